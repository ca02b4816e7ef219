#include "shell/csv_export.h"

#include "document/file_path.h"

namespace gyre::ui {

void CsvExport::start(RecordingCsv csv, const QString& path, RowRange range) {
  wait();
  thread_ = std::jthread([this, csv = std::move(csv), path, range] {
    Expected<void> done;
    try {
      done = csv.write(toPath(path), true, range);
    } catch (const std::exception& e) {  // memory, mostly
      done = fail({.kind = Error::Kind::resource, .message = e.what(), .file = path.toStdString()});
    }
    QMetaObject::invokeMethod(this, [this, path, done] {
      if (done) emit written(path);
      else emit failed(done.error());
    });
  });
}

void CsvExport::wait() {
  if (thread_.joinable()) thread_.join();
}

}  // namespace gyre::ui

#include "moc_csv_export.cpp"

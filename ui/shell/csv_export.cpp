#include "shell/csv_export.h"

#include "document/file_path.h"

namespace gyre::ui {

CsvExport::~CsvExport() {
  if (thread_.joinable()) thread_.join();
  for (const Order& order : waiting_) (void)write(order);  // nobody is left to be told
}

Expected<void> CsvExport::write(const Order& order) {
  try {
    return order.csv.write(toPath(order.path), true, order.range);
  } catch (const std::exception& e) {  // memory, mostly
    return fail({.kind = Error::Kind::resource, .message = e.what(), .file = order.path.toStdString()});
  }
}

void CsvExport::start(RecordingCsv csv, const QString& path, RowRange range) {
  waiting_.push_back({std::move(csv), path, range});
  next();
}

void CsvExport::next() {
  if (busy_ || waiting_.empty()) return;
  busy_ = true;
  auto order = std::make_shared<Order>(std::move(waiting_.front()));
  waiting_.pop_front();
  thread_ = std::jthread([this, order] {
    const auto done = write(*order);
    QMetaObject::invokeMethod(
        this, [this, order, done] { finish(order->path, done); }, Qt::QueuedConnection);
  });
}

void CsvExport::finish(const QString& path, const Expected<void>& done) {
  busy_ = false;
  next();
  if (done) emit written(path);
  else emit failed(done.error());
}

}  // namespace gyre::ui

#include "moc_csv_export.cpp"

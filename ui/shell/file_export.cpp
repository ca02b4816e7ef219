#include "shell/file_export.h"

#include "core/machine_memory.h"
#include "document/file_path.h"

namespace gyre::ui {

FileExport::~FileExport() {
  if (thread_.joinable()) thread_.join();
  for (const Order& order : waiting_) (void)write(order, [](double) { return true; });  // nobody is left to be told
}

Expected<bool> FileExport::write(const Order& order, const Progress& goesOn) {
  try {
    return order.writer(toPath(order.path), goesOn);
  } catch (const std::exception& e) {  // memory, mostly
    return fail({.kind = Error::Kind::resource, .message = libraryMessage(e), .file = order.path.toStdString()});
  }
}

void FileExport::start(Writer writer, const QString& path) {
  waiting_.push_back({std::move(writer), path});
  next();
}

void FileExport::start(std::shared_ptr<const RowCsv> csv, const QString& path, RowRange range) {
  start([csv = std::move(csv), range](const std::filesystem::path& file,
                                      const Progress& goesOn) { return csv->writeUnless(file, true, range, goesOn); },
        path);
}

bool FileExport::report(const QString& path, double share, const std::stop_token& stop) {
  const auto now = std::chrono::steady_clock::now();
  if (now - reported_ > std::chrono::milliseconds(100)) {
    reported_ = now;
    emit progressed(path, share);  // queued, as it comes from another thread
  }
  return !stop.stop_requested();
}

void FileExport::next() {
  if (busy_ || waiting_.empty()) return;
  busy_ = true;
  auto order = std::make_shared<Order>(std::move(waiting_.front()));
  waiting_.pop_front();
  thread_ = std::jthread([this, order](const std::stop_token& stop) {
    const auto done = write(*order, [&](double share) { return report(order->path, share, stop); });
    QMetaObject::invokeMethod(
        this, [this, order, done] { finish(order->path, done); }, Qt::QueuedConnection);
  });
}

void FileExport::finish(const QString& path, const Expected<bool>& done) {
  busy_ = false;
  next();
  if (!done) emit failed(done.error());
  else if (*done) emit written(path);
  else emit cancelled(path);
}

}  // namespace gyre::ui

#include "moc_file_export.cpp"

#include "shell/csv_export.h"

#include "document/file_path.h"

namespace gyre::ui {

CsvExport::~CsvExport() {
  if (thread_.joinable()) thread_.join();
  for (const Order& order : waiting_) (void)write(order, [](double) { return true; });  // nobody is left to be told
}

Expected<bool> CsvExport::write(const Order& order, const RowCsv::Progress& goesOn) {
  try {
    return order.csv->writeUnless(toPath(order.path), true, order.range, goesOn);
  } catch (const std::exception& e) {  // memory, mostly
    return fail({.kind = Error::Kind::resource, .message = e.what(), .file = order.path.toStdString()});
  }
}

void CsvExport::start(std::shared_ptr<const RowCsv> csv, const QString& path, RowRange range) {
  waiting_.push_back({std::move(csv), path, range});
  next();
}

bool CsvExport::tell(const QString& path, double share, const std::stop_token& stop) {
  const auto now = std::chrono::steady_clock::now();
  if (now - told_ > std::chrono::milliseconds(100)) {
    told_ = now;
    emit progressed(path, share);  // queued, as it comes from another thread
  }
  return !stop.stop_requested();
}

void CsvExport::next() {
  if (busy_ || waiting_.empty()) return;
  busy_ = true;
  auto order = std::make_shared<Order>(std::move(waiting_.front()));
  waiting_.pop_front();
  thread_ = std::jthread([this, order](const std::stop_token& stop) {
    const auto done = write(*order, [&](double share) { return tell(order->path, share, stop); });
    QMetaObject::invokeMethod(
        this, [this, order, done] { finish(order->path, done); }, Qt::QueuedConnection);
  });
}

void CsvExport::finish(const QString& path, const Expected<bool>& done) {
  busy_ = false;
  next();
  if (!done) emit failed(done.error());
  else if (*done) emit written(path);
  else emit cancelled(path);
}

}  // namespace gyre::ui

#include "moc_csv_export.cpp"

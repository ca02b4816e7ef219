#include "document/job_progress.h"

namespace gyre::ui {
namespace {

constexpr int pollOfProgress = 60, heightOfLine = 4;  // [ms], [pixels]
constexpr int partsOfBar = 1000;                      // that the bar counts

}  // namespace

JobProgress::JobProgress(const QString& name, QWidget* parent) : QProgressBar(parent) {
  setRange(0, partsOfBar);
  setTextVisible(false);
  setFixedHeight(heightOfLine);
  setAccessibleName(name);
  hide();
  poll_.setInterval(pollOfProgress);
  connect(&poll_, &QTimer::timeout, this, [this] { setValue(static_cast<int>(partsOfBar * share_->load())); });
}

void JobProgress::watch(std::shared_ptr<const std::atomic<double>> share) {
  share_ = std::move(share);
  setValue(0);
  show();
  poll_.start();
}

void JobProgress::finish() {
  poll_.stop();
  hide();
}

void JobProgress::cancel() {
  job_.cancel();
  finish();
}

}  // namespace gyre::ui

#include "moc_job_progress.cpp"

#pragma once
// Work beside the window with a line that shows how far it has come; hidden while there is none.

#include "document/background_job.h"

#include <QProgressBar>
#include <QTimer>

#include <atomic>
#include <memory>

namespace gyre::ui {

class JobProgress : public QProgressBar {
  Q_OBJECT
 public:
  /// @param name  of what is shown, for who does not see it
  JobProgress(const QString& name, QWidget* parent);

  /// As BackgroundJob::start(), where the work also gets a number to keep: the share of it that is done.
  template <class Work, class Done, class Failed>
  void start(Work work, Done done, Failed failed) {
    auto share = std::make_shared<std::atomic<double>>(0);
    watch(share);
    job_.start([work = std::move(work), share](const std::stop_token& stop) { return work(stop, *share); },
               [this, done](auto result) {
                 finish();
                 done(std::move(result));
               },
               [this, failed](const Error& error) {
                 finish();
                 failed(error);
               });
  }
  void cancel();
  bool isBusy() const { return job_.isBusy(); }

 private:
  void watch(std::shared_ptr<const std::atomic<double>> share);
  void finish();

  std::shared_ptr<const std::atomic<double>> share_;
  QTimer poll_;
  BackgroundJob job_;
};

}  // namespace gyre::ui

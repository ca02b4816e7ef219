#pragma once
// Work on another thread whose result comes back to the thread of the window. Starting anew makes what went before
// obsolete: its result is dropped, and it is asked to stop.

#include "core/thread_priority.h"

#include <QObject>

#include <future>
#include <stop_token>
#include <utility>
#include <vector>

namespace gyre::ui {

class BackgroundJob : public QObject {
 public:
  using QObject::QObject;
  /// Waits for what is still on its way.
  ~BackgroundJob() override { cancel(); }

  /// done(work(stop token)) once the work is done. Neither may throw.
  template <class Work, class Done>
  void start(Work work, Done done) {
    cancel();
    stop_ = std::stop_source();
    busy_ = true;
    std::erase_if(running_,
                  [](const auto& f) { return f.wait_for(std::chrono::seconds(0)) == std::future_status::ready; });
    running_.push_back(std::async(std::launch::async,
                                  [this, number = number_, token = stop_.get_token(), work = std::move(work), done] {
                                    stepBackThisThread();
                                    auto result = std::make_shared<decltype(work(token))>(work(token));
                                    QMetaObject::invokeMethod(
                                        this,
                                        [this, number, result, done] {
                                          if (number != number_) return;
                                          busy_ = false;
                                          done(std::move(*result));
                                        },
                                        Qt::QueuedConnection);
                                  }));
  }
  void cancel() {
    ++number_;
    busy_ = false;
    stop_.request_stop();
  }
  bool isBusy() const { return busy_; }

 private:
  int number_ = 0;
  bool busy_ = false;
  std::stop_source stop_;
  std::vector<std::future<void>> running_;  ///< last: their destructors wait while the rest still stands
};

}  // namespace gyre::ui

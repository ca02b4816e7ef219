#pragma once
// Work on another thread whose result comes back to the thread of the window. Starting anew makes what went before
// obsolete: its result is dropped, and it is asked to stop.

#include "core/error.h"
#include "core/machine_memory.h"
#include "core/thread_priority.h"

#include <QObject>

#include <exception>
#include <future>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace gyre::ui {

class BackgroundJob : public QObject {
 public:
  using QObject::QObject;
  /// Waits for what is still on its way.
  ~BackgroundJob() override { cancel(); }

  /// done(work(stop token)) once the work is done, or failed(error) where it threw: what libraries throw, memory
  /// mostly.
  template <class Work, class Done, class Failed>
  void start(Work work, Done done, Failed failed) {
    cancel();
    stop_ = std::stop_source();
    busy_ = true;
    std::erase_if(running_,
                  [](const auto& f) { return f.wait_for(std::chrono::seconds(0)) == std::future_status::ready; });
    running_.push_back(std::async(
        std::launch::async, [this, number = number_, token = stop_.get_token(), work = std::move(work), done, failed] {
          stepBackThisThread();
          try {
            auto result = std::make_shared<decltype(work(token))>(work(token));
            handOver(number, [result, done] { done(std::move(*result)); });
          } catch (const std::exception& e) {
            handOver(number, [failed, what = libraryMessage(e)] { failed(unfinished(what)); });
          }
        }));
  }
  void cancel() {
    ++number_;
    busy_ = false;
    stop_.request_stop();
  }
  bool isBusy() const { return busy_; }

 private:
  /// On the window's thread, unless it is obsolete by then.
  template <class Last>
  void handOver(int number, Last last) {
    QMetaObject::invokeMethod(
        this,
        [this, number, last] {
          if (number != number_) return;
          busy_ = false;
          last();
        },
        Qt::QueuedConnection);
  }
  static Error unfinished(const std::string& why) {
    return {.kind = Error::Kind::resource, .message = "this could not be finished: " + why};
  }

  int number_ = 0;
  bool busy_ = false;
  std::stop_source stop_;
  std::vector<std::future<void>> running_;  ///< last: their destructors wait while the rest still stands
};

}  // namespace gyre::ui

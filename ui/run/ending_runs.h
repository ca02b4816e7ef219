#pragma once
// Runs that are over but for the step they are at, which may take its time: nothing waits for them but their end here.

#include <chrono>
#include <future>
#include <memory>
#include <utility>
#include <vector>

namespace gyre::ui {

class EndingRuns {
 public:
  /// Ends it beside the window. @param run  null: there is none
  template <class Run>
  void take(std::unique_ptr<Run> run) {
    if (run) ending_.push_back(std::async(std::launch::async, [over = std::move(run)]() mutable { over.reset(); }));
  }
  /// Whether any has not ended; forgets those that have.
  bool any() {
    std::erase_if(ending_,
                  [](const auto& f) { return f.wait_for(std::chrono::seconds(0)) == std::future_status::ready; });
    return !ending_.empty();
  }

 private:
  std::vector<std::future<void>> ending_;
};

}  // namespace gyre::ui

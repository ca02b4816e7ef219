#pragma once
// Work on another thread that the window has to wait for, as it does for a file that is opened or saved.

#include <chrono>
#include <functional>
#include <future>

namespace gyre::ui {

/// Until ready() holds, the window is painted, but takes no input.
void paintUntil(const std::function<bool()>& ready);

/// The result of work() on another thread. Where that takes longer than one notices, the window is painted meanwhile.
template <class Work>
auto whilePainting(Work work) {
  using namespace std::chrono_literals;
  auto done = std::async(std::launch::async, std::move(work));
  const auto within = [&](std::chrono::milliseconds time) { return done.wait_for(time) == std::future_status::ready; };
  if (!within(40ms)) paintUntil([&] { return within(0ms); });
  return done.get();
}

}  // namespace gyre::ui

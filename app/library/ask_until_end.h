#pragma once
// How a caller that waits for work on another thread is asked whether it is to go on.

#include <algorithm>
#include <chrono>
#include <functional>
#include <thread>

namespace gyre {
inline namespace v0 {

/// Asks until the work has ended, at first every millisecond, later every 50; stops it once it is not to go on.
/// @param told  what goesOn is told
template <class Ended, class Told, class Stop>
void askUntilEnd(const std::function<bool(double)>& goesOn, const Ended& ended, const Told& told, const Stop& stop) {
  using std::chrono::milliseconds;
  for (milliseconds pause(1); !ended(); pause = std::min(2 * pause, milliseconds(50))) {
    if (!goesOn(told())) return stop();
    std::this_thread::sleep_for(pause);
  }
}

}  // namespace v0
}  // namespace gyre

#pragma once
// Keeps a run from going faster than a number of simulated seconds per second of clock.

#include <chrono>

namespace gyre {

class Pace {
 public:
  using Clock = std::chrono::steady_clock;

  /// Begins to count anew, after a pause or a change of speed.
  void restart(double simulated) {
    simulated_ = simulated;
    clock_ = Clock::now();
  }
  /// When simulated time t is due. @pre factor > 0
  Clock::time_point due(double t, double factor) const {
    return clock_ +
           std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>((t - simulated_) / factor));
  }

 private:
  double simulated_ = 0;
  Clock::time_point clock_ = Clock::now();
};

}  // namespace gyre

#pragma once
// One line on a terminal's standard error: how far a run is and how long it will still take. Silent in a pipe.

#include <chrono>
#include <string>

namespace gyre::cli {

class ProgressBar {
 public:
  /// @param allowed  false keeps it silent on a terminal too
  explicit ProgressBar(bool allowed);
  ~ProgressBar() { clear(); }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  /// Draws at most ten times a second.
  /// @param done  0 to 1
  /// @param what  how far that is: "t = 1.2 of 5 s"
  void show(double done, const std::string& what);
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  bool enabled_;
  bool drawn_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point next_ = start_ + std::chrono::milliseconds(200);  // short runs show none
};

}  // namespace gyre::cli

#pragma once
// How often something may be drawn anew so that this takes no more than a share of the time: what is drawn fast follows
// every frame, what takes long leaves the time to others.

#include <QElapsedTimer>

#include <algorithm>

namespace gyre::ui {

class RedrawPace {
 public:
  static constexpr double share = 0.06;    ///< of the time
  static constexpr double longest = 0.25;  ///< between two drawings [s]

  bool isDue() const { return !since_.isValid() || static_cast<double>(since_.nsecsElapsed()) * 1e-9 >= pause_; }
  /// It has been drawn just now, which took so long [s].
  void drawn(double seconds) {
    pause_ = std::min(seconds / share, longest);
    since_.start();
  }

 private:
  QElapsedTimer since_;
  double pause_ = 0;
};

}  // namespace gyre::ui

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

  /// Calls `draw` when it is due.
  /// @param draw  returns what drawing takes besides the call itself [s]
  /// @return whether it was due
  template <class Draw>
  bool inTurn(Draw&& draw) {
    if (since_.isValid() && secondsOf(since_) < pause_) return false;
    QElapsedTimer clock;
    clock.start();
    const double besides = draw();
    pause_ = std::min((secondsOf(clock) + besides) / share, longest);
    since_.start();
    return true;
  }

 private:
  static double secondsOf(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) * 1e-9; }

  QElapsedTimer since_;
  double pause_ = 0;
};

}  // namespace gyre::ui

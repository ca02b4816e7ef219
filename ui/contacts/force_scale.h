#pragma once
// How long the arrow of a force is: the same over a run, so that forces of two moments can be compared. Moments have a
// scale of their own.
//
// The force that nine of ten stay below is about as long as a body. It is looked for when a run has 1, 2, 4, 8 and so
// on rows, so the scale changes a few times at most in a run of any length, in the same way each time, and never while
// somebody goes through one.

#include "run/recording.h"

#include <functional>
#include <memory>
#include <vector>

namespace gyre::ui {

class ForceScale {
 public:
  /// Adds the forces of a row, or some of them where there are very many.
  using OfRow = std::function<void(std::size_t row, std::vector<double>& forces)>;

  /// Looks at what the run has recorded so far. @param length  of the arrow of a typical force [m]
  void follow(const std::shared_ptr<const Recording>& recording, double length, const OfRow& forces);
  /// Other forces are drawn than before.
  void forget() { of_.reset(); }
  double metresPerNewton() const { return typical_ > 0 ? length_ / typical_ : 0; }

 private:
  std::weak_ptr<const Recording> of_;
  std::size_t next_ = 1;  ///< rows with which it is looked for again
  double typical_ = 0;    ///< [N]
  double length_ = 1;
};

/// Forces of contacts; none where nothing can touch.
ForceScale::OfRow contactForces(const Recording& recording);

}  // namespace gyre::ui

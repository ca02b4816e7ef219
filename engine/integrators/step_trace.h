#pragma once
// What became of attempts at steps, for who wants to know what holds a run up: those that were given up, and of the
// step that was taken last which element's unknowns have most of its local error.

#include "system/system.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace gyre {

enum class StepOutcome : std::uint8_t {
  taken,
  tooInexact,    ///< its local error was too large
  notConverged,  ///< its equations did not converge, or could not be computed
  turnedTooFar,  ///< a body turned further than angles can be counted
  newBranch,     ///< shortened: a condition of a force switched within it, or a contact opened or closed
  timeSwitch     ///< begun anew: a function of time switches there
};

/// The body whose unknowns have most of a local error.
struct LargestError {
  std::int32_t row = -1;  ///< where they have most (System::rowName); -1: nothing is known
  float share = 0;        ///< of the body in the sum of squares that is tested
};
/// @param squares  of the local error of each velocity, and of its position, over their tolerances [nv]
LargestError largestError(const System& system, const VecX& squares);

struct StepEvent {
  double t = 0;  ///< where the step begins [s]
  double h = 0;  ///< its size [s]
  float error =
      std::numeric_limits<float>::quiet_NaN();  ///< its local error over the tolerance, where a method tells it
  LargestError largest = {};
  StepOutcome outcome = StepOutcome::taken;
};

class StepTrace {
 public:
  void clear() {
    givenUp_.clear();
    taken_.reset();
  }
  void giveUp(const StepEvent& event) { givenUp_.push_back(event); }
  void take(const StepEvent& event) { taken_ = event; }
  void add(const StepEvent& event) { event.outcome == StepOutcome::taken ? take(event) : giveUp(event); }

  /// Since clear(), in their order.
  std::span<const StepEvent> givenUp() const { return givenUp_; }
  /// The last one since then, of methods that control their error.
  const std::optional<StepEvent>& taken() const { return taken_; }

 private:
  std::vector<StepEvent> givenUp_;
  std::optional<StepEvent> taken_;
};

/// "local error too large", "a condition switches".
const char* wordsFor(StepOutcome outcome);

}  // namespace gyre

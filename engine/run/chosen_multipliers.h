#pragma once
// The one choice of multipliers that does not depend on the method, where constraints are redundant: those of least
// norm (system/minimum_norm.h). The method goes on with its own, whoever looks at these.

#include "system/minimum_norm.h"

#include <memory>

namespace gyre {

class ChosenMultipliers {
 public:
  /// For another system. @param redundant  whether there is anything to choose
  void prepare(const System& system, bool redundant) {
    minimum_ = redundant ? std::make_unique<MinimumNorm>(system) : nullptr;
    isChosen_ = false;
  }
  /// For this state, the one now.
  void choose(const State& s) {
    isChosen_ = minimum_ != nullptr;
    if (!isChosen_) return;
    chosen_ = s;
    minimum_->apply(chosen_);
  }
  /// Another state follows.
  void forget() { isChosen_ = false; }
  bool areChosen() const { return isChosen_; }
  void setTime(double t) { chosen_.t = t; }
  /// A state with chosen multipliers, where they are; else with its own.
  const State& of(const State& s) const { return isChosen_ ? chosen_ : s; }
  Work work() const { return minimum_ ? minimum_->work() : Work(); }

 private:
  friend class StateArchive;
  /// @param s  the state now
  void persist(StateArchive& a, const State& s) {
    a(isChosen_);
    if (minimum_) a(*minimum_);
    else if (isChosen_) a.refuse();
    if (!isChosen_) return;
    if (a.reads()) chosen_ = s;
    a(chosen_);
  }

  std::unique_ptr<MinimumNorm> minimum_;
  State chosen_;
  bool isChosen_ = false;
};

}  // namespace gyre

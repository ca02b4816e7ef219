#pragma once
// How much of the energy that moves in a run its integrator has made or lost:
//
//   share = |numerical| / moved,  moved = max(kinetic, |elastic - elastic(0)|, |potential - potential(0)|, |work|,
//                                             |dissipated|) - |numerical|,
//
// the largest so far (energy_budget.h): what the method has made does not count as moved. Every step counts after which
// the share is beyond the limit, in a row or not: the error of a conservative motion swings, and is back within the
// limit before long. What moves next to nothing does not count, as the first steps from rest: those beyond the limit
// are forgotten once a thousand times as much has moved and their error is within the limit of that. Below 1e-9 of what
// there is to be moved, nothing moves: what a method makes of the round-off of a model at rest is not worth a word.

#include "diagnostics/energy_budget.h"

#include <algorithm>
#include <cmath>

namespace gyre {

class EnergyWatch {
 public:
  static constexpr double tolerated = 0.1;
  static constexpr int stepsUntilTold = 20;  ///< at the end of a run one is enough

  /// @param scale  energy of motions that are worth looking at [J]
  void start(const EnergyBudget& budget, double scale) {
    *this = {};
    scale_ = scale;
    elastic0_ = budget.now().elastic;
    potential0_ = budget.now().potential;
    moved_ = budget.now().kinetic;
  }
  /// A step ended at t. @param limit  the share above which it counts
  void add(const EnergyBudget& budget, double t, double limit) {
    const SystemEnergy& e = budget.now();
    numerical_ = budget.numerical();
    const double size = std::max({e.kinetic, std::abs(e.elastic - elastic0_), std::abs(e.potential - potential0_),
                                  std::abs(budget.work()), std::abs(budget.dissipated())});
    moved_ = std::max({moved_, size - std::abs(numerical_),
                       rounding * (scale_ + size + std::abs(e.elastic) + std::abs(e.potential))});
    if (share() > limit) count(t);
    else if (steps_ > 0 && moved_ > nextToNothing * movedThen_ && std::abs(worst_.numerical) <= limit * moved_)
      forget();
  }
  double share() const { return moved_ > 0 ? std::abs(numerical_) / moved_ : 0; }

  /// A step that counts.
  struct Step {
    double t = 0;          ///< its end [s]
    double numerical = 0;  ///< made (> 0) or lost since the start [J]
    double share = 0;
    void persist(StateArchive& a) { a(t, numerical, share); }
  };
  /// That of the largest share.
  const Step& worst() const { return worst_; }
  /// @param ended  the run is over: however few steps count
  bool exceeded(bool ended) const { return steps_ >= (ended ? 1 : stepsUntilTold); }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(scale_, elastic0_, potential0_, moved_, numerical_, movedThen_, steps_, worst_); }
  static constexpr double rounding = 1e-9;  // of what there is at all
  static constexpr double nextToNothing = 1000;

  void count(double t) {
    ++steps_;
    movedThen_ = moved_;
    if (share() >= worst_.share) worst_ = {t, numerical_, share()};
  }
  void forget() {
    steps_ = 0;
    worst_ = {};
  }

  double scale_ = 0, elastic0_ = 0, potential0_ = 0, moved_ = 0, numerical_ = 0;
  double movedThen_ = 0;  ///< where a step counted last
  int steps_ = 0;
  Step worst_;
};

}  // namespace gyre

#pragma once
// How much of the energy that moves in a run its integrator has made or lost:
//
//   share = |numerical| / moved,  moved = max(kinetic, |elastic - elastic(0)|, |potential - potential(0)|, |work|,
//                                             |dissipated|) - |numerical|,
//
// the largest so far (energy_budget.h): what the method has made does not count as moved. Beyond tolerated for so many
// steps in a row, results say more about the method than about the model: a step alone does not count, since the first
// ones from rest move next to nothing. Below 1e-9 of what there is to be moved, nothing moves: what a method makes of
// the round-off of a model at rest is not worth a word.

#include "diagnostics/energy_budget.h"

#include <algorithm>
#include <cmath>

namespace gyre {

class EnergyWatch {
 public:
  static constexpr double tolerated = 0.1;
  static constexpr int stepsInARow = 20;

  /// @param scale  energy of motions that are worth looking at [J]
  void start(const EnergyBudget& budget, double scale) {
    *this = {};
    scale_ = scale;
    elastic0_ = budget.now().elastic;
    potential0_ = budget.now().potential;
    moved_ = budget.now().kinetic;
  }
  /// @param limit  the share above which steps count
  void add(const EnergyBudget& budget, double limit) {
    const SystemEnergy& e = budget.now();
    numerical_ = budget.numerical();
    const double size = std::max({e.kinetic, std::abs(e.elastic - elastic0_), std::abs(e.potential - potential0_),
                                  std::abs(budget.work()), std::abs(budget.dissipated())});
    moved_ = std::max({moved_, size - std::abs(numerical_),
                       rounding * (scale_ + size + std::abs(e.elastic) + std::abs(e.potential))});
    row_ = share() > limit ? row_ + 1 : 0;
  }
  double numerical() const { return numerical_; }  ///< [J]
  double share() const { return moved_ > 0 ? std::abs(numerical_) / moved_ : 0; }
  /// @param ended  the run is over: its last state counts, however few steps led to it
  bool exceeded(bool ended) const { return row_ >= (ended ? 1 : stepsInARow); }

 private:
  static constexpr double rounding = 1e-9;  // of what there is at all
  double scale_ = 0, elastic0_ = 0, potential0_ = 0, moved_ = 0, numerical_ = 0;
  int row_ = 0;
};

}  // namespace gyre

#pragma once
// What the iterations of Newton did in the steps of a run, for who wants to know why one converged or did not: every
// attempt at a step, and of each its iterations.
//
// Residuals are the largest of a kind, in the units of the equations themselves: not scaled, not divided by anything.

#include "core/types.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace gyre {

template <class Real>
struct ResidualsByKind {
  Real dynamics = 0;  ///< |r_i| of bodies on which no contact acts [N, N m]
  Real contact = 0;   ///< |r_i| of bodies on which one does [N, N m]
  Real position = 0;  ///< |Phi_i| [m; rad, or of direction cosines]
  Real velocity = 0;  ///< of constraints of velocities: nonholonomic ones; and where a method has them, of
                      ///< |B v + Phi_t| and |q' - v| [m/s, rad/s]
};
using EquationResiduals = ResidualsByKind<double>;

inline constexpr double notMeasured = std::numeric_limits<double>::quiet_NaN();

template <class Real>
struct Iterate {
  ResidualsByKind<Real> residual = {};
  Real update = 0;  ///< size of the correction that it calls for, by the method's test: 1 passes
  Real contraction = std::numeric_limits<Real>::quiet_NaN();  ///< of the update over the one before; none of the first
  Real condition =
      std::numeric_limits<Real>::quiet_NaN();  ///< of the matrix made here (KktSystem::condition), where asked for
  Real share = 0;           ///< of the correction that was taken: 0 where the state was accepted as it stood
  std::int32_t worst = 0;   ///< row of [r; Phi] whose unknown the correction changes most, by the test
  bool madeMatrix = false;  ///< here, not kept from before
};
using NewtonIterate = Iterate<double>;

enum class NewtonOutcome : std::uint8_t {
  converged,
  atRoundOff,    ///< the test was not met, but nothing more can be gained in double precision
  newMatrix,     ///< the kept matrix did not serve: begun again with a new one
  notConverged,  ///< too many iterations, or updates that grow
  tooInexact,    ///< converged, but the local error of the step is too large
  singular,      ///< the matrix
  notFinite      ///< a force or an equation
};

/// One iteration for a step: a step that is repeated with half the size takes one after the other.
struct NewtonAttempt {
  double t = 0;               ///< to which it leads [s]
  double h = 0;               ///< [s]
  double left = notMeasured;  ///< update that the state it ended in still calls for: measured, or expected to be
  NewtonOutcome outcome = NewtonOutcome::converged;
  bool damped = false;
  std::uint32_t iterates = 0;
};

/// Whether no state came of it that the run could go on from.
inline bool isFailure(NewtonOutcome outcome) { return outcome > NewtonOutcome::atRoundOff; }

class NewtonTrace {
 public:
  void clear() {
    attempts_.clear();
    iterates_.clear();
    cleared_ = true;
  }
  /// A solve and a product for a number that changes slowly: of the first matrix since clear(), where the last one that
  /// it was measured of lies some attempts back, and of the one after an attempt that came to nothing.
  bool wantsCondition() const { return failed_ || (cleared_ && unmeasured_ >= attemptsBetween); }
  void begin(double t, double h, bool damped = false) {
    if (!repeats_) kept_ = 0;
    repeats_ = true;
    unmeasured_ = std::min(unmeasured_ + 1, attemptsBetween);
    attempts_.push_back({.t = t, .h = h, .damped = damped});
  }
  /// The positions of the iterate that was added last.
  void keep(const VecX& q) {
    constexpr std::size_t most = 400;
    if (kept_ == most) return;
    if (kept_ == positions_.size()) positions_.emplace_back();
    positions_[kept_++] = q;
  }
  void add(const NewtonIterate& iterate) {
    if (!std::isnan(iterate.condition)) {
      failed_ = cleared_ = false;
      unmeasured_ = 0;
    }
    iterates_.push_back(iterate);
    ++attempts_.back().iterates;
  }
  /// Sets which share of the last correction was taken.
  void take(double share) { iterates_.back().share = share; }
  void end(NewtonOutcome outcome, double left) {
    attempts_.back().outcome = outcome;
    failed_ = failed_ || outcome > NewtonOutcome::newMatrix;
    repeats_ = isFailure(outcome);
    attempts_.back().left = left;
  }

  std::span<const NewtonAttempt> attempts() const { return attempts_; }
  /// Iterates of all attempts, one after the other.
  std::span<const NewtonIterate> iterates() const { return iterates_; }
  /// q of the iterations of the last step, over all attempts at it, where the method keeps them; clear() leaves them.
  std::span<const VecX> positions() const { return {positions_.data(), kept_}; }

 private:
  std::vector<NewtonAttempt> attempts_;
  std::vector<NewtonIterate> iterates_;
  std::vector<VecX> positions_;  ///< memory for more than are kept
  std::size_t kept_ = 0;
  bool repeats_ = false;  ///< the attempt before failed, or has not ended
  static constexpr int attemptsBetween = 20;
  int unmeasured_ = attemptsBetween;
  bool cleared_ = true, failed_ = false;  ///< since the condition was measured
};

/// What became of an attempt, in a few words: "converged", "the matrix is singular".
const char* wordsFor(NewtonOutcome outcome);

}  // namespace gyre

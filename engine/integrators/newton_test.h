#pragma once
// Kynema's weighted RMS convergence test (Kynema theory, eq. 4) in the scaled unknowns of the Newton iteration:
//
//   err = sqrt( 1/(k+m) [ sum (dx_i / w_i)^2 + sum (dlambda_i / w_i)^2 ] ),   w_i = atol + rtol |.|
//
// for position increments x measured as velocities (x / h) and multipliers lambda, with three corrections:
//  - It is applied to the correction that the trial state still calls for, so that the accepted state is one whose
//    residual has been evaluated; the published form tests the values before the last update.
//  - Lengths are relative to the model's, and a multiplier to what accelerates the masses that its row moves by that
//    size per s^2, L / (B M^-1 B^T)_ii, so that a model of a micrometre or of a microgram is solved as exactly as one
//    of a metre and a kilogram.
//  - No weight is below round-off: what a few units in the last place of the positions (length scale L) amount to
//    in each unknown through S^-1, as probed by the integrator.

#include "integrators/kkt_probes.h"

#include <limits>
#include <utility>

namespace gyre {

struct NewtonTolerance {
  double atol = 1e-12;  ///< [of the model's length per second, rad/s; of multipliers Weights::multipliers]
  double rtol = 1e-12;
};

/// Rounding where numbers of a size are added.
inline constexpr double roundOff(double size) { return 4 * std::numeric_limits<double>::epsilon() * size; }

/// What absolute tolerances are shares of.
struct NewtonWeights {
  VecX motions;      ///< per velocity: Scales::velocity
  VecX multipliers;  ///< per row of Phi [N, N m]
};
/// @param S  with M and B
NewtonWeights newtonWeights(const System& system, const KktMatrix& S);

class NewtonTest {
 public:
  NewtonTest() = default;
  /// @param roundOff  floor: of each of (x, beta h^2 lambda), which no weight is below; reach: see atRoundOff()
  NewtonTest(NewtonTolerance tolerance, NewtonWeights weights, ProbedRoundOff roundOff)
      : tolerance_(tolerance), weights_(std::move(weights)), roundOff_(std::move(roundOff)) {}
  /// As published: absolute weights are metres and radians, newtons and newton metres, and nothing is added to the
  /// weights for round-off, unless the model stands so far from the origin that the test would never pass: rounding of
  /// the positions calls for multipliers that grow with 1/h^2.
  static NewtonTest published(NewtonTolerance tolerance, ProbedRoundOff roundOff, bool isFar) {
    const Eigen::Index nv = roundOff.reach.size(), m = roundOff.floor.size() - nv;
    if (!isFar) roundOff.floor.setZero();
    NewtonTest test(tolerance, {VecX::Ones(nv), VecX::Ones(m)}, std::move(roundOff));
    test.published_ = true;
    return test;
  }

  struct Correction {
    const VecX& added;  ///< (dx, beta h^2 dlambda)
    const VecX &x, &lambda;
    double h, betaH2;
  };
  double error(const Correction& c) const;
  /// Index of the entry that is largest by its weight, or the first that is no number.
  int worst(const Correction& c) const;
  /// The position part is within what evaluating the constraints in double precision can resolve.
  bool atRoundOff(const VecX& correction, Eigen::Index nv) const { return withinReach(correction, nv, 1e3); }
  /// It is what rounding alone calls for: roundOff(1) is some ten times what sums of a few numbers have.
  /// @param factor  times the correction
  bool isRoundOff(const VecX& correction, Eigen::Index nv, double factor = 1) const {
    return withinReach(correction, nv, 0.1 / factor);
  }
  /// Corrections stopped shrinking at this one: what rounding of this system amounts to may be more than was probed.
  /// Each time says at most twice as much as the one before.
  void stoppedAt(const VecX& correction, Eigen::Index nv);
  /// It is within what corrections stopped shrinking at.
  bool isNoise(const VecX& correction, Eigen::Index nv) const {
    return noise_ > 1 && withinReach(correction, nv, noise_);
  }
  /// It is within what rounding amounts to at most.
  bool withinRoundOff(const VecX& correction, Eigen::Index nv) const { return withinReach(correction, nv, 1); }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(weights_.motions, weights_.multipliers, roundOff_.floor, roundOff_.reach, noise_); }
  bool withinReach(const VecX& correction, Eigen::Index nv, double share) const {
    return (correction.head(nv).array().abs() <= share * roundOff_.reach.array()).all();
  }
  auto weighedX(const Correction& c, Eigen::Index first, Eigen::Index n) const;
  auto weighedLambda(const Correction& c, Eigen::Index first, Eigen::Index n) const;
  NewtonTolerance tolerance_;
  NewtonWeights weights_;
  ProbedRoundOff roundOff_;
  double noise_ = 1;  ///< of corrections, over roundOff_.reach
  bool published_ = false;
};

}  // namespace gyre

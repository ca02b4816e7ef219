#pragma once
// The law of an elastic and damped connection in six directions, in the deflection eta of marker 2 against marker 1:
//   sigma = K (eta - eta0) + f(eta - eta0) + C eta',   f_i of its own direction each
//   frame of marker 1:  eta = xi = (d, theta)
//   halfway frame:      eta = (exp(-theta / 2) d, theta)       d in axes halfway between both markers
// Brought back to xi (forces/marker_pair.h):  s = H^T sigma,  H = d eta / d xi,  with ds/dxi and ds/dxi' exact.

#include "core/types.h"
#include "forces/force.h"
#include "functions/compiled_function.h"

#include <array>

namespace gyre {

struct BushingLaw {
  Mat6 K = Mat6::Zero(), C = Mat6::Zero();
  std::array<CompiledFunction, 6> f = {};
  Vec6 rest = Vec6::Zero();  ///< eta0
  bool halfway = false;
  Vec6 zero = Vec6::Zero();  ///< from where f is integrated: 0, or the start where f has a pole between

  struct Response {
    Vec6 eta, etaRate;  ///< deflection from eta0, and its rate
    Vec6 sigma;
    Vec6 s;
  };
  Response respond(const Vec6& xi, const Vec6& rate) const;
  void tangents(const Vec6& xi, const Vec6& rate, Mat6& dsdxi, Mat6& dsdrate) const;
  /// d eta / d xi, and by which d eta' changes with xi at fixed xi'.
  void motionTangents(const Vec6& xi, const Vec6& rate, Mat6& detadxi, Mat6& dratedxi) const;
  ForceEnergy energy(const Response& r) const;
  /// The model starts at eta, from eta0.
  void startAt(const Vec6& eta);
  bool isDamped() const { return !C.isZero(0); }
  /// sigma depends on theta, or on how it changes.
  bool dependsOnRotation() const;
  bool hasBranches() const;
  /// @param eta  from eta0; see Force::branch
  std::uint64_t branch(const Vec6& eta) const;
};

}  // namespace gyre

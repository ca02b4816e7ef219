#pragma once
// What every mechanism is asked under every method. A check gives what does not hold, in words; none, where all does.
//
// Bounds follow from the method and from the motion, not from what is measured. With the rate w of a motion, its length
// T, the growth of small changes over it and the order p of the method (mechanisms/expected_motion.h):
//   steps of fixed size   errors below (w h)^p (1 + w T) growth, and at h / 2 smaller by 2^(p - 1/2) at least
//   chosen steps          some tol^(-1/3) steps a radian of motion add the tolerance each; reactions err by as much
//   over
//                         a step; a hundredth of the tolerance at least halves the error
//   driven                positions hold as constraints do
// Reactions of a step are the mean of it for some methods, so that they differ by half a step: order 1.

#include "verification/mechanisms/mechanism.h"

#include "integrators/integrator.h"

namespace gyre::test {

using Complaints = std::vector<std::string>;

struct Check {
  const char* name;
  bool (*appliesTo)(const Mechanism&);
  Complaints (*run)(const Mechanism&, const IntegratorType&);
};

/// The long one only where GYRE_MECHANISMS_LONG is set.
extern const Check freely, driven, drivenLong, ofOtherSizes, atRestWithoutWeight, fromSingularPositions;

}  // namespace gyre::test

#pragma once
// How far a run may be from what is expected: from the method and the motion, before anything is measured. With the
// rate w of a motion, so that its k-th derivative is at most w^k of its length, its time T, the growth of small changes
// over it (expected_motion.h) and c = 1 + w T:
//
//   steps h of one size, order p   a step errs by C (w h)^(p+1), T / h steps by C (w h)^p w T growth. C is 1/24 for the
//                                  midpoint rule, 1/12 for the trapezoidal one, 0.088 for generalized alpha with
//                                  rho_inf = 0.8, 1/3 for BDF2 and 1/2 for methods of first order: taken as 1, since
//                                  w is that of the first two derivatives. Half the step leaves 2^-p of it, or
//                                  2^(1/2 - p) where higher powers count
//   chosen steps, tolerance tol    a step of order p errs by tol, and is (tol / C)^(1/(p+1)) / w long: tol^(p/(p+1)) c
//                                  growth. BDF begins with order 1 and is taken for 2; Dormand and Prince's error is
//                                  that of the fourth order, tol^(4/5), beside what the reference is found to
//   reactions                      methods tell the mean of a step or that of a stage within it: half a step beside,
//                                  w h / 2, or h times an error of velocities over steps of tol^(1/3) / w
//   energy                         goes by the square of speeds: twice their share
//   driven                         positions are those of the constraints: what these are rounded to, or what is left
//                                  of Newton's method
//   the same in other axes         two runs that Newton's method leaves at 10^-12 of a speed in each step
//
// Rounding is taken as 10^-9: references are found to 10^-10 in each of a few steps, constraints hold to 10^-15 times
// what a linkage makes of an error near its dead centres; a regularization of 10^-9 holds rows that are redundant.

#include "verification/mechanisms/measured_run.h"

namespace gyre::test {

inline constexpr double rounding = 1e-9;

struct Bounds {
  double position, speed, reaction, energy;
};
Bounds boundsOf(const ExpectedMotion& e, const MeasuredRun& run, const HowToRun& how);
/// With all freedoms driven.
Bounds boundsOfDriven(const ExpectedMotion& e, const MeasuredRun& run, const HowToRun& how);
/// Between two runs that differ by nothing but rounding.
Bounds boundsOfSameRun(const ExpectedMotion& e, const MeasuredRun& run, const HowToRun& how);

/// It chooses steps by tolerances that the tests set; others that do have those of a reference.
bool hasTolerances(const IntegratorType& type);

}  // namespace gyre::test

#pragma once
// What the bodies of one contact answer to its force and its moment, in the forms that their laws are solved in.
//
// Bodies in groups may be held in some directions, or in all: what round-off leaves of those is no response. It is told
// from one by what the same bodies would answer without their joints.

#include "local_dynamics/friction_block.h"
#include "local_dynamics/local_rows.h"

namespace gyre {

struct ContactResponse {
  Mat6 W;                                  ///< h J A^-1 J^T
  FrictionResponse<double> force, moment;  ///< moment: tangential block and the normal, without the coupling of both
};

/// @param J1,J2  rows of forces, then those of moments, which may be zero
ContactResponse contactResponse(const LocalProblem& problem, int body1, int body2, const Mat6& J1, const Mat6& J2);

}  // namespace gyre

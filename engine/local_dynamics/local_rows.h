#pragma once
// The rows of one contact or joint, U = J1 (v1, w1) + J2 (v2, w2), and what bodies answer to a wrench, whether they are
// free or in a group. In general form, for all that does not go through lanes.

#include "local_dynamics/local_problem.h"

namespace gyre {

/// Rows of a contact: relative velocity T1, T2, N [m/s], then relative angular velocity T1, T2, N [rad/s].
Mat6 contactRows(const Mat3& E, const Vec3& arm, double sign);

/// The block of A^-1 between two bodies: velocities of the first per wrench on the second. Zero where they are not
/// coupled, or where nothing moves them.
Mat6 inverseBlock(const LocalProblem& problem, int of, int per);

/// h J A^-1 J^T of one block with itself [(m/s)/N and the like].
Mat6 ownResponse(const LocalProblem& problem, int body1, int body2, const Mat6& J1, const Mat6& J2);

/// The diagonal of the same if no body had joints.
Vec6 responseWithoutJoints(const LocalProblem& problem, int body1, int body2, const Mat6& J1, const Mat6& J2);

}  // namespace gyre

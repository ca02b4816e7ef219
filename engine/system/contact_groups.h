#pragma once
// The bodies of a system as local dynamics sees them (linear/local/local_problem.h): free ones with their own inverse
// mass, others in groups whose joints are eliminated, or whose own velocities are not their twist.
//
// The response of a group comes from the matrix [M B^T; B 0]. Groups do not act on each other, so one solve serves all
// of them at a time: their number is six times the most bodies of a group that are touched.

#include "linear/local/local_problem.h"
#include "system/index_one.h"

#include <vector>

namespace gyre {

class ContactGroups {
 public:
  /// @param system     outlives this
  /// @param eliminates  joints; else they make no groups, since they are part of the problem
  ContactGroups(const System& system, bool eliminates);

  /// Starts a problem with these bodies: ascending, each once.
  void begin(const std::vector<int>& touched, LocalProblem& problem);
  /// Inverse masses and groups of its bodies in the middle of a step.
  void respond(const IndexOne::Factored& middle, LocalProblem& problem);
  /// v and w of its bodies at the velocities u [nv].
  void setVelocities(const EvaluatedKinematics& at, const VecX& u, LocalProblem& problem) const;
  /// Adds a wrench, inertial axes about the centre of mass, to a generalized force [nv].
  void addWrench(const EvaluatedKinematics& at, int body, const Vec3& force, const Vec3& moment, VecX& out) const;

 private:
  /// v and w of a body, inertial axes, at the velocities u [nv].
  Vec6 twistOf(const EvaluatedKinematics& at, int body, const VecX& u) const;

  const System& system_;
  std::vector<int> groupOf_;  ///< of bodies of the system, or -1
  int groups_ = 0;
  std::vector<double> inverseMass_;
  std::vector<Mat3> inverseInertia_;  ///< of free bodies, body axes
  std::vector<int> touched_;
  std::vector<int> localGroup_;  ///< of groups of the system: its place among those of the problem
  VecX a_, b_;
};

}  // namespace gyre

#pragma once
// The bodies of a system as local dynamics sees them (local_dynamics/local_problem.h): free ones with their own inverse
// mass, others in groups whose joints are eliminated, or whose own velocities are not their twist.
//
// The response of a group comes from the matrix [M B^T; B 0]. Groups do not act on each other, so one solve serves all
// of them at a time: their number is six times the most bodies of a group that are touched. Groups of which more than
// densestGroup are touched answer by factors of their own instead (local_dynamics/group_response.h), in a time and with
// memory that grow like their length.

#include "local_dynamics/local_problem.h"
#include "system/index_one.h"

#include <vector>

namespace gyre {

/// Touched bodies of a group up to which the matrix of all answers is the quickest.
constexpr std::size_t densestGroup = 16;

class ContactGroups {
 public:
  /// @param system     outlives this
  /// @param eliminates  joints; else they make no groups, since they are part of the problem
  ContactGroups(const System& system, bool eliminates);

  /// Starts a problem with these bodies: ascending, each once.
  void begin(const std::vector<int>& touched, LocalProblem& problem);
  /// Inverse masses and groups of its bodies in the middle of a step. What groups answer by is of use until the next
  /// call.
  void respond(const IndexOne::Factored& middle, LocalProblem& problem);
  /// v and w of its bodies at the velocities u [nv].
  void setVelocities(const EvaluatedKinematics& at, const VecX& u, LocalProblem& problem) const;
  /// Adds a wrench, inertial axes about the centre of mass, to a generalized force [nv].
  void addWrench(const EvaluatedKinematics& at, int body, const Vec3& force, const Vec3& moment, VecX& out) const;

 private:
  struct Group {
    std::vector<int> bodies;                ///< of the system
    std::shared_ptr<const GroupPlan> plan;  ///< of its constraints; made when it is needed
    std::shared_ptr<GroupResponse> response;
    int local = -1;  ///< its place among those of the problem
  };
  /// v and w of a body, inertial axes, at the velocities u [nv].
  Vec6 twistOf(const EvaluatedKinematics& at, int body, const VecX& u) const;
  /// The twist per velocity as a matrix; its columns beyond those of u are zero.
  Mat6 twistPerVelocity(const EvaluatedKinematics& at, int body) const;
  void listConstraints();
  void makePlan(Group& group) const;
  void respondByFactors(const IndexOne::Factored& middle, Group& group, LocalGroup& out) const;
  void respondTogether(const IndexOne::Factored& middle, LocalProblem& problem);

  const System& system_;
  std::vector<Group> groups_;
  std::vector<int> groupOf_;              ///< of bodies of the system, or -1
  std::vector<std::vector<int>> blocks_;  ///< of bodies of the system in groups: blocks of constraints on them
  std::vector<int> number_;               ///< of constraints: the number within their group
  std::vector<double> inverseMass_;
  std::vector<Mat3> inverseInertia_;  ///< of free bodies, body axes
  std::vector<int> touched_;
  std::vector<int> place_;  ///< of bodies of the system in groups: among those of the group that are touched, or -1
  VecX a_, b_;
};

}  // namespace gyre

#pragma once
// The bodies that the contacts of a step act on, as the solver sees them, and what acts on them in the middle of the
// step: velocities at contacts, impulses as generalized ones.

#include "contact/manifold.h"
#include "integrators/local/joint_reactions.h"
#include "integrators/local/stepped_contact.h"
#include "system/contact_groups.h"

#include <span>
#include <vector>

namespace gyre {

class ContactBodies {
 public:
  /// @param system     outlives this
  /// @param eliminates  joints
  ContactBodies(const System& system, bool eliminates);

  /// A problem with the bodies of these contacts, and of joints that are iterated over.
  void begin(std::span<const Contact> contacts, const JointReactions& joints);
  /// How bodies and joints answer in the middle of a step.
  void respond(const IndexOne::Factored& middle, const JointReactions& joints);
  void setVelocities(const EvaluatedKinematics& middle, const VecX& u) { groups_.setVelocities(middle, u, problem_); }
  /// Where a body of the system stands; -1: ground.
  int placeOf(int body) const { return body < 0 ? -1 : local_[static_cast<std::size_t>(body)]; }
  LocalProblem& problem() { return problem_; }
  const LocalProblem& problem() const { return problem_; }

  /// Velocities from here on are those of a stage, to which restart() returns.
  void startStage() { start_ = problem_.bodies; }
  void restart() { problem_.bodies = start_; }
  const std::vector<LocalBody>& atStart() const { return start_; }

  Vec3 velocityAt(const SteppedContact& p) const;
  Vec3 spinAt(const SteppedContact& p) const;
  /// v and w, zero for ground.
  Vec6 twist(int place) const;
  /// Adds P and L on body 2, their opposites on body 1, to a generalized impulse [nv].
  void addImpulse(const EvaluatedKinematics& middle, const Contact& c, const SteppedContact& p, const Vec3& P,
                  const Vec3& L, VecX& out) const;
  /// Adds those of joints.
  void addJointImpulses(const EvaluatedKinematics& middle, const JointReactions& joints, VecX& out) const;

 private:
  ContactGroups groups_;
  LocalProblem problem_;
  std::vector<LocalBody> start_;
  std::vector<int> touched_;  ///< bodies of the problem
  std::vector<int> local_;    ///< of bodies: their place in the problem
};

}  // namespace gyre

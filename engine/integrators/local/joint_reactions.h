#pragma once
// Reactions of joints that are iterated over together with contacts (system/iterated_joints.h), through the solves of a
// step. Without such joints nothing happens.

#include "system/iterated_joints.h"

#include <optional>
#include <vector>

namespace gyre {

class JointReactions {
 public:
  /// @param system  outlives this
  JointReactions(const System& system, bool iterates);

  bool any() const { return joints_.has_value(); }
  const IteratedJoints& joints() const { return *joints_; }
  std::size_t size() const { return R_.size(); }
  /// Reactions and targets where a step begins. @param target  B v of all rows [m]
  void begin(const VecX& target, std::vector<LocalJoint>& joints);
  /// What a stage starts from: the first from the reactions of the last step.
  void guess(bool first, std::vector<LocalJoint>& joints) const;
  /// Those of a stage act, too.
  void add(const std::vector<LocalJoint>& joints);
  /// What a solve of the whole step starts from, and led to.
  void writeTo(std::vector<LocalJoint>& joints) const;
  void readFrom(const std::vector<LocalJoint>& joints);
  const Vec6& operator[](std::size_t joint) const { return R_[joint]; }
  /// h lambda of the rows of all joints [m], from the reactions of all stages.
  void findImpulse(double h, const std::vector<LocalJoint>& joints);
  const VecX& impulse() const { return impulse_; }
  /// The step is accepted.
  void finish() { last_ = R_; }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(last_); }

  std::optional<IteratedJoints> joints_;
  std::vector<Vec6> last_, R_;  ///< of the last step; of all stages
  VecX impulse_;
};

}  // namespace gyre

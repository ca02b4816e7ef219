#include "integrators/local/joint_reactions.h"

namespace gyre {

JointReactions::JointReactions(const System& system, bool iterates) : impulse_(VecX::Zero(system.m())) {
  if (!iterates) return;
  joints_.emplace(system);
  last_.assign(system.structure().constraints.size(), Vec6::Zero());
  R_ = last_;
}

void JointReactions::begin(const VecX& target, std::vector<LocalJoint>& joints) {
  if (joints_) joints_->setTargets(target, joints);
  for (Vec6& R : R_) R.setZero();
}

void JointReactions::guess(bool first, std::vector<LocalJoint>& joints) const {
  for (std::size_t j = 0; j < last_.size(); ++j) joints[j].R = first ? last_[j] : Vec6(Vec6::Zero());
}

void JointReactions::add(const std::vector<LocalJoint>& joints) {
  for (std::size_t j = 0; j < R_.size(); ++j) R_[j] += joints[j].R;
}

void JointReactions::writeTo(std::vector<LocalJoint>& joints) const {
  for (std::size_t j = 0; j < R_.size(); ++j) joints[j].R = R_[j];
}

void JointReactions::readFrom(const std::vector<LocalJoint>& joints) {
  for (std::size_t j = 0; j < R_.size(); ++j) R_[j] = joints[j].R;
}

void JointReactions::findImpulse(double h, const std::vector<LocalJoint>& joints) {
  for (std::size_t j = 0; j < R_.size(); ++j) joints_->rowsOf(j, impulse_) = -h * R_[j].head(joints[j].rows);
}

}  // namespace gyre

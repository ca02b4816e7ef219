#include "system/iterated_joints.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {

std::optional<std::string> IteratedJoints::obstacle(const System& system) {
  const KktStructure& structure = system.structure();
  for (const KktStructure::Constraint& c : structure.constraints)
    if (c.blockCount > 2)
      return fmt::format("'{}' couples {} bodies", system.rowName(system.nv() + c.offset).element, c.blockCount);
  for (const KktStructure::Block& block : structure.blocks)
    if (const BodySet::Entry& body = system.bodies()[static_cast<std::size_t>(block.body)]; !body.movesByTwist())
      return fmt::format("'{}' turns about a point of its own", body.name);
  return std::nullopt;
}

IteratedJoints::IteratedJoints(const System& system) : system_(system) {
  for (const KktStructure::Block& block : system.structure().blocks) bodies_.push_back(block.body);
  std::sort(bodies_.begin(), bodies_.end());
  bodies_.erase(std::unique(bodies_.begin(), bodies_.end()), bodies_.end());
}

void IteratedJoints::fill(const IndexOne::Factored& middle, const std::vector<int>& places,
                          std::vector<LocalJoint>& joints) const {
  const KktStructure& structure = system_.structure();
  joints.resize(structure.constraints.size());
  for (std::size_t j = 0; j < joints.size(); ++j) {
    const KktStructure::Constraint& c = structure.constraints[j];
    LocalJoint& joint = joints[j];
    joint.rows = c.rows;
    joint.body1 = joint.body2 = -1;
    for (int i = 0; i < c.blockCount; ++i) {
      const auto block = static_cast<std::size_t>(c.firstBlock + i);
      const auto body = static_cast<std::size_t>(structure.blocks[block].body);
      const Eigen::Index columns = structure.bodies[body].size;
      Mat6& J = i == 0 ? joint.J1 : joint.J2;
      (i == 0 ? joint.body1 : joint.body2) = places[body];
      J.setZero();
      J.topLeftCorner(c.rows, columns) = middle.matrix().B[block].topLeftCorner(c.rows, columns);
      J.rightCols<3>() = (J.rightCols<3>() * middle.at().body(body).R.transpose()).eval();
    }
  }
}

void IteratedJoints::setTargets(const VecX& target, std::vector<LocalJoint>& joints) const {
  for (std::size_t j = 0; j < joints.size(); ++j) {
    const KktStructure::Constraint& c = system_.structure().constraints[j];
    joints[j].target.head(c.rows) = target.segment(c.offset, c.rows);
  }
}

Eigen::VectorBlock<VecX> IteratedJoints::rowsOf(std::size_t joint, VecX& all) const {
  const KktStructure::Constraint& c = system_.structure().constraints[joint];
  return all.segment(c.offset, c.rows);
}

}  // namespace gyre

// Constraints of a system: the equations of joints, and constraints between their coordinates.
#include "joints/coordinate_constraint.h"
#include "joints/coordinate_row.h"
#include "model/attachments.h"
#include "system/counted_angle.h"
#include "system/system.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>

namespace gyre {

/// The joints' own equations and coordinates; constraints between coordinates refer to them in any order.
Expected<System::JointsById> System::bindJoints(const Model& model) {
  JointsById joints;
  int angles = 0;
  for (const Element* e : model.active(Category::joint)) {
    const auto& type = static_cast<const JointType&>(*e->type);
    if (!type.create) continue;
    PartEntry part;
    part.equations = type.create(e->params);
    if (auto bad = bindEnds(*e, part)) return fail(*bad);
    if (auto bad = checkOrientation(part, usesOrientation(*part.equations), false)) return fail(*bad);
    part.rows = part.equations->rows();
    part.velocityRows = part.equations->velocityRows();
    for (const JointCoordinate& c : part.equations->coordinates())
      coordinates_.push_back({e->id, e->name, c, part.body1, part.body2, c.isAngle() ? numbersOfAngle * angles++ : -1});
    for (const Attachment& a : attachments(*e)) lengthScale_ = std::max(lengthScale_, a.frame.position.norm());
    joints.emplace(e->id, std::move(part));
  }
  start_ = VecX::Zero(numbersOfAngle * angles);
  return joints;
}

Expected<void> System::addConstraints(const Model& model) {
  JointsById joints;
  if (auto bound = bindJoints(model)) joints = std::move(*bound);
  else return fail(bound.error());
  std::size_t coordinate = 0;  // those of the joints stand one after the other, in the order of the joints
  for (const Element* e : model.active(Category::joint)) {
    const auto& type = static_cast<const JointType&>(*e->type);
    ConstraintEntry entry{e->id, e->name, structure_.m, 0, parts_.size(), 0, false, Vec3::Zero(), -1};
    for (; coordinate < coordinates_.size() && coordinates_[coordinate].joint == e->id; ++coordinate)
      if (entry.coordinateCount++ == 0) entry.firstCoordinate = coordinate;
    if (const auto own = joints.find(e->id); own != joints.end()) {
      entry.hasEnds = true;
      entry.marker2 = attachments(*e)[1].frame.position;
      addPart(own->second, entry);
      entry.rows += own->second.rows;
    }
    if (type.coordinateConstraint)
      if (auto bad = addCoordinateConstraint(*e, type.coordinateConstraint(e->params), entry)) return fail(*bad);
    structure_.m += entry.rows;
    bindBlocks(entry);
    constraints_.push_back(std::move(entry));
  }
  startLaws();
  return {};
}

/// Adds a part whose rows come after those that the constraint has so far.
void System::addPart(PartEntry part, ConstraintEntry& entry) {
  part.local = entry.rows;
  part.row = entry.row + part.local;
  for (int r = part.rows - part.velocityRows; r < part.rows; ++r) velocityRow_.push_back(part.row + r);
  if (part.equations->couples()) bindCoupling(part);
  parts_.push_back(std::move(part));
  ++entry.partCount;
}

std::optional<Error> System::addCoordinateConstraint(const Element& e, const CoordinateConstraint& constraint,
                                                     ConstraintEntry& entry) {
  auto f = compiledFunction(constraint);
  if (!f) return Error{.message = f.error().message, .element = e.name, .key = "motion"};
  CoordinateConstraintEntry added{.row = entry.row + entry.rows,
                                  .motion = PrescribedMotion(std::move(*f), constraint.motion),
                                  .driven = constraint.driven,
                                  .isForce = false};
  for (const CoordinateTerm& term : constraint.terms) {
    const ElementId joint = term.joint == ground ? e.id : term.joint;
    const auto isMeant = [&](const CoordinateEntry& c) {
      return c.joint == joint && c.coordinate.name() == term.coordinate;
    };
    const auto found = std::find_if(coordinates_.begin(), coordinates_.end(), isMeant);
    if (found == coordinates_.end()) return noSuchCoordinate(e, joint, term);
    const auto again = [&](const CoordinateTerm& other) {
      return other.joint == term.joint && other.coordinate == term.coordinate;
    };
    if (std::any_of(constraint.terms.begin(), constraint.terms.begin() + (&term - constraint.terms.data()), again))
      return Error{.message = "another coordinate was expected: this one stands in the relation already",
                   .element = e.name,
                   .key = term.key};
    if (&term == &constraint.terms.front()) added.isForce = !found->coordinate.isAngle();
    PartEntry part;
    part.id = e.id;
    part.name = e.name;
    part.body1 = found->body1;
    part.body2 = found->body2;
    part.equations = std::make_shared<CoordinateRow>(found->coordinate, term.factor, constraint.rowName, added.isForce);
    part.rows = 1;
    part.velocityRows = 0;
    part.isTerm = true;
    part.angle = found->angle;
    part.factor = term.factor;
    addPart(std::move(part), entry);
  }
  ++entry.rows;
  entry.coordinateConstraint = static_cast<int>(coordinateConstraints_.size());
  added.fromStart = constraint.fromStart;
  coordinateConstraints_.push_back(std::move(added));
  return std::nullopt;
}

Error System::noSuchCoordinate(const Element& e, ElementId joint, const CoordinateTerm& term) const {
  std::vector<std::string> names;
  std::string owner = "this joint";
  for (const CoordinateEntry& c : coordinates_)
    if (c.joint == joint) {
      names.push_back(nameOf(c.coordinate.name()));
      owner = fmt::format("'{}'", c.name);
    }
  if (names.empty())
    return {.message =
                "the joint it refers to has no coordinates; one that leaves an angle or a displacement free "
                "was expected",
            .element = e.name,
            .key = term.key};
  return {.message = fmt::format("{} has no coordinate '{}'; it has {}", owner, nameOf(term.coordinate),
                                 fmt::join(names, ", ")),
          .element = e.name,
          .key = term.key};
}

/// One block for every body that the parts of a constraint touch.
void System::bindBlocks(const ConstraintEntry& entry) {
  const int first = static_cast<int>(structure_.blocks.size());
  const int index = static_cast<int>(structure_.constraints.size());
  const auto blockOf = [&](int body) {
    if (body < 0) return -1;
    auto& blocks = structure_.blocks;
    const auto found =
        std::find_if(blocks.begin() + first, blocks.end(), [&](const auto& b) { return b.body == body; });
    if (found != blocks.end()) return static_cast<int>(found - blocks.begin());
    blocks.push_back({index, body});
    return static_cast<int>(blocks.size()) - 1;
  };
  for (std::size_t i = entry.firstPart; i < entry.firstPart + entry.partCount; ++i) {
    PartEntry& part = parts_[i];
    part.block1 = blockOf(part.body1);
    part.block2 = blockOf(part.body2);
    part.adds = entry.partCount > 1;
  }
  structure_.constraints.push_back({entry.row, entry.rows, first, static_cast<int>(structure_.blocks.size()) - first});
}

/// Where angles and motions stand at the placement that the model gives.
void System::startLaws() {
  const Eigen::Index angles = start_.size();
  Eigen::Index size = angles;
  for (CoordinateConstraintEntry& constraint : coordinateConstraints_)
    if (constraint.motion.integrates()) {
      constraint.mark = static_cast<int>(size);
      size += 3;
    }
  start_.conservativeResizeLike(VecX::Zero(size));
  Workspace w = makeWorkspace();
  State s = initialState();
  kinematics(s, w);
  for (const CoordinateEntry& c : coordinates_)
    if (c.angle >= 0)
      start_.segment<numbersOfAngle>(c.angle) << c.coordinate.value(w.k[slot(c.body1)], w.k[slot(c.body2)]), 0,
          c.coordinate.rate(w.k[slot(c.body1)], w.k[slot(c.body2)]);
  s = initialState();
  constrain(s, w);
  for (CoordinateConstraintEntry& constraint : coordinateConstraints_) {
    VecX rate(m());
    velocityConstraints(s, w, rate);
    const double x = w.Phi[constraint.row] + motionAt(constraint, s).x,
                 v = rate[constraint.row] - w.Phi_t[constraint.row];
    if (constraint.mark >= 0) start_.segment<3>(constraint.mark) << 0, x, v;
    else if (constraint.fromStart) constraint.offset = x;
    else countTowards(constraint, x);
  }
}

/// A driven angle starts at the turn nearest to what is prescribed, e.g. 370 degrees.
void System::countTowards(const CoordinateConstraintEntry& constraint, double x) {
  PartEntry* angle = nullptr;
  for (PartEntry& p : parts_)
    if (p.isTerm && p.row == constraint.row) {
      if (angle) return;
      angle = &p;
    }
  if (!angle || angle->angle < 0) return;
  const double value = x / angle->factor, wanted = constraint.motion.at(0, {}).x / angle->factor;
  start_[angle->angle] = nearestTurn(value, wanted);
}

}  // namespace gyre

#include "joints/coordinate_row.h"
#include "model/attachments.h"
#include "system/binding.h"

#include <algorithm>
#include <map>

namespace gyre {
namespace {

using JointParts = std::map<ElementId, ConstraintSet::Part>;

/// The joints' own equations and coordinates; constraints between coordinates refer to them in any order.
Expected<JointParts> bindJoints(const Model& model, Pieces& p) {
  JointParts joints;
  for (const Element* e : model.active(Category::joint)) {
    const auto& type = jointType(*e);
    if (!type.create) continue;
    ConstraintSet::Part part;
    part.equations = type.create(e->params);
    if (auto bad = bindEnds(*e, p.bodies, part)) return fail(*bad);
    if (auto bad = checkOrientation(part, p.bodies, usesOrientation(*part.equations), false)) return fail(*bad);
    part.rows = part.equations->rows();
    part.velocityRows = part.equations->velocityRows();
    for (const JointCoordinate& c : part.equations->coordinates())
      p.coordinates.add(e->id, e->name, c, part.body1, part.body2);
    for (const Attachment& a : attachments(*e)) {
      const double distance = a.frame.position.norm();
      p.scales.length = std::max(p.scales.length, distance);
      if (a.body == ground) p.scales.places.extend(a.frame.position);
      else p.scales.radius = std::max(p.scales.radius, distance);
    }
    joints.emplace(e->id, std::move(part));
  }
  return joints;
}

/// Adds a part whose rows come after those that the constraint has so far.
void addPart(ConstraintSet::Part part, ConstraintSet::Constraint& constraint, Pieces& p) {
  part.firstRow = constraint.rows;
  part.row = constraint.row + part.firstRow;
  if (part.equations->couples()) bindCoupling(part, p.structure);
  p.constraints.parts.push_back(std::move(part));
  ++constraint.partCount;
}

std::optional<Error> addCoordinateEquation(const Element& e, const CoordinateConstraint& asked,
                                           ConstraintSet::Constraint& constraint, Pieces& p) {
  auto f = compiledFunction(asked);
  if (!f) return Error{.message = f.error().message, .element = e.name, .key = "motion"};
  ConstraintSet::CoordinateEquation added{.row = constraint.row + constraint.rows,
                                          .motion = PrescribedMotion(std::move(*f), asked.motion),
                                          .fromStart = asked.fromStart,
                                          .driven = asked.driven};
  for (const CoordinateTerm& term : asked.terms) {
    const ElementId joint = term.joint == ground ? e.id : term.joint;
    const auto found = p.coordinates.find(joint, term.coordinate);
    if (!found) return noSuchCoordinate(p.coordinates, e, joint, term);
    const auto again = [&](const CoordinateTerm& other) {
      return other.joint == term.joint && other.coordinate == term.coordinate;
    };
    if (std::any_of(asked.terms.begin(), asked.terms.begin() + (&term - asked.terms.data()), again))
      return Error{.message = "another coordinate was expected: this one stands in the relation already",
                   .element = e.name,
                   .key = term.key};
    const JointCoordinates::Entry& c = p.coordinates[*found];
    if (&term == &asked.terms.front()) added.isForce = !c.coordinate.isAngle();
    ConstraintSet::Part part;
    part.id = e.id;
    part.name = e.name;
    part.body1 = c.body1;
    part.body2 = c.body2;
    part.equations = std::make_shared<CoordinateRow>(c.coordinate, term.factor, asked.rowName, added.isForce);
    part.rows = 1;
    part.isTerm = true;
    part.angle = c.angle;
    part.factor = term.factor;
    part.coordinate = *found;
    part.equation = p.constraints.coordinateEquations.size();
    addPart(std::move(part), constraint, p);
  }
  ++constraint.rows;
  constraint.coordinateEquation = static_cast<int>(p.constraints.coordinateEquations.size());
  p.constraints.coordinateEquations.push_back(std::move(added));
  return std::nullopt;
}

/// One block for every body that the parts of a constraint touch.
void bindBlocks(const ConstraintSet::Constraint& constraint, Pieces& p) {
  const auto parts = std::span(p.constraints.parts).subspan(constraint.firstPart, constraint.partCount);
  std::vector<int> bodies;
  for (const ConstraintSet::Part& part : parts) bodies.insert(bodies.end(), {part.body1, part.body2});
  const std::vector<int> blocks = p.structure.addConstraint(constraint.rows, bodies);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    parts[i].block1 = blocks[2 * i];
    parts[i].block2 = blocks[2 * i + 1];
    parts[i].sharesBlocks = parts.size() > 1;
  }
}

}  // namespace

Expected<void> bindConstraints(const Model& model, Pieces& p) {
  auto joints = bindJoints(model, p);
  if (!joints) return fail(joints.error());
  std::size_t coordinate = 0;  // those of the joints stand one after the other, in the order of the joints
  for (const Element* e : model.active(Category::joint)) {
    const auto& type = jointType(*e);
    ConstraintSet::Constraint constraint{.id = e->id, .name = e->name};
    constraint.row = p.structure.blocks().m;
    constraint.firstPart = p.constraints.parts.size();
    for (; coordinate < p.coordinates.size() && p.coordinates[coordinate].joint == e->id; ++coordinate)
      if (constraint.coordinateCount++ == 0) constraint.firstCoordinate = coordinate;
    if (const auto own = joints->find(e->id); own != joints->end()) {
      const int rows = own->second.rows;
      constraint.hasEnds = true;
      constraint.marker2 = attachments(*e)[1].frame.position;
      addPart(std::move(own->second), constraint, p);
      constraint.rows += rows;
    }
    if (type.coordinateConstraint)
      if (auto bad = addCoordinateEquation(*e, type.coordinateConstraint(e->params), constraint, p)) return fail(*bad);
    bindBlocks(constraint, p);
    p.constraints.constraints.push_back(std::move(constraint));
  }
  return {};
}

}  // namespace gyre

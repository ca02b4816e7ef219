#include "forces/gravity.h"
#include "model/attachments.h"
#include "system/binding.h"

namespace gyre {
namespace {

std::optional<Error> addOnJoint(const Element& e, JointForceBinding binding, Pieces& p) {
  const auto found = p.coordinates.find(binding.joint, binding.coordinate);
  if (!found)
    return noSuchCoordinate(p.coordinates, e, binding.joint, {.coordinate = binding.coordinate, .key = "coordinate"});
  ForceSet::OnJoint added;
  added.id = e.id;
  added.name = e.name;
  added.body1 = p.coordinates[*found].body1;
  added.body2 = p.coordinates[*found].body2;
  added.coordinate = *found;
  added.law = std::move(binding.law);
  bindCoupling(added, p.structure);
  p.forces.dependOnVelocity = p.forces.dependOnVelocity || added.law->dependsOnVelocity();
  p.forces.onJoints.push_back(std::move(added));
  return std::nullopt;
}

std::optional<Error> addElement(const Element& e, std::unique_ptr<Force> force, Pieces& p) {
  ForceSet& forces = p.forces;
  ForceSet::Element added;
  added.force = std::move(force);
  if (auto bad = bindEnds(e, p.bodies, added)) return bad;
  if (auto bad = checkOrientation(added, p.bodies, usesOrientation(*added.force), attachments(e).size() < 2))
    return bad;
  bindCoupling(added, p.structure);
  added.channelCount = added.force->channels().size();
  forces.dependOnVelocity = forces.dependOnVelocity || added.force->dependsOnVelocity();
  forces.addStates(added, forces.elements.size());
  if (added.force->countsTurns()) {
    added.angle = p.coordinates.angles() + static_cast<int>(forces.turns.angles.size());
    forces.turns.angles.push_back(forces.elements.size());
  }
  forces.dependOnRotation = forces.dependOnRotation || added.force->dependsOnRotation();
  if (added.force->countsRotation()) {
    added.rotation = static_cast<int>(forces.turns.rotations.size());
    forces.turns.rotations.push_back(forces.elements.size());
  }
  if (added.force->hasBranches()) forces.branching.push_back(forces.elements.size());
  forces.elements.push_back(std::move(added));
  return std::nullopt;
}

}  // namespace

Expected<void> bindForces(const Model& model, Pieces& p) {
  p.forces.fields.push_back({documentId, "", uniformGravity(model.document().gravity)});
  for (const Element* e : model.active(Category::force)) {
    const auto& type = forceType(*e);
    std::optional<Error> bad;
    if (type.createField) p.forces.fields.push_back({e->id, e->name, type.createField(e->params)});
    else if (type.createOnJoint) bad = addOnJoint(*e, type.createOnJoint(e->params), p);
    else bad = addElement(*e, type.create(e->params), p);
    if (bad) return fail(std::move(*bad));
  }
  return {};
}

}  // namespace gyre

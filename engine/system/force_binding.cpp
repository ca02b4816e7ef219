#include "forces/gravity.h"
#include "model/attachments.h"
#include "system/binding.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {

std::optional<Error> outOfReach(const Element& e, const Vec3& position) {
  constexpr double farthest = 1e100;
  const double distance = position.lpNorm<Eigen::Infinity>();
  if (distance <= farthest) return std::nullopt;
  return Error{.message = fmt::format("coordinates of at most {:g} m were expected, not {:.3g} m", farthest, distance),
               .element = e.name};
}

std::optional<Error> bindEnds(const Element& e, const BodySet& bodies, Link& link) {
  link.id = e.id;
  link.name = e.name;
  const std::vector<Attachment> ends = attachments(e);
  for (const Attachment& end : ends)
    if (auto bad = outOfReach(e, end.frame.position)) return bad;
  const auto indexOf = [&](std::size_t end) { return end < ends.size() ? bodies.find(ends[end].body) : -1; };
  link.body1 = indexOf(0);
  link.body2 = indexOf(1);
  if (link.body1 >= 0 || link.body2 >= 0) return std::nullopt;
  return Error{.message = "at least one body other than ground was expected",
               .element = e.name,
               .key = ends.size() < 2 ? "body" : "body1"};
}

std::optional<Error> checkOrientation(const Link& link, const BodySet& bodies, std::array<bool, 2> uses, bool oneBody) {
  for (const int end : {0, 1}) {
    const int b = end == 0 ? link.body1 : link.body2;
    if (b < 0 || bodies[bodies.slot(b)].rotation >= 0 || !uses[static_cast<std::size_t>(end)]) continue;
    return Error{.message = fmt::format(
                     "'{}' is a particle, which has no orientation: only joints and forces that act on its centre fit",
                     bodies[bodies.slot(b)].name),
                 .element = link.name,
                 .key = oneBody ? "body" : (end == 0 ? "body1" : "body2")};
  }
  return std::nullopt;
}

void bindCoupling(Link& link, Structure& structure) {
  if (link.body1 < 0 || link.body2 < 0) return;
  link.swapped = link.body1 > link.body2;
  link.coupling = structure.coupling(link.body1, link.body2);
}

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
  if (added.force->hasState()) {
    added.state = static_cast<int>(forces.stateful.size());
    forces.stateful.push_back(forces.elements.size());
  }
  if (added.force->hasBranches()) forces.branching.push_back(forces.elements.size());
  forces.elements.push_back(std::move(added));
  return std::nullopt;
}

}  // namespace

Expected<void> bindForces(const Model& model, Pieces& p) {
  p.forces.fields.push_back({documentId, "", uniformGravity(model.document().gravity)});
  for (const Element* e : model.active(Category::force)) {
    const auto& type = static_cast<const ForceType&>(*e->type);
    std::optional<Error> bad;
    if (type.createField) p.forces.fields.push_back({e->id, e->name, type.createField(e->params)});
    else if (type.createOnJoint) bad = addOnJoint(*e, type.createOnJoint(e->params), p);
    else bad = addElement(*e, type.create(e->params), p);
    if (bad) return fail(std::move(*bad));
  }
  return {};
}

}  // namespace gyre

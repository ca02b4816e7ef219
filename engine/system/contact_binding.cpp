#include "contact/collider_bounds.h"
#include "contact/collider_of_shape.h"
#include "contact/contact_set.h"
#include "system/binding.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

/// Those that the model gives: a body without any is drawn as the ellipsoid of its inertia, which touches nothing.
const Shapes& givenShapes(const Element& e, Shapes& storage) {
  const Field* f = e.type->find("shapes");
  if (f) storage = std::get<Shapes>(e.value(*f));
  return storage;
}

Expected<TouchingBody> collidersOf(const Element& e, const ContactLaws& laws, std::vector<std::string>& warnings) {
  Shapes storage;
  TouchingBody out;
  const Shapes& shapes = givenShapes(e, storage);
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    if (!shapes[i].contact) continue;
    auto made = e.id == groundId ? groundColliderOf(shapes[i]) : colliderOf(shapes[i]);
    if (!made) return fail({.message = made.error().message, .element = e.name, .key = fmt::format("shapes[{}]", i)});
    if (!made->hullWarning.empty()) warnings.push_back(fmt::format("{}: {}", e.name, made->hullWarning));
    out.parts.push_back({std::move(made->collider), laws.materialOf(shapes[i])});
  }
  if (out.parts.size() > maximumColliders)
    return fail({.message = fmt::format("{} shapes touch others, more than the {} that a body may have: leave some out "
                                        "of contact, or make them a mesh",
                                        out.parts.size(), maximumColliders),
                 .element = e.name,
                 .key = "shapes"});
  return out;
}

/// Distance of the farthest point of its shapes from the origin of the body.
double radiusOf(const TouchingBody& body) {
  double radius = 0;
  for (const TouchingBody::Part& part : body.parts) {
    const Bounds box = boundsOf(part.collider, poseOf(part.collider.placement));
    if (!box.isEmpty()) radius = std::max(radius, box.lower.cwiseAbs().cwiseMax(box.upper.cwiseAbs()).norm());
  }
  return radius;
}

void ignorePairs(const Model& model, const BodySet& bodies, ContactModel& out) {
  for (const auto& [a, b] : ignoredPairs(model)) {
    const int i = bodies.find(a), j = bodies.find(b);
    if ((i < 0 && a != ground) || (j < 0 && b != ground) || i == j) continue;
    out.bodies[bodies.slot(i)].ignored.push_back(j);
    out.bodies[bodies.slot(j)].ignored.push_back(i);
  }
  for (TouchingBody& body : out.bodies) std::sort(body.ignored.begin(), body.ignored.end());
}

}  // namespace

Expected<void> bindContacts(const Model& model, Pieces& p) {
  if (!touches(model)) return {};
  ContactModel& out = p.contacts;
  const ContactLaws laws(model);
  out.materials = laws.materials();
  for (int a = 0; a < out.materials; ++a)
    for (int b = 0; b < out.materials; ++b) out.laws.push_back(laws.between(a, b));
  out.dependOnVelocity = std::any_of(out.laws.begin(), out.laws.end(), [](const ContactLaw& l) {
    return l.damping > 0 || l.friction > 0 || l.rolling > 0 || l.spinning > 0;
  });
  out.haveBristles = std::any_of(out.laws.begin(), out.laws.end(),
                                 [](const ContactLaw& l) { return l.friction_law == FrictionLaw::bristle; });
  out.margin = model.find(contactId)->as<ContactSettings>().margin;
  out.gravity = model.document().gravity.norm();
  for (const BodySet::Entry& body : p.bodies) {
    auto made = collidersOf(*model.find(body.id), laws, out.warnings);
    if (!made) return fail(made.error());
    out.bodies.push_back(std::move(*made));
  }
  auto ofGround = collidersOf(*model.find(groundId), laws, out.warnings);
  if (!ofGround) return fail(ofGround.error());
  out.bodies.push_back(std::move(*ofGround));
  for (const TouchingBody& body : out.bodies) out.radius.push_back(radiusOf(body));
  ignorePairs(model, p.bodies, out);
  return {};
}

}  // namespace gyre

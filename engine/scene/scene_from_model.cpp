#include "scene/scene_from_model.h"

#include "flexible/beam_element.h"
#include "flexible/expanded_model.h"
#include "flexible/flexible_beam.h"
#include "modal/modal_coordinates.h"
#include "model/references.h"

#include <memory>
#include <unordered_map>
#include <unordered_set>

namespace gyre {
namespace {

/// The direction of a force or a torque whose components are plain numbers. A component that varies with
/// time counts as 1: its axis is what the arrow can tell.
void readDirection(const Element& element, SceneLink& link) {
  const Field* value = element.type->find("value");
  if (!value) return;
  const Value stored = value->get(element.params);
  const auto* components = std::get_if<TimeVector>(&stored);
  if (!components) return;
  Vec3 d;
  for (int i = 0; i < 3; ++i) {
    const Function& f = (*components)[static_cast<std::size_t>(i)];
    d[i] = f.isConstant() ? f.constant : 1.0;
  }
  if (d.norm() > 0) link.direction = d.normalized();
  if (const Field* frame = element.type->find("resolved_in")) {
    const Value choice = frame->get(element.params);
    if (const auto* c = std::get_if<Choice>(&choice))
      link.directionInBody = frame->choices.at(static_cast<std::size_t>(c->index)) == "body";
  }
}

/// Where a force from a fixed point to a body has no second body, the point is on the ground.
void readAnchor(const Element& element, SceneLink& link) {
  if (link.ends.size() != 1) return;
  const Field* anchor = element.type->find("anchor");
  if (!anchor) return;
  const Value value = anchor->get(element.params);
  if (const auto* point = std::get_if<Vec3>(&value)) link.ends.push_back({ground, Frame{*point, Quat::Identity()}});
}

/// What couples joints or drives one is where they are.
std::vector<Attachment> placesOf(const Model& model, const Element& element) {
  std::vector<Attachment> places = attachments(element);
  for (const Field& f : element.type->fields) {
    const Value value = f.get(element.params);
    const auto* id = std::get_if<ElementId>(&value);
    const Element* joint = id && f.refersTo == Category::joint ? model.find(*id) : nullptr;
    if (!joint) continue;
    const std::vector<Attachment> of = attachments(*joint);
    places.insert(places.end(), of.begin(), of.end());
  }
  return places;
}

/// A body that turns about a fixed point holds on to the ground there, without a joint of its own.
void addPivot(const Element& body, std::vector<SceneLink>& links) {
  const auto& pivot = bodyType(body).pivot;
  if (!pivot) return;
  const Vec3 point = pivot(body.params);
  const Frame placement = initialPlacement(body);
  const Vec3 local = placement.orientation.conjugate() * (point - placement.position);
  links.push_back({.id = body.id,
                   .name = body.name,
                   .glyph = Glyph::ball,
                   .ends = {{ground, Frame{point, Quat::Identity()}}, {body.id, Frame{local, Quat::Identity()}}}});
}

/// The skins of the beams, whose nodes are bodies of the scene already.
void addBeams(const Model& given, const std::vector<BeamParts>& beams, SceneDescription& scene) {
  if (beams.empty()) return;
  std::unordered_map<ElementId, std::size_t> places;
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) places[scene.bodies[i].id] = i;
  std::size_t elements = 0;
  for (const BeamParts& parts : beams) elements += parts.mesh.elements.size();
  const SkinDetail detail = skinDetail(elements);
  for (const BeamParts& parts : beams) {
    const auto& beam = given.find(parts.id)->as<FlexibleBeam>();
    SceneBeam& out = scene.beams.emplace_back();
    out.id = parts.id;
    out.skin = std::make_shared<const BeamSkin>(beam, parts.mesh, detail);
    for (const ElementId node : parts.nodes) {
      out.bodies.push_back(places.at(node));
      scene.bodies[out.bodies.back()].isSwept = true;
    }
    out.color = scene.bodies[out.bodies.front()].color;
  }
}

}  // namespace

SceneDescription sceneFromModel(const Model& given) {
  const ExpandedModel expanded = ExpandedModel::orGiven(given);
  const Model& model = expanded.model();
  SceneDescription scene;
  const std::unordered_set<ElementId> off = switchedOff(model);
  const auto isOff = [&off](const Element* e) { return !off.empty() && off.contains(e->id); };
  const std::unordered_map<ElementId, Rgb> colors = bodyColors(given);
  for (const Element* body : model.of(Category::body)) {
    if (body->type == &modalCoordinatesType()) continue;  // has no place
    const ElementId owner = expanded.ownerOf(body->id);
    (isOff(body) && !expanded.followedBy(body->id) ? scene.offBodies : scene.bodies)
        .push_back({.id = body->id,
                    .element = owner,
                    .name = body->name,
                    .shapes = displayShapes(*body),
                    .color = colors.at(owner),
                    .initial = initialPlacement(*body)});
    addPivot(*body, isOff(body) ? scene.offLinks : scene.links);
  }
  addBeams(given, expanded.beams(), scene);
  for (const Category category : {Category::joint, Category::force, Category::point, Category::frame}) {
    int place = 0;
    for (const Element* element : model.of(category)) {
      if (element->type == &beamElementType()) continue;  // seen by the sections of its beam
      SceneLink link{
          .id = element->id, .name = element->name, .glyph = element->type->glyph, .ends = placesOf(model, *element)};
      readDirection(*element, link);
      readAnchor(*element, link);
      if (category == Category::point) link.color = pointColor(place++);
      (isOff(element) ? scene.offLinks : scene.links).push_back(std::move(link));
    }
  }
  scene.ground = model.groundShapes();
  scene.gravity = model.document().gravity;
  scene.view = model.view();
  return scene;
}

}  // namespace gyre

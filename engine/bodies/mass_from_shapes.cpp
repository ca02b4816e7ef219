#include "bodies/mass_from_shapes.h"

#include "bodies/rigid.h"

namespace gyre {
namespace {

void change(std::vector<Edit>& edits, ElementId id, const char* key, Value value) {
  edits.push_back({SetField{id, key, std::move(value)}});
}

/// The value moved by d, as far as it is a place.
std::optional<Value> moved(const Value& value, const Vec3& d) {
  if (const auto* frame = std::get_if<Frame>(&value))
    return Frame{frame->position + d, frame->orientation, frame->named};
  if (const auto* point = std::get_if<Vec3>(&value)) return Vec3(*point + d);
  return std::nullopt;
}

/// Markers, points and frames on the body: body1 is placed by frame1, body2 by frame2, body by point or position.
void moveMarkers(const Model& model, ElementId body, const Vec3& d, std::vector<Edit>& edits) {
  for (const Element& e : model.elements())
    for (const auto& [bodyKey, placeKey] :
         {std::pair{"body1", "frame1"}, {"body2", "frame2"}, {"body", "point"}, {"body", "position"}}) {
      const Field *of = e.type->find(bodyKey), *place = e.type->find(placeKey);
      if (!of || !place) continue;
      const Value on = of->get(e.params);
      if (const auto* id = std::get_if<ElementId>(&on); !id || *id != body) continue;
      if (auto to = moved(place->get(e.params), d)) change(edits, e.id, placeKey, std::move(*to));
    }
}

}  // namespace

Expected<Edit> massFromShapes(const Model& model, ElementId id, double density) {
  const Element* e = model.find(id);
  if (!e || e->type != &rigidType()) return failInput("a rigid body was expected");
  const Rigid& body = e->as<Rigid>();
  if (!(density > 0)) return failInput("the density must be positive");
  const auto of = massOfShapes(body.shapes, density);
  if (!of) return tl::unexpected(of.error());
  const Vec3& c = of->centre;
  const Quat R = body.orientation.normalized();
  std::vector<Edit> edits;
  if (body.density > 0) change(edits, id, "density", 0.0);
  change(edits, id, "mass", of->mass);
  change(edits, id, "inertia", of->inertia);
  if (c.isZero(0)) return Edit{Compound{std::move(edits)}};
  Shapes shapes = body.shapes;
  for (Shape& s : shapes) s.placement.position -= c;
  change(edits, id, "shapes", std::move(shapes));
  change(edits, id, "position", Vec3(body.position + R * c));
  change(edits, id, "velocity", Vec3(body.velocity + R * body.angular_velocity.cross(c)));
  moveMarkers(model, id, -c, edits);
  return Edit{Compound{std::move(edits)}};
}

}  // namespace gyre

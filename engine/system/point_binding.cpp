#include "model/point.h"
#include "system/binding.h"

namespace gyre {

/// A point that does not take part is measured to by none.
Expected<void> bindPoints(const Model& model, Pieces& p) {
  const std::vector<const Element*> points = model.active(Category::point);
  std::unordered_map<ElementId, int> places;
  for (const Element* e : points) places.emplace(e->id, static_cast<int>(places.size()));
  const auto placeOf = [&](ElementId id) {
    const auto found = places.find(id);
    return found == places.end() ? PointSet::Entry::none : found->second;
  };
  for (const Element* e : points) {
    const auto& point = e->as<Point>();
    if (auto bad = outOfReach(*e, point.point)) return fail(std::move(*bad));
    p.points.add({.id = e->id,
                  .name = e->name,
                  .body = p.bodies.find(point.body),
                  .r = point.point,
                  .distanceTo = placeOf(point.distance_to),
                  .angleTo = placeOf(point.angle_to)});
  }
  return {};
}

}  // namespace gyre

#include "viewport/picking.h"

#include "run/contact_values.h"

#include <algorithm>
#include <array>
#include <limits>

namespace gyre::ui {

std::optional<Hit> Picking::hitAt(QPointF position, Ray& ray) const {
  const std::vector<Part>& parts = shown_.parts();
  const Projection view = camera_.projection();
  static constexpr std::array<QPointF, 9> around = {
      {{0, 0}, {3, 0}, {-3, 0}, {0, 3}, {0, -3}, {5, 5}, {-5, 5}, {5, -5}, {-5, -5}}};
  for (const QPointF& offset : around) {
    ray = view.rayAt(position + offset);
    if (const std::optional<Hit> hit = castRay(ray, parts, shown_.options().section)) return hit;
  }
  ray = view.rayAt(position);
  return castRay(ray, shown_.offParts(), shown_.options().section);  // which is seen through: what is solid comes first
}

ElementId Picking::elementAt(QPointF position) const {
  Ray ray;
  const std::optional<Hit> hit = hitAt(position, ray);
  return hit ? hit->id : ground;
}

std::optional<Vec3> Picking::partPointAt(QPointF position) const {
  Ray ray;
  const std::optional<Hit> hit = hitAt(position, ray);
  return hit ? std::optional(ray.at(hit->t)) : std::nullopt;
}

Vec3 Picking::pointUnder(QPointF position) const {
  if (const std::optional<Vec3> point = partPointAt(position)) return *point;
  const Projection view = camera_.projection();
  const Ray ray = view.rayAt(position);
  const Vec3& forward = view.camera.forward;
  const double depth = (shown_.swept().center() - ray.origin).dot(forward);
  // Behind the camera there is nothing to hold on to: take a point a little ahead instead.
  return ray.at(std::max(depth, 0.1 * shown_.scene().extent().radius) / ray.direction.dot(forward));
}

std::optional<std::size_t> Picking::contactAt(QPointF position) const {
  if (!contacts_.parts().shown || !contacts_.parts().points) return std::nullopt;
  const Projection view = camera_.projection();
  const double bodySize = shown_.scene().extent().bodySize;
  std::optional<std::size_t> found;
  double nearest = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < contacts_.contacts().size(); ++i) {
    const Vec3 x = toVec3(contacts_.contacts()[i].x);
    if (!contacts_.isDrawn(i) || !view.isAhead(x)) continue;
    const double pixel = view.pixelAt(x), depth = view.depth(x);
    const double radius = ContactGlyphs::pointRadius(bodySize, pixel) / pixel + 1.5;
    if (depth >= nearest || pixelDistance(view.toWidget(x), position) > radius) continue;
    nearest = depth;
    found = i;
  }
  return found;
}

}  // namespace gyre::ui

#include "viewport/section_plane.h"

namespace gyre::ui {

/// A ray goes once from what is left out into what stays, or the other way.
std::optional<Hit> castRay(const Ray& ray, std::span<const Part> parts, const std::optional<SectionPlane>& section) {
  if (!section) return castRay(ray, parts);
  const double closing = section->normal.dot(ray.direction);
  const double crossing = (section->offset - section->normal.dot(ray.origin)) / closing;
  if (!section->leavesOut(ray.origin)) {
    const std::optional<Hit> hit = castRay(ray, parts);
    return hit && !section->leavesOut(ray.at(hit->t * (1 - 1e-9))) ? hit : std::nullopt;
  }
  if (!(closing < 0)) return std::nullopt;  // it stays there
  std::optional<Hit> hit = castRay({ray.at(crossing), ray.direction}, parts);
  if (hit) hit->t += crossing;
  return hit;
}

}  // namespace gyre::ui

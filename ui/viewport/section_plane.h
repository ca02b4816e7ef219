#pragma once
// A plane that cuts what is drawn: normal . x > offset is left out. The model knows nothing of it.

#include "viewport/part.h"
#include "viewport/ray_cast.h"

#include <optional>
#include <span>

namespace gyre::ui {

struct SectionPlane {
  Vec3 normal = Vec3::UnitX();
  double offset = 0;  ///< [m]

  bool leavesOut(const Vec3& point) const { return normal.dot(point) > offset; }
  bool operator==(const SectionPlane&) const = default;
};

/// The nearest part that can be picked and that the plane, if there is one, has left.
std::optional<Hit> castRay(const Ray& ray, std::span<const Part> parts, const std::optional<SectionPlane>& section);

}  // namespace gyre::ui

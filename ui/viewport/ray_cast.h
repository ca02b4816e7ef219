#pragma once
// Which part a ray meets first: exact, on the processor, without any graphics.

#include "viewport/part.h"

#include <optional>
#include <span>

namespace gyre::ui {

struct Ray {
  Vec3 origin = Vec3::Zero();
  Vec3 direction = Vec3::UnitX();
  Vec3 at(double t) const { return origin + t * direction; }
};

/// Smallest t >= 0 with ray.at(t) on the part's surface. A coil counts as the cylinder it fills, an
/// arc as a flat ring.
std::optional<double> intersect(const Ray& ray, const Part& part);

struct Hit {
  ElementId id;
  double t = 0;
};

/// The nearest part that can be picked.
std::optional<Hit> castRay(const Ray& ray, std::span<const Part> parts);

}  // namespace gyre::ui

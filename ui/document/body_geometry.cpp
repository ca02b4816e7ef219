#include "document/body_geometry.h"

#include "bodies/body.h"
#include "viewport/body_parts.h"
#include "viewport/part_extent.h"
#include "viewport/unit_mesh.h"

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

Eigen::AlignedBox3d boxIn(const Element& body, const Frame& frame) {
  std::vector<Part> parts;
  for (const Shape& shape : displayShapes(body)) parts.push_back(shapePart(shape, unitMesh(shape), frame, 0, body.id));
  return bounds(parts);
}

}  // namespace

Eigen::AlignedBox3d ownBox(const Element& body) { return boxIn(body, {}); }

Eigen::AlignedBox3d worldBox(std::span<const Element* const> bodies) {
  Eigen::AlignedBox3d box;
  for (const Element* body : bodies) box.extend(boxIn(*body, initialPlacement(*body)));
  return box;
}

double typicalSize(std::span<const Element* const> bodies, double otherwise) {
  std::vector<double> extents;
  for (const Element* body : bodies)
    if (const auto box = ownBox(*body); !box.isEmpty()) extents.push_back(box.sizes().maxCoeff());
  if (extents.empty()) return otherwise;
  const auto middle = extents.begin() + static_cast<std::ptrdiff_t>((extents.size() - 1) / 2);
  std::nth_element(extents.begin(), middle, extents.end());
  return std::max(*middle, 1e-6);
}

Frame placementOf(const Model& model, ElementId body) {
  const Element* e = model.find(body);
  return e && e->type->category == Category::body ? initialPlacement(*e) : Frame{};
}

bool isPoint(const Model& model, ElementId body) {
  const Element* e = model.find(body);
  return e && !bodyType(*e).turns;
}

double rounded(double x, int digits) {
  if (x == 0 || !std::isfinite(x)) return x;
  const double places = digits - 1 - std::floor(std::log10(std::abs(x)));
  // Dividing by a power of ten gives the nearest double of the decimal; multiplying by its inverse would not.
  const double power = std::pow(10.0, std::abs(places));
  return places >= 0 ? std::round(x * power) / power : std::round(x / power) * power;
}

}  // namespace gyre::ui

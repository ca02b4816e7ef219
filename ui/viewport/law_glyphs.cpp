#include "viewport/law_glyphs.h"

#include "viewport/body_parts.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gyre::ui {
namespace {

struct LawSketch {
  double size;
  ElementId id;
  std::vector<Part>& parts;

  void solid(Geometry geometry, const Frame& at, const Vec3& scale, QRgb color) {
    parts.push_back(
        {.geometry = geometry, .frame = at, .scale = scale * size, .color = color, .edged = true, .id = id});
  }
  /// A flat wheel with teeth about z of a marker.
  void gear(const Frame& at, double radius, QRgb color) {
    solid(Geometry::cylinder, at, {radius, radius, 0.7}, color);
    constexpr int teeth = 10;
    for (int i = 0; i < teeth; ++i) {
      const Quat turn(Eigen::AngleAxisd(2 * std::numbers::pi * i / teeth, Vec3::UnitZ()));
      solid(Geometry::box, compose(at, {turn * Vec3(radius * size, 0, 0), turn}), {0.5, 0.45, 0.7}, color);
    }
  }
  void motor(const Frame& at, QRgb metal, QRgb rubber) {
    solid(Geometry::cylinder, compose(at, {Vec3(0, 0, -3.1 * size), Quat::Identity()}), {1.5, 1.5, 2.4}, metal);
    solid(Geometry::cylinder, compose(at, {Vec3(0, 0, -1.7 * size), Quat::Identity()}), {0.6, 0.6, 0.8}, rubber);
  }
  void rack(const Frame& at, QRgb color) {
    solid(Geometry::box, at, {0.7, 0.7, 7}, color);
    for (int i = -3; i <= 3; ++i)
      solid(Geometry::box, compose(at, {Vec3(0.55 * size, 0, i * size), Quat::Identity()}), {0.5, 0.7, 0.45}, color);
  }
  /// A block on either side of a coordinate, with what they stop between them.
  void stops(const Frame& at, QRgb metal, QRgb rubber) {
    for (const double side : {-1.0, 1.0}) {
      solid(Geometry::box, compose(at, {Vec3(0, side * 2.2 * size, 0), Quat::Identity()}), {1.4, 0.6, 1.4}, metal);
      solid(Geometry::box, compose(at, {Vec3(0, side * 1.75 * size, 0), Quat::Identity()}), {0.9, 0.3, 0.9}, rubber);
    }
  }
  void dashes(const Vec3& from, const Vec3& to, QRgb color) {
    constexpr int count = 9;
    for (int i = 0; i < count; i += 2)
      appendBar(from + (to - from) * i / count, from + (to - from) * (i + 1) / count, 0.16 * size, color, id, parts);
  }
};

}  // namespace

void appendLaw(const SceneLink& link, std::span<const Frame> ends, double size, QRgb metal, QRgb rubber,
               std::vector<Part>& parts) {
  if (ends.size() < 2) return;
  LawSketch sketch{size, link.id, parts};
  // The first joint's marker 1 and, where there are two joints, the second one's.
  const Frame &one = ends[0], &other = ends.size() < 4 ? ends[1] : ends[2];
  switch (link.glyph) {
    case Glyph::drive: sketch.motor(one, metal, rubber); break;
    case Glyph::gear:
      sketch.gear(one, 2.1, metal);
      sketch.gear(other, 1.5, rubber);
      sketch.dashes(one.position, other.position, rubber);
      break;
    case Glyph::rack:
      sketch.gear(one, 1.7, metal);
      sketch.rack(other, rubber);
      sketch.dashes(one.position, other.position, rubber);
      break;
    case Glyph::coupler: sketch.dashes(one.position, other.position, metal); break;
    case Glyph::wheel: sketch.solid(Geometry::cylinder, ends[1], {0.5, 0.5, 1.6}, metal); break;
    case Glyph::stop: sketch.stops(one, metal, rubber); break;
    case Glyph::blade: sketch.solid(Geometry::box, ends[1], {3.2, 0.25, 0.9}, metal); break;
    case Glyph::screw: {
      constexpr double length = 8, radius = 0.75;
      sketch.solid(Geometry::cylinder, one, {0.55, 0.55, length}, metal);
      parts.push_back({.geometry = Geometry::coil,
                       .ratio = length / radius,
                       .frame = compose(one, {Vec3(0, 0, -0.5 * length * size), Quat::Identity()}),
                       .scale = Vec3(radius, radius, length) * size,
                       .color = metal,
                       .id = link.id});
      sketch.solid(Geometry::cylinder, ends[1], {1.5, 1.5, 1.6}, rubber);
      break;
    }
    default: break;
  }
}

bool isHeldByOthers(Glyph glyph) {
  switch (glyph) {
    case Glyph::drive:
    case Glyph::gear:
    case Glyph::rack:
    case Glyph::coupler:
    case Glyph::stop:
    case Glyph::wheel:
    case Glyph::blade: return true;
    default: return false;
  }
}

}  // namespace gyre::ui

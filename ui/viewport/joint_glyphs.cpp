#include "viewport/joint_glyphs.h"

#include "viewport/body_parts.h"

#include <algorithm>

namespace gyre::ui {
namespace {

Vec3 axisOf(const Frame& marker, int i) { return marker.orientation * Vec3::Unit(i); }

/// Puts parts into the scene, measured in ball radii.
class Sketch {
 public:
  Sketch(const SketchStyle& style, std::vector<Part>& parts) : style_(style), s_(style.size), parts_(parts) {}

  void ball(const Vec3& at, double radius, QRgb color) {
    parts_.push_back({.geometry = Geometry::sphere,
                      .frame = {at, Quat::Identity()},
                      .scale = Vec3::Constant(radius * s_),
                      .color = color,
                      .id = style_.id});
  }
  void box(const Frame& at, const Vec3& size, QRgb color) { solid(Geometry::box, at, size * s_, color); }
  void cylinder(const Frame& at, double radius, double length, QRgb color) {
    solid(Geometry::cylinder, at, Vec3(radius, radius, length) * s_, color);
  }
  void cylinder(const Vec3& at, const Vec3& along, double radius, double length, QRgb color) {
    cylinder({at, alignZ(along)}, radius, length, color);
  }
  void tip(const Vec3& at, const Vec3& along, double radius, double length, QRgb color) {
    solid(Geometry::cone, {at, alignZ(along)}, Vec3(radius, radius, length) * s_, color);
  }
  void bar(const Vec3& from, const Vec3& to, double radius, QRgb color) {
    appendBar(from, to, radius * s_, color, style_.id, parts_);
  }

  /// A pin along z with a collar at either end.
  void hinge(const Frame& at) {
    cylinder(at, 0.8, 3.2, style_.metal);
    for (const double side : {-1.0, 1.0})
      cylinder(compose(at, {Vec3(0, 0, side * 1.5 * s_), Quat::Identity()}), 1.15, 0.5, style_.rubber);
  }
  /// A straight guide along z of marker 1 that reaches beyond both markers: round, or square to keep from turning.
  void rail(const Frame& marker1, const Vec3& to, double width, bool square) {
    const double along = axisOf(marker1, 2).dot(to - marker1.position);
    const double low = std::min(along, 0.0) - 3.2 * s_, high = std::max(along, 0.0) + 3.2 * s_;
    const Frame middle = compose(marker1, {Vec3(0, 0, 0.5 * (low + high)), Quat::Identity()});
    const double length = (high - low) / s_;
    if (square) box(middle, {width, width, length}, style_.metal);
    else cylinder(middle, 0.5 * width, length, style_.metal);
  }
  /// A plate in the x-y plane of marker 1 that reaches beyond both markers, its upper face through the origin.
  void plate(const Frame& marker1, const Vec3& to) {
    const Vec3 u = marker1.orientation.conjugate() * (to - marker1.position);
    Vec3 low = u.cwiseMin(0) / s_ - Vec3::Constant(3.4), high = u.cwiseMax(0) / s_ + Vec3::Constant(3.4);
    low.z() = -0.35;
    high.z() = 0;
    box(compose(marker1, {0.5 * s_ * (low + high), Quat::Identity()}), high - low, style_.metal);
  }
  /// The fork of a universal joint: two prongs on an arm of the cross, and the end of a shaft.
  void fork(const Vec3& center, const Vec3& arm, const Vec3& shaft, QRgb color) {
    const Vec3 side = 1.5 * s_ * arm, foot = 1.9 * s_ * shaft;
    bar(center - side, center + side, 0.32, color);
    for (const double k : {-1.0, 1.0}) {
      bar(center + k * side, center + k * side + foot, 0.42, color);
      ball(center + k * side, 0.5, color);
      ball(center + k * side + foot, 0.42, color);
    }
    bar(center - side + foot, center + side + foot, 0.42, color);
    bar(center + foot, center + 1.9 * foot, 0.6, color);
  }
  /// Bell and shaft of a constant velocity joint.
  void bell(const Vec3& center, const Vec3& shaft, QRgb color) {
    cylinder(center + 0.75 * s_ * shaft, shaft, 1.2, 0.9, color);
    bar(center + 1.1 * s_ * shaft, center + 3.4 * s_ * shaft, 0.55, color);
  }
  /// An axis, as the primitives speak of it.
  void axis(const Frame& marker, QRgb color) {
    const Vec3 z = 3 * s_ * axisOf(marker, 2);
    bar(marker.position - z, marker.position + z, 0.28, color);
  }

 private:
  void solid(Geometry geometry, const Frame& at, const Vec3& scale, QRgb color) {
    parts_.push_back(
        {.geometry = geometry, .frame = at, .scale = scale, .color = color, .edged = true, .id = style_.id});
  }

  const SketchStyle& style_;
  double s_;
  std::vector<Part>& parts_;
};

/// Rods: what holds them at marker 1 is drawn before, a ball is at marker 2.
void appendRod(const Frame& m1, const Frame& m2, const SketchStyle& style, Sketch& sketch) {
  sketch.ball(m2.position, 0.8, style.metal);
  sketch.bar(m1.position, m2.position, 0.35, style.metal);
}

/// Relations between axes wherever they are: both axes, what they keep, and a thin line between them.
void appendAxes(Glyph glyph, const Frame& m1, const Frame& m2, const SketchStyle& style, Sketch& sketch) {
  sketch.bar(m1.position, m2.position, 0.12, style.rubber);
  for (const auto& [marker, color] : {std::pair{&m1, style.metal}, std::pair{&m2, style.rubber}}) {
    const Vec3 z = axisOf(*marker, 2);
    sketch.axis(*marker, color);
    if (glyph == Glyph::parallelAxes) sketch.cylinder(*marker, 1.0, 0.5, color);
    if (glyph == Glyph::perpendicularAxes) sketch.box(*marker, Vec3::Constant(1.2), color);
    if (glyph == Glyph::axesAngle) {
      sketch.ball(marker->position, 0.55, color);
      sketch.tip(marker->position + 3.4 * style.size * z, z, 0.7, 1.5, color);
    }
    if (glyph != Glyph::sameOrientation) continue;
    sketch.box(*marker, Vec3::Constant(0.9), color);
    for (int i = 0; i < 2; ++i)
      sketch.bar(marker->position, marker->position + 2.2 * style.size * axisOf(*marker, i), 0.28, color);
  }
}

}  // namespace

void appendJoint(Glyph glyph, const Frame& m1, const Frame& m2, const SketchStyle& style, std::vector<Part>& parts) {
  Sketch sketch(style, parts);
  const QRgb metal = style.metal, rubber = style.rubber;
  const Vec3 at = m1.position, z1 = axisOf(m1, 2), z2 = axisOf(m2, 2);
  switch (glyph) {
    case Glyph::ball: sketch.ball(at, 1, metal); break;
    case Glyph::hinge: sketch.hinge(m1); break;
    case Glyph::weld: sketch.box(m1, Vec3::Constant(1.9), metal); break;
    case Glyph::slider:
      sketch.rail(m1, m2.position, 0.9, true);
      sketch.box(m2, {2.2, 2.2, 2.6}, rubber);
      break;
    case Glyph::sleeve:
      sketch.rail(m1, m2.position, 1.0, false);
      sketch.cylinder(m2, 1.15, 2.6, rubber);
      break;
    case Glyph::pointOnLine:
      sketch.rail(m1, m2.position, 0.7, false);
      sketch.ball(m2.position, 1, rubber);
      break;
    case Glyph::plate:
      sketch.plate(m1, m2.position);
      sketch.cylinder(compose(m2, {Vec3(0, 0, 0.5 * style.size), Quat::Identity()}), 1.5, 1.0, rubber);
      break;
    case Glyph::pointOnPlane:
      sketch.plate(m1, m2.position);
      sketch.ball(m2.position, 1, rubber);
      break;
    case Glyph::cardan:
      sketch.fork(at, axisOf(m1, 0), -z1, metal);
      sketch.fork(m2.position, axisOf(m2, 1), z2, rubber);
      break;
    case Glyph::homokinetic:
      sketch.bell(at, -z1, metal);
      sketch.bell(m2.position, z2, rubber);
      sketch.ball(at, 1.05, metal);
      if ((z1 + z2).norm() > 0.1) sketch.cylinder(at, z1 + z2, 1.4, 0.3, rubber);
      break;
    case Glyph::sixDof:
      sketch.box(m1, Vec3::Constant(1.5), metal);
      for (int i = 0; i < 3; ++i) {
        const Vec3 arm = 2.4 * style.size * axisOf(m1, i);
        sketch.bar(at - arm, at + arm, 0.3, rubber);
      }
      break;
    case Glyph::parallelAxes:
    case Glyph::perpendicularAxes:
    case Glyph::axesAngle:
    case Glyph::sameOrientation: appendAxes(glyph, m1, m2, style, sketch); break;
    case Glyph::rod:
      sketch.ball(at, 0.8, metal);
      appendRod(m1, m2, style, sketch);
      break;
    case Glyph::hingedRod:
      sketch.hinge(m1);
      appendRod(m1, m2, style, sketch);
      break;
    case Glyph::crossedRod: {
      const Vec3 second = z1.cross(m2.position - at).normalized();
      sketch.bar(at - 1.6 * style.size * z1, at + 1.6 * style.size * z1, 0.5, rubber);
      sketch.bar(at - 1.4 * style.size * second, at + 1.4 * style.size * second, 0.5, metal);
      appendRod(m1, m2, style, sketch);
      break;
    }
    default: break;
  }
}

bool swings(Glyph glyph) {
  return glyph == Glyph::ball || glyph == Glyph::hinge || glyph == Glyph::cardan || glyph == Glyph::homokinetic ||
         glyph == Glyph::rod || glyph == Glyph::crossedRod || glyph == Glyph::hingedRod;
}

bool spans(Glyph glyph) {
  return glyph == Glyph::spring || glyph == Glyph::rod || glyph == Glyph::crossedRod || glyph == Glyph::hingedRod;
}

}  // namespace gyre::ui

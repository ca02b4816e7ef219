#include "viewport/force_glyphs.h"

#include "viewport/body_parts.h"

namespace gyre::ui {
namespace {

/// A part placed in a marker.
Part placed(Geometry geometry, const Frame& at, const Vec3& offset, const Vec3& scale, QRgb color,
            const ForceSketch& k) {
  return {.geometry = geometry,
          .frame = compose(at, {offset, Quat::Identity()}),
          .scale = scale,
          .color = color,
          .edged = geometry == Geometry::box || geometry == Geometry::cylinder,
          .id = k.id};
}

/// A helix about z with a leg along x of either marker.
void appendTorsionSpring(const Frame& m1, const Frame& m2, const ForceSketch& k, std::vector<Part>& parts) {
  const double s = k.size, r = 1.7 * s, height = 1.6 * s;
  Part coil = placed(Geometry::coil, m1, Vec3(0, 0, -0.5 * height), Vec3(r, r, height), k.metal, k);
  coil.ratio = 2;
  parts.push_back(coil);
  const auto leg = [&](const Frame& marker, double z) {
    const Vec3 from = marker.position + m1.orientation * Vec3(0, 0, z) + marker.orientation * Vec3(r, 0, 0);
    appendBar(from, from + marker.orientation * Vec3(1.8 * s, 0, 0), 0.16 * s, k.metal, k.id, parts);
  };
  leg(m1, -0.5 * height);
  leg(m2, 0.5 * height);
  parts.push_back(placed(Geometry::cylinder, m1, Vec3::Zero(), Vec3(0.5 * s, 0.5 * s, 2.4 * s), k.rubber, k));
}

/// A straight prism with end plates.
void appendBeam(const Frame& m1, const Frame& m2, const ForceSketch& k, std::vector<Part>& parts) {
  const double s = k.size;
  const Vec3 along = m2.position - m1.position;
  const double length = along.norm();
  const Quat turn = alignZ(length > 0 ? Vec3(along / length) : Vec3::UnitX());
  parts.push_back({.geometry = Geometry::box,
                   .frame = {m1.position + 0.5 * along, turn},
                   .scale = {0.7 * s, 1.1 * s, length},
                   .color = k.metal,
                   .edged = true,
                   .id = k.id});
  for (const Vec3& end : {m1.position, m2.position})
    parts.push_back({.geometry = Geometry::box,
                     .frame = {end, turn},
                     .scale = {1.5 * s, 1.8 * s, 0.35 * s},
                     .color = k.rubber,
                     .edged = true,
                     .id = k.id});
}

/// A cylinder with its piston rod; where both markers meet, a motor about z.
void appendActuator(const Frame& m1, const Frame& m2, const ForceSketch& k, std::vector<Part>& parts) {
  const double s = k.size;
  const Vec3 along = m2.position - m1.position;
  const double length = along.norm();
  if (length < 2 * s) {
    parts.push_back(placed(Geometry::cylinder, m1, Vec3::Zero(), Vec3(1.6 * s, 1.6 * s, 2 * s), k.rubber, k));
    parts.push_back(placed(Geometry::cylinder, m1, Vec3(0, 0, 0.6 * s), Vec3(0.5 * s, 0.5 * s, 3.2 * s), k.metal, k));
    parts.push_back(placed(Geometry::arc, m1, Vec3(0, 0, 1.9 * s), Vec3::Constant(1.4 * s), k.load, k));
    return;
  }
  const Quat turn = alignZ(along / length);
  for (const Vec3& end : {m1.position, m2.position})
    parts.push_back({.geometry = Geometry::sphere,
                     .frame = {end, Quat::Identity()},
                     .scale = Vec3::Constant(0.7 * s),
                     .color = k.metal,
                     .id = k.id});
  parts.push_back({.geometry = Geometry::cylinder,
                   .frame = {m1.position + 0.325 * along, turn},
                   .scale = {s, s, 0.55 * length},
                   .color = k.rubber,
                   .edged = true,
                   .id = k.id});
  appendBar(m1.position + 0.55 * along, m2.position, 0.4 * s, k.metal, k.id, parts);
}

/// Two shoes that press on a shaft along z.
void appendBrake(const Frame& m1, const ForceSketch& k, std::vector<Part>& parts) {
  const double s = k.size;
  parts.push_back(placed(Geometry::cylinder, m1, Vec3::Zero(), Vec3(1.1 * s, 1.1 * s, 0.8 * s), k.metal, k));
  for (const double side : {-1.0, 1.0}) {
    parts.push_back(
        placed(Geometry::box, m1, Vec3(side * 1.5 * s, 0, 0), Vec3(0.7 * s, 1.6 * s, 1.4 * s), k.rubber, k));
    parts.push_back(placed(Geometry::box, m1, Vec3(side * 2 * s, 0, 0), Vec3(0.3 * s, 2 * s, 1.8 * s), k.metal, k));
  }
}

/// An arrow along z of marker 2 and one around it.
void appendWrench(const Frame& m2, const ForceSketch& k, std::vector<Part>& parts) {
  const double s = k.size, length = 5 * s;
  const Vec3 z = m2.orientation * Vec3::UnitZ();
  appendBar(m2.position, m2.position + 0.75 * length * z, 0.18 * s, k.load, k.id, parts);
  parts.push_back(
      placed(Geometry::cone, m2, Vec3(0, 0, 0.85 * length), Vec3(0.5 * s, 0.5 * s, 0.3 * length), k.load, k));
  parts.push_back(placed(Geometry::arc, m2, Vec3(0, 0, 0.4 * length), Vec3::Constant(1.5 * s), k.load, k));
  Part head{.geometry = Geometry::cone,
            .frame = compose(m2, {Vec3(0.2 * s, -1.5 * s, 0.4 * length), alignZ(Vec3::UnitX())}),
            .scale = {0.35 * s, 0.35 * s, 0.9 * s},
            .color = k.load,
            .id = k.id};
  parts.push_back(head);
}

}  // namespace

void appendForce(Glyph glyph, const Frame& marker1, const Frame& marker2, const ForceSketch& sketch,
                 std::vector<Part>& parts) {
  switch (glyph) {
    case Glyph::torsionSpring: return appendTorsionSpring(marker1, marker2, sketch, parts);
    case Glyph::beam: return appendBeam(marker1, marker2, sketch, parts);
    case Glyph::actuator: return appendActuator(marker1, marker2, sketch, parts);
    case Glyph::brake: return appendBrake(marker1, sketch, parts);
    case Glyph::wrench: return appendWrench(marker2, sketch, parts);
    default: return;
  }
}

bool spansForce(Glyph glyph) { return glyph == Glyph::spring || glyph == Glyph::beam || glyph == Glyph::actuator; }

}  // namespace gyre::ui

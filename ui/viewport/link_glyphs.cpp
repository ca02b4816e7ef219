#include "viewport/link_glyphs.h"

#include "viewport/body_parts.h"
#include "viewport/force_glyphs.h"
#include "viewport/joint_glyphs.h"
#include "viewport/law_glyphs.h"

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

/// A rubber sleeve between two flanges, z along the sleeve.
void appendBushing(const Frame& at, double s, QRgb metal, QRgb rubber, ElementId id, std::vector<Part>& parts) {
  for (int i = -1; i <= 1; ++i)
    parts.push_back({.geometry = Geometry::cylinder,
                     .frame = compose(at, {Vec3(0, 0, 0.8 * i * s), Quat::Identity()}),
                     .scale = {1.5 * s, 1.5 * s, 0.6 * s},
                     .color = rubber,
                     .edged = true,
                     .id = id});
  parts.push_back(
      {.geometry = Geometry::cylinder, .frame = at, .scale = {s, s, 3 * s}, .color = metal, .edged = true, .id = id});
}

/// A frame by its axes.
void appendFrame(const Frame& at, double length, const std::optional<QColor>& mark, ElementId id,
                 std::vector<Part>& parts) {
  const std::size_t first = parts.size();
  appendTriad(at, length, parts);
  for (std::size_t i = first; i < parts.size(); ++i) {
    parts[i].id = id;
    if (mark) parts[i].color = mark->rgb();
  }
}

/// Whether a force points away from its body's centre of mass: then its arrow starts at the point where it takes hold,
/// else it ends there. Either way it is not hidden in the body.
bool pulls(const Attachment& end, const Frame& at, const Vec3& direction) {
  const Quat body = at.orientation * end.frame.orientation.conjugate();
  return (body * end.frame.position).dot(direction) >= 0;
}

/// A bar with a head.
void appendForceArrow(const Vec3& tip, const Vec3& direction, double length, QRgb color, ElementId id,
                      std::vector<Part>& parts) {
  const double head = 0.26 * length;
  appendBar(tip - length * direction, tip - 0.9 * head * direction, 0.03 * length, color, id, parts);
  parts.push_back({.geometry = Geometry::cone,
                   .frame = {tip - 0.5 * head * direction, alignZ(direction)},
                   .scale = {0.085 * length, 0.085 * length, head},
                   .color = color,
                   .id = id});
}

/// Three quarters of a ring about the torque's axis with a head at its end.
void appendTorqueArrow(const Vec3& center, const Vec3& axis, double length, QRgb color, ElementId id,
                       std::vector<Part>& parts) {
  const double r = 0.45 * length;
  const Frame ring{center, alignZ(axis)};
  parts.push_back({.geometry = Geometry::arc, .frame = ring, .scale = Vec3::Constant(r), .color = color, .id = id});
  // The ring ends at 270 degrees, where its tangent is x.
  const Frame head{Vec3(0.14 * r, -r, 0), alignZ(Vec3::UnitX())};
  parts.push_back({.geometry = Geometry::cone,
                   .frame = compose(ring, head),
                   .scale = {0.2 * r, 0.2 * r, 0.5 * r},
                   .color = color,
                   .id = id});
}

void appendSpring(const Vec3& from, const Vec3& to, const LinkStyle& style, QRgb metal, QRgb rubber, ElementId id,
                  std::vector<Part>& parts) {
  const Vec3 along = to - from;
  const double length = along.norm();
  for (const Vec3& end : {from, to})
    parts.push_back({.geometry = Geometry::sphere,
                     .frame = {end, Quat::Identity()},
                     .scale = Vec3::Constant(0.4 * style.coilRadius),
                     .color = rubber,
                     .id = id});
  if (length < 1e-9) return;
  parts.push_back({.geometry = Geometry::coil,
                   .ratio = style.coilRatio,
                   .frame = {from, alignZ(along)},
                   .scale = {style.coilRadius, style.coilRadius, length},
                   .color = metal,
                   .id = id});
}

}  // namespace

LinkStyle linkStyle(const SceneLink& link, std::span<const Frame> ends, double size, double bodySize) {
  LinkStyle style{.size = size, .coilRadius = 1.6 * size, .arrowLength = 0.75 * bodySize};
  if (link.glyph == Glyph::spring && ends.size() == 2) {
    const double length = (ends[1].position - ends[0].position).norm();
    if (length > 0) style.coilRadius = std::clamp(style.coilRadius, 0.035 * length, 0.12 * length);
    // Rounded, so that springs of similar length share a mesh.
    const double ratio = std::clamp(length / style.coilRadius, 4.0, 80.0);
    style.coilRatio = std::exp(std::round(std::log(ratio) / 0.15) * 0.15);
  }
  return style;
}

void appendLink(const SceneLink& link, std::span<const Frame> ends, const Vec3& direction, const LinkStyle& style,
                const ViewportColors& colors, const std::optional<QColor>& mark, std::vector<Part>& parts) {
  if (ends.empty()) return;
  const double s = style.size;
  const Frame& at = ends.front();
  const QRgb metal = mark.value_or(colors.metal).rgb();
  const QRgb rubber = (mark ? mark->darker(125) : colors.rubber).rgb();
  const QRgb load = mark.value_or(colors.load).rgb();
  if (link.glyph == Glyph::screw || isHeldByOthers(link.glyph)) {
    appendLaw(link, ends, s, metal, rubber, parts);
    return;
  }
  switch (link.glyph) {
    case Glyph::none: break;
    case Glyph::point:
      parts.push_back({.geometry = Geometry::sphere,
                       .frame = {at.position, Quat::Identity()},
                       .scale = Vec3::Constant(0.8 * s),
                       .color = mark.value_or(link.color ? toQColor(*link.color) : colors.load).rgb(),
                       .id = link.id});
      break;
    case Glyph::triad: appendFrame(at, 6 * s, mark, link.id, parts); break;
    case Glyph::spring:
      if (ends.size() == 2) appendSpring(at.position, ends[1].position, style, metal, rubber, link.id, parts);
      break;
    case Glyph::bushing: appendBushing(at, s, metal, rubber, link.id, parts); break;
    case Glyph::forceArrow: {
      const double lead = pulls(link.ends.front(), at, direction) ? style.arrowLength : 0;
      appendForceArrow(at.position + lead * direction, direction, style.arrowLength, load, link.id, parts);
      break;
    }
    case Glyph::torqueArrow: appendTorqueArrow(at.position, direction, style.arrowLength, load, link.id, parts); break;
    case Glyph::torsionSpring:
    case Glyph::beam:
    case Glyph::actuator:
    case Glyph::brake:
    case Glyph::wrench:
      if (ends.size() == 2)
        appendForce(link.glyph, at, ends[1], {.size = s, .metal = metal, .rubber = rubber, .load = load, .id = link.id},
                    parts);
      break;
    default:
      if (ends.size() == 2)
        appendJoint(link.glyph, at, ends[1], {.size = s, .metal = metal, .rubber = rubber, .id = link.id}, parts);
  }
}

void appendFixture(const Vec3& position, const Vec3& away, double size, QRgb color, ElementId id,
                   std::vector<Part>& parts) {
  const Quat turn = alignZ(-away);
  parts.push_back({.geometry = Geometry::cone,
                   .frame = {position + 1.3 * size * away, turn},
                   .scale = Vec3(1.1, 1.1, 2.6) * size,
                   .color = color,
                   .edged = true,
                   .id = id});
  parts.push_back({.geometry = Geometry::box,
                   .frame = {position + 2.75 * size * away, turn},
                   .scale = Vec3(3.6, 3.6, 0.3) * size,
                   .color = color,
                   .edged = true,
                   .id = id});
}

}  // namespace gyre::ui

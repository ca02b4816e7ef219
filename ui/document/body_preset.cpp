#include "document/body_preset.h"

#include "bodies/body.h"
#include "flexible/flexible_beam.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numbers>

namespace gyre::ui {
namespace {

const Quat alongX{std::numbers::sqrt2 / 2, 0, std::numbers::sqrt2 / 2, 0};   // turns z into x
const Quat alongY{std::numbers::sqrt2 / 2, -std::numbers::sqrt2 / 2, 0, 0};  // turns z into y

Shape round(double radius, double length, const Quat& orientation) {
  Shape shape{.kind = Shape::Kind::cylinder, .radius = radius, .length = length};
  shape.placement.orientation = orientation;
  return shape;
}

/// A rope of fibres that slide: light, hardly stiff in bending, a little damped.
std::any cable(double length) {
  constexpr double slender = 200;
  FlexibleBeam p;
  p.elements = 24;
  p.length = 4 * length;
  p.section = FlexibleBeam::Section::circle;
  p.diameter.constant = p.length / slender;
  p.youngs_modulus = 1e9;
  p.density = 1100;
  p.bending_factor = 0.02;
  p.damping_time = 1e-3;
  return p;
}

constexpr const char* rigidHelp =
    QT_TRANSLATE_NOOP("BodyPreset", "A rigid body of this shape, with the mass and inertia of a hollow machine part.");

constexpr std::array presets{
    BodyPreset{"box", QT_TRANSLATE_NOOP("BodyPreset", "Box"),
               QT_TRANSLATE_NOOP("BodyPreset", "block cuboid brick plate slab"), rigidHelp, &plainBox},
    BodyPreset{"cylinder", QT_TRANSLATE_NOOP("BodyPreset", "Cylinder"),
               QT_TRANSLATE_NOOP("BodyPreset", "drum roller pillar"), rigidHelp,
               [](double length) { return round(0.25 * length, length, Quat::Identity()); }},
    BodyPreset{"sphere", QT_TRANSLATE_NOOP("BodyPreset", "Sphere"), QT_TRANSLATE_NOOP("BodyPreset", "ball bob"),
               rigidHelp, [](double length) { return Shape{.kind = Shape::Kind::sphere, .radius = 0.25 * length}; }},
    BodyPreset{"rod", QT_TRANSLATE_NOOP("BodyPreset", "Rod"),
               QT_TRANSLATE_NOOP("BodyPreset", "bar link crank coupler pendulum shaft stick"), rigidHelp,
               [](double length) { return round(0.05 * length, length, alongX); }},
    BodyPreset{"wheel", QT_TRANSLATE_NOOP("BodyPreset", "Wheel"),
               QT_TRANSLATE_NOOP("BodyPreset", "disc disk flywheel pulley rotor"), rigidHelp,
               [](double length) { return round(0.5 * length, 0.2 * length, alongY); }},
    BodyPreset{"cable", QT_TRANSLATE_NOOP("BodyPreset", "Cable"),
               QT_TRANSLATE_NOOP("BodyPreset", "rope wire string chain line hose"),
               QT_TRANSLATE_NOOP("BodyPreset",
                                 "A flexible beam that hardly resists bending, as a rope of fibres: straight, of 24 "
                                 "elements. Hold its ends by joints at station 0 and 1."),
               nullptr, &cable},
};

}  // namespace

Shape plainBox(double length) { return {.kind = Shape::Kind::box, .size = Vec3(length, 0.5 * length, 0.5 * length)}; }

QString BodyPreset::title() const { return QCoreApplication::translate("BodyPreset", label); }

QString BodyPreset::searchWords() const { return QCoreApplication::translate("BodyPreset", words); }

QString BodyPreset::helpText() const { return QCoreApplication::translate("BodyPreset", help); }

std::span<const BodyPreset> bodyPresets() { return presets; }

const TypeInfo* presetType(const TypeList& types) {
  const auto bodies = types.of(Category::body);
  const auto hit = std::find_if(bodies.begin(), bodies.end(),
                                [](const TypeInfo* type) { return bodyType(*type).turns && !bodyType(*type).pivot; });
  return hit == bodies.end() ? nullptr : *hit;
}

const TypeInfo* presetType(const TypeList& types, const BodyPreset& preset) {
  if (preset.shape) return presetType(types);
  const auto bodies = types.of(Category::body);
  const auto hit =
      std::find_if(bodies.begin(), bodies.end(), [](const TypeInfo* type) { return bodyType(*type).flexible; });
  return hit == bodies.end() ? nullptr : *hit;
}

}  // namespace gyre::ui

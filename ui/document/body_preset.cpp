#include "document/body_preset.h"

#include "bodies/body.h"

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

constexpr std::array presets{
    BodyPreset{"box", QT_TRANSLATE_NOOP("BodyPreset", "Box"),
               QT_TRANSLATE_NOOP("BodyPreset", "block cuboid brick plate slab"), &plainBox},
    BodyPreset{"cylinder", QT_TRANSLATE_NOOP("BodyPreset", "Cylinder"),
               QT_TRANSLATE_NOOP("BodyPreset", "drum roller pillar"),
               [](double length) { return round(0.25 * length, length, Quat::Identity()); }},
    BodyPreset{"sphere", QT_TRANSLATE_NOOP("BodyPreset", "Sphere"), QT_TRANSLATE_NOOP("BodyPreset", "ball bob"),
               [](double length) { return Shape{.kind = Shape::Kind::sphere, .radius = 0.25 * length}; }},
    BodyPreset{"rod", QT_TRANSLATE_NOOP("BodyPreset", "Rod"),
               QT_TRANSLATE_NOOP("BodyPreset", "bar link crank coupler pendulum shaft stick"),
               [](double length) { return round(0.05 * length, length, alongX); }},
    BodyPreset{"wheel", QT_TRANSLATE_NOOP("BodyPreset", "Wheel"),
               QT_TRANSLATE_NOOP("BodyPreset", "disc disk flywheel pulley rotor"),
               [](double length) { return round(0.5 * length, 0.2 * length, alongY); }},
};

}  // namespace

Shape plainBox(double length) { return {.kind = Shape::Kind::box, .size = Vec3(length, 0.5 * length, 0.5 * length)}; }

QString BodyPreset::title() const { return QCoreApplication::translate("BodyPreset", label); }

QString BodyPreset::searchWords() const { return QCoreApplication::translate("BodyPreset", words); }

std::span<const BodyPreset> bodyPresets() { return presets; }

const TypeInfo* presetType(const TypeList& types) {
  const auto bodies = types.of(Category::body);
  const auto hit = std::find_if(bodies.begin(), bodies.end(),
                                [](const TypeInfo* type) { return bodyType(*type).turns && !bodyType(*type).pivot; });
  return hit == bodies.end() ? nullptr : *hit;
}

}  // namespace gyre::ui

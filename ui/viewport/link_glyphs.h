#pragma once
// Joints and forces as an engineer sketches them.

#include "scene/scene_description.h"
#include "viewport/part.h"
#include "viewport/viewport_colors.h"

#include <optional>
#include <span>

namespace gyre::ui {

/// How a link is drawn, apart from where its ends are at the moment.
struct LinkStyle {
  double size = 0.05;        ///< radius of a ball joint; all else is in proportion [m]
  double coilRatio = 8;      ///< length over radius of a spring when the scene was set
  double coilRadius = 0.05;  ///< [m]
  double arrowLength = 0.5;  ///< [m]
};

LinkStyle linkStyle(const SceneLink& link, std::span<const Frame> ends, double size, double bodySize);

/// Parts of a link whose ends are at these frames of the world; `direction` is that of an arrow, in the world; `mark` a
/// colour instead of its own.
void appendLink(const SceneLink& link, std::span<const Frame> ends, const Vec3& direction, const LinkStyle& style,
                const ViewportColors& colors, const std::optional<QColor>& mark, std::vector<Part>& parts);

/// What holds a marker on the ground: a foot on the side of `away`.
void appendFixture(const Vec3& position, const Vec3& away, double size, QRgb color, ElementId id,
                   std::vector<Part>& parts);

}  // namespace gyre::ui

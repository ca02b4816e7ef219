#pragma once
// Joints as an engineer sketches them.

#include "scene/scene_description.h"
#include "viewport/part.h"

namespace gyre::ui {

/// What a sketch is drawn in: `size` is the radius of a ball joint, all else is in proportion [m].
struct SketchStyle {
  double size;
  QRgb metal;   ///< pins, rods, what belongs to marker 1
  QRgb rubber;  ///< sleeves, what belongs to marker 2
  ElementId id;
};

/// Parts of a joint whose markers are at these frames of the world; none when `glyph` is not that of a joint.
void appendJoint(Glyph glyph, const Frame& marker1, const Frame& marker2, const SketchStyle& style,
                 std::vector<Part>& parts);

/// Whether the joint lets the body swing on what holds it.
bool swings(Glyph glyph);
/// Whether the sketch spans two points that stay apart.
bool spans(Glyph glyph);

}  // namespace gyre::ui

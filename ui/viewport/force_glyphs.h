#pragma once
// Forces between two bodies as an engineer sketches them.

#include "scene/scene_description.h"
#include "viewport/part.h"

namespace gyre::ui {

/// What a force is drawn in: `size` is the radius of a ball joint, all else is in proportion [m].
struct ForceSketch {
  double size;
  QRgb metal, rubber, load;
  ElementId id;
};

/// Parts of a force whose markers are at these frames of the world; none when `glyph` is not that of such a force.
void appendForce(Glyph glyph, const Frame& marker1, const Frame& marker2, const ForceSketch& sketch,
                 std::vector<Part>& parts);

/// Whether the sketch spans two points that stay apart.
bool spansForce(Glyph glyph);

}  // namespace gyre::ui

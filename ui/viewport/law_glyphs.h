#pragma once
// Couplings between joints, drives and rolling contacts as an engineer sketches them.

#include "scene/scene_description.h"
#include "viewport/part.h"

#include <span>

namespace gyre::ui {

/// Parts of such an element; none when `glyph` is another one.
/// @param ends  markers of what it acts on: a drive's joint (2), the joints of a coupling (2 each), or its own two
/// @param size  radius of a ball joint, all else is in proportion [m]
void appendLaw(const SceneLink& link, std::span<const Frame> ends, double size, QRgb metal, QRgb rubber,
               std::vector<Part>& parts);

/// Whether such an element sits on joints or bodies whose own sketches show what holds them.
bool isHeldByOthers(Glyph glyph);

}  // namespace gyre::ui

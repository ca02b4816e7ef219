#pragma once
// Rigid bodies by the shape that people name them for: a box, a wheel, a rod.

#include "describe/type_info.h"
#include "shapes/shape.h"

#include <QString>

#include <span>

namespace gyre::ui {

struct BodyPreset {
  const char* id;     ///< what the names of such bodies begin with
  const char* label;  ///< in the window, before it is translated
  const char* words;  ///< what people also call it
  Shape (*shape)(double length);

  QString title() const;
  QString searchWords() const;
};

std::span<const BodyPreset> bodyPresets();
/// The type that bodies of a shape are of: one that moves and turns freely. Null where there is none.
const TypeInfo* presetType(const TypeList& types);

/// A box of twice the length of its other edges: the shape of a body that was asked for without one.
Shape plainBox(double length);

}  // namespace gyre::ui

#pragma once
// Rigid bodies by the shape that people name them for: a box, a wheel, a rod.

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
};

std::span<const BodyPreset> bodyPresets();
/// Null for an unknown one.
const BodyPreset* findBodyPreset(const QString& id);

/// A box of twice the length of its other edges: the shape of a body that was asked for without one.
Shape plainBox(double length);

}  // namespace gyre::ui

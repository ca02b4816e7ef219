#pragma once
// Bodies by what people name them for: rigid ones by their shape, a box, a wheel, a rod, and a cable.

#include "describe/type_info.h"
#include "shapes/shape.h"

#include <QString>

#include <any>
#include <span>

namespace gyre::ui {

struct BodyPreset {
  const char* id;                 ///< what the names of such bodies begin with
  const char* label;              ///< in the window, before it is translated
  const char* words;              ///< what people also call it
  const char* help;               ///< in the window, before it is translated
  Shape (*shape)(double length);  ///< of a rigid body; null: `params` are those of another type
  std::any (*params)(double length) = nullptr;

  QString title() const;
  QString searchWords() const;
  QString helpText() const;
};

std::span<const BodyPreset> bodyPresets();
/// The type that bodies of a shape are of: one that moves and turns freely. Null where there is none.
const TypeInfo* presetType(const TypeList& types);
/// That of a preset: of one without a shape a flexible body.
const TypeInfo* presetType(const TypeList& types, const BodyPreset& preset);

/// A box of twice the length of its other edges: the shape of a body that was asked for without one.
Shape plainBox(double length);

}  // namespace gyre::ui

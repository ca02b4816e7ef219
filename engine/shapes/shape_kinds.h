#pragma once
// The kinds of shape and what each of them is measured by: the one source of their keys in files, their schema, their
// help and their form in the window.

#include "shapes/shape.h"

#include <span>
#include <string_view>

namespace gyre {

enum class Measure { size, radius, length, outline, vertices, triangles, source };

struct MeasureInfo {
  Measure what;
  const char* key;    ///< in files
  const char* label;  ///< in the window
  const char* help;   ///< with its unit
  bool required = false;
};

struct ShapeKind {
  Shape::Kind kind;
  const char* id;     ///< in files
  const char* label;  ///< in the window
  const char* help;
  std::vector<MeasureInfo> measures;
};

std::span<const ShapeKind> shapeKinds();
const ShapeKind& shapeKind(Shape::Kind kind);
/// Null for an unknown name.
const ShapeKind* findShapeKind(std::string_view id);

}  // namespace gyre

#pragma once
// The kinds of elements and settings that a description can be of.

#include <string_view>

namespace gyre {

/// In an order in which elements only refer to those of their own and of earlier categories.
enum class Category {
  material,
  body,
  frame,  ///< a place on a body, or in space, by which joints and forces take hold
  joint,
  force,
  point,          ///< a place on a body, or in space, whose motion is recorded
  contactPair,    ///< how two materials touch
  contactFilter,  ///< whether two bodies touch
  namedView,      ///< a camera with a name
  parameter,
  integrator,
  document,
  view,
  contact,
  groundSettings
};

/// The plural used as JSON key and by `gyre list`: "bodies", "frames", "joints", "forces", "points", "integrators".
std::string_view plural(Category c);
/// "body", "joint", "force", "point", "integrator".
std::string_view singular(Category c);
/// All elements of the category are of one type, which files need not name.
bool hasOneType(Category c);

}  // namespace gyre

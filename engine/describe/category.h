#pragma once
// The kinds of elements and settings that a description can be of.

#include <string_view>

namespace gyre {

enum class Category { body, joint, force, parameter, integrator, document, view };

/// The plural used as JSON key and by `gyre list`: "bodies", "joints", "forces", "integrators".
std::string_view plural(Category c);
/// "body", "joint", "force", "integrator".
std::string_view singular(Category c);

}  // namespace gyre

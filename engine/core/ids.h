#pragma once
// Identity of an element of a model: stays the same through renaming, reordering, undo and redo.

#include <compare>
#include <cstdint>
#include <functional>

namespace gyre {

struct ElementId {
  std::uint32_t value = 0;
  auto operator<=>(const ElementId&) const = default;
};

/// The inertial frame; it is a body in every joint and force.
inline constexpr ElementId ground{0};

}  // namespace gyre

template <>
struct std::hash<gyre::ElementId> {
  std::size_t operator()(gyre::ElementId id) const noexcept { return id.value; }
};

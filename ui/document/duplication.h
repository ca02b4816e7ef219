#pragma once
// Copies of elements, moved as rigid bodies: along a line, round a circle, or just aside.

#include "model/model.h"

#include <span>
#include <vector>

namespace gyre::ui {

/// x -> R x + d, as a frame: position d [m], orientation R.
using Motion = Frame;

struct Copies {
  Compound edit;               ///< inserts them behind all others
  std::vector<ElementId> ids;  ///< in the order of the originals, motion by motion
};

/// These and the joints and forces whose bodies are all among them.
std::vector<ElementId> withLinksBetween(const Model& model, std::span<const ElementId> ids);

/// Copies of these and of what links them, once per motion. References among them lead to the copies; a copy of a link
/// to another body or to the ground still holds on to that, at its marker moved along. Components of applied forces
/// stay as they are.
Copies copiesOf(const Model& model, std::span<const ElementId> ids, std::span<const Motion> motions);

/// Beside what is copied, along x.
Motion aside(const Model& model, std::span<const ElementId> ids);

/// count - 1 motions, each by `spacing` [m] more.
std::vector<Motion> alongLine(int count, const Vec3& spacing);
/// count - 1 motions about the axis through `center`: a whole turn is shared by all, else the last is at `angle` [rad].
/// @pre axis is not zero
std::vector<Motion> roundCircle(int count, const Vec3& center, const Vec3& axis, double angle);

}  // namespace gyre::ui

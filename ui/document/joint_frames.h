#pragma once
// The markers of a new joint or force, from one common inertial frame C: frame1 = A1^-1 C and frame2 = A2^-1 C for the
// placements A1, A2 of the bodies, so that the joint is satisfied as they stand.

#include "model/model.h"

#include <optional>

namespace gyre::ui {

/// x along the link, z across it and as upright as can be: the axis of a link that turns about one.
/// @pre link is not zero
Quat acrossLink(const Vec3& link);

/// Sets the frames of `element`, whose bodies are set. What keeps its two ends apart (a rod, a spring) gets a marker on
/// each body and the distance as its length. Types whose equations want the second marker turned against the first (a
/// right angle, say) get that turn. An error where a marker must turn with a body that has no orientation.
/// @param point  origin of C; by default where the bodies meet, halfway between bodies that stand apart, at the end of
///               a body that is held to the ground, or at a particle
Expected<void> placeMarkers(const Model& model, Element& element, std::optional<Vec3> point);

}  // namespace gyre::ui

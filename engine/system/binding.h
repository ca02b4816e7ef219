#pragma once
// How the elements of a model become pieces of a system (system/pieces.h). Errors name the element and its key.

#include "core/error.h"
#include "joints/coordinate_constraint.h"
#include "model/model.h"
#include "system/pieces.h"

#include <array>
#include <optional>

namespace gyre {

/// Joints' equations, coordinates, and constraints between them.
Expected<void> bindConstraints(const Model& model, Pieces& pieces);
Expected<void> bindForces(const Model& model, Pieces& pieces);
/// Colliders, laws and pairs that ignore each other.
Expected<void> bindContacts(const Model& model, Pieces& pieces);
/// Points that are only looked at.
Expected<void> bindPoints(const Model& model, Pieces& pieces);
/// What the bound forces read of others.
Expected<void> bindSignals(const Model& model, Pieces& pieces);

/// Sets id, name and bodies of an element's link; an error where no end is on a body.
std::optional<Error> bindEnds(const Element& e, const BodySet& bodies, Link& link);
/// An error where an end that uses the orientation of its body is on a particle.
std::optional<Error> checkOrientation(const Link& link, const BodySet& bodies, std::array<bool, 2> uses, bool oneBody);
/// @param equations  a Joint or a Force
template <class Equations>
std::array<bool, 2> usesOrientation(const Equations& equations) {
  return {equations.usesOrientation(0), equations.usesOrientation(1)};
}
/// The block between the two bodies.
void bindCoupling(Link& link, Structure& structure);
/// Coordinates whose squares are numbers were expected.
std::optional<Error> outOfReach(const Element& e, const Vec3& position);
Error noSuchCoordinate(const JointCoordinates& coordinates, const Element& e, ElementId joint,
                       const CoordinateTerm& term);

}  // namespace gyre

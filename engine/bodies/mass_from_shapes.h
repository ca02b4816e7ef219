#pragma once
// The edit that gives a rigid body the mass, centre of mass and inertia of its shapes.
//
// The body's frame is at its centre of mass, so that it moves there, and all that is placed on the body moves back by
// as much: shapes, markers of joints and forces, points. With c the centroid seen from the frame, x += R c and
// v += R (W x c): where everything is and how it moves does not change.

#include "bodies/shape_mass.h"
#include "model/model.h"

namespace gyre {

/// Fails for bodies that are not rigid and for shapes that enclose no volume.
/// @param density  [kg/m^3]
Expected<Edit> massFromShapes(const Model& model, ElementId body, double density);

}  // namespace gyre

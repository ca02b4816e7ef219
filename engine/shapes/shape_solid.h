#pragma once
// Volume, centroid and second moments of each kind of shape: closed forms for the primitives and the extrusion, exact
// sums over the faces for a mesh.

#include "core/error.h"
#include "shapes/shape.h"
#include "shapes/solid.h"

namespace gyre {

/// Solid of one shape, in the frame it is placed in. Fails for a plane and for a mesh that encloses no volume, saying
/// why.
Expected<Solid> solidOf(const Shape& shape);

/// Solid of all shapes together; what they have in common counts twice. Fails without shapes too.
Expected<Solid> solidOf(const Shapes& shapes);

}  // namespace gyre

#include "bodies/shape_mass.h"

#include "shapes/shape_solid.h"

namespace gyre {

Expected<MassProperties> massOfShapes(const Shapes& shapes, double density) {
  const auto solid = solidOf(shapes);
  if (!solid) return tl::unexpected(solid.error());
  return MassProperties{density * solid->volume, solid->centroid, Inertia::of(density * solid->inertia())};
}

}  // namespace gyre

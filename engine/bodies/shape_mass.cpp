#include "bodies/shape_mass.h"

#include "shapes/shape_solid.h"

namespace gyre {

Expected<MassProperties> massOfShapes(const Shapes& shapes, double density) {
  const auto solid = solidOf(shapes);
  if (!solid) return tl::unexpected(solid.error());
  const Mat3 J = density * solid->inertia();
  return MassProperties{
      density * solid->volume, solid->centroid, {J(0, 0), J(1, 1), J(2, 2), J(0, 1), J(1, 2), J(2, 0)}};
}

}  // namespace gyre

#pragma once
// A geom of MJCF as a shape with its mass.

#include "import/mjcf_meshes.h"
#include "shapes/shape.h"

namespace gyre {

struct MjcfGeom {
  std::optional<Shape> shape;  ///< none: the geom is left out, which is noted
  std::optional<Solid> mass;   ///< of mass density: its volume is the mass; none: it has no mass
  bool massIsUnknown = false;  ///< it should have one, but its mesh was not read or encloses nothing
};

/// Shape and mass stand in the frame of the body.
/// @param frame  of what surrounds it, in the body
/// @param isWeighed  the mass of the body is to follow from its geoms
MjcfGeom readGeom(const MjcfAttributes& geom, const Frame& frame, const MjcfCompiler& compiler, MjcfMeshes& meshes,
                  bool isWeighed);

}  // namespace gyre

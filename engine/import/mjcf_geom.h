#pragma once
// A geom of MJCF as a shape with its mass.

#include "import/mjcf_attributes.h"
#include "shapes/shape.h"

namespace gyre {

struct MjcfGeom {
  Shape shape;
  double density = 1000;  ///< [kg/m^3]; what an explicit mass amounts to
};

/// Nothing for planes, height fields and meshes, which are noted.
std::optional<MjcfGeom> readGeom(const MjcfAttributes& geom, const MjcfCompiler& compiler);

}  // namespace gyre

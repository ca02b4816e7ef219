#pragma once
// Everything solid in the viewport is a part: one of a few unit geometries, scaled, turned and placed in the world.
// Equal geometries are then drawn by instancing, and a ray meets each of them in closed form.

#include "core/ids.h"
#include "core/types.h"

#include <QRgb>

#include <memory>

namespace gyre::ui {

struct SweptMesh;
struct UnitMesh;

enum class Geometry {
  box,       ///< edges of length 1, centred
  sphere,    ///< radius 1
  cylinder,  ///< radius 1, z from -1/2 to 1/2
  cone,      ///< base radius 1 at z = -1/2, apex at z = 1/2
  capsule,   ///< radius 1, cylinder of length `ratio` along z, centred
  coil,      ///< helix of radius 1 from z = 0 to 1 about z; `ratio` is its length over its radius when drawn
  arc,       ///< three quarters of a ring of radius 1 in the x-y plane, for torques
  mesh,      ///< what `mesh` holds, in a cube of edge 1, centred
  swept      ///< what `swept` holds, likewise; `ratio` is how far its faces are moved outwards [m]
};

struct Part {
  Geometry geometry = Geometry::box;
  double ratio = 0;  ///< of a capsule or a coil, growth of what is swept
  Frame frame = {};  ///< in the world
  Vec3 scale = Vec3::Ones();
  QRgb color = 0;
  bool edged = false;  ///< draw its edges
  std::shared_ptr<const UnitMesh> mesh = {};
  std::shared_ptr<const SweptMesh> swept = {};
  ElementId id = {};  ///< what a click on it picks; ground: nothing
};

}  // namespace gyre::ui

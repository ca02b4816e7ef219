#pragma once
// What of a shape can be picked to place something: a corner, an edge, a face, an axis, a centre.

#include "core/ids.h"
#include "core/types.h"

#include <QString>

#include <vector>

namespace gyre::ui {

struct Feature {
  enum class Kind {
    point,  ///< corner, middle of an edge or a face, centre, marker
    line,   ///< straight edge, axis
    rim,    ///< circle: its point is the centre, its direction the axis
    plane,  ///< flat face, the ground
    curved  ///< point on a curved face, its direction the normal there
  };
  Kind kind = Kind::point;
  ElementId body = ground;
  Vec3 point = Vec3::Zero();       ///< where a marker's origin goes, in the world [m]
  Vec3 direction = Vec3::UnitZ();  ///< z of a marker: normal, or along the edge or axis
  Vec3 across = Vec3::UnitX();     ///< its x, perpendicular to direction
  std::vector<Vec3> outline = {};  ///< polyline that shows what is meant; empty for a point
  QString name = {};               ///< "corner", "edge", ...
  bool inside = false;             ///< lies within its shape, whose surface does not hide it
  bool isEnd = false;              ///< of a long shape, whose direction is outwards: to be picked from the side

  /// The marker at this feature, in the world.
  Frame frame() const {
    Mat3 R;
    R << across, direction.cross(across), direction;
    return {point, Quat(R)};
  }
};

/// A unit vector perpendicular to z (of length one), as close to x as can be.
inline Vec3 perpendicular(const Vec3& z, const Vec3& x) {
  const Vec3 p = x - z.dot(x) * z;
  return p.norm() > 1e-6 * x.norm() ? Vec3(p.normalized()) : Vec3(z.unitOrthogonal());
}

}  // namespace gyre::ui

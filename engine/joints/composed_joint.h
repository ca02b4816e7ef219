#pragma once
// A joint whose equations are primitives, one after another, and what makes them from the two markers:
// x1, y1, z1 are the axes of marker 1, u the vector from its origin to that of marker 2.

#include "coordinates/joint_coordinate.h"
#include "joints/primitives.h"

#include <variant>
#include <vector>

namespace gyre {

enum class Axis { x, y, z };
/// The axis some places on in the cycle x, y, z.
inline Axis after(Axis a, int places) { return static_cast<Axis>((static_cast<int>(a) + places) % 3); }

/// One primitive, and what it says. CoincidentPoints names its three rows itself.
struct JointEquation {
  std::variant<CoincidentPoints, PerpendicularAxes, EqualAxisProducts, PointInPlane, FixedDistance> primitive;
  const char* name = "";
};

/// Three equations: u = 0, in inertial axes.
JointEquation coincidence(const LinkEnds& ends);
/// The displacement along an axis of marker 1 stays zero: x1 . u = 0.
JointEquation noDisplacement(const LinkEnds& ends, Axis along);
/// An axis of marker 1 stays perpendicular to one of marker 2: x1 . y2 = 0.
JointEquation perpendicular(const LinkEnds& ends, Axis of1, Axis of2);
/// |u| = length.
JointEquation distance(const LinkEnds& ends, double length);

/// Why a placement that satisfies the equations is a wrong one all the same, from Q = marker 2 seen from marker 1;
/// empty when it is right.
using WrongPlacement = std::optional<std::string> (*)(const Mat3& Q);
/// Parallel axes may be opposed.
template <Axis axis>
std::optional<std::string> opposedAxes(const Mat3& Q);
/// Three perpendicularities x1 . y2 = y1 . z2 = z1 . x2 = 0 also hold for axes in other directions.
std::optional<std::string> differentAxes(const Mat3& Q);

/// Angle of marker 2 from marker 1 about an axis that both have in common.
JointCoordinate angle(const LinkEnds& ends, CoordinateName name, Axis about = Axis::z);
/// Displacement x1 . u along an axis of marker 1.
JointCoordinate displacement(const LinkEnds& ends, CoordinateName name, Axis along = Axis::z);
/// The angle whose cosine and sine are those of two pairs of axes: x1 . y2 and so on.
struct AxisPair {
  Axis of1, of2;
};
JointCoordinate angle(const LinkEnds& ends, CoordinateName name, AxisPair cosine, AxisPair sine);

struct JointEquations {
  std::vector<JointEquation> rows;
  WrongPlacement wrong = nullptr;
  std::vector<JointCoordinate> coordinates = {};
};

std::unique_ptr<Joint> composedJoint(const LinkEnds& ends, JointEquations equations);

/// A type without parameters beside its ends.
JointType composedType(std::string id, std::string label, std::string help, Glyph glyph,
                       JointEquations (*equations)(const LinkEnds&));

}  // namespace gyre

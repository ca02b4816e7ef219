#include "joints/constant_velocity.h"

#include "joints/composed_joint.h"

namespace gyre {
namespace {

JointEquation<EqualAxisProducts> equalSpin(const LinkEnds& e) {
  const Mat3 A1(e.frame1.orientation), A2(e.frame2.orientation);
  return {EqualAxisProducts{{A1.col(1), A2.col(0)}, {A1.col(0), A2.col(1)}}, "equal spin about z1 and z2"};
}

/// How far z2 leans: right-handed about x1 and about y1.
std::vector<JointCoordinate> bends(const LinkEnds& e) {
  const Mat3 A1(e.frame1.orientation);
  const Vec3 z2 = e.frame2.orientation * Vec3::UnitZ();
  return {JointCoordinate::angle(CoordinateName::angle_x, {A1.col(2), z2}, {-A1.col(1), z2}),
          JointCoordinate::angle(CoordinateName::angle_y, {A1.col(2), z2}, {A1.col(0), z2})};
}

std::optional<std::string> turnedOver(const Mat3& Q) {
  if (Q(0, 0) + Q(1, 1) > 0) return std::nullopt;
  return "the shafts of the two markers are turned against each other by half a turn";
}

}  // namespace

const JointType& constantVelocityType() {
  static const JointType type =
      composedType("constant_velocity", "Constant velocity joint",
                   "Homokinetic joint, 4 equations: the origins of the markers coincide, and "
                   "both shafts, along z, spin alike at any "
                   "angle between them. Phi = (u, 4 e0 e3) of the unit quaternion e between the markers (Lacoursiere "
                   "2010; Masarati and Morandini 2008).",
                   "cv rzeppa homokinetic", Glyph::homokinetic, [](const LinkEnds& e) {
                     return JointEquations{std::tuple(coincidence(e), equalSpin(e)), turnedOver, bends(e)};
                   });
  return type;
}

}  // namespace gyre

#include "joints/composed_joint.h"

namespace gyre {
namespace {

constexpr const char* coincidenceNames[] = {"coincidence along x", "coincidence along y", "coincidence along z"};
constexpr const char* displacementNames[] = {"no displacement along x1", "no displacement along y1",
                                             "no displacement along z1"};
constexpr const char* perpendicularNames[3][3] = {
    {"x1 perpendicular to x2", "x1 perpendicular to y2", "x1 perpendicular to z2"},
    {"y1 perpendicular to x2", "y1 perpendicular to y2", "y1 perpendicular to z2"},
    {"z1 perpendicular to x2", "z1 perpendicular to y2", "z1 perpendicular to z2"}};

PointPair points(const LinkEnds& ends) { return {ends.frame1.position, ends.frame2.position}; }
Vec3 axisOf(const Frame& marker, Axis axis) { return marker.orientation * Vec3::Unit(static_cast<int>(axis)); }

}  // namespace

const char* coincidenceName(int row) { return coincidenceNames[row]; }

JointEquation<CoincidentPoints> coincidence(const LinkEnds& ends) { return {CoincidentPoints{points(ends)}}; }

JointEquation<PointInPlane> noDisplacement(const LinkEnds& ends, Axis along) {
  return {PointInPlane{points(ends), axisOf(ends.frame1, along)}, displacementNames[static_cast<int>(along)]};
}

JointEquation<PerpendicularAxes> perpendicular(const LinkEnds& ends, Axis of1, Axis of2) {
  return {PerpendicularAxes{{axisOf(ends.frame1, of1), axisOf(ends.frame2, of2)}},
          perpendicularNames[static_cast<int>(of1)][static_cast<int>(of2)]};
}

JointEquation<FixedDistance> distance(const LinkEnds& ends, double length) {
  return {FixedDistance{points(ends), length}, "distance"};
}

template <Axis axis>
std::optional<std::string> opposedAxes(const Mat3& Q) {
  constexpr int i = static_cast<int>(axis);
  if (Q(i, i) > 0) return std::nullopt;
  return std::string("the ") + "xyz"[i] + " axes of the two markers point in opposite directions";
}
template std::optional<std::string> opposedAxes<Axis::x>(const Mat3&);
template std::optional<std::string> opposedAxes<Axis::y>(const Mat3&);
template std::optional<std::string> opposedAxes<Axis::z>(const Mat3&);

std::optional<std::string> differentAxes(const Mat3& Q) {
  if (Q.trace() > 0) return std::nullopt;  // turned by less than 90 degrees
  return "the axes of the two markers point in different directions";
}

JointCoordinate displacement(const LinkEnds& ends, CoordinateName name, Axis along) {
  return JointCoordinate::displacement(name, ends.frame1, ends.frame2, static_cast<int>(along));
}

JointCoordinate angle(const LinkEnds& ends, CoordinateName name, Axis about) {
  const Axis next = after(about, 1);
  return angle(ends, name, {next, next}, {after(about, 2), next});
}

JointCoordinate angle(const LinkEnds& ends, CoordinateName name, AxisPair cosine, AxisPair sine) {
  const auto axes = [&](AxisPair p) { return AxisProduct{axisOf(ends.frame1, p.of1), axisOf(ends.frame2, p.of2)}; };
  return JointCoordinate::angle(name, axes(cosine), axes(sine));
}

}  // namespace gyre

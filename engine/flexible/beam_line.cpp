#include "flexible/beam_line.h"

#include "lie/so3.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {
namespace {

constexpr double alongTolerance = 1e-6;  // sine of the angle to `up`
constexpr double backTolerance = 1e-6;   // sum of the directions of pieces that fold back onto each other

/// Section axes with x along d and z near up.
Quat axesAlong(const Vec3& d, const Vec3& up) {
  Mat3 D;
  D.col(0) = d.normalized();
  D.col(1) = up.cross(d).normalized();
  D.col(2) = D.col(0).cross(D.col(1));
  return Quat(D).normalized();
}

}  // namespace

BeamLine::BeamLine(const FlexibleBeam& beam)
    : points_(beam.line),
      curvature_(beam.curvature),
      isTwisted_(beam.twist != Function{}),
      twist_(beam.twist),
      ends_{0} {
  if (points_.empty()) {
    ends_.push_back(beam.length);
    return;
  }
  for (std::size_t i = 0; i + 1 < points_.size(); ++i) {
    const Vec3 d = points_[i + 1] - points_[i];
    ends_.push_back(ends_.back() + d.norm());
    directions_.push_back(axesAlong(d, beam.up));
  }
}

Frame BeamLine::straightOrArc(double s) const {
  return {s * (so3::tangent(-s * curvature_) * Vec3::UnitX()), so3::expQuat(s * curvature_)};
}

Frame BeamLine::section(std::size_t piece, double s) const {
  Frame out = straightOrArc(s);
  if (!points_.empty()) {
    const double along = (s - ends_[piece]) / (ends_[piece + 1] - ends_[piece]);
    out = {(1 - along) * points_[piece] + along * points_[piece + 1], directions_[piece]};
  }
  if (isTwisted_) out.orientation = (out.orientation * so3::expQuat(twist_(s / length()) * Vec3::UnitX())).normalized();
  return out;
}

bool BeamLine::isRing() const {
  const Vec3 gap = section(ends_.size() - 2, length()).position - section(0, 0).position;
  return gap.norm() < 1e-9 * length();
}

std::optional<Error> checkLine(const FlexibleBeam& beam) {
  const Points& points = beam.line;
  if (points.empty()) return std::nullopt;
  if (points.size() < 2) return Error{.message = "two points at least were expected", .key = "line"};
  if (!(beam.up.norm() > 0)) return Error{.message = "a direction was expected, not zero", .key = "up"};
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const Vec3 d = points[i + 1] - points[i];
    if (!(d.norm() > 0))
      return Error{.message = fmt::format("points {} and {} are in the same place", i + 1, i + 2), .key = "line"};
    if (d.cross(beam.up).norm() < alongTolerance * d.norm() * beam.up.norm())
      return Error{.message = fmt::format("a direction across the line was expected; from point {} to {} it lies along "
                                          "it",
                                          i + 1, i + 2),
                   .key = "up"};
    if (i == 0) continue;
    const Vec3 before = (points[i] - points[i - 1]).normalized();
    if ((before + d.normalized()).norm() < backTolerance)
      return Error{.message = fmt::format("at point {} the line turns back on itself", i + 1), .key = "line"};
  }
  return std::nullopt;
}

}  // namespace gyre

#include "viewport/camera_turn.h"

#include "lie/so3.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gyre::ui {
namespace {

/// Looking straight up or down, the heading is that of the picture itself.
constexpr double kSteepest = 1 - 1e-9;

/// The shorter way round.
double shorter(double angle) { return std::remainder(angle, 2 * std::numbers::pi); }

double grownTo(double a, double b, double share) {
  return a > 0 && b > 0 ? a * std::pow(b / a, share) : a + share * (b - a);
}

}  // namespace

CameraTurn::CameraTurn(const CameraPose& from, const CameraPose& to, const Vec3& vertical)
    : from_(from), to_(to), upright_(so3::between(Vec3::UnitZ(), vertical)), first_(aimOf(from)) {
  const Aim last = aimOf(to);
  change_ = {shorter(last.heading - first_.heading), last.down - first_.down, shorter(last.roll - first_.roll)};
}

CameraTurn::Aim CameraTurn::aimOf(const CameraPose& pose) const {
  const Vec3 forward = upright_.conjugate() * (pose.focus - pose.eye).normalized();
  const Vec3 right = forward.cross(upright_.conjugate() * pose.up).normalized();
  const double down = std::asin(std::clamp(-forward.z(), -1.0, 1.0));
  if (std::abs(forward.z()) > kSteepest) return {std::atan2(right.y(), right.x()), down, 0};
  const Vec3 level = forward.cross(Vec3::UnitZ()).normalized();
  return {std::atan2(level.y(), level.x()), down, std::atan2(level.cross(right).dot(forward), level.dot(right))};
}

CameraPose CameraTurn::at(double share) const {
  if (share >= 1) return to_;
  if (share <= 0) return from_;
  const double heading = first_.heading + share * change_.heading, down = first_.down + share * change_.down;
  const Vec3 level(std::cos(heading), std::sin(heading), 0);
  const Vec3 forward = std::cos(down) * Vec3::UnitZ().cross(level) - std::sin(down) * Vec3::UnitZ();
  const Quat roll(Eigen::AngleAxisd(first_.roll + share * change_.roll, forward));
  CameraPose out = to_;
  out.focus = from_.focus + share * (to_.focus - from_.focus);
  const double distance = grownTo((from_.focus - from_.eye).norm(), (to_.focus - to_.eye).norm(), share);
  out.eye = out.focus - distance * (upright_ * forward);
  out.up = upright_ * (roll * level.cross(forward));
  out.halfHeight = grownTo(from_.halfHeight, to_.halfHeight, share);
  return out;
}

}  // namespace gyre::ui

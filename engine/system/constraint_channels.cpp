// Channels of one constraint: multipliers, reaction on body 2, what a constraint between coordinates does along each of
// them, and by how much the equations are violated.

#include "system/system.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace gyre {
namespace {

constexpr const char* violationNames[] = {"violation", "violation_angle", "violation_rate"};
constexpr const char* violationUnits[] = {"m", "rad", "m/s"};

/// Which of these row r of a part is measured by.
constexpr auto measureOf = [](const auto& part, int r) -> std::size_t {
  if (r >= part.rows - part.velocityRows) return 2;
  return part.equations->isForce(r) ? 0 : 1;
};

}  // namespace

/// About its centre of mass, moment in body axes.
Vec6 System::wrenchOnBody2(const ConstraintEntry& c, const State& s, const Workspace& w) const {
  Vec6 wrench = Vec6::Zero();
  for (std::size_t i = c.firstPart; i < c.firstPart + c.partCount; ++i)
    for (int r = 0; r < parts_[i].rows; ++r)
      wrench -= s.lambda[parts_[i].row + r] * w.rows[i].B.row(r).tail<6>().transpose();
  return wrench;
}

System::Rows System::violationOf(const ConstraintEntry& c, const VecX& Phi) const {
  Rows most{-1, -1, -1};
  for (std::size_t i = c.firstPart; i < c.firstPart + c.partCount; ++i) {
    const PartEntry& p = parts_[i];
    for (int r = 0; r < p.rows; ++r) {
      double& worst = most[measureOf(p, r)];
      worst = std::max(worst, std::abs(Phi[p.row + r]));
    }
  }
  return most;
}

void System::measure() {
  if (!(lengthScale_ > 0)) lengthScale_ = 1;
  velocityScale_ = VecX::Constant(nv(), lengthScale_);
  for (const BodyEntry& b : bodies_)
    if (b.rotation >= 0) velocityScale_.segment<3>(b.v + b.rotation).setOnes();
  rowScale_ = VecX::Ones(m());
  isLength_.assign(static_cast<std::size_t>(m()), false);
  for (const PartEntry& p : parts_)
    for (int r = 0; r < p.rows; ++r)
      if (p.equations->isForce(r)) {
        isLength_[static_cast<std::size_t>(p.row + r)] = true;
        rowScale_[p.row + r] = lengthScale_;
      }
}

std::vector<std::string> System::violatedConstraints(const VecX& y, int derivative, double atLeast) const {
  constexpr const char* perTime[] = {"", "/s", "/s^2"};
  constexpr double degree = 180 / std::numbers::pi;
  std::vector<std::string> out;
  for (const ConstraintEntry& c : constraints_) {
    Eigen::Index r = 0;
    const double size =
        (y.segment(c.row, c.rows).array().abs() / rowScale_.segment(c.row, c.rows).array()).maxCoeff(&r);
    if (!(size >= atLeast)) continue;
    const bool inDegrees = !isLength(c.row + r) && derivative == 0;
    out.push_back(fmt::format("{} ({:.3g} {}{})", c.name, (inDegrees ? degree : 1) * std::abs(y[c.row + r]),
                              isLength(c.row + r) ? "m"
                              : inDegrees         ? "deg"
                                                  : "rad",
                              perTime[derivative]));
  }
  return out;
}

void System::listConstraintChannels(const ConstraintEntry& c) {
  const auto add = [&](const std::string& quantity, const std::string& unit) {
    channels_.push_back({c.id, c.name + "." + quantity, unit});
  };
  const auto parts = std::span(parts_).subspan(c.firstPart, c.partCount);
  int number = 0;
  for (const PartEntry& p : parts)
    for (int r = 0; r < p.rows && p.local + r == number; ++r)
      add("lambda" + std::to_string(++number), p.equations->isForce(r) ? "N" : "N m");
  if (c.hasEnds) {
    for (const char* q : {"fx", "fy", "fz"}) add(q, "N");
    for (const char* q : {"mx", "my", "mz"}) add(q, "N m");
  } else if (coordinateConstraints_[static_cast<std::size_t>(c.coordinateConstraint)].driven) {
    const bool isForce = coordinateConstraints_[static_cast<std::size_t>(c.coordinateConstraint)].isForce;
    add("prescribed", isForce ? "m" : "rad");
    add(isForce ? "force" : "torque", isForce ? "N" : "N m");
    add("power", "W");
  } else {
    // On the second body of each joint, along its coordinate; numbered where two would be called the same.
    const auto angles = std::count_if(parts.begin(), parts.end(), [](const PartEntry& p) { return p.angle >= 0; });
    const bool alike = angles != 1 || parts.size() != 2;
    for (std::size_t i = 0; i < parts.size(); ++i)
      add((parts[i].angle >= 0 ? "torque" : "force") + (alike ? std::to_string(i + 1) : ""),
          parts[i].angle >= 0 ? "N m" : "N");
  }
  std::array<bool, 3> present{};
  for (const PartEntry& p : parts)
    for (int r = 0; r < p.rows; ++r) present[measureOf(p, r)] = true;
  for (std::size_t i = 0; i < present.size(); ++i)
    if (present[i]) add(violationNames[i], violationUnits[i]);
}

void System::reportConstraint(const ConstraintEntry& c, const State& s, const Workspace& w, double*& out) const {
  for (int r = 0; r < c.rows; ++r) *out++ = s.lambda[c.row + r];
  if (c.hasEnds) {
    const BodyKinematics& k2 = w.k[slot(parts_[c.firstPart].body2)];
    const Vec6 wrench = wrenchOnBody2(c, s, w);
    const Vec3 F = wrench.head<3>(), M = k2.R * (wrench.tail<3>() - c.marker2.cross(k2.R.transpose() * F));
    out = std::copy(F.begin(), F.end(), out);
    out = std::copy(M.begin(), M.end(), out);
  } else if (const CoordinateConstraintEntry& constraint =
                 coordinateConstraints_[static_cast<std::size_t>(c.coordinateConstraint)];
             constraint.driven) {
    *out++ = constraint.offset + motionAt(constraint, s).x;
    *out++ = -s.lambda[constraint.row];
    *out++ = s.lambda[constraint.row] * w.Phi_t[constraint.row];
  } else {
    for (std::size_t i = c.firstPart; i < c.firstPart + c.partCount; ++i)
      *out++ = -s.lambda[constraint.row] * parts_[i].factor;
  }
  for (const double worst : violationOf(c, w.Phi))
    if (worst >= 0) *out++ = worst;
}

}  // namespace gyre

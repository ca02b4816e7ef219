// Channels of one constraint: multipliers, reaction on body 2, what a constraint between coordinates does along each of
// them, by how much the equations are violated, and the coordinates of a joint.
#include "system/channels.h"

#include <algorithm>
#include <array>

namespace gyre {
namespace {

/// Of ConstraintSet::Violations.
constexpr std::array violationNames{"violation", "violation_angle", "violation_rate"};
constexpr std::array violationUnits{"m", "rad", "m/s"};

/// Which of them a constraint of these parts can have.
std::array<bool, 3> kindsOfViolation(std::span<const ConstraintSet::Part> parts) {
  std::array<bool, 3> out{};
  for (const ConstraintSet::Part& p : parts)
    for (int r = 0; r < p.rows; ++r) out[ConstraintSet::kindOfViolation(p, r)] = true;
  return out;
}

}  // namespace

std::size_t Channels::countOf(const ConstraintSet::Constraint& c) const {
  const auto violations = kindsOfViolation(std::span(constraints_.parts).subspan(c.firstPart, c.partCount));
  std::size_t own = 6;
  if (!c.hasEnds) {
    const bool driven = constraints_.coordinateEquations[static_cast<std::size_t>(c.coordinateEquation)].driven;
    own = driven ? 3 : c.partCount;
  }
  return static_cast<std::size_t>(c.rows) + own +
         static_cast<std::size_t>(std::count(violations.begin(), violations.end(), true)) + 2 * c.coordinateCount;
}

void Channels::appendConstraint(const ConstraintSet::Constraint& c, std::vector<Channel>& list) const {
  const auto addOwn = [&](const std::string& quantity, const std::string& unit) {
    list.push_back({c.id, c.name + "." + quantity, unit});
  };
  const auto parts = std::span(constraints_.parts).subspan(c.firstPart, c.partCount);
  int number = 0;
  for (const ConstraintSet::Part& p : parts)
    for (int r = 0; r < p.rows && p.firstRow + r == number; ++r)
      addOwn("lambda" + std::to_string(++number), p.equations->isForce(r) ? "N" : "N m");
  if (c.hasEnds) {
    for (const char* q : {"fx", "fy", "fz"}) addOwn(q, "N");
    for (const char* q : {"mx", "my", "mz"}) addOwn(q, "N m");
  } else if (const auto& equation = constraints_.coordinateEquations[static_cast<std::size_t>(c.coordinateEquation)];
             equation.driven) {
    addOwn("prescribed", equation.isForce ? "m" : "rad");
    addOwn(equation.isForce ? "force" : "torque", equation.isForce ? "N" : "N m");
    addOwn("power", "W");
  } else {
    // On the second body of each joint, along its coordinate; numbered where two would be called the same.
    const auto isAngle = [](const ConstraintSet::Part& p) { return p.angle >= 0; };
    const bool alike = std::count_if(parts.begin(), parts.end(), isAngle) != 1 || parts.size() != 2;
    for (std::size_t i = 0; i < parts.size(); ++i)
      addOwn((isAngle(parts[i]) ? "torque" : "force") + (alike ? std::to_string(i + 1) : ""),
             isAngle(parts[i]) ? "N m" : "N");
  }
  const auto present = kindsOfViolation(parts);
  for (std::size_t i = 0; i < present.size(); ++i)
    if (present[i]) addOwn(violationNames[i], violationUnits[i]);
  for (std::size_t i = c.firstCoordinate; i < c.firstCoordinate + c.coordinateCount; ++i) {
    const JointCoordinate& coordinate = coordinates_[i].coordinate;
    const std::string name = nameOf(coordinate.name());
    addOwn(name, coordinate.isAngle() ? "rad" : "m");
    addOwn(name + "_rate", coordinate.isAngle() ? "rad/s" : "m/s");
  }
}

double* Channels::reportConstraint(const ConstraintSet::Constraint& c, const EvaluatedKinematics& at,
                                   double* out) const {
  const State& s = at.state();
  for (int r = 0; r < c.rows; ++r) *out++ = s.lambda[c.row + r];
  if (c.hasEnds) {
    const BodyKinematics& k2 = at.body(bodies_.slot(constraints_.parts[c.firstPart].body2));
    const Vec6 wrench = constraints_.wrenchOnBody2(c, at);
    const Vec3 F = wrench.head<3>(), M = k2.R * (wrench.tail<3>() - c.marker2.cross(k2.R.transpose() * F));
    out = std::copy(F.begin(), F.end(), out);
    out = std::copy(M.begin(), M.end(), out);
  } else if (const auto& equation = constraints_.coordinateEquations[static_cast<std::size_t>(c.coordinateEquation)];
             equation.driven) {
    *out++ = equation.offset + constraints_.motionAt(equation, s).x;
    *out++ = -s.lambda[equation.row];
    *out++ = s.lambda[equation.row] * at.Phi_t()[equation.row];
  } else {
    for (std::size_t i = c.firstPart; i < c.firstPart + c.partCount; ++i)
      *out++ = -s.lambda[equation.row] * constraints_.parts[i].factor;
  }
  for (const double worst : constraints_.violations(c, at.Phi()))
    if (worst >= 0) *out++ = worst;
  for (std::size_t i = c.firstCoordinate; i < c.firstCoordinate + c.coordinateCount; ++i) {
    *out++ = coordinates_.value(coordinates_[i], s, at.workspace());
    *out++ = coordinates_.rate(coordinates_[i], at.workspace());
  }
  return out;
}

}  // namespace gyre

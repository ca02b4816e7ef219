#include "system/constraint_channels.h"

#include <algorithm>
#include <array>

namespace gyre {
namespace {

/// Names of the channels for ConstraintSet::Violations, in its order.
constexpr std::array violationNames{"violation", "violation_angle", "violation_rate"};
constexpr std::array violationUnits{"m", "rad", "m/s"};

/// Which of them a constraint of these parts can have.
std::array<bool, 3> kindsOfViolation(std::span<const ConstraintSet::Part> parts) {
  std::array<bool, 3> out{};
  for (const ConstraintSet::Part& p : parts)
    for (int r = 0; r < p.rows; ++r) out[ConstraintSet::kindOfViolation(p, r)] = true;
  return out;
}

/// Channels of one coordinate: value, rate and acceleration.
constexpr std::size_t channelsOfCoordinate = 3;

}  // namespace

/// The joints' coordinates stand in the order of the joints.
void ConstraintChannels::collect() {
  along_.assign(constraints_.constraints.size(), {});
  std::vector<Along*> ofCoordinate(coordinates_.size(), nullptr);
  for (const ConstraintSet::Constraint& c : constraints_.constraints)
    for (std::size_t i = 0; c.hasEnds && i < c.coordinateCount; ++i)
      ofCoordinate[c.firstCoordinate + i] = &along_[static_cast<std::size_t>(&c - constraints_.constraints.data())];
  for (std::size_t i = 0; i < forces_.onJoints.size(); ++i)
    if (Along* joint = ofCoordinate[forces_.onJoints[i].coordinate]) joint->forces.push_back(i);
  for (const ConstraintSet::Constraint& c : constraints_.constraints)
    for (std::size_t i = c.firstPart; i < c.firstPart + c.partCount; ++i) {
      if (!constraints_.parts[i].isTerm) continue;
      Along* joint = ofCoordinate[constraints_.parts[i].coordinate];
      if (joint && joint != &along(c)) joint->terms.push_back(i);  // the thread of a screw is its own equation
    }
}

/// On body 2 about its centre of mass, moment in body axes.
Vec6 ConstraintChannels::wrenchAlong(const Along& along, const EvaluatedKinematics& at) const {
  Vec6 wrench = Vec6::Zero();
  for (const std::size_t i : along.forces) {
    const ForceSet::OnJoint& f = forces_.onJoints[i];
    const CoordinateMotion c = coordinates_.motion(coordinates_[f.coordinate], at.state(), at.workspace());
    wrench -= f.law->force(c.x, c.rate) * c.gradient.tail<6>().transpose();
  }
  for (const std::size_t i : along.terms)
    wrench -= at.state().lambda[constraints_.parts[i].row] * constraints_.rows(at)[i].B.row(0).tail<6>().transpose();
  return wrench;
}

/// At marker 2 in inertial axes. @param wrench  on body 2 about its centre of mass, moment in body axes
double* ConstraintChannels::reportWrench(const ConstraintSet::Constraint& c, const Vec6& wrench,
                                         const EvaluatedKinematics& at, double* out) const {
  const BodyKinematics& k2 = at.body(bodies_.slot(constraints_.parts[c.firstPart].body2));
  const Vec3 F = wrench.head<3>(), M = k2.R * (wrench.tail<3>() - c.marker2.cross(k2.R.transpose() * F));
  out = std::copy(F.begin(), F.end(), out);
  return std::copy(M.begin(), M.end(), out);
}

std::size_t ConstraintChannels::countOf(const ConstraintSet::Constraint& c) const {
  const auto violations = kindsOfViolation(std::span(constraints_.parts).subspan(c.firstPart, c.partCount));
  std::size_t own = along(c).isEmpty() ? 6 : 12;
  if (!c.hasEnds) {
    const bool driven = constraints_.coordinateEquations[static_cast<std::size_t>(c.coordinateEquation)].driven;
    own = driven ? 3 : c.partCount;
  }
  return static_cast<std::size_t>(c.rows) + own +
         static_cast<std::size_t>(std::count(violations.begin(), violations.end(), true)) +
         channelsOfCoordinate * c.coordinateCount;
}

void ConstraintChannels::append(const ConstraintSet::Constraint& c, std::vector<Channel>& list) const {
  const auto addOwn = [&](const std::string& quantity, const std::string& unit) {
    list.push_back({c.id, c.name + "." + quantity, unit});
  };
  const auto parts = std::span(constraints_.parts).subspan(c.firstPart, c.partCount);
  int number = 0;
  for (const ConstraintSet::Part& p : parts)
    for (int r = 0; r < p.rows && p.firstRow + r == number; ++r)
      addOwn("lambda" + std::to_string(++number), p.equations->isForce(r) ? "N" : "N m");
  if (c.hasEnds) {
    for (const char* which : {"", "_total"}) {
      if (*which && along(c).isEmpty()) break;
      for (const char* q : {"fx", "fy", "fz"}) addOwn(std::string(q) + which, "N");
      for (const char* q : {"mx", "my", "mz"}) addOwn(std::string(q) + which, "N m");
    }
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
    addOwn(name + "_acceleration", coordinate.isAngle() ? "rad/s^2" : "m/s^2");
  }
}

double* ConstraintChannels::report(const ConstraintSet::Constraint& c, const EvaluatedKinematics& at,
                                   double* out) const {
  const State& s = at.state();
  for (int r = 0; r < c.rows; ++r) *out++ = s.lambda[c.row + r];
  if (c.hasEnds) {
    const Vec6 wrench = constraints_.wrenchOnBody2(c, at);
    out = reportWrench(c, wrench, at, out);
    if (!along(c).isEmpty()) out = reportWrench(c, wrench + wrenchAlong(along(c), at), at, out);
  } else if (const auto& equation = constraints_.coordinateEquations[static_cast<std::size_t>(c.coordinateEquation)];
             equation.driven) {
    *out++ = equation.offset + constraints_.motionAt(equation, s).x.value();
    *out++ = -s.lambda[equation.row];
    *out++ = s.lambda[equation.row] * at.Phi_t()[equation.row];
  } else {
    for (std::size_t i = c.firstPart; i < c.firstPart + c.partCount; ++i)
      *out++ = -s.lambda[equation.row] * constraints_.parts[i].factor;
  }
  for (const double worst : constraints_.violations(c, at.Phi()))
    if (worst >= 0) *out++ = worst;
  for (std::size_t i = c.firstCoordinate; i < c.firstCoordinate + c.coordinateCount; ++i) {
    const CoordinateMotion now = coordinates_.motion(coordinates_[i], s, at.workspace());
    *out++ = now.x;
    *out++ = now.rate;
    *out++ = coordinates_.acceleration(coordinates_[i], now, s, at.workspace());
  }
  return out;
}

}  // namespace gyre

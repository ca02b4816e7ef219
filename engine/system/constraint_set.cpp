#include "system/constraint_set.h"

#include "bodies/point_pair.h"

#include <fmt/format.h>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>
#include <numbers>
#include <stdexcept>

namespace gyre {

std::size_t ConstraintSet::kindOfViolation(const Part& part, int r) {
  if (r >= part.rows - part.velocityRows) return 2;
  return part.equations->isForce(r) ? 0 : 1;
}

MotionValue ConstraintSet::motionAt(const CoordinateEquation& c, const State& s) const {
  if (c.integral < 0) return c.motion.at(s.t, {});
  return c.motion.at(s.t, s.internal.motions[static_cast<std::size_t>(c.integral)]);
}

/// What prescribed motions give to their rows, to which the terms of parts are added.
void ConstraintSet::evaluateMotions(const State& s, Workspace& w) const {
  for (std::size_t i = 0; i < coordinateEquations.size(); ++i) {
    const CoordinateEquation& c = coordinateEquations[i];
    const MotionValue motion = motionAt(c, s);
    w.coordinateSums[i] = -(motion.x + c.offset);
    w.Phi[c.row] = w.coordinateSums[i].value();
    w.Phi_t[c.row] = -motion.rate;
    w.Phi_tt[c.row] = -motion.acceleration;
  }
}

void ConstraintSet::evaluatePart(std::size_t i, const State& s, Workspace& w) const {
  const Part& p = parts[i];
  const BodyKinematics &k1 = w.k[bodies_.slot(p.body1)], &k2 = w.k[bodies_.slot(p.body2)];
  JointRows& rows = w.rows[i];
  p.equations->evaluate(k1, k2, rows);
  if (p.isTerm) {
    const double c = rows.Phi[0] / p.factor;
    const auto rate = [&] { return rows.B.row(0).dot(stackedTwist(k1, k2)) / p.factor; };
    const auto angle = [&] { return s.internal.angles[static_cast<std::size_t>(p.angle)].unwrapped(c, rate(), s.t); };
    DoubleDouble& sum = w.coordinateSums[p.equation];
    sum += p.angle < 0 ? DoubleDouble(rows.Phi[0]) : angle().times(p.factor);
    w.Phi[p.row] = sum.value();
    return;
  }
  const int n = p.velocityRows;
  rows.Phi.segment(p.rows - n, n) = rows.B.middleRows(p.rows - n, n) * stackedTwist(k1, k2);
  w.Phi.segment(p.row, p.rows) = rows.Phi.head(p.rows);
}

const std::vector<JointRows>& ConstraintSet::rows(const EvaluatedKinematics& at) const {
  Workspace& w = at.memory();
  const std::atomic_ref<std::uint64_t> rowsOf(w.rowsOf);
  std::uint64_t before = rowsOf.load(std::memory_order_acquire);
  if (before == w.positions) return w.rows;
  if (before == Workspace::rowsBeingMade || !rowsOf.compare_exchange_strong(before, Workspace::rowsBeingMade))
    throw std::logic_error("two threads evaluate the rows of constraints in one memory");
  forEachPart([&](std::size_t i) {
    const Part& p = parts[i];
    if (isPlain(p)) p.equations->evaluate(w.k[bodies_.slot(p.body1)], w.k[bodies_.slot(p.body2)], w.rows[i]);
  });
  rowsOf.store(w.positions, std::memory_order_release);
  return w.rows;
}

void ConstraintSet::evaluate(const State& s, Workspace& w) const {
  evaluateMotions(s, w);
  forEachPart([&](std::size_t i) {
    const Part& p = parts[i];
    if (!isPlain(p)) return evaluatePart(i, s, w);
    Vec6 Phi;
    p.equations->violation(w.k[bodies_.slot(p.body1)], w.k[bodies_.slot(p.body2)], Phi);
    w.Phi.segment(p.row, p.rows) = Phi.head(p.rows);
  });
}

const JointRows& ConstraintSet::rowsOf(std::size_t part, const EvaluatedKinematics& at, JointRows& memory) const {
  Workspace& w = at.memory();
  const Part& p = parts[part];
  const bool areMade = std::atomic_ref<std::uint64_t>(w.rowsOf).load(std::memory_order_acquire) == w.positions;
  if (areMade || !isPlain(p)) return w.rows[part];
  p.equations->evaluate(w.k[bodies_.slot(p.body1)], w.k[bodies_.slot(p.body2)], memory);
  return memory;
}

void ConstraintSet::evaluateVelocities(const State& s, Workspace& w) const {
  if (partsOfVelocities.empty()) return;
  evaluateMotions(s, w);
  for (const std::size_t i : partsOfVelocities) evaluatePart(i, s, w);
}

void ConstraintSet::evaluateWithReactions(const State& s, Workspace& w) const {
  evaluateMotions(s, w);
  forEachPart([&](std::size_t i) {
    const Part& p = parts[i];
    Vec12 wrench = Vec12::Zero();
    if (isPlain(p)) {
      Vec6 own = Vec6::Zero(), Phi;
      own.head(p.rows) = s.lambda.segment(p.row, p.rows);
      const BodyKinematics &k1 = w.k[bodies_.slot(p.body1)], &k2 = w.k[bodies_.slot(p.body2)];
      p.equations->addReaction(k1, k2, own, Phi, wrench);
      wrench.segment<3>(3) = (k1.R.transpose() * wrench.segment<3>(3)).eval();
      wrench.tail<3>() = (k2.R.transpose() * wrench.tail<3>()).eval();
      w.Phi.segment(p.row, p.rows) = Phi.head(p.rows);
    } else {
      evaluatePart(i, s, w);
      for (int r = 0; r < p.rows; ++r) wrench += s.lambda[p.row + r] * w.rows[i].B.row(r).transpose();
    }
    w.add(p.body1, p.body2, wrench);
  });
}

void ConstraintSet::rates(const EvaluatedKinematics& at, VecX& out) const {
  const Workspace& w = at.workspace();
  out = w.Phi_t;
  forEachPart([&](std::size_t i) {
    const Part& p = parts[i];
    const BodyKinematics &k1 = w.k[bodies_.slot(p.body1)], &k2 = w.k[bodies_.slot(p.body2)];
    Vec6 rates;
    if (isPlain(p)) p.equations->rates(k1, k2, rates);
    else rates = w.rows[i].B * stackedTwist(k1, k2);
    out.segment(p.row, p.rows) += rates.head(p.rows);
  });
}

/// @param of  what counts of the accelerations (x'', W') of a body
template <class Accelerations>
void ConstraintSet::secondRates(const EvaluatedKinematics& at, const Accelerations& of, VecX& out) const {
  const Workspace& w = at.workspace();
  out = w.Phi_tt;
  forEachPart([&](std::size_t i) {
    const Part& p = parts[i];
    Vec12 rate = Vec12::Zero();
    if (p.body1 >= 0) rate.head<6>() = of(bodies_.slot(p.body1));
    if (p.body2 >= 0) rate.tail<6>() = of(bodies_.slot(p.body2));
    const BodyKinematics &k1 = w.k[bodies_.slot(p.body1)], &k2 = w.k[bodies_.slot(p.body2)];
    out.segment(p.row, p.rows) += p.equations->accelerationBias(k1, k2).head(p.rows);
    if (rate.isZero(0)) return;
    JointRows memory;
    out.segment(p.row, p.rows) += rowsOf(i, at, memory).B.topRows(p.rows) * rate;
  });
}

void ConstraintSet::accelerations(const EvaluatedKinematics& at, VecX& out) const {
  secondRates(
      at, [&](std::size_t b) { return bodies_.acceleration(b, at.state(), at.workspace()); }, out);
}

void ConstraintSet::accelerationBias(const EvaluatedKinematics& at, VecX& bias) const {
  secondRates(
      at, [&](std::size_t b) { return bodies_[b].jacobianRate(at.body(b)); }, bias);
}

void ConstraintSet::force(const EvaluatedKinematics& at, const VecX& lambda, VecX& f) const {
  const Workspace& w = at.workspace();
  const std::vector<JointRows>& rows = this->rows(at);
  f.setZero();
  const auto add = [&](int body, const auto& wrench) {
    if (body >= 0) bodies_.twistMap(bodies_.slot(body), w).addForce(wrench, f);
  };
  forEachPart([&](std::size_t i) {
    const Part& p = parts[i];
    const Vec12 wrench = rows[i].B.topRows(p.rows).transpose() * lambda.segment(p.row, p.rows);
    add(p.body1, wrench.head<6>());
    add(p.body2, wrench.tail<6>());
  });
}

Vec6 ConstraintSet::wrenchOnBody2(const Constraint& c, const EvaluatedKinematics& at) const {
  const std::vector<JointRows>& rows = this->rows(at);
  Vec6 wrench = Vec6::Zero();
  for (std::size_t i = c.firstPart; i < c.firstPart + c.partCount; ++i)
    for (int r = 0; r < parts[i].rows; ++r)
      wrench -= at.state().lambda[parts[i].row + r] * rows[i].B.row(r).tail<6>().transpose();
  return wrench;
}

void ConstraintSet::accept(const EvaluatedKinematics& at, InternalState& next) const {
  const State& s = at.state();
  for (const CoordinateEquation& c : coordinateEquations) {
    if (c.integral < 0) continue;
    const MotionValue motion = motionAt(c, s);
    next.motions[static_cast<std::size_t>(c.integral)] = {s.t, motion.x, motion.rate};
  }
}

std::optional<Error> ConstraintSet::wrongAssembly(const EvaluatedKinematics& at) const {
  for (const Part& p : parts)
    if (auto why = p.equations->wrongAssembly(at.body(bodies_.slot(p.body1)), at.body(bodies_.slot(p.body2))))
      return Error{.message = *why, .element = p.name};
  return std::nullopt;
}

ConstraintSet::Violations ConstraintSet::violations(const Constraint& c, const VecX& Phi) const {
  Violations most{-1, -1, -1};
  for (std::size_t i = c.firstPart; i < c.firstPart + c.partCount; ++i) {
    const Part& p = parts[i];
    for (int r = 0; r < p.rows; ++r) {
      double& worst = most[kindOfViolation(p, r)];
      worst = std::max(worst, std::abs(Phi[p.row + r]));
    }
  }
  return most;
}

std::vector<std::string> ConstraintSet::violated(const VecX& y, int derivative, double atLeast,
                                                 const Scales& scales) const {
  constexpr const char* perTime[] = {"", "/s", "/s^2"};
  constexpr double degree = 180 / std::numbers::pi;
  std::vector<std::string> out;
  for (const Constraint& c : constraints) {
    Eigen::Index r = 0;
    const double size =
        (y.segment(c.row, c.rows).array().abs() / scales.row.segment(c.row, c.rows).array()).maxCoeff(&r);
    if (!(size >= atLeast)) continue;
    const bool isLength = scales.isLength[static_cast<std::size_t>(c.row + r)];
    const bool inDegrees = !isLength && derivative == 0;
    out.push_back(fmt::format("{} ({:.3g} {}{})", c.name, (inDegrees ? degree : 1) * std::abs(y[c.row + r]),
                              isLength    ? "m"
                              : inDegrees ? "deg"
                                          : "rad",
                              perTime[derivative]));
  }
  return out;
}

RowName ConstraintSet::rowName(int row) const {
  const auto behind =
      std::upper_bound(parts.begin(), parts.end(), row, [](int at, const Part& part) { return at < part.row; });
  if (behind == parts.begin() || row >= std::prev(behind)->row + std::prev(behind)->rows) return {};
  const Part& p = *std::prev(behind);
  return {p.name, p.equations->rowName(row - p.row)};
}

}  // namespace gyre

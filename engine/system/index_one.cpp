#include "system/index_one.h"
#include "system/iteration_matrix.h"

#include <cmath>
#include <limits>
#include <utility>

namespace gyre {

IndexOne::IndexOne(const System& system, VecX epsW)
    : system_(system),
      w_(system.makeWorkspace()),
      S_(system.structure()),
      solver_(makeKktSolver(system.structure())),
      passes_(epsW.isZero(0) ? 1 : 3),
      rhs_(VecX::Zero(system.nv() + system.m())),
      x_(VecX::Zero(system.nv())),
      y_(VecX::Zero(system.m())),
      a_(x_),
      b_(y_) {
  S_.epsW = std::move(epsW);
}

bool IndexOne::factor(const State& s) {
  system_.evaluateConstraints(s, w_);
  linearize(system_, s, {.wM = 1, .wC = 0, .wK = 0}, nullptr, w_, S_);
  ++factorizations_;
  return solver_->factor(S_);
}

void IndexOne::solve(VecX& a, VecX& b) {
  const int nv = system_.nv(), m = system_.m();
  x_.setZero();
  y_.setZero();
  for (int pass = 0; pass < passes_; ++pass) {
    rhs_.head(nv) = a;
    rhs_.tail(m) = b;
    if (pass > 0) subtractProduct();
    solver_->solve(rhs_);
    x_ += rhs_.head(nv);
    y_ += rhs_.tail(m);
  }
  a = x_;
  b = y_;
}

void IndexOne::solveOnce(VecX& a, VecX& b) {
  const int nv = system_.nv(), m = system_.m();
  rhs_.head(nv) = a;
  rhs_.tail(m) = b;
  solver_->solve(rhs_);
  a = rhs_.head(nv);
  b = rhs_.tail(m);
}

/// rhs -= [M B^T; B 0] (x, y)
void IndexOne::subtractProduct() {
  const KktStructure& k = system_.structure();
  for (std::size_t b = 0; b < k.bodies.size(); ++b) {
    const auto [o, n] = k.bodies[b];
    rhs_.segment(o, n) -= S_.A[b].topLeftCorner(n, n) * x_.segment(o, n);
  }
  forEachConstraintBlock(k, [&](const auto& constraint, const auto& body, std::size_t i) {
    const auto [o, n] = body;
    const auto B = S_.B[i].topLeftCorner(constraint.rows, n);
    rhs_.segment(o, n) -= B.transpose() * y_.segment(constraint.offset, constraint.rows);
    rhs_.segment(k.nv + constraint.offset, constraint.rows) -= B * x_.segment(o, n);
  });
}

bool IndexOne::accelerations(State& s) {
  if (!factor(s)) return false;
  system_.appliedForce(s, w_, a_);
  if (!a_.allFinite()) return false;
  accelerations(a_, s);
  return s.vdot.allFinite() && s.lambda.allFinite();
}

void IndexOne::accelerations(const VecX& f, State& s) {
  s.vdot.setZero();
  system_.bodies().inertia(s, w_.r);  // gyroscopic terms alone, since v' = 0
  s.vdot = f - w_.r;
  if (system_.m() > 0) system_.constraints().accelerationBias(w_, s.lambda);
  s.lambda = -s.lambda;
  solve(s.vdot, s.lambda);
}

IndexOne::AccelerationResidual IndexOne::accelerationResidual(const State& s) {
  AccelerationResidual out{.rows = VecX(system_.m()), .fastest = 0, .rounding = 0};
  system_.constraints().accelerationBias(w_, out.rows);
  VecX carried = VecX::Zero(system_.nv());
  forEachConstraintBlock(system_.structure(), [&](const auto& constraint, const auto& body, std::size_t i) {
    const auto B = S_.B[i].topLeftCorner(constraint.rows, body.size);
    out.rows.segment(constraint.offset, constraint.rows) += B * s.vdot.segment(body.offset, body.size);
    const auto lambda = s.lambda.segment(constraint.offset, constraint.rows);
    carried.segment(body.offset, body.size) += B.cwiseAbs().transpose() * lambda.cwiseAbs();
  });
  // What the forces would do to the bodies without constraints, by the diagonal of M: at rest it is all there is.
  system_.appliedForce(s, w_, a_);
  const KktStructure& k = system_.structure();
  for (std::size_t b = 0; b < k.bodies.size(); ++b)
    for (int i = 0; i < k.bodies[b].size; ++i) {
      a_[k.bodies[b].offset + i] /= S_.A[b](i, i);
      carried[k.bodies[b].offset + i] /= S_.A[b](i, i);
    }
  out.fastest = std::max(system_.scales().relativeMotion(a_), system_.scales().relativeMotion(s.vdot));
  out.rounding = std::numeric_limits<double>::epsilon() * system_.scales().relativeMotion(carried);
  return out;
}

void IndexOne::projectVelocity(State& s) {
  if (system_.m() == 0) return;
  a_.setZero();
  system_.constraints().rates(w_, b_);
  b_ = -b_;
  solve(a_, b_);
  s.v += a_;
  system_.evaluateConstraints(s, w_);
}

bool IndexOne::projectPosition(State& s, double tolerance) {
  constexpr double roundOff = 1e-12;
  double before = std::numeric_limits<double>::infinity();
  for (int pass = 0; pass < 50; ++pass) {
    if (!factor(s)) return false;
    if (system_.m() == 0) return true;
    const double now = system_.scales().relativeViolation(w_.Phi);
    if (now <= tolerance || (now < roundOff && now > 0.1 * before)) return true;
    before = now;
    a_.setZero();
    b_ = -w_.Phi;
    system_.scales().scaleVelocityRows(0, b_);
    solve(a_, b_);
    const double largest = system_.scales().relativeMotion(a_);
    if (!std::isfinite(largest)) return false;
    if (largest > 0.5) a_ *= 0.5 / largest;  // far away: smaller steps keep Newton on its branch
    system_.bodies().plus(s.q, a_, s.q);
  }
  return false;
}

std::optional<int> IndexOne::projectPositionNearby(State& s, double tolerance) {
  constexpr int most = 3;
  int factorizations = 0;
  system_.evaluateConstraints(s, w_);
  if (system_.m() == 0) return factorizations;
  double violation = system_.scales().relativeViolation(w_.Phi);
  while (!(violation <= tolerance)) {
    a_.setZero();
    b_ = -w_.Phi;
    system_.scales().scaleVelocityRows(0, b_);
    solveOnce(a_, b_);
    if (!a_.allFinite()) return std::nullopt;
    system_.bodies().plus(s.q, a_, s.q);
    system_.evaluateConstraints(s, w_);
    const double before = std::exchange(violation, system_.scales().relativeViolation(w_.Phi));
    if (violation <= 0.5 * before) continue;
    if (++factorizations > most || !factor(s)) return std::nullopt;
  }
  return factorizations;
}

}  // namespace gyre

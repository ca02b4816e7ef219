#include "system/counted_angle.h"
#include "system/system.h"

#include <cmath>

namespace gyre {

void System::plus(const VecX& q, const VecX& xi, VecX& qNew) const {
  for (const BodyEntry& b : bodies_) b.body->plus(q.data() + b.q, xi.data() + b.v, qNew.data() + b.q);
}

void System::kinematics(const State& s, Workspace& w) const {
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const BodyEntry& b = bodies_[i];
    b.body->kinematics(s.q.data() + b.q, s.v.data() + b.v, w.k[i]);
    if (!b.free) b.body->jacobian(w.k[i], w.J[i]);
  }
  for (std::size_t i = 0; i < signals_.size(); ++i) w.signalValues[i] = signalValue(signals_[i], s, w);
}

void System::applyForces(const State& s, Workspace& w) const {
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    w.g[i].setZero();
    const double mass = bodies_[i].body->mass();
    for (const FieldEntry& f : fields_) w.g[i].head<3>() -= f.field->force(mass, w.k[i].x);
  }
  Vec12 g;
  for (const ForceEntry& f : forces_) {
    f.force->evaluate(instant(f, s, w), w.k[slot(f.body1)], w.k[slot(f.body2)], g);
    w.g[slot(f.body1)] += g.head<6>();
    w.g[slot(f.body2)] += g.tail<6>();
  }
  applyJointForces(s, w);
}

MotionValue System::motionAt(const CoordinateConstraintEntry& constraint, const State& s) const {
  if (constraint.mark < 0) return constraint.motion.at(s.t, {});
  return constraint.motion.at(s.t, {s.path[constraint.mark], s.path[constraint.mark + 1], s.path[constraint.mark + 2]});
}

void System::constrain(const State& s, Workspace& w) const {
  for (const CoordinateConstraintEntry& constraint : coordinateConstraints_) {
    const MotionValue motion = motionAt(constraint, s);
    w.Phi[constraint.row] = -(constraint.offset + motion.x);
    w.Phi_t[constraint.row] = -motion.rate;
    w.Phi_tt[constraint.row] = -motion.acceleration;
  }
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const PartEntry& p = parts_[i];
    const BodyKinematics &k1 = w.k[slot(p.body1)], &k2 = w.k[slot(p.body2)];
    JointRows& rows = w.rows[i];
    p.equations->evaluate(k1, k2, rows);
    if (p.isTerm) {
      const double c = rows.Phi[0] / p.factor;
      const auto rate = [&] { return rows.B.row(0).dot(stackedTwist(k1, k2)) / p.factor; };
      w.Phi[p.row] += p.factor * (p.angle < 0 ? c : countedAngle(c, rate(), s, p.angle));
      continue;
    }
    const int n = p.velocityRows;
    if (n > 0) rows.Phi.segment(p.rows - n, n) = rows.B.middleRows(p.rows - n, n) * stackedTwist(k1, k2);
    w.Phi.segment(p.row, p.rows) = rows.Phi.head(p.rows);
  }
}

void System::inertia(const State& s, VecX& r) const {
  for (const BodyEntry& b : bodies_) b.body->inertia(s.v.data() + b.v, s.vdot.data() + b.v, r.data() + b.v);
}

void System::evaluate(const State& s, Workspace& w) const {
  kinematics(s, w);
  applyForces(s, w);
  constrain(s, w);
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const PartEntry& p = parts_[i];
    for (int r = 0; r < p.rows; ++r) {
      const double lambda = s.lambda[p.row + r];
      w.g[slot(p.body1)] += lambda * w.rows[i].B.row(r).head<6>().transpose();
      w.g[slot(p.body2)] += lambda * w.rows[i].B.row(r).tail<6>().transpose();
    }
  }
  inertia(s, w.r);
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const BodyEntry& b = bodies_[i];
    if (b.free) w.r.segment<6>(b.v) += w.g[i];
    else w.r.segment(b.v, b.nv) += w.J[i].leftCols(b.nv).transpose() * w.g[i];
  }
}

void System::evaluateConstraints(const State& s, Workspace& w) const {
  kinematics(s, w);
  constrain(s, w);
}

void System::appliedForce(const State& s, Workspace& w, VecX& f) const {
  applyForces(s, w);
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const BodyEntry& b = bodies_[i];
    if (b.free) f.segment<6>(b.v) = -w.g[i];
    else f.segment(b.v, b.nv) = -(w.J[i].leftCols(b.nv).transpose() * w.g[i]);
  }
}

void System::velocityConstraints(const State& s, const Workspace& w, VecX& rate) const {
  (void)s;
  rate = w.Phi_t;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const PartEntry& p = parts_[i];
    const Vec12 V = stackedTwist(w.k[slot(p.body1)], w.k[slot(p.body2)]);
    rate.segment(p.row, p.rows) += w.rows[i].B.topRows(p.rows) * V;
  }
}

void System::scaleVelocityRows(double factor, VecRef rows) const {
  for (const int r : velocityRow_) rows[r] *= factor;
}

double System::relativeViolation(const Workspace& w, Eigen::Index* row) const {
  double largest = 0;
  auto skip = velocityRow_.begin();
  for (Eigen::Index r = 0; r < w.Phi.size() && !std::isnan(largest); ++r) {
    if (skip != velocityRow_.end() && *skip == r) ++skip;
    else if (const double size = std::abs(w.Phi[r]) / rowScale_[r]; !(size <= largest)) {
      largest = size;
      if (row) *row = r;
    }
  }
  return largest;
}

RowSizes System::rowSizes(const VecX& y, bool ofPositions) const {
  RowSizes out;
  auto skip = velocityRow_.begin();
  for (Eigen::Index r = 0; r < y.size(); ++r) {
    const bool nonholonomic = skip != velocityRow_.end() && *skip == r;
    if (nonholonomic) ++skip;
    if (nonholonomic && ofPositions) continue;
    double& largest = isLength_[static_cast<std::size_t>(r)] ? out.length : out.angle;
    if (const double size = std::abs(y[r]); !(size <= largest) && !std::isnan(largest)) largest = size;
  }
  return out;
}

double System::relativeMotion(const VecX& xi) const {
  return xi.size() == 0 ? 0.0 : (xi.array().abs() / velocityScale_.array()).maxCoeff<Eigen::PropagateNaN>();
}

double System::relativeSize(const VecX& y, Eigen::Index* row) const {
  Eigen::Index worst = 0;
  const double largest =
      y.size() == 0 ? 0.0 : (y.array().abs() / rowScale_.array()).maxCoeff<Eigen::PropagateNaN>(&worst);
  if (row) *row = worst;
  return largest;
}

void System::accelerationBias(const Workspace& w, VecX& bias) const {
  bias = w.Phi_tt;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const PartEntry& p = parts_[i];
    const BodyKinematics &k1 = w.k[slot(p.body1)], &k2 = w.k[slot(p.body2)];
    Vec12 rate = Vec12::Zero();  // J' v of the two bodies
    if (p.body1 >= 0) rate.head<6>() = bodies_[slot(p.body1)].body->jacobianRate(k1);
    if (p.body2 >= 0) rate.tail<6>() = bodies_[slot(p.body2)].body->jacobianRate(k2);
    bias.segment(p.row, p.rows) +=
        p.equations->accelerationBias(k1, k2).head(p.rows) + w.rows[i].B.topRows(p.rows) * rate;
  }
}

void System::constraintForce(const Workspace& w, const VecX& lambda, VecX& f) const {
  f.setZero();
  const auto add = [&](int body, const auto& wrench) {
    if (body < 0) return;
    const BodyEntry& b = bodies_[slot(body)];
    f.segment(b.v, b.nv) += w.J[slot(body)].leftCols(b.nv).transpose() * wrench;
  };
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const PartEntry& p = parts_[i];
    const Vec12 wrench = w.rows[i].B.topRows(p.rows).transpose() * lambda.segment(p.row, p.rows);
    add(p.body1, wrench.head<6>());
    add(p.body2, wrench.tail<6>());
  }
}

double System::coordinateValue(const CoordinateEntry& c, const State& s, const Workspace& w) const {
  const BodyKinematics &k1 = w.k[slot(c.body1)], &k2 = w.k[slot(c.body2)];
  const double value = c.coordinate.value(k1, k2);
  return c.angle < 0 ? value : countedAngle(value, c.coordinate.rate(k1, k2), s, c.angle);
}

void System::advancePath(const Workspace& w, State& s) const {
  for (const CoordinateEntry& c : coordinates_)
    if (c.angle >= 0)
      s.path.segment<numbersOfAngle>(c.angle) << coordinateValue(c, s, w), s.t,
          c.coordinate.rate(w.k[slot(c.body1)], w.k[slot(c.body2)]);
  for (const CoordinateConstraintEntry& constraint : coordinateConstraints_) {
    if (constraint.mark < 0) continue;
    const MotionValue motion = motionAt(constraint, s);
    s.path.segment<3>(constraint.mark) << s.t, motion.x, motion.rate;
  }
  for (const std::size_t f : stateful_) {
    const ForceState now = forceState(f, s, w);
    s.path.segment<3>(forces_[f].memory) << s.t, now.z, now.input;
  }
}

std::uint64_t System::branch(const State& s, const Workspace& w) const {
  std::uint64_t out = 0;
  for (const std::size_t i : branching_) {
    const ForceEntry& f = forces_[i];
    out = combined(out, f.force->branch(instant(f, s, w), w.k[slot(f.body1)], w.k[slot(f.body2)]));
  }
  return out;
}

SystemEnergy System::energy(const State& s, const Workspace& w) const {
  SystemEnergy e;
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const Body& body = *bodies_[i].body;
    e.kinetic += body.kineticEnergy(s.v.data() + bodies_[i].v);
    for (const FieldEntry& f : fields_) e.potential += f.field->potential(body.mass(), w.k[i].x);
  }
  for (const ForceEntry& f : forces_) {
    const ForceEnergy one = f.force->energy(instant(f, s, w), w.k[slot(f.body1)], w.k[slot(f.body2)]);
    e.potential += one.potential;
    e.elastic += one.elastic;
    e.dissipation += one.dissipation;
    e.work += one.work;
  }
  addJointForceEnergy(s, w, e);
  // v^T (-B^T lambda) = lambda^T Phi_t, since B v = -Phi_t.
  for (const CoordinateConstraintEntry& constraint : coordinateConstraints_)
    e.work += s.lambda[constraint.row] * w.Phi_t[constraint.row];
  return e;
}

}  // namespace gyre

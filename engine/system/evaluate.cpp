#include "system/system.h"

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
}

void System::applyForces(const State& s, Workspace& w) const {
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    w.g[i].setZero();
    const double mass = bodies_[i].body->mass();
    for (const auto& field : fields_) w.g[i].head<3>() -= field->force(mass, w.k[i].x);
  }
  Vec12 g;
  for (const ForceEntry& f : forces_) {
    f.force->evaluate(s.t, w.k[slot(f.body1)], w.k[slot(f.body2)], g);
    w.g[slot(f.body1)] += g.head<6>();
    w.g[slot(f.body2)] += g.tail<6>();
  }
}

void System::constrain(Workspace& w) const {
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const JointEntry& j = joints_[i];
    JointRows& rows = w.rows[i];
    j.joint->evaluate(w.k[slot(j.body1)], w.k[slot(j.body2)], rows);
    w.Phi.segment(j.row, j.rows) = rows.Phi.head(j.rows);
  }
}

void System::inertia(const State& s, VecX& r) const {
  for (const BodyEntry& b : bodies_) b.body->inertia(s.v.data() + b.v, s.vdot.data() + b.v, r.data() + b.v);
}

void System::evaluate(const State& s, Workspace& w) const {
  kinematics(s, w);
  applyForces(s, w);
  constrain(w);
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const JointEntry& j = joints_[i];
    for (int r = 0; r < j.rows; ++r) {
      const double lambda = s.lambda[j.row + r];
      w.g[slot(j.body1)] += lambda * w.rows[i].B.row(r).head<6>().transpose();
      w.g[slot(j.body2)] += lambda * w.rows[i].B.row(r).tail<6>().transpose();
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
  constrain(w);
}

void System::appliedForce(const State& s, Workspace& w, VecX& f) const {
  applyForces(s, w);
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const BodyEntry& b = bodies_[i];
    if (b.free) f.segment<6>(b.v) = -w.g[i];
    else f.segment(b.v, b.nv) = -(w.J[i].leftCols(b.nv).transpose() * w.g[i]);
  }
}

void System::velocityConstraints(const State& s, const Workspace& w, VecX& Bv) const {
  (void)s;
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const JointEntry& j = joints_[i];
    const Vec12 V = stackedTwist(w.k[slot(j.body1)], w.k[slot(j.body2)]);
    Bv.segment(j.row, j.rows) = w.rows[i].B.topRows(j.rows) * V;
  }
}

void System::accelerationBias(const Workspace& w, VecX& bias) const {
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const JointEntry& j = joints_[i];
    const BodyKinematics &k1 = w.k[slot(j.body1)], &k2 = w.k[slot(j.body2)];
    Vec12 rate = Vec12::Zero();  // J' v of the two bodies
    if (j.body1 >= 0) rate.head<6>() = bodies_[slot(j.body1)].body->jacobianRate(k1);
    if (j.body2 >= 0) rate.tail<6>() = bodies_[slot(j.body2)].body->jacobianRate(k2);
    bias.segment(j.row, j.rows) = j.joint->accelerationBias(k1, k2).head(j.rows) + w.rows[i].B.topRows(j.rows) * rate;
  }
}

void System::constraintForce(const Workspace& w, const VecX& lambda, VecX& f) const {
  f.setZero();
  const auto add = [&](int body, const auto& wrench) {
    if (body < 0) return;
    const BodyEntry& b = bodies_[slot(body)];
    f.segment(b.v, b.nv) += w.J[slot(body)].leftCols(b.nv).transpose() * wrench;
  };
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const JointEntry& j = joints_[i];
    const Vec12 wrench = w.rows[i].B.topRows(j.rows).transpose() * lambda.segment(j.row, j.rows);
    add(j.body1, wrench.head<6>());
    add(j.body2, wrench.tail<6>());
  }
}

SystemEnergy System::energy(const State& s, const Workspace& w) const {
  SystemEnergy e;
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const Body& body = *bodies_[i].body;
    e.kinetic += body.kineticEnergy(s.v.data() + bodies_[i].v);
    for (const auto& field : fields_) e.potential += field->potential(body.mass(), w.k[i].x);
  }
  for (const ForceEntry& f : forces_) {
    const ForceEnergy one = f.force->energy(s.t, w.k[slot(f.body1)], w.k[slot(f.body2)]);
    e.potential += one.potential;
    e.elastic += one.elastic;
    e.dissipation += one.dissipation;
    e.work += one.work;
  }
  return e;
}

}  // namespace gyre

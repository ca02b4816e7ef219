#include "system/system.h"

namespace gyre {

void System::evaluateConstraints(const State& s, Workspace& w) const {
  bodies().kinematics(s, w);
  signalSet().evaluate(s, w);
  constraints().evaluate(s, w);
}

void System::evaluate(const State& s, Workspace& w) const {
  evaluateConstraints(s, w);
  forces().apply(s, w);
  constraints().addReactions(s, w);
  bodies().inertia(s, w.r);
  for (std::size_t i = 0; i < bodies().size(); ++i) {
    const BodySet::Entry& b = bodies()[i];
    if (b.free) w.r.segment<6>(b.v) += w.g[i];
    else w.r.segment(b.v, b.nv) += w.J[i].leftCols(b.nv).transpose() * w.g[i];
  }
}

void System::appliedForce(const State& s, Workspace& w, VecX& f) const {
  forces().apply(s, w);
  for (std::size_t i = 0; i < bodies().size(); ++i) {
    const BodySet::Entry& b = bodies()[i];
    if (b.free) f.segment<6>(b.v) = -w.g[i];
    else f.segment(b.v, b.nv) = -(w.J[i].leftCols(b.nv).transpose() * w.g[i]);
  }
}

SystemEnergy System::energy(const State& s, const Workspace& w) const {
  SystemEnergy e;
  for (const BodySet::Entry& b : bodies()) e.kinetic += b.body->kineticEnergy(s.v.data() + b.v);
  forces().addEnergy(s, w, e);
  // v^T (-B^T lambda) = lambda^T Phi_t, since B v = -Phi_t.
  for (const auto& c : constraints().coordinateEquations) e.work += s.lambda[c.row] * w.Phi_t[c.row];
  return e;
}

void System::accept(const Workspace& w, State& s) const {
  coordinates().accept(s, w, s.internal);
  constraints().accept(s, s.internal);
  forces().accept(s, w, s.internal);
}

Workspace System::makeWorkspace() const {
  const std::size_t n = bodies().size();
  Workspace w;
  w.r = VecX::Zero(nv());
  w.Phi = w.Phi_t = w.Phi_tt = VecX::Zero(m());
  w.k.resize(n + 1);
  w.rows.resize(constraints().parts.size());
  w.g.assign(n + 1, Vec6::Zero());
  w.K.assign(n + 1, Mat6::Zero());
  w.C.assign(n + 1, Mat6::Zero());
  w.J.assign(n, Mat6::Identity());
  w.T.assign(n, Mat3::Identity());
  w.signalValues.assign(signalSet().size(), 0);
  return w;
}

State System::initialState() const {
  State s;
  s.q = VecX::Zero(nq());
  s.v = VecX::Zero(nv());
  s.vdot = VecX::Zero(nv());
  s.lambda = VecX::Zero(m());
  s.internal = pieces_->start;
  bodies().initial(s);
  return s;
}

RowName System::rowName(int i) const {
  if (i >= nv()) return constraints().rowName(i - nv());
  const BodySet::Entry& b = bodies().ofRow(i);
  return {b.name, b.body->equationName(i - b.v)};
}

}  // namespace gyre

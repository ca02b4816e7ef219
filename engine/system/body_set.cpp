#include "system/body_set.h"

#include "bodies/rigid_motion.h"
#include "core/parallel.h"
#include "core/prefetch.h"

#include <algorithm>
#include <iterator>

namespace gyre {
namespace {

/// Bytes that a body begins with, which its equations need.
constexpr std::size_t massAndInertia = sizeof(Body) + sizeof(double) + sizeof(Mat3);

}  // namespace

void BodySet::add(ElementId id, std::string name, std::unique_ptr<Body> body) {
  Entry entry;
  entry.id = id;
  entry.q = nq_;
  entry.nq = body->nq();
  entry.v = nv_;
  entry.nv = body->nv();
  entry.rotation = body->rotationIndex();
  entry.name = std::move(name);
  entry.mass = body->mass();
  entry.free = body->isFree();
  entry.body = std::move(body);
  nq_ += entry.nq;
  nv_ += entry.nv;
  index_[id] = static_cast<int>(entries_.size());
  entries_.push_back(std::move(entry));
}

int BodySet::find(ElementId id) const {
  const auto it = index_.find(id);
  return it == index_.end() ? -1 : it->second;
}

double BodySet::farthest(const State& s) const {
  double out = 0;
  for (const Entry& b : entries_)
    if (b.rotation != 0) out = std::max(out, s.q.segment<3>(b.q).lpNorm<Eigen::Infinity>());
  return out;
}

void BodySet::initial(State& s) const {
  for (const Entry& b : entries_) b.body->initial(s.q.data() + b.q, s.v.data() + b.v);
}

void BodySet::plus(const VecX& q, const VecX& xi, VecX& qNew) const {
  parallelForEach(entries_.size(), [&](std::size_t i) {
    const Entry& b = entries_[i];
    const double *from = q.data() + b.q, *by = xi.data() + b.v;
    if (b.free) moveRigid(from, by, qNew.data() + b.q);
    else b.body->plus(from, by, qNew.data() + b.q);
  });
}

void BodySet::kinematics(const State& s, Workspace& w) const {
  parallelForEach(entries_.size(), [&](std::size_t i) {
    const Entry& b = entries_[i];
    if (b.free) return rigidKinematics(s.q.data() + b.q, s.v.data() + b.v, w.k[i]);
    b.body->kinematics(s.q.data() + b.q, s.v.data() + b.v, w.k[i]);
    b.body->jacobian(w.k[i], w.J[i]);
  });
}

void BodySet::velocities(const State& s, Workspace& w) const {
  parallelForEach(entries_.size(), [&](std::size_t i) {
    const Entry& b = entries_[i];
    if (!b.free) return b.body->kinematics(s.q.data() + b.q, s.v.data() + b.v, w.k[i]);
    w.k[i].v = s.v.segment<3>(b.v);
    w.k[i].W = s.v.segment<3>(b.v + 3);
  });
}

void BodySet::inertia(const State& s, VecX& r) const {
  parallelForEach(entries_.size(), [&](std::size_t i) {
    const Entry& b = entries_[i];
    b.body->inertia(s.v.data() + b.v, s.vdot.data() + b.v, r.data() + b.v);
  });
}

void BodySet::equations(const State& s, Workspace& w) const {
  parallelForEach(entries_.size(), [&](std::size_t i) {
    prefetchAhead<massAndInertia>(*this, i, [](const Entry& b) { return b.body.get(); });
    const Entry& b = entries_[i];
    b.body->inertia(s.v.data() + b.v, s.vdot.data() + b.v, w.r.data() + b.v);
    twistMap(i, w).addForce(w.g[i], w.r);
  });
}

void BodySet::appliedForce(const Workspace& w, VecX& f) const {
  parallelForEach(entries_.size(), [&](std::size_t i) { twistMap(i, w).opposingForce(w.g[i], f); });
}

Vec6 BodySet::acceleration(std::size_t b, const State& s, const Workspace& w) const {
  return twistMap(b, w).twistRate(s.vdot);
}

Quat BodySet::orientation(const State& s, std::size_t i) const {
  const Entry& b = entries_[i];
  if (b.rotation < 0) return Quat::Identity();
  const double* q = s.q.data() + b.q + b.nq - 4;
  return {q[0], q[1], q[2], q[3]};
}

const BodySet::Entry& BodySet::ofRow(int i) const {
  return *std::prev(
      std::upper_bound(entries_.begin(), entries_.end(), i, [](int at, const Entry& b) { return at < b.v; }));
}

}  // namespace gyre

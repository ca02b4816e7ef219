#include "local_dynamics/contact_packets.h"

namespace gyre {

namespace {

/// The velocities of the bodies of a packet in its frames.
struct PacketMotion {
  Triple<Lanes> v, w1, w2;  ///< v: relative, of the centres of mass
};

struct Gathered {
  Triple<Lanes> v, w;
};

GYRE_INLINE Gathered gather(const LocalVelocity* velocities, const int* body) {
  alignas(64) double x[6][laneCount];
  for (int l = 0; l < laneCount; ++l) {
    const LocalVelocity& u = velocities[body[l]];
    for (int i = 0; i < 3; ++i) x[i][l] = u.v[i], x[i + 3][l] = u.w[i];
  }
  const auto row = [&](int i) { return *reinterpret_cast<const Lanes*>(x[i]); };
  return {{row(0), row(1), row(2)}, {row(3), row(4), row(5)}};
}

GYRE_INLINE void scatter(const Gathered& u, const int* body, unsigned moves, LocalVelocity* velocities) {
  for (int l = 0; l < laneCount; ++l) {
    if ((moves >> l & 1u) == 0) continue;
    LocalVelocity& to = velocities[body[l]];
    to.v[0] = u.v.x[l], to.v[1] = u.v.y[l], to.v[2] = u.v.z[l];
    to.w[0] = u.w.x[l], to.w[1] = u.w.y[l], to.w[2] = u.w.z[l];
  }
}

GYRE_INLINE Triple<Lanes> toFrame(const ContactPacket& p, const Triple<Lanes>& a) {
  return {inner(p.t1, a), inner(p.t2, a), inner(p.n, a)};
}

GYRE_INLINE Triple<Lanes> fromFrame(const ContactPacket& p, const Triple<Lanes>& a) {
  return a.x * p.t1 + a.y * p.t2 + a.z * p.n;
}

GYRE_INLINE PacketMotion motionOf(const ContactPacket& p, const Gathered& u1, const Gathered& u2) {
  return {toFrame(p, u2.v - u1.v), toFrame(p, u1.w), toFrame(p, u2.w)};
}

GYRE_INLINE Triple<Lanes> velocityAt(const PacketPoint& point, const PacketMotion& u) {
  return u.v + crossed(u.w2, point.a2) - crossed(u.w1, point.a1);
}

/// Takes a change of R; P collects it.
GYRE_INLINE void push(const ContactPacket& p, const PacketPoint& point, const Triple<Lanes>& R, PacketMotion& u,
                      Triple<Lanes>& P) {
  u.v = u.v + (p.m1 + p.m2) * R;
  u.w1 = u.w1 - p.J1 * crossed(point.a1, R);
  u.w2 = u.w2 + p.J2 * crossed(point.a2, R);
  P = P + R;
}

/// Hands what a packet changed to its bodies.
GYRE_INLINE void hand(const ContactPacket& p, const PacketMotion& before, const PacketMotion& u, const Triple<Lanes>& P,
                      Gathered& u1, Gathered& u2, LocalVelocity* velocities) {
  const Triple<Lanes> impulse = fromFrame(p, P);
  u1.v = u1.v - p.m1 * impulse;
  u2.v = u2.v + p.m2 * impulse;
  u1.w = u1.w + fromFrame(p, u.w1 - before.w1);
  u2.w = u2.w + fromFrame(p, u.w2 - before.w2);
  scatter(u1, p.body1, p.moves1, velocities);
  scatter(u2, p.body2, p.moves2, velocities);
}

/// E J E^T.
GYRE_INLINE SymmetricTriple<Lanes> turned(const ContactPacket& p, const SymmetricTriple<Lanes>& J) {
  const Triple<Lanes> a = J * p.t1, b = J * p.t2, c = J * p.n;
  return {inner(p.t1, a), inner(p.t2, a), inner(p.n, a), inner(p.t2, b), inner(p.n, b), inner(p.n, c)};
}

GYRE_INLINE Triple<Lanes> responseTo(const ContactPacket& p, const PacketPoint& point, const Triple<Lanes>& R) {
  return (p.m1 + p.m2) * R + crossed(p.J1 * crossed(point.a1, R), point.a1) +
         crossed(p.J2 * crossed(point.a2, R), point.a2);
}

GYRE_INLINE void preparePoint(const ContactPacket& p, PacketPoint& point) {
  const Lanes zero{}, one = zero + 1.0;
  point.a1 = toFrame(p, point.a1);
  point.a2 = toFrame(p, point.a2);
  const Triple<Lanes> w1 = responseTo(p, point, {one, zero, zero}), w2 = responseTo(p, point, {zero, one, zero}),
                      wn = responseTo(p, point, {zero, zero, one});
  point.W = frictionResponse(w1.x, w2.x, w2.y, wn.x, wn.y, wn.z, Lanes(responseFloor * (w1.x + w2.y + wn.z)));
  const auto absent = point.mu < 0;  // the lane has fewer points than others
  point.W.inverseNormal = choose(absent, zero, point.W.inverseNormal);
  point.mu = choose(absent, zero, point.mu);
  const auto moves = point.W.inverseNormal > 0;
  const Lanes r1 = choose(moves, point.R.x1, zero), r2 = choose(moves, point.R.x2, zero);
  point.R.n = choose(moves, point.R.n, zero);
  point.R.x1 = point.W.cosine * r1 - point.W.sine * r2;
  point.R.x2 = point.W.sine * r1 + point.W.cosine * r2;
  point.R.lambda = zero;
}

GYRE_INLINE Triple<Lanes> forceOf(const PacketPoint& point, const Lanes& x1, const Lanes& x2, const Lanes& n) {
  return {point.W.cosine * x1 + point.W.sine * x2, point.W.cosine * x2 - point.W.sine * x1, n};
}

/// U in principal axes, the normal with the target.
GYRE_INLINE Triple<Lanes> principal(const PacketPoint& point, const Triple<Lanes>& U) {
  return {point.W.cosine * U.x - point.W.sine * U.y, point.W.sine * U.x + point.W.cosine * U.y, U.z + point.target};
}

}  // namespace

GYRE_CLONES void preparePacket(ContactPacket& packet, PacketPoint* points, const LocalVelocity* velocities) {
  packet.J1 = turned(packet, packet.J1);
  packet.J2 = turned(packet, packet.J2);
  const PacketMotion u = motionOf(packet, gather(velocities, packet.body1), gather(velocities, packet.body2));
  Lanes sum{};
  for (int i = 0; i < packet.points; ++i) {
    PacketPoint& point = points[i];
    preparePoint(packet, point);
    const Triple<Lanes> B = principal(point, velocityAt(point, u));
    const Lanes energy = inverseEnergy(point.W, B.x, B.y, B.z);
    sum += choose(point.W.inverseNormal > 0, energy, Lanes{});
  }
  packet.sum = sum;
}

GYRE_CLONES void startPacket(const ContactPacket& packet, const PacketPoint* points, LocalVelocity* velocities) {
  Gathered u1 = gather(velocities, packet.body1), u2 = gather(velocities, packet.body2);
  const PacketMotion before = motionOf(packet, u1, u2);
  PacketMotion u = before;
  Triple<Lanes> P{};
  for (int i = 0; i < packet.points; ++i)
    push(packet, points[i], forceOf(points[i], points[i].R.x1, points[i].R.x2, points[i].R.n), u, P);
  hand(packet, before, u, P, u1, u2, velocities);
}

GYRE_CLONES void sweepPacket(const ContactPacket& packet, PacketPoint* points, LocalVelocity* velocities,
                             SweepSums& sums) {
  Gathered u1 = gather(velocities, packet.body1), u2 = gather(velocities, packet.body2);
  const PacketMotion before = motionOf(packet, u1, u2);
  PacketMotion u = before;
  Triple<Lanes> P{};
  Lanes change{}, size{}, residual{};
  for (int i = 0; i < packet.points; ++i) {
    PacketPoint& point = points[i];
    const Triple<Lanes> U = principal(point, velocityAt(point, u));
    const FrictionForce<Lanes> old = point.R;
    FrictionForce<Lanes> r = old;
    solveFriction(point.W, point.mu, U.x, U.y, U.z, r);
    point.R = r;
    const Lanes d1 = r.x1 - old.x1, d2 = r.x2 - old.x2, dn = r.n - old.n;
    push(packet, point, forceOf(point, d1, d2, dn), u, P);
    change += d1 * d1 + d2 * d2 + dn * dn;
    size += r.x1 * r.x1 + r.x2 * r.x2 + r.n * r.n;
    const Lanes z = dn - point.W.k1 * d1 - point.W.k2 * d2, inverse = point.W.inverseNormal;
    residual += point.W.s1 * d1 * d1 + point.W.s2 * d2 * d2 + z * z / choose(inverse > 0, inverse, inverse + 1.0);
  }
  hand(packet, before, u, P, u1, u2, velocities);
  sums.add({sumOf(change), sumOf(size), sumOf(residual)});
}

GYRE_CLONES void measurePacket(ContactPacket& packet, const PacketPoint* points, const LocalVelocity* velocities) {
  const PacketMotion u = motionOf(packet, gather(velocities, packet.body1), gather(velocities, packet.body2));
  Lanes sum{};
  for (int i = 0; i < packet.points; ++i) {
    const PacketPoint& point = points[i];
    const Triple<Lanes> U = principal(point, velocityAt(point, u));
    Lanes c1, c2, cn;
    frictionResidual(point.W, point.mu, U.x, U.y, U.z, point.R, c1, c2, cn);
    sum += inverseEnergy(point.W, c1, c2, cn);
  }
  packet.sum = sum;
}

GYRE_CLONES void projectPacket(const ContactPacket& packet, const PacketPoint* points, PacketGap* gaps,
                               LocalVelocity* displacements) {
  Gathered u1 = gather(displacements, packet.body1), u2 = gather(displacements, packet.body2);
  const PacketMotion before = motionOf(packet, u1, u2);
  PacketMotion u = before;
  Triple<Lanes> P{};
  const Lanes zero{};
  for (int i = 0; i < packet.points; ++i) {
    const PacketPoint& point = points[i];
    const Lanes opening = gaps[i].gap + velocityAt(point, u).z;
    const Lanes next = largerOf(zero, Lanes(gaps[i].p - opening * point.W.inverseNormal));
    const Triple<Lanes> d{zero, zero, next - gaps[i].p};
    gaps[i].p = next;
    push(packet, point, d, u, P);
  }
  hand(packet, before, u, P, u1, u2, displacements);
}

}  // namespace gyre

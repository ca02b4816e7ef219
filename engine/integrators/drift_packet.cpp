#include "integrators/drift_packet.h"

#include "lie/so3_series.h"

#include <limits>

namespace gyre {
namespace {

using Vector = Triple<Lanes>;

/// As in midpoint_drift.cpp.
constexpr double lastStepSquared = 4 * std::numeric_limits<double>::epsilon();
constexpr double largestTurn2 = so3::seriesBound2;  ///< of p = psi/2
constexpr int mostIterations = 6;

GYRE_INLINE Lanes lanes(const LaneNumbers& from) {
  Lanes out;
  __builtin_memcpy(&out, from.of, sizeof out);
  return out;
}
GYRE_INLINE void store(const Lanes& from, LaneNumbers& to) { __builtin_memcpy(to.of, &from, sizeof from); }
GYRE_INLINE Vector vectorOf(const LaneVector& from) { return {lanes(from[0]), lanes(from[1]), lanes(from[2])}; }
GYRE_INLINE void store(const Vector& from, LaneVector& to) {
  store(from.x, to[0]);
  store(from.y, to[1]);
  store(from.z, to[2]);
}
GYRE_INLINE Vector scaled(const Vector& a, const Vector& b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
GYRE_INLINE Vector chooseEach(const LaneMask& condition, const Vector& yes, const Vector& no) {
  return {choose(condition, yes.x, no.x), choose(condition, yes.y, no.y), choose(condition, yes.z, no.z)};
}

GYRE_INLINE Lanes series(const so3::SeriesTerms& c, const Lanes& x) {
  const Lanes x2 = x * x;
  return (c[0] + c[1] * x) + (c[2] + c[3] * x) * x2 + ((c[4] + c[5] * x) + c[6] * x2) * (x2 * x2);
}

struct Exponential {
  Lanes a, b, c;
};
GYRE_INLINE Exponential exponentialAt(const Vector& p) {
  static constexpr so3::SeriesTerms b = so3::alternating(2), c = so3::alternating(3);
  const Lanes x = inner(p, p), sumC = series(c, x);
  return {1 - x * sumC, series(b, x), sumC};
}

GYRE_INLINE Vector startOf(const Vector& half, const Vector& hc) {
  const Vector first = scaled(half, hc);
  const Vector second = scaled(half, hc - crossed(first, hc));
  const Vector turned = crossed(second, hc), change = second - first;
  const Vector third = scaled(half, hc - turned + (Lanes{} + 0.5) * crossed(second, turned));
  const Lanes change2 = inner(change, change);
  const Vector better = chooseEach(change2 * change2 < lastStepSquared * inner(second, second), second, third);
  return chooseEach(inner(first, first) < 0.25, better, first);
}

/// f'^-1 f at p.
GYRE_INLINE Vector newtonStep(const Vector& moments, const Vector& hc, const Vector& p) {
  const Exponential k = exponentialAt(p);
  const Vector pu = crossed(p, hc), ppu = crossed(p, pu);
  const Vector w = hc - k.a * pu + k.b * ppu;
  const Vector twice = moments + moments, f = scaled(twice, p) - w;
  const Vector aw = k.a * w, bp = k.b * p, cwp = k.c * crossed(w, p);
  const Lanes shift = inner(bp, w);
  const Vector j0 = {twice.x - shift + w.x * bp.x - p.x * cwp.x, -aw.z + w.x * bp.y - p.x * cwp.y,
                     aw.y + w.x * bp.z - p.x * cwp.z};
  const Vector j1 = {aw.z + w.y * bp.x - p.y * cwp.x, twice.y - shift + w.y * bp.y - p.y * cwp.y,
                     -aw.x + w.y * bp.z - p.y * cwp.z};
  const Vector j2 = {-aw.y + w.z * bp.x - p.z * cwp.x, aw.x + w.z * bp.y - p.z * cwp.y,
                     twice.z - shift + w.z * bp.z - p.z * cwp.z};
  const Vector n0 = crossed(j1, j2), n1 = crossed(j2, j0), n2 = crossed(j0, j1);
  const Vector numerator = {inner(n0, f), inner(n1, f), inner(n2, f)};
  return (1 / inner(j0, n0)) * numerator;
}

struct LaneDrift {
  Vector p;
  Lanes w;  ///< of the quaternion of the turn
  Vector v;
  LaneMask done;
};

/// In principal axes; c becomes the momentum at the end.
GYRE_INLINE LaneDrift drift(const Vector& moments, const Vector& inverses, double h, Vector& c) {
  const Lanes half = Lanes{} + 0.5, step = Lanes{} + h;
  const Vector hc = step * c;
  LaneDrift out;
  out.p = startOf(half * inverses, hc);
  out.done = LaneMask{};
  for (int i = 0; i < mostIterations; ++i) {
    const Vector by = newtonStep(moments, hc, out.p);
    out.p = chooseEach(out.done, out.p, out.p - by);
    out.done |= inner(by, by) <= lastStepSquared;
    if (!anyOf(negated(out.done))) break;
  }
  out.done &= inner(out.p, out.p) < largestTurn2;
  const Exponential k = exponentialAt(out.p);
  out.w = 1 - k.b * inner(out.p, out.p);
  out.v = k.a * out.p;
  const Vector cross = (Lanes{} - 2) * crossed(out.v, c);
  c = c + out.w * cross - crossed(out.v, cross);
  return out;
}

/// (w, v) = a o b
GYRE_INLINE void compose(const Lanes& aw, const Vector& av, const Lanes& bw, const Vector& bv, Lanes& w, Vector& v) {
  w = aw * bw - inner(av, bv);
  v = aw * bv + bw * av + crossed(av, bv);
}

struct LaneAxes {
  Vector x, y, z;
};
GYRE_INLINE LaneAxes axesOf(const InertiaPacket& inertia) {
  const auto& a = inertia.axes;
  return {{lanes(a[0]), lanes(a[1]), lanes(a[2])},
          {lanes(a[3]), lanes(a[4]), lanes(a[5])},
          {lanes(a[6]), lanes(a[7]), lanes(a[8])}};
}
GYRE_INLINE Vector intoAxes(const LaneAxes& a, const Vector& u) {
  return {inner(a.x, u), inner(a.y, u), inner(a.z, u)};
}
GYRE_INLINE Vector outOfAxes(const LaneAxes& a, const Vector& u) { return u.x * a.x + u.y * a.y + u.z * a.z; }

/// Which lanes are done.
GYRE_CLONES void driftTwice(const InertiaPacket& inertia, double h, DriftPacket& packet, LaneNumbers& isDone) {
  const Vector moments = vectorOf(inertia.moments), inverses = vectorOf(inertia.inverses);
  const LaneAxes axes = axesOf(inertia);
  Vector c = vectorOf(packet.Pi);
  if (!inertia.principal) c = intoAxes(axes, c);
  const LaneDrift one = drift(moments, inverses, h, c), two = drift(moments, inverses, h, c);
  Lanes w;
  Vector v;
  compose(one.w, one.v, two.w, two.v, w, v);
  Vector psi = one.p + two.p, W = scaled(inverses, c);
  psi = psi + psi;
  if (!inertia.principal) {
    c = outOfAxes(axes, c);
    v = outOfAxes(axes, v);
    psi = outOfAxes(axes, psi);
    W = outOfAxes(axes, W);
  }
  store(c, packet.Pi);
  store(psi, packet.psi);
  store(W, packet.W);
  store(w, packet.turn[0]);
  store(v.x, packet.turn[1]);
  store(v.y, packet.turn[2]);
  store(v.z, packet.turn[3]);
  store(choose(one.done & two.done, Lanes{} + 1, Lanes{}), isDone);
}

Vec3 ofLane(const LaneVector& v, std::size_t l) { return {v[0].of[l], v[1].of[l], v[2].of[l]}; }
void setLane(const Vec3& from, std::size_t l, LaneVector& v) {
  for (std::size_t i = 0; i < 3; ++i) v[i].of[l] = from[static_cast<Eigen::Index>(i)];
}

bool driftTwiceAlone(const RotationInertia& inertia, double h, const Vec3& Pi, std::size_t l, DriftPacket& packet) {
  const Drift one = midpointDrift(inertia, h, Pi), two = midpointDrift(inertia, h, one.Pi);
  const Quat turn = one.turn * two.turn;
  setLane(two.Pi, l, packet.Pi);
  setLane(one.psi + two.psi, l, packet.psi);
  setLane(inertia.velocity(two.Pi), l, packet.W);
  packet.turn[0].of[l] = turn.w();
  packet.turn[1].of[l] = turn.x();
  packet.turn[2].of[l] = turn.y();
  packet.turn[3].of[l] = turn.z();
  return one.converged && two.converged;
}

}  // namespace

void InertiaPacket::set(std::size_t lane, const RotationInertia& inertia) {
  inertias[lane] = &inertia;
  principal = principal && inertia.principal;
  setLane(inertia.moments, lane, moments);
  setLane(inertia.inverses, lane, inverses);
  for (std::size_t i = 0; i < axes.size(); ++i) axes[i].of[lane] = inertia.axes.data()[i];
}

void twoDrifts(const InertiaPacket& inertia, double h, DriftPacket& packet) {
  const LaneVector start = packet.Pi;
  LaneNumbers isDone;
  driftTwice(inertia, h, packet, isDone);
  for (std::size_t l = 0; l < laneCount; ++l)
    packet.converged[l] = isDone.of[l] != 0 || driftTwiceAlone(*inertia.inertias[l], h, ofLane(start, l), l, packet);
}

GYRE_CLONES void turnOn(const std::array<LaneNumbers, 4>& from, const std::array<LaneNumbers, 4>& turn,
                        std::array<LaneNumbers, 4>& to) {
  Lanes w;
  Vector v;
  compose(lanes(from[0]), {lanes(from[1]), lanes(from[2]), lanes(from[3])}, lanes(turn[0]),
          {lanes(turn[1]), lanes(turn[2]), lanes(turn[3])}, w, v);
  const Lanes inverse = 1 / squareRoot(w * w + inner(v, v));
  store(inverse * w, to[0]);
  store(inverse * v.x, to[1]);
  store(inverse * v.y, to[2]);
  store(inverse * v.z, to[3]);
}

}  // namespace gyre

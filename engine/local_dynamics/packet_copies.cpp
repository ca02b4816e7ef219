// Contacts into lanes and back.

#include "local_dynamics/contact_packets.h"

#include <algorithm>
#include <limits>

namespace gyre {

namespace {

std::size_t toSize(int i) { return static_cast<std::size_t>(i); }

/// Beyond this a coefficient of friction means: no slip. Its square must not overflow.
constexpr double largestFriction = 1e12;

void set(Triple<Lanes>& lanes, int l, const Vec3& a) { lanes.x[l] = a.x(), lanes.y[l] = a.y(), lanes.z[l] = a.z(); }

void set(SymmetricTriple<Lanes>& J, int l, const Mat3& a, double h) {
  J.xx[l] = h * a(0, 0), J.xy[l] = h * a(0, 1), J.xz[l] = h * a(0, 2);
  J.yy[l] = h * a(1, 1), J.yz[l] = h * a(1, 2), J.zz[l] = h * a(2, 2);
}

void fillPoint(const LocalContact& c, int l, PacketPoint& point) {
  set(point.a1, l, c.arm1);
  set(point.a2, l, c.arm2);
  point.mu[l] = std::clamp(c.friction, 0.0, largestFriction);
  point.target[l] = c.target.z();
  point.R.x1[l] = c.R.x(), point.R.x2[l] = c.R.y(), point.R.n[l] = c.R.z();
}

void fillLane(const LocalProblem& problem, const LocalUnit& u, int l, ContactPacket& packet, PacketPoint* points) {
  const LocalContact& first = problem.contacts[toSize(u.first)];
  set(packet.t1, l, first.E.row(0));
  set(packet.t2, l, first.E.row(1));
  set(packet.n, l, first.E.row(2));
  if (first.body1 >= 0) packet.body1[l] = first.body1;
  if (first.body2 >= 0) packet.body2[l] = first.body2;
  if (u.node1 >= 0) {
    const LocalBody& body = problem.bodies[toSize(first.body1)];
    packet.m1[l] = problem.h * body.inverseMass;
    set(packet.J1, l, body.inverseInertia, problem.h);
    packet.moves1 |= 1u << l;
  }
  if (u.node2 >= 0) {
    const LocalBody& body = problem.bodies[toSize(first.body2)];
    packet.m2[l] = problem.h * body.inverseMass;
    set(packet.J2, l, body.inverseInertia, problem.h);
    packet.moves2 |= 1u << l;
  }
  for (int i = 0; i < u.count; ++i) fillPoint(problem.contacts[toSize(u.first + i)], l, points[i]);
}

}  // namespace

void fillPacket(const LocalProblem& problem, const LocalSchedule& schedule, const LocalPacketPlan& plan,
                ContactPacket& packet, PacketPoint* points) {
  const int firstPoint = packet.firstPoint;
  packet = ContactPacket{};
  packet.firstPoint = firstPoint;
  packet.points = plan.points;
  std::fill_n(packet.body1, laneCount, static_cast<int>(problem.bodies.size()));
  std::fill_n(packet.body2, laneCount, static_cast<int>(problem.bodies.size()));
  for (int i = 0; i < plan.points; ++i) {
    points[i] = PacketPoint{};
    points[i].mu = Lanes{} - 1.0;
  }
  for (int l = 0; l < laneCount; ++l)
    if (plan.units[toSize(l)] >= 0)
      fillLane(problem, schedule.units()[toSize(plan.units[toSize(l)])], l, packet, points);
}

void readPacket(const LocalSchedule& schedule, const LocalPacketPlan& plan, const PacketPoint* points,
                LocalProblem& problem) {
  for (int l = 0; l < laneCount; ++l) {
    const int unit = plan.units[toSize(l)];
    if (unit < 0) continue;
    const LocalUnit& u = schedule.units()[toSize(unit)];
    for (int i = 0; i < u.count; ++i) {
      const PacketPoint& p = points[i];
      const double c = p.W.cosine[l], s = p.W.sine[l];
      problem.contacts[toSize(u.first + i)].R =
          Vec3(c * p.R.x1[l] + s * p.R.x2[l], c * p.R.x2[l] - s * p.R.x1[l], p.R.n[l]);
    }
  }
}

}  // namespace gyre

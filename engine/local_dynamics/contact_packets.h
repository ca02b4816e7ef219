#pragma once
// Manifolds in lanes: eight at a time that share no moving body, each with its own frame, inertia and points.
//
// Everything of a packet is in the frames E of its manifolds, so that a point costs two cross products, the exact
// solution of its law (friction_block.h) and the change of the velocities of both bodies:
//
//   U = v2 + w2 x a2 - v1 - w1 x a1,    v += h/m R,   w += h J^-1 (a x R)
//
// Velocities of bodies stay in inertial axes and take the change of a packet when it is done.
//
// Contacts are copied for this layout, which pays for itself: in a heap of a thousand boxes, swept twenty times a step,
// the copies into lanes and back take less than 2 % of the run, the sweeps that eight lanes share a third.

#include "local_dynamics/friction_block.h"
#include "local_dynamics/local_schedule.h"

#include <span>

namespace gyre {

/// One cache line for each body.
struct alignas(64) LocalVelocity {
  double v[4], w[4];
};

struct alignas(64) PacketPoint {
  Triple<Lanes> a1, a2;  ///< arms
  FrictionResponse<Lanes> W;
  FrictionForce<Lanes> R;
  Lanes mu, target;
};

struct alignas(64) ContactPacket {
  Triple<Lanes> t1, t2, n;        ///< rows of E
  SymmetricTriple<Lanes> J1, J2;  ///< h times the inverse inertia
  Lanes m1, m2;                   ///< h times the inverse mass
  Lanes sum;                      ///< of the last measure, lane by lane
  int body1[laneCount], body2[laneCount];
  unsigned moves1, moves2;  ///< lanes whose bodies take changes
  int firstPoint, points;
};

/// For the projection of positions. (Lanes by themselves lose their alignment as an argument of a template.)
struct alignas(64) PacketGap {
  Lanes gap, p;
};

/// Sums over what was visited [J/s].
struct SweepSums {
  double change = 0;    ///< |R - S|^2
  double size = 0;      ///< |R|^2
  double residual = 0;  ///< <W_aa (R - S), (R - S)>, each against what its neighbours were at its turn
  void add(const SweepSums& o) {
    change += o.change;
    size += o.size;
    residual += o.residual;
  }
};

/// Copies a packet's manifolds into lanes. Bodies that are not there have the number of the last velocity.
void fillPacket(const LocalProblem& problem, const LocalSchedule& schedule, const LocalPacketPlan& plan,
                ContactPacket& packet, PacketPoint* points);
/// Frames, responses; sum: <W_aa^-1 B_a, B_a> at the velocities given, free ones, B with the target.
void preparePacket(ContactPacket& packet, PacketPoint* points, const LocalVelocity* velocities);
/// Velocities with the guess of R.
void startPacket(const ContactPacket& packet, const PacketPoint* points, LocalVelocity* velocities);
void sweepPacket(const ContactPacket& packet, PacketPoint* points, LocalVelocity* velocities, SweepSums& sums);
/// sum: <W_aa^-1 C_a, C_a>.
void measurePacket(ContactPacket& packet, const PacketPoint* points, const LocalVelocity* velocities);
/// Normals only: gap + H delta >= 0 perp p >= 0 with displacements in the place of velocities.
void projectPacket(const ContactPacket& packet, const PacketPoint* points, PacketGap* gaps,
                   LocalVelocity* displacements);
/// R in the axes of the contacts.
void readPacket(const LocalSchedule& schedule, const LocalPacketPlan& plan, const PacketPoint* points,
                LocalProblem& problem);

}  // namespace gyre

#pragma once
// How the bodies of a system move in one step of a rotation method (rattle.h), each for itself: q_1 and u_1 before the
// kick at the end, for given forces and reactions B(q_0)^T lambda. Rigid bodies turn eight at a time where the method
// does that, and bodies on a fixed point about it.

#include "integrators/body_inertia.h"
#include "integrators/drift_packet.h"
#include "integrators/rotation/fixed_points.h"
#include "integrators/rotation/rotation_map.h"
#include "system/step_maps.h"

namespace gyre {

class BodyMoves {
 public:
  /// Allocates all memory. @param system, map, fixed  outlive this
  void attach(const System& system, RotationMap& map, const FixedPoints& fixed);
  /// With FixedPoints::reduce().
  const std::vector<BodyInertia>& bodies() const { return bodies_; }

  /// A step from a state with the applied forces there. @param from, f0  as they are until the last move()
  void begin(const State& from, double h, const VecX& f0);
  /// @param f  the forces where the map wants them, as f0 with FixedPoints::takeMoments()
  /// @param reaction  none on bodies on fixed points
  /// @return a body whose turn has no solution, or -1
  int move(const VecX& f, const VecX& reaction, State& to);
  /// How the positions that move() led to follow from the momenta at the start.
  std::span<const StepMap> maps(const VecX& f, const VecX& reaction);
  /// Half of the way, where the map wants forces in the middle.
  const VecX& halfWay() const { return xiMiddle_; }
  /// Velocities at the start with the impulses of the constraints there, where there are any.
  const VecX& velocitiesAtStart() const { return base_; }
  /// Scales::relativeMotion of the way that the last move() led.
  double distance() const;

 private:
  /// Rigid bodies that turn together.
  struct Packet {
    InertiaPacket inertia;
    std::size_t count = 0;
    std::array<std::size_t, laneCount> body;
    LaneVector Pi;                 ///< at the start, with the kick there
    std::array<LaneNumbers, 4> q;  ///< at the start
  };

  void beginPacket(Packet& p);
  int movePacket(const Packet& p, const VecX& reaction, State& to);
  int moveAlone(std::size_t b, const VecX& f, const VecX& reaction, State& to);
  void translate(double inverseMass, int t, const VecX& f, const VecX& reaction, State& to);
  Turn turn(std::size_t b, const VecX& f, const VecX& reaction, bool wantMap) const;

  const System* system_ = nullptr;
  RotationMap* map_ = nullptr;
  const FixedPoints* fixed_ = nullptr;
  std::vector<BodyInertia> bodies_;
  std::vector<Packet> packets_;
  std::vector<std::size_t> alone_;  ///< bodies
  std::vector<StepMap> maps_;
  const State* from_ = nullptr;
  const VecX* f0_ = nullptr;
  double h_ = 0;
  VecX xi_, xiMiddle_, base_;
};

}  // namespace gyre

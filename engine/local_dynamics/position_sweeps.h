#pragma once
// Displacements of bodies that open gaps that are closed too far, by sweeps like those of gauss_seidel.h, leaving
// velocities alone:
//
//   gap_a + H_N delta >= 0  perp  p_a >= 0,   delta = h A^-1 H_N^T p,   from p = 0

#include "local_dynamics/sweep_layout.h"

#include <span>
#include <vector>

namespace gyre {

/// A displacement of one body: of the centre of mass [m], and a rotation vector in inertial axes [rad].
struct LocalDisplacement {
  Vec3 dx = Vec3::Zero(), dtheta = Vec3::Zero();
};

class PositionSweeps {
 public:
  /// @param layout         of the problem; its velocities are lost
  /// @param gap            of each contact [m]; only contacts that are pressed together need be in the problem
  /// @param displacements  as many as the problem has bodies
  void project(SweepLayout& layout, std::span<const double> gap, int sweeps,
               std::vector<LocalDisplacement>& displacements);
  /// p of the last projection, per contact: its bodies got the impulse h p along a_N [kg m/s].
  void readPushes(const SweepLayout& layout, std::vector<double>& p) const;

 private:
  void fillGaps(const SweepLayout& layout, std::span<const double> gap);

  std::vector<PacketGap> gaps_;
};

}  // namespace gyre

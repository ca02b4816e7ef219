#pragma once
// midpoint_drift.h for as many bodies at once as there are lanes.

#include "core/lanes.h"
#include "integrators/midpoint_drift.h"

#include <array>
#include <cstddef>

namespace gyre {

/// One number of each body.
struct alignas(64) LaneNumbers {
  double of[laneCount];
};
using LaneVector = std::array<LaneNumbers, 3>;

/// What stays of the bodies of a packet.
struct InertiaPacket {
  LaneVector moments, inverses;     ///< principal
  std::array<LaneNumbers, 9> axes;  ///< RotationInertia::axes, column by column
  bool principal = true;            ///< of all
  std::array<const RotationInertia*, laneCount> inertias;

  void set(std::size_t lane, const RotationInertia& inertia);
};

/// A drift of each, or two after another.
struct DriftPacket {
  LaneVector Pi;                    ///< momentum in body axes: at the start, replaced by that at the end
  LaneVector psi;                   ///< rotation vectors of the drifts, added up [rad]
  std::array<LaneNumbers, 4> turn;  ///< the rotation of all drifts, a quaternion (w, x, y, z)
  LaneVector W;                     ///< angular velocity of the momentum at the end
  std::array<bool, laneCount> converged;
};

/// Two drifts over h each (midpointDrift), the second from where the first led. Turns of half a radian and more, and
/// bodies that Newton needs many iterations for, are left to that.
void twoDrifts(const InertiaPacket& inertia, double h, DriftPacket& drift);

/// The rotation of each body, a quaternion, goes on by a turn: q <- q o turn, of length 1.
void turnOn(const std::array<LaneNumbers, 4>& from, const std::array<LaneNumbers, 4>& turn,
            std::array<LaneNumbers, 4>& to);

}  // namespace gyre

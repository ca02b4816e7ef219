#pragma once
// Rotation vectors that go on through half a turn, about one axis at a time:
//   theta = log(R) + 2 pi n,   n of whole numbers, of which one at most is not zero
// log(R) jumps from pi e to -pi e as R turns through half a turn about e. Along an axis of the coordinates, say z, n_z
// takes the jump up, and theta goes on, through as many turns as there are. Where e is inclined to z by a small angle a
// theta jumps by 2 pi sin a across z, which changes its sign and not the size that energies depend on, and by
// 2 pi (1 - cos a) along z. Where two components are large no n goes on: rotation vectors end there.

#include "coordinates/unwrapped_angle.h"
#include "core/types.h"

#include <array>
#include <cstdint>

namespace gyre {

/// What the components beside the one that counts may be where it passes half a turn [rad]: e is then inclined by a
/// tenth, and theta_z jumps by one hundredth of pi.
inline constexpr double straightTurn = 0.1 * std::numbers::pi;

/// A rotation vector at the last accepted step; small, since steps copy what is remembered of every bushing.
struct RotationHistory {
  double turns = 0;                ///< n of one axis
  double t = 0;                    ///< [s]
  std::array<float, 3> rest = {};  ///< log(R) [rad]; zero stands for whatever is below a quarter of a turn
  std::int8_t axis = 0;            ///< which has turns
  bool ended = false;              ///< it passed half a turn with two large components

  void persist(StateArchive& a) {
    a(turns, t, rest, ended);
    a.index(axis, 0, 3);
  }

  /// n for a rotation vector log(R), zero where it ended: of the values that differ by turns of one component the
  /// nearest to where the relative angular velocity leads, good to a quarter of a turn in a step.
  Vec3 turnsOf(const Vec3& log, const Vec3& w, double now) const {
    if (ended) return Vec3::Zero();
    const Vec3 jump = Vec3(rest[0], rest[1], rest[2]) + (now - t) * w - log;
    if (turns == 0 && jump.squaredNorm() < std::numbers::pi * std::numbers::pi) return Vec3::Zero();  // most of them
    Eigen::Index at = 0;
    Vec3 out = turns * Vec3::Unit(axis);
    if (jump.cwiseAbs().maxCoeff(&at) > std::numbers::pi) out[at] += std::round(jump[at] / fullTurn);
    return out;
  }
  bool isQuiet() const { return turns == 0 && rest == decltype(rest){}; }
  /// Where a step ended.
  RotationHistory then(const Vec3& log, const Vec3& w, double now) const {
    const Vec3 n = turnsOf(log, w, now);
    RotationHistory out{.t = now, .axis = axis, .ended = ended};
    for (int i = 0; i < 3; ++i) out.rest[static_cast<std::size_t>(i)] = static_cast<float>(log[i]);
    if (Eigen::Index counting = 0; n.cwiseAbs().maxCoeff(&counting) > 0) {
      out.axis = static_cast<std::int8_t>(counting);
      out.turns = n[counting];
    }
    if (n == turns * Vec3::Unit(axis)) return out;
    for (int i = 0; i < 3; ++i)
      if (i != out.axis && (n[i] != 0 || std::abs(log[i]) > straightTurn)) out.ended = true;
    return out;
  }
};

/// When rotation vectors have to be looked at again: after all were below a sixth of a turn, not before bodies may have
/// turned on to a quarter.
struct RotationWatch {
  double left = 0;     ///< by how much two bodies may turn against each other until then [rad]
  double fastest = 0;  ///< of all bodies [rad/s]
  double t = 0;        ///< [s]

  void persist(StateArchive& a) { a(left, fastest, t); }
};
inline constexpr double quietTurn = std::numbers::pi / 3;

}  // namespace gyre

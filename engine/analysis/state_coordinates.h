#pragma once
// Independent coordinates of a constrained system near one of its states: what the free motions are measured by.
//
//   dc = G dq,   G Z regular,   dq = Z y        (Z of free_space.h)
//
// Chosen among the coordinates of joints, in the order of the model, then the positions and turns of bodies: c_i such
// that no row G_i Z depends on those of the others. Constraints on velocities (rolling) leave more positions free than
// velocities; there are more coordinates than rates then.

#include "analysis/system_matrices.h"
#include "system/channel.h"

#include <vector>

namespace gyre {

/// Near one state of the system; of any system with the same bodies and joints.
class StateCoordinates {
 public:
  StateCoordinates(const System& system, const State& s);

  /// Coordinates, then rates.
  std::vector<Channel> channels(const System& system) const;
  std::size_t size() const { return positions_.size() + rates_.size(); }
  /// (c, c') and their derivatives (c', c'') where they were evaluated. @pre vdot is that of the state
  void measure(const System& system, const EvaluatedKinematics& at, VecX& x, VecX& xdot) const;
  /// A state at which coordinate i (from coordinates on to rates) differs by about `change`; not on the constraints,
  /// from which it is as far as change squared.
  State moved(const System& system, std::size_t i, double change) const;
  /// Steps of differences: a thousandth of the model's length, of 1 rad, and of these over the time of a motion.
  double step(const System& system, std::size_t i) const;

 private:
  /// A coordinate of a joint, or one of the velocities of a body with what it is the rate of.
  struct Coordinate {
    enum class Kind { ofJoint, displacement, turn } kind;
    std::size_t index;  ///< of the joint coordinate or the body
    int component = 0;  ///< of the body: 0, 1, 2
  };
  std::vector<Coordinate> candidates(const System& system) const;
  /// Rows G_i of the candidates [n x nv].
  MatX gradients(const System& system, const std::vector<Coordinate>& all) const;
  double value(const System& system, const EvaluatedKinematics& at, const Coordinate& c) const;
  double rate(const System& system, const EvaluatedKinematics& at, const Coordinate& c) const;
  double acceleration(const System& system, const EvaluatedKinematics& at, const Coordinate& c) const;
  /// The rate of a body's turn, the rotation vector from its place at s.
  Vec3 turnFrom(const System& system, const State& s, std::size_t body) const;
  bool isLength(const System& system, const Coordinate& c) const;

  State s_;
  double pace_;  ///< the fastest motion, at least 1 rad/s
  std::vector<Coordinate> positions_, rates_;
  MatX T_, Tv_;  ///< dq and dv for 1 unit of each coordinate and rate [nv x n]
};

}  // namespace gyre

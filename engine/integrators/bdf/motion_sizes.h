#pragma once
// How far and how fast bodies have moved in a run so far, each body's translation [m] and rotation [rad] for itself:
// what local errors are measured by where nobody gives a tolerance in metres. A vibration of a millionth of the model
// is then as exact as its large motions, wherever it stands, in micrometres as in kilometres, in microseconds as in
// hours.
//
// Where a run begins nothing has moved yet. How far it is about to is told by a second look at the accelerations a, a
// little way d along themselves, where they have changed by da:
//
//   reach = d |a| / |da|   (of a vibration a = -w^2 x that is its amplitude), at most the model's length, or one
//   radian; speed at its end: sqrt(|a| reach)
//
// What moves by less than a thousandth of the fastest or farthest is measured by that thousandth. A run moves by a
// thousandth of its model's length at least, and at a thousandth of the speed at which that passes in the time of the
// run, or by which its loads would lead through the model (sqrt of its length times the largest acceleration that they
// give to free bodies): what rounding moves of a mechanism at rest is no motion. Where bodies may touch, the whole
// stands in place of the thousandth each time: one that is hit takes over the motion of another in a moment, and is not
// to be resolved by its rest before.

#include "system/system.h"

#include <algorithm>
#include <vector>

namespace gyre {

/// Shares of the motion of the run, where no absolute tolerance is given.
struct BdfShares {
  static constexpr double ofPositions = 1e-6, ofVelocities = 1e-5;
};

class MotionSizes {
 public:
  /// Allocates all memory.
  explicit MotionSizes(const System& system);

  /// A run of this length begins here [s].
  void start(const State& s, double duration);
  /// Accelerations of a state, and those at q o exp(lead a). @param loads  the largest acceleration with or without
  /// constraints (Scales::relativeMotion) [1/s^2]
  void expect(const VecX& a, const VecX& further, double lead, double loads);
  /// The run has led to q [nq], v [nv].
  void take(const double* q, const double* v);

  /// Excursion of the body's translation or rotation that entry i of q or v is of.
  double excursion(Eigen::Index iq) const { return parts_[ofQ_[static_cast<std::size_t>(iq)]].excursion; }
  double ofPosition(Eigen::Index iq) const { return position(parts_[ofQ_[static_cast<std::size_t>(iq)]]); }
  double ofPositionAlong(Eigen::Index iv) const { return position(parts_[ofV_[static_cast<std::size_t>(iv)]]); }
  double ofVelocity(Eigen::Index iv) const { return velocity(parts_[ofV_[static_cast<std::size_t>(iv)]]); }
  /// Fastest of all, over their scales: lengths per length of the model [1/s].
  double fastest() const { return fastest_; }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(parts_, q0_, farthest_, fastest_); }
  struct Part {
    int q, nq, v, nv;
    double scale;  ///< the length of the model [m], or 1 rad
    double excursion = 0, reach = 0, speed = 0;
    void persist(StateArchive& a) { a(excursion, reach, speed); }
  };
  double position(const Part& p) const { return std::max({p.excursion, p.reach, least_ * farthest_ * p.scale}); }
  double velocity(const Part& p) const { return std::max(p.speed, least_ * fastest_ * p.scale); }
  void add(int q, int nq, int v, int nv, double scale);

  const System& system_;
  double least_;  ///< share of the largest motion
  std::vector<Part> parts_;
  std::vector<std::size_t> ofQ_, ofV_;  ///< index of the part
  VecX q0_;
  double farthest_ = least_, fastest_ = 0;  ///< over scales
};

}  // namespace gyre

#pragma once
// The points of a system that are only looked at: x_P = x + R r, with r in body axes from the centre of mass, so that
//
//   v_P = x' + R (W x r),   a_P = x'' + R (W' x r + W x (W x r))

#include "system/body_set.h"
#include "system/evaluated_state.h"

namespace gyre {

class PointSet {
 public:
  struct Entry {
    ElementId id;
    std::string name;
    int body = -1;                          ///< -1: ground
    Vec3 r = Vec3::Zero();                  ///< [m]
    int distanceTo = none, angleTo = none;  ///< other points
    static constexpr int none = -1;

    bool hasDistance() const { return distanceTo != none; }
    bool hasAngle() const { return distanceTo != none && angleTo != none; }
  };
  struct Motion {
    Vec3 x, v, a;  ///< in inertial axes
  };

  explicit PointSet(const BodySet& bodies) : bodies_(bodies) {}

  void add(Entry entry) { entries_.push_back(std::move(entry)); }
  std::size_t size() const { return entries_.size(); }
  const Entry& operator[](std::size_t i) const { return entries_[i]; }

  Vec3 place(const Entry& p, const EvaluatedKinematics& at) const;
  Motion motion(const Entry& p, const EvaluatedKinematics& at) const;
  /// @pre p.hasDistance()
  double distance(const Entry& p, const EvaluatedKinematics& at) const;
  /// Between the lines to the two others, from 0 to pi; 0 where one of them is in the same place. @pre p.hasAngle()
  double angle(const Entry& p, const EvaluatedKinematics& at) const;

 private:
  Vec3 lineTo(int other, const Entry& from, const EvaluatedKinematics& at) const;

  const BodySet& bodies_;
  std::vector<Entry> entries_;
};

}  // namespace gyre

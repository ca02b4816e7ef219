#pragma once
// The line of a flexible beam without load: straight, evenly curved, or straight from point to point, and the axes of
// its sections, in the axes of the body.

#include "core/error.h"
#include "flexible/along_line.h"
#include "flexible/flexible_beam.h"

#include <optional>
#include <vector>

namespace gyre {

class BeamLine {
 public:
  explicit BeamLine(const FlexibleBeam& beam);

  double length() const { return ends_.back(); }
  /// Arc lengths at which pieces meet, from 0 to length(); within a piece the line is smooth.
  const std::vector<double>& ends() const { return ends_; }
  /// At arc length s, which lies in this piece.
  Frame section(std::size_t piece, double s) const;
  /// Its end lies where its start does.
  bool isRing() const;

 private:
  Frame straightOrArc(double s) const;

  Points points_;
  Vec3 curvature_;
  bool isTwisted_;
  AlongLine twist_;
  std::vector<Quat> directions_;  ///< each piece of a line of points has one, without twist
  std::vector<double> ends_;
};

/// Points that coincide or fold back, or axes that do not follow from `up`; none: it can be used.
std::optional<Error> checkLine(const FlexibleBeam& beam);

}  // namespace gyre

#pragma once
// Distance and angle of two features.
//
// Points measure to the points picked; edges and axes count as lines, flat faces as planes, both unbounded, a rim as
// its centre and a curved face as the point on it. The distance is the shortest one; where two carriers cross, that of
// the points picked.

#include "placing/feature.h"

#include <optional>

namespace gyre::ui {

struct Measurement {
  Vec3 from, to;                ///< ends of the dimension line, in the world [m]
  double distance = 0;          ///< [m]
  std::optional<double> angle;  ///< between the directions, 0 to pi/2; of points none [rad]
  bool betweenPicked = false;   ///< from and to are the points picked themselves
};

Measurement measure(const Feature& a, const Feature& b);

/// "0.42 m   (0.4, 0, 0.13) m   30°", for people and the clipboard.
QString measurementText(const Measurement& m);

}  // namespace gyre::ui

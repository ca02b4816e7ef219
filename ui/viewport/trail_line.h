#pragma once
// The path of a point as a line through few of the places where it was: those left out lie no farther from the line
// than a tolerance, so that it has its points where the path bends.

#include "core/types.h"

#include <span>
#include <vector>

namespace gyre::ui {

class TrailLine {
 public:
  struct Vertex {
    double time;
    Vec3 position;
  };

  void clear();
  /// What is left out from now on is no farther from the line than this [m].
  void setTolerance(double tolerance) { tolerance_ = tolerance; }
  double tolerance() const { return tolerance_; }
  /// A place that was reached later than all others.
  void add(double time, const Vec3& position);
  /// Takes away what was reached later.
  void cutAfter(double time);
  /// Leaves out more, until there are at most so many vertices; the tolerance grows with it.
  void thin(std::size_t most);
  std::span<const Vertex> vertices() const { return vertices_; }

 private:
  std::vector<Vertex> vertices_;
  std::vector<Vec3> left_;  ///< out, between the last two vertices
  double tolerance_ = 0;
};

}  // namespace gyre::ui

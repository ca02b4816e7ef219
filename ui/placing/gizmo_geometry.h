#pragma once
// The gizmo as geometry: arrows, planes and rings about a body, which of them is under the mouse, and what dragging
// one does.

#include "viewport/projection.h"

#include <array>
#include <optional>

namespace gyre::ui {

/// A part of the gizmo. `axis`: along which an arrow moves, about which a ring turns, the normal of a plane.
struct GizmoHandle {
  enum class Kind { arrow, plane, ring };
  Kind kind = Kind::arrow;
  int axis = 0;
  bool operator==(const GizmoHandle&) const = default;
};

enum class GizmoMode { move, rotate };

/// Sizes [pixels].
inline constexpr double arrowFrom = 14, arrowTo = 92, planeFrom = 26, planeTo = 44, ringRadius = 82, handleReach = 7;

struct Gizmo {
  GizmoMode mode = GizmoMode::move;
  Vec3 center = Vec3::Zero();
  Mat3 axes = Mat3::Identity();  ///< columns

  Vec3 axis(int i) const { return axes.col(i); }
  /// Corners of a plane's quad; points of a ring, the half that is turned to the viewer (all of one seen from ahead).
  std::array<Vec3, 4> quad(int normal, const Projection& projection) const;
  std::vector<Vec3> ring(int axis, const Projection& projection) const;

  std::optional<GizmoHandle> at(QPointF position, const Projection& projection) const;
};

/// Multiples of step; a step of zero changes nothing.
double snapped(double value, double step);

/// Distance along an arrow: grid of 1, 2 or 5 times a power of ten that can be told apart at this zoom [m].
double moveStep(double pixel, bool fine);
/// [rad]
double turnStep(bool fine);

/// One drag of a handle, from the ray where it began. Values: arrow, [m]; plane, two of them [m]; ring [rad].
class GizmoDrag {
 public:
  GizmoDrag(const Gizmo& gizmo, GizmoHandle handle, const Projection& projection, QPointF from);

  GizmoHandle handle() const { return handle_; }
  /// What the mouse asks for, not snapped.
  Eigen::Vector2d valueAt(QPointF position, const Projection& projection);
  /// A placement moved or turned by a value.
  Frame applied(const Frame& start, const Eigen::Vector2d& value) const;

 private:
  Eigen::Vector2d raw(QPointF position, const Projection& projection) const;

  Gizmo gizmo_;
  GizmoHandle handle_;
  Eigen::Vector2d start_, last_;
  double turned_ = 0;  ///< counted through full turns
};

}  // namespace gyre::ui

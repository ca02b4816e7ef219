#pragma once
// How a gizmo is drawn: arrows and planes to move along, or rings to turn about and the angle that was turned.

#include "placing/gizmo_geometry.h"
#include "placing/tool_paint.h"

#include <optional>

namespace gyre::ui {

struct GizmoState {
  std::optional<GizmoHandle> active = {};  ///< under the mouse, or being dragged
  bool isDragged = false;
  double angle = 0;  ///< turned so far by a drag [rad]
};

void paintGizmo(QPainter& painter, const ToolPaint& paint, const Projection& projection, const Gizmo& gizmo,
                const GizmoState& state);

}  // namespace gyre::ui

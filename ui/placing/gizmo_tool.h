#pragma once
// Moves and turns the selected body by arrows, planes and rings, in the axes of space or of the body.
//
// Drags snap to a grid that follows the zoom, 10 degrees for rings; Shift is ten times finer, Ctrl switches snapping
// off. A digit typed during a drag, or a click on a handle, opens a field for the value. A drag is one step of undo.

#include "placing/gizmo_geometry.h"
#include "placing/placing_context.h"
#include "placing/typed_value.h"
#include "viewport/viewport_tool.h"

namespace gyre::ui {

class GizmoTool : public QObject, public ViewportTool {
  Q_OBJECT
 public:
  explicit GizmoTool(PlacingContext& context);

  void start(GizmoMode mode);
  void stop();
  void setBodyAxes(bool on);
  bool hasBodyAxes() const { return bodyAxes_; }
  /// Says anew what can be done.
  void refresh();
  /// Where it is now; nothing when no body can be placed.
  std::optional<Gizmo> gizmo() const;

  bool hover(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void leave() override;
  bool takesDrag(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void beginDrag(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void drag(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void endDrag() override;
  bool click(QPointF position, Qt::KeyboardModifiers modifiers) override;
  bool key(const QKeyEvent& event) override;
  bool overridesShortcut(const QKeyEvent& event) const override;
  void paint(QPainter& painter) override;

 private:
  const Element* body() const;
  Frame placement() const;
  double step(const Projection& projection, bool fine) const;
  void show(const Eigen::Vector2d& value);
  void commit();
  void cancel();
  void openField(const QString& text);
  QString valueText() const;

  PlacingContext& context_;
  TypedValue* field_;
  GizmoMode mode_ = GizmoMode::move;
  bool bodyAxes_ = false;
  std::optional<GizmoHandle> hovered_;
  std::optional<GizmoDrag> drag_;
  Gizmo held_;   ///< the gizmo when the drag began
  Frame start_;  ///< the body then
  Eigen::Vector2d value_ = Eigen::Vector2d::Zero();
};

}  // namespace gyre::ui

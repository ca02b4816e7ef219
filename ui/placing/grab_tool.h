#pragma once
// Ctrl+drag takes a body by a point and pulls it along as its joints allow; where it is let go the model begins. One
// step of undo.

#include "placing/placing_context.h"
#include "system/constrained_drag.h"
#include "viewport/viewport_tool.h"

#include <QTimer>

namespace gyre::ui {

class GrabTool : public ViewportTool {
 public:
  explicit GrabTool(PlacingContext& context);

  bool takesDrag(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void beginDrag(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void drag(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void endDrag() override;
  bool key(const QKeyEvent& event) override;
  bool draws() const override { return drag_.has_value(); }
  void paint(QPainter& painter) override;

 private:
  /// Initial values of a body as the drag has left them; none where nothing has moved.
  void appendEdits(const Element& body, std::size_t index, const State& state, std::vector<Edit>& edits) const;
  /// Brings the body closer to the target, and goes on with the next frame while that helps: a large mechanism takes
  /// many steps to where a quick hand has gone.
  void follow();
  void drop();

  PlacingContext& context_;
  QTimer next_;
  std::optional<ConstrainedDrag> drag_;
  ElementId body_ = ground;
  Vec3 target_ = Vec3::Zero();
};

}  // namespace gyre::ui

#pragma once
// Ctrl+drag on a body while the model runs pulls it: a spring and a damper between the point that was taken and the
// mouse, in the plane through that point that faces the viewer (run/mouse_spring.h). With Shift three times as quick.
// Letting go and Escape end it. Where nothing can be pulled, a plate at the mouse says why.

#include "run/session.h"
#include "viewport/viewport.h"
#include "viewport/viewport_tool.h"

namespace gyre::ui {

class PullTool : public QObject, public ViewportTool {
  Q_OBJECT
 public:
  PullTool(Viewport& viewport, Session& session, QObject* parent = nullptr);
  ~PullTool() override;

  bool takesDrag(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void beginDrag(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void drag(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void endDrag() override;
  bool key(const QKeyEvent& event) override;
  bool draws() const override { return holds_ || !hint_.isEmpty(); }
  void paint(QPainter& painter) override;

  bool holds() const { return holds_; }
  /// Why the last drag pulls nothing; empty when there is nothing to say.
  QString hint() const { return hint_; }

 private:
  /// Why this element cannot be pulled now; empty: it can.
  QString refusal(ElementId id) const;
  /// Where the point that was taken is shown.
  std::optional<Vec3> point() const;
  void moveTarget(QPointF position);
  void letGo();
  void onStateChanged();

  Viewport& viewport_;
  Stage& stage_;
  RunController& controller_;
  ShownRun& shown_;
  Playback& playback_;
  ElementId body_ = ground;
  Vec3 s_ = Vec3::Zero();       ///< the point in the body
  Vec3 target_ = Vec3::Zero();  ///< where the mouse is
  bool holds_ = false;
  QString hint_;
  QPointF mouse_;
  QTimer hintEnds_;
};

}  // namespace gyre::ui

#pragma once
// The tools for building by hand in the viewport, one at work at a time, and their commands.

#include "placing/gizmo_tool.h"
#include "placing/grab_tool.h"
#include "placing/link_tool.h"
#include "placing/measure_tool.h"
#include "placing/placing_context.h"
#include "placing/rod_tool.h"
#include "run/session.h"

#include <QAction>

namespace gyre::ui {

class PlacingTools : public QObject {
  Q_OBJECT
 public:
  enum class Mode { select, move, rotate, link, rod, measure };

  /// @param viewport  of the stage of the session
  PlacingTools(Viewport& viewport, Session& session, QObject* parent = nullptr);
  ~PlacingTools() override;

  Mode mode() const { return mode_; }
  /// @param linkType  what Mode::link begins with; empty: the type used last
  void setMode(Mode mode, const QString& linkType = {});

  /// Commands for menus and bars; their keys act while the viewport has the focus.
  QAction* moveAction() { return move_; }
  QAction* rotateAction() { return rotate_; }
  QAction* bodyAxesAction() { return bodyAxes_; }
  QAction* jointAction() { return joint_; }
  QAction* springAction() { return spring_; }
  QAction* rodAction() { return rod_; }
  QAction* measureAction() { return measure_; }

  LinkTool& linkTool() { return linkTool_; }
  GizmoTool& gizmoTool() { return gizmoTool_; }
  MeasureTool& measureTool() { return measureTool_; }
  ToolBanner& banner() { return *banner_; }

 signals:
  void failed(const gyre::Error& error);

 private:
  void refresh();
  QAction* addAction(const QString& icon, const QString& text, const QKeySequence& key);
  void addMode(QAction* action, Mode mode);

  Viewport& viewport_;
  Stage& stage_;
  FeatureSource features_;
  ToolBanner* banner_;
  PlacingContext context_;
  GrabTool grabTool_;  ///< always there
  LinkTool linkTool_;
  RodTool rodTool_;
  GizmoTool gizmoTool_;
  MeasureTool measureTool_;
  Mode mode_ = Mode::select;
  QAction *move_, *rotate_, *bodyAxes_, *joint_, *spring_, *rod_, *measure_;
};

}  // namespace gyre::ui

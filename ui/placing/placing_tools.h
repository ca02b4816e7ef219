#pragma once
// The tools for building by hand in the viewport, one at work at a time, and their commands.

#include "placing/gizmo_tool.h"
#include "placing/grab_tool.h"
#include "placing/link_tool.h"
#include "placing/measure_tool.h"
#include "placing/placing_context.h"

#include <QAction>

namespace gyre::ui {

class PlacingTools : public QObject {
  Q_OBJECT
 public:
  enum class Mode { select, move, rotate, link, measure };

  /// @param mayEdit   whether the viewport shows the model as it is edited
  /// @param compiled  the system of the model as it is edited
  PlacingTools(Viewport& viewport, ModelDocument& document, Selection& selection, std::function<bool()> mayEdit,
               std::function<Expected<std::shared_ptr<const System>>()> compiled);
  ~PlacingTools() override;

  Mode mode() const { return mode_; }
  /// @param linkType  what Mode::link begins with; empty: the type used last
  void setMode(Mode mode, const QString& linkType = {});

  /// After the run has begun or was reset: says whether anything can be placed.
  void refresh();

  /// Commands for menus and bars; their keys act while the viewport has the focus.
  QAction* moveAction() { return move_; }
  QAction* rotateAction() { return rotate_; }
  QAction* bodyAxesAction() { return bodyAxes_; }
  QAction* jointAction() { return joint_; }
  QAction* springAction() { return spring_; }
  QAction* measureAction() { return measure_; }

  LinkTool& linkTool() { return linkTool_; }
  GizmoTool& gizmoTool() { return gizmoTool_; }
  MeasureTool& measureTool() { return measureTool_; }
  ToolBanner& banner() { return *banner_; }

 signals:
  void begun();  ///< before a tool other than selecting is at work
  void failed(const gyre::Error& error);

 private:
  QAction* addAction(const QString& icon, const QString& text, const QKeySequence& key);
  void addMode(QAction* action, Mode mode);

  Viewport& viewport_;
  FeatureSource features_;
  ToolBanner* banner_;
  PlacingContext context_;
  GrabTool grabTool_;  ///< always there
  LinkTool linkTool_;
  GizmoTool gizmoTool_;
  MeasureTool measureTool_;
  Mode mode_ = Mode::select;
  QAction *move_, *rotate_, *bodyAxes_, *joint_, *spring_, *measure_;
};

}  // namespace gyre::ui

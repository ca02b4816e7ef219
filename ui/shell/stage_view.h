#pragma once
// Draws the stage of a session in a viewport, with its selection, trails and, over a preview, a banner that says what
// it is and leads back; takes what is clicked there into the selection.

#include "placing/tool_banner.h"
#include "run/session.h"
#include "viewport/viewport.h"

#include <QAction>
#include <QShortcut>

namespace gyre::ui {

class StageView : public QObject {
  Q_OBJECT
 public:
  /// @param trails  whether they are wanted; a preview leaves none
  StageView(Session& session, Viewport& viewport, QAction* trails);

  /// What the session has on show, with the camera where a new model has it.
  void showAnew() { showScene(false); }

 private:
  void connectPreview();
  void showScene(bool keepsView);
  void select();
  void pick(ElementId id, bool extends);
  /// To the moment of the run that is shown.
  void drawTrails();
  void leavePreview();

  Stage& stage_;
  Selection& selection_;
  ShownRun& shown_;
  Playback& playback_;
  Viewport& viewport_;
  QAction* trails_;
  ToolBanner* banner_;
  QShortcut* back_;
};

}  // namespace gyre::ui

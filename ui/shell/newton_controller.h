#pragma once
// The iterations of Newton of a run in their panel, which follows the moment that is shown.

#include "newton/newton_panel.h"
#include "run/session.h"
#include "shell/window_actions.h"

#include <QPointer>

namespace gyre::ui {

class NewtonController : public QObject {
  Q_OBJECT
 public:
  NewtonController(Session& session, const WindowActions& actions, QObject* parent);

  NewtonPanel* panel() { return panel_; }

 signals:
  /// Where the bodies were at the iteration that was chosen; none: an empty list.
  void iterateShown(const std::vector<gyre::BodyPose>& bodies);

 private:
  void follow();
  void showIterate(int line);
  NewtonMoment shownMoment() const;

  ShownRun& shown_;
  Playback& playback_;
  WindowActions actions_;
  QPointer<NewtonPanel> panel_;
  std::weak_ptr<const Recording> run_;  ///< whose elements the panel knows
};

}  // namespace gyre::ui

#pragma once
// The analyses of the window: owns their panels, shows what they find in the viewport, and writes into the model what
// the user takes over from them.

#include "analysis/campbell_panel.h"
#include "analysis/driven_panel.h"
#include "analysis/health_panel.h"
#include "analysis/health_watch.h"
#include "analysis/modes_panel.h"
#include "analysis/motion_player.h"
#include "analysis/statics_panel.h"
#include "document/emphasis.h"
#include "run/session.h"

#include <QAction>
#include <QList>

namespace gyre::ui {

class AnalysisController : public QObject {
  Q_OBJECT
 public:
  AnalysisController(Session& session, QWidget* window);

  HealthPanel* health() { return health_; }
  StaticsPanel* statics() { return statics_; }
  ModesPanel* modes() { return modes_; }
  CampbellPanel* campbell() { return campbell_; }
  DrivenPanel* driven() { return driven_; }
  HealthWatch& watch() { return watch_; }
  MotionPlayer& player() { return player_; }
  /// Moves the initial values onto the constraints: an edit, or failed().
  void assemble();
  /// For the menu.
  QList<QAction*> actions() const { return actions_; }

 signals:
  void failed(const gyre::Error& error);
  void noted(const QString& text);

 private:
  void buildActions(QWidget* window);
  void connectHealth();
  void connectModes();
  void connectDriven();
  void computeDriven(DrivenChannels channels);
  void takeRun(const RunPtr& run);
  void submit(const Edit& edit, const QString& text);
  void playFree(int motion);
  void playMode(int mode);
  void exportTable(QWidget* panel, const QString& title, const QString& name, const std::string& csv);

  Session& session_;
  ModelDocument& document_;
  Preview& preview_;
  HealthWatch watch_;
  MotionPlayer player_;
  HealthPanel* health_;
  StaticsPanel* statics_;
  ModesPanel* modes_;
  CampbellPanel* campbell_;
  DrivenPanel* driven_;
  QList<QAction*> actions_;
  int playingFree_ = -1;
  RunPtr drivenRun_;  ///< that was kept last
  BackgroundJob assembly_;
};

}  // namespace gyre::ui

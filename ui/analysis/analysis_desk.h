#pragma once
// The analyses of the window: owns their panels, shows what they find in the viewport, and writes into the model what
// the user takes over from them.

#include "analysis/health_panel.h"
#include "analysis/health_watch.h"
#include "analysis/modes_panel.h"
#include "analysis/motion_player.h"
#include "analysis/statics_panel.h"
#include "document/selection.h"

#include <QAction>
#include <QList>

namespace gyre::ui {

class AnalysisDesk : public QObject {
  Q_OBJECT
 public:
  AnalysisDesk(ModelDocument& document, Selection& selection, QWidget* window);

  HealthPanel* health() { return health_; }
  StaticsPanel* statics() { return statics_; }
  ModesPanel* modes() { return modes_; }
  HealthWatch& watch() { return watch_; }
  MotionPlayer& player() { return player_; }
  /// For the menu.
  QList<QAction*> actions() const { return actions_; }

 signals:
  /// Shows these placements; motionStarted() comes before the first of a motion, motionEnded() after the last.
  void posesShown(const std::vector<gyre::Pose>& poses);
  void motionStarted();
  void motionEnded();
  /// The bodies were put elsewhere: the placement a motion is about, or an equilibrium.
  void placed();
  void failed(const gyre::Error& error);
  void noted(const QString& text);

 private:
  void buildActions(QWidget* window);
  void connectHealth();
  void connectModes();
  void light(const std::vector<ElementId>& elements);
  void submit(const Edit& edit, const QString& text);
  void assemble();
  void playFree(int motion);
  void playMode(int mode);
  void exportModes();

  ModelDocument& document_;
  Selection& selection_;
  HealthWatch watch_;
  MotionPlayer player_;
  HealthPanel* health_;
  StaticsPanel* statics_;
  ModesPanel* modes_;
  QList<QAction*> actions_;
  int playingFree_ = -1;
  BackgroundJob assembly_;
};

}  // namespace gyre::ui

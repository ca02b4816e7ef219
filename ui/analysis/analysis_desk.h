#pragma once
// The analyses of the window: owns their panels, shows what they find in the viewport, and writes into the model what
// the user takes over from them.

#include "analysis/health_panel.h"
#include "analysis/health_watch.h"
#include "analysis/modes_panel.h"
#include "analysis/motion_player.h"
#include "analysis/statics_panel.h"

#include <QAction>
#include <QList>

namespace gyre::ui {

class AnalysisDesk : public QObject {
  Q_OBJECT
 public:
  AnalysisDesk(ModelDocument& document, ModelCompiler& compiler, QWidget* window);

  HealthPanel* health() { return health_; }
  StaticsPanel* statics() { return statics_; }
  ModesPanel* modes() { return modes_; }
  HealthWatch& watch() { return watch_; }
  MotionPlayer& player() { return player_; }
  /// Moves the initial values onto the constraints: an edit, or failed().
  void assemble();
  /// What is shown instead of the model: "Mode 1, 1.18 Hz"; empty: the model, or a run of it.
  const QString& preview() const { return preview_; }
  void endPreview();
  /// For the menu.
  QList<QAction*> actions() const { return actions_; }

 signals:
  /// Shows these placements. previewBegun() comes before the first, previewEnded() after the last.
  void posesShown(const std::vector<gyre::BodyPose>& poses);
  void previewBegun(const QString& text);
  void previewEnded();
  /// The bodies were put elsewhere: the placement a motion is about, or an equilibrium.
  void placed();
  /// These are what is spoken of; they are not selected.
  void lit(const std::vector<gyre::ElementId>& elements);
  void failed(const gyre::Error& error);
  void noted(const QString& text);

 private:
  void buildActions(QWidget* window);
  void connectHealth();
  void connectModes();
  void submit(const Edit& edit, const QString& text);
  void beginPreview(const QString& text);
  void playFree(int motion);
  void playMode(int mode);
  void exportModes();

  ModelDocument& document_;
  HealthWatch watch_;
  MotionPlayer player_;
  HealthPanel* health_;
  StaticsPanel* statics_;
  ModesPanel* modes_;
  QList<QAction*> actions_;
  int playingFree_ = -1;
  QString preview_;
  BackgroundJob assembly_;
};

}  // namespace gyre::ui

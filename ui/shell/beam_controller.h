#pragma once
// What is along the flexible beams in its panel, at the moment that playback shows, and as a file.

#include "beams/beam_panel.h"
#include "run/session.h"
#include "shell/notices.h"

#include <QPointer>

namespace gyre::ui {

class BeamController : public QObject {
  Q_OBJECT
 public:
  BeamController(Session& session, QWidget* window);

  BeamPanel* panel() { return panel_; }
  /// Writes what the panel shows; asks where.
  void exportCsv();

 signals:
  void failed(const gyre::Error& error);
  void noted(const QString& text);

 private:
  void follow();

  Session& session_;
  QWidget* window_;
  QPointer<BeamPanel> panel_;
};

}  // namespace gyre::ui

#pragma once
// The eigenvalues of a run in their panel, which follows the run and the moment that are shown.

#include "document/model_document.h"
#include "eigen/eigen_panel.h"
#include "run/playback.h"

#include <QPointer>

namespace gyre::ui {

class EigenController : public QObject {
  Q_OBJECT
 public:
  EigenController(const ModelDocument& document, ShownRun& shown, Playback& playback, QObject* parent);

  EigenPanel* panel() { return panel_; }
  /// What the panel shows, as CSV.
  void write(const QString& path);

 signals:
  void failed(const gyre::Error& error);
  void noted(const QString& text);

 private:
  void followRun();
  void followTime();
  void chooseFile();

  const ModelDocument& document_;
  ShownRun& shown_;
  Playback& playback_;
  QPointer<EigenPanel> panel_;
};

}  // namespace gyre::ui

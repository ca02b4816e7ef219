#pragma once
// The energy ledger of the run in its panel: rows as they come, the moment as playback has it.

#include "ledger/ledger_panel.h"
#include "run/playback.h"

#include <QPointer>

namespace gyre::ui {

class LedgerController : public QObject {
  Q_OBJECT
 public:
  LedgerController(ShownRun& shown, Playback& playback, Selection& selection, QObject* parent);

  LedgerPanel* panel() { return panel_; }

 private:
  void follow();

  ShownRun& shown_;
  Playback& playback_;
  QPointer<LedgerPanel> panel_;
};

}  // namespace gyre::ui

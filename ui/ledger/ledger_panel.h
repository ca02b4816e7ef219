#pragma once
// The energy ledger of a run: stacked bands over time, what each holds at the moment shown, and the elements behind the
// band that was chosen.

#include "document/selection.h"
#include "ledger/ledger_plot.h"
#include "ledger/ledger_view.h"
#include "plots/redraw_pace.h"
#include "theme/step_panel.h"

#include <QTimer>

namespace gyre::ui {

/// Which moment of which run is shown.
struct LedgerMoment {
  std::shared_ptr<const Recording> recording;  ///< null: none
  std::size_t row = 0;
  double cursor = 0;    ///< its time; not a number: none is shown
  bool goesOn = false;  ///< rows are coming
};

class LedgerPanel : public StepPanel {
  Q_OBJECT
 public:
  explicit LedgerPanel(Selection& selection, QWidget* parent = nullptr);

  /// While a run goes on as often as it does not cost more than its share of the time; not while nobody sees it.
  void show(const LedgerMoment& moment);

  const EnergyBook& book() const { return book_; }
  LedgerPlot& plot() { return *plot_; }
  LedgerView& bands() { return *bands_; }
  LedgerView& elements() { return *elements_; }
  std::optional<LedgerBand> chosen() const { return chosen_; }
  void choose(LedgerBand band);

 signals:
  void cursorDragged(double time);

 protected:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void build();
  void refresh();
  void refreshBands();
  void fitBands();
  void refreshElements();
  std::vector<LedgerLine> linesOfElements() const;
  void refreshSummary();
  QString wordsForElements() const;
  void chooseElements(std::size_t line);
  void markLines();

  Selection& selection_;
  EnergyBook book_;
  LedgerPlot* plot_;
  LedgerView* bands_;
  LedgerView* elements_;
  QLabel* about_;
  QSplitter* tables_;
  LedgerMoment moment_;
  std::vector<std::optional<LedgerBand>> bandOfLine_;
  std::optional<LedgerBand> chosen_;
  RedrawPace pace_;
  QTimer again_;  ///< something was not in its turn, or is left to take in
  bool stale_ = true, newlyChosen_ = false;
  bool tablesMoved_ = false;  ///< by the user
};

}  // namespace gyre::ui

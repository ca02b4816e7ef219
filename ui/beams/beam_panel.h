#pragma once
// A quantity along the flexible beams of a run at the moment that is shown: which quantity, which beams, the plot, and
// all quantities as CSV.

#include "beams/beam_extremes.h"
#include "beams/beam_plot.h"
#include "plots/redraw_pace.h"
#include "theme/step_panel.h"

#include <QComboBox>
#include <QTimer>
#include <QToolButton>

#include <memory>
#include <optional>
#include <string>

namespace gyre::ui {

/// Which moment of which run is shown.
struct BeamMoment {
  std::shared_ptr<const Model> model;          ///< of the run
  std::shared_ptr<const Recording> recording;  ///< null: none
  std::size_t row = 0;
  bool goesOn = false;  ///< rows are coming
};

class BeamPanel : public StepPanel {
  Q_OBJECT
 public:
  explicit BeamPanel(QWidget* parent = nullptr);

  /// While a run goes on as often as it does not cost more than its share of the time; not while nobody sees it.
  void show(const BeamMoment& moment);

  BeamPlot& plot() { return *plot_; }
  QComboBox* quantity() { return quantity_; }
  QComboBox* beams() { return which_; }
  QToolButton* exportButton() { return export_; }
  /// All beams and quantities at the moment shown (run/beam_csv.h). @pre there are beams in a run
  std::string csv() const;

 signals:
  void exportChosen();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void buildBar();
  void takeRun();
  void choose();
  void refresh();
  std::vector<std::size_t> chosenBeams() const;

  BeamPlot* plot_;
  QComboBox* quantity_;
  QComboBox* which_;
  QToolButton* export_;
  BeamMoment moment_;
  std::shared_ptr<const Recording> run_;  ///< that recorded_ is of
  std::optional<RecordedBeams> recorded_;
  BeamExtremes extremes_;
  RedrawPace pace_;
  QTimer again_;  ///< a moment was not in its turn
  bool stale_ = true;
};

}  // namespace gyre::ui

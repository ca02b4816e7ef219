#pragma once
// The eigenvalues of small deviations along the run that is shown: asked for by a button, computed beside the window,
// and drawn with what they say of method and step. It follows the moment that is shown.

#include "document/job_progress.h"
#include "eigen/eigen_table.h"
#include "eigen/eigen_work.h"
#include "eigen/locus_plot.h"
#include "eigen/radius_plot.h"
#include "theme/step_panel.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

namespace gyre::ui {

class EigenPanel : public StepPanel {
  Q_OBJECT
 public:
  explicit EigenPanel(QWidget* parent = nullptr);

  /// What would be computed: the run shown as far as it has come; null recording: none. What was computed of another
  /// one goes.
  void setTask(const EigenTask& task);
  void showTime(double t);

  void compute();
  void cancel();
  bool isBusy() const { return progress_->isBusy(); }
  const std::shared_ptr<const EigenResult>& result() const { return result_; }

  /// All of it as a file (locus/locus_csv.h). @pre result()
  std::string csv() const;

  QPushButton* button() { return button_; }
  QToolButton* exportButton() { return export_; }
  QSpinBox* moments() { return moments_; }
  LocusPlot& locus() { return *locus_; }
  RadiusPlot& radius() { return *radius_; }
  EigenTable& table() { return *table_; }
  QString advice() const { return advice_->toPlainText(); }

 signals:
  void exportAsked();

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void take(Expected<EigenResult> result);
  void build();
  void refresh();
  void refreshMoment();
  QString reasonForNothing() const;

  EigenTask task_;
  std::shared_ptr<const EigenResult> result_;
  std::weak_ptr<const Recording> resultOf_;
  std::size_t rowsThen_ = 0;  ///< of the recording when it was computed
  QString failure_;
  double time_ = 0;
  QSpinBox* moments_;
  QPushButton* button_;
  QToolButton* export_;
  JobProgress* progress_;
  LocusPlot* locus_;
  RadiusPlot* radius_;
  EigenTable* table_;
  QPlainTextEdit* advice_;
};

}  // namespace gyre::ui

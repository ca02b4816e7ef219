#pragma once
// The line above a plot that does not show its curves over time: what it shows instead, and how.

#include "plots/plot_choices.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace gyre::ui {

class PlotModeBar : public QWidget {
  Q_OBJECT
 public:
  explicit PlotModeBar(QWidget* parent = nullptr);

  /// Hidden where the curves are over time.
  void show(const PlotChoices& choices);
  /// What a spectrum was made of.
  void setWarning(const QString& warning);

 signals:
  void horizontalRequested();
  void equalAxesToggled(bool on);
  void spectrumChosen(gyre::SpectrumOptions options);
  void timeRequested();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showWarning();

  QPushButton* horizontal_;
  QCheckBox* equal_;
  QComboBox* kind_;
  QComboBox* window_;
  QLabel* warning_;
  QString warningText_;
};

}  // namespace gyre::ui

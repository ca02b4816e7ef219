#pragma once
// One parameter of the model: its name, a slider between its bounds, and its value or formula.

#include "model/model.h"
#include "panels/number_edit.h"

#include <QLabel>
#include <QSlider>

namespace gyre::ui {

class ParameterRow : public QWidget {
  Q_OBJECT
 public:
  ParameterRow(const Model& model, ElementId id, QWidget* parent);

  ElementId id() const { return id_; }
  void show(const Element& parameter);
  using QWidget::show;

 signals:
  void sliderMoved(double value);
  void grabbed();  ///< a new movement of the slider begins
  void valueTyped(double value, bool nudged);
  void formulaTyped(const QString& formula);
  void clicked();  ///< on its name

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  ElementId id_;
  QLabel* name_;
  QSlider* slider_;
  NumberEdit* value_;
  double minimum_ = 0, maximum_ = 0;
};

}  // namespace gyre::ui

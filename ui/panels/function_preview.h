#pragma once
// A small picture of a function: its curve, the points of its table, and the ranges that are shown.

#include "figure/axes_window.h"
#include "functions/compiled_function.h"

#include <QWidget>

namespace gyre::ui {

class FunctionPreview : public QWidget {
  Q_OBJECT
 public:
  FunctionPreview(Argument argument, Quantity quantity, QWidget* parent);
  void setQuantity(Quantity quantity) { quantity_ = quantity; }
  /// A function that cannot be evaluated leaves the picture empty.
  void show(const Function& f);
  using QWidget::show;
  QSize sizeHint() const override { return {200, 112}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QRectF plotArea() const;
  Argument argument_;
  Quantity quantity_;
  Function function_;
  AxesWindow shown_;             ///< of the variable and the values
  std::vector<double> samples_;  ///< at equal distances of the variable
};

}  // namespace gyre::ui

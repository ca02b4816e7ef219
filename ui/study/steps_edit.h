#pragma once
// The steps of an order study: the largest, the factor between two, how many; and the list this gives. Below it the
// numbers of elements, where a model has flexible beams.

#include "panels/number_edit.h"
#include "study/elements_edit.h"

#include <QLabel>
#include <QSpinBox>
#include <QWidget>

#include <vector>

namespace gyre::ui {

/// Falling steps: largest, largest / factor, ...
std::vector<double> stepSequence(double largest, double factor, int count);

class StepsEdit : public QWidget {
  Q_OBJECT
 public:
  explicit StepsEdit(QWidget* parent = nullptr);
  void setSteps(double largest, double factor, int count);
  std::vector<double> steps() const;
  QString listed() const { return list_->text(); }
  ElementsEdit& elements() { return *elements_; }
  const ElementsEdit& elements() const { return *elements_; }

 signals:
  void changed();
  void hint(const QString& text);

 private:
  void showList();

  NumberEdit* largest_;
  NumberEdit* factor_;
  QSpinBox* count_;
  QLabel* list_;
  ElementsEdit* elements_;
};

}  // namespace gyre::ui

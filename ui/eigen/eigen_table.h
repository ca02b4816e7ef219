#pragma once
// The eigenvalues of one moment in numbers: a line for each, one of two that are conjugate.

#include "eigen/eigen_work.h"

#include <QTreeWidget>

namespace gyre::ui {

class EigenTable : public QTreeWidget {
  Q_OBJECT
 public:
  enum Column { number, real, imaginary, frequency, damping, omegaH, radius, columns };

  explicit EigenTable(QWidget* parent = nullptr);

  /// @param moment  of the result
  void show(const EigenResult& result, const LocusMoment& moment);
};

}  // namespace gyre::ui

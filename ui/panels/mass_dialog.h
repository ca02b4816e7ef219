#pragma once
// Asks for a material and shows the mass, centre of mass and inertia that the shapes of a body then have.

#include "bodies/rigid.h"
#include "panels/number_edit.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>

namespace gyre::ui {

class MassDialog : public QDialog {
  Q_OBJECT
 public:
  /// @param density  to begin with [kg/m^3]
  MassDialog(const Shapes& shapes, double density, QWidget* parent);
  double density() const { return density_->number(); }

 private:
  void showResult(double density);

  Shapes shapes_;
  QComboBox* material_;
  NumberEdit* density_;
  QLabel *mass_, *centre_, *inertia_, *error_;
  QPushButton* accept_;
};

}  // namespace gyre::ui

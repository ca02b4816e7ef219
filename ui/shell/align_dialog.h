#pragma once
// Asks along which axis, and by what, to align or spread the selected bodies.

#include "document/alignment.h"

#include <QComboBox>
#include <QDialog>

namespace gyre::ui {

class AlignDialog : public QDialog {
  Q_OBJECT
 public:
  AlignDialog(const QString& what, QWidget* parent = nullptr);

  int axis() const { return axis_->currentIndex(); }
  Alignment how() const { return static_cast<Alignment>(how_->currentIndex()); }
  QString howText() const { return how_->currentText(); }

 private:
  QComboBox *axis_, *how_;
};

}  // namespace gyre::ui

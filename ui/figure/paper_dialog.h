#pragma once
// Asks for the size that a figure is to have on paper, and that of its letters.

#include "figure/paper_size.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>

namespace gyre::ui {

class PaperDialog : public QDialog {
  Q_OBJECT
 public:
  explicit PaperDialog(const PaperSize& first, QWidget* parent = nullptr);

  PaperSize chosen() const;

 private:
  void showColumn();

  QComboBox* column_;
  QDoubleSpinBox *width_, *height_, *font_;
  QCheckBox* title_;
};

}  // namespace gyre::ui

#pragma once
// Asks how large a picture of the view shall be.

#include <QDialog>
#include <QSize>
#include <QSpinBox>

namespace gyre::ui {

class PictureSizeDialog : public QDialog {
  Q_OBJECT
 public:
  /// @param proposed  what stands there at first
  PictureSizeDialog(QSize proposed, QWidget* parent);

  QSize chosen() const { return {width_->value(), height_->value()}; }

 private:
  QSpinBox* width_;
  QSpinBox* height_;
};

}  // namespace gyre::ui

#pragma once
// Asks how large a picture of the view shall be, and what is behind it.

#include <QCheckBox>
#include <QDialog>
#include <QSize>
#include <QSpinBox>

namespace gyre::ui {

class PictureSizeDialog : public QDialog {
  Q_OBJECT
 public:
  /// @param proposed, transparent  what stands there at first
  PictureSizeDialog(QSize proposed, bool transparent, QWidget* parent);

  QSize chosen() const { return {width_->value(), height_->value()}; }
  bool isTransparent() const { return transparent_->isChecked(); }

 private:
  QSpinBox* width_;
  QSpinBox* height_;
  QCheckBox* transparent_;
};

}  // namespace gyre::ui

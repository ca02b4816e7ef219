#include "shell/picture_size_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>

namespace gyre::ui {
namespace {

/// More than this no graphics draws at once [pixels].
constexpr int smallestSide = 16, largestSide = 8192;

QSpinBox* sideBox(int value, QWidget* parent) {
  auto* box = new QSpinBox(parent);
  box->setRange(smallestSide, largestSide);
  box->setSuffix(QObject::tr(" pixels"));
  box->setValue(value);
  return box;
}

}  // namespace

PictureSizeDialog::PictureSizeDialog(QSize proposed, bool transparent, QWidget* parent)
    : QDialog(parent),
      width_(sideBox(proposed.width(), this)),
      height_(sideBox(proposed.height(), this)),
      transparent_(new QCheckBox(tr("&Transparent background"), this)) {
  setWindowTitle(tr("Picture of the view"));
  auto* form = new QFormLayout(this);
  form->addRow(tr("&Width"), width_);
  form->addRow(tr("&Height"), height_);
  transparent_->setObjectName("transparent");
  transparent_->setToolTip(
      tr("Without sky, grid and shadows: what is behind the picture shows where nothing is drawn"));
  transparent_->setChecked(transparent);
  form->addRow(transparent_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  width_->selectAll();
}

}  // namespace gyre::ui

#include "moc_picture_size_dialog.cpp"

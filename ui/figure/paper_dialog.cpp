#include "figure/paper_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

namespace gyre::ui {

PaperDialog::PaperDialog(const PaperSize& first, QWidget* parent)
    : QDialog(parent),
      column_(new QComboBox(this)),
      width_(new QDoubleSpinBox(this)),
      height_(new QDoubleSpinBox(this)),
      font_(new QDoubleSpinBox(this)),
      title_(new QCheckBox(tr("Title above the figure"), this)) {
  setWindowTitle(tr("Save for a publication"));
  column_->setObjectName("column");
  column_->addItem(tr("Single column"), PaperSize::singleColumn);
  column_->addItem(tr("Double column"), PaperSize::doubleColumn);
  column_->addItem(tr("Own width"), 0.0);
  const auto prepare = [](QDoubleSpinBox* box, const char* name, double least, double most, const QString& unit) {
    box->setObjectName(name);
    box->setRange(least, most);
    box->setDecimals(1);
    box->setSuffix(unit);
  };
  prepare(width_, "paperWidth", 30, 600, tr(" mm"));
  prepare(height_, "paperHeight", 30, 600, tr(" mm"));
  prepare(font_, "paperFont", 4, 24, tr(" pt"));
  width_->setValue(first.width);
  height_->setValue(first.height);
  font_->setValue(first.font);
  title_->setChecked(first.hasTitle);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Save)->setText(tr("Save…"));
  auto* form = new QFormLayout(this);
  form->addRow(tr("&Column"), column_);
  form->addRow(tr("&Width"), width_);
  form->addRow(tr("&Height"), height_);
  form->addRow(tr("&Letters"), font_);
  form->addRow(QString(), title_);
  form->addRow(buttons);
  connect(column_, &QComboBox::activated, this, [this] {
    if (const double width = column_->currentData().toDouble(); width > 0) width_->setValue(width);
  });
  connect(width_, &QDoubleSpinBox::valueChanged, this, &PaperDialog::showColumn);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  showColumn();
}

/// The column that is as wide.
void PaperDialog::showColumn() {
  const int known = column_->findData(width_->value());
  column_->setCurrentIndex(known >= 0 ? known : column_->count() - 1);
}

PaperSize PaperDialog::chosen() const {
  return {width_->value(), height_->value(), font_->value(), title_->isChecked()};
}

}  // namespace gyre::ui

#include "moc_paper_dialog.cpp"

#include "shell/align_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gyre::ui {

AlignDialog::AlignDialog(const QString& what, QWidget* parent)
    : QDialog(parent), axis_(new QComboBox(this)), how_(new QComboBox(this)) {
  setWindowTitle(tr("Align and distribute"));
  axis_->setObjectName("alignAxis");
  axis_->addItems({tr("x"), tr("y"), tr("z")});
  how_->setObjectName("alignHow");
  // As Alignment has them.
  how_->addItems({tr("lower ends, at that of the first"), tr("centres, at that of the first"),
                  tr("upper ends, at that of the first"), tr("centres evenly spread between the outermost"),
                  tr("equal gaps between the outermost")});
  how_->setCurrentIndex(static_cast<int>(Alignment::centres));
  auto* form = new QFormLayout;
  form->setVerticalSpacing(8);
  form->addRow(tr("Bodies"), new QLabel(what, this));
  form->addRow(tr("Along &axis"), axis_);
  form->addRow(tr("&By"), how_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("Align"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(24, 24, 24, 16);
  layout->setSpacing(16);
  layout->addLayout(form);
  layout->addWidget(buttons);
  setMinimumWidth(420);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

}  // namespace gyre::ui

#include "moc_align_dialog.cpp"

#include "shell/mirror_dialog.h"

#include "document/body_geometry.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gyre::ui {

MirrorDialog::MirrorDialog(const QString& what, const Model& model, QWidget* parent)
    : QDialog(parent),
      model_(model),
      normal_(new QComboBox(this)),
      frame_(new QComboBox(this)),
      offset_(new NumberEdit(Quantity::length, {}, this)),
      keep_(new QCheckBox(tr("&Keep the originals"), this)) {
  setWindowTitle(tr("Mirror"));
  frame_->setObjectName("mirrorFrame");
  frame_->addItem(tr("space"), ground.value);
  for (const Element* body : model.of(Category::body))
    frame_->addItem(QString::fromStdString(body->name), body->id.value);
  normal_->setObjectName("mirrorPlane");
  normal_->addItems({tr("y-z, across x"), tr("z-x, across y"), tr("x-y, across z")});
  offset_->setObjectName("mirrorOffset");
  offset_->setNumber(0);
  connect(offset_, &NumberEdit::committed, offset_, [this](double x) { offset_->setNumber(x); });
  keep_->setObjectName("mirrorKeep");
  keep_->setChecked(true);
  auto* form = new QFormLayout;
  form->setVerticalSpacing(8);
  form->addRow(tr("Mirror"), new QLabel(what, this));
  form->addRow(tr("&Plane"), normal_);
  form->addRow(tr("&Axes of"), frame_);
  form->addRow(tr("At a &distance of"), offset_);
  form->addRow(keep_);
  auto* note = new QLabel(tr("Joints and forces between them are mirrored, too. Frames stay right-handed, and "
                             "coordinates of joints count the same way where they can."),
                          this);
  note->setWordWrap(true);
  note->setForegroundRole(QPalette::PlaceholderText);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("Mirror"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(24, 24, 24, 16);
  layout->setSpacing(16);
  layout->addLayout(form);
  layout->addWidget(note);
  layout->addWidget(buttons);
  setMinimumWidth(420);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

MirrorPlane MirrorDialog::plane() const {
  const Frame place = placementOf(model_, ElementId{frame_->currentData().toUInt()});
  const Vec3 normal = place.orientation * Vec3::Unit(normal_->currentIndex());
  return {place.position + offset_->number() * normal, normal};
}

}  // namespace gyre::ui

#include "moc_mirror_dialog.cpp"

#include "panels/shapes_editor.h"

#include "language/translated.h"
#include "panels/mesh_import.h"
#include "panels/number_edit.h"
#include "shapes/shape_kinds.h"
#include "theme/icons.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPointer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gyre::ui {

ShapesEditor::ShapesEditor(const Field& field, const Model& model, QWidget* parent)
    : FieldEditor(parent),
      none_(new QLabel(field.halfSpaces ? tr("None") : tr("None: drawn by its inertia"), this)),
      list_(new QListWidget(this)),
      add_(new QToolButton(this)),
      remove_(new QToolButton(this)),
      form_(new ShapeForm(model, field.halfSpaces, this)),
      mass_(new QPushButton(tr("Mass from shapes…"), this)) {
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(4);
  buttons->addWidget(add_);
  buttons->addWidget(remove_);
  buttons->addStretch(1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(none_);
  layout->addWidget(list_);
  layout->addLayout(buttons);
  layout->addWidget(form_);
  layout->addWidget(mass_, 0, Qt::AlignLeft);

  none_->setForegroundRole(QPalette::PlaceholderText);
  list_->setObjectName("shapes.list");
  list_->setUniformItemSizes(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setTextElideMode(Qt::ElideRight);
  add_->setObjectName("shapes.add");
  add_->setText(tr("Add"));
  add_->setIcon(icon("plus"));
  add_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  add_->setPopupMode(QToolButton::InstantPopup);
  remove_->setObjectName("shapes.remove");
  remove_->setText(tr("Remove"));
  remove_->setIcon(icon("trash"));
  remove_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  mass_->setObjectName("shapes.mass");
  mass_->setToolTip(tr("Mass, centre of mass and inertia from the shapes and a density"));
  setFocusProxy(add_);

  auto* menu = new QMenu(add_);
  for (const ShapeKind& kind : shapeKinds()) {
    if (kind.kind == Shape::Kind::mesh || (kind.kind == Shape::Kind::plane && !field.halfSpaces)) continue;
    Shape shape{.kind = kind.kind};
    if (kind.kind == Shape::Kind::extrusion) shape.outline = {{-0.1, -0.05}, {0.1, -0.05}, {0, 0.1}};
    menu->addAction(translated(kind.label), this, [this, shape] { add(shape); });
  }
  menu->addSeparator();
  menu->addAction(tr("Import mesh…"), this, &ShapesEditor::addMesh);
  add_->setMenu(menu);

  connect(remove_, &QToolButton::clicked, this, &ShapesEditor::removeCurrent);
  connect(mass_, &QPushButton::clicked, this, &ShapesEditor::massWanted);
  connect(list_, &QListWidget::currentRowChanged, this, &ShapesEditor::refresh);
  connect(form_, &ShapeForm::hint, this, &FieldEditor::hint);
  connect(form_, &ShapeForm::entered, this, &FieldEditor::entered);
  connect(form_, &ShapeForm::edited, this, [this](const Shape& shape, bool nudged) {
    const int row = list_->currentRow();
    if (row < 0) return;
    Shapes changed = value_;
    changed[static_cast<std::size_t>(row)] = shape;
    emit edited(changed, nudged);
  });
}

void ShapesEditor::setMassOffered(bool on) {
  massOffered_ = on;
  refresh();
}

void ShapesEditor::show(const Value& value) {
  value_ = std::get<Shapes>(value);
  const int row = list_->currentRow();
  {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const Shape& shape : value_) list_->addItem(shapeText(shape));
    list_->setCurrentRow(std::clamp(row, value_.empty() ? -1 : 0, static_cast<int>(value_.size()) - 1));
  }
  const int rows = std::clamp(static_cast<int>(value_.size()), 1, 4);
  list_->setFixedHeight(rows * std::max(list_->sizeHintForRow(0), list_->fontMetrics().lineSpacing()) +
                        2 * list_->frameWidth() + 2);
  refresh();
}

void ShapesEditor::refresh() {
  const int row = list_->currentRow();
  none_->setVisible(value_.empty());
  list_->setVisible(!value_.empty());
  remove_->setEnabled(row >= 0);
  mass_->setVisible(massOffered_);
  mass_->setEnabled(!value_.empty());
  form_->setVisible(row >= 0);
  if (std::exchange(shownRow_, row) != row)  // what was typed and could not be taken over was of another shape
    for (NumberEdit* edit : form_->findChildren<NumberEdit*>()) edit->revert();
  if (row >= 0) form_->show(value_[static_cast<std::size_t>(row)]);
}

void ShapesEditor::add(Shape shape) {
  Shapes changed = value_;
  changed.push_back(std::move(shape));
  const int row = static_cast<int>(changed.size()) - 1;
  emit entered();
  emit edited(changed, false);
  list_->setCurrentRow(row);
}

void ShapesEditor::addMesh() {
  const QPointer<ShapesEditor> self(this);  // the form may be made anew meanwhile, for another element
  const Shapes before = value_;
  const auto mesh = askForMesh(window());
  if (mesh && self && value_ == before) add({.kind = Shape::Kind::mesh, .mesh = mesh});
}

void ShapesEditor::removeCurrent() {
  const int row = list_->currentRow();
  if (row < 0) return;
  Shapes changed = value_;
  changed.erase(changed.begin() + row);
  emit entered();
  emit edited(changed, false);
}

}  // namespace gyre::ui

#include "moc_shapes_editor.cpp"

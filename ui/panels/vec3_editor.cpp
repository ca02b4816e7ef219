#include "panels/vec3_editor.h"

#include <QHBoxLayout>

namespace gyre::ui {

Vec3Editor::Vec3Editor(const Field& field, QWidget* parent)
    : FieldEditor(parent),
      quantity_(field.quantity),
      numbers_(new TripleEdit(field.quantity, field.range, {"x", "y", "z"}, this)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(numbers_);
  numbers_->setNames(QString::fromStdString(field.key));
  setFocusProxy(numbers_);
  connect(numbers_, &TripleEdit::hint, this, &FieldEditor::hint);
  connect(numbers_, &TripleEdit::entered, this, &FieldEditor::entered);
  connect(numbers_, &TripleEdit::committed, this, [this](int i, double x, bool nudged) {
    Vec3 changed = value_;
    changed[i] = x;
    emit edited(changed, nudged);
  });
}

void Vec3Editor::show(const Value& value) {
  value_ = std::get<Vec3>(value);
  for (int i = 0; i < 3; ++i) numbers_->setNumber(i, value_[i]);
}

}  // namespace gyre::ui

#include "moc_vec3_editor.cpp"

#include "panels/frame_editor.h"

#include <QVBoxLayout>

namespace gyre::ui {

FrameEditor::FrameEditor(OrientationEditor::Of what, QWidget* parent)
    : FieldEditor(parent),
      position_(new TripleEdit(Quantity::length, {}, {"x", "y", "z"}, this)),
      orientation_(new OrientationEditor(what, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(position_);
  layout->addWidget(orientation_);
  position_->setNames("position");
  setFocusProxy(position_);
  connect(position_, &TripleEdit::hint, this, &FieldEditor::hint);
  connect(position_, &TripleEdit::entered, this, &FieldEditor::entered);
  connect(orientation_, &FieldEditor::hint, this, &FieldEditor::hint);
  connect(orientation_, &FieldEditor::entered, this, &FieldEditor::entered);
  connect(position_, &TripleEdit::committed, this, [this](int i, double x, bool nudged) {
    Frame changed = value_;
    changed.position[i] = x;
    emit edited(changed, nudged);
  });
  connect(orientation_, &FieldEditor::edited, this, [this](const Value& q, bool nudged) {
    emit edited(Frame{value_.position, std::get<Quat>(q)}, nudged);
  });
}

void FrameEditor::show(const Value& value) {
  value_ = std::get<Frame>(value);
  for (int i = 0; i < 3; ++i) position_->setNumber(i, value_.position[i]);
  orientation_->setOrientation(value_.orientation);
}

}  // namespace gyre::ui

#include "moc_frame_editor.cpp"

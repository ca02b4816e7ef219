#include "panels/frame_editor.h"

#include "theme/tips.h"

#include <QVBoxLayout>

namespace gyre::ui {

FrameEditor::FrameEditor(OrientationEditor::Of what, QWidget* parent)
    : FieldEditor(parent),
      source_(new QComboBox(this)),
      position_(new TripleEdit(Quantity::length, {}, {"x", "y", "z"}, this)),
      orientation_(new OrientationEditor(what, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(source_);
  layout->addWidget(position_);
  source_->hide();
  source_->setObjectName("frame");
  setTip(source_, tr("Where position and orientation come from: numbers of this marker, or a frame of its body"));
  source_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  connect(source_, &QComboBox::activated, this, [this](int index) {
    const QVariant chosen = source_->itemData(index);
    showSource();
    if (!chosen.isValid()) return emit frameWanted();
    Frame changed = value_;
    changed.named = ElementId{chosen.toUInt()};
    emit edited(changed, false);
  });
  layout->addWidget(orientation_);
  position_->setNames("position");
  setFocusProxy(position_);
  connect(position_, &TripleEdit::hint, this, &FieldEditor::hint);
  connect(position_, &TripleEdit::entered, this, &FieldEditor::entered);
  connect(orientation_, &FieldEditor::hint, this, &FieldEditor::hint);
  connect(orientation_, &FieldEditor::entered, this, &FieldEditor::entered);
  connect(position_, &TripleEdit::committed, this, [this](int i, double x, bool nudged) {
    Frame changed{value_.position, value_.orientation};
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
  showSource();
}

void FrameEditor::offerFrames(const std::vector<std::pair<ElementId, QString>>& frames) {
  source_->clear();
  source_->addItem(tr("Numbers"), ground.value);
  for (const auto& [id, name] : frames) source_->addItem(name, id.value);
  source_->addItem(tr("New frame here"));
  source_->show();
}

void FrameEditor::showSource() {
  source_->setCurrentIndex(source_->findData(value_.named.value));
  for (QWidget* numbers : {static_cast<QWidget*>(position_), static_cast<QWidget*>(orientation_)})
    numbers->setEnabled(value_.named == ground);
}

}  // namespace gyre::ui

#include "moc_frame_editor.cpp"

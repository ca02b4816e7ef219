#include "panels/scalar_editors.h"

#include "panels/eliding_combo.h"

#include <QHBoxLayout>

#include <algorithm>

namespace gyre::ui {
namespace {

/// What letters and arrows choose on their way to the row that is wanted makes one step of the history with it.
constexpr bool kOnTheWay = true;

void fillWith(QWidget* outer, QWidget* inner) {
  auto* layout = new QHBoxLayout(outer);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(inner);
  outer->setFocusProxy(inner);
}

/// With the focus its field is entered.
class FieldCombo : public ElidingCombo {
 public:
  explicit FieldCombo(FieldEditor* field) : ElidingCombo(field), field_(field) {}

 protected:
  void focusInEvent(QFocusEvent* event) override {
    ElidingCombo::focusInEvent(event);
    emit field_->entered();
  }

 private:
  FieldEditor* field_;
};

/// A long name must not widen the panel.
QComboBox* narrowCombo(FieldEditor* field) {
  auto* combo = new FieldCombo(field);
  combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  combo->setMinimumContentsLength(8);
  combo->setFocusPolicy(Qt::StrongFocus);
  return combo;
}

}  // namespace

NumberEditor::NumberEditor(const Field& field, QWidget* parent)
    : FieldEditor(parent),
      number_(new NumberEdit(field.quantity, field.range, this)),
      whole_(field.kind == Value(std::in_place_type<int>).index()) {
  fillWith(this, number_);
  number_->setWhole(whole_);
  if (field.notGiven) number_->setNone(*field.notGiven, tr("from materials"));
  number_->setObjectName(QString::fromStdString(field.key));
  connect(number_, &NumberEdit::hint, this, &FieldEditor::hint);
  connect(number_, &NumberEdit::entered, this, &FieldEditor::entered);
  connect(number_, &NumberEdit::committed, this,
          [this](double x, bool nudged) { emit edited(whole_ ? Value(static_cast<int>(x)) : Value(x), nudged); });
}

void NumberEditor::show(const Value& value) {
  const auto* whole = std::get_if<int>(&value);
  number_->setNumber(whole ? *whole : std::get<double>(value));
}

BoolEditor::BoolEditor(QWidget* parent) : FieldEditor(parent), box_(new QCheckBox(this)) {
  fillWith(this, box_);
  connect(box_, &QCheckBox::clicked, this, [this](bool on) { emit edited(on, false); });
}

ChoiceEditor::ChoiceEditor(const Field& field, QWidget* parent)
    : FieldEditor(parent), field_(field), combo_(narrowCombo(this)) {
  fillWith(this, combo_);
  fill({});
  connect(combo_, &QComboBox::activated, this,
          [this](int index) { emit edited(Choice{combo_->itemData(index).toInt()}, kOnTheWay); });
}

void ChoiceEditor::fill(const std::vector<int>& choices) {
  combo_->clear();
  for (int i = 0; i < static_cast<int>(field_.choices.size()); ++i)
    if (choices.empty() || std::find(choices.begin(), choices.end(), i) != choices.end())
      combo_->addItem(QString::fromStdString(field_.choices[static_cast<std::size_t>(i)]), i);
}

void ChoiceEditor::setAllowed(const std::vector<int>& choices) {
  if (choices != allowed_) fill(choices);
  allowed_ = choices;
}

/// One that is not allowed is shown all the same, for it is what the model says.
void ChoiceEditor::show(const Value& value) {
  const int index = std::get<Choice>(value).index;
  if (combo_->findData(index) < 0)
    combo_->addItem(QString::fromStdString(field_.choices.at(static_cast<std::size_t>(index))), index);
  combo_->setCurrentIndex(combo_->findData(index));
}

ReferenceEditor::ReferenceEditor(const Field& field, const Model& model, QWidget* parent)
    : FieldEditor(parent),
      model_(model),
      category_(field.refersTo),
      optional_(!field.required),
      combo_(narrowCombo(this)) {
  fillWith(this, combo_);
  connect(combo_, &QComboBox::activated, this,
          [this](int index) { emit edited(ElementId{combo_->itemData(index).toUInt()}, kOnTheWay); });
}

void ReferenceEditor::show(const Value& value) {
  combo_->clear();
  if (category_ == Category::body) combo_->addItem(tr("ground"), ground.value);
  else if (optional_) combo_->addItem(tr("none"), ground.value);
  for (const Element* element : model_.of(category_))
    combo_->addItem(QString::fromStdString(element->name), element->id.value);
  combo_->setCurrentIndex(combo_->findData(std::get<ElementId>(value).value));
}

}  // namespace gyre::ui

#include "moc_scalar_editors.cpp"

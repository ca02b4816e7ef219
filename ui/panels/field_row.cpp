#include "panels/field_row.h"

#include "language/translated.h"
#include "panels/formula_completion.h"
#include "panels/number_edit.h"
#include "theme/theme.h"

#include <QGridLayout>

#include <algorithm>

namespace gyre::ui {

FieldRow::FieldRow(const Field& field, const Model& model, QWidget* parent)
    : QWidget(parent),
      field_(field),
      editor_(makeFieldEditor(field, model, this)),
      various_(new QLabel(tr("various"), this)),
      error_(new QLabel(this)),
      remedy_(new QPushButton(this)) {
  auto* label = new QLabel(translated(field.label), this);
  label->setBuddy(editor_);
  QString tip = translated(field.help);
  if (const std::string range = field.range.text(); !range.empty())
    tip += "\n" + tr("Values: %1").arg(QString::fromStdString(range));
  label->setToolTip(tip);
  editor_->setToolTip(tip);
  error_->setWordWrap(true);
  error_->setObjectName("fieldError");
  error_->hide();
  remedy_->setObjectName("remedy");
  remedy_->hide();
  connect(remedy_, &QPushButton::clicked, this, [this] {
    const auto mend = std::move(mend_);
    setError({});
    if (mend) mend();
  });
  various_->setObjectName("various");
  various_->setForegroundRole(QPalette::PlaceholderText);
  various_->setToolTip(tr("The selected elements have different values; what is typed goes into all of them."));
  various_->hide();

  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(4);
  if (editor_->isWide()) {
    unit_ = new QLabel(editor_->captionUnit(), this);
    unit_->setForegroundRole(QPalette::PlaceholderText);
    unit_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(label, 0, 0);
    grid->addWidget(various_, 0, 1);
    grid->addWidget(unit_, 0, 2);
    grid->addWidget(editor_, 1, 0, 1, 3);
    grid->addWidget(error_, 2, 0, 1, 3);
    grid->addWidget(remedy_, 3, 0, 1, 3, Qt::AlignLeft);
    grid->setColumnStretch(2, 1);
  } else {
    label->setWordWrap(true);
    grid->addWidget(label, 0, 0);
    grid->addWidget(editor_, 0, 1);
    grid->addWidget(various_, 1, 1);
    grid->addWidget(error_, 2, 0, 1, 2);
    grid->addWidget(remedy_, 3, 0, 1, 2, Qt::AlignLeft);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
  }
  allowFormulas(model);
  setFocusProxy(editor_);
  connect(editor_, &FieldEditor::edited, this, &FieldRow::edited);
  connect(editor_, &FieldEditor::entered, this, &FieldRow::entered);
  connect(editor_, &FieldEditor::hint, this, [this](const QString& text) {
    if (text.isEmpty() && hasWrongNumber()) return;  // this one is right, another is not
    typedWrong_ = !text.isEmpty();
    setError(text);
  });
}

void FieldRow::setQuantity(Quantity quantity) {
  editor_->setQuantity(quantity);
  if (unit_) unit_->setText(editor_->captionUnit());
}

void FieldRow::allowFormulas(const Model& model) {
  const NameLookup names = [&model](std::string_view name) { return model.parameterValues()(name); };
  editor_->setNames(names);
  const std::vector<NumberEdit*> edits = editor_->numberEdits();
  for (std::size_t slot = 0; slot < edits.size(); ++slot) {
    if (!edits[slot]) continue;
    edits[slot]->setNames(names);
    new FormulaCompletion(model, *edits[slot]);
    connect(edits[slot], &NumberEdit::formulaCommitted, this, [this, slot](const QString& text) {
      emit formulaEdited({field_.key, static_cast<int>(slot), text.toStdString()});
    });
  }
  if (field_.isFunction())
    for (QLineEdit* line : editor_->findChildren<QLineEdit*>()) new FormulaCompletion(model, *line);
}

void FieldRow::show(const Value& value, const std::vector<Formula>& formulas, bool various) {
  if (typedWrong_ && shown_ && sameValue(*shown_, value) && shownFormulas_ == formulas) return;
  shown_ = value;
  shownFormulas_ = formulas;
  // One number says so itself, in its place.
  various_->setVisible(various && (editor_->isWide() || editor_->numberEdits().empty()));
  const std::vector<NumberEdit*> edits = editor_->numberEdits();
  for (std::size_t slot = 0; slot < edits.size(); ++slot) {
    if (!edits[slot]) continue;
    const auto mine = std::find_if(formulas.begin(), formulas.end(), [&](const Formula& f) {
      return f.key == field_.key && f.slot == static_cast<int>(slot);
    });
    edits[slot]->setFormula(mine == formulas.end() ? QString() : QString::fromStdString(mine->text));
  }
  editor_->show(value);
  // Among several numbers another one may have been taken over.
  typedWrong_ = typedWrong_ && hasWrongNumber();
  if (!typedWrong_) setError({});
}

bool FieldRow::hasWrongNumber() const {
  const auto edits = editor_->findChildren<NumberEdit*>();
  return std::any_of(edits.begin(), edits.end(), [](const NumberEdit* e) { return e->isWrong(); });
}

void FieldRow::forget() {
  for (NumberEdit* edit : editor_->findChildren<NumberEdit*>()) edit->revert();
  typedWrong_ = false;
  shown_.reset();
  setError({});
}

void FieldRow::setError(const QString& text, const QString& remedy, std::function<void()> mend) {
  QPalette red = palette();
  red.setColor(QPalette::WindowText, currentTheme().error);
  error_->setPalette(red);
  error_->setText(text);
  error_->setVisible(!text.isEmpty());
  mend_ = std::move(mend);
  remedy_->setText(remedy);
  remedy_->setVisible(!remedy.isEmpty());
}

}  // namespace gyre::ui

#include "moc_field_row.cpp"

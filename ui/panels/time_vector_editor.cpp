#include "panels/time_vector_editor.h"

#include "panels/function_text.h"
#include "panels/number_edit.h"

#include <QFormLayout>

namespace gyre::ui {

TimeVectorEditor::TimeVectorEditor(const Field& field, QWidget* parent)
    : FieldEditor(parent), quantity_(field.quantity) {
  auto* layout = new QFormLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setVerticalSpacing(4);
  const QStringList axes{"x", "y", "z"};
  for (std::size_t i = 0; i < 3; ++i) {
    QLineEdit* line = lines_[i] = new QLineEdit(this);
    const QString& axis = axes[static_cast<int>(i)];
    line->setObjectName(QString::fromStdString(field.key) + '.' + axis);
    line->setPlaceholderText(tr("number or expression of t"));
    line->setToolTip(
        tr("A number, with or without unit, an expression of the time t in seconds, e.g. 5*sin(2*t), or a table of "
           "points [[t, value], ...]"));
    line->installEventFilter(this);
    layout->addRow(axis, line);
    connect(line, &QLineEdit::editingFinished, this, [this, i] { commit(i); });
  }
  setFocusProxy(lines_.front());
}

QString TimeVectorEditor::captionUnit() const { return printedUnit(siSymbol(quantity_)); }

void TimeVectorEditor::show(const Value& value) {
  value_ = std::get<TimeVector>(value);
  for (std::size_t i = 0; i < 3; ++i) lines_[i]->setText(lineOf(value_[i]));
}

void TimeVectorEditor::commit(std::size_t i) {
  const std::string typed = lines_[i]->text().trimmed().toStdString();
  if (typed == lineOf(value_[i]).toStdString()) return emit hint({});
  const auto function = functionFromText(typed, quantity_);  // what it says is checked with the element
  if (!function) return emit hint(QString::fromStdString(function.error().message));
  TimeVector changed = value_;
  changed[i] = *function;
  emit hint({});
  emit edited(changed, false);
}

bool TimeVectorEditor::eventFilter(QObject* watched, QEvent* event) {
  return typedInto(*event, value_) || FieldEditor::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_time_vector_editor.cpp"

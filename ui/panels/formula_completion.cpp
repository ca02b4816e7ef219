#include "panels/formula_completion.h"

#include "model/parameter.h"
#include "panels/number_edit.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QStandardItemModel>

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

constexpr int kNameRole = Qt::UserRole;
constexpr int kRowsOfPopup = 8;

bool belongsToName(QChar c) { return c.isLetterOrNumber() || c == '_'; }

}  // namespace

FormulaCompletion::FormulaCompletion(const Model& model, QLineEdit& line)
    : QCompleter(&line), model_(model), line_(line) {
  setModel(new QStandardItemModel(this));
  setCompletionRole(kNameRole);
  setCaseSensitivity(Qt::CaseInsensitive);
  setMaxVisibleItems(kRowsOfPopup);
  setWidget(&line);
  connect(&line, &QLineEdit::textEdited, this, &FormulaCompletion::offer);
  connect(&line, &QLineEdit::editingFinished, this, &FormulaCompletion::dismiss);
  connect(this, qOverload<const QModelIndex&>(&QCompleter::activated), this,
          [this](const QModelIndex& chosen) { take(chosen.data(kNameRole).toString()); });
}

void FormulaCompletion::fill() {
  auto* names = static_cast<QStandardItemModel*>(model());
  names->clear();
  for (const Element* e : model_.of(Category::parameter)) {
    const auto& p = e->as<Parameter>();
    const QString name = QString::fromStdString(e->name);
    auto* item = new QStandardItem(QStringLiteral("%1 = %2").arg(name, withUnit(p.value, p.quantity)));
    item->setData(name, kNameRole);
    item->setToolTip(QString::fromStdString(p.help));
    names->appendRow(item);
  }
}

qsizetype FormulaCompletion::nameStart() const {
  const QString text = line_.text();
  const qsizetype cursor = line_.cursorPosition();
  qsizetype from = cursor;
  while (from > 0 && belongsToName(text[from - 1])) --from;
  if (from == cursor || text[from].isDigit()) return cursor;
  qsizetype before = from;
  while (before > 0 && text[before - 1].isSpace()) --before;
  const bool isUnit = before > 0 && (text[before - 1].isDigit() || text[before - 1] == '.');
  return isUnit ? cursor : from;
}

void FormulaCompletion::offer() {
  const qsizetype from = nameStart();
  const QString typed = line_.text().mid(from, line_.cursorPosition() - from);
  if (typed.isEmpty()) return dismiss();
  fill();
  setCompletionPrefix(typed);
  const bool isWhole = completionCount() == 1 && currentIndex().data(kNameRole).toString() == typed;
  if (completionCount() == 0 || isWhole) return dismiss();
  popup()->setObjectName("parameterNames");
  isOpen_ = true;  // not before there is one: what makes it is watched, too
  QRect below = line_.rect();
  below.setWidth(std::max(below.width(), popup()->sizeHintForColumn(0) + 2 * popup()->frameWidth() + 24));
  complete(below);
}

void FormulaCompletion::take(const QString& name) {
  const qsizetype from = nameStart();
  line_.setSelection(static_cast<int>(from), line_.cursorPosition() - static_cast<int>(from));
  line_.insert(name);
  dismiss();
}

void FormulaCompletion::dismiss() {
  if (std::exchange(isOpen_, false)) popup()->hide();
}

/// Enter and Tab take the name that is chosen; else they are the line's, as all other keys.
bool FormulaCompletion::eventFilter(QObject* watched, QEvent* event) {
  if (isOpen_ && watched == popup() && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    const QModelIndex chosen = popup()->currentIndex();
    if ((key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab) && chosen.isValid()) {
      take(chosen.data(kNameRole).toString());
      return true;
    }
  }
  return QCompleter::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_formula_completion.cpp"

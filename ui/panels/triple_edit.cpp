#include "panels/triple_edit.h"

#include <QHBoxLayout>

namespace gyre::ui {

TripleEdit::TripleEdit(Quantity quantity, Range range, const QStringList& prefixes, QWidget* parent) : QWidget(parent) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  for (int i = 0; i < prefixes.size(); ++i) {
    auto* edit = new NumberEdit(quantity, range, this);
    edit->setPrefix(prefixes[i]);
    edit->setUnitShown(false);
    edit->setObjectName(prefixes[i]);
    layout->addWidget(edit, 1);
    numbers_.push_back(edit);
    connect(edit, &NumberEdit::committed, this, [this, i](double x, bool nudged) { emit committed(i, x, nudged); });
    connect(edit, &NumberEdit::hint, this, &TripleEdit::hint);
    connect(edit, &NumberEdit::entered, this, &TripleEdit::entered);
  }
  setFocusProxy(numbers_.front());
}

void TripleEdit::setNames(const QString& stem) {
  for (NumberEdit* edit : numbers_) {
    edit->setAccessibleName(stem + ' ' + edit->objectName());
    edit->setObjectName(stem + '.' + edit->objectName());
  }
}

}  // namespace gyre::ui

#include "moc_triple_edit.cpp"

#include "document/typed_text.h"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>

namespace gyre::ui {

void takeOverTyped() {
  const QPointer<QWidget> field = QApplication::focusWidget();
  if (!qobject_cast<QLineEdit*>(field) && !qobject_cast<QPlainTextEdit*>(field)) return;
  field->clearFocus();
  if (field && !QApplication::focusWidget()) field->setFocus();
}

}  // namespace gyre::ui

#include "document/typed_text.h"

#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>

namespace gyre::ui {
namespace {

const char* const kWrong = "wrong";  // a property of fields

}  // namespace

void takeOverTyped() {
  const QPointer<QWidget> field = QApplication::focusWidget();
  if (!qobject_cast<QLineEdit*>(field) && !qobject_cast<QPlainTextEdit*>(field)) return;
  field->clearFocus();
  if (field && !QApplication::focusWidget()) field->setFocus();
}

void setWrong(QWidget& field, const QString& why) {
  if (field.property(kWrong).toString() != why) field.setProperty(kWrong, why);
}

std::optional<Error> goToWrongField(QWidget& widget) {
  QWidget* root = &widget;
  while (root->parentWidget()) root = root->parentWidget();
  for (QLineEdit* field : root->findChildren<QLineEdit*>()) {
    const QString why = field->property(kWrong).toString();
    const QWidget* window = field->window();
    const bool isBeside = window == root || qobject_cast<const QDockWidget*>(window);
    if (why.isEmpty() || !field->isVisible() || !isBeside) continue;
    field->setFocus(Qt::OtherFocusReason);
    const QString name = field->accessibleName().isEmpty() ? QWidget::tr("A field") : field->accessibleName();
    return Error{.message =
                     QWidget::tr("%1: %2. A run would use the value before, which is not the one that stands there")
                         .arg(name, why)
                         .toStdString()};
  }
  return std::nullopt;
}

}  // namespace gyre::ui

#include "shell/field_help.h"

#include "catalog/type_page.h"
#include "panels/field_editor.h"

#include <QKeyEvent>

#include <algorithm>

namespace gyre::ui {
namespace {

/// The type that a field belongs to; null where it is none of the catalogue's.
const TypeInfo* typeOf(const Field& field) {
  for (const TypeInfo* type : describedTypes())
    if (std::any_of(type->fields.begin(), type->fields.end(), [&](const Field& f) { return &f == &field; }))
      return type;
  return nullptr;
}

const Field* fieldAt(const QObject* widget) {
  for (const QObject* w = widget; w; w = w->parent())
    if (const auto* editor = qobject_cast<const FieldEditor*>(w)) return editor->field();
  return nullptr;
}

}  // namespace

bool FieldHelp::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
  const auto* key = isKey ? static_cast<QKeyEvent*>(event) : nullptr;
  if (!key || key->key() != Qt::Key_F1 || key->modifiers() != Qt::NoModifier || !watched->isWidgetType())
    return QObject::eventFilter(watched, event);
  const Field* field = fieldAt(watched);
  const TypeInfo* type = field ? typeOf(*field) : nullptr;
  if (!type) return QObject::eventFilter(watched, event);
  event->accept();
  if (event->type() == QEvent::KeyPress)
    emit asked(QString::fromStdString(pageTopic(*type)), QString::fromStdString(field->key));
  return true;
}

}  // namespace gyre::ui

#include "moc_field_help.cpp"

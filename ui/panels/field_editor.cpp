#include "panels/field_editor.h"

#include "language/translated.h"
#include "panels/color_editor.h"
#include "panels/frame_editor.h"
#include "panels/function_editor.h"
#include "panels/inertia_editor.h"
#include "panels/matrix6_editor.h"
#include "panels/number_edit.h"
#include "panels/orientation_editor.h"
#include "panels/polyline_editor.h"
#include "panels/scalar_editors.h"
#include "panels/shapes_editor.h"
#include "panels/text_editor.h"
#include "panels/time_vector_editor.h"
#include "panels/vec3_editor.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace gyre::ui {
namespace {

template <class T>
bool holds(const Field& field) {
  return field.kind == Value(std::in_place_type<T>).index();
}

FieldEditor* editorOf(const Field& field, const Model& model, QWidget* parent) {
  if (holds<bool>(field)) return new BoolEditor(parent);
  if (holds<int>(field) || holds<double>(field)) return new NumberEditor(field, parent);
  if (field.isColor) return new ColorEditor(field, parent);
  if (holds<std::string>(field)) return new TextEditor(field, parent);
  if (holds<Vec3>(field)) return new Vec3Editor(field, parent);
  if (holds<Quat>(field)) return new OrientationEditor(OrientationEditor::Of::body, parent);
  if (holds<Frame>(field)) return new FrameEditor(OrientationEditor::Of::marker, parent);
  if (holds<Inertia>(field)) return new InertiaEditor(parent);
  if (holds<Matrix6>(field)) return new Matrix6Editor(field, parent);
  if (holds<Function>(field)) return new FunctionEditor(field, parent);
  if (holds<TimeVector>(field)) return new TimeVectorEditor(field, parent);
  if (holds<Choice>(field)) return new ChoiceEditor(field, parent);
  if (holds<Points>(field)) return new PolylineEditor(field, parent);
  if (holds<ElementId>(field)) return new ReferenceEditor(field, model, parent);
  return new ShapesEditor(field, model, parent);
}

bool isTypedOrChosen(const QWidget* w) {
  const auto* button = qobject_cast<const QAbstractButton*>(w);
  return (button && button->text().isEmpty()) || qobject_cast<const QLineEdit*>(w) ||
         qobject_cast<const QPlainTextEdit*>(w) || qobject_cast<const QComboBox*>(w) ||
         qobject_cast<const QAbstractItemView*>(w);
}

/// A screen reader says of which field a control is, and which part: "Mass", "Frame 1 position x".
void nameControls(FieldEditor& editor, const Field& field) {
  const QString label = translated(field.label), key = QString::fromStdString(field.key);
  for (QWidget* w : editor.findChildren<QWidget*>()) {
    if (!isTypedOrChosen(w)) continue;
    QString part = w->objectName();
    if (part.startsWith(key)) part.remove(0, key.size());
    part.replace('.', ' ').replace('_', ' ');
    w->setAccessibleName(w->accessibleName().isEmpty() || !part.isEmpty() ? (label + ' ' + part.trimmed()).trimmed()
                                                                          : w->accessibleName());
  }
}

}  // namespace

void FieldEditor::setNames(NameLookup names) {
  for (NumberEdit* edit : findChildren<NumberEdit*>()) edit->setLookup(names);
}

bool FieldEditor::typedInto(const QEvent& event, const Value& value) {
  if (event.type() == QEvent::FocusIn) emit entered();
  if (event.type() != QEvent::KeyPress || static_cast<const QKeyEvent&>(event).key() != Qt::Key_Escape) return false;
  const auto* line = qobject_cast<const QLineEdit*>(QApplication::focusWidget());
  if (line && !line->isModified()) return false;  // nothing to take back
  show(value);
  emit hint({});
  return true;
}

FieldEditor* makeFieldEditor(const Field& field, const Model& model, QWidget* parent) {
  FieldEditor* editor = editorOf(field, model, parent);
  nameControls(*editor, field);
  editor->field_ = &field;
  return editor;
}

}  // namespace gyre::ui

#include "moc_field_editor.cpp"

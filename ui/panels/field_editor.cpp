#include "panels/field_editor.h"

#include "panels/frame_editor.h"
#include "panels/function_editor.h"
#include "panels/inertia_editor.h"
#include "panels/matrix6_editor.h"
#include "panels/orientation_editor.h"
#include "panels/scalar_editors.h"
#include "panels/shapes_editor.h"
#include "panels/text_editor.h"
#include "panels/time_vector_editor.h"
#include "panels/vec3_editor.h"

namespace gyre::ui {
namespace {

template <class T>
bool holds(const Field& field) {
  return field.kind == Value(std::in_place_type<T>).index();
}

}  // namespace

FieldEditor* makeFieldEditor(const Field& field, const Model& model, QWidget* parent) {
  if (holds<bool>(field)) return new BoolEditor(parent);
  if (holds<int>(field) || holds<double>(field)) return new NumberEditor(field, parent);
  if (holds<std::string>(field)) return new TextEditor(field, parent);
  if (holds<Vec3>(field)) return new Vec3Editor(field, parent);
  if (holds<Quat>(field)) return new OrientationEditor(parent);
  if (holds<Frame>(field)) return new FrameEditor(parent);
  if (holds<Inertia>(field)) return new InertiaEditor(parent);
  if (holds<Matrix6>(field)) return new Matrix6Editor(field, parent);
  if (holds<Function>(field)) return new FunctionEditor(field, parent);
  if (holds<TimeVector>(field)) return new TimeVectorEditor(field, parent);
  if (holds<Choice>(field)) return new ChoiceEditor(field, parent);
  if (holds<ElementId>(field)) return new ReferenceEditor(field, model, parent);
  return new ShapesEditor(parent);
}

}  // namespace gyre::ui

#include "panels/property_edits.h"

#include "bodies/mass_from_shapes.h"
#include "bodies/rigid.h"
#include "describe/nearest_inertia.h"
#include "document/common_value.h"
#include "document/edit_text.h"
#include "document/joint_coordinates.h"
#include "document/marker_placement.h"
#include "document/parameter_bounds.h"
#include "document/section_numbers.h"
#include "language/translated.h"
#include "model/fresh_names.h"
#include "model/marker_frames.h"
#include "model/named_frame.h"

#include <QCoreApplication>

namespace gyre::ui {
namespace {

/// Sets a field, with what goes along with it: a marker stays in its place when its body is exchanged, and a coordinate
/// is one of its joint.
Edit setEdit(const Model& model, const Element& e, const Field& field, const Value& value) {
  const auto* body = std::get_if<ElementId>(&value);
  const bool ofMarker = body && markerPlaces(e) != MarkerPlaces::none && (field.key == "body1" || field.key == "body2");
  if (ofMarker) return onOtherBody(model, e, field.key, *body);
  Edit set = setWithBounds(e, field.key, value);
  std::vector<Edit> coordinates;
  if (body) coordinates = fittingCoordinates(model, e, field.key, *body);
  if (coordinates.empty()) return set;
  coordinates.insert(coordinates.begin(), std::move(set));
  return {Compound{std::move(coordinates)}};
}

QString words(const char* text) { return QCoreApplication::translate("PropertyPanel", text); }

}  // namespace

std::vector<const Element*> PropertyEdits::elements() const {
  std::vector<const Element*> out;
  for (const ElementId id : ids_)
    if (const Element* e = document_.model().find(id)) out.push_back(e);
  return out;
}

QString PropertyEdits::names() const { return namesOf(document_.model(), ids_); }

Expected<void> PropertyEdits::submit(const Field& field, const std::vector<Value>& values, int gesture) {
  const auto edited = elements();
  if (edited.empty() || edited.size() != values.size()) return {};
  Compound edit;
  for (std::size_t i = 0; i < edited.size(); ++i)
    edit.edits.push_back(setEdit(document_.model(), *edited[i], field, values[i]));
  const QString text = setText(document_.model(), field, values.front(), names());
  return document_.submit(edited.size() == 1 ? edit.edits.front() : Edit{std::move(edit)}, text, gesture);
}

std::vector<Value> PropertyEdits::completedValues(const Field& field, const Value& typed) const {
  std::vector<Value> values = valuesOf(elements(), field.key);
  const Value common = commonValue(values);
  for (Value& v : values) v = completed(typed, common, v);
  return values;
}

Expected<void> PropertyEdits::set(const Field& field, const Value& typed, bool nudged) {
  const auto edited = elements();
  if (edited.empty()) return {};
  if (edited.size() == 1)
    if (auto edit = sectionAsNumbers(*edited.front(), field, typed))
      return document_.submit(std::move(*edit), setText(document_.model(), field, typed, names()));
  return submit(field, completedValues(field, typed), nudged ? gesture_ : 0);
}

Expected<void> PropertyEdits::setNearestInertia(const Field& field, const Value& typed) {
  if (elements().empty()) return {};
  std::vector<Value> values = completedValues(field, typed);
  for (Value& v : values)
    if (const auto nearest = nearestPossible(std::get<Inertia>(v))) v = *nearest;
  return submit(field, values, 0);
}

Expected<void> PropertyEdits::setFormula(const Field& field, const Formula& formula) {
  const auto edited = elements();
  if (edited.empty()) return {};
  Compound edit;
  for (const Element* e : edited) edit.edits.push_back(setWithBounds(document_.model(), *e, formula));
  const QString label = inSentence(translated(field.label));
  const QString text = formula.text.empty()
                           ? words("Take the formula from %1 of %2").arg(label, names())
                           : words("Set %1 of %2 to %3").arg(label, names(), QString::fromStdString(formula.text));
  return document_.submit(edited.size() == 1 ? edit.edits.front() : Edit{std::move(edit)}, text);
}

Expected<void> PropertyEdits::place(const Edit& edit, const QString& where, bool nudged) {
  return document_.submit(edit, words("Place %1 at %2").arg(names(), where), nudged ? gesture_ : 0);
}

Expected<void> PropertyEdits::makeFrame(const Field& marker) {
  const Model& model = document_.model();
  FreshNames fresh(model);
  ElementId next = model.freeId();
  Compound edit;
  for (const Element* e : elements()) {
    Frame place = std::get<Frame>(e->value(marker));
    const auto body = std::get<ElementId>(e->value(*e->type->find(bodyKeyOf(marker))));
    place.named = next;
    edit.edits.push_back({Insert{{.id = next,
                                  .name = fresh.numbered("frame"),
                                  .type = &namedFrameType(),
                                  .params = NamedFrame{body, place.position, place.orientation}},
                                 model.elements().size() + edit.edits.size()}});
    edit.edits.push_back({SetField{e->id, marker.key, place}});
    ++next.value;
  }
  return document_.submit({std::move(edit)}, words("Make a frame of a marker of %1").arg(names()));
}

void PropertyEdits::enable(bool on) {
  Compound edit;
  for (const Element* e : elements()) edit.edits.push_back({SetEnabled{e->id, on}});
  (void)document_.submit({std::move(edit)}, words(on ? "Enable %1" : "Disable %1").arg(names()));
}

Expected<void> PropertyEdits::rename(const QString& name) {
  const auto edited = elements();
  const std::string typed = name.trimmed().toStdString();
  if (edited.size() != 1 || edited.front()->id < firstFreeId || typed == edited.front()->name) return {};
  return document_.submit(
      {Rename{edited.front()->id, typed}},
      words("Rename %1 to %2").arg(QString::fromStdString(edited.front()->name), QString::fromStdString(typed)));
}

Expected<void> PropertyEdits::takeMass(double density) {
  auto edit = massFromShapes(document_.model(), ids_.front(), density);
  if (!edit) return tl::unexpected(edit.error());
  return document_.submit(*edit, words("Take the mass of %1 from its shapes").arg(names()));
}

}  // namespace gyre::ui

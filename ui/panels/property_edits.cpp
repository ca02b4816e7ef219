// What is typed into the form of the properties, as edits of the model.

#include "bodies/mass_from_shapes.h"
#include "bodies/rigid.h"
#include "describe/nearest_inertia.h"
#include "document/common_value.h"
#include "document/edit_text.h"
#include "document/joint_coordinates.h"
#include "document/marker_placement.h"
#include "document/parameter_bounds.h"
#include "panels/mass_dialog.h"
#include "panels/property_panel.h"
#include "theme/theme.h"

#include <algorithm>

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

}  // namespace

Expected<void> PropertyPanel::submit(const Field& field, const std::vector<Value>& values, int gesture) {
  const auto shown = edited();
  if (shown.empty() || shown.size() != values.size()) return {};
  Compound edit;
  for (std::size_t i = 0; i < shown.size(); ++i)
    edit.edits.push_back(setEdit(document_.model(), *shown[i], field, values[i]));
  const QString text = setText(document_.model(), field, values.front(), namesOf(document_.model(), shownIds_));
  return document_.submit(shown.size() == 1 ? edit.edits.front() : Edit{std::move(edit)}, text, gesture);
}

void PropertyPanel::submit(FieldRow& row, const Value& value, bool nudged) {
  const auto shown = edited();
  if (shown.empty()) return;
  std::vector<Value> values = valuesOf(shown, row.field().key);
  const Value common = commonValue(values);
  for (Value& v : values) v = completed(value, common, v);
  const auto done = submit(row.field(), values, nudged ? gesture_ : 0);
  if (done) return;
  const QString whose = shown.size() > 1 ? QString::fromStdString(done.error().element) + ": " : QString();
  const QString words = whose + QString::fromStdString(done.error().message);
  if (done.error().remedy != Error::Remedy::nearestInertia) return row.setError(words);
  row.setError(words, tr("Use the nearest possible inertia"), [this, &row, values]() mutable {
    for (Value& v : values)
      if (const auto nearest = nearestPossible(std::get<Inertia>(v))) v = *nearest;
    if (const auto mended = submit(row.field(), values, 0); !mended)
      row.setError(QString::fromStdString(mended.error().message));
  });
}

void PropertyPanel::switchOnOff(bool on) {
  Compound edit;
  for (const Element* e : edited()) edit.edits.push_back({SetEnabled{e->id, on}});
  const QString names = namesOf(document_.model(), shownIds_);
  (void)document_.submit({std::move(edit)}, (on ? tr("Enable %1") : tr("Disable %1")).arg(names));
}

void PropertyPanel::submit(FieldRow& row, const Formula& formula) {
  const auto shown = edited();
  if (shown.empty()) return;
  Compound edit;
  for (const Element* e : shown) edit.edits.push_back(setWithBounds(document_.model(), *e, formula));
  const QString names = namesOf(document_.model(), shownIds_);
  const QString label = QString::fromStdString(row.field().label).toLower();
  const QString text = formula.text.empty()
                           ? tr("Take the formula from %1 of %2").arg(label, names)
                           : tr("Set %1 of %2 to %3").arg(label, names, QString::fromStdString(formula.text));
  const auto done = document_.submit(shown.size() == 1 ? edit.edits.front() : Edit{std::move(edit)}, text);
  if (!done) row.setError(QString::fromStdString(done.error().message));
}

void PropertyPanel::takeMassFromShapes(FieldRow& row) {
  const auto shown = edited();
  if (shown.size() != 1) return;
  const Element* e = shown.front();
  const Rigid& body = e->as<Rigid>();
  constexpr double steel = 7850;
  MassDialog dialog(body.shapes, body.density > 0 ? body.density : steel, this);
  if (dialog.exec() != QDialog::Accepted) return;
  auto edit = massFromShapes(document_.model(), e->id, dialog.density());
  const auto done = edit ? document_.submit(*edit, tr("Take the mass of %1 from its shapes").arg(name_->text()))
                         : Expected<void>(tl::unexpected(edit.error()));
  if (!done) row.setError(QString::fromStdString(done.error().message));
}

void PropertyPanel::rename() {
  const auto shown = edited();
  const std::string typed = name_->text().trimmed().toStdString();
  if (shown.size() != 1 || shown.front()->id < firstFreeId || typed == shown.front()->name) return;
  const auto done = document_.submit(
      {Rename{shown.front()->id, typed}},
      tr("Rename %1 to %2").arg(QString::fromStdString(shown.front()->name), QString::fromStdString(typed)));
  if (done) return;
  QPalette red = palette();
  red.setColor(QPalette::WindowText, currentTheme().error);
  nameError_->setPalette(red);
  nameError_->setText(QString::fromStdString(done.error().message));
  nameError_->show();
}

}  // namespace gyre::ui

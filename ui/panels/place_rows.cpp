#include "panels/place_rows.h"

#include "document/edit_text.h"
#include "document/marker_placement.h"

#include <QVBoxLayout>

namespace gyre::ui {
namespace {

Field placeField(const char* key, const QString& label, const QString& help, const Value& of) {
  Field f;
  f.key = key;
  f.label = label.toStdString();
  f.help = help.toStdString();
  f.quantity = Quantity::length;
  f.kind = of.index();
  return f;
}

const Field& meetingField() {
  static const Field f =
      placeField("place", QObject::tr("In the world"),
                 QObject::tr("Where it stands, in inertial axes: both markers go there together"), Frame{});
  return f;
}

const Field& endField(int end) {
  static const Field fields[] = {
      placeField("end1", QObject::tr("End 1 in the world"),
                 QObject::tr("Point on body 1, in inertial axes; a length that fits goes with it"), Vec3(0, 0, 0)),
      placeField("end2", QObject::tr("End 2 in the world"),
                 QObject::tr("Point on body 2, in inertial axes; a length that fits goes with it"), Vec3(0, 0, 0))};
  return fields[end];
}

}  // namespace

PlaceRows::PlaceRows(const Model& model, const Element& element, QWidget* parent)
    : QWidget(parent), model_(model), id_(element.id) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(12);
  if (markerPlaces(element) == MarkerPlaces::meeting) {
    addRow(meetingField());
  } else {
    addRow(endField(0));
    addRow(endField(1));
  }
}

void PlaceRows::addRow(const Field& field) {
  auto* row = new FieldRow(field, model_, this);
  const std::size_t index = rows_.size();
  rows_.push_back(row);
  layout()->addWidget(row);
  connect(row, &FieldRow::edited, this, [this, index](const Value& value, bool nudged) { take(index, value, nudged); });
  connect(row, &FieldRow::formulaEdited, this, [row](const Formula&) {
    row->setError(tr("a number is expected here; formulas stand in the markers on the bodies"));
  });
}

void PlaceRows::show(const Element& element) {
  id_ = element.id;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const Frame marker = markerInWorld(model_, element, static_cast<int>(i));
    rows_[i]->show(rows_.size() == 1 ? Value(marker) : Value(marker.position), {});
  }
}

void PlaceRows::take(std::size_t index, const Value& value, bool nudged) {
  const Element& e = *model_.find(id_);
  const auto* frame = std::get_if<Frame>(&value);
  const Vec3 point = frame ? frame->position : std::get<Vec3>(value);
  const Edit edit = frame ? markersAt(model_, e, *frame) : endAt(model_, e, static_cast<int>(index), point);
  emit edited(rows_[index], edit, valueText(model_, endField(0), point), nudged);
}

}  // namespace gyre::ui

#include "moc_place_rows.cpp"

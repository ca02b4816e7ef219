#include "placing/new_rod.h"

#include "document/body_geometry.h"
#include "document/body_preset.h"
#include "document/second_marker.h"
#include "joints/revolute.h"
#include "joints/spherical.h"
#include "model/fresh_names.h"
#include "placing/feature.h"

#include <numbers>

namespace gyre::ui {
namespace {

Shape rodShape(const RodForm& form, double length) {
  using Section = RodForm::Section;
  if (form.section == Section::square) return {.kind = Shape::Kind::box, .size = Vec3(length, form.width, form.width)};
  Shape shape{.kind = form.section == Section::round ? Shape::Kind::cylinder : Shape::Kind::capsule,
              .radius = 0.5 * form.width,
              .length = length};
  shape.placement.orientation = Quat{std::numbers::sqrt2 / 2, 0, std::numbers::sqrt2 / 2, 0};  // turns z into x
  return shape;
}

/// x along the rod, y as close to the axis of its hinges as can be.
Quat rodAxes(const Vec3& along, const Vec3& axis) {
  Mat3 R;
  R.col(0) = along.normalized();
  R.col(1) = perpendicular(R.col(0), axis);
  R.col(2) = R.col(0).cross(R.col(1));
  return Quat(R);
}

}  // namespace

NewRod newRod(const Model& model, const TypeList& types, const RodForm& form, const std::array<RodEnd, 2>& ends,
              const Mat3& axes) {
  FreshNames names(model);
  const Vec3 along = ends[1].place - ends[0].place;
  const TypeInfo& type = *presetType(types);
  ElementId next = model.freeId();
  std::size_t position = model.elements().size();
  NewRod made{.edit = {}, .rod = {ElementId{next.value++}, names.numbered("rod"), &type, type.defaults}};
  const Frame place{0.5 * (ends[0].place + ends[1].place), rodAxes(along, axes.col(2))};
  setField(made.rod, "position", place.position);
  setField(made.rod, "orientation", place.orientation);
  setField(made.rod, "shapes", Shapes{rodShape(form, along.norm())});
  setField(made.rod, "density", form.density);
  made.edit.edits.push_back({Insert{made.rod, position++}});
  for (const RodEnd& end : ends) {
    if (!end.isHinged) continue;
    const std::string& id = (isPoint(model, end.body) ? sphericalType() : revoluteType()).id;
    const TypeInfo& joint = *types.find(Category::joint, id);
    Element hinge{ElementId{next.value++}, names.numbered(id), &joint, joint.defaults};
    const Frame at{end.place, Quat(axes)};
    setField(hinge, "body1", end.body);
    setField(hinge, "frame1", relativeTo(placementOf(model, end.body), at));
    setField(hinge, "body2", made.rod.id);
    setField(hinge, "frame2", relativeTo(place, at));
    made.edit.edits.push_back({Insert{std::move(hinge), position++}});
  }
  return made;
}

}  // namespace gyre::ui

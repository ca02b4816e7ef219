#include "viewport/force_arrows.h"

#include "viewport/body_parts.h"
#include "viewport/contact_marks.h"
#include "viewport/merged_batch.h"

#include <vtkPolyData.h>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

/// Lengths on the screen [pixels].
constexpr double shaftWidth = 1.1, headLength = 12, headWidth = 4.6, leastLength = 1.5, turnRadius = 13;

}  // namespace

ForceArrows::ForceArrows(vtkRenderer* layer, bool coarse) : coarse_(coarse) {
  const auto make = [&](Batch which, const vtkSmartPointer<vtkPolyData>& geometry) {
    batches_[which] = std::make_unique<MergedBatch>(layer, BatchStyle::shadow, geometry);
  };
  for (const Batch b : {casing, shaft}) make(b, ribbonMark());
  for (const Batch b : {headCasing, head}) make(b, headMark());
  make(turn, turnMark());
}

vtkActor* ForceArrows::actor(Batch batch) const { return batches_[batch]->actor(); }

void ForceArrows::begin(const View& view) {
  view_ = view;
  for (const auto& batch : batches_) batch->clear();
}

void ForceArrows::commit() {
  for (const auto& batch : batches_) batch->commit();
}

std::optional<Vec3> ForceArrows::add(const Vec3& start, const Vec3& arrow, QRgb color, Form form) {
  pixel_ = std::abs(view_.lens.pixelAt(start)) * view_.pixelRatio;
  const double wanted = arrow.norm(), length = std::min(wanted, longest(view_.bodySize));
  if (!(length > leastLength * pixel_)) return std::nullopt;
  const Vec3 along = arrow / wanted;
  const Frame from = facing(start, along);
  const double tip = std::min((coarse_ ? 7.5 : headLength) * pixel_, 0.6 * length);
  const double width = (coarse_ ? 0.7 : shaftWidth) * pixel_;
  addFlat(shaft, from, 0, Vec3(width, 1, length - tip), color);
  addFlat(head, from, length - tip, Vec3(headWidth / headLength * tip, 1, tip), color);
  if (wanted > length) addFlat(head, from, length - 2.1 * tip, Vec3(headWidth / headLength * tip, 1, tip), color);
  if (form == Form::turning) {
    const double r = turnRadius * pixel_;
    batches_[turn]->add(view_.lens.nearer({.frame = from, .scale = Vec3(r, r, r)}, 1.5), color);
  }
  return start + length * along;
}

/// z along the arrow, y as far towards the viewer as that allows.
Frame ForceArrows::facing(const Vec3& x, const Vec3& along) const {
  Vec3 side = along.cross(view_.lens.towardsEye(x));
  if (side.norm() < 1e-9) side = along.unitOrthogonal();
  Eigen::Matrix3d axes;
  axes << side.normalized(), along.cross(side.normalized()), along;
  return {x, Quat(axes)};
}

/// A flat part at a height of an arrow, with a rim where there are not too many.
void ForceArrows::addFlat(Batch batch, const Frame& arrow, double z, const Vec3& scale, QRgb color) {
  Part part{.frame = {arrow.position + z * (arrow.orientation * Vec3::UnitZ()), arrow.orientation}, .scale = scale};
  if (coarse_) return batches_[batch]->add(part, color);
  batches_[batch]->add(view_.lens.nearer(part, 1.5), color);
  const double rim = 1.25 * pixel_;
  const bool pointed = batch == head;
  part.frame.position -= rim * (arrow.orientation * Vec3::UnitZ());
  part.scale += Vec3((pointed ? 1.7 : 1) * rim, 0, (pointed ? 4.2 : 1.5) * rim);
  batches_[pointed ? headCasing : casing]->add(part, view_.rim);
}

}  // namespace gyre::ui

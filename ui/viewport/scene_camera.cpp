#include "viewport/scene_camera.h"

#include "viewport/part_extent.h"

#include <vtkCamera.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace gyre::ui {

SceneCamera::SceneCamera(vtkCamera* camera, const QWidget& widget, ShownScene& shown, const SceneGround& ground)
    : camera_(camera), widget_(widget), shown_(shown), ground_(ground) {}

SceneCamera::~SceneCamera() = default;

vtkCamera* SceneCamera::vtk() const { return camera_; }

Projection SceneCamera::projection() const { return Projection::of(camera_, QSizeF(widget_.size())); }

double SceneCamera::aspect() const {
  return static_cast<double>(std::max(1, widget_.width())) / std::max(1, widget_.height());
}

void SceneCamera::setView(const CameraPose& pose, bool fitted) {
  pose.applyTo(camera_);
  fitted_ = fitted;
  if (fitted) fit();
  emit changed();
}

void SceneCamera::setParallelProjection(bool on) {
  setParallel(camera_, on);
  emit changed();
}

std::vector<Part> SceneCamera::partsInScale() {
  std::vector<Part> parts = shown_.parts();
  std::erase_if(parts, [this](const Part& part) { return shown_.scene().extent().isOutOfScale(part); });
  return parts;
}

std::vector<Part> SceneCamera::partsToFit() {
  std::vector<Part> parts = partsInScale();
  const SceneExtent& extent = shown_.scene().extent();
  const Vec3& up = extent.vertical;
  const double height = ground_.grid().height(), gap = -support(parts, -up) - height;
  if (parts.empty() || shown_.scene().description().gravity.norm() == 0 || gap > 0.8 * extent.radius) return parts;
  const Eigen::AlignedBox3d box = bounds(parts);
  Part footprint{.frame = {box.center() + (height - box.center().dot(up)) * up, Quat::Identity()},
                 .scale = box.sizes()};
  footprint.scale -= footprint.scale.dot(up) * up;
  parts.push_back(footprint);
  return parts;
}

void SceneCamera::fit() {
  fitTo(camera_, partsToFit(), aspect());
  fitted_ = true;
  emit changed();
}

void SceneCamera::standardView(StandardView view) {
  lookFrom(camera_, view, shown_.scene().extent().vertical);
  fit();
}

void SceneCamera::setInitialView() {
  const ViewSettings& view = shown_.scene().description().view;
  fitted_ = !view.isSet();
  if (fitted_) return standardView(StandardView::corner);
  camera_->SetPosition(view.eye.data());
  camera_->SetFocalPoint(view.target.data());
  camera_->SetViewUp(view.up.data());
  camera_->SetParallelScale(camera_->GetDistance() * std::tan(camera_->GetViewAngle() * std::numbers::pi / 360));
  emit changed();
}

void SceneCamera::followEdit(bool otherBodies) {
  if (fitted_ && !shown_.parts().empty() && (otherBodies || !isInSight())) fit();
}

bool SceneCamera::isInSight() {
  const Eigen::AlignedBox3d box = bounds(partsInScale());
  const Projection view = projection();
  const CameraFrame& c = view.camera;
  for (int i = 0; i < 8; ++i) {
    const Vec3 corner = box.corner(static_cast<Eigen::AlignedBox3d::CornerType>(i));
    const Vec3 from = corner - c.eye;
    const double half = worldPerUnit(camera_, corner);
    const bool inside = std::abs(from.dot(c.up)) < half && std::abs(from.dot(c.right)) < half * aspect();
    if (!inside || (!view.parallel && from.dot(c.forward) <= 0)) return false;
  }
  return true;
}

void SceneCamera::keepInSight() {
  if (shown_.parts().empty() || (isInSight() && !fitted_)) return;
  if (!before_) {
    before_ = vtkSmartPointer<vtkCamera>::New();
    before_->DeepCopy(camera_);
    fittedBefore_ = fitted_;
  }
  fit();
}

void SceneCamera::restore() {
  if (!before_) return;
  camera_->DeepCopy(std::exchange(before_, nullptr));
  fitted_ = fittedBefore_;
  emit changed();
}

void SceneCamera::forget() { before_ = nullptr; }

void SceneCamera::orbitBy(const Vec3& pivot, double azimuth, double elevation) {
  orbit(camera_, pivot, shown_.scene().extent().vertical, azimuth, elevation);
  changeByUser();
}

void SceneCamera::panBy(const Vec3& grabbed, QPointF pixels) {
  const CameraFrame c = CameraFrame::of(camera_);
  const double perPixel = 2 * worldPerUnit(camera_, grabbed) / std::max(1, widget_.height());
  pan(camera_, Vec3::Zero(), perPixel * (pixels.x() * c.right - pixels.y() * c.up));
  changeByUser();
}

void SceneCamera::zoomTowards(const Vec3& point, double factor) {
  const SceneExtent& extent = shown_.scene().extent();
  const double size = worldPerUnit(camera_, point) * factor;
  if (size <= 1e-4 * extent.bodySize || size >= 1e3 * extent.radius) return;
  zoomAt(camera_, point, factor);
  changeByUser();
}

void SceneCamera::changeByUser() {
  forget();
  fitted_ = false;
  emit movedByUser();
  emit changed();
}

}  // namespace gyre::ui

#include "moc_scene_camera.cpp"

#include "viewport/scene_camera.h"

#include "viewport/part_extent.h"

#include <vtkCamera.h>

#include <QStandardPaths>
#include <QStyle>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>
#include <utility>

namespace gyre::ui {
namespace {

constexpr std::chrono::milliseconds turnTime{300};

}  // namespace

SceneCamera::SceneCamera(vtkCamera* camera, const QWidget& widget, ShownScene& shown, const SceneGround& ground)
    : camera_(camera), widget_(widget), shown_(shown), ground_(ground) {
  turning_.setStartValue(0.0);
  turning_.setEndValue(1.0);
  turning_.setDuration(static_cast<int>(turnTime.count()));
  turning_.setEasingCurve(QEasingCurve::InOutCubic);
  connect(&turning_, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) {
    if (!turn_) return;
    turn_->at(share.toDouble()).applyTo(camera_);
    emit changed();
  });
  connect(&turning_, &QVariantAnimation::finished, this, [this] { turn_.reset(); });
}

SceneCamera::~SceneCamera() = default;

vtkCamera* SceneCamera::vtk() const { return camera_; }

Projection SceneCamera::projection() const { return Projection::of(camera_, QSizeF(widget_.size())); }

double SceneCamera::aspect() const {
  return static_cast<double>(std::max(1, widget_.width())) / std::max(1, widget_.height());
}

CameraPose SceneCamera::pose() const { return turn_ ? turn_->goal() : CameraPose::of(camera_); }

void SceneCamera::setView(const CameraPose& pose, bool fitted, Way way) {
  halt();
  const CameraPose before = CameraPose::of(camera_);
  pose.applyTo(camera_);
  fitted_ = fitted;
  if (fitted) fit();
  if (way == Way::turning) {
    forget();
    turnFrom(before);
  }
  emit changed();
}

bool SceneCamera::turns() const {
  // A window on all of the screen is presented, and a test waits for nothing.
  return !QStandardPaths::isTestModeEnabled() && widget_.isVisible() && !widget_.window()->isFullScreen() &&
         widget_.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget_) > 0;
}

void SceneCamera::turnFrom(const CameraPose& before) {
  if (!turns()) return;
  const CameraPose goal = CameraPose::of(camera_);
  before.applyTo(camera_);
  setParallel(camera_, goal.parallel);
  turn_.emplace(CameraPose::of(camera_), goal, shown_.scene().extent().vertical);
  turning_.start();
}

void SceneCamera::halt() {
  turn_.reset();
  turning_.stop();
}

void SceneCamera::arrive() {
  if (!turn_) return;
  const CameraPose goal = turn_->goal();
  halt();
  goal.applyTo(camera_);
}

void SceneCamera::setParallelProjection(bool on) {
  arrive();
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
  arrive();
  fitTo(camera_, partsToFit(), aspect());
  fitted_ = true;
  emit changed();
}

void SceneCamera::standardView(StandardView view, Way way) {
  const CameraPose before = CameraPose::of(camera_);
  arrive();  // what is in the middle then stays there
  lookFrom(camera_, view, shown_.scene().extent().vertical);
  fit();
  if (way == Way::turning) turnFrom(before);
}

void SceneCamera::setInitialView() {
  halt();
  forget();
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
  arrive();
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
  arrive();
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
  halt();
  camera_->DeepCopy(std::exchange(before_, nullptr));
  fitted_ = fittedBefore_;
  emit changed();
}

void SceneCamera::forget() { before_ = nullptr; }

void SceneCamera::orbitBy(const Vec3& pivot, double azimuth, double elevation) {
  halt();
  orbit(camera_, pivot, shown_.scene().extent().vertical, azimuth, elevation);
  changeByUser();
}

void SceneCamera::panBy(const Vec3& grabbed, QPointF pixels) {
  halt();
  const CameraFrame c = CameraFrame::of(camera_);
  const double perPixel = 2 * worldPerUnit(camera_, grabbed) / std::max(1, widget_.height());
  pan(camera_, Vec3::Zero(), perPixel * (pixels.x() * c.right - pixels.y() * c.up));
  changeByUser();
}

void SceneCamera::zoomTowards(const Vec3& point, double factor) {
  halt();
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

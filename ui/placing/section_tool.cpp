#include "placing/section_tool.h"

#include "placing/tool_paint.h"
#include "viewport/part_extent.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr double kArrow = 46, kHandleReach = 9, kStopReach = 8;  // [pixels]
constexpr double kRim = 0.06;                                    // of the outline beyond the bodies, of their size

bool isFace(const Feature& feature) {
  return feature.body != ground && (feature.kind == Feature::Kind::plane || feature.kind == Feature::Kind::curved);
}

}  // namespace

SectionTool::SectionTool(Viewport& viewport) : viewport_(viewport), features_(viewport) { viewport_.tools().add(this); }

void SectionTool::setHandle(const std::optional<SectionHandle>& handle) {
  handle_ = handle;
  if (!handle) {
    drag_.reset();
    hovered_ = false;
  }
  viewport_.tools().update();
}

void SectionTool::setPicking(bool on) {
  if (on == picking_) return;
  picking_ = on;
  face_.reset();
  on ? viewport_.setCursor(Qt::CrossCursor) : viewport_.unsetCursor();
  viewport_.tools().update();
  if (!on) emit pickingEnded();
}

Vec3 SectionTool::anchor() const {
  const std::vector<Part> parts = viewport_.shown().scene().bodyParts();
  const Vec3 middle = parts.empty() ? Vec3(Vec3::Zero()) : Vec3(bounds(parts).center());
  return middle + (handle_->offset - handle_->axis.dot(middle)) * handle_->axis;
}

std::vector<Vec3> SectionTool::outline() const {
  const std::vector<Part> parts = viewport_.shown().scene().bodyParts();
  if (parts.empty()) return {};
  const Vec3 u = perpendicular(handle_->axis, std::abs(handle_->axis.z()) < 0.9 ? Vec3::UnitZ() : Vec3::UnitX());
  const Vec3 v = handle_->axis.cross(u);
  const double rim = kRim * bounds(parts).sizes().maxCoeff();
  const double low[] = {-support(parts, -u) - rim, -support(parts, -v) - rim};
  const double high[] = {support(parts, u) + rim, support(parts, v) + rim};
  std::vector<Vec3> corners;
  for (const auto& [a, b] :
       {std::pair{low[0], low[1]}, {high[0], low[1]}, {high[0], high[1]}, {low[0], high[1]}, {low[0], low[1]}})
    corners.emplace_back(a * u + b * v + handle_->offset * handle_->axis);
  return corners;
}

bool SectionTool::isOnHandle(QPointF position) const {
  if (!handle_ || picking_) return false;
  const Projection view = viewport_.camera().projection();
  const Vec3 at = anchor();
  if (!view.isAhead(at)) return false;
  const Vec3 reach = kArrow * view.pixelAt(at) * handle_->axis;
  return pixelsFrom({at - reach, at + reach}, view, position) <= kHandleReach ||
         pixelDistance(view.toWidget(at), position) <= kHandleReach;
}

bool SectionTool::hover(QPointF position, Qt::KeyboardModifiers) {
  if (picking_) {
    face_ = features_.at(position, Snap::none);
    if (face_ && !isFace(*face_)) face_.reset();
    viewport_.tools().update();
    return true;
  }
  const bool on = isOnHandle(position);
  if (on != hovered_) {
    hovered_ = on;
    on ? viewport_.setCursor(Qt::SizeAllCursor) : viewport_.unsetCursor();
    viewport_.tools().update();
  }
  return on;
}

void SectionTool::leave() {
  if (hovered_ && !picking_) viewport_.unsetCursor();
  hovered_ = false;
  face_.reset();
  viewport_.tools().update();
}

bool SectionTool::takesDrag(QPointF position, Qt::KeyboardModifiers) { return isOnHandle(position); }

void SectionTool::beginDrag(QPointF position, Qt::KeyboardModifiers) {
  if (!handle_) return;
  const Vec3 u = perpendicular(handle_->axis, Vec3::UnitX());
  Gizmo along{.mode = GizmoMode::move, .center = anchor(), .axes = Mat3::Identity()};
  along.axes << u, handle_->axis.cross(u), handle_->axis;
  drag_.emplace(along, GizmoHandle{GizmoHandle::Kind::arrow, 2}, viewport_.camera().projection(), position);
  start_ = handle_->offset;
  findStops();
}

/// Centres of bodies, and the faces by which they end along the axis.
void SectionTool::findStops() {
  stops_.clear();
  stop_.reset();
  const SceneParts& scene = viewport_.shown().scene();
  for (const Part& part : scene.bodyParts()) {
    const std::span<const Part> one(&part, 1);
    stops_.push_back({support(one, handle_->axis), part.id, false});
    stops_.push_back({-support(one, -handle_->axis), part.id, false});
    if (const auto body = scene.placementOf(part.id))
      stops_.push_back({body->position.dot(handle_->axis), part.id, true});
  }
}

void SectionTool::drag(QPointF position, Qt::KeyboardModifiers modifiers) {
  if (!drag_ || !handle_) return;
  const Projection view = viewport_.camera().projection();
  double offset = start_ + drag_->valueAt(position, view)[0];
  stop_.reset();
  const auto apart = [&](const Stop& stop) { return std::abs(stop.offset - offset); };
  const auto nearest = std::ranges::min_element(stops_, {}, apart);
  const bool isFree = modifiers.testFlag(Qt::ControlModifier);
  if (!isFree && nearest != stops_.end() && apart(*nearest) <= kStopReach * view.pixelAt(anchor())) {
    stop_ = *nearest;
    offset = nearest->offset;
  }
  emit moved(std::clamp(offset, handle_->low, handle_->high));
  viewport_.tools().update();
}

void SectionTool::endDrag() {
  drag_.reset();
  stop_.reset();
  viewport_.tools().update();
}

bool SectionTool::click(QPointF position, Qt::KeyboardModifiers) {
  if (!picking_) return isOnHandle(position);
  const std::optional<Feature> face = features_.at(position, Snap::none);
  if (!face || !isFace(*face)) return true;
  emit facePicked(*face);
  setPicking(false);
  return true;
}

bool SectionTool::key(const QKeyEvent& event) {
  if (event.key() != Qt::Key_Escape || !draws()) return false;
  if (drag_) {
    emit moved(start_);
    endDrag();
  } else if (picking_) {
    setPicking(false);
  } else {
    emit endAsked();
  }
  return true;
}

QString SectionTool::dragText() const {
  const QString value = QString::number(handle_->offset, 'g', 5) + " m";
  if (!stop_) return value;
  for (const SceneBody& body : viewport_.shown().scene().description().bodies)
    if (body.id == stop_->body)
      return (stop_->isCenter ? tr("%1, centre of %2") : tr("%1, face of %2"))
          .arg(value, QString::fromStdString(body.name));
  return value;
}

void SectionTool::paint(QPainter& painter) {
  const Projection view = viewport_.camera().projection();
  const ToolPaint paint(painter, view, viewport_.shown().options().dark);
  const QColor& color = paint.colors().accent;
  if (picking_) {
    if (!face_) return;
    paint.feature(*face_, color);
    return paint.featureName(*face_, face_->name);
  }
  if (!handle_) return;
  const Vec3 at = anchor();
  paint.polyline(outline(), color, 1.5);
  if (!view.isAhead(at)) return;
  const double width = hovered_ || drag_ ? 3 : 2;
  paint.arrow(at, handle_->axis, kArrow, color, width);
  paint.arrow(at, -handle_->axis, kArrow, color, width);
  paint.dot(at, color, hovered_ || drag_ ? 6 : 4.5);
  if (drag_) paint.label(view.toWidget(at) + QPointF(16, 20), dragText());
}

}  // namespace gyre::ui

#include "moc_section_tool.cpp"

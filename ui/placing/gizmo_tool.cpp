#include "placing/gizmo_tool.h"

#include "placing/body_placement.h"
#include "placing/gizmo_paint.h"

#include <QKeyEvent>

#include <cmath>
#include <numbers>

#include <array>

namespace gyre::ui {
namespace {

QString signedNumber(double x) {
  const double rounded = std::abs(x) < 1e-9 ? 0.0 : x;
  return (rounded < 0 ? QString() : QString("+")) + QString::number(rounded, 'g', 4);
}

constexpr const char* axisNames[] = {"x", "y", "z"};

}  // namespace

GizmoTool::GizmoTool(PlacingContext& context) : context_(context), field_(new TypedValue(&context.viewport)) {
  connect(field_, &TypedValue::taken, this, [this](const std::vector<double>& values) {
    if (!drag_) return;
    show({values[0], values.size() > 1 ? values[1] : 0.0});
    commit();
    context_.viewport.setFocus();
  });
  connect(field_, &TypedValue::givenUp, this, [this] {
    cancel();
    context_.viewport.setFocus();
  });
  connect(&context_.selection, &Selection::changed, this, [this] {
    cancel();
    hovered_.reset();
    refresh();
  });
}

void GizmoTool::start(GizmoMode mode) {
  mode_ = mode;
  hovered_.reset();
  context_.banner.open(nullptr);
  context_.viewport.tools().add(this);
  refresh();
}

void GizmoTool::stop() {
  cancel();
  context_.viewport.tools().remove(this);
  context_.viewport.unsetCursor();
  context_.banner.hide();
}

void GizmoTool::setBodyAxes(bool on) {
  bodyAxes_ = on;
  refresh();
}

const Element* GizmoTool::body() const {
  const auto id = context_.selection.element();
  const Element* element = id ? context_.document.model().find(*id) : nullptr;
  if (!element || element->type->category != Category::body || !context_.stage.showsModel()) return nullptr;
  if (mode_ == GizmoMode::rotate && !bodyType(*element).turns) return nullptr;
  return context_.stage.placementOf(element->id) ? element : nullptr;
}

Frame GizmoTool::placement() const { return context_.stage.placementOf(body()->id).value_or(Frame{}); }

std::optional<Gizmo> GizmoTool::gizmo() const {
  const Element* element = body();
  if (!element) return std::nullopt;
  const Frame at = placement();
  Gizmo g{.mode = mode_, .center = at.position, .axes = Mat3::Identity()};
  if (bodyAxes_) g.axes = at.orientation.toRotationMatrix();
  return g;
}

bool GizmoTool::hover(QPointF position, Qt::KeyboardModifiers) {
  const auto g = gizmo();
  const auto before = hovered_;
  hovered_ = g ? g->at(position, context_.viewport.camera().projection()) : std::nullopt;
  if (hovered_ != before) {
    hovered_ ? context_.viewport.setCursor(Qt::SizeAllCursor) : context_.viewport.unsetCursor();
    context_.viewport.tools().update();
  }
  return hovered_.has_value();
}

void GizmoTool::leave() {
  hovered_.reset();
  context_.viewport.tools().update();
}

bool GizmoTool::takesDrag(QPointF position, Qt::KeyboardModifiers) {
  const auto g = gizmo();
  return g && g->at(position, context_.viewport.camera().projection());
}

void GizmoTool::beginDrag(QPointF position, Qt::KeyboardModifiers) {
  cancel();
  const auto g = gizmo();
  if (!g) return;
  const Projection projection = context_.viewport.camera().projection();
  const auto handle = g->at(position, projection);
  if (!handle) return;
  held_ = *g;
  start_ = placement();
  value_.setZero();
  hovered_ = handle;
  drag_.emplace(held_, *handle, projection, position);
}

double GizmoTool::step(const Projection& projection, bool fine) const {
  return mode_ == GizmoMode::rotate ? turnStep(fine) : moveStep(projection.pixelAt(held_.center), fine);
}

void GizmoTool::drag(QPointF position, Qt::KeyboardModifiers modifiers) {
  if (!drag_ || field_->isVisible()) return;
  const Projection projection = context_.viewport.camera().projection();
  Eigen::Vector2d value = drag_->valueAt(position, projection);
  const double grid =
      modifiers.testFlag(Qt::ControlModifier) ? 0.0 : step(projection, modifiers.testFlag(Qt::ShiftModifier));
  for (double& v : value) v = snapped(v, grid);
  show(value);
}

void GizmoTool::show(const Eigen::Vector2d& value) {
  value_ = value;
  const Frame at = drag_->applied(start_, value_);
  context_.stage.showDrag({BodyPose{body()->id, at.position, at.orientation}});
  refresh();
}

void GizmoTool::endDrag() {
  if (drag_ && !field_->isVisible()) commit();
}

void GizmoTool::commit() {
  const Element* element = body();
  if (!drag_ || !element) return cancel();
  std::vector<Edit> edits;
  if (!value_.isZero()) edits = placeBody(*element, drag_->applied(start_, value_));
  if (edits.empty()) return cancel();
  const QString name = QString::fromStdString(element->name);
  drag_.reset();
  const auto done = context_.document.submit(
      {Compound{std::move(edits)}}, mode_ == GizmoMode::move ? tr("Move %1").arg(name) : tr("Turn %1").arg(name));
  if (!done) context_.report(done.error());
  context_.stage.endDrag();
  refresh();
}

void GizmoTool::cancel() {
  if (!drag_) return;
  value_.setZero();
  context_.stage.endDrag();
  drag_.reset();
  field_->hide();
  refresh();
}

bool GizmoTool::click(QPointF position, Qt::KeyboardModifiers modifiers) {
  if (!takesDrag(position, modifiers)) return false;
  beginDrag(position, modifiers);
  openField({});
  return true;
}

void GizmoTool::openField(const QString& text) {
  const QPointF at = context_.viewport.camera().projection().toWidget(drag_->applied(start_, value_).position);
  const bool two = drag_->handle().kind == GizmoHandle::Kind::plane;
  field_->open((at + QPointF(24, 20)).toPoint(), mode_ == GizmoMode::rotate ? Quantity::angle : Quantity::length,
               two ? 2 : 1, text);
}

bool GizmoTool::key(const QKeyEvent& event) {
  if (event.key() == Qt::Key_Escape) {
    drag_ ? cancel() : context_.leave();
    return true;
  }
  if (!drag_) return false;
  const QString text = event.text();
  if (text.size() == 1 && QString("0123456789.-+").contains(text)) openField(text);
  return true;  // nothing else happens during a drag
}

bool GizmoTool::overridesShortcut(const QKeyEvent&) const { return drag_.has_value(); }

void GizmoTool::paint(QPainter& painter) {
  auto g = gizmo();
  if (!g) return;
  const Projection projection = context_.viewport.camera().projection();
  if (drag_ && mode_ == GizmoMode::rotate) g->axes = held_.axes;  // rings stay while the body turns
  if (!projection.isAhead(g->center)) return;
  const ToolPaint paint(painter, projection, context_.viewport.shown().options().dark);
  paintGizmo(painter, paint, projection, *g,
             {.active = drag_ ? std::optional(drag_->handle()) : hovered_,
              .isDragged = drag_.has_value(),
              .angle = value_[0]});
  paint.dot(g->center, paint.colors().text, 3.5);
  if (drag_ && !field_->isVisible()) paint.label(projection.toWidget(g->center), valueText());
}

QString GizmoTool::valueText() const {
  const int i = drag_->handle().axis;
  const auto length = [&](int axis, double v) { return QString("%1 %2 m").arg(axisNames[axis], signedNumber(v)); };
  switch (drag_->handle().kind) {
    case GizmoHandle::Kind::arrow: return length(i, value_[0]);
    case GizmoHandle::Kind::plane: return length((i + 1) % 3, value_[0]) + "   " + length((i + 2) % 3, value_[1]);
    case GizmoHandle::Kind::ring:
      return QString("%1 %2°").arg(axisNames[i], signedNumber(value_[0] * 180 / std::numbers::pi));
  }
  return {};
}

void GizmoTool::refresh() {
  context_.viewport.tools().update();
  QString hint;
  if (!context_.stage.showsModel()) {
    hint = tr("Reset the run first (Backspace)");
  } else if (!body()) {
    hint = mode_ == GizmoMode::move ? tr("Click the body to move") : tr("Click the body to turn");
  } else if (drag_) {
    const Vec3 x = drag_->applied(start_, value_).position;
    hint = mode_ == GizmoMode::move
               ? tr("%1 m, %2 m, %3 m").arg(x.x(), 0, 'g', 5).arg(x.y(), 0, 'g', 5).arg(x.z(), 0, 'g', 5)
               : valueText();
  } else {
    const QString name = QString::fromStdString(body()->name);
    hint = (bodyAxes_ ? tr("%1, along its own axes (X)") : tr("%1, along the axes of space (X)")).arg(name);
  }
  context_.banner.setHint(hint);
}

}  // namespace gyre::ui

#include "moc_gizmo_tool.cpp"

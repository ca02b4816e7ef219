#include "placing/grab_tool.h"

#include "placing/body_placement.h"
#include "placing/tool_paint.h"
#include "viewport/ray_plane.h"

#include <QKeyEvent>

#include <algorithm>

namespace gyre::ui {

namespace {

constexpr int frame = 16;  // [ms]

}  // namespace

GrabTool::GrabTool(PlacingContext& context) : context_(context) {
  next_.setSingleShot(true);
  next_.setInterval(frame);
  next_.callOnTimeout([this] { follow(); });
}

bool GrabTool::takesDrag(QPointF position, Qt::KeyboardModifiers modifiers) {
  if (!modifiers.testFlag(Qt::ControlModifier) || !context_.stage.showsModel()) return false;
  const Element* element = context_.document.model().find(context_.viewport.picking().elementAt(position));
  return element && element->type->category == Category::body;
}

void GrabTool::beginDrag(QPointF position, Qt::KeyboardModifiers) {
  body_ = context_.viewport.picking().elementAt(position);
  const auto system = context_.compiled();
  if (!system) return context_.report(system.error());
  const auto at = context_.stage.placementOf(body_);
  std::size_t index = 0;
  while (index < (*system)->bodies().size() && (*system)->bodies().layout(index).id != body_) ++index;
  if (!at || index == (*system)->bodies().size()) return;
  target_ = context_.viewport.picking().pointUnder(position);
  drag_.emplace(*system, index, at->orientation.conjugate() * (target_ - at->position));
  if (!drag_->assemble()) {
    drag_.reset();
    return context_.report({.message = "the initial positions violate the joints and cannot be assembled"});
  }
  next_.start();  // getting ready has taken its time: the first step comes with the next frame
}

void GrabTool::drag(QPointF position, Qt::KeyboardModifiers) {
  if (!drag_) return;
  target_ = draggedTo(position, target_, context_.viewport.camera().projection());
  if (!next_.isActive()) follow();
}

void GrabTool::follow() {
  if (!drag_) return;
  const double before = (target_ - drag_->point()).norm();
  if (!drag_->moveTo(target_)) return context_.viewport.tools().update();
  const double seen = 0.02 * context_.viewport.camera().projection().pixelAt(target_);  // a pixel in less than a second
  if (before - (target_ - drag_->point()).norm() > seen) next_.start();
  std::vector<BodyPose> poses;
  for (std::size_t b = 0; b < drag_->system().bodies().size(); ++b) {
    const Frame at = drag_->placement(b);
    poses.push_back({drag_->system().bodies().layout(b).id, at.position, at.orientation});
  }
  context_.stage.showDrag(poses);
}

void GrabTool::appendEdits(const Element& body, std::size_t index, const State& state, std::vector<Edit>& edits) const {
  const Frame to = drag_->placement(index);
  const Frame from = initialPlacement(body);
  // Rounding of what has not moved is not an edit.
  const double shift = (to.position - from.position).norm() / drag_->system().scales().length;
  const Vec4 a = to.orientation.coeffs(), b = from.orientation.coeffs();
  if (std::max(shift, std::min((a - b).norm(), (a + b).norm())) > 1e-12)
    for (Edit& edit : placeBody(body, to)) edits.push_back(std::move(edit));
  const BodyLayout at = drag_->system().bodies().layout(index);
  const auto set = [&](const char* key, const Vec3& value) {
    const Field* field = body.type->find(key);
    if (!field) return;
    const Vec3 now = std::get<Vec3>(field->get(body.params));
    if ((value - now).norm() > 1e-12 * (1 + now.norm())) edits.push_back({SetField{body.id, key, value}});
  };
  if (at.rotation != 0) set("velocity", state.v.segment<3>(at.v));
  if (at.rotation >= 0) set("angular_velocity", state.v.segment<3>(at.v + at.rotation));
}

void GrabTool::endDrag() {
  if (!drag_) return;
  if (next_.isActive()) follow();
  next_.stop();
  const State& state = drag_->finish();
  std::vector<Edit> edits;
  for (std::size_t b = 0; b < drag_->system().bodies().size(); ++b)
    if (const Element* body = context_.document.model().find(drag_->system().bodies().layout(b).id))
      appendEdits(*body, b, state, edits);
  if (edits.empty()) return drop();
  drag_.reset();
  const QString name = QString::fromStdString(context_.document.model().nameOf(body_));
  const auto done = context_.document.submit({Compound{std::move(edits)}}, QObject::tr("Drag %1").arg(name));
  if (!done) context_.report(done.error());
  context_.stage.endDrag();
  context_.viewport.tools().update();
}

void GrabTool::drop() {
  next_.stop();
  drag_.reset();
  context_.stage.endDrag();
}

bool GrabTool::key(const QKeyEvent& event) {
  if (!drag_ || event.key() != Qt::Key_Escape) return false;
  drop();
  return true;
}

void GrabTool::paint(QPainter& painter) {
  if (!drag_) return;
  const Projection projection = context_.viewport.camera().projection();
  const ToolPaint paint(painter, projection, context_.viewport.shown().options().dark);
  const Vec3 at = drag_->point();
  paint.polyline({at, target_}, paint.colors().accent);
  paint.dot(at, paint.colors().accent);
}

}  // namespace gyre::ui

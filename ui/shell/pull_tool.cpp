#include "shell/pull_tool.h"

#include "bodies/body.h"
#include "figure/readable_number.h"
#include "placing/tool_paint.h"
#include "viewport/ray_plane.h"

#include <QKeyEvent>

#include <algorithm>
#include <iterator>

namespace gyre::ui {
namespace {

constexpr double kQuickness = 10;    // of the pull [rad/s of the clock]: it has followed after some tenths of a second
constexpr double kHarder = 3;        // with Shift
constexpr double kSlowestRun = 0.1;  // a run that is shown slower is pulled as if it went at this pace
constexpr int kHintStays = 3000;     // [ms]

}  // namespace

PullTool::PullTool(Viewport& viewport, Session& session, QObject* parent)
    : QObject(parent),
      viewport_(viewport),
      stage_(session.stage),
      controller_(session.controller),
      shown_(session.runs.shown()),
      playback_(session.playback) {
  hintEnds_.setSingleShot(true);
  hintEnds_.setInterval(kHintStays);
  connect(&hintEnds_, &QTimer::timeout, this, [this] {
    hint_.clear();
    viewport_.tools().update();
  });
  connect(&controller_, &RunController::stateChanged, this, &PullTool::onStateChanged);
  connect(&controller_, &RunController::recordingReplaced, this, &PullTool::letGo);
  connect(&playback_, &Playback::liveChanged, this, &PullTool::letGo);
  connect(&playback_, &Playback::posesShown, this, [this] {
    if (holds_) viewport_.tools().update();
  });
  viewport_.tools().add(this);
}

PullTool::~PullTool() { viewport_.tools().remove(this); }

QString PullTool::refusal(ElementId id) const {
  const Element* element = controller_.current().model().find(id);
  const bool isBody = element && element->type->category == Category::body;
  switch (controller_.state()) {
    case RunState::ready:
    case RunState::running: break;
    case RunState::paused: return tr("The run is paused. Space goes on; then bodies can be pulled");
    default: return tr("The run is over. Bodies can be pulled while one goes on, and placed after Reset");
  }
  if (!playback_.isLive()) return tr("This is an earlier moment of the run. Live goes back to where it is");
  if (!element) return tr("No body here to pull");
  if (!isBody) return tr("Only bodies can be pulled; %1 is none").arg(QString::fromStdString(element->name));
  return {};
}

bool PullTool::takesDrag(QPointF position, Qt::KeyboardModifiers modifiers) {
  const bool begun = shown_.isOwn() && (shown_.hasBegun() || shown_.isGrowing());
  if (!modifiers.testFlag(Qt::ControlModifier) || !begun || !controller_.current().recording()) return false;
  body_ = viewport_.picking().elementAt(position);
  // Past a body while the model runs the picture shall not turn away.
  if (body_ == ground) return controller_.isRunning();
  if (const auto at = stage_.placementOf(body_)) {
    s_ = at->orientation.conjugate() * (viewport_.picking().pointUnder(position) - at->position);
    const Element* element = controller_.current().model().find(body_);
    if (element && !bodyType(*element).turns) s_.setZero();  // it has no other point
  }
  return true;
}

std::optional<Vec3> PullTool::point() const {
  const auto at = stage_.placementOf(body_);
  if (!at) return std::nullopt;
  return at->position + at->orientation * s_;
}

void PullTool::beginDrag(QPointF position, Qt::KeyboardModifiers modifiers) {
  mouse_ = position;
  hint_ = refusal(body_);
  const auto from = point();
  if (!hint_.isEmpty() || !from) return viewport_.tools().update();
  hintEnds_.stop();
  target_ = *from;
  moveTarget(position);
  const double rate = controller_.progress().realTimeFactor;
  const double pace = rate > 0 ? std::clamp(rate, kSlowestRun, 1.0) : 1.0;
  const double harder = modifiers.testFlag(Qt::ShiftModifier) ? kHarder : 1.0;
  if (MouseSpringOrders* hand = controller_.mouseSpring())
    hand->grab({.body = body_, .point = s_, .target = target_, .frequency = harder * kQuickness / pace});
  holds_ = true;
  viewport_.tools().update();
}

void PullTool::moveTarget(QPointF position) { target_ = draggedTo(position, target_, viewport_.camera().projection()); }

void PullTool::drag(QPointF position, Qt::KeyboardModifiers) {
  mouse_ = position;
  if (holds_) {
    moveTarget(position);
    if (MouseSpringOrders* hand = controller_.mouseSpring()) hand->moveTo(target_);
  }
  viewport_.tools().update();
}

void PullTool::endDrag() {
  if (!hint_.isEmpty()) hintEnds_.start();
  letGo();
}

void PullTool::letGo() {
  if (!std::exchange(holds_, false)) return;
  if (MouseSpringOrders* hand = controller_.mouseSpring()) hand->letGo();
  viewport_.tools().update();
}

void PullTool::onStateChanged() {
  const RunState state = controller_.state();
  if (state != RunState::running && state != RunState::paused) letGo();
}

bool PullTool::key(const QKeyEvent& event) {
  if (!holds_ || event.key() != Qt::Key_Escape) return false;
  letGo();
  return true;
}

void PullTool::paint(QPainter& painter) {
  const Projection projection = viewport_.camera().projection();
  const ToolPaint paint(painter, projection, viewport_.shown().options().dark);
  if (!hint_.isEmpty()) paint.label(mouse_, hint_);
  const auto from = point();
  if (!holds_ || !from) return;
  const QColor& color = paint.colors().accent;
  const double length = (target_ - *from).norm();
  if (length > 0) paint.arrow(*from, (target_ - *from) / length, length / projection.pixelAt(*from), color, 2.5);
  paint.dot(*from, color);
  const double force = controller_.progress().pullForce;
  if (projection.isAhead(target_)) paint.label(projection.toWidget(target_), tr("%1 N").arg(compactNumber(force, 3)));
}

}  // namespace gyre::ui

#include "moc_pull_tool.cpp"

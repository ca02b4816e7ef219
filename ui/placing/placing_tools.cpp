#include "placing/placing_tools.h"

#include "forces/spring.h"
#include "joints/revolute.h"
#include "placing/tool_strip.h"
#include "theme/icons.h"

namespace gyre::ui {

PlacingTools::PlacingTools(Viewport& viewport, Session& session, QObject* parent)
    : QObject(parent),
      viewport_(viewport),
      stage_(session.stage),
      features_(viewport),
      banner_(new ToolBanner(tr("Leave this tool (Esc)"), &viewport)),
      context_{.viewport = viewport,
               .document = session.document,
               .selection = session.selection,
               .stage = stage_,
               .features = features_,
               .banner = *banner_,
               .compiled = [&session] { return session.compiler.current().get()->system; },
               .report = [this](const Error& error) { emit failed(error); },
               .leave = [this] { setMode(Mode::select); }},
      grabTool_(context_),
      linkTool_(context_),
      rodTool_(context_),
      gizmoTool_(context_),
      measureTool_(context_) {
  viewport_.tools().add(&grabTool_);
  move_ = addAction("move", tr("&Move"), Qt::Key_G);
  rotate_ = addAction("rotate", tr("&Turn"), Qt::Key_R);
  bodyAxes_ = addAction("triad", tr("Along the body's own &axes"), Qt::Key_X);
  joint_ = addAction("joint-revolute", tr("&Joint by picking"), Qt::Key_J);
  spring_ = addAction("spring", tr("&Spring by picking"), Qt::Key_K);
  rod_ = addAction("rod", tr("&Rod between two places"), Qt::Key_L);
  measure_ = addAction("measure", tr("M&easure"), Qt::Key_M);
  addMode(move_, Mode::move);
  addMode(rotate_, Mode::rotate);
  addMode(rod_, Mode::rod);
  addMode(measure_, Mode::measure);
  bodyAxes_->setCheckable(true);
  connect(bodyAxes_, &QAction::toggled, &gizmoTool_, &GizmoTool::setBodyAxes);
  connect(joint_, &QAction::triggered, this,
          [this] { setMode(Mode::link, QString::fromStdString(revoluteType().id)); });
  connect(spring_, &QAction::triggered, this, [this] { setMode(Mode::link, QString::fromStdString(springType().id)); });
  new ToolStrip({move_, rotate_, rod_, joint_, spring_, measure_}, &viewport);
  connect(banner_, &ToolBanner::closed, this, [this] { setMode(Mode::select); });
  connect(&session.document, &ModelDocument::replaced, this, [this] { setMode(Mode::select); });
  connect(&session.controller, &RunController::stateChanged, this, &PlacingTools::refresh);
  connect(&stage_.preview(), &Preview::begun, this, [this] {
    if (mode_ != Mode::select) setMode(Mode::select);  // which takes the focus: it stays with a panel otherwise
  });
}

PlacingTools::~PlacingTools() {
  setMode(Mode::select);
  viewport_.tools().remove(&grabTool_);
}

QAction* PlacingTools::addAction(const QString& iconName, const QString& text, const QKeySequence& key) {
  auto* action = new QAction(icon(iconName), text, this);
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetShortcut);
  viewport_.addAction(action);
  return action;
}

void PlacingTools::addMode(QAction* action, Mode mode) {
  action->setCheckable(true);
  connect(action, &QAction::triggered, this, [this, mode](bool on) { setMode(on ? mode : Mode::select); });
}

/// After the run has begun or was reset: says whether anything can be placed.
void PlacingTools::refresh() {
  if (mode_ == Mode::link) linkTool_.refresh();
  if (mode_ == Mode::rod) rodTool_.refresh();
  if (mode_ == Mode::move || mode_ == Mode::rotate) gizmoTool_.refresh();
}

void PlacingTools::setMode(Mode mode, const QString& linkType) {
  if (mode != Mode::select) stage_.preview().end();
  if (mode != mode_ || mode == Mode::link) {
    switch (std::exchange(mode_, mode)) {
      case Mode::select: break;
      case Mode::move:
      case Mode::rotate: gizmoTool_.stop(); break;
      case Mode::link: linkTool_.stop(); break;
      case Mode::rod: rodTool_.stop(); break;
      case Mode::measure: measureTool_.stop(); break;
    }
    switch (mode) {
      case Mode::select: break;
      case Mode::move: gizmoTool_.start(GizmoMode::move); break;
      case Mode::rotate: gizmoTool_.start(GizmoMode::rotate); break;
      case Mode::link: linkTool_.start(linkType); break;
      case Mode::rod: rodTool_.start(); break;
      case Mode::measure: measureTool_.start(); break;
    }
  }
  move_->setChecked(mode == Mode::move);
  rotate_->setChecked(mode == Mode::rotate);
  rod_->setChecked(mode == Mode::rod);
  measure_->setChecked(mode == Mode::measure);
  viewport_.setFocus();
}

}  // namespace gyre::ui

#include "moc_placing_tools.cpp"

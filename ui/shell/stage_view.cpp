#include "shell/stage_view.h"

namespace gyre::ui {

StageView::StageView(Session& session, Viewport& viewport, QAction* trails)
    : QObject(&viewport),
      stage_(session.stage),
      selection_(session.selection),
      shown_(session.runs.shown()),
      playback_(session.playback),
      viewport_(viewport),
      trails_(trails),
      banner_(new ToolBanner(tr("Back to the model (Esc)"), &viewport)),
      back_(new QShortcut(Qt::Key_Escape, &viewport, &stage_.preview(), &Preview::end, Qt::WidgetShortcut)) {
  banner_->setObjectName("previewBanner");
  back_->setEnabled(false);
  viewport_.trails().setVisible(trails_->isChecked());
  connect(trails_, &QAction::toggled, &viewport_,
          [this](bool on) { viewport_.trails().setVisible(on && !stage_.preview().isOn()); });
  connect(trails_, &QAction::toggled, this, &StageView::drawTrails);
  connect(&stage_, &Stage::sceneReplaced, this, &StageView::showScene);
  connect(&stage_, &Stage::recolored, &viewport_, [this] { viewport_.shown().recolor(stage_.scene()); });
  connect(&stage_, &Stage::reset, &viewport_, &Viewport::resetPoses);
  connect(&stage_, &Stage::posesShown, &viewport_, [this](const std::vector<BodyPose>& poses) {
    viewport_.setPoses(poses);
    drawTrails();
  });
  connect(&stage_, &Stage::dragShown, &viewport_,
          [this](const std::vector<BodyPose>& poses) { viewport_.shown().setPoses(poses); });
  connect(&session.emphasis, &Emphasis::changed, &viewport_,
          [this, &emphasis = session.emphasis] { viewport_.highlights().emphasize(emphasis.elements()); });
  connect(&selection_, &Selection::changed, this, &StageView::select);
  connect(&viewport_.input(), &ViewportInput::picked, this, &StageView::pick);
  connectPreview();
}

void StageView::connectPreview() {
  connect(banner_, &ToolBanner::closed, &stage_.preview(), &Preview::end);
  connect(&stage_.preview(), &Preview::begun, this, [this] {
    viewport_.trails().setVisible(false);  // what could be leaves no trace
    banner_->setHint(tr("%1. Nothing is changed; Esc goes back").arg(stage_.preview().title()));
    banner_->open(nullptr);
    back_->setEnabled(true);
  });
  connect(&stage_.preview(), &Preview::placed, &viewport_.camera(), &SceneCamera::keepInSight);
  connect(&stage_.preview(), &Preview::ended, this, &StageView::leavePreview);
  connect(&shown_, &ShownRun::stateChanged, this, [this] {
    if (shown_.isGrowing()) viewport_.camera().restore();
  });
}

void StageView::leavePreview() {
  banner_->hide();
  back_->setEnabled(false);
  viewport_.trails().setVisible(trails_->isChecked());
  viewport_.camera().restore();
}

void StageView::showScene(bool keepsView) {
  keepsView ? viewport_.updateScene(stage_.scene()) : viewport_.setScene(stage_.scene());
  select();
}

void StageView::select() { viewport_.highlights().select(selection_.elements()); }

void StageView::pick(ElementId id, bool extends) {
  if (extends && id != ground) selection_.toggle(id);
  else if (!extends) selection_.select(id == ground ? std::nullopt : std::optional(id));
}

void StageView::drawTrails() {
  const std::optional<std::size_t> row = playback_.row();
  if (!viewport_.trails().isVisible() || !row || !shown_.hasBegun()) return;
  viewport_.trails().follow(shown_.run()->poses, *row);
}

}  // namespace gyre::ui

#include "moc_stage_view.cpp"

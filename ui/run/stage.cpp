#include "run/stage.h"

#include "scene/scene_from_model.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

std::vector<BodyPose> initialPoses(const SceneDescription& scene) {
  std::vector<BodyPose> poses;
  for (const SceneBody& body : scene.bodies)
    poses.push_back({body.id, body.initial.position, body.initial.orientation});
  return poses;
}

bool looksAlike(const SceneBody& a, const SceneBody& b) {
  return a.id == b.id && a.name == b.name && a.shapes == b.shapes && a.color == b.color && a.initial == b.initial;
}

bool looksAlike(const SceneLink& a, const SceneLink& b) {
  const auto sameEnd = [](const Attachment& x, const Attachment& y) { return x.body == y.body && x.frame == y.frame; };
  return a.id == b.id && a.name == b.name && a.glyph == b.glyph && a.direction == b.direction &&
         a.directionInBody == b.directionInBody &&
         std::equal(a.ends.begin(), a.ends.end(), b.ends.begin(), b.ends.end(), sameEnd);
}

/// But for where they are looked at from.
bool looksAlike(const SceneDescription& a, const SceneDescription& b) {
  const auto alike = [](const auto& x, const auto& y) { return looksAlike(x, y); };
  return std::equal(a.bodies.begin(), a.bodies.end(), b.bodies.begin(), b.bodies.end(), alike) &&
         std::equal(a.links.begin(), a.links.end(), b.links.begin(), b.links.end(), alike) && a.ground == b.ground &&
         a.gravity == b.gravity;
}

}  // namespace

Stage::Stage(ModelDocument& document, Selection& selection, RunSet& runs, Playback& playback)
    : document_(document), runs_(runs), playback_(playback) {
  connect(&document_, &ModelDocument::replaced, this, [this] {
    endPreview();
    emphasize({});
    showScene(document_.snapshot(), keepsView_);
  });
  connect(&document_, &ModelDocument::edited, this, [this] {
    endPreview();
    emphasize({});
    // Once the run has moved the bodies, the scene is that of the run until Reset.
    if (!runs_.hasBegun()) showScene(document_.snapshot(), true);
  });
  connect(&selection, &Selection::changed, this, [this] { emphasize({}); });
  connect(&runs_, &RunSet::shownReplaced, this, &Stage::takeShown);
  // One that is being paused for a preview still grows for a moment.
  connect(&runs_, &RunSet::stateChanged, this, [this] {
    const bool grows = runs_.isGrowing();
    if (grows && !std::exchange(grew_, grows)) endPreview();
    grew_ = grows;
  });
  connect(&playback_, &Playback::posesShown, this, &Stage::takeMoment);
  connect(&playback_, &Playback::previewLeft, this, &Stage::endPreview);
}

PoseSource Stage::source() const {
  if (preview_) return preview_->source;
  if (drags_) return PoseSource::drag;
  return runs_.showsOwn() && !runs_.hasBegun() && !runs_.isGrowing() ? PoseSource::model : PoseSource::run;
}

std::optional<Frame> Stage::placementOf(ElementId body) const {
  const auto pose = std::find_if(poses_.begin(), poses_.end(), [body](const BodyPose& p) { return p.body == body; });
  if (pose == poses_.end()) return std::nullopt;
  return Frame{pose->position, pose->orientation};
}

void Stage::showScene(std::shared_ptr<const Model> model, bool keepsView) {
  sceneOf_ = std::move(model);
  scene_ = sceneFromModel(*sceneOf_);
  drags_ = false;
  poses_ = initialPoses(scene_);
  emit sceneReplaced(keepsView);
}

void Stage::takeShown() {
  if (document_.isReplacing()) return;
  // A run of another state of the model is shown with the bodies it had.
  auto model = source() == PoseSource::model ? document_.snapshot() : runs_.sharedModel();
  const bool isOther = model != std::exchange(sceneOf_, model) && !looksAlike(sceneFromModel(*model), scene_);
  if (!runs_.shown() || isOther) showScene(std::move(model), true);
  else if (source() == PoseSource::model) backToModel();
}

void Stage::takeMoment(const PoseSet& moment) {
  // The last steps of a run that was paused for a preview do not end that.
  if (isPreview() && playback_.isLive()) return;
  endPreview();
  drags_ = false;
  move(moment.bodies);
  emit posesShown(moment.bodies, moment.time);
}

void Stage::move(const std::vector<BodyPose>& poses) {
  for (std::size_t i = 0; i < poses.size(); ++i) {
    // Mostly they come in the order of the scene.
    const bool inOrder = i < poses_.size() && poses_[i].body == poses[i].body;
    const auto at = inOrder ? poses_.begin() + static_cast<std::ptrdiff_t>(i)
                            : std::find_if(poses_.begin(), poses_.end(),
                                           [&](const BodyPose& p) { return p.body == poses[i].body; });
    if (at != poses_.end()) *at = poses[i];
  }
}

void Stage::beginPreview(PoseSource source, const QString& title) {
  endPreview();
  preview_ = Preview{.source = source};
  title_ = title;
  drags_ = false;
  runs_.pause();
  playback_.setPreview(true);
  emit previewBegun();
}

void Stage::showPreview(const std::vector<BodyPose>& poses) {
  move(poses);
  emit posesShown(poses, playback_.time());
  if (!std::exchange(preview_->isPlaced, true)) emit previewPlaced();
}

void Stage::endPreview() {
  if (!preview_) return;
  preview_.reset();
  title_.clear();
  playback_.setPreview(false);
  emit previewEnded();
  if (runs_.hasBegun()) return playback_.showAgain();
  backToModel();
}

void Stage::backToModel() {
  poses_ = initialPoses(scene_);
  emit reset();
}

void Stage::showDrag(const std::vector<BodyPose>& poses) {
  drags_ = true;
  move(poses);
  emit dragShown(poses);
}

void Stage::endDrag() {
  if (!std::exchange(drags_, false)) return;
  poses_ = initialPoses(scene_);
  emit dragShown(poses_);
}

void Stage::emphasize(std::vector<ElementId> elements) {
  std::sort(elements.begin(), elements.end());
  if (elements == emphasis_) return;
  emphasis_ = std::move(elements);
  emit emphasisChanged();
}

}  // namespace gyre::ui

#include "moc_stage.cpp"

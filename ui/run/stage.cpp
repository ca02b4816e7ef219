#include "run/stage.h"

#include "scene/scene_from_model.h"

#include <algorithm>
#include <unordered_map>
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

bool looksAlike(const SceneBeam& a, const SceneBeam& b) {
  return a.id == b.id && a.color == b.color && a.bodies == b.bodies && *a.skin == *b.skin;
}

bool looksAlike(const SceneLink& a, const SceneLink& b) {
  const auto sameEnd = [](const Attachment& x, const Attachment& y) { return x.body == y.body && x.frame == y.frame; };
  return a.id == b.id && a.name == b.name && a.glyph == b.glyph && a.direction == b.direction &&
         a.directionInBody == b.directionInBody && a.color == b.color &&
         std::equal(a.ends.begin(), a.ends.end(), b.ends.begin(), b.ends.end(), sameEnd);
}

/// But for where they are looked at from.
bool looksAlike(const SceneDescription& a, const SceneDescription& b) {
  const auto alike = [](const auto& x, const auto& y) { return looksAlike(x, y); };
  return std::ranges::equal(a.bodies, b.bodies, alike) && std::ranges::equal(a.beams, b.beams, alike) &&
         std::ranges::equal(a.links, b.links, alike) && std::ranges::equal(a.offBodies, b.offBodies, alike) &&
         std::ranges::equal(a.offLinks, b.offLinks, alike) && a.ground == b.ground && a.gravity == b.gravity;
}

}  // namespace

Stage::Stage(ModelDocument& document, RunSet& runs, Playback& playback)
    : document_(document), runs_(runs), playback_(playback), preview_(runs, playback) {
  connect(&document_, &ModelDocument::replaced, this, [this] {
    preview_.end();
    showScene(document_.snapshot(), keepsView_);
  });
  connect(&document_, &ModelDocument::edited, this, [this] {
    preview_.end();
    // Once the run has moved the bodies, the scene is that of the run until Reset.
    if (!runs_.shown().hasBegun()) showScene(document_.snapshot(), true);
    else takeColors();
  });
  connect(&runs_.shown(), &ShownRun::replaced, this, &Stage::takeShown);
  // One that is being paused for a preview still grows for a moment.
  connect(&runs_.shown(), &ShownRun::stateChanged, this, [this] {
    const bool grows = runs_.shown().isGrowing();
    if (grows && !std::exchange(grew_, grows)) preview_.end();
    grew_ = grows;
  });
  connect(&playback_, &Playback::posesShown, this, &Stage::takeMoment);
  connect(&preview_, &Preview::begun, this, [this] { drags_ = false; });
  connect(&preview_, &Preview::moved, this, [this](const std::vector<BodyPose>& poses) {
    move(poses);
    emit posesShown(poses, playback_.time());
  });
  connect(&preview_, &Preview::leftForModel, this, &Stage::backToModel);
}

PoseSource Stage::source() const {
  if (preview_.isOn()) return preview_.source();
  if (drags_) return PoseSource::drag;
  const ShownRun& run = runs_.shown();
  return run.isOwn() && !run.hasBegun() && !run.isGrowing() ? PoseSource::model : PoseSource::run;
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

/// Nothing is computed by them: they are those of the document, if the bodies are.
void Stage::takeColors() {
  if (!runs_.shown().isOwn()) return;
  const std::unordered_map<ElementId, Rgb> colors = bodyColors(document_.model());
  bool changed = false;
  for (SceneBody& body : scene_.bodies) {
    const auto now = colors.find(body.element);
    if (now == colors.end() || now->second == body.color) continue;
    body.color = now->second;
    changed = true;
  }
  if (changed) emit recolored();
}

void Stage::takeShown() {
  if (document_.isReplacing()) return;
  // A run of another state of the model is shown with the bodies it had.
  auto model = source() == PoseSource::model ? document_.snapshot() : runs_.shown().sharedModel();
  const bool isOther = model != std::exchange(sceneOf_, model) && !looksAlike(sceneFromModel(*model), scene_);
  if (!runs_.shown().run() || isOther) showScene(std::move(model), true);
  else if (source() == PoseSource::model) backToModel();
}

void Stage::takeMoment(const PoseSet& moment) {
  // The last steps of a run that was paused for a preview do not end that.
  if (preview_.isOn() && playback_.isLive()) return;
  preview_.end();
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

}  // namespace gyre::ui

#include "moc_stage.cpp"

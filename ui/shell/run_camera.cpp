#include "shell/run_camera.h"

#include <vtkCamera.h>

#include <algorithm>
#include <numeric>

namespace gyre::ui {
namespace {

/// More bodies than this are fitted at fewer rows.
constexpr std::size_t mostPoses = 20000;

Vec3 meanOf(const std::vector<Vec3>& points) {
  const Vec3 sum = std::accumulate(points.begin(), points.end(), Vec3(Vec3::Zero()));
  return sum / static_cast<double>(points.size());
}

}  // namespace

RunCamera::RunCamera(Session& session, Viewport& viewport, const WindowActions& actions, QObject* parent)
    : QObject(parent), session_(session), viewport_(viewport), actions_(actions) {
  connect(actions_.fitRun, &QAction::triggered, this, &RunCamera::fitRun);
  for (std::size_t i = 0; i < actions_.follow.size(); ++i)
    connect(actions_.follow[i], &QAction::triggered, this, [this, i] { choose(static_cast<Tracks>(i)); });
  connect(&session_.selection, &Selection::changed, this, &RunCamera::takeSelection);
  connect(&viewport_.shown(), &ShownScene::moved, this, &RunCamera::follow);
  connect(&session_.stage, &Stage::reset, this, &RunCamera::follow);
  connect(&session_.stage, &Stage::sceneReplaced, this, [this] { last_ = place(); });
}

/// As far as it has come; of a long run, some of its rows.
void RunCamera::fitRun() {
  const ShownRun& shown = session_.runs.shown();
  if (!shown.run() || !shown.hasBegun()) return viewport_.camera().fit();
  const RecordedPoses poses(shown.recording());
  const std::size_t rows = poses.recording().rows();
  const std::size_t step = std::max<std::size_t>(1, rows * std::max<std::size_t>(1, poses.bodies()) / mostPoses);
  std::vector<Part> parts = viewport_.shown().scene().bodyParts();
  for (std::size_t back = 0; back < rows; back += step)
    viewport_.shown().scene().appendGhost(poses.at(rows - 1 - back).bodies, 0, parts);
  SceneCamera& camera = viewport_.camera();
  fitTo(camera.vtk(), parts, static_cast<double>(std::max(1, viewport_.width())) / std::max(1, viewport_.height()));
  camera.setView(CameraPose::of(camera.vtk()), false);
}

void RunCamera::choose(Tracks tracks) {
  tracks_ = tracks;
  takeSelection();
  last_ = place();
}

/// What is no body leaves the one that is followed.
void RunCamera::takeSelection() {
  const auto selected = session_.selection.element();
  if (!selected || !viewport_.shown().scene().placementOf(*selected) || selected == body_) return;
  body_ = selected;
  last_ = place();
}

std::optional<Frame> RunCamera::place() const {
  const SceneParts& scene = viewport_.shown().scene();
  if (tracks_ == Tracks::nothing) return std::nullopt;
  if (tracks_ != Tracks::allBodies) return body_ ? scene.placementOf(*body_) : std::nullopt;
  const std::vector<Vec3> centers = scene.centers();
  return centers.empty() ? std::nullopt : std::optional(Frame{meanOf(centers), Quat::Identity()});
}

std::optional<Frame> RunCamera::firstPlace() const {
  std::vector<Vec3> centers;
  for (const SceneBody& body : viewport_.shown().scene().description().bodies) {
    if (tracks_ != Tracks::allBodies && body.id == body_) return body.initial;
    centers.push_back(body.initial.position);
  }
  if (tracks_ != Tracks::allBodies || centers.empty()) return std::nullopt;
  return Frame{meanOf(centers), Quat::Identity()};
}

void RunCamera::follow() {
  const std::optional<Frame> now = place(), before = std::exchange(last_, now);
  if (!now || !before) return;
  SceneCamera& camera = viewport_.camera();
  CameraPose pose = camera.pose();
  const NamedView seen{.eye = pose.eye, .target = pose.focus, .up = pose.up, .track = tracks_};
  const NamedView moved = seen.takenAlong(*before, *now);
  pose.eye = moved.eye;
  pose.focus = moved.target;
  pose.up = moved.up;
  camera.setView(pose, false);
}

NamedView RunCamera::view() const {
  const CameraPose pose = viewport_.camera().pose();
  NamedView out{
      .eye = pose.eye, .target = pose.focus, .up = pose.up, .height = pose.parallel ? 2 * pose.halfHeight : 0};
  const std::optional<Frame> now = place(), first = firstPlace();
  if (!now || !first) return out;
  out.track = tracks_;
  if (out.tracksOneBody()) out.body = *body_;
  return out.takenAlong(*now, *first);
}

void RunCamera::show(const NamedView& view) {
  tracks_ = view.track;
  if (view.tracksOneBody() && view.body != ground) body_ = view.body;
  actions_.follow[static_cast<std::size_t>(tracks_)]->setChecked(true);
  last_ = place();
  const std::optional<Frame> first = firstPlace();
  const NamedView now = first && last_ ? view.takenAlong(*first, *last_) : view;
  SceneCamera& camera = viewport_.camera();
  CameraPose pose{now.eye, now.target, now.up, view.isParallel(), 0.5 * view.height};
  if (!view.isParallel()) pose.halfHeight = camera.pose().halfHeight;
  camera.setView(pose, false, SceneCamera::Way::turning);
}

}  // namespace gyre::ui

#include "moc_run_camera.cpp"

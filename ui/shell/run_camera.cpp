#include "shell/run_camera.h"

#include <vtkCamera.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace gyre::ui {
namespace {

/// More bodies than this are fitted at fewer rows.
constexpr std::size_t mostPoses = 20000;

}  // namespace

RunCamera::RunCamera(Session& session, Viewport& viewport, const WindowActions& actions, QObject* parent)
    : QObject(parent), session_(session), viewport_(viewport), actions_(actions) {
  connect(actions_.fitRun, &QAction::triggered, this, &RunCamera::fitRun);
  const std::array choices{Follow::nothing, Follow::body, Follow::bodyAndTurn, Follow::all};
  for (std::size_t i = 0; i < choices.size(); ++i)
    connect(actions_.follow[i], &QAction::triggered, this, [this, f = choices[i]] { choose(f); });
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

void RunCamera::choose(Follow follow) {
  follow_ = follow;
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
  if (follow_ == Follow::nothing) return std::nullopt;
  if (follow_ != Follow::all) return body_ ? scene.placementOf(*body_) : std::nullopt;
  const std::vector<Vec3> centers = scene.centers();
  if (centers.empty()) return std::nullopt;
  const Vec3 sum = std::accumulate(centers.begin(), centers.end(), Vec3(Vec3::Zero()));
  return Frame{sum / static_cast<double>(centers.size()), Quat::Identity()};
}

void RunCamera::follow() {
  const std::optional<Frame> now = place(), before = std::exchange(last_, now);
  if (!now || !before) return;
  const Quat turn =
      follow_ == Follow::bodyAndTurn ? Quat(now->orientation * before->orientation.conjugate()) : Quat::Identity();
  SceneCamera& camera = viewport_.camera();
  CameraPose pose = CameraPose::of(camera.vtk());
  pose.eye = now->position + turn * (pose.eye - before->position);
  pose.focus = now->position + turn * (pose.focus - before->position);
  pose.up = turn * pose.up;
  camera.setView(pose, false);
}

}  // namespace gyre::ui

#include "moc_run_camera.cpp"

// Models come and go: each is met again as it was left, with its plots, their places and the camera.

#include "shell/main_window.h"
#include "shell/model_memory.h"

#include <QJsonArray>

namespace gyre::ui {
namespace {

QJsonArray toJson(const Vec3& v) { return {v.x(), v.y(), v.z()}; }
Vec3 toVec3(const QJsonValue& v) { return {v[0].toDouble(), v[1].toDouble(), v[2].toDouble()}; }

QJsonObject toJson(const CameraPose& pose, bool fitted) {
  return {{"eye", toJson(pose.eye)},   {"target", toJson(pose.focus)},   {"up", toJson(pose.up)},
          {"parallel", pose.parallel}, {"half_height", pose.halfHeight}, {"fitted", fitted}};
}

}  // namespace

void MainWindow::leaveModel() {
  session_->stage.endPreview();
  if (pages_->currentWidget() != workbench_) return;  // it was left for the gallery
  plots_->savePlaces();
  keepCamera();
}

void MainWindow::keepCamera() {
  if (session_->stage.isPreview()) return;  // which is looked at from elsewhere
  QJsonObject memory = memoryOf(plots_->model());
  memory["view"] = toJson(CameraPose::of(viewport_->camera().vtk()), viewport_->camera().isFitted());
  keepInMemory(plots_->model(), memory);
}

void MainWindow::openForLecture(const QString& example, const QStringList& methods) {
  if (!files_->openNamed(example) || methods.isEmpty()) return;
  compare_->panel()->propose(methods);
  actions_.compare->trigger();
}

void MainWindow::resume() {
  if (session_->document.model().of(Category::body).empty()) return;
  stageView_->showAnew();
  enterModel(session_->document.path());
}

void MainWindow::enterModel(const QString& file) {
  showWorkbench();
  plots_->openLayout(file);
  const QJsonValue view = memoryOf(file)["view"];
  const CameraPose pose{toVec3(view["eye"]), toVec3(view["target"]), toVec3(view["up"]), view["parallel"].toBool(),
                        view["half_height"].toDouble()};
  if (pose.eye == pose.focus) return;  // not seen before
  viewport_->camera().setView(pose, view["fitted"].toBool());
  actions_.parallel->setChecked(pose.parallel);
}

}  // namespace gyre::ui

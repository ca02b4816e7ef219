// Models come and go: each is met again as it was left, with its plots, their places and the camera.

#include "shell/main_window.h"
#include "shell/model_memory.h"
#include "shell/recent_files.h"
#include "study/study_file.h"

#include <QFileInfo>
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
  analyses_->endPreview();
  if (pages_->currentWidget() != workbench_) return;  // it was left for the gallery
  plots_->savePlaces();
  keepCamera();
}

void MainWindow::keepCamera() {
  if (!analyses_->preview().isEmpty()) return;  // which is looked at from elsewhere
  QJsonObject memory = memoryOf(plots_->model());
  memory["view"] = toJson(CameraPose::of(viewport_->camera()), viewport_->isFitted());
  keepInMemory(plots_->model(), memory);
}

void MainWindow::openForLecture(const QString& example, const QStringList& methods) {
  for (const auto& file : exampleFiles())
    if (file.stem() == example.toStdString()) {
      if (!mayDiscard() || !openExample(fromPath(file))) return;
      if (methods.isEmpty()) return;
      compare_->panel()->propose(methods);
      actions_.compare->trigger();
      return;
    }
}

void MainWindow::resume() {
  if (document_.model().of(Category::body).empty()) return;
  showScene(false);
  enterModel(document_.path());
}

void MainWindow::enterModel(const QString& file) {
  showWorkbench();
  plots_->openLayout(file);
  const QJsonValue view = memoryOf(file)["view"];
  const CameraPose pose{toVec3(view["eye"]), toVec3(view["target"]), toVec3(view["up"]), view["parallel"].toBool(),
                        view["half_height"].toDouble()};
  if (pose.eye == pose.focus) return;  // not seen before
  viewport_->setView(pose, view["fitted"].toBool());
  actions_.parallel->setChecked(pose.parallel);
}

bool MainWindow::openFile(const QString& path) {
  if (isStudyFile(path)) {
    studies_->open(path);
    rememberFile(path);
    return true;
  }
  leaveModel();
  if (const auto done = document_.open(path); !done) {
    showError(done.error());
    return false;
  }
  rememberFile(path);
  enterModel(document_.path());
  return true;
}

bool MainWindow::openExample(const QString& path) {
  leaveModel();
  if (const auto done = document_.openExample(path); !done) {
    showError(done.error());
    return false;
  }
  enterModel(QFileInfo(path).absoluteFilePath());
  return true;
}

void MainWindow::newModel() {
  leaveModel();
  document_.newModel();
  enterModel({});
}

bool MainWindow::saveFile(const QString& path) {
  if (const auto done = document_.saveAs(path); !done) {
    showError(done.error());
    return false;
  }
  rememberFile(path);
  plots_->saveLayoutAs(document_.path());
  keepCamera();
  status_->showMessage(tr("Saved: %1").arg(path), 8000);
  return true;
}

}  // namespace gyre::ui

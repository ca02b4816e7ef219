#include "shell/remembered_view.h"

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

void RememberedView::keep() {
  plots_.savePlaces();
  keepCamera();
}

void RememberedView::keepAs(const QString& file) {
  plots_.saveLayoutAs(file);
  keepCamera();
}

void RememberedView::keepCamera() {
  if (stage_.preview().isOn()) return;  // which is looked at from elsewhere
  const SceneCamera& camera = viewport_.camera();
  QJsonObject memory = memoryOf(plots_.model());
  memory["view"] = toJson(camera.pose(), camera.isFitted());
  keepInMemory(plots_.model(), memory);
}

void RememberedView::takeUp(const QString& file) {
  plots_.openLayout(file);
  const QJsonValue view = memoryOf(file)["view"];
  const CameraPose pose{toVec3(view["eye"]), toVec3(view["target"]), toVec3(view["up"]), view["parallel"].toBool(),
                        view["half_height"].toDouble()};
  if (pose.eye == pose.focus) return;  // not seen before
  viewport_.camera().setView(pose, view["fitted"].toBool());
}

}  // namespace gyre::ui

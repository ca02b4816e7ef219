#include "export/scene_camera.h"

#include "core/round_below.h"
#include "scene/scene_view.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

/// How far back along its own axis a camera must go so that it sees the whole box; negative where it may come nearer.
double retreat(const SceneCamera& camera, const Eigen::AlignedBox3d& box, double aspect) {
  const Vec3 ahead = (camera.target - camera.eye).normalized();
  Vec3 right = ahead.cross(camera.up);
  right = right.norm() > 1e-9 ? Vec3(right.normalized()) : Vec3(ahead.unitOrthogonal());
  const Vec3 top = right.cross(ahead);
  const double slope = std::tan(0.5 * SceneCamera::viewAngle);
  double out = -std::numeric_limits<double>::infinity();
  for (int i = 0; i < 8; ++i) {
    const Vec3 d = box.corner(static_cast<Eigen::AlignedBox3d::CornerType>(i)) - camera.eye;
    out = std::max(out, std::max(std::abs(d.dot(top)), std::abs(d.dot(right)) / aspect) / slope - d.dot(ahead));
  }
  return out;
}

/// Place of what the view tracks, by that of each body; none where that is not among the bodies.
template <class Place>
std::optional<Frame> tracked(const NamedView& view, const std::vector<SceneBody>& bodies, const Place& place) {
  Vec3 sum = Vec3::Zero();
  for (std::size_t b = 0; b < bodies.size(); ++b) {
    if (view.tracksOneBody() && bodies[b].id == view.body) return place(b);
    sum += place(b).position;
  }
  if (view.track != NamedView::Tracks::allBodies || bodies.empty()) return std::nullopt;
  return Frame{sum / static_cast<double>(bodies.size()), Quat::Identity()};
}

SceneCamera cameraOf(NamedView view, const MovingScene& scene, double t) {
  const std::vector<SceneBody>& bodies = scene.scene().bodies;
  const auto from = tracked(view, bodies, [&](std::size_t b) { return bodies[b].initial; });
  const auto to = tracked(view, bodies, [&](std::size_t b) { return scene.placementAt(t, b); });
  if (from && to) view = view.takenAlong(*from, *to);
  if (!view.isParallel()) return {view.eye, view.target, view.up};
  constexpr double far = 40;  // sizes of what is seen: rays are parallel to a degree or so
  const double distance = far * std::max(view.height, scene.bounds().diagonal().norm());
  return {view.target - distance * (view.target - view.eye).normalized(), view.target, view.up,
          2 * std::atan(0.5 * view.height / distance)};
}

}  // namespace

SceneCamera cameraFor(const MovingScene& scene, double aspect, double t) {
  if (scene.view()) return cameraOf(*scene.view(), scene, t);
  const ViewSettings& view = scene.scene().view;
  if (view.isSet()) {
    const SceneCamera own{view.eye, view.target, view.up};
    const double back = std::max(0.0, retreat(own, scene.bounds(), aspect));
    return {own.eye - back * (own.target - own.eye).normalized(), own.target, own.up};
  }
  const Vec3 up = verticalOf(scene.scene());
  const Vec3 from = cornerDirection(up);
  const double radius = 0.5 * scene.bounds().diagonal().norm();
  const Vec3 center = scene.bounds().center();
  const SceneCamera near{center + radius * from, center, up};
  const double back = retreat(near, scene.bounds(), aspect);
  return {near.eye + (back + 0.1 * (radius + back)) * from, center, up};
}

GroundLevel groundLevel(const MovingScene& scene) {
  const Vec3 up = verticalOf(scene.scene());
  const Eigen::AlignedBox3d& box = scene.bounds();
  const double lowest = up.dot(box.center()) - 0.5 * up.cwiseAbs().dot(box.sizes());
  GroundLevel out;
  out.center = box.center() + (lowest - up.dot(box.center())) * up;
  out.along = up.cwiseAbs().x() > 0.5 ? Vec3::UnitY() : Vec3::UnitX();
  out.across = up.cross(out.along);
  out.radius = std::max(0.75 * box.diagonal().norm(), 1e-6);
  out.spacing = roundBelow(out.radius / 8);
  return out;
}

}  // namespace gyre

#include "export/moving_scene.h"

#include "export/sampled_rows.h"
#include "io/find_element.h"
#include "scene/scene_from_model.h"

#include <fmt/format.h>
#include <algorithm>
#include <unordered_map>

namespace gyre {
namespace {

/// The column of x of every body whose motion was recorded.
std::unordered_map<ElementId, std::size_t> motionColumns(const Recording& recording) {
  constexpr std::size_t quantities = 13;  // x y z qw qx qy qz vx vy vz wx wy wz
  std::unordered_map<ElementId, std::size_t> out;
  const std::vector<Channel>& channels = recording.channels();
  for (std::size_t c = 0; c + quantities <= channels.size(); ++c)
    if (channels[c].name.ends_with(".x") && channels[c + 3].name.ends_with(".qw") &&
        channels[c + quantities - 1].name.ends_with(".wz") &&
        channels[c + quantities - 1].element == channels[c].element)
      out[channels[c].element] = c;
  return out;
}

int sidesFor(std::size_t bodies) { return bodies > 1000 ? 8 : bodies > 100 ? 12 : bodies > 20 ? 20 : 32; }

/// Equal for equal shapes.
std::size_t hashOf(const Shapes& shapes) {
  std::size_t out = shapes.size();
  const auto mix = [&out](double x) { out = out * 1'000'003 + std::hash<double>{}(x); };
  for (const Shape& s : shapes) {
    mix(static_cast<double>(s.kind));
    for (const double x : {s.size.x(), s.size.y(), s.size.z(), s.radius, s.length}) mix(x);
    mix(s.placement.position.x() + s.placement.position.y() + s.placement.position.z());
  }
  return out;
}

}  // namespace

Expected<MovingScene> MovingScene::create(const ExportedRun& run, std::optional<double> rate, int around,
                                          const std::string& view) {
  MovingScene out;
  out.scene_ = sceneFromModel(*run.model);
  if (!view.empty()) {
    const auto id = findElement(*run.model, view, Category::namedView);
    if (!id) return fail(id.error());
    out.view_ = run.model->find(*id)->as<NamedView>();
  }
  out.comparisons_ = run.comparisons;
  if (run.recording->rows() == 0) return failInput("there is nothing to export: the run has no row yet");
  const double duration = run.recording->time(run.recording->rows() - 1) - run.recording->time(0);
  out.rate_ = rate.value_or(defaultRate(duration));
  out.recordedBeams_ = std::make_shared<const RecordedBeams>(*run.model, run.recording);
  if (auto ok = out.addTrack(run.recording); !ok) return fail(ok.error());
  for (const ComparisonRun& other : run.comparisons) {
    if (other.recording->rows() == 0) return failInput("'" + other.name + "' has no row yet");
    if (auto ok = out.addTrack(other.recording); !ok) return fail(ok.error());
  }
  if (around == 0) around = sidesFor(out.scene_.bodies.size());
  out.makeSurfaces(around);
  out.findBounds();
  out.makeGround(around);
  return out;
}

Expected<void> MovingScene::addTrack(const std::shared_ptr<const Recording>& recording) {
  Track track{recording, sampledRows(*recording, rate_)};
  const auto columns = motionColumns(*recording);
  for (const SceneBody& body : scene_.bodies) {
    const auto found = columns.find(body.id);
    if (found == columns.end())
      return fail(
          {.message = "there is nothing to export of this body: its motion was not recorded", .element = body.name});
    track.columns.push_back(found->second);
  }
  tracks_.push_back(std::move(track));
  return {};
}

Frame MovingScene::Track::placement(std::size_t moment, std::size_t body) const {
  const double* v = values(moment, body);
  return {Vec3(v[0], v[1], v[2]), Quat(v[3], v[4], v[5], v[6])};
}

Frame MovingScene::placementAt(const Track& track, double t, std::size_t body) {
  const auto after =
      std::ranges::upper_bound(track.rows, t, {}, [&](std::size_t row) { return track.recording->time(row); });
  if (after == track.rows.begin()) return track.placement(0, body);
  const auto before = static_cast<std::size_t>(after - track.rows.begin()) - 1;
  if (after == track.rows.end()) return track.placement(before, body);
  const double share = (t - track.time(before)) / (track.time(before + 1) - track.time(before));
  const Frame a = track.placement(before, body), b = track.placement(before + 1, body);
  return {a.position + share * (b.position - a.position), a.orientation.slerp(share, b.orientation)};
}

std::vector<double> MovingScene::beamValues(std::size_t moment, const SceneBeam& beam, BeamQuantity quantity) const {
  std::vector<double> out;
  for (const RecordedBeams::Beam& recorded : recordedBeams_->beams())
    if (recorded.id == beam.id)
      for (std::size_t node = 0; node < beam.bodies.size(); ++node)
        out.push_back(recordedBeams_->atNode(recorded, node, quantity, tracks_[0].rows[moment]));
  return out;
}

Vec3 MovingScene::velocity(std::size_t moment, std::size_t body, const Vec3& local) const {
  const double* v = tracks_[0].values(moment, body);
  return Vec3(v[7], v[8], v[9]) + Quat(v[3], v[4], v[5], v[6]) * Vec3(v[10], v[11], v[12]).cross(local);
}

void MovingScene::makeSurfaces(int around) {
  std::unordered_multimap<std::size_t, std::size_t> made;  // hash of its shapes and a body that has them
  for (std::size_t b = 0; b < scene_.bodies.size(); ++b) {
    if (scene_.bodies[b].isSwept) scene_.bodies[b].shapes.clear();
    const Shapes& shapes = scene_.bodies[b].shapes;
    const std::size_t hash = hashOf(shapes);
    const auto [first, last] = made.equal_range(hash);
    const auto same =
        std::find_if(first, last, [&](const auto& e) { return scene_.bodies[e.second].shapes == shapes; });
    if (same != last) {
      surfaceOf_.push_back(surfaceOf_[same->second]);
      continue;
    }
    made.emplace(hash, b);
    surfaceOf_.push_back(surfaces_.size());
    surfaces_.push_back(shapesSurface(shapes, around));
  }
}

/// By the box of each surface, whose corners are turned along.
void MovingScene::findBounds() {
  std::vector<Eigen::AlignedBox3d> boxes(surfaces_.size());
  for (std::size_t s = 0; s < surfaces_.size(); ++s)
    for (const Vec3& p : surfaces_[s].points) boxes[s].extend(p);
  for (const Track& track : tracks_) extendBounds(track, boxes);
  if (bounds_.isEmpty()) bounds_ = Eigen::AlignedBox3d(Vec3::Constant(-1), Vec3::Constant(1));
}

void MovingScene::extendBounds(const Track& track, std::span<const Eigen::AlignedBox3d> boxes) {
  for (std::size_t m = 0; m < track.rows.size(); ++m)
    for (std::size_t b = 0; b < scene_.bodies.size(); ++b) {
      const Eigen::AlignedBox3d& box = boxes[surfaceOf_[b]];
      if (box.isEmpty()) continue;
      const Frame at = track.placement(m, b);
      const Mat3 R = at.orientation.toRotationMatrix();
      const Vec3 center = at.position + R * box.center(), reach = R.cwiseAbs() * (0.5 * box.sizes());
      if (!center.allFinite()) continue;
      bounds_.extend(center - reach);
      bounds_.extend(center + reach);
    }
  for (const SceneBeam& beam : scene_.beams)
    for (std::size_t m = 0; m < track.rows.size(); ++m)
      for (const std::size_t body : beam.bodies) {
        const Vec3 center = track.placement(m, body).position, reach = Vec3::Constant(beam.skin->radius());
        if (!center.allFinite()) continue;
        bounds_.extend(center - reach);
        bounds_.extend(center + reach);
      }
}

void MovingScene::makeGround(int around) {
  const double radius = 0.75 * bounds_.diagonal().norm();
  for (const Shape& shape : scene_.ground)
    append(shape.kind == Shape::Kind::plane ? planePatch(shape, bounds_.center(), radius) : shapeSurface(shape, around),
           ground_);
}

}  // namespace gyre

#include "viewport/scene_parts.h"

#include "core/frames.h"
#include "scene/scene_view.h"
#include "viewport/body_parts.h"
#include "viewport/force_glyphs.h"
#include "viewport/joint_glyphs.h"
#include "viewport/law_glyphs.h"
#include "viewport/part_extent.h"
#include "viewport/ray_cast.h"
#include "viewport/swept_mesh.h"
#include "viewport/unit_mesh.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>

namespace gyre::ui {
namespace {

double median(std::vector<double> values, double ifNone) {
  if (values.empty()) return ifNone;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

bool isArrow(Glyph glyph) { return glyph == Glyph::forceArrow || glyph == Glyph::torqueArrow; }

}  // namespace

void SceneParts::setScene(const SceneDescription& scene, const SceneExtent* like) {
  makeMeshes(scene);
  scene_ = scene;
  colors_.clear();
  index_.clear();
  for (std::size_t i = 0; i < scene_.bodies.size(); ++i) index_[scene_.bodies[i].id] = i;
  resetPoses();
  extent_.vertical = verticalOf(scene_);
  findFloor();
  measure();
  if (like) {
    extent_.bodySize = like->bodySize;
    extent_.glyphSize = like->glyphSize;
  }
  styles_.clear();
  for (const SceneLink& link : scene_.links)
    styles_.push_back(linkStyle(link, endsOf(link), extent_.glyphSize, extent_.bodySize));
  findArms();
  findFixtures();
  findGround();
}

void SceneParts::recolor(const SceneDescription& scene) {
  for (std::size_t i = 0; i < scene_.bodies.size(); ++i) scene_.bodies[i].color = scene.bodies[i].color;
  for (std::size_t i = 0; i < scene_.beams.size(); ++i) scene_.beams[i].color = scene.beams[i].color;
}

/// Those of shapes that stay the same are kept, and with them what is drawn of them.
void SceneParts::makeMeshes(const SceneDescription& next) {
  std::vector<std::vector<std::shared_ptr<const UnitMesh>>> made(next.bodies.size());
  for (std::size_t i = 0; i < next.bodies.size(); ++i) {
    const Shapes& shapes = next.bodies[i].shapes;
    const auto before = index_.find(next.bodies[i].id);
    for (std::size_t k = 0; k < shapes.size(); ++k) {
      const Shapes* old = before == index_.end() ? nullptr : &scene_.bodies[before->second].shapes;
      const bool same = old && k < old->size() && (*old)[k] == shapes[k];
      made[i].push_back(same ? meshes_[before->second][k] : unitMesh(shapes[k]));
    }
  }
  meshes_ = std::move(made);
  std::vector<std::shared_ptr<const UnitMesh>> ofGround;
  for (std::size_t k = 0; k < next.ground.size(); ++k) {
    const bool same = k < groundMeshes_.size() && scene_.ground[k] == next.ground[k];
    ofGround.push_back(same ? groundMeshes_[k] : unitMesh(next.ground[k]));
  }
  groundMeshes_ = std::move(ofGround);
}

void SceneParts::setPoses(std::span<const BodyPose> bodies) {
  for (std::size_t i = 0; i < bodies.size(); ++i)
    if (const auto at = placeOf(bodies[i].body, i)) poses_[*at] = bodies[i];
}

std::optional<std::size_t> SceneParts::placeOf(ElementId body, std::size_t expected) const {
  if (expected < poses_.size() && poses_[expected].body == body) return expected;
  const auto found = index_.find(body);
  return found == index_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Vec3> SceneParts::centers(std::span<const BodyPose> moved) const {
  std::vector<Vec3> out;
  out.reserve(poses_.size());
  for (const BodyPose& pose : poses_) out.push_back(pose.position);
  for (std::size_t i = 0; i < moved.size(); ++i)
    if (const auto at = placeOf(moved[i].body, i)) out[*at] = moved[i].position;
  return out;
}

void SceneParts::resetPoses() {
  poses_.clear();
  for (const SceneBody& body : scene_.bodies)
    poses_.push_back({body.id, body.initial.position, body.initial.orientation});
}

std::optional<Frame> SceneParts::placementOf(ElementId body) const {
  const auto found = index_.find(body);
  if (found == index_.end()) return std::nullopt;
  const BodyPose& pose = poses_[found->second];
  return Frame{pose.position, pose.orientation};
}

/// The origin for the ground.
Frame SceneParts::frameOf(ElementId body) const { return placementOf(body).value_or(Frame{}); }

std::vector<Frame> SceneParts::endsOf(const SceneLink& link) const {
  std::vector<Frame> ends;
  for (const Attachment& end : link.ends) ends.push_back(compose(frameOf(end.body), end.frame));
  return ends;
}

Vec3 SceneParts::directionOf(const SceneLink& link) const {
  if (!link.directionInBody || link.ends.empty()) return link.direction;
  return frameOf(link.ends.front().body).orientation * link.direction;
}

std::vector<Part> SceneParts::bodyParts() const {
  std::vector<Part> parts;
  for (std::size_t i = 0; i < scene_.bodies.size(); ++i) {
    if (scene_.bodies[i].isSwept) continue;
    for (std::size_t k = 0; k < scene_.bodies[i].shapes.size(); ++k)
      parts.push_back(shapePart(scene_.bodies[i].shapes[k], meshes_[i][k], {poses_[i].position, poses_[i].orientation},
                                colors_.empty() ? toQColor(scene_.bodies[i].color).rgb() : colors_[i],
                                scene_.bodies[i].element));
  }
  for (const SceneBeam& beam : scene_.beams) {
    std::vector<QRgb> nodeColors;
    if (!colors_.empty())
      for (const std::size_t body : beam.bodies) nodeColors.push_back(colors_[body]);
    parts.push_back(sweptPart(beam, nodesOf(beam), toQColor(beam.color).rgb(), nodeColors, beam.id));
  }
  return parts;
}

std::vector<Frame> SceneParts::nodesOf(const SceneBeam& beam) const {
  std::vector<Frame> nodes;
  nodes.reserve(beam.bodies.size());
  for (const std::size_t body : beam.bodies) nodes.push_back({poses_[body].position, poses_[body].orientation});
  return nodes;
}

void SceneParts::appendGhost(std::span<const BodyPose> bodies, QRgb color, std::vector<Part>& parts) const {
  for (const BodyPose& pose : bodies) {
    const auto at = index_.find(pose.body);
    if (at == index_.end() || scene_.bodies[at->second].isSwept) continue;
    const Shapes& shapes = scene_.bodies[at->second].shapes;
    for (std::size_t k = 0; k < shapes.size(); ++k)
      parts.push_back(
          shapePart(shapes[k], meshes_[at->second][k], {pose.position, pose.orientation}, color, ElementId{}));
  }
  if (scene_.beams.empty()) return;
  std::vector<std::optional<Frame>> places(scene_.bodies.size());
  for (const BodyPose& pose : bodies)
    if (const auto at = index_.find(pose.body); at != index_.end())
      places[at->second] = Frame{pose.position, pose.orientation};
  for (const SceneBeam& beam : scene_.beams) {
    std::vector<Frame> nodes = nodesOf(beam);
    bool any = false;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      any = any || places[beam.bodies[i]];
      nodes[i] = places[beam.bodies[i]].value_or(nodes[i]);
    }
    if (any) parts.push_back(sweptPart(beam, nodes, color, {}, ElementId{}));
  }
}

std::vector<Part> SceneParts::groundParts(const ViewportColors& colors) const {
  std::vector<Part> parts;
  for (std::size_t k = 0; k < scene_.ground.size(); ++k)
    if (scene_.ground[k].kind != Shape::Kind::plane)
      parts.push_back(shapePart(scene_.ground[k], groundMeshes_[k], {}, colors.fixture.rgb(), groundId));
  return parts;
}

std::optional<QColor> SceneParts::Options::markOf(ElementId id) const {
  if (std::binary_search(emphasized.begin(), emphasized.end(), id)) return colors.emphasis;
  if (std::binary_search(selected.begin(), selected.end(), id)) return colors.accent;
  return std::nullopt;
}

std::vector<Part> SceneParts::build(const Options& options) const {
  std::vector<Part> parts = bodyParts();
  parts.reserve(parts.size() + 4 * scene_.links.size() + 2 * fixtures_.size() + arms_.size());
  if (options.glyphs) {
    const QRgb fixtureColor = options.colors.fixture.rgb();
    auto fixture = fixtures_.begin();  // in the order of the links
    for (std::size_t i = 0; i < scene_.links.size(); ++i) {
      const SceneLink& link = scene_.links[i];
      appendLink(link, endsOf(link), directionOf(link), styles_[i], options.colors, options.markOf(link.id), parts);
      for (; fixture != fixtures_.end() && fixture->link == i; ++fixture)
        for (const Part& part : fixture->parts) parts.emplace_back(part).color = fixtureColor;
    }
    for (const Arm& arm : arms_) {
      const SceneLink& link = scene_.links[arm.link];
      const Frame body = frameOf(link.ends[arm.end].body);
      appendBar(body.position, compose(body, link.ends[arm.end].frame).position, 0.3 * extent_.glyphSize, fixtureColor,
                link.ends[arm.end].body, parts);
    }
  }
  const std::vector<Part> still = groundParts(options.colors);
  parts.insert(parts.end(), still.begin(), still.end());
  if (options.triads) {
    for (std::size_t i = 0; i < poses_.size(); ++i)  // those of a beam's nodes stand close to each other
      appendTriad({poses_[i].position, poses_[i].orientation},
                  (scene_.bodies[i].isSwept ? 0.25 : 0.75) * extent_.bodySize, parts);
    appendTriad({}, 0.75 * extent_.bodySize, parts);
  }
  return parts;
}

void SceneParts::appendPreview(const SceneLink& given, const ViewportColors& colors, std::vector<Part>& parts) const {
  SceneLink link = given;
  link.id = ground;
  const std::vector<Frame> ends = endsOf(link);
  appendLink(link, ends, directionOf(link), linkStyle(link, ends, extent_.glyphSize, extent_.bodySize), colors,
             colors.accent, parts);
}

void SceneParts::measure() {
  std::vector<Part> parts = bodyParts();
  std::vector<double> extents, thicknesses;
  for (std::size_t i = 0; i < scene_.bodies.size(); ++i) {
    if (scene_.bodies[i].isSwept) continue;
    const Shapes& shapes = scene_.bodies[i].shapes;
    std::vector<Part> own;
    for (std::size_t k = 0; k < shapes.size(); ++k) own.push_back(shapePart(shapes[k], meshes_[i][k], {}, 0, {}));
    const Eigen::AlignedBox3d box = bounds(own);
    if (box.isEmpty()) continue;
    extents.push_back(box.sizes().maxCoeff());
    thicknesses.push_back(box.sizes().minCoeff());
  }
  for (const SceneBeam& beam : scene_.beams) {
    const Frame& start = scene_.bodies[beam.bodies.front()].initial;
    std::vector<Frame> nodes;
    for (const std::size_t body : beam.bodies) nodes.push_back(relativeTo(start, scene_.bodies[body].initial));
    // As if it were three bodies: arrows and joints of that size would be out of proportion to what is so slender.
    extents.push_back(sweptPart(beam, nodes, 0, {}, {}).scale.maxCoeff() / 3);
    thicknesses.push_back(beam.skin->thickness());
  }
  extent_.bodySize = std::max(median(extents, 1.0), 1e-6);
  extent_.glyphSize = std::clamp(0.7 * median(thicknesses, 0.1), 0.03 * extent_.bodySize, 0.065 * extent_.bodySize);
  Eigen::AlignedBox3d box = bounds(parts);
  for (const SceneLink& link : scene_.links)
    for (const Frame& end : endsOf(link)) box.extend(end.position);
  if (box.isEmpty()) box = bounds(groundParts(viewportColors(false)));
  if (box.isEmpty()) box.extend(Eigen::AlignedBox3d(Vec3(-1, -1, 0), Vec3(1, 1, 1)));
  extent_.center = box.center();
  extent_.radius = std::max(0.5 * box.diagonal().norm(), 1e-6);
}

void SceneParts::findArms() {
  arms_.clear();
  for (std::size_t i = 0; i < scene_.links.size(); ++i) {
    const SceneLink& link = scene_.links[i];
    if (isHeldByOthers(link.glyph)) continue;
    for (std::size_t k = 0; k < link.ends.size(); ++k) {
      const auto body = index_.find(link.ends[k].body);
      const double distance = link.ends[k].frame.position.norm();
      if (body == index_.end() || distance < 1e-9) continue;
      const Frame frame = frameOf(link.ends[k].body);
      const Vec3 marker = compose(frame, link.ends[k].frame).position;
      // From the marker towards the centre of mass: how far to the body's own surface?
      const Ray ray{marker, (frame.position - marker) / distance};
      double gap = distance;
      const Shapes& shapes = scene_.bodies[body->second].shapes;
      for (std::size_t n = 0; n < shapes.size(); ++n) {
        const Part part = shapePart(shapes[n], meshes_[body->second][n], frame, 0, body->first);
        gap = std::min(gap, intersect(ray, part).value_or(gap));
      }
      if (gap > 1.2 * extent_.glyphSize) arms_.push_back({i, k});
    }
  }
}

void SceneParts::findFixtures() {
  fixtures_.clear();
  for (std::size_t i = 0; i < scene_.links.size(); ++i) {
    const SceneLink& link = scene_.links[i];
    if (link.ends.size() != 2 || isArrow(link.glyph) || link.glyph == Glyph::none || isHeldByOthers(link.glyph))
      continue;
    const std::vector<Frame> ends = endsOf(link);
    for (std::size_t k = 0; k < 2; ++k) {
      if (index_.contains(link.ends[k].body)) continue;
      const Vec3 held =
          spans(link.glyph) || spansForce(link.glyph) ? ends[1 - k].position : frameOf(link.ends[1 - k].body).position;
      const Vec3 along = (held - ends[k].position).normalized();
      // Stands below what it carries; holds from above what hangs or starts level.
      Fixture& fixture = fixtures_.emplace_back(Fixture{i, {}});
      appendFixture(ends[k].position, along.dot(extent_.vertical) > 0.1 ? Vec3(-extent_.vertical) : extent_.vertical,
                    extent_.glyphSize, 0, link.id, fixture.parts);
    }
  }
}

std::vector<std::size_t> SceneParts::assemblies() const {
  // Union of bodies that links join; the ground joins nothing.
  std::vector<std::size_t> root(scene_.bodies.size());
  std::iota(root.begin(), root.end(), std::size_t{0});
  const auto find = [&root](std::size_t i) {
    while (root[i] != i) i = root[i] = root[root[i]];
    return i;
  };
  for (const SceneLink& link : scene_.links) {
    std::optional<std::size_t> first;
    for (const Attachment& end : link.ends) {
      const auto body = index_.find(end.body);
      if (body == index_.end()) continue;
      if (first) root[find(body->second)] = find(*first);
      first = body->second;
    }
  }
  for (const SceneBeam& beam : scene_.beams)
    for (const std::size_t body : beam.bodies) root[find(body)] = find(beam.bodies.front());
  for (std::size_t i = 0; i < root.size(); ++i) root[i] = find(i);
  return root;
}

double SceneParts::reachFrom(const Vec3& pivot, std::span<const Part> parts) const {
  constexpr std::size_t many = 500;
  if (parts.size() > many) {
    const Eigen::AlignedBox3d box = bounds(parts);
    return (box.min() - pivot).cwiseAbs().cwiseMax((box.max() - pivot).cwiseAbs()).norm();
  }
  double reach = 0;
  for (const Part& part : parts) {
    const Vec3 outwards = (part.frame.position - pivot).normalized();
    reach = std::max(reach, support(part, outwards) - pivot.dot(outwards));
  }
  return reach;
}

void SceneParts::findFloor() {
  extent_.floor.reset();
  for (const Shape& shape : scene_.ground) {
    if (shape.kind != Shape::Kind::plane) continue;
    const Vec3 normal = shape.placement.orientation * Vec3::UnitZ();
    const double height = shape.placement.position.dot(extent_.vertical);
    if (normal.dot(extent_.vertical) > 1 - 1e-9 &&
        height > extent_.floor.value_or(-std::numeric_limits<double>::infinity()))
      extent_.floor = height;
  }
}

void SceneParts::findGround() {
  if (extent_.floor) {
    extent_.groundHeight = *extent_.floor;
    return;
  }
  const std::vector<Part> parts = build({.colors = viewportColors(false)});
  double low = parts.empty() ? 0 : -support(parts, -extent_.vertical);
  // What hangs on the ground by a joint may swing to right below it, with all that hangs on it.
  const std::vector<std::size_t> assembly = assemblies();
  std::unordered_map<std::size_t, std::vector<Part>> partsOf;
  for (const Part& part : bodyParts()) partsOf[assembly[index_.at(part.id)]].push_back(part);
  for (const SceneLink& link : scene_.links) {
    if (!swings(link.glyph) || link.ends.size() != 2) continue;
    for (std::size_t k = 0; k < 2; ++k) {
      const auto carried = index_.find(link.ends[1 - k].body);
      if (index_.contains(link.ends[k].body) || carried == index_.end()) continue;
      const Vec3& pivot = link.ends[k].frame.position;
      low = std::min(low, pivot.dot(extent_.vertical) - reachFrom(pivot, partsOf[assembly[carried->second]]));
    }
  }
  const bool aboveZero = low > -1e-6 * extent_.radius && low < 2 * extent_.radius;
  extent_.groundHeight = aboveZero ? 0 : extent_.groundBelow(low);
}

}  // namespace gyre::ui

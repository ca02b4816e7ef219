#include "export/player_data.h"

#include "core/units.h"
#include "export/base64.h"
#include "export/glb_buffer.h"
#include "export/link_lines.h"
#include "export/sampled_rows.h"
#include "export/scene_camera.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

constexpr double mostPoses = 150'000;  // 5.6 MB as text

/// A name must end neither the script nor the section it stands in.
std::string inScript(const std::string& json) {
  std::string out;
  for (const char c : json)
    if (c == '<') out += "\\u003c";
    else if (c == '>') out += "\\u003e";
    else out += c;
  return out;
}

JsonNode surfaceJson(const Surface& surface) {
  std::vector<float> points;
  std::vector<std::uint32_t> corners;
  for (const Vec3& p : surface.points)
    for (const double x : p) points.push_back(static_cast<float>(x));
  for (const Triangle& t : surface.triangles)
    for (const int corner : t) corners.push_back(static_cast<std::uint32_t>(corner));
  JsonNode out = JsonNode::object();
  out.add("p", JsonNode::ofText(base64(bytesOf(points))));
  out.add("i", JsonNode::ofText(base64(bytesOf(corners))));
  return out;
}

JsonNode vectorJson(const Vec3& v) { return jsonNumbers({v.begin(), v.end()}); }

std::string timesText(const MovingScene& scene) {
  std::vector<float> times;
  for (std::size_t m = 0; m < scene.moments(); ++m) times.push_back(static_cast<float>(scene.time(m)));
  return base64(bytesOf(times));
}

std::string posesText(const MovingScene& scene) {
  std::vector<float> out;
  for (std::size_t m = 0; m < scene.moments(); ++m)
    for (std::size_t b = 0; b < scene.scene().bodies.size(); ++b) {
      const Frame at = scene.placement(m, b);
      for (const double x : at.position) out.push_back(static_cast<float>(x));
      for (const double x : at.orientation.coeffs()) out.push_back(static_cast<float>(x));
    }
  return base64(bytesOf(out));
}

JsonNode linesJson(const SceneDescription& scene) {
  JsonNode out = JsonNode::array();
  for (const LinkLine& line : linkLines(scene)) {
    JsonNode& numbers = out.push(JsonNode::array());
    for (const LinkLine::End& end : line.ends) {
      numbers.push(JsonNode::ofNumber(end.body));
      for (const double x : end.point) numbers.push(JsonNode::ofNumber(x));
    }
  }
  return out;
}

void pushFrame(const Frame& frame, JsonNode& to) {
  const Mat3 R = frame.orientation.toRotationMatrix();
  for (int i = 0; i < 3; ++i)
    for (const double x : {R(i, 0), R(i, 1), R(i, 2), frame.position[i]}) to.push(JsonNode::ofNumber(x));
}

JsonNode beamJson(const SceneBeam& beam) {
  const BeamSkin& skin = *beam.skin;
  std::vector<float> places, shares;
  std::vector<std::uint32_t> elements, corners;
  for (const BeamSkin::Vertex& v : skin.vertices()) {
    for (const double x : v.place) places.push_back(static_cast<float>(x));
    shares.push_back(static_cast<float>(skin.sections()[v.section].share));
    elements.push_back(static_cast<std::uint32_t>(skin.sections()[v.section].element));
  }
  for (const Triangle& t : skin.triangles())
    for (const int corner : t) corners.push_back(static_cast<std::uint32_t>(corner));
  JsonNode out = JsonNode::object();
  JsonNode& spans = out.add("spans", JsonNode::array());
  for (const BeamSkin::Span& span : skin.spans()) {
    JsonNode& numbers = spans.push(JsonNode::array());
    numbers.push(jsonCount(beam.bodies[span.node1]));
    numbers.push(jsonCount(beam.bodies[span.node2]));
    pushFrame(span.end1, numbers);
    pushFrame(span.end2, numbers);
  }
  out.add("p", JsonNode::ofText(base64(bytesOf(places))));
  out.add("s", JsonNode::ofText(base64(bytesOf(shares))));
  out.add("e", JsonNode::ofText(base64(bytesOf(elements))));
  out.add("i", JsonNode::ofText(base64(bytesOf(corners))));
  const Rgb c = beam.color;
  out.add("c", jsonNumbers({static_cast<double>(c.red), static_cast<double>(c.green), static_cast<double>(c.blue)}));
  return out;
}

}  // namespace

double playerRate(const ExportedRun& run, std::optional<double> rate) {
  const Recording& recording = *run.recording;
  const double duration = recording.time(recording.rows() - 1) - recording.time(0);
  const double wanted = rate.value_or(defaultRate(duration));
  const double bodies = static_cast<double>(std::max<std::size_t>(run.model->active(Category::body).size(), 1));
  return duration > 0 ? std::min(wanted, std::max(mostPoses / bodies, 2.0) / duration) : wanted;
}

std::string playerData(const MovingScene& scene) {
  JsonNode out = JsonNode::object();
  out.add("t", JsonNode::ofText(timesText(scene)));
  out.add("poses", JsonNode::ofText(posesText(scene)));
  JsonNode& surfaces = out.add("surfaces", JsonNode::array());
  for (const Surface& surface : scene.surfaces()) surfaces.push(surfaceJson(surface));
  JsonNode& bodies = out.add("bodies", JsonNode::array());
  for (std::size_t b = 0; b < scene.scene().bodies.size(); ++b) {
    const Rgb c = scene.scene().bodies[b].color;
    JsonNode& body = bodies.push(JsonNode::object());
    body.add("s", jsonCount(scene.surfaceIndex(b)));
    body.add("c", jsonNumbers({static_cast<double>(c.red), static_cast<double>(c.green), static_cast<double>(c.blue)}));
    body.add("n", JsonNode::ofText(scene.scene().bodies[b].name));
  }
  if (!scene.scene().beams.empty()) {
    JsonNode& beams = out.add("beams", JsonNode::array());
    for (const SceneBeam& beam : scene.scene().beams) beams.push(beamJson(beam));
  }
  out.add("ground", scene.ground().triangles.empty() ? JsonNode{.items = {}} : surfaceJson(scene.ground()));
  out.add("lines", linesJson(scene.scene()));
  const SceneCamera camera = cameraFor(scene, 1.6, scene.time(0));  // a page may be narrow
  JsonNode& view = out.add("camera", JsonNode::object());
  view.add("eye", vectorJson(camera.eye));
  view.add("target", vectorJson(camera.target));
  view.add("up", vectorJson(camera.up));
  view.add("angle", JsonNode::ofNumber(camera.angle));
  const GroundLevel level = groundLevel(scene);
  JsonNode& grid = out.add("grid", JsonNode::object());
  grid.add("center", vectorJson(level.center));
  grid.add("along", vectorJson(level.along));
  grid.add("across", vectorJson(level.across));
  grid.add("spacing", JsonNode::ofNumber(level.spacing));
  grid.add("radius", JsonNode::ofNumber(level.radius));
  return inScript(jsonLine(out));
}

}  // namespace gyre

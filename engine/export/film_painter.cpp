#include "export/film_painter.h"

#include "export/swept_surface.h"

#include <cmath>

namespace gyre {
namespace {

// As the window's light theme.
constexpr Rgb skyTop{247, 248, 250}, skyBottom{221, 225, 231}, gridLine{207, 212, 219}, edgeColor{44, 50, 59},
    linkColor{90, 97, 107}, groundTone{226, 229, 234};
constexpr double opacityOfGhostRuns = 0.35;

}  // namespace

FilmPainter::FilmPainter(const MovingScene& scene, int width, int height)
    : scene_(scene),
      width_(width),
      height_(height),
      lines_(linkLines(scene.scene())),
      level_(groundLevel(scene)),
      raster_(width, height) {
  for (const Surface& surface : scene.surfaces()) surfaces_.push_back({creased(surface), featureEdges(surface)});
  ground_ = {creased(scene.ground()), featureEdges(scene.ground())};
}

void FilmPainter::aim(double t) {
  const SceneCamera camera = cameraFor(scene_, static_cast<double>(width_) / height_, t);
  raster_.look(camera.eye, camera.target, camera.up, camera.angle);
  const Vec3 ahead = (camera.target - camera.eye).normalized(), right = ahead.cross(camera.up).normalized();
  lamp_ = (ahead + 0.5 * right - 0.8 * right.cross(ahead)).normalized();
}

const std::vector<std::uint8_t>& FilmPainter::paint(double t, std::optional<Rgb> backdrop) {
  aim(t);
  raster_.clear(backdrop.value_or(skyTop), backdrop.value_or(skyBottom));
  drawSurface(ground_, {}, groundTone, gridLine);
  if (!backdrop) drawGrid();
  const std::vector<SceneBody>& bodies = scene_.scene().bodies;
  std::vector<Frame> places;
  for (std::size_t b = 0; b < bodies.size(); ++b) {
    places.push_back(scene_.placementAt(t, b));
    drawSurface(surfaces_[scene_.surfaceIndex(b)], places.back(), bodies[b].color, edgeColor);
  }
  for (const SceneBeam& beam : scene_.scene().beams)
    drawBeam(
        beam, [&](std::size_t b) { return places[b]; }, beam.color, edgeColor);
  const auto pointOf = [&](const LinkLine::End& end) -> Vec3 {
    if (end.body < 0) return end.point;
    const Frame& at = places[static_cast<std::size_t>(end.body)];
    return at.position + at.orientation * end.point;
  };
  for (const LinkLine& line : lines_) raster_.line(pointOf(line.ends[0]), pointOf(line.ends[1]), 1.6, linkColor);
  for (std::size_t run = 0; run < scene_.comparisons().size(); ++run) drawGhost(run, t);
  return raster_.pixels();
}

void FilmPainter::drawGhost(std::size_t run, double t) {
  const Rgb color = scene_.comparisons()[run].color;
  raster_.beginLayer();
  for (std::size_t b = 0; b < scene_.scene().bodies.size(); ++b)
    drawSurface(surfaces_[scene_.surfaceIndex(b)], scene_.placementBeside(run, t, b), color, color);
  for (const SceneBeam& beam : scene_.scene().beams)
    drawBeam(
        beam, [&](std::size_t b) { return scene_.placementBeside(run, t, b); }, color, color);
  raster_.blendLayer(opacityOfGhostRuns);
}

void FilmPainter::drawSurface(const Drawn& drawn, const Frame& at, Rgb color, Rgb edge) {
  const Mat3 R = at.orientation.toRotationMatrix();
  const std::size_t n = drawn.faces.positions.size() / 3;
  std::vector<Raster::Vertex> vertices(n);
  for (std::size_t i = 0; i < n; ++i) {
    const auto vector = [&](const std::vector<float>& of) {
      return Vec3(Eigen::Map<const Eigen::Vector3f>(&of[3 * i]).cast<double>());
    };
    vertices[i] = lit(at.position + R * vector(drawn.faces.positions), R * vector(drawn.faces.normals));
  }
  const std::vector<std::uint32_t>& c = drawn.faces.corners;
  for (std::size_t i = 0; i + 2 < c.size(); i += 3)
    raster_.triangle({vertices[c[i]], vertices[c[i + 1]], vertices[c[i + 2]]}, color);
  for (const auto& [from, to] : drawn.edges) raster_.line(at.position + R * from, at.position + R * to, 1.0, edge);
}

void FilmPainter::drawBeam(const SceneBeam& beam, const std::function<Frame(std::size_t)>& placement, Rgb color,
                           Rgb edge) {
  std::vector<Raster::Vertex> vertices;
  for (const SweptVertex& v : sweptVertices(beam, placement)) vertices.push_back(lit(v.position, v.normal));
  const auto at = [&](int i) -> const Raster::Vertex& { return vertices[static_cast<std::size_t>(i)]; };
  for (const Triangle& t : beam.skin->triangles()) raster_.triangle({at(t[0]), at(t[1]), at(t[2])}, color);
  for (const auto& [from, to] : beam.skin->edges()) raster_.line(at(from).position, at(to).position, 1.0, edge);
}

Raster::Vertex FilmPainter::lit(const Vec3& position, Vec3 normal) const {
  if (normal.dot(position - raster_.eye()) > 0) normal = -normal;  // the inside of an open surface
  return {position, 0.62 + 0.48 * std::max(0.0, -normal.dot(lamp_))};
}

void FilmPainter::drawGrid() {
  const int n = static_cast<int>(level_.radius / level_.spacing);
  for (int i = -n; i <= n; ++i) {
    const double off = i * level_.spacing, reach = std::sqrt(level_.radius * level_.radius - off * off);
    for (const auto& [u, v] : {std::pair{level_.along, level_.across}, {level_.across, level_.along}}) {
      const Vec3 middle = level_.center + off * u;
      raster_.line(middle - reach * v, middle + reach * v, 1.0, gridLine);
    }
  }
}

}  // namespace gyre

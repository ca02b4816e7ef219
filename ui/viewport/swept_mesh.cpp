#include "viewport/swept_mesh.h"

#include <cmath>

namespace gyre::ui {
namespace {

QRgb between(QRgb a, QRgb b, double share) {
  const auto channel = [share](int x, int y) { return static_cast<int>(x + share * (y - x) + 0.5); };
  return qRgb(channel(qRed(a), qRed(b)), channel(qGreen(a), qGreen(b)), channel(qBlue(a), qBlue(b)));
}

/// In the axes of the section. A corner goes with both faces that meet there.
Vec3 growthOf(const BeamSkin::Vertex& v) {
  const auto sign = [](double x) { return x > 0 ? 1.0 : x < 0 ? -1.0 : 0.0; };
  const Vec3 across(0, v.place.y(), v.place.z());
  if (std::abs(v.normal.x()) > 0.9) return v.normal + 1.2 * across.normalized();  // of the end, round or not
  const bool isFlat = std::abs(v.normal.y() * v.normal.z()) < 1e-12;
  const bool isCorner = isFlat && std::abs(across.y() * across.z()) > 1e-12 * across.squaredNorm();
  return isCorner ? Vec3(0, sign(across.y()), sign(across.z())) : v.normal;
}

}  // namespace

Part sweptPart(const SceneBeam& beam, std::span<const Frame> nodes, QRgb color, std::span<const QRgb> nodeColors,
               ElementId id) {
  const BeamSkin& skin = *beam.skin;
  const auto mesh = std::make_shared<SweptMesh>();
  mesh->skin = beam.skin;
  const std::vector<Frame> sections = skin.placed(nodes);
  std::vector<Mat3> turns;
  turns.reserve(sections.size());
  for (const Frame& section : sections) turns.push_back(section.orientation.toRotationMatrix());
  const auto count = static_cast<Eigen::Index>(skin.vertices().size());
  Eigen::Matrix3Xd points(3, count);
  mesh->normals.resize(3, count);
  mesh->growth.resize(3, count);
  for (Eigen::Index i = 0; i < count; ++i) {
    const BeamSkin::Vertex& v = skin.vertices()[static_cast<std::size_t>(i)];
    points.col(i) = sections[v.section].position + turns[v.section] * v.place;
    mesh->normals.col(i) = (turns[v.section] * v.normal).cast<float>();
    mesh->growth.col(i) = (turns[v.section] * growthOf(v)).cast<float>();
  }
  const Vec3 low = points.rowwise().minCoeff(), high = points.rowwise().maxCoeff();
  const Vec3 center = 0.5 * (low + high), extents = (high - low).cwiseMax(1e-9);
  mesh->points = (extents.cwiseInverse().asDiagonal() * (points.colwise() - center)).cast<float>();
  if (!nodeColors.empty())
    for (const BeamSkin::Section& s : skin.sections()) {
      const BeamSkin::Span& span = skin.spans()[s.element];
      mesh->colors.push_back(between(nodeColors[span.node1], nodeColors[span.node2], s.share));
    }
  return {.geometry = Geometry::swept,
          .frame = {center, Quat::Identity()},
          .scale = extents,
          .color = nodeColors.empty() ? color : nodeColors[nodeColors.size() / 2],
          .edged = true,
          .swept = mesh,
          .id = id};
}

}  // namespace gyre::ui

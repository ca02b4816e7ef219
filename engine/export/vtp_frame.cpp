#include "export/vtp_frame.h"

#include "core/units.h"
#include "core/utf8.h"
#include "export/base64.h"
#include "export/swept_surface.h"

#include <fmt/format.h>
#include <cstdint>

namespace gyre {
namespace {

constexpr Rgb groundColor{196, 201, 208};

template <class T>
std::string dataArray(const char* type, const char* name, int components, const std::vector<T>& values) {
  const std::uint64_t length = values.size() * sizeof(T);
  std::string bytes(reinterpret_cast<const char*>(&length), sizeof length);
  bytes += bytesOf(values);
  return fmt::format("<DataArray type=\"{}\" Name=\"{}\" NumberOfComponents=\"{}\" format=\"binary\">{}</DataArray>\n",
                     type, name, components, base64(bytes));
}

/// VTK's own way to write texts: the codes of their bytes, a zero after each text.
std::string textArray(const char* name, const std::vector<std::string>& texts) {
  std::string codes;
  for (const std::string& text : texts) {
    for (const char c : text) codes += fmt::format("{} ", static_cast<unsigned char>(c));
    codes += "0 ";
  }
  return fmt::format("<DataArray type=\"String\" Name=\"{}\" NumberOfTuples=\"{}\" format=\"ascii\">{}</DataArray>\n",
                     name, texts.size(), codes);
}

std::string emptyCells(const char* kind) {
  const std::vector<std::int32_t> none;
  return fmt::format("<{0}>\n{1}{2}</{0}>\n", kind, dataArray("Int32", "connectivity", 1, none),
                     dataArray("Int32", "offsets", 1, none));
}

}  // namespace

VtpFrame::VtpFrame(const MovingScene& scene) : scene_(scene) {
  std::vector<std::string> names;
  const std::vector<SceneBody>& bodies = scene.scene().bodies;
  for (std::size_t b = 0; b < bodies.size(); ++b) {
    names.push_back(asUtf8(bodies[b].name));
    addCells(scene.surface(b).triangles, scene.surface(b).points.size(), static_cast<int>(b), bodies[b].color);
  }
  for (const SceneBeam& beam : scene.scene().beams)
    addCells(beam.skin->triangles(), beam.skin->vertices().size(), static_cast<int>(beam.bodies.front()), beam.color);
  if (!scene.ground().triangles.empty()) {
    names.emplace_back("ground");
    addCells(scene.ground().triangles, scene.ground().points.size(), static_cast<int>(bodies.size()), groundColor);
  }
  names_ = textArray("names", names);
  std::vector<std::int32_t> offsets(triangles_);
  for (std::size_t i = 0; i < triangles_; ++i) offsets[i] = static_cast<std::int32_t>(3 * (i + 1));
  cells_ = "<CellData Scalars=\"body\">\n" + dataArray("Int32", "body", 1, body_) +
           dataArray("UInt8", "color", 3, color_) + "</CellData>\n" + emptyCells("Verts") + emptyCells("Lines") +
           emptyCells("Strips") + "<Polys>\n" + dataArray("Int32", "connectivity", 1, connectivity_) +
           dataArray("Int32", "offsets", 1, offsets) + "</Polys>\n";
  connectivity_ = {};
  body_ = {};
  color_ = {};
}

void VtpFrame::addCells(std::span<const Triangle> triangles, std::size_t points, int body, Rgb color) {
  for (const Triangle& t : triangles) {
    for (const int corner : t) connectivity_.push_back(static_cast<std::int32_t>(points_) + corner);
    body_.push_back(body);
    color_.insert(color_.end(), {color.red, color.green, color.blue});
  }
  points_ += points;
  triangles_ += triangles.size();
}

/// Moves with the sections of both nodes, as far as it lies between them.
void VtpFrame::addBeam(std::size_t moment, const SceneBeam& beam,
                       const std::function<void(const Vec3& x, const Vec3& v, double stress)>& add) const {
  const std::vector<double> stress = scene_.beamValues(moment, beam, BeamQuantity::stress);
  std::vector<Frame> nodes;
  for (const std::size_t body : beam.bodies) nodes.push_back(scene_.placement(moment, body));
  const auto velocityWith = [&](std::size_t node, const Vec3& x) {
    const Vec3 local = nodes[node].orientation.conjugate() * (x - nodes[node].position);
    return scene_.velocity(moment, beam.bodies[node], local);
  };
  const std::vector<SweptVertex> vertices =
      sweptVertices(beam, [&](std::size_t body) { return scene_.placement(moment, body); });
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const BeamSkin::Section& section = beam.skin->sections()[beam.skin->vertices()[i].section];
    const BeamSkin::Span& span = beam.skin->spans()[section.element];
    const Vec3& x = vertices[i].position;
    const Vec3 v = (1 - section.share) * velocityWith(span.node1, x) + section.share * velocityWith(span.node2, x);
    add(x, v, stress.empty() ? 0.0 : (1 - section.share) * stress[span.node1] + section.share * stress[span.node2]);
  }
}

std::string VtpFrame::at(std::size_t moment) const {
  std::vector<double> points;
  std::vector<float> velocities, speeds, stresses;
  points.reserve(3 * points_);
  velocities.reserve(3 * points_);
  speeds.reserve(points_);
  const auto add = [&](const Vec3& x, const Vec3& v, double stress = 0) {
    points.insert(points.end(), x.begin(), x.end());
    for (const double component : v) velocities.push_back(static_cast<float>(component));
    speeds.push_back(static_cast<float>(v.norm()));
    stresses.push_back(static_cast<float>(stress));
  };
  for (std::size_t b = 0; b < scene_.scene().bodies.size(); ++b) {
    const Frame frame = scene_.placement(moment, b);
    for (const Vec3& local : scene_.surface(b).points)
      add(frame.position + frame.orientation * local, scene_.velocity(moment, b, local));
  }
  for (const SceneBeam& beam : scene_.scene().beams) addBeam(moment, beam, add);
  for (const Vec3& x : scene_.ground().points) add(x, Vec3::Zero());
  std::string out = fmt::format(
      "<?xml version=\"1.0\"?>\n<VTKFile type=\"PolyData\" version=\"1.0\" byte_order=\"LittleEndian\" "
      "header_type=\"UInt64\">\n<PolyData>\n<FieldData>\n<DataArray type=\"Float64\" Name=\"TimeValue\" "
      "NumberOfTuples=\"1\" format=\"ascii\">{}</DataArray>\n{}</FieldData>\n<Piece NumberOfPoints=\"{}\" "
      "NumberOfVerts=\"0\" NumberOfLines=\"0\" NumberOfStrips=\"0\" NumberOfPolys=\"{}\">\n",
      shortest(scene_.time(moment)), names_, points_, triangles_);
  out += "<PointData Scalars=\"speed\" Vectors=\"velocity\">\n" + dataArray("Float32", "velocity", 3, velocities) +
         dataArray("Float32", "speed", 1, speeds) +
         (scene_.scene().beams.empty() ? std::string() : dataArray("Float32", "stress", 1, stresses)) +
         "</PointData>\n<Points>\n" + dataArray("Float64", "position", 3, points) + "</Points>\n" + cells_;
  return out + "</Piece>\n</PolyData>\n</VTKFile>\n";
}

}  // namespace gyre

#include "vtk/mesh_file.h"

#include "vtk/isolated_call.h"
#include "vtk/mesh_reader.h"

#include <QFileInfo>

#include <fmt/format.h>
#include <cstring>
#include <utility>

namespace gyre::ui {
namespace {

/// The number of vertices, they, and the triangles.
std::vector<char> packed(const MeshSurface& s) {
  const std::size_t count = s.vertices.size(), places = count * sizeof(Vec3),
                    corners = s.triangles.size() * sizeof(Triangle);
  std::vector<char> out(sizeof count + places + corners);
  std::memcpy(out.data(), &count, sizeof count);
  if (places > 0) std::memcpy(out.data() + sizeof count, s.vertices.front().data(), places);
  if (corners > 0) std::memcpy(out.data() + sizeof count + places, s.triangles.data(), corners);
  return out;
}

/// Empty where these are not such bytes: they come from a process that a bad file may have spoilt.
MeshSurface unpacked(const std::vector<char>& bytes) {
  MeshSurface s;
  std::size_t count = 0;
  if (bytes.size() < sizeof count) return s;
  std::memcpy(&count, bytes.data(), sizeof count);
  if (count > (bytes.size() - sizeof count) / sizeof(Vec3)) return s;
  s.vertices.resize(count);
  const std::size_t places = count * sizeof(Vec3);
  s.triangles.resize((bytes.size() - sizeof count - places) / sizeof(Triangle));  // what is left over belongs to none
  const std::size_t corners = s.triangles.size() * sizeof(Triangle);
  if (places > 0) std::memcpy(s.vertices.front().data(), bytes.data() + sizeof count, places);
  if (corners > 0) std::memcpy(s.triangles.data(), bytes.data() + sizeof count + places, corners);
  return s;
}

}  // namespace

Expected<std::shared_ptr<const TriangleMesh>> readMesh(const QString& path, double scale, std::stop_token stop) {
  const QFileInfo info(path);
  const auto wrong = [&](const std::string& text) { return fail({.message = text, .file = path.toStdString()}); };
  if (!info.isFile() || !info.isReadable()) return wrong("there is no such file, or it cannot be read");
  const QString suffix = info.suffix().toLower();
  const VtkMeshReader read = vtkMeshReader(suffix.toStdString());
  if (!read)
    return wrong(suffix.isEmpty()
                     ? "a name that ends in .stl, .obj, .gltf or .glb was expected"
                     : fmt::format("'.{}' is not a format that is read: .stl, .obj, .gltf or .glb was expected",
                                   suffix.toStdString()));
  // Some broken files keep a reader busy for ever; a good one of a million triangles takes a second or two. A '.gltf'
  // names others, of any size.
  const double seconds = suffix == "gltf" ? 60 : 5 + static_cast<double>(info.size()) / 1e6;
  const IsolatedResult result = isolatedCall([&] { return packed(read(path.toStdString(), scale)); },
                                             {.seconds = seconds, .stop = std::move(stop)});
  if (!result.bytes)
    return wrong(fmt::format("the reader of '.{}' files {} on this one", suffix.toStdString(), result.failure));
  auto [vertices, triangles] = unpacked(*result.bytes);
  if (triangles.empty()) return wrong(fmt::format("no triangles were found in this '.{}' file", suffix.toStdString()));
  auto mesh = TriangleMesh::create(std::move(vertices), std::move(triangles), info.fileName().toStdString());
  if (!mesh) return wrong(mesh.error().message);
  return mesh;
}

}  // namespace gyre::ui

#include "vtk/mesh_file.h"

#include "vtk/isolated_call.h"

#include <QFileInfo>

#include <vtkCompositeDataGeometryFilter.h>
#include <vtkGLTFReader.h>
#include <vtkIdList.h>
#include <vtkNew.h>
#include <vtkOBJReader.h>
#include <vtkPolyData.h>
#include <vtkSTLReader.h>
#include <vtkTriangleFilter.h>

#include <fmt/format.h>
#include <cstdlib>
#include <cstring>

namespace gyre::ui {
namespace {

double shortened(double x) { return std::strtod(fmt::format("{:.9g}", x).c_str(), nullptr); }

template <class Reader>
vtkSmartPointer<vtkPolyData> outputOf(const std::string& path) {
  vtkNew<Reader> reader;
  reader->SetFileName(path.c_str());
  reader->Update();
  return vtkPolyData::SafeDownCast(reader->GetOutputDataObject(0));
}

vtkSmartPointer<vtkPolyData> gltf(const std::string& path) {
  vtkNew<vtkGLTFReader> reader;
  reader->SetFileName(path.c_str());
  vtkNew<vtkCompositeDataGeometryFilter> together;
  together->SetInputConnection(reader->GetOutputPort());
  together->Update();
  return together->GetOutput();
}

struct Surface {
  std::vector<Vec3> vertices;
  std::vector<Triangle> triangles;
};

/// Empty without data.
Surface surfaceOf(vtkPolyData* data, double scale) {
  Surface out;
  if (!data || data->GetNumberOfPolys() + data->GetNumberOfStrips() == 0) return out;
  vtkNew<vtkTriangleFilter> filter;
  filter->SetInputData(data);
  filter->PassVertsOff();
  filter->PassLinesOff();
  filter->Update();
  vtkPolyData* polygons = filter->GetOutput();
  for (vtkIdType i = 0; i < polygons->GetNumberOfPoints(); ++i) {
    Vec3 p;
    polygons->GetPoint(i, p.data());
    out.vertices.emplace_back(shortened(scale * p.x()), shortened(scale * p.y()), shortened(scale * p.z()));
  }
  vtkNew<vtkIdList> corners;
  for (vtkIdType i = 0; i < polygons->GetNumberOfCells(); ++i) {
    polygons->GetCellPoints(i, corners);
    if (corners->GetNumberOfIds() == 3)
      out.triangles.push_back({static_cast<int>(corners->GetId(0)), static_cast<int>(corners->GetId(1)),
                               static_cast<int>(corners->GetId(2))});
  }
  return out;
}

/// The number of vertices, they, and the triangles.
std::vector<char> packed(const Surface& s) {
  const std::size_t count = s.vertices.size(), places = count * sizeof(Vec3),
                    corners = s.triangles.size() * sizeof(Triangle);
  std::vector<char> out(sizeof count + places + corners);
  std::memcpy(out.data(), &count, sizeof count);
  if (places > 0) std::memcpy(out.data() + sizeof count, s.vertices.front().data(), places);
  if (corners > 0) std::memcpy(out.data() + sizeof count + places, s.triangles.data(), corners);
  return out;
}

/// Empty where these are not such bytes: they come from a process that a bad file may have spoilt.
Surface unpacked(const std::vector<char>& bytes) {
  Surface s;
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

using MeshFormatReader = vtkSmartPointer<vtkPolyData> (*)(const std::string& path);

/// By the ending of the file's name; null for one that is not known.
MeshFormatReader readerFor(const QString& suffix) {
  if (suffix == "stl") return outputOf<vtkSTLReader>;
  if (suffix == "obj") return outputOf<vtkOBJReader>;
  if (suffix == "gltf" || suffix == "glb") return gltf;
  return nullptr;
}

}  // namespace

Expected<std::shared_ptr<const TriangleMesh>> readMesh(const QString& path, double scale) {
  const QFileInfo info(path);
  const auto wrong = [&](const std::string& text) { return fail({.message = text, .file = path.toStdString()}); };
  if (!info.isFile() || !info.isReadable()) return wrong("there is no such file, or it cannot be read");
  const QString suffix = info.suffix().toLower();
  const MeshFormatReader read = readerFor(suffix);
  if (!read)
    return wrong(suffix.isEmpty()
                     ? "a name that ends in .stl, .obj, .gltf or .glb was expected"
                     : fmt::format("'.{}' is not a format that is read: .stl, .obj, .gltf or .glb was expected",
                                   suffix.toStdString()));
  const IsolatedResult result = isolatedCall([&] { return packed(surfaceOf(read(path.toStdString()), scale)); });
  if (!result.bytes)
    return wrong(fmt::format("the reader of '.{}' files {} on this one", suffix.toStdString(), result.failure));
  auto [vertices, triangles] = unpacked(*result.bytes);
  if (triangles.empty()) return wrong(fmt::format("no triangles were found in this '.{}' file", suffix.toStdString()));
  auto mesh = TriangleMesh::create(std::move(vertices), std::move(triangles), info.fileName().toStdString());
  if (!mesh) return wrong(mesh.error().message);
  return mesh;
}

}  // namespace gyre::ui

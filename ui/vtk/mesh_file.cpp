#include "vtk/mesh_file.h"

#include <QFileInfo>

#include <vtkCompositeDataGeometryFilter.h>
#include <vtkGLTFReader.h>
#include <vtkIdList.h>
#include <vtkNew.h>
#include <vtkOBJReader.h>
#include <vtkObject.h>
#include <vtkPolyData.h>
#include <vtkSTLReader.h>
#include <vtkTriangleFilter.h>

#include <fmt/format.h>
#include <cstdlib>
#include <mutex>

namespace gyre::ui {
namespace {

double shortened(double x) { return std::strtod(fmt::format("{:.9g}", x).c_str(), nullptr); }

/// Keeps VTK from writing warnings, which are about files here: the caller tells of them in its own words. Any number
/// of threads may do so at a time.
class VtkSilence {
 public:
  VtkSilence() {
    const std::lock_guard lock(mutex_);
    if (count_++ > 0) return;
    before_ = vtkObject::GetGlobalWarningDisplay();
    vtkObject::SetGlobalWarningDisplay(0);
  }
  ~VtkSilence() {
    const std::lock_guard lock(mutex_);
    if (--count_ == 0) vtkObject::SetGlobalWarningDisplay(before_);
  }
  VtkSilence(const VtkSilence&) = delete;
  VtkSilence& operator=(const VtkSilence&) = delete;

 private:
  inline static std::mutex mutex_;
  inline static int count_ = 0, before_ = 0;
};

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
  const VtkSilence silence;
  const vtkSmartPointer<vtkPolyData> data = read(path.toStdString());
  if (!data || data->GetNumberOfPolys() + data->GetNumberOfStrips() == 0)
    return wrong(fmt::format("no triangles were found in this '.{}' file", suffix.toStdString()));
  vtkNew<vtkTriangleFilter> filter;
  filter->SetInputData(data);
  filter->PassVertsOff();
  filter->PassLinesOff();
  filter->Update();
  vtkPolyData* polygons = filter->GetOutput();
  std::vector<Vec3> vertices;
  for (vtkIdType i = 0; i < polygons->GetNumberOfPoints(); ++i) {
    Vec3 p;
    polygons->GetPoint(i, p.data());
    vertices.emplace_back(shortened(scale * p.x()), shortened(scale * p.y()), shortened(scale * p.z()));
  }
  std::vector<Triangle> triangles;
  vtkNew<vtkIdList> corners;
  for (vtkIdType i = 0; i < polygons->GetNumberOfCells(); ++i) {
    polygons->GetCellPoints(i, corners);
    if (corners->GetNumberOfIds() == 3)
      triangles.push_back({static_cast<int>(corners->GetId(0)), static_cast<int>(corners->GetId(1)),
                           static_cast<int>(corners->GetId(2))});
  }
  auto mesh = TriangleMesh::create(std::move(vertices), std::move(triangles), info.fileName().toStdString());
  if (!mesh) return wrong(mesh.error().message);
  return mesh;
}

}  // namespace gyre::ui

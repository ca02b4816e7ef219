#include "vtk/mesh_reader.h"

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

namespace gyre::ui {
namespace {

double shortened(double x) { return std::strtod(fmt::format("{:.9g}", x).c_str(), nullptr); }

MeshSurface surfaceOf(vtkPolyData* data, double scale) {
  MeshSurface out;
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

template <class Reader>
MeshSurface readBy(const std::string& path, double scale) {
  vtkNew<Reader> reader;
  reader->SetFileName(path.c_str());
  reader->Update();
  return surfaceOf(vtkPolyData::SafeDownCast(reader->GetOutputDataObject(0)), scale);
}

MeshSurface readGltf(const std::string& path, double scale) {
  vtkNew<vtkGLTFReader> reader;
  reader->SetFileName(path.c_str());
  vtkNew<vtkCompositeDataGeometryFilter> together;
  together->SetInputConnection(reader->GetOutputPort());
  together->Update();
  return surfaceOf(together->GetOutput(), scale);
}

}  // namespace

VtkMeshReader vtkMeshReader(std::string_view format) {
  if (format == "stl") return readBy<vtkSTLReader>;
  if (format == "obj") return readBy<vtkOBJReader>;
  if (format == "gltf" || format == "glb") return readGltf;
  return nullptr;
}

}  // namespace gyre::ui

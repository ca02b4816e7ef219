#include "panels/mesh_import.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>

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

namespace gyre::ui {
namespace {

double shortened(double x) { return std::strtod(fmt::format("{:.9g}", x).c_str(), nullptr); }

/// Runs a reader; its warnings are about files, which the caller tells of in its own words.
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

vtkSmartPointer<vtkPolyData> read(const QString& path) {
  const bool warn = vtkObject::GetGlobalWarningDisplay() != 0;
  vtkObject::SetGlobalWarningDisplay(0);
  const QString suffix = QFileInfo(path).suffix().toLower();
  const std::string file = path.toStdString();
  vtkSmartPointer<vtkPolyData> data;
  if (suffix == "stl") data = outputOf<vtkSTLReader>(file);
  if (suffix == "obj") data = outputOf<vtkOBJReader>(file);
  if (suffix == "gltf" || suffix == "glb") data = gltf(file);
  vtkObject::SetGlobalWarningDisplay(warn);
  return data;
}

}  // namespace

Expected<std::shared_ptr<const TriangleMesh>> readMesh(const QString& path, double scale) {
  const QFileInfo info(path);
  const auto wrong = [&](const std::string& text) { return fail({.message = text, .file = path.toStdString()}); };
  if (!info.isFile() || !info.isReadable()) return wrong("there is no such file, or it cannot be read");
  const vtkSmartPointer<vtkPolyData> data = read(path);
  if (!data || data->GetNumberOfPolys() + data->GetNumberOfStrips() == 0)
    return wrong("no triangles were found; STL, OBJ or glTF was expected");
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

std::shared_ptr<const TriangleMesh> askForMesh(QWidget* parent) {
  const QString path = QFileDialog::getOpenFileName(parent, QObject::tr("Import mesh"), {},
                                                    QObject::tr("Meshes (*.stl *.obj *.gltf *.glb);;All files (*)"));
  if (path.isEmpty()) return nullptr;
  const QStringList units{"m", "mm", "cm", "in"};
  const double factors[] = {1, 1e-3, 1e-2, 0.0254};
  bool accepted = false;
  const bool isGltf = path.endsWith(".gltf", Qt::CaseInsensitive) || path.endsWith(".glb", Qt::CaseInsensitive);
  const QString unit = QInputDialog::getItem(parent, QObject::tr("Import mesh"),
                                             QObject::tr("Coordinates of %1 are in").arg(QFileInfo(path).fileName()),
                                             units, isGltf ? 0 : 1, false, &accepted);
  if (!accepted) return nullptr;
  auto mesh = readMesh(path, factors[std::max<qsizetype>(units.indexOf(unit), 0)]);
  if (mesh) return *mesh;
  QMessageBox::warning(parent, QObject::tr("Import mesh"), QString::fromStdString(mesh.error().text()));
  return nullptr;
}

}  // namespace gyre::ui

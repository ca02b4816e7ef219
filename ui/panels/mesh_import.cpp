#include "panels/mesh_import.h"

#include "vtk/mesh_file.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>

namespace gyre::ui {

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

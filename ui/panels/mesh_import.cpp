#include "panels/mesh_import.h"

#include "document/background_job.h"
#include "document/while_painting.h"
#include "vtk/mesh_file.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QProgressDialog>

#include <optional>

namespace gyre::ui {
namespace {

using Mesh = Expected<std::shared_ptr<const TriangleMesh>>;

/// Nothing when the user cancels it.
std::optional<Mesh> readPatiently(QWidget* parent, const QString& path, double scale) {
  std::optional<Mesh> mesh;
  QEventLoop loop;
  QProgressDialog progress(QObject::tr("Reading %1…").arg(QFileInfo(path).fileName()), QObject::tr("Cancel"), 0, 0,
                           parent);
  progress.setWindowTitle(QObject::tr("Import mesh"));
  progress.setWindowModality(Qt::ApplicationModal);
  progress.setMinimumDuration(0);
  progress.reset();  // else it shows itself once four seconds have passed
  QObject::connect(&progress, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
  BackgroundJob job;
  job.start([=](const std::stop_token& stop) { return readMesh(path, scale, stop); },
            [&](Mesh read) {
              mesh = std::move(read);
              loop.quit();
            },
            [&](const Error& error) {
              mesh = fail(error);
              loop.quit();
            });
  QElapsedTimer waited;
  waited.start();
  paintUntil([&] { return mesh || waited.hasExpired(400); });
  if (mesh) return mesh;
  progress.show();
  loop.exec();
  return mesh;
}

}  // namespace

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
  const auto mesh = readPatiently(parent, path, factors[std::max<qsizetype>(units.indexOf(unit), 0)]);
  if (!mesh) return nullptr;
  if (*mesh) return **mesh;
  QMessageBox::warning(parent, QObject::tr("Import mesh"), QString::fromStdString(mesh->error().text()));
  return nullptr;
}

}  // namespace gyre::ui

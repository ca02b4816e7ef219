// Mesh files of one format.
#include "vtk/mesh_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  static const QTemporaryDir folder((QFile::exists("/dev/shm") ? "/dev/shm" : QDir::tempPath()) + "/gyre-fuzz-XXXXXX");
  QFile file(folder.filePath("mesh." GYRE_MESH_FORMAT));
  if (!file.open(QIODevice::WriteOnly) || file.write(reinterpret_cast<const char*>(data), qint64(size)) < 0) return 0;
  file.close();
  (void)gyre::ui::readMesh(file.fileName(), 1);
  return 0;
}

#pragma once
// Meshes from STL, OBJ and glTF files, by VTK's readers.

#include "shapes/triangle_mesh.h"

#include <QString>

class QWidget;

namespace gyre::ui {

/// Reads the triangles of a file, on whatever thread; coordinates times `scale` are metres. Coordinates are kept to
/// nine significant digits, more than these formats hold. Errors name the file.
Expected<std::shared_ptr<const TriangleMesh>> readMesh(const QString& path, double scale);

/// Asks for a file and its unit of length, and says what is wrong with it. Null when nothing came of it.
std::shared_ptr<const TriangleMesh> askForMesh(QWidget* parent);

}  // namespace gyre::ui

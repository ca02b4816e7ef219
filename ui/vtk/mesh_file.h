#pragma once
// Meshes from STL, OBJ and glTF files, by VTK's readers.

#include "shapes/triangle_mesh.h"

#include <QString>

#include <stop_token>

namespace gyre::ui {

/// Reads the triangles of a file, on whatever thread; coordinates times `scale` are metres. Coordinates are kept to
/// nine significant digits, more than these formats hold. Errors name the file. The readers crash on some broken files,
/// and so work in a process of their own.
Expected<std::shared_ptr<const TriangleMesh>> readMesh(const QString& path, double scale, std::stop_token stop = {});

}  // namespace gyre::ui

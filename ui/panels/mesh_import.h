#pragma once
// The dialogs that bring a mesh in.

#include "shapes/triangle_mesh.h"

class QWidget;

namespace gyre::ui {

/// Asks for a file and its unit of length, and says what is wrong with it. The file is read on another thread, with a
/// dialog to cancel it where that takes a while. Null when nothing came of it.
std::shared_ptr<const TriangleMesh> askForMesh(QWidget* parent);

}  // namespace gyre::ui

#pragma once
// Meshes of the unit geometries in part.h.

#include "viewport/part.h"

#include <vtkSmartPointer.h>

class vtkPolyData;

namespace gyre::ui {

/// How finely round things are divided; a speck is a few pixels whose shape nobody sees.
enum class Detail { speck, tiny, coarse, fine };

/// Triangles with normals.
vtkSmartPointer<vtkPolyData> surfaceMesh(Geometry geometry, double ratio, Detail detail);

/// Lines that show the outline and, on round parts, the spin: rims, meridians, great circles.
vtkSmartPointer<vtkPolyData> edgeLines(Geometry geometry, double ratio, Detail detail);

}  // namespace gyre::ui

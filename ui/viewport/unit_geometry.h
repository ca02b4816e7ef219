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

/// The three faces of a box that meet at (1/2, 1/2, 1/2): all that is seen of one from there.
vtkSmartPointer<vtkPolyData> boxCorner();

/// A surface for what is painted in one colour whatever the light: without normals, and each corner once.
vtkSmartPointer<vtkPolyData> withoutNormals(vtkPolyData* surface);

/// Lines that show the outline and, on round parts, the spin: rims, meridians, great circles.
vtkSmartPointer<vtkPolyData> edgeLines(Geometry geometry, double ratio, Detail detail);

}  // namespace gyre::ui

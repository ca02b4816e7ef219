#pragma once
// An extrusion or a mesh brought to a cube of edge 1 about the origin, so that it is placed, scaled and instanced as
// every other geometry; and what VTK draws of it.

#include "shapes/shape.h"

#include <vtkSmartPointer.h>

#include <memory>

class vtkPolyData;

namespace gyre::ui {

struct UnitMesh {
  Vec3 center = Vec3::Zero();  ///< of its box, in the shape's frame [m]
  Vec3 extents = Vec3::Ones();
  std::vector<Vec3> vertices;  ///< (x - center) / extents
  std::vector<Triangle> triangles;
};

/// Null for the primitives.
std::shared_ptr<const UnitMesh> unitMesh(const Shape& shape);

/// Triangles with normals, creased at sharp edges.
vtkSmartPointer<vtkPolyData> surfaceMesh(const UnitMesh& mesh);
/// The sharp edges and the rims of holes.
vtkSmartPointer<vtkPolyData> edgeLines(const UnitMesh& mesh);

}  // namespace gyre::ui

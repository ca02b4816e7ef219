#pragma once
// VTK's readers of meshes as they are: some broken files crash them, or keep them busy for ever. readMesh of
// mesh_file.h calls them in a process of its own.

#include "shapes/triangle_mesh.h"

#include <string>
#include <string_view>
#include <vector>

namespace gyre::ui {

struct MeshSurface {
  std::vector<Vec3> vertices;  ///< [m], to nine significant digits, more than these formats hold
  std::vector<Triangle> triangles;
};

/// Reads a file whose coordinates times `scale` are metres; a surface without triangles where there are no data.
using VtkMeshReader = MeshSurface (*)(const std::string& path, double scale);

/// @param format  "stl", "obj", "gltf" or "glb"; null for any other
VtkMeshReader vtkMeshReader(std::string_view format);

}  // namespace gyre::ui

#include "shapes/triangle_mesh.h"

#include "core/utf8.h"
#include "shapes/polyhedron.h"

#include <fmt/format.h>

namespace gyre {

Expected<std::shared_ptr<const TriangleMesh>> TriangleMesh::create(std::vector<Vec3> vertices,
                                                                   std::vector<Triangle> triangles,
                                                                   std::string source) {
  if (triangles.empty()) return failInput("a mesh needs at least one triangle");
  if (triangles.size() > maximumTriangles)
    return failInput(fmt::format("a mesh may have {} triangles, not {}", maximumTriangles, triangles.size()));
  for (std::size_t i = 0; i < vertices.size(); ++i)
    if (!vertices[i].allFinite()) return failInput(fmt::format("vertex {} of the mesh is not finite", i));
  for (std::size_t i = 0; i < triangles.size(); ++i)
    for (const int corner : triangles[i])
      if (corner < 0 || static_cast<std::size_t>(corner) >= vertices.size())
        return failInput(fmt::format("triangle {} of the mesh names vertex {}; there are {}, counted from 0", i, corner,
                                     vertices.size()));
  const auto mesh = std::shared_ptr<TriangleMesh>(new TriangleMesh);
  mesh->vertices_ = std::move(vertices);
  mesh->triangles_ = std::move(triangles);
  mesh->source_ = asUtf8(source);  // the name of a file may be any bytes
  const Topology topology = orientOutwards(mesh->vertices_, mesh->triangles_);
  mesh->openEdges_ = topology.openEdges;
  mesh->orientable_ = topology.orientable;
  mesh->solid_ = polyhedronSolid(mesh->vertices_, mesh->triangles_);
  return mesh;
}

std::optional<std::string> TriangleMesh::notSolid() const {
  const std::string name = source_.empty() ? "the mesh" : fmt::format("the mesh '{}'", source_);
  if (openEdges_ > 0)
    return fmt::format("{} is not closed: it has {} open edge{}", name, openEdges_, openEdges_ == 1 ? "" : "s");
  if (!orientable_) return fmt::format("{} has no inside: its triangles cannot all face outwards", name);
  if (!(solid_.volume > 0)) return fmt::format("{} encloses no volume", name);
  return std::nullopt;
}

}  // namespace gyre

#pragma once
// A surface of triangles. It never changes, so that models and their copies share it.
//
// A surface is closed when every edge is passed as often forwards as backwards. Triangles that run the wrong way round
// are turned when the mesh is made: neighbours agree, and the volume enclosed is positive. A surface that is consistent
// as given keeps its cavities (inner surfaces that face inwards).

#include "core/error.h"
#include "core/types.h"
#include "shapes/solid.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace gyre {

using Triangle = std::array<int, 3>;  ///< positions among the vertices, counter-clockwise seen from outside

/// More than this is refused: the file would be too large to be read back.
inline constexpr std::size_t maximumTriangles = 1'000'000;

class TriangleMesh {
 public:
  /// @param vertices   [m]; equal ones count as one where surfaces join
  /// @param source     name of the file it comes from, may be empty
  /// Refuses meshes without triangles, vertices that are not finite and triangles whose vertices do not exist.
  static Expected<std::shared_ptr<const TriangleMesh>> create(std::vector<Vec3> vertices,
                                                              std::vector<Triangle> triangles, std::string source = {});

  const std::vector<Vec3>& vertices() const { return vertices_; }
  const std::vector<Triangle>& triangles() const { return triangles_; }
  const std::string& source() const { return source_; }
  /// Edges at which the surface ends; 0 when it is closed.
  int openEdges() const { return openEdges_; }
  /// Empty when it encloses a volume, else what is wrong, with the number of open edges.
  std::optional<std::string> notSolid() const;
  /// The volume enclosed; only where notSolid() is empty.
  const Solid& solid() const { return solid_; }

  bool operator==(const TriangleMesh& o) const {
    return source_ == o.source_ && vertices_ == o.vertices_ && triangles_ == o.triangles_;
  }

 private:
  TriangleMesh() = default;

  std::vector<Vec3> vertices_;
  std::vector<Triangle> triangles_;
  std::string source_;
  int openEdges_ = 0;
  bool orientable_ = true;
  Solid solid_;
};

}  // namespace gyre

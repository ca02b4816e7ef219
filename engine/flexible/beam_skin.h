#pragma once
// The surface of a flexible beam in its deformed shape. Sections stay plane and rigid, so that every point of the
// surface is fixed in the axes of one section; between two nodes sections follow the helix of the element,
//   D(s) = D1 exp(s theta / L),  r(s) = r1 + (s / L) D1 T(-s theta / L) u,
// with w = (u, theta) of forces/helix_strain.h. Where two pieces of a line meet at an angle, both end in the plane
// between them, as a mitre. Lengths in metres.

#include "flexible/beam_mesh.h"
#include "shapes/triangle_mesh.h"

#include <array>
#include <span>
#include <vector>

namespace gyre {

/// How finely a beam is drawn.
struct SkinDetail {
  int steps = 4;    ///< pieces of an element, which are straight
  int around = 16;  ///< sides of what is round, a multiple of 4
};

/// What so many elements are drawn with, all beams together.
SkinDetail skinDetail(std::size_t elements);

class BeamSkin {
 public:
  /// A section that is drawn; at a node where two elements meet there are two.
  struct Section {
    std::size_t element = 0;
    double share = 0;  ///< of the element's length that lies before it
    bool operator==(const Section&) const = default;
  };
  struct Vertex {
    std::size_t section = 0;
    Vec3 place = Vec3::Zero(), normal = Vec3::Zero();  ///< in the axes of the section, outwards
    bool operator==(const Vertex&) const = default;
  };
  using Edge = std::array<int, 2>;
  /// An element by its nodes and the places of its ends on their bodies.
  struct Span {
    std::size_t node1 = 0, node2 = 0;
    Frame end1 = {}, end2 = {};
    bool operator==(const Span&) const = default;
  };

  BeamSkin(const FlexibleBeam& beam, const BeamMesh& mesh, SkinDetail detail);

  /// Where the sections are. @param nodes  placements of the bodies of the nodes
  void place(std::span<const Frame> nodes, std::vector<Frame>& sections) const;
  std::vector<Frame> placed(std::span<const Frame> nodes) const;

  std::span<const Section> sections() const { return sections_; }
  std::span<const Vertex> vertices() const { return vertices_; }
  std::span<const Triangle> triangles() const { return triangles_; }
  /// Lines that a draughtsman draws: rims at free ends, edges or, on what is round, four lines along it.
  std::span<const Edge> edges() const { return edges_; }
  /// Element by element.
  std::span<const Span> spans() const { return spans_; }
  /// From the line to what is farthest from it [m].
  double radius() const { return radius_; }
  /// Across its thinnest section [m].
  double thickness() const { return thickness_; }

  bool operator==(const BeamSkin&) const = default;

 private:
  class Maker;

  int steps_;
  double radius_ = 0, thickness_ = 0;
  std::vector<Span> spans_;
  std::vector<Section> sections_;
  std::vector<Vertex> vertices_;
  std::vector<Triangle> triangles_;
  std::vector<Edge> edges_;
};

}  // namespace gyre

#pragma once
// What two flat faces have in common, seen along the normal of the first: where their borders cross.
//
// The one polygon is cut at the lines of the other (I. E. Sutherland and G. W. Hodgman 1974, Comm. ACM 17, 32-42); each
// corner of what is left lies between two sides that are known as edges of the one or the other. Where they are of
// both, the two edges cross. With m the normal of a's face, e_a and e_b along the edges and n across both,
//
//   x_b = x_a + gap m,   gap = n . (p_b - p_a) / (n . m)   whatever points p of the lines,
//
// so that for velocities u at x_b the gap has the rate n . (u_b - u_a) / (n . m): that of a force along n / (n . m).
// The border turns by psi = atan2(m . e_a x e_b, e_a . e_b), with d psi = g . (phi_b - phi_a), g = e_b x (cos psi m x
// e_a - sin psi e_a) / (cos^2 + sin^2): m, but for the slope of e_b.

#include "contact/surface_feature.h"

namespace gyre {

/// A face without the farthest point of a rim, which is a corner of its border only while it is the farthest.
struct FacePolygon {
  explicit FacePolygon(const SurfaceFeature& f);

  const Vec3& x(int i) const { return feature->x[at(i)]; }
  std::uint16_t corner(int i) const { return feature->corner[at(i)]; }
  std::uint16_t edge(int i) const { return feature->edge[at(i)]; }
  Vec3 along(int i) const { return x(i + 1 < count ? i + 1 : 0) - x(i); }

  const SurfaceFeature* feature;
  int count = 0;
  std::array<int, SurfaceFeature::most> index{};

 private:
  std::size_t at(int i) const { return static_cast<std::size_t>(index[static_cast<std::size_t>(i)]); }
};

/// Whether a point is within all edges, as seen along the normal of the face. @param least  by how much [m]
bool isOverPolygon(const FacePolygon& f, const Vec3& x, double least);

struct PolygonCrossing {
  Vec3 x, normal;             ///< on the edge of b; across both edges, from a to b
  double gap = 0, angle = 0;  ///< along m; by how much the border turns, 0 to pi
  double lean = 1;            ///< n . m
  Vec3 turn;                  ///< d angle / d turn of b against a
  Vec3 alongA, alongB;        ///< of length one
  std::uint16_t edgeA = 0, edgeB = 0;
};

namespace detail {
/// @return how many of `out` there are
int crossingsOf(const FacePolygon& a, const FacePolygon& b, double same,
                std::array<PolygonCrossing, static_cast<std::size_t>(2 * SurfaceFeature::most)>& out);
}  // namespace detail

/// @param same  points so near to a border are within it [m]
template <class Visit>
void visitCrossings(const FacePolygon& a, const FacePolygon& b, double same, Visit&& visit) {
  std::array<PolygonCrossing, static_cast<std::size_t>(2 * SurfaceFeature::most)> found;
  const int count = detail::crossingsOf(a, b, same, found);
  for (int i = 0; i < count; ++i) visit(found[static_cast<std::size_t>(i)]);
}

}  // namespace gyre

#pragma once
// The points of a manifold: two features seen along a normal, and the corners of what they have in common.
//
// Projected on the plane across n, the features are convex polygons, lines or points; what they have in common has
// three kinds of corners: corners of one within the other, and crossings of edges. At each the gap is the difference of
// the two heights along n, so that the least gap of all common points is that of a corner. Which side's normal n is
// makes no difference, nor does the order of the two: features of points stay when the reference side changes.

#include "contact/manifold.h"
#include "contact/manifold_reduction.h"
#include "contact/surface_feature.h"

#include <array>
#include <limits>

namespace gyre {

/// Two directions across a normal: (u, v, n) is right-handed.
struct PlaneAcross {
  explicit PlaneAcross(const Vec3& normal) : n(normal), u(normal.unitOrthogonal()), v(normal.cross(u)) {}
  Vec3 at(const PlanarPoint& p) const { return p.u * u + p.v * v + p.height * n; }
  Vec3 n, u, v;
};

inline std::uint32_t featureOfPair(std::uint32_t a, std::uint32_t b) { return a << 16 | b; }
inline std::uint32_t exchanged(std::uint32_t feature) { return feature << 16 | feature >> 16; }

class ContactPatch {
 public:
  /// @param size  of the smaller body: points nearer to each other than 1e-6 of it are one
  ContactPatch(const PlaneAcross& plane, double size) : plane_(plane), same_(1e-6 * size) {}

  /// Adds the common corners. Heights are those of the cores.
  void intersect(const SurfaceFeature& a, const SurfaceFeature& b);
  /// Adds one point, unless there is one at its place already; one of the same feature gives way to it.
  void add(const PlanarPoint& p);
  void addPoint(const Vec3& x, double gap, std::uint32_t feature);

  /// The least distance that some point proves; infinite without points.
  double leastDistance() const;
  double leastGap() const;

  /// Those within the margin, four at most. The surfaces stand off from the cores.
  /// @param leastGap  of the cores along the normal; points within the tolerance beside a sloping face seem to have
  /// less
  bool finish(double leastGap, double roundingA, double roundingB, double margin, const Vec3& origin,
              Manifold& out) const;

 private:
  static constexpr int most = 192;
  struct Outline;

  void addCornersWithin(const Outline& points, const Outline& face, bool pointsAreOfA);
  void addCrossings(const Outline& a, const Outline& b);
  void addAlong(const Outline& points, const Outline& line, bool pointsAreOfA);
  void addPair(const Outline& a, const Outline& b);

  PlaneAcross plane_;
  double same_;
  int count_ = 0;
  std::array<PlanarPoint, most> points_;
};

}  // namespace gyre

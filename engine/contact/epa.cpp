#include "contact/epa.h"

#include <algorithm>
#include <array>
#include <limits>

namespace gyre {
namespace {

constexpr std::size_t mostVertices = 132, mostFaces = 3 * mostVertices;  // 2 V - 4, and those about to vanish

struct EpaVertex {
  Closest pair;
  Vec3 w;
};

struct EpaFace {
  std::array<int, 3> corner;
  std::array<int, 3> beside;  ///< the face across the side from corner i to i + 1
  Vec3 m;                     ///< outward
  double distance;            ///< of zero from its plane, positive inside
  bool alive = false, seen = false;
  bool flat() const { return distance == std::numeric_limits<double>::infinity(); }
};

/// The weights of the point of a triangle that is nearest to zero. Seen from a corner, since products of whole
/// positions would lose the size of a small triangle.
Vec3 nearestWeights(const std::array<Vec3, 3>& x) {
  const Vec3 e = x[1] - x[0], f = x[2] - x[0], n = e.cross(f);
  const double square = n.squaredNorm();
  const double v = -n.dot(x[0].cross(f)) / square, w = -n.dot(e.cross(x[0])) / square;
  if (square > 0 && v >= 0 && w >= 0 && v + w <= 1) return {1 - v - w, v, w};
  Vec3 best = Vec3::UnitX();
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = (i + 1) % 3;
    const Vec3 d = x[j] - x[i];
    const double t = d.squaredNorm() > 0 ? std::clamp(-x[i].dot(d) / d.squaredNorm(), 0.0, 1.0) : 0;
    const double distance = (x[i] + t * d).squaredNorm();
    if (distance >= least) continue;
    least = distance;
    best.setZero();
    best[static_cast<int>(i)] = 1 - t;
    best[static_cast<int>(j)] = t;
  }
  return best;
}

class Polytope {
 public:
  Polytope(const Convex& a, const Convex& b) : a_(a), b_(b) {}

  /// Four points that span a volume; false where the difference is flat, which leaves its normal.
  bool start(Vec3& flatNormal) {
    vertices_[0] = farthest(Vec3::UnitX());
    vertices_[1] = mostOf({Vec3::UnitX(), Vec3::UnitY(), Vec3::UnitZ()},
                          [&](const Vec3& w) { return (w - this->w(0)).squaredNorm(); });
    const Vec3 e = w(1) - w(0);
    const double length = e.norm();
    if (!(length > 0)) return false;
    const Vec3 side = e.unitOrthogonal();
    flatNormal = side;
    vertices_[2] =
        mostOf({side, e.cross(side) / length}, [&](const Vec3& w) { return e.cross(w - this->w(0)).squaredNorm(); });
    const Vec3 n = e.cross(w(2) - w(0));
    if (!(n.norm() > 1e-14 * length * length)) return false;
    flatNormal = n.normalized();
    vertices_[3] = mostOf({flatNormal}, [&](const Vec3& w) { return std::abs(flatNormal.dot(w - this->w(0))); });
    const double height = flatNormal.dot(w(3) - w(0));
    if (!(std::abs(height) > 1e-14 * length)) return false;
    vertexCount_ = 4;
    if (height > 0) std::swap(vertices_[1], vertices_[2]);
    for (const auto& f : {std::array{0, 1, 2}, std::array{0, 2, 3}, std::array{0, 3, 1}, std::array{1, 3, 2}}) add(f);
    faces_[0].beside = {2, 3, 1};
    faces_[1].beside = {0, 3, 2};
    faces_[2].beside = {1, 3, 0};
    faces_[3].beside = {2, 1, 0};
    return true;
  }

  int nearest() const {
    std::size_t best = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < faceCount_; ++i)
      if (faces_[i].alive && faces_[i].distance < least) {
        least = faces_[i].distance;
        best = i;
      }
    return static_cast<int>(best);
  }
  const EpaFace& face(int i) const { return faces_[static_cast<std::size_t>(i)]; }

  EpaVertex farthest(const Vec3& m) const {
    EpaVertex v{closestAlong(a_, b_, Vec3(-m)), {}};
    v.w = v.pair.vector();
    return v;
  }

  /// Replaces the faces that the new vertex sees, beginning with one of them and going from neighbour to neighbour so
  /// that they are one piece, by a fan around it. False where that is not possible any more.
  bool expand(const EpaVertex& v, int first) {
    if (vertexCount_ == mostVertices) return false;
    const int top = static_cast<int>(vertexCount_);
    vertices_[vertexCount_++] = v;
    std::size_t seen = 0, horizon = 0;
    see(first, seen);
    for (std::size_t i = 0; i < seen; ++i)
      for (const int next : at(seen_[i]).beside)
        if (!at(next).seen && (at(next).flat() || at(next).m.dot(v.w) > at(next).distance)) see(next, seen);
    for (std::size_t i = 0; i < seen; ++i)
      for (std::size_t k = 0; k < 3; ++k)
        if (const EpaFace& f = at(seen_[i]); !at(f.beside[k]).seen)
          sides_[horizon++] = {f.corner[k], f.corner[(k + 1) % 3], f.beside[k]};
    const bool closed = horizon >= 3 && fan(top, horizon);
    // What was there before stays where the fan failed: the points are looked for on it.
    for (std::size_t i = 0; i < seen; ++i) at(seen_[i]).alive = !closed;
    for (std::size_t i = 0; i < seen; ++i) at(seen_[i]).seen = false;
    return closed;
  }

  /// The points of the two bodies whose difference is nearest to zero, on faces no farther than `reach`. The plane that
  /// is nearest is not enough: on long thin faces the foot of zero may lie beside the face.
  Closest nearestPair(double reach) const {
    double least = std::numeric_limits<double>::infinity();
    Closest out{Vec3::Zero(), Vec3::Zero()};
    for (std::size_t i = 0; i < faceCount_; ++i) {
      const EpaFace& f = faces_[i];
      if (!f.alive || f.distance > reach) continue;
      const std::array<Vec3, 3> x{w(f.corner[0]), w(f.corner[1]), w(f.corner[2])};
      const Vec3 weight = nearestWeights(x);
      const double square = (weight[0] * x[0] + weight[1] * x[1] + weight[2] * x[2]).squaredNorm();
      if (square >= least) continue;
      least = square;
      out = {Vec3::Zero(), Vec3::Zero()};
      for (std::size_t k = 0; k < 3; ++k) {
        const Closest& pair = vertices_[static_cast<std::size_t>(f.corner[k])].pair;
        out.a += weight[static_cast<int>(k)] * pair.a;
        out.b += weight[static_cast<int>(k)] * pair.b;
      }
    }
    return out;
  }

 private:
  const Vec3& w(int i) const { return vertices_[static_cast<std::size_t>(i)].w; }

  EpaVertex mostOf(std::initializer_list<Vec3> directions, const auto& measure) const {
    EpaVertex best = farthest(*directions.begin());
    for (const Vec3& d : directions)
      for (const double sign : {1.0, -1.0}) {
        const EpaVertex v = farthest(sign * d);
        if (measure(v.w) > measure(best.w)) best = v;
      }
    return best;
  }

  EpaFace& at(int i) { return faces_[static_cast<std::size_t>(i)]; }

  void see(int i, std::size_t& count) {
    at(i).seen = true;
    seen_[count++] = i;
  }

  /// A face without area closes the surface but is never looked at. Returns -1 where there is no room.
  int add(const std::array<int, 3>& corner) {
    while (free_ < faceCount_ && faces_[free_].alive) ++free_;
    if (free_ == mostFaces) return -1;
    faceCount_ = std::max(faceCount_, free_ + 1);
    EpaFace& f = faces_[free_];
    f.corner = corner;
    f.alive = true;
    f.seen = false;
    const Vec3 n = (w(corner[1]) - w(corner[0])).cross(w(corner[2]) - w(corner[0]));
    const double length = n.norm();
    f.m = length > 0 ? Vec3(n / length) : Vec3(Vec3::Zero());
    f.distance = length > 0 ? f.m.dot(w(corner[0])) : std::numeric_limits<double>::infinity();
    return static_cast<int>(free_);
  }

  /// The sides of the horizon must be one closed line: each corner is the first of one side.
  bool fan(int top, std::size_t horizon) {
    std::array<int, mostVertices> after;
    after.fill(-1);
    free_ = 0;
    for (std::size_t i = 0; i < horizon; ++i) {
      const Side& s = sides_[i];
      const int f = add({s.from, s.to, top});
      if (f < 0 || after[static_cast<std::size_t>(s.from)] >= 0) return false;
      after[static_cast<std::size_t>(s.from)] = f;
      at(f).beside[0] = s.beyond;
      EpaFace& beyond = at(s.beyond);
      for (std::size_t k = 0; k < 3; ++k)
        if (beyond.corner[k] == s.to && beyond.corner[(k + 1) % 3] == s.from) beyond.beside[k] = f;
    }
    for (std::size_t i = 0; i < horizon; ++i) {
      const int f = after[static_cast<std::size_t>(sides_[i].from)],
                next = after[static_cast<std::size_t>(sides_[i].to)];
      if (next < 0) return false;
      at(f).beside[1] = next;
      at(next).beside[2] = f;
    }
    return true;
  }

  struct Side {
    int from, to, beyond;
  };
  const Convex &a_, &b_;
  std::array<EpaVertex, mostVertices> vertices_;
  std::array<EpaFace, mostFaces> faces_;
  std::array<int, mostFaces> seen_;
  std::array<Side, 3 * mostFaces> sides_;
  std::size_t vertexCount_ = 0, faceCount_ = 0, free_ = 0;
};

}  // namespace

EpaResult epa(const Convex& a, const Convex& b) {
  EpaResult best;
  best.separation = -std::numeric_limits<double>::infinity();
  const auto consider = [&](const Vec3& n, const Closest& extreme) {
    const double s = n.dot(extreme.vector());
    if (s > best.separation) best = {n, s, extreme};
  };
  Polytope polytope(a, b);
  Vec3 flat = Vec3::UnitZ();
  if (!polytope.start(flat)) {
    for (const Vec3& n : {flat, Vec3(-flat)}) consider(n, closestAlong(a, b, n));
    return best;
  }
  const double tolerance = 1e-15 * (a.size + b.size) + 1e-13 * std::min(a.size, b.size);
  while (true) {
    const int nearest = polytope.nearest();
    const EpaFace& face = polytope.face(nearest);
    const EpaVertex v = polytope.farthest(face.m);
    consider(-face.m, v.pair);
    if (!(face.m.dot(v.w) - face.distance > tolerance) || !polytope.expand(v, nearest)) break;
  }
  best.nearest = polytope.nearestPair(-best.separation + 1e-6 * std::min(a.size, b.size));
  return best;
}

}  // namespace gyre

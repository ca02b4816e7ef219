#include "contact/geodesic_sphere.h"

#include <cmath>
#include <map>
#include <numbers>

namespace gyre {
namespace {

constexpr int divisions = 6;  // of each edge: 10 * 6^2 + 2 corners

/// The twelve corners: (0, +-1, +-phi) and the same turned round.
std::vector<Vec3> icosahedron() {
  std::vector<Vec3> x;
  for (int axis = 0; axis < 3; ++axis)
    for (const double a : {-1.0, 1.0})
      for (const double b : {-1.0, 1.0}) {
        Vec3 p = Vec3::Zero();
        p[(axis + 1) % 3] = a;
        p[(axis + 2) % 3] = b * std::numbers::phi;
        x.push_back(p);
      }
  return x;
}

/// Corners and triangles, the corners by what divides the faces, so that neighbouring faces share them.
class Divided {
 public:
  Divided() : corners_(icosahedron()) {
    for (std::size_t i = 0; i < corners_.size(); ++i)
      for (std::size_t j = i + 1; j < corners_.size(); ++j)
        for (std::size_t k = j + 1; k < corners_.size(); ++k)
          if (isEdge(i, j) && isEdge(j, k) && isEdge(i, k)) addFace(i, j, k);
  }

  GeodesicSphere scaled() const {
    const double scale = std::cbrt(4 * std::numbers::pi / 3 / volume_);
    GeodesicSphere out{{}, scale - 1, 1 - scale * nearest_};
    for (const auto& [key, x] : points_) out.corners.push_back(scale * x);
    return out;
  }

 private:
  using Key = std::array<long, 3>;

  bool isEdge(std::size_t i, std::size_t j) const { return (corners_[i] - corners_[j]).norm() < 2.1; }  // they are 2

  Vec3 point(const Vec3& x) {
    // The same point of two faces differs by rounding only; points are 0.2 apart.
    const Vec3 unit = x.normalized();
    const Key key{std::lround(unit.x() * 1e6), std::lround(unit.y() * 1e6), std::lround(unit.z() * 1e6)};
    return points_.try_emplace(key, unit).first->second;
  }

  void addFace(std::size_t i, std::size_t j, std::size_t k) {
    const Vec3 &a = corners_[i], u = (corners_[j] - a) / divisions, v = (corners_[k] - a) / divisions;
    for (int p = 0; p < divisions; ++p)
      for (int q = 0; p + q < divisions; ++q) {
        addTriangle(a + p * u + q * v, a + (p + 1) * u + q * v, a + p * u + (q + 1) * v);
        if (p + q + 1 < divisions)
          addTriangle(a + (p + 1) * u + q * v, a + (p + 1) * u + (q + 1) * v, a + p * u + (q + 1) * v);
      }
  }
  void addTriangle(const Vec3& a, const Vec3& b, const Vec3& c) {
    const Vec3 x = point(a), y = point(b), z = point(c);
    const Vec3 n = (y - x).cross(z - x);
    volume_ += std::abs(x.dot(n)) / 6;
    nearest_ = std::min(nearest_, std::abs(n.normalized().dot(x)));
  }

  std::vector<Vec3> corners_;
  std::map<Key, Vec3> points_;
  double volume_ = 0, nearest_ = 1;
};

}  // namespace

const GeodesicSphere& GeodesicSphere::ofSameVolume() {
  static const GeodesicSphere sphere = Divided().scaled();
  return sphere;
}

}  // namespace gyre

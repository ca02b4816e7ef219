#include "export/creased_surface.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace gyre {
namespace {

using Key = std::array<double, 3>;

struct Corner {
  std::size_t triangle;
  double angle;  ///< of the triangle there
};

class Creaser {
 public:
  explicit Creaser(const Surface& surface) : surface_(surface) {
    std::map<Key, std::size_t> places;
    for (const Vec3& p : surface.points)
      placeOf_.push_back(places.emplace(Key{p.x(), p.y(), p.z()}, places.size()).first->second);
    about_.resize(places.size());
    vertices_.resize(places.size());
    for (std::size_t t = 0; t < surface.triangles.size(); ++t) addFace(t);
  }

  CreasedSurface run() {
    CreasedSurface out;
    for (std::size_t t = 0; t < surface_.triangles.size(); ++t) {
      if (normals_[t].isZero()) continue;  // nothing to be seen
      for (const int corner : surface_.triangles[t])
        out.corners.push_back(vertexOf(t, static_cast<std::size_t>(corner), out));
    }
    return out;
  }

 private:
  const Vec3& point(int i) const { return surface_.points[static_cast<std::size_t>(i)]; }

  void addFace(std::size_t t) {
    const Triangle& c = surface_.triangles[t];
    const Vec3 n = (point(c[1]) - point(c[0])).cross(point(c[2]) - point(c[0]));
    normals_.push_back(n.norm() > 0 ? Vec3(n.normalized()) : Vec3(Vec3::Zero()));
    if (normals_.back().isZero()) return;
    for (std::size_t k = 0; k < 3; ++k) {
      const Vec3 u = point(c[(k + 1) % 3]) - point(c[k]), v = point(c[(k + 2) % 3]) - point(c[k]);
      about_[placeOf_[static_cast<std::size_t>(c[k])]].push_back({t, std::atan2(u.cross(v).norm(), u.dot(v))});
    }
  }

  std::uint32_t vertexOf(std::size_t t, std::size_t corner, CreasedSurface& out) {
    const std::size_t place = placeOf_[corner];
    Vec3 sum = Vec3::Zero();
    for (const Corner& other : about_[place])
      if (normals_[other.triangle].dot(normals_[t]) > std::cos(creaseAngle))
        sum += other.angle * normals_[other.triangle];
    const Eigen::Vector3f normal = sum.normalized().cast<float>();
    for (const std::uint32_t v : vertices_[place])
      if ((Eigen::Map<const Eigen::Vector3f>(&out.normals[3 * v]) - normal).squaredNorm() < 1e-8F) return v;
    const auto vertex = static_cast<std::uint32_t>(out.positions.size() / 3);
    vertices_[place].push_back(vertex);
    for (const double x : surface_.points[corner]) out.positions.push_back(static_cast<float>(x));
    out.normals.insert(out.normals.end(), normal.begin(), normal.end());
    return vertex;
  }

  const Surface& surface_;
  std::vector<std::size_t> placeOf_;                  ///< equal points are one place
  std::vector<Vec3> normals_;                         ///< of the faces; zero where a face has no area
  std::vector<std::vector<Corner>> about_;            ///< the faces about a place
  std::vector<std::vector<std::uint32_t>> vertices_;  ///< made of a place
};

}  // namespace

CreasedSurface creased(const Surface& surface) { return Creaser(surface).run(); }

}  // namespace gyre

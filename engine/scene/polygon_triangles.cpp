#include "scene/polygon_triangles.h"

#include <numeric>

namespace gyre {
namespace {

/// Twice the area of a b c, positive counter-clockwise.
double turnOf(const Vec2& a, const Vec2& b, const Vec2& c) {
  const Vec2 u = b - a, v = c - a;
  return u.x() * v.y() - u.y() * v.x();
}

class EarCutter {
 public:
  explicit EarCutter(const Outline& outline) : outline_(outline), left_(outline.size()) {
    std::iota(left_.begin(), left_.end(), 0);
  }

  std::vector<Triangle> run() {
    std::vector<Triangle> out;
    std::size_t at = 0, missed = 0;
    while (left_.size() > 3) {
      // Round-off may leave no ear of a polygon with corners in a line; any corner then does.
      if (!isEar(at) && ++missed <= left_.size()) {
        at = (at + 1) % left_.size();
        continue;
      }
      missed = 0;
      out.push_back({corner(at - 1 + left_.size()), corner(at), corner(at + 1)});
      left_.erase(left_.begin() + static_cast<std::ptrdiff_t>(at));
      at = (at + 1) % left_.size();  // every other one, so that triangles are not all slivers about one corner
    }
    out.push_back({left_[0], left_[1], left_[2]});
    return out;
  }

 private:
  int corner(std::size_t i) const { return left_[i % left_.size()]; }
  const Vec2& point(int i) const { return outline_[static_cast<std::size_t>(i)]; }

  bool isEar(std::size_t at) const {
    const std::size_t n = left_.size();
    const Vec2 &a = point(corner(at + n - 1)), &b = point(corner(at)), &c = point(corner(at + 1));
    if (!(turnOf(a, b, c) > 0)) return false;
    for (std::size_t k = 2; k + 1 < n; ++k) {
      const Vec2& p = point(corner(at + k));
      if (turnOf(a, b, p) >= 0 && turnOf(b, c, p) >= 0 && turnOf(c, a, p) >= 0) return false;
    }
    return true;
  }

  const Outline& outline_;
  std::vector<int> left_;
};

}  // namespace

double signedArea(const Outline& outline) {
  double twice = 0;
  for (std::size_t i = 0; i < outline.size(); ++i)
    twice += turnOf(outline[0], outline[i], outline[(i + 1) % outline.size()]);
  return 0.5 * twice;
}

std::vector<Triangle> polygonTriangles(const Outline& outline) { return EarCutter(outline).run(); }

}  // namespace gyre

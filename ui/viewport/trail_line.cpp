#include "viewport/trail_line.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

double distanceToSegment(const Vec3& p, const Vec3& from, const Vec3& to) {
  const Vec3 along = to - from;
  const double length2 = along.squaredNorm();
  const double s = length2 > 0 ? std::clamp((p - from).dot(along) / length2, 0.0, 1.0) : 0;
  return (p - from - s * along).norm();
}

}  // namespace

void TrailLine::clear() {
  vertices_.clear();
  left_.clear();
}

void TrailLine::add(double time, const Vec3& position) {
  constexpr std::size_t mostLeft = 64;  // each new place is compared with all of them
  if (vertices_.size() > 1) {
    const Vec3& from = vertices_[vertices_.size() - 2].position;
    Vertex& last = vertices_.back();
    if ((position - last.position).norm() < 0.1 * tolerance_) return;
    left_.push_back(last.position);
    const bool isStraight = left_.size() <= mostLeft && std::all_of(left_.begin(), left_.end(), [&](const Vec3& p) {
                              return distanceToSegment(p, from, position) <= tolerance_;
                            });
    if (isStraight) {
      last = {time, position};
      return;
    }
  }
  left_.clear();
  vertices_.push_back({time, position});
}

void TrailLine::cutAfter(double time) {
  if (vertices_.empty() || vertices_.back().time <= time) return;
  left_.clear();
  while (!vertices_.empty() && vertices_.back().time > time) vertices_.pop_back();
}

void TrailLine::thin(std::size_t most) {
  while (vertices_.size() > std::max<std::size_t>(most, 2)) {
    tolerance_ = 2 * tolerance_ + 1e-12;
    const std::vector<Vertex> all = std::exchange(vertices_, {});
    left_.clear();
    for (const Vertex& v : all) add(v.time, v.position);
  }
}

}  // namespace gyre::ui

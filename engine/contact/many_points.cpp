#include "contact/many_points.h"

#include <algorithm>

namespace gyre {

ManyPoints::ManyPoints(const Manifold& m, double size)
    : u_(m.normal.unitOrthogonal()), v_(m.normal.cross(u_)), size_(size) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(m.count); ++i) add(m.points[i]);
}

void ManyPoints::add(const ContactPoint& p) {
  if (count_ == most) thin();
  points_[count_] = p;
  planar_[count_] = {.u = u_.dot(p.x), .v = v_.dot(p.x), .gap = p.gap, .feature = p.feature};
  ++count_;
}

void ManyPoints::thin() {
  const FourOfThem four = fourOf(std::span(planar_).first(count_), size_);
  std::array<ContactPoint, 4> kept;
  std::array<PlanarPoint, 4> keptPlanar;
  count_ = static_cast<std::size_t>(four.count);
  for (std::size_t k = 0; k < count_; ++k) {
    kept[k] = points_[static_cast<std::size_t>(four.index[k])];
    keptPlanar[k] = planar_[static_cast<std::size_t>(four.index[k])];
  }
  std::copy_n(kept.begin(), count_, points_.begin());
  std::copy_n(keptPlanar.begin(), count_, planar_.begin());
}

void ManyPoints::write(Manifold& m) {
  thin();
  m.count = static_cast<int>(count_);
  std::copy_n(points_.begin(), count_, m.points.begin());
}

}  // namespace gyre

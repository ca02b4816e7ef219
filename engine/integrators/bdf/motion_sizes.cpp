#include "integrators/bdf/motion_sizes.h"

#include <algorithm>
#include <cmath>

namespace gyre {

MotionSizes::MotionSizes(const System& system)
    : system_(system),
      least_(system.contacts().any() ? 1 : 1e-3),
      ofQ_(static_cast<std::size_t>(system.bodies().nq())),
      ofV_(static_cast<std::size_t>(system.nv())),
      q0_(VecX::Zero(system.bodies().nq())) {
  const double length = system.scales().length;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const BodyLayout l = system.bodies().layout(b);
    const int translations = l.rotation < 0 ? l.nv : l.rotation;
    if (translations > 0) add(l.q, translations, l.v, translations, length);
    if (l.rotation >= 0) add(l.q + translations, 4, l.v + translations, 3, 1);
  }
}

void MotionSizes::add(int q, int nq, int v, int nv, double scale) {
  for (int i = 0; i < nq; ++i) ofQ_[static_cast<std::size_t>(q + i)] = parts_.size();
  for (int i = 0; i < nv; ++i) ofV_[static_cast<std::size_t>(v + i)] = parts_.size();
  parts_.push_back({.q = q, .nq = nq, .v = v, .nv = nv, .scale = scale});
}

void MotionSizes::start(const State& s, double duration) {
  q0_ = s.q;
  farthest_ = least_;
  fastest_ = least_ / duration;
  for (Part& p : parts_) p.excursion = p.reach = p.speed = 0;
  take(s.q.data(), s.v.data());
}

void MotionSizes::expect(const VecX& a, const VecX& further, double lead, double loads) {
  fastest_ = std::max(fastest_, least_ * std::sqrt(loads));
  for (Part& p : parts_) {
    const double size = a.segment(p.v, p.nv).norm(), change = (further - a).segment(p.v, p.nv).norm();
    const double share = std::min(1.0, change > 0 ? lead * size * size / change / p.scale : 1.0);
    if (!(size > 0) || !(share > 0)) continue;
    // To a power of two: the difference is small, and its rounding is not to change where steps end.
    const double reach = p.scale * std::exp2(std::round(std::log2(share)));
    p.reach = std::max(p.reach, reach);
    p.speed = std::max(p.speed, std::sqrt(size * reach));
    farthest_ = std::max(farthest_, p.reach / p.scale);
    fastest_ = std::max(fastest_, p.speed / p.scale);
  }
}

void MotionSizes::take(const double* q, const double* v) {
  using MapX = Eigen::Map<const VecX>;
  for (Part& p : parts_) {
    p.excursion = std::max(p.excursion, (MapX(q + p.q, p.nq) - q0_.segment(p.q, p.nq)).norm());
    p.speed = std::max(p.speed, MapX(v + p.v, p.nv).norm());
    farthest_ = std::max(farthest_, p.excursion / p.scale);
    fastest_ = std::max(fastest_, p.speed / p.scale);
  }
}

}  // namespace gyre

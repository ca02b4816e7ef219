#include "system/smooth_contacts.h"

#include "contact/collider_bounds.h"

#include <algorithm>
#include <tuple>

namespace gyre {
namespace {

template <class T>
auto keyOf(const T& c) {
  return std::make_tuple(c.body1, c.body2, c.feature);
}

constexpr std::uint64_t pointOfPair = 0xffffffff;

const ContactBristle* find(const ContactMemory& memory, const Contact& c, int rim) {
  const auto& all = memory.bristles;
  const auto from = [&](const auto& key) {
    return std::lower_bound(all.begin(), all.end(), key,
                            [](const ContactBristle& b, const auto& of) { return keyOf(b) < of; });
  };
  if (rim == 0) {
    const auto it = from(keyOf(c));
    return it != all.end() && keyOf(*it) == keyOf(c) ? &*it : nullptr;
  }
  const ContactBristle* nearest = nullptr;
  const std::uint64_t pair = c.feature & ~pointOfPair;
  for (auto it = from(std::make_tuple(c.body1, c.body2, pair));
       it != all.end() && it->body1 == c.body1 && it->body2 == c.body2 && (it->feature & ~pointOfPair) == pair; ++it)
    if (it->rim == rim && (!nearest || (it->x - c.x).squaredNorm() < (nearest->x - c.x).squaredNorm())) nearest = &*it;
  return nearest;
}

}  // namespace

SmoothContacts::SmoothContacts(const ContactModel& model)
    : model_(model), set_(model.bodies, model.margin, ContactSet::Points::smooth), reach_(model.bodies.size(), 0.0) {}

void SmoothContacts::evaluate(std::span<const BodyKinematics> k, double t, const ContactMemory& memory) {
  k_ = k;
  memory_ = memory;
  h_ = std::max(0.0, t - memory.t);
  set_.update(k, reach_);
  findManifolds();
  recall();
  points_.resize(contacts().size());
  for (const Range& r : manifolds_) evaluateSmooth(manifold(r), std::span(points_).subspan(r.first, r.end - r.first));
}

void SmoothContacts::findManifolds() {
  manifolds_.clear();
  for (std::size_t i = 0; i < contacts().size(); ++i) {
    if (i == 0 || contacts()[i].manifold != contacts()[i - 1].manifold) manifolds_.push_back({i, i});
    manifolds_.back().end = i + 1;
  }
}

void SmoothContacts::recall() {
  remembered_.assign(contacts().size(), nullptr);
  if (!model_.haveBristles || memory_.bristles.empty()) return;
  for (const Range& r : manifolds_) {
    if (model_.law(contacts()[r.first]).friction_law != FrictionLaw::bristle) continue;
    for (std::size_t i = r.first; i < r.end; ++i) {
      const int rim = set_.guides()[i].rim;
      const ContactBristle* b = find(memory_, contacts()[i], rim);
      if (b && (rim == 0 || isNearest(r, i, b->x))) remembered_[i] = b;
    }
  }
}

/// Whether the point is the nearest to x of those on its rim.
bool SmoothContacts::isNearest(const Range& r, std::size_t point, const Vec3& x) const {
  const double least = (contacts()[point].x - x).squaredNorm();
  for (std::size_t i = r.first; i < r.end; ++i)
    if (set_.guides()[i].rim == set_.guides()[point].rim && (contacts()[i].x - x).squaredNorm() < least) return false;
  return true;
}

SmoothManifold SmoothContacts::manifold(const Range& r) const {
  const std::size_t count = r.end - r.first;
  const std::span<const Contact> points = contacts().subspan(r.first, count);
  return {.points = points,
          .law = model_.law(points[0]),
          .k1 = k_[slot(points[0].body1)],
          .k2 = k_[slot(points[0].body2)],
          .guides = set_.guides().subspan(r.first, count),
          .h = h_,
          .remembered = std::span(remembered_).subspan(r.first, count)};
}

bool SmoothContacts::isClosed(const Range& r) const { return std::ranges::any_of(pointsOf(r), &SmoothPoint::isClosed); }

void SmoothContacts::apply(std::span<Vec6> g) const {
  for (const Range& r : manifolds_) {
    if (!isClosed(r)) continue;
    Vec12 both = Vec12::Zero();
    addSmoothForce(manifold(r), pointsOf(r), both);
    g[slot(contacts()[r.first].body1)] += both.head<6>();
    g[slot(contacts()[r.first].body2)] += both.tail<6>();
  }
}

std::size_t SmoothContacts::endOfPair(std::size_t manifold) const {
  const auto bodies = [&](std::size_t m) {
    const Contact& c = contacts()[manifolds_[m].first];
    return std::make_pair(c.body1, c.body2);
  };
  std::size_t end = manifold + 1;
  while (end < manifolds_.size() && bodies(end) == bodies(manifold)) ++end;
  return end;
}

PlacedCollider SmoothContacts::placed(int body, std::size_t part) const {
  const BodyKinematics& k = k_[slot(body)];
  const Collider& of = collider(body, part);
  const Pose own = poseOf(of.placement);
  return {of, {k.x + k.R * own.x, k.R * own.R}, k.x};
}

bool SmoothContacts::tangent(std::size_t first, std::size_t end, Mat12& K, Mat12& C) const {
  bool any = false;
  for (std::size_t i = first; i < end; ++i) {
    const Range& r = manifolds_[i];
    if (!isClosed(r)) continue;
    if (!std::exchange(any, true)) {
      K.setZero();
      C.setZero();
    }
    const SmoothManifold m = manifold(r);
    const Contact& c = m.points[0];
    const PlacedCollider a = placed(c.body1, part1(c)), b = placed(c.body2, part2(c));
    const ContactMotion motion(a, b, m.points, m.guides);
    addSmoothTangent(m, pointsOf(r), motion, K, C);
  }
  return any;
}

double SmoothContacts::elastic() const {
  double sum = 0;
  for (const SmoothPoint& p : points_) sum += p.elastic;
  return sum;
}

void SmoothContacts::remember(double t, ContactMemory& memory) const {
  memory.t = t;
  memory.bristles.clear();
  for (const Range& r : manifolds_) {
    const SmoothManifold m = manifold(r);
    if (m.law.friction_law != FrictionLaw::bristle) continue;
    for (std::size_t i = 0; i < m.points.size(); ++i)
      if (const SmoothPoint& p = points_[r.first + i]; p.isClosed()) memory.bristles.push_back(bristleOf(m, i, p));
  }
  std::ranges::sort(memory.bristles, {}, keyOf<ContactBristle>);
}

}  // namespace gyre

#include "integrators/local/contact_search.h"

#include "integrators/local/stepped_contact.h"

#include <algorithm>
#include <tuple>

namespace gyre {
namespace {

/// By the bodies and their colliders, in the order of the list of contacts.
auto collidersOf(const Contact& c) { return std::tuple(c.body1, c.body2, part1(c), part2(c)); }
bool isBefore(const Contact& a, const Contact& b) { return collidersOf(a) < collidersOf(b); }

}  // namespace

ContactSearch::ContactSearch(const System& system) : system_(system), reach_(system.contacts().bodies.size(), 0.0) {
  const ContactModel& model = system.contacts();
  if (model.any()) set_.emplace(model.bodies, model.margin);
}

void ContactSearch::lookFrom(const EvaluatedKinematics& start, double h) {
  expected_.clear();
  if (!set_) return;
  for (std::size_t b = 0; b + 1 < reach_.size(); ++b) reach_[b] = way(start, b, start.state().v, h / 2);
  set_->update(start.workspace().k, reach_);
  const double touch = touchingGap * system_.scales().length;
  for (const Contact& c : contacts()) {
    const BodyKinematics& k1 = start.body(system_.bodies().slot(c.body1));
    const BodyKinematics& k2 = start.body(system_.bodies().slot(c.body2));
    const PointPair points{k1.R.transpose() * (c.x - k1.x), k2.R.transpose() * (c.x - k2.x)};
    const double later = c.gap + h / 2 * c.normal.dot(points.rate(k1, k2));
    if (c.gap >= -touch && later < -touch) expected_.push_back(c);
  }
}

std::optional<std::pair<int, int>> ContactSearch::passed() const {
  for (const Contact& from : expected_) {
    const auto [first, last] = std::equal_range(contacts().begin(), contacts().end(), from, isBefore);
    const bool isMet = std::any_of(first, last, [&](const Contact& c) { return c.normal.dot(from.normal) > 0; });
    if (!isMet) return std::pair(from.body1, from.body2);
  }
  return std::nullopt;
}

void ContactSearch::find(const EvaluatedKinematics& middle, double time, const VecX& v, const VecX& free) {
  for (std::size_t b = 0; b + 1 < reach_.size(); ++b)
    reach_[b] = std::max(way(middle, b, v, time), way(middle, b, free, time));
  if (set_) set_->update(middle.workspace().k, reach_);
}

double ContactSearch::way(const EvaluatedKinematics& at, std::size_t body, const VecX& u, double time) const {
  const Vec6 V = system_.bodies().twistMap(body, at.workspace()).twist(u);
  return time * (V.head<3>().norm() + V.tail<3>().norm() * system_.contacts().radius[body]);
}

bool ContactSearch::findFurther(const EvaluatedKinematics& middle, double time, const VecX& u) {
  bool further = false;
  for (std::size_t b = 0; b + 1 < reach_.size(); ++b) {
    const double wanted = way(middle, b, u, time);
    if (!(wanted > reach_[b] + system_.contacts().margin / 2)) continue;
    reach_[b] = wanted;
    further = true;
  }
  if (further && set_) set_->update(middle.workspace().k, reach_);
  return further;
}

}  // namespace gyre

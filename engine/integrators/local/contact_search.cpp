// Which contacts a step has: as far ahead as its bodies move.

#include "integrators/local/contact_step.h"

#include <algorithm>
#include <tuple>

namespace gyre {
namespace {

/// By the bodies and their colliders, in the order of the list of contacts.
auto collidersOf(const Contact& c) { return std::tuple(c.body1, c.body2, part1(c), part2(c)); }
bool isBefore(const Contact& a, const Contact& b) { return collidersOf(a) < collidersOf(b); }

}  // namespace

void ContactStep::lookFrom(const EvaluatedKinematics& start, double h) {
  expected_.clear();
  if (!set_) return;
  for (std::size_t b = 0; b + 1 < reach_.size(); ++b) reach_[b] = way(start, b, start.state().v, h / 2);
  set_->update(start.workspace().k, reach_);
  const double touch = touching * system_.scales().length;
  for (const Contact& c : contacts()) {
    const BodyKinematics& k1 = start.body(system_.bodies().slot(c.body1));
    const BodyKinematics& k2 = start.body(system_.bodies().slot(c.body2));
    const PointPair points{k1.R.transpose() * (c.x - k1.x), k2.R.transpose() * (c.x - k2.x)};
    const double later = c.gap + h / 2 * c.normal.dot(points.rate(k1, k2));
    if (c.gap >= -touch && later < -touch) expected_.push_back(c);
  }
}

std::optional<std::pair<int, int>> ContactStep::passed() const {
  for (const Contact& from : expected_) {
    const auto [first, last] = std::equal_range(contacts().begin(), contacts().end(), from, isBefore);
    const bool isMet = std::any_of(first, last, [&](const Contact& c) { return c.normal.dot(from.normal) > 0; });
    if (!isMet) return std::pair(from.body1, from.body2);
  }
  return std::nullopt;
}

void ContactStep::start(const IndexOne::Factored& middle, const Times& times, const VecX& v, const VecX& free) {
  h_ = times.h;
  toNext_ = 0.5 * (times.h + std::max(times.h, times.next));
  for (std::size_t b = 0; b + 1 < reach_.size(); ++b)
    reach_[b] = std::max(way(middle.at(), b, v, toNext_), way(middle.at(), b, free, toNext_));
  findContacts(middle, v);
}

double ContactStep::way(const EvaluatedKinematics& at, std::size_t body, const VecX& u, double time) const {
  const BodySet::Entry& b = system_.bodies()[body];
  Vec6 V;
  if (b.free) V = u.segment<6>(b.v);
  else V = at.workspace().J[body].leftCols(b.nv) * u.segment(b.v, b.nv);
  return time * (V.head<3>().norm() + V.tail<3>().norm() * model_.radius[body]);
}

bool ContactStep::lookFurther(const IndexOne::Factored& middle, const VecX& v, const VecX& u) {
  bool further = false;
  for (std::size_t b = 0; b + 1 < reach_.size(); ++b) {
    const double wanted = way(middle.at(), b, u, toNext_);
    if (!(wanted > reach_[b] + model_.margin / 2)) continue;
    reach_[b] = wanted;
    further = true;
  }
  if (further) findContacts(middle, v);
  return further;
}

void ContactStep::findContacts(const IndexOne::Factored& middle, const VecX& v) {
  if (set_) set_->update(middle.at().workspace().k, reach_);
  makePoints(middle.at());
  stages_ = 0;
  if (isEmpty()) return;
  recall();
  if (joints_) joints_->fill(middle, local_, problem_.joints);
  groups_.respond(middle, problem_);
  groups_.setVelocities(middle.at(), v, problem_);
  for (Point& p : points_) {
    p.start = relative(p);
    p.spinStart = relativeSpin(p);
  }
}

}  // namespace gyre

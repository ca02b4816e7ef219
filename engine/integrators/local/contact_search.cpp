// Which contacts a step has: as far ahead as its bodies move.

#include "integrators/local/contact_step.h"

#include <algorithm>

namespace gyre {

void ContactStep::lookFrom(const EvaluatedKinematics& start, double h) {
  ahead_.clear();
  if (!set_) return;
  toNext_ = h / 2;
  for (std::size_t b = 0; b + 1 < reach_.size(); ++b) reach_[b] = way(start, b, start.state().v);
  set_->update(start.workspace().k, reach_);
  const auto speedAt = [&](int body, const Vec3& x) {
    if (body < 0) return Vec3(Vec3::Zero());
    const BodyKinematics& k = start.body(static_cast<std::size_t>(body));
    return Vec3(k.v + (k.R * k.W).cross(x - k.x));
  };
  const double touch = touching * system_.scales().length;
  for (const Contact& c : contacts()) {
    const double approach = c.normal.dot(speedAt(c.body1, c.x) - speedAt(c.body2, c.x));
    if (c.gap >= -touch && c.gap - h / 2 * approach < -touch) ahead_.push_back(c);
  }
}

std::optional<std::pair<int, int>> ContactStep::passed() const {
  for (const Contact& from : ahead_) {
    const bool isMet = std::any_of(contacts().begin(), contacts().end(), [&](const Contact& c) {
      return c.body1 == from.body1 && c.body2 == from.body2 && part1(c) == part1(from) && part2(c) == part2(from) &&
             c.normal.dot(from.normal) > 0;
    });
    if (!isMet) return std::pair(from.body1, from.body2);
  }
  return std::nullopt;
}

void ContactStep::start(const IndexOne::Factored& middle, const Times& times, const VecX& v, const VecX& free) {
  h_ = times.h;
  toNext_ = 0.5 * (times.h + std::max(times.h, times.next));
  for (std::size_t b = 0; b + 1 < reach_.size(); ++b)
    reach_[b] = std::max(way(middle.at(), b, v), way(middle.at(), b, free));
  findContacts(middle, v);
}

double ContactStep::way(const EvaluatedKinematics& middle, std::size_t body, const VecX& u) const {
  const BodyLayout& l = system_.bodies().layout(body);
  const Vec6 V = middle.workspace().J[body].leftCols(l.nv) * u.segment(l.v, l.nv);
  return toNext_ * (V.head<3>().norm() + V.tail<3>().norm() * model_.radius[body]);
}

bool ContactStep::lookFurther(const IndexOne::Factored& middle, const VecX& v, const VecX& u) {
  bool further = false;
  for (std::size_t b = 0; b + 1 < reach_.size(); ++b) {
    const double wanted = way(middle.at(), b, u);
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

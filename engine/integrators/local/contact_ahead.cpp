// Contacts of bodies that roll are met at the end of the step (contact_step.h).

#include "integrators/local/contact_change.h"
#include "integrators/local/contact_step.h"

#include <algorithm>
#include <array>

namespace gyre {
namespace {

/// The first makes rolling of second order, the next takes nine tenths of what is left.
constexpr int mostCorrections = 2;
/// Contacts of an island: in a heap there always is one that slips or is hit, to first order.
constexpr int mostAhead = 100;

}  // namespace

void ContactStep::meetAtEnd(const EvaluatedKinematics& middle) {
  if (!findRolling()) return;
  for (int i = 0; i < mostCorrections && aim(middle) && solveAhead(); ++i) keepAhead();
}

/// Marks the islands of the first solve that look ahead: those with a point that carries and wanders, and none that is
/// hit.
bool ContactStep::findRolling() {
  const std::vector<LocalIsland>& islands = solves_[0].islands;
  rolls_.assign(islands.size(), 0);
  for (std::size_t i = 0; i < points_.size(); ++i) {
    const Point& p = points_[i];
    if (p.island < 0 || islands[islandOf(p)].contacts > mostAhead || !(p.R.z() > 0)) continue;
    if (rolls_[islandOf(p)] == 0 && wanders(model_, contacts()[i])) rolls_[islandOf(p)] = 1;
  }
  for (const Point& p : points_)
    if (p.part == Part::impact && p.island >= 0) rolls_[islandOf(p)] = 0;
  return std::any_of(rolls_.begin(), rolls_.end(), [](char rolls) { return rolls != 0; });
}

/// Finds what the laws are to look ahead for with the velocities that there are now; false where that is no news.
bool ContactStep::aim(const EvaluatedKinematics& middle) {
  aimed_.assign(rolls_.size(), 0);
  for (std::size_t first = 0, end = 0; first < points_.size(); first = end) {
    const int manifold = contacts()[first].manifold;
    bool any = isAhead(points_[first]);
    for (end = first + 1; end < points_.size() && contacts()[end].manifold == manifold; ++end)
      any = any || isAhead(points_[end]);
    if (any) aimManifold(middle, first, end);
  }
  for (std::size_t i = 0; i < rolls_.size(); ++i) rolls_[i] = rolls_[i] != 0 && aimed_[i] != 0;
  return std::any_of(rolls_.begin(), rolls_.end(), [](char rolls) { return rolls != 0; });
}

/// For the points of one manifold that take part.
void ContactStep::aimManifold(const EvaluatedKinematics& middle, std::size_t first, std::size_t end) {
  const auto twist = [&](int body) {
    Vec6 out = Vec6::Zero();
    if (body >= 0)
      out << problem_.bodies[static_cast<std::size_t>(body)].v, problem_.bodies[static_cast<std::size_t>(body)].w;
    return out;
  };
  std::array<ContactChange, pointsOfManifold> storage;
  const std::span changes = std::span(storage).first(end - first);
  changesWithin(toNext_ / 2, system_, middle, contacts().subspan(first, changes.size()), twist(points_[first].body1),
                twist(points_[first].body2), changes);
  for (std::size_t i = 0; i < changes.size(); ++i) {
    Point& p = points_[first + i];
    if (!isAhead(p)) continue;  // it is out, or its island no longer looks ahead
    p.aim = p.E * changes[i].U;
    p.aim.z() += changes[i].normal.dot(p.E.transpose() * p.now);
    if (!sticks(p)) p.aim.head<2>().setZero();
    if (!changes[i].isNear) rolls_[islandOf(p)] = 0;
    const bool isNews = toNext_ * (p.aim - p.ahead).norm() > overlapping * system_.scales().length;
    if (isNews) aimed_[islandOf(p)] = 1;
  }
}

/// Solves for islands that look ahead, and drops those whose laws contradict each other there; false where none is
/// left.
bool ContactStep::solveAhead() {
  const std::size_t number = stages_;
  if (solves_.size() <= number) solves_.resize(number + 1);
  const LocalTrace& first = solves_[0];
  LocalTrace& solve = solves_[number];
  for (bool isSolved = false; !isSolved;) {
    fillAhead();
    if (inAhead_.empty()) return false;
    std::swap(problem_.groups, ahead_.groups);
    aheadSolver_.solve(ahead_, settings_, solve);
    std::swap(problem_.groups, ahead_.groups);
    isSolved = true;
    for (std::size_t i = 0; i < inAhead_.size(); ++i) {
      const std::size_t island = islandOf(points_[static_cast<std::size_t>(inAhead_[i])]);
      const double merit = solve.islands[static_cast<std::size_t>(solve.islandOf[i])].merit;
      if (rolls_[island] == 0 || merit <= std::max({settings_.merit, poorMerit, first.islands[island].merit})) continue;
      rolls_[island] = 0;
      isSolved = false;
    }
  }
  return true;
}

/// The problem of the islands that look ahead. Joints that are iterated over are part of all of it or of none.
void ContactStep::fillAhead() {
  ahead_.h = h_;
  ahead_.contacts.clear();
  ahead_.bodies = problem_.bodies;
  inAhead_.clear();
  isFreed_.assign(problem_.bodies.size(), 0);
  if (std::none_of(rolls_.begin(), rolls_.end(), [](char rolls) { return rolls != 0; })) return;
  for (std::size_t i = 0; i < points_.size(); ++i) {
    Point& p = points_[i];
    if (p.island < 0 || !(isAhead(p) || joints_)) continue;
    if (!isAhead(p)) p.aim = p.ahead;
    inAhead_.push_back(static_cast<int>(i));
    LocalContact& c = ahead_.contacts.emplace_back(localContact(i));
    c.target += p.aim;
    c.R = p.R;
    c.M = p.M;
    for (const int body : {p.body1, p.body2}) freeAhead(body);
  }
  if (!joints_) return;
  ahead_.joints = problem_.joints;
  for (std::size_t j = 0; j < jointR_.size(); ++j) ahead_.joints[j].R = jointR_[j];
  for (std::size_t b = 0; b < problem_.bodies.size(); ++b) freeAhead(static_cast<int>(b));
}

/// Gives a body, and all of its group, the velocities without reactions.
void ContactStep::freeAhead(int body) {
  if (body < 0) return;
  const auto free = [&](int b) {
    const auto i = static_cast<std::size_t>(b);
    ahead_.bodies[i].v = stageBodies_[i].v;
    ahead_.bodies[i].w = stageBodies_[i].w;
    isFreed_[i] = 1;
  };
  const int group = problem_.bodies[static_cast<std::size_t>(body)].group;
  if (group < 0) return free(body);
  for (const int member : problem_.groups[static_cast<std::size_t>(group)].bodies) free(member);
}

void ContactStep::keepAhead() {
  for (std::size_t b = 0; b < isFreed_.size(); ++b) {
    if (isFreed_[b] == 0) continue;
    problem_.bodies[b].v = ahead_.bodies[b].v;
    problem_.bodies[b].w = ahead_.bodies[b].w;
  }
  LocalTrace& solve = solves_[stages_++];
  islandOf_.assign(points_.size(), -1);
  for (std::size_t i = 0; i < inAhead_.size(); ++i) {
    const auto place = static_cast<std::size_t>(inAhead_[i]);
    Point& p = points_[place];
    p.R = ahead_.contacts[i].R;
    p.M = ahead_.contacts[i].M;
    p.now = relative(p);
    p.ahead = p.aim;
    islandOf_[place] = solve.islandOf[i];
  }
  std::swap(solve.islandOf, islandOf_);
  for (std::size_t j = 0; j < jointR_.size(); ++j) jointR_[j] = ahead_.joints[j].R;
}

bool ContactStep::isAhead(const Point& p) const { return p.island >= 0 && rolls_[islandOf(p)] != 0; }

}  // namespace gyre

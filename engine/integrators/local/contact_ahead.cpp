#include "integrators/local/contact_ahead.h"

#include "integrators/local/contact_change.h"

#include <algorithm>
#include <array>

namespace gyre {
namespace {

/// The first makes rolling of second order, the next takes nine tenths of what is left.
constexpr int mostCorrections = 2;
/// Contacts of an island: in a heap there always is one that slips or is hit, to first order.
constexpr int mostAhead = 100;

}  // namespace

void ContactAhead::meet(const Step& step) {
  if (!findRolling(step)) return;
  for (int i = 0; i < mostCorrections && aim(step) && solve(step); ++i) keep(step);
}

bool ContactAhead::anyRolls() const {
  return std::any_of(rolls_.begin(), rolls_.end(), [](char rolls) { return rolls != 0; });
}

/// Marks the islands of the first solve that look ahead: those with a point that carries and wanders, and none that is
/// hit.
bool ContactAhead::findRolling(const Step& step) {
  const std::vector<LocalIsland>& islands = step.traces.all().front().islands;
  rolls_.assign(islands.size(), 0);
  for (std::size_t i = 0; i < step.points.size(); ++i) {
    const SteppedContact& p = step.points[i];
    if (p.island < 0 || islands[islandOf(p)].contacts > mostAhead || !(p.R.z() > 0)) continue;
    if (rolls_[islandOf(p)] == 0 && wanders(system_.contacts(), step.contacts[i])) rolls_[islandOf(p)] = 1;
  }
  for (const SteppedContact& p : step.points)
    if (p.part == SteppedContact::Part::impact && p.island >= 0) rolls_[islandOf(p)] = 0;
  return anyRolls();
}

/// Finds what the laws are to look ahead for with the velocities that there are now; false where that is no news.
bool ContactAhead::aim(const Step& step) {
  aimed_.assign(rolls_.size(), 0);
  const std::size_t points = step.points.size();
  for (std::size_t first = 0, end = 0; first < points; first = end) {
    const int manifold = step.contacts[first].manifold;
    bool any = takesPart(step.points[first]);
    for (end = first + 1; end < points && step.contacts[end].manifold == manifold; ++end)
      any = any || takesPart(step.points[end]);
    if (any) aimManifold(step, first, end);
  }
  for (std::size_t i = 0; i < rolls_.size(); ++i) rolls_[i] = rolls_[i] != 0 && aimed_[i] != 0;
  return anyRolls();
}

/// For the points of one manifold that take part.
void ContactAhead::aimManifold(const Step& step, std::size_t first, std::size_t end) {
  const double H = step.times.toNext;
  std::array<ContactChange, pointsOfManifold> storage;
  const std::span changes = std::span(storage).first(end - first);
  changesWithin(H / 2, system_, step.middle, step.contacts.subspan(first, changes.size()),
                step.bodies.twist(step.points[first].body1), step.bodies.twist(step.points[first].body2), changes);
  for (std::size_t i = 0; i < changes.size(); ++i) {
    SteppedContact& p = step.points[first + i];
    if (!takesPart(p)) continue;  // it is out, or its island no longer looks ahead
    p.aim = p.E * changes[i].U;
    p.aim.z() += changes[i].normal.dot(p.E.transpose() * p.now);
    if (!p.sticks()) p.aim.head<2>().setZero();
    if (!changes[i].isNear) rolls_[islandOf(p)] = 0;
    const bool isNews = H * (p.aim - p.ahead).norm() > roundedGap * system_.scales().length;
    if (isNews) aimed_[islandOf(p)] = 1;
  }
}

/// Solves for islands that look ahead, and drops those whose laws contradict each other there; false where none is
/// left.
bool ContactAhead::solve(const Step& step) {
  LocalTrace& trace = step.traces.next();
  const LocalTrace& first = step.traces.all().front();
  LocalProblem& whole = step.bodies.problem();
  for (bool isSolved = false; !isSolved;) {
    fill(step);
    if (inProblem_.empty()) return false;
    std::swap(whole.groups, problem_.groups);
    solver_.solve(problem_, step.settings, trace);
    std::swap(whole.groups, problem_.groups);
    isSolved = true;
    for (std::size_t i = 0; i < inProblem_.size(); ++i) {
      const std::size_t island = islandOf(step.points[static_cast<std::size_t>(inProblem_[i])]);
      const double merit = trace.islands[static_cast<std::size_t>(trace.islandOf[i])].merit;
      if (rolls_[island] == 0 || merit <= std::max({step.settings.merit, poorMerit, first.islands[island].merit}))
        continue;
      rolls_[island] = 0;
      isSolved = false;
    }
  }
  return true;
}

/// The problem of the islands that look ahead. Joints that are iterated over are part of all of it or of none.
void ContactAhead::fill(const Step& step) {
  const LocalProblem& whole = step.bodies.problem();
  problem_.h = step.times.h;
  problem_.contacts.clear();
  problem_.bodies = whole.bodies;
  inProblem_.clear();
  isFreed_.assign(whole.bodies.size(), 0);
  if (!anyRolls()) return;
  for (std::size_t i = 0; i < step.points.size(); ++i) {
    SteppedContact& p = step.points[i];
    if (p.island < 0 || !(takesPart(p) || step.joints.any())) continue;
    if (!takesPart(p)) p.aim = p.ahead;
    inProblem_.push_back(static_cast<int>(i));
    LocalContact& c = problem_.contacts.emplace_back(p.local(step.contacts[i].manifold, step.times.toNext));
    c.target += p.aim;
    c.R = p.R;
    c.M = p.M;
    for (const int body : {p.body1, p.body2}) free(step.bodies, body);
  }
  if (!step.joints.any()) return;
  problem_.joints = whole.joints;
  step.joints.writeTo(problem_.joints);
  for (std::size_t b = 0; b < whole.bodies.size(); ++b) free(step.bodies, static_cast<int>(b));
}

/// Gives a body, and all of its group, the velocities without reactions.
void ContactAhead::free(const ContactBodies& bodies, int body) {
  if (body < 0) return;
  const auto freeOne = [&](int b) {
    const auto i = static_cast<std::size_t>(b);
    problem_.bodies[i].v = bodies.atStart()[i].v;
    problem_.bodies[i].w = bodies.atStart()[i].w;
    isFreed_[i] = 1;
  };
  const LocalProblem& whole = bodies.problem();
  const int group = whole.bodies[static_cast<std::size_t>(body)].group;
  if (group < 0) return freeOne(body);
  for (const int member : whole.groups[static_cast<std::size_t>(group)].bodies) freeOne(member);
}

void ContactAhead::keep(const Step& step) {
  std::vector<LocalBody>& bodies = step.bodies.problem().bodies;
  for (std::size_t b = 0; b < isFreed_.size(); ++b) {
    if (isFreed_[b] == 0) continue;
    bodies[b].v = problem_.bodies[b].v;
    bodies[b].w = problem_.bodies[b].w;
  }
  for (std::size_t i = 0; i < inProblem_.size(); ++i) {
    SteppedContact& p = step.points[static_cast<std::size_t>(inProblem_[i])];
    p.R = problem_.contacts[i].R;
    p.M = problem_.contacts[i].M;
    p.now = step.bodies.velocityAt(p);
    p.ahead = p.aim;
  }
  step.traces.spread(step.traces.add(), inProblem_, step.points.size());
  step.joints.readFrom(problem_.joints);
}

}  // namespace gyre

#include "integrators/local/contact_report.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

constexpr double roundingOfWork = 1e-9;  // of what an impact exchanges

}  // namespace

const ContactRecord& ContactReport::make(const Step& step) {
  record_.contacts.clear();
  record_.normal = record_.friction = record_.penetration = 0;
  record_.unresolved = 0;
  record_.correction = step.correction;
  record_.merit = 0;
  for (const LocalTrace& solve : step.traces.all()) record_.merit = std::max(record_.merit, solve.last.merit);
  record_.solved = step.merit == 0 || record_.merit <= std::max(step.merit, poorMerit);
  for (std::size_t i = 0; i < step.points.size(); ++i) add(step, i);
  markGains(step);
  return record_;
}

void ContactReport::add(const Step& step, std::size_t point) {
  const SteppedContact& p = step.points[point];
  ContactState& out = record_.contacts.emplace_back();
  out.contact = step.contacts[point];
  out.friction = p.law->friction;
  out.island = p.island;
  out.force = p.E.transpose() * p.R;
  out.moment = p.E.transpose() * p.M;
  out.speed = p.E.transpose() * p.atEnd();
  const Vec3 U = 0.5 * (p.start + p.now), w = 0.5 * (p.spinStart + p.spin);
  const double normal = step.h * p.R.z() * U.z();
  const double friction = step.h * (p.R.head<2>().dot(U.head<2>()) + p.M.dot(w));
  out.work = normal + friction;
  out.normalWork = normal;
  out.impact = p.part == SteppedContact::Part::impact;
  record_.penetration = std::max(record_.penetration, -p.gap);
  if (step.overlaps.takesSeveralSteps(point, p.gap, step.h)) ++record_.unresolved;
  record_.normal += normal;
  record_.friction += friction;
  if (!(p.R.z() > 0)) return;
  const bool moves = step.h * p.atEnd().head<2>().norm() > roundedGap * step.length;
  out.kind = !p.sticks() && moves ? ContactState::Kind::slip : ContactState::Kind::stick;
}

/// What one ball of a row loses the next one gains: only all that is in touch together tells a gain.
void ContactReport::markGains(const Step& step) {
  const auto gained = [](const ContactState& c) { return c.impact && c.work > 0; };
  if (std::none_of(record_.contacts.begin(), record_.contacts.end(), gained)) return;
  const std::span<const SteppedContact> points = step.points;
  inTouch_.reset(step.bodies);
  for (const SteppedContact& p : points)
    if (p.body1 >= 0 && p.body2 >= 0)
      inTouch_.join(static_cast<std::size_t>(p.body1), static_cast<std::size_t>(p.body2));
  exchanged_.assign(step.bodies, {0, 0});
  const auto sums = [&](std::size_t i) -> std::array<double, 2>& {
    return exchanged_[inTouch_.root(static_cast<std::size_t>(std::max(points[i].body1, points[i].body2)))];
  };
  for (std::size_t i = 0; i < points.size(); ++i) {
    sums(i)[0] += record_.contacts[i].work;
    sums(i)[1] += std::abs(record_.contacts[i].work);
  }
  for (std::size_t i = 0; i < points.size(); ++i)
    record_.contacts[i].gains = gained(record_.contacts[i]) && sums(i)[0] > roundingOfWork * sums(i)[1];
}

}  // namespace gyre

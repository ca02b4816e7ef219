#include "diagnostics/contact_powers.h"

#include "functions/branch.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace gyre {
namespace {

constexpr double unknown = std::numeric_limits<double>::infinity();

/// tau / (n + 1), of a point that has just touched or is about to part.
double timeInTouch(const Contact& c, const SmoothPoint& p, const ContactLaw& law) {
  return std::abs(c.gap / c.normal.dot(p.u)) / (law.exponent + 1);
}

}  // namespace

void ContactPowers::start(const System& system) {
  system_ = &system;
  const std::size_t n = system.actsOnContacts() ? system.contactChannels().sums().size() : 0;
  elastic_.assign(n, 0);
  now_.assign(n, {});
  before_ = now_;
}

void ContactPowers::evaluate(const EvaluatedKinematics& at, std::span<double> normal, std::span<double> friction) {
  std::ranges::fill(elastic_, 0);
  std::swap(before_, now_);
  std::ranges::fill(now_, Points{});
  const SmoothContacts& contacts = *at.workspace().contacts;
  for (std::size_t i = 0; i < contacts.contacts().size(); ++i) {
    const SmoothPoint& p = contacts.point(i);
    if (!p.isClosed()) continue;
    const Contact& c = contacts.contacts()[i];
    const ContactLaw& law = system_->contacts().law(c);
    const bool slips = p.slips && law.friction_law == FrictionLaw::bristle;
    const double time = timeInTouch(c, p, law);
    const std::uint64_t point =
        combined(combined(static_cast<std::uint64_t>(c.body1 + 1), c.feature), static_cast<std::uint64_t>(c.body2));
    const ContactSums::Of of = system_->contactChannels().sums().of(c.body1, c.body2);
    for (const std::size_t sum : of.all()) {
      elastic_[sum] += of.share() * p.elastic;
      normal[sum] += of.share() * p.normalPower;
      friction[sum] += of.share() * p.frictionPower;
      Points& points = now_[sum];
      points.closed = combined(points.closed, point);
      points.slipping = combined(points.slipping, combined(point, slips ? 1 : 0));
      points.normal += of.share() * p.normalPower * time;
      points.friction += of.share() * p.frictionPower * time;
    }
  }
}

std::optional<double> ContactPowers::normalBend(std::size_t sum) const {
  const Points &now = now_[sum], &before = before_[sum];
  if (now.closed == before.closed) return std::nullopt;
  return before.closed == 0 ? now.normal : now.closed == 0 ? before.normal : unknown;
}

std::optional<double> ContactPowers::frictionBend(std::size_t sum) const {
  const Points &now = now_[sum], &before = before_[sum];
  if (now.slipping == before.slipping) return std::nullopt;
  return before.closed == 0 ? now.friction : now.closed == 0 ? before.friction : unknown;
}

double ContactPowers::elastic() const { return std::accumulate(elastic_.begin(), elastic_.end(), 0.0); }

}  // namespace gyre

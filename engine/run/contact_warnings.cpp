#include "run/contact_warnings.h"

#include <fmt/format.h>
#include <algorithm>
#include <limits>

namespace gyre {
namespace {

/// Number of pairs that are named for gaining energy: more would be a list that nobody reads.
constexpr std::size_t maximumPairsNamed = 5;
/// Energy gained that is much, over what all bodies store by their weight.
constexpr double muchMore = 10;
/// Deepest overlap that laws of contact mean, over the distance of a body's farthest point from its centre.
constexpr double deepShare = 0.1;
/// Bounds on an explicit step times the rate: beyond the first the work of a contact is off by more than some percent,
/// beyond the second bodies that contact turns as well as moves (whose apparent mass is a fourth) are no longer stable.
constexpr double longestVibration = 0.2, longestDecay = 0.5;

}  // namespace

void ContactWarnings::add(const System& system, const ContactRecord& step, double t) {
  if (step.unresolved > 0 && !std::exchange(overlap_, true))
    unreported_.push_back(
        fmt::format("t = {:.6g} s: bodies overlap by up to {:.3g} m; they are drawn apart at no more than "
                    "1 m/s, without a change of their velocities",
                    t, step.penetration));
  if (!step.solved && !std::exchange(unsolved_, true))
    unreported_.push_back(
        fmt::format("t = {:.6g} s: the solver of contacts stopped at a merit of {:.3g}; more sweeps, a "
                    "smaller step or another solver come closer",
                    t, step.merit));
  if (gained_.size() < maximumPairsNamed) addGains(system, step, t);
  if (!deep_) addDepth(system, step, t);
}

void ContactWarnings::addDepth(const System& system, const ContactRecord& step, double t) {
  const std::vector<double>& radius = system.contacts().radius;
  const bool isFirst = leastRadius_ == 0;
  if (isFirst) {
    leastRadius_ = std::numeric_limits<double>::infinity();
    for (const double r : radius)
      if (r > 0) leastRadius_ = std::min(leastRadius_, r);
  }
  if (!isFirst && step.penetration <= deepShare * leastRadius_) return;
  const auto sizeOf = [&](int body) {
    return body < 0 ? std::numeric_limits<double>::infinity() : radius[static_cast<std::size_t>(body)];
  };
  for (const ContactState& c : step.contacts) {
    const std::pair bodies(c.contact.body1, c.contact.body2);
    const double depth = -c.contact.gap;
    if (isFirst && depth > 0) firstDepths_[bodies] = std::max(firstDepths_[bodies], depth);
    const auto first = firstDepths_.find(bodies);
    const double since = depth - (first == firstDepths_.end() ? 0 : first->second);
    if (!(since > deepShare * std::min(sizeOf(bodies.first), sizeOf(bodies.second)))) continue;
    deep_ = true;
    unreported_.push_back(fmt::format(
        "t = {:.6g} s: '{}' and '{}' overlap by {:.3g} m, which is much of their size: a drive or a joint leads them "
        "into each other, or the stiffness of the contact is too small",
        t, system.bodies().nameOf(bodies.first), system.bodies().nameOf(bodies.second), depth));
    return;
  }
}

void ContactWarnings::addStart(const System& system, const ContactRecord& start, double elastic, double t) {
  double mass = 0;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) mass += system.bodies().body(b).mass();
  const double byWeight = mass * system.contacts().gravity * start.penetration;
  if (!(elastic > muchMore * byWeight)) return;
  unreported_.push_back(
      fmt::format("t = {:.6g} s: bodies overlap by up to {:.3g} m, in which contacts store {:.3g} J: they are thrown "
                  "apart; local_pos, local_neg and local_imp draw them apart at rest",
                  t, start.penetration, elastic));
}

void ContactWarnings::addStiffness(const ContactRates& rates, double h, double t) {
  const double vibration = rates.vibration / longestVibration, decay = rates.decay / longestDecay;
  if (!(std::max(vibration, decay) * h > 1) || std::exchange(stiff_, true)) return;
  const std::string cause = vibration > decay
                                ? fmt::format("a contact vibrates at {:.3g} rad/s", rates.vibration)
                                : fmt::format("friction or damping of a contact settles at {:.3g} /s", rates.decay);
  unreported_.push_back(fmt::format("t = {:.6g} s: {}; this explicit method follows it with steps below {:.2g} s", t,
                                    cause, 1 / std::max(vibration, decay)));
}

void ContactWarnings::addPassage(const System& system, const std::pair<int, int>& bodies, double h, double t) {
  if (std::exchange(passage_, true)) return;
  unreported_.push_back(
      fmt::format("t = {:.6g} s: a step of {:.2g} s led '{}' past a surface of '{}' that neither its beginning nor its "
                  "end touches; shorter steps meet it, and methods that choose their steps or step over impacts "
                  "(bdf_*, rkmk, local_*)",
                  t, h, system.bodies().nameOf(bodies.second), system.bodies().nameOf(bodies.first)));
}

void ContactWarnings::addGains(const System& system, const ContactRecord& step, double t) {
  for (const ContactState& c : step.contacts) {
    if (!c.gains || !gained_.insert({c.contact.body1, c.contact.body2}).second) continue;
    unreported_.push_back(
        fmt::format("t = {:.6g} s: the impact of '{}' and '{}' brought in {:.3g} J: Newton's restitution "
                    "with friction may (Kane and Levinson 1985)",
                    t, system.bodies().nameOf(c.contact.body1), system.bodies().nameOf(c.contact.body2), c.work));
    if (gained_.size() == maximumPairsNamed) return;
  }
}

std::optional<std::string> ContactWarnings::take() {
  if (unreported_.empty()) return std::nullopt;
  std::string text = std::move(unreported_.front());
  unreported_.pop_front();
  return text;
}

}  // namespace gyre

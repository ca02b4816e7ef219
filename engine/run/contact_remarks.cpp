#include "run/contact_remarks.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

/// Of pairs that gain energy: more would be a list that nobody reads.
constexpr std::size_t maximumPairsNamed = 5;
/// Than what all bodies store by their weight.
constexpr double muchMore = 10;
/// Of an explicit step, times the rate: beyond the first the work of a contact is off by more than some percent, beyond
/// the second bodies that contact turns as well as moves (whose apparent mass is a fourth) are no longer stable.
constexpr double longestVibration = 0.2, longestDecay = 0.5;

}  // namespace

void ContactRemarks::add(const System& system, const ContactRecord& step, double t) {
  if (step.unresolved > 0 && !std::exchange(overlap_, true))
    untold_.push_back(
        fmt::format("t = {:.6g} s: bodies overlap by up to {:.3g} m; they are drawn apart at no more than "
                    "1 m/s, without a change of their velocities",
                    t, step.penetration));
  if (!step.solved && !std::exchange(unsolved_, true))
    untold_.push_back(
        fmt::format("t = {:.6g} s: the solver of contacts stopped at a merit of {:.3g}; more sweeps, a "
                    "smaller step or another solver come closer",
                    t, step.merit));
  if (gained_.size() < maximumPairsNamed) addGains(system, step, t);
}

void ContactRemarks::addStart(const System& system, const ContactRecord& start, double t) {
  double mass = 0;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) mass += system.bodies().body(b).mass();
  const double byWeight = mass * system.contacts().gravity * start.penetration;
  if (!(start.elastic > muchMore * byWeight)) return;
  untold_.push_back(
      fmt::format("t = {:.6g} s: bodies overlap by up to {:.3g} m, in which contacts store {:.3g} J: they are thrown "
                  "apart; local_pos, local_neg and local_imp draw them apart at rest",
                  t, start.penetration, start.elastic));
}

void ContactRemarks::addStiffness(const ContactRates& rates, double h, double t) {
  const double vibration = rates.vibration / longestVibration, decay = rates.decay / longestDecay;
  if (!(std::max(vibration, decay) * h > 1) || std::exchange(stiff_, true)) return;
  const std::string cause = vibration > decay
                                ? fmt::format("a contact vibrates at {:.3g} rad/s", rates.vibration)
                                : fmt::format("friction or damping of a contact settles at {:.3g} /s", rates.decay);
  untold_.push_back(fmt::format("t = {:.6g} s: {}; this explicit method follows it with steps below {:.2g} s", t, cause,
                                1 / std::max(vibration, decay)));
}

void ContactRemarks::addGains(const System& system, const ContactRecord& step, double t) {
  for (const ContactState& c : step.contacts) {
    if (!c.gains || !gained_.insert({c.contact.body1, c.contact.body2}).second) continue;
    untold_.push_back(
        fmt::format("t = {:.6g} s: the impact of '{}' and '{}' brought in {:.3g} J: Newton's restitution "
                    "with friction may (Kane and Levinson 1985)",
                    t, system.bodies().nameOf(c.contact.body1), system.bodies().nameOf(c.contact.body2), c.work));
    if (gained_.size() == maximumPairsNamed) return;
  }
}

std::optional<std::string> ContactRemarks::take() {
  if (untold_.empty()) return std::nullopt;
  std::string text = std::move(untold_.front());
  untold_.pop_front();
  return text;
}

}  // namespace gyre

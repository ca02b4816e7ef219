#include "system/time_switches.h"

#include "functions/function_of_many.h"
#include "joints/joint.h"
#include "system/initial_conditions.h"
#include "system/prescribed_motion.h"
#include "system/smooth_pulses.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace gyre {
namespace {

using Motion = CoordinateConstraint::Motion;

/// True for what is not a number, too.
bool jumps(double step, double least = 0) { return !(std::abs(step) <= least); }

class Collector {
 public:
  Collector(const Model& model, double lengthScale)
      : end_(runSettings(model.simulation()).end_time), lengthScale_(lengthScale) {}

  std::optional<Error> addDrive(const Element& e, const CoordinateConstraint& constraint) {
    const auto f = compiledFunction(constraint);
    if (!f) return std::nullopt;  // said where the constraint is compiled
    const Switches found = f->switches(0, end_);
    noteComplete(e, found);
    smooth_.push_back({*f, found});
    const bool isOfLength = !constraint.terms.empty() && isLength(constraint.terms.front().coordinate);
    const double least = assemblyTolerance * (isOfLength ? lengthScale_ : 1);
    int impacts = 0;
    for (const Switch& s : found.places) {
      const bool positions = constraint.motion == Motion::value, rates = constraint.motion == Motion::rate;
      const double speed = positions ? s.slope : rates ? s.value : 0;
      if ((positions && std::isinf(s.slope)) || (rates && std::isinf(s.value)))
        return Error{.message = fmt::format(
                         "a motion with finite velocities was expected; they are not at t = {:.9g} s", s.after),
                     .element = e.name,
                     .key = "motion"};
      if (positions && jumps(s.value, least))
        return Error{.message = fmt::format("a position without jumps was expected; it jumps by {:.6g} at t = {:.9g} s",
                                            s.value, s.after),
                     .element = e.name,
                     .key = "motion"};
      const bool hits = jumps(speed, least);
      if (hits && impacts++ == 0)
        warnings_.push_back(fmt::format(
            "'{}' prescribes a velocity that jumps by {:.6g} at t = {:.9g} s: an impact, whose force is not computed; "
            "velocities go on from the nearest that fit",
            e.name, speed, s.after));
      add(s, hits, e, "motion");
    }
    if (impacts > 1) warnings_.back() += fmt::format(" (and at {} later times)", impacts - 1);
    return std::nullopt;
  }

  void addForce(const Element& e) {
    for (const Field& field : e.type->fields) {
      if (!field.isFunction() || field.argument.quantity != Quantity::time) continue;
      const Value value = field.get(e.params);
      if (const auto* one = std::get_if<Function>(&value)) addLoad(e, *one, field.argument, field.key);
      else if (const auto* three = std::get_if<TimeVector>(&value))
        for (std::size_t i = 0; i < three->size(); ++i)
          addLoad(e, (*three)[i], field.argument, fmt::format("{} along {}", field.key, "xyz"[i]));
    }
  }

  TimeSwitches result() && {
    std::sort(times_.begin(), times_.end(), [](const auto& a, const auto& b) { return a.before < b.before; });
    TimeSwitches out;
    out.warnings = std::move(warnings_);
    for (const TimeSwitch& s : times_) {
      if (out.times.empty() || s.before - out.times.back().after > sameSwitch(s.before)) {
        out.times.push_back(s);
        continue;
      }
      TimeSwitch& last = out.times.back();
      last.after = std::max(last.after, s.after);
      last.beginsAnew = last.beginsAnew || s.beginsAnew;
      last.velocityJumps = last.velocityJumps || s.velocityJumps;
      if (last.pole.empty()) std::tie(last.pole, last.poleOf) = std::tie(s.pole, s.poleOf);
    }
    out.pulses = pulses();
    return out;
  }

 private:
  struct FunctionOfTime {
    CompiledFunction f;
    Switches switches;
  };

  std::vector<double> pulses() const {
    constexpr int inAll = 40000, each = 2048, least = 32;  // samples
    std::vector<double> out;
    if (smooth_.empty()) return out;
    const int samples = std::clamp(inAll / static_cast<int>(smooth_.size()), least, each);
    for (const FunctionOfTime& one : smooth_) {
      const std::vector<double> found = smoothPulses(one.f, one.switches, end_, samples);
      out.insert(out.end(), found.begin(), found.end());
    }
    std::sort(out.begin(), out.end());
    return out;
  }

  void addLoad(const Element& e, const Function& f, const Argument& argument, const std::string& what) {
    const auto compiled = FunctionOfMany::compile(f, argument, signalsOf(f.expression, argument));
    if (!compiled) return;
    const Switches found = compiled->switches(0, end_);
    noteComplete(e, found);
    if (auto ofTime = CompiledFunction::compile(f, argument); ofTime && !ofTime->isConstant())
      smooth_.push_back({std::move(*ofTime), found});
    for (const Switch& s : found.places) add(s, false, e, what);
  }

  void add(const Switch& s, bool velocityJumps, const Element& e, const std::string& what) {
    TimeSwitch out{s.before, s.after, s.before < s.after, velocityJumps};
    if (std::isinf(s.value)) std::tie(out.pole, out.poleOf) = std::tie(e.name, what);
    times_.push_back(std::move(out));
  }

  void noteComplete(const Element& e, const Switches& found) {
    if (found.complete) return;
    const double t = found.places.empty() ? 0 : found.places.back().after;
    warnings_.push_back(
        fmt::format("'{}' switches too often for all times to be found; after t = {} s steps may pass over some",
                    e.name, shortest(t)));
  }

  double end_, lengthScale_;
  std::vector<TimeSwitch> times_;
  std::vector<FunctionOfTime> smooth_;  ///< between their switches
  std::vector<std::string> warnings_;
};

}  // namespace

double sameSwitch(double t) { return 1e-12 * std::max(1.0, std::abs(t)); }

const TimeSwitch* TimeSwitches::next(double t) const {
  const auto found =
      std::upper_bound(times.begin(), times.end(), t, [](double at, const TimeSwitch& s) { return at < s.after; });
  return found == times.end() ? nullptr : &*found;
}

double TimeSwitches::nextOfPulse(double t) const {
  const auto found = std::upper_bound(pulses.begin(), pulses.end(), t + sameSwitch(t));
  return found == pulses.end() ? std::numeric_limits<double>::infinity() : *found;
}

Expected<TimeSwitches> timeSwitches(const Model& model, double lengthScale) {
  Collector collector(model, lengthScale);
  for (const Element* e : model.active(Category::joint))
    if (const auto& type = jointType(*e); type.coordinateConstraint)
      if (auto bad = collector.addDrive(*e, type.coordinateConstraint(e->params))) return fail(std::move(*bad));
  for (const Element* e : model.active(Category::force)) collector.addForce(*e);
  return std::move(collector).result();
}

}  // namespace gyre

#include "analysis/state_space.h"

#include "io/field_facts.h"
#include "io/setting.h"
#include "io/suggestion.h"
#include "system/initial_conditions.h"

#include <fmt/format.h>
#include <Eigen/LU>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>

namespace gyre {
namespace {

/// Densely, and each column by some dozens of states.
constexpr int velocitiesAtMost = 300;
constexpr int stepSizes = 4;
constexpr double stepRatio = 8;

/// All that the equations say of one state: x, x' and y.
struct Observed {
  VecX x, xdot, y;
  VecX all() const {
    VecX out(x.size() + xdot.size() + y.size());
    out << x, xdot, y;
    return out;
  }
};

using Observation = std::function<Expected<VecX>(double change)>;

/// The derivative of what is observed by a change from zero.
Expected<VecX> derivative(const Observation& observe, double step) {
  std::vector<VecX> found;
  for (int k = 0; k < stepSizes; ++k, step /= stepRatio) {
    std::array<VecX, 4> at;
    for (const auto& [i, times] : {std::pair(0, -2.0), std::pair(1, -1.0), std::pair(2, 1.0), std::pair(3, 2.0)}) {
      auto one = observe(times * step);
      if (!one) return fail(std::move(one.error()));
      at[static_cast<std::size_t>(i)] = std::move(*one);
    }
    found.push_back((8 * (at[2] - at[1]) - (at[3] - at[0])) / (12 * step));
  }
  VecX out = found.front();
  VecX change = VecX::Constant(out.size(), std::numeric_limits<double>::infinity());
  for (std::size_t k = 1; k < found.size(); ++k)
    for (Eigen::Index i = 0; i < out.size(); ++i)
      if (const double now = std::abs(found[k][i] - found[k - 1][i]); now < change[i]) {
        change[i] = now;
        out[i] = found[k - 1][i];
      }
  return out;
}

/// The coordinates, and what is reported of a system there.
class Observer {
 public:
  Observer(const StateCoordinates& coordinates, std::vector<std::size_t> outputs)
      : coordinates_(coordinates), outputs_(std::move(outputs)) {}

  /// @param s  moved onto the constraints first
  Expected<Observed> observe(const System& system, State s) const {
    auto consistent = consistentState(system, std::move(s));
    if (!consistent) return fail(std::move(consistent.error()));
    State& there = consistent->state;
    VecX z = VecX::Zero(system.forces().stateCount());
    system.forces().readStates(there, z);
    system.forces().writeStates(z, there);
    Workspace w = system.makeWorkspace();
    const EvaluatedState at = system.evaluate(there, w);
    VecX c, cdot, zdot(z.size());
    coordinates_.measure(system, at, c, cdot);
    if (z.size() > 0) system.forces().stateRates(at, zdot);
    std::vector<double> channels(system.channels().size());
    system.channels().report(at, channels);
    Observed out{VecX(c.size() + z.size()), VecX(c.size() + z.size()), VecX(std::ssize(outputs_))};
    out.x << c, z;
    out.xdot << cdot, zdot;
    for (std::size_t i = 0; i < outputs_.size(); ++i) out.y[static_cast<Eigen::Index>(i)] = channels[outputs_[i]];
    return out;
  }

 private:
  const StateCoordinates& coordinates_;
  std::vector<std::size_t> outputs_;
};

Expected<std::vector<std::size_t>> placesOf(const std::vector<std::string>& names,
                                            const std::vector<Channel>& channels) {
  std::vector<std::size_t> out;
  for (const std::string& name : names) {
    const auto found = std::find_if(channels.begin(), channels.end(), [&](const Channel& c) { return c.name == name; });
    if (found == channels.end()) {
      std::vector<std::string> all;
      for (const Channel& c : channels) all.push_back(c.name);
      return failInput(
          fmt::format("there is no output '{}' among the channels of elements{}", name, acceptedText(name, all)));
    }
    out.push_back(static_cast<std::size_t>(found - channels.begin()));
  }
  return out;
}

/// A number of the model that is an input.
struct Input {
  std::string key;
  double value;
  std::string unit;
};

Expected<Input> inputOf(const std::string& key, const Model& model) {
  auto found = settingValue(key, model);
  if (!found) return fail(std::move(found.error()));
  const double* value = std::get_if<double>(&found->value);
  if (!value)
    return fail({.message = fmt::format("the input '{}' is no number; a number of an element, or a parameter that "
                                        "formulas and functions use, was expected",
                                        key),
                 .key = key});
  return Input{key, *value, std::string(siSymbol(found->quantity))};
}

/// The model with another value of one input, compiled.
Expected<std::shared_ptr<const System>> changed(const Model& model, const Input& input, double change,
                                                const TypeList& types) {
  Model other = model;
  const Setting setting{.key = input.key, .value = fmt::format("{:.17g}", input.value + change)};
  if (auto ok = applySetting(setting, types, other); !ok) return fail(std::move(ok.error()));
  return System::compile(other);
}

/// Why an input cannot be one; nothing where it can.
std::optional<Error> movesConstraints(const System& system, const State& s, const std::string& key) {
  const Violation v = violation(system, s);
  const bool positions = v.position.relative > assemblyTolerance;
  const double fastest = std::max(1.0, system.scales().relativeMotion(s.v));
  if (!positions && v.velocity.relative <= assemblyTolerance * fastest) return std::nullopt;
  return Error{.message = fmt::format("the input '{}' moves constraints, so that its rates count, too; an input that "
                                      "acts by forces was expected",
                                      key),
               .element = positions ? v.position.joint : v.velocity.joint,
               .key = key};
}

class Differences {
 public:
  Differences(const Model& model, const System& system, const State& s, const StateCoordinates& coordinates,
              const Observer& observer, const TypeList& types)
      : model_(model), system_(system), s_(s), coordinates_(coordinates), observer_(observer), types_(types) {}

  Expected<VecX> byCoordinate(std::size_t i) const {
    return derivative([&](double change) { return seen(system_, coordinates_.moved(system_, i, change)); },
                      coordinates_.step(system_, i));
  }
  Expected<VecX> byForceState(Eigen::Index i) const {
    VecX z = VecX::Zero(system_.forces().stateCount());
    system_.forces().readStates(s_, z);
    const auto at = [&](double change) {
      VecX other = z;
      other[i] += change;
      State s = s_;
      system_.forces().writeStates(other, s);
      return seen(system_, std::move(s));
    };
    return derivative(at, 1e-3 * std::max(1.0, std::abs(z[i])));
  }
  Expected<VecX> byInput(const Input& input) const {
    const auto at = [&](double change) -> Expected<VecX> {
      const auto other = changed(model_, input, change, types_);
      if (!other) return fail(other.error());
      if ((*other)->nv() != system_.nv() || (*other)->m() != system_.m())
        return fail(
            {.message = fmt::format("the input '{}' changes what the model consists of", input.key), .key = input.key});
      if (auto moved = movesConstraints(**other, s_, input.key)) return fail(std::move(*moved));
      return seen(**other, s_);
    };
    return derivative(at, 1e-3 * (input.value == 0 ? 1 : std::abs(input.value)));
  }

 private:
  Expected<VecX> seen(const System& system, State s) const {
    auto found = observer_.observe(system, std::move(s));
    if (!found) return fail(std::move(found.error()));
    return found->all();
  }

  const Model& model_;
  const System& system_;
  const State& s_;
  const StateCoordinates& coordinates_;
  const Observer& observer_;
  const TypeList& types_;
};

/// One column for each of n quantities.
Expected<MatX> columnsOf(Eigen::Index n, Eigen::Index rows, const std::function<Expected<VecX>(Eigen::Index)>& column) {
  MatX out(rows, n);
  for (Eigen::Index i = 0; i < n; ++i) {
    auto one = column(i);
    if (!one) return fail(std::move(one.error()));
    out.col(i) = *one;
  }
  return out;
}

std::vector<Channel> statesOf(const System& system, const StateCoordinates& coordinates) {
  std::vector<Channel> out = coordinates.channels(system);
  for (const ForceSet::Element& f : system.forces().elements)
    if (f.stateCount > 0)
      for (const ForceChannel& c : f.force->states()->stateChannels())
        out.push_back({f.id, f.name + "." + c.quantity, c.unit});
  return out;
}

Expected<std::vector<Input>> inputsOf(const std::vector<std::string>& keys, const Model& model) {
  std::vector<Input> out;
  for (const std::string& key : keys) {
    auto input = inputOf(key, model);
    if (!input) return fail(std::move(input.error()));
    out.push_back(std::move(*input));
  }
  return out;
}

}  // namespace

Expected<StateSpace> stateSpace(const Model& model, const System& system, const State& s,
                                const std::vector<std::string>& inputs, const std::vector<std::string>& outputs,
                                const TypeList& types) {
  if (system.nv() > velocitiesAtMost)
    return failInput(fmt::format("this system has {} velocities; it can be linearized with inputs and outputs up to {}",
                                 system.nv(), velocitiesAtMost));
  const std::vector<Channel> channels = system.channels().list();
  auto places = placesOf(outputs, channels);
  if (!places) return fail(std::move(places.error()));
  auto changing = inputsOf(inputs, model);
  if (!changing) return fail(std::move(changing.error()));
  const StateCoordinates coordinates(system, s);
  const Observer observer(coordinates, *places);
  auto here = observer.observe(system, s);
  if (!here) return fail(std::move(here.error()));

  const Eigen::Index n = here->x.size(), p = here->y.size(), free = static_cast<Eigen::Index>(coordinates.size());
  const Differences by(model, system, s, coordinates, observer, types);
  const auto states = columnsOf(n, 2 * n + p, [&](Eigen::Index i) {
    return i < free ? by.byCoordinate(static_cast<std::size_t>(i)) : by.byForceState(i - free);
  });
  if (!states) return fail(states.error());
  const auto acting = columnsOf(std::ssize(*changing), 2 * n + p,
                                [&](Eigen::Index i) { return by.byInput((*changing)[static_cast<std::size_t>(i)]); });
  if (!acting) return fail(acting.error());
  // What was moved is known only to first order; what it has moved x by was observed.
  const MatX perState = n > 0 ? MatX(states->topRows(n).partialPivLu().inverse()) : MatX(0, 0);
  StateSpace out{.states = statesOf(system, coordinates),
                 .A = states->middleRows(n, n) * perState,
                 .B = acting->middleRows(n, n),
                 .C = states->bottomRows(p) * perState,
                 .D = acting->bottomRows(p),
                 .x = std::move(here->x),
                 .xdot = std::move(here->xdot),
                 .u = VecX(acting->cols()),
                 .y = std::move(here->y)};
  for (const std::size_t place : *places) out.outputs.push_back(channels[place]);
  for (const Input& input : *changing) {
    out.u[std::ssize(out.inputs)] = input.value;
    out.inputs.push_back({documentId, input.key, input.unit});
  }
  return out;
}

}  // namespace gyre

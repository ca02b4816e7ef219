#include "describe/function_names.h"
#include "functions/signal_names.h"
#include "system/binding.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <array>

namespace gyre {
namespace {

using Signal = Signals::Signal;

constexpr std::array<const char*, 13> ofBodies{"x",  "y",  "z",  "qw", "qx", "qy", "qz",
                                               "vx", "vy", "vz", "wx", "wy", "wz"};

std::optional<Signal> ofBody(const Pieces& p, const std::string& element, const std::string& quantity) {
  using Kind = Signal::Kind;
  const auto at = std::find(ofBodies.begin(), ofBodies.end(), quantity);
  const auto body = std::find_if(p.bodies.begin(), p.bodies.end(), [&](const auto& b) { return b.name == element; });
  if (at == ofBodies.end() || body == p.bodies.end()) return std::nullopt;
  const int i = static_cast<int>(at - ofBodies.begin());
  const auto b = static_cast<std::size_t>(body - p.bodies.begin());
  const Kind kind = i < 3    ? Kind::position
                    : i < 7  ? Kind::orientation
                    : i < 10 ? Kind::velocity
                             : Kind::angularVelocity;
  const int first = i < 3 ? 0 : i < 7 ? 3 : i < 10 ? 7 : 10;
  return Signal{.kind = kind, .index = b, .quantity = quantity, .body1 = static_cast<int>(b), .component = i - first};
}

constexpr std::array<const char*, 6> ofPoints{"x", "y", "z", "vx", "vy", "vz"};

std::optional<Signal> ofPoint(const Pieces& p, const std::string& element, const std::string& quantity) {
  const auto at = std::find(ofPoints.begin(), ofPoints.end(), quantity);
  if (at == ofPoints.end()) return std::nullopt;
  const int i = static_cast<int>(at - ofPoints.begin());
  for (std::size_t k = 0; k < p.points.size(); ++k)
    if (p.points[k].name == element)
      return Signal{.kind = Signal::Kind::point,
                    .index = k,
                    .quantity = quantity,
                    .body1 = p.points[k].body,
                    .component = i % 3,
                    .rate = i >= 3};
  return std::nullopt;
}

std::optional<Signal> ofCoordinate(const Pieces& p, const std::string& element, const std::string& quantity) {
  for (std::size_t c = 0; c < p.coordinates.size(); ++c) {
    const JointCoordinates::Entry& entry = p.coordinates[c];
    const std::string name = nameOf(entry.coordinate.name());
    if (entry.name != element || (quantity != name && quantity != name + "_rate")) continue;
    return Signal{.kind = Signal::Kind::coordinate,
                  .index = c,
                  .quantity = quantity,
                  .body1 = entry.body1,
                  .body2 = entry.body2,
                  .rate = quantity != name};
  }
  return std::nullopt;
}

bool isRate(const Force& force, const std::string& quantity) {
  for (const ForceChannel& c : force.channels())
    if (c.quantity == quantity) return c.unit == "m/s" || c.unit == "rad/s";
  return false;
}

std::optional<Signal> ofForce(const Pieces& p, const std::string& element, const std::string& quantity) {
  const BodyKinematics atRest;
  for (std::size_t f = 0; f < p.forces.elements.size(); ++f) {
    const ForceSet::Element& entry = p.forces.elements[f];
    if (entry.name != element || !entry.force->coordinate(quantity, 0, atRest, atRest)) continue;
    return Signal{.kind = Signal::Kind::force,
                  .index = f,
                  .quantity = quantity,
                  .body1 = entry.body1,
                  .body2 = entry.body2,
                  .rate = isRate(*entry.force, quantity)};
  }
  return std::nullopt;
}

/// Whatever else a force reports.
std::optional<Signal> ofReport(const Pieces& p, const std::string& element, const std::string& quantity) {
  const auto place = [&](const auto& channels) {
    const auto at =
        std::find_if(channels.begin(), channels.end(), [&](const ForceChannel& c) { return c.quantity == quantity; });
    return at == channels.end() ? -1 : static_cast<int>(at - channels.begin());
  };
  for (std::size_t i = 0; i < p.forces.elements.size(); ++i) {
    const ForceSet::Element& f = p.forces.elements[i];
    if (f.name != element || !canBeRead(*f.force)) continue;
    const auto channels = f.force->channels();
    const int at = place(channels);
    if (at < 0 || channels.size() > mostReported) continue;
    return Signal{.kind = Signal::Kind::report,
                  .index = i,
                  .body1 = f.body1,
                  .body2 = f.body2,
                  .component = at,
                  .rate = f.force->dependsOnVelocity() || quantity == "power"};
  }
  for (std::size_t i = 0; i < p.forces.onJoints.size(); ++i) {
    const ForceSet::OnJoint& f = p.forces.onJoints[i];
    const int at = f.name == element ? place(channelsOfForceOn(p.coordinates[f.coordinate].coordinate)) : -1;
    if (at < 0) continue;
    return Signal{.kind = Signal::Kind::jointForce,
                  .index = i,
                  .body1 = f.body1,
                  .body2 = f.body2,
                  .component = at,
                  .rate = f.law->dependsOnVelocity() || quantity == "power" || quantity == "rate"};
  }
  return std::nullopt;
}

/// Names of what can be read of forces called so: all that they report, or else their coordinates and rates; nothing
/// where no force is called so.
std::optional<std::vector<std::string>> readableReports(const Pieces& p, const std::string& element) {
  std::optional<std::vector<std::string>> out;
  const BodyKinematics atRest;
  for (const ForceSet::Element& f : p.forces.elements) {
    if (f.name != element) continue;
    if (!out) out.emplace();
    const bool all = canBeRead(*f.force);
    for (const ForceChannel& c : f.force->channels())
      if (all || f.force->coordinate(c.quantity, 0, atRest, atRest)) out->push_back(c.quantity);
  }
  for (const ForceSet::OnJoint& f : p.forces.onJoints) {
    if (f.name != element) continue;
    if (!out) out.emplace();
    for (const ForceChannel& c : channelsOfForceOn(p.coordinates[f.coordinate].coordinate)) out->push_back(c.quantity);
  }
  return out;
}

/// What can be read of an element, as a sentence.
std::string readableOf(const Pieces& p, const std::string& element) {
  std::vector<std::string> names;
  for (const BodySet::Entry& b : p.bodies)
    if (b.name == element) names.assign(ofBodies.begin(), ofBodies.end());
  for (std::size_t i = 0; i < p.points.size(); ++i)
    if (p.points[i].name == element) names.assign(ofPoints.begin(), ofPoints.end());
  for (const JointCoordinates::Entry& c : p.coordinates)
    if (c.name == element)
      for (const char* what : {"", "_rate"}) names.push_back(nameOf(c.coordinate.name()) + what);
  bool known = !names.empty();
  if (const auto reports = readableReports(p, element)) {
    known = true;
    names.insert(names.end(), reports->begin(), reports->end());
  }
  for (const ConstraintSet::Constraint& c : p.constraints.constraints) known = known || c.name == element;
  if (!known) return fmt::format("no body, joint, force or point that takes part is called '{}'", element);
  if (names.empty()) return fmt::format("nothing of '{}' follows from positions and velocities alone", element);
  return fmt::format("what follows from positions and velocities was expected, of '{}' these: {}", element,
                     fmt::join(names, ", "));
}

Expected<Signal> findSignal(const Pieces& p, const std::string& channel) {
  const auto [element, quantity] = splitSignal(channel);
  for (const auto find : {ofBody, ofCoordinate, ofForce, ofReport, ofPoint})
    if (auto found = find(p, element, quantity)) return std::move(*found);
  return failInput(fmt::format("the channel [{}] cannot be read: {}", channel, readableOf(p, element)));
}

/// Which field of the element reads the signal.
std::string keyOf(const Element& e, const std::string& signal) {
  for (const Field& f : e.type->fields) {
    if (!f.argument.takesSignals) continue;
    const Value value = f.get(e.params);
    const auto all = signalsIn(std::get<Function>(value).expression);
    if (std::find(all.begin(), all.end(), signal) != all.end()) return f.key;
  }
  return {};
}

void bindBlocks(const ForceSet::Element& f, Signal& r, Structure& structure) {
  for (const int rowEnd : {0, 1})
    for (const int columnEnd : {0, 1}) {
      const int row = rowEnd == 0 ? f.body1 : f.body2, column = columnEnd == 0 ? r.body1 : r.body2;
      if (row < 0 || column < 0) continue;
      r.blocks.push_back({row, rowEnd, column, columnEnd, row == column ? -1 : structure.coupling(row, column)});
    }
}

}  // namespace

Expected<void> bindSignals(const Model& model, Pieces& p) {
  for (ForceSet::Element& f : p.forces.elements) {
    f.firstSignal = p.signalSet.size();
    for (const std::string& name : f.force->signalNames()) {
      auto signal = findSignal(p, name);
      if (!signal) {
        Error error = signal.error();
        error.element = f.name;
        error.key = keyOf(*model.find(f.id), name);
        return fail(std::move(error));
      }
      p.forces.dependOnVelocity = p.forces.dependOnVelocity || signal->dependsOnVelocity();
      bindBlocks(f, *signal, p.structure);
      p.signalSet.add(std::move(*signal));
    }
    f.signalCount = p.signalSet.size() - f.firstSignal;
  }
  return {};
}

}  // namespace gyre

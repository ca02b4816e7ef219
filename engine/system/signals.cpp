// Channels that forces read: those that follow from positions and velocities of one or two bodies, so that they can be
// known before accelerations and multipliers are, which cannot be read.
#include "describe/function_names.h"
#include "functions/signal_names.h"
#include "system/system.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <array>

namespace gyre {
namespace {

constexpr std::array<const char*, 13> ofBodies{"x",  "y",  "z",  "qw", "qx", "qy", "qz",
                                               "vx", "vy", "vz", "wx", "wy", "wz"};

/// Of the quaternion's component i by a turn in body axes: q o exp(theta) changes q by q (0, theta) / 2.
Vec3 quaternionTangent(const Quat& q, int i) {
  switch (i) {
    case 0: return -0.5 * q.vec();
    case 1: return 0.5 * Vec3(q.w(), -q.z(), q.y());
    case 2: return 0.5 * Vec3(q.z(), q.w(), -q.x());
    default: return 0.5 * Vec3(-q.y(), q.x(), q.w());
  }
}

bool isRate(const Force& force, const std::string& quantity) {
  for (const ForceChannel& c : force.channels())
    if (c.quantity == quantity) return c.unit == "m/s" || c.unit == "rad/s";
  return false;
}

/// Which field of the element reads the channel.
std::string keyOf(const Element& e, const std::string& signal) {
  for (const Field& f : e.type->fields) {
    if (!f.argument.takesSignals) continue;
    const Value value = f.get(e.params);
    const auto all = signalsIn(std::get<Function>(value).expression);
    if (std::find(all.begin(), all.end(), signal) != all.end()) return f.key;
  }
  return {};
}

}  // namespace

Expected<void> System::bindSignals(const Model& model) {
  for (ForceEntry& f : forces_) {
    f.firstSignal = signals_.size();
    for (const std::string& name : f.force->signalNames()) {
      auto entry = findSignal(name);
      if (!entry) {
        Error error = entry.error();
        error.element = f.name;
        error.key = keyOf(*model.find(f.id), name);
        return fail(std::move(error));
      }
      hasVelocityForces_ = hasVelocityForces_ || entry->dependsOnVelocity();
      bindLinks(f, *entry);
      signals_.push_back(std::move(*entry));
    }
    f.signalCount = signals_.size() - f.firstSignal;
  }
  return {};
}

Expected<System::SignalEntry> System::findSignal(const std::string& channel) const {
  using Kind = SignalEntry::Kind;
  const auto [element, quantity] = splitSignal(channel);
  for (std::size_t b = 0; b < bodies_.size(); ++b) {
    const auto at = std::find(ofBodies.begin(), ofBodies.end(), quantity);
    if (bodies_[b].name != element || at == ofBodies.end()) continue;
    const int i = static_cast<int>(at - ofBodies.begin()), body = static_cast<int>(b);
    if (i < 3)
      return SignalEntry{.kind = Kind::position, .index = b, .channel = quantity, .body1 = body, .component = i};
    if (i < 7)
      return SignalEntry{.kind = Kind::orientation, .index = b, .channel = quantity, .body1 = body, .component = i - 3};
    const Kind kind = i < 10 ? Kind::velocity : Kind::angularVelocity;
    return SignalEntry{.kind = kind, .index = b, .channel = quantity, .body1 = body, .component = (i - 7) % 3};
  }
  for (std::size_t c = 0; c < coordinates_.size(); ++c) {
    const CoordinateEntry& entry = coordinates_[c];
    const std::string name = nameOf(entry.coordinate.name());
    if (entry.name != element || (quantity != name && quantity != name + "_rate")) continue;
    return SignalEntry{.kind = Kind::coordinate,
                       .index = c,
                       .channel = quantity,
                       .body1 = entry.body1,
                       .body2 = entry.body2,
                       .rate = quantity != name};
  }
  const BodyKinematics atRest;
  for (std::size_t f = 0; f < forces_.size(); ++f) {
    const ForceEntry& entry = forces_[f];
    if (entry.name != element || !entry.force->coordinate(quantity, atRest, atRest)) continue;
    return SignalEntry{.kind = Kind::force,
                       .index = f,
                       .channel = quantity,
                       .body1 = entry.body1,
                       .body2 = entry.body2,
                       .rate = isRate(*entry.force, quantity)};
  }
  if (auto report = findReport(element, quantity)) return std::move(*report);
  return failInput(fmt::format("the channel [{}] cannot be read: {}", channel, readableChannels(element)));
}

/// What can be read of an element, as a sentence.
std::string System::readableChannels(const std::string& element) const {
  std::vector<std::string> names;
  for (const BodyEntry& b : bodies_)
    if (b.name == element) names.assign(ofBodies.begin(), ofBodies.end());
  for (const CoordinateEntry& c : coordinates_)
    if (c.name == element)
      for (const char* what : {"", "_rate"}) names.push_back(nameOf(c.coordinate.name()) + what);
  bool known = !names.empty();
  if (const auto reports = readableReports(element)) {
    known = true;
    names.insert(names.end(), reports->begin(), reports->end());
  }
  for (const ConstraintEntry& c : constraints_) known = known || c.name == element;
  if (!known) return fmt::format("no body, joint or force that takes part is called '{}'", element);
  if (names.empty()) return fmt::format("nothing of '{}' follows from positions and velocities alone", element);
  return fmt::format("what follows from positions and velocities was expected, of '{}' these: {}", element,
                     fmt::join(names, ", "));
}

void System::bindLinks(const ForceEntry& f, SignalEntry& r) {
  for (const int rowEnd : {0, 1})
    for (const int columnEnd : {0, 1}) {
      const int row = rowEnd == 0 ? f.body1 : f.body2, column = columnEnd == 0 ? r.body1 : r.body2;
      if (row < 0 || column < 0) continue;
      r.links.push_back({row, rowEnd, column, columnEnd, row == column ? -1 : couplingOf(row, column)});
    }
}

/// Without the derivatives.
double System::signalValue(const SignalEntry& r, const State& s, const Workspace& w) const {
  if (r.kind == SignalEntry::Kind::report) return reportedValue(r, s, w.k[slot(r.body1)], w.k[slot(r.body2)]);
  if (r.kind == SignalEntry::Kind::jointForce) return jointForceValue(r, s, w);
  return read(r, s, w).value;
}

System::SignalTangent System::read(const SignalEntry& r, const State& s, const Workspace& w) const {
  SignalTangent out;
  if (r.kind == SignalEntry::Kind::coordinate) {
    const CoordinateEntry& entry = coordinates_[r.index];
    const CoordinateMotion c = motionOf(entry, s, w);
    if (!r.rate) return {c.x, c.gradient, Row12::Zero()};
    return {c.rate, rateTangent(entry, w), c.gradient};
  }
  if (r.kind == SignalEntry::Kind::force) {
    const auto c = forces_[r.index].force->coordinate(r.channel, w.k[slot(r.body1)], w.k[slot(r.body2)]);
    if (!r.rate) return {c->x, c->J.transpose(), Row12::Zero()};
    return {c->v, c->D.transpose(), c->J.transpose()};
  }
  if (r.kind == SignalEntry::Kind::report) return readReport(r, s, w);
  if (r.kind == SignalEntry::Kind::jointForce) return readJointForce(r, s, w);
  return readBody(r, s, w);
}

System::SignalTangent System::readBody(const SignalEntry& r, const State& s, const Workspace& w) const {
  const BodyKinematics& k = w.k[r.index];
  SignalTangent out;
  switch (r.kind) {
    case SignalEntry::Kind::position:
      out.value = k.x[r.component];
      out.dq[r.component] = 1;
      break;
    case SignalEntry::Kind::velocity:
      out.value = k.v[r.component];
      out.dV[r.component] = 1;
      break;
    case SignalEntry::Kind::angularVelocity:
      out.value = k.W[r.component];
      out.dV[3 + r.component] = 1;
      break;
    default: {
      const Quat q = orientation(s, r.index);
      out.value = std::array{q.w(), q.x(), q.y(), q.z()}[static_cast<std::size_t>(r.component)];
      out.dq.segment<3>(3) = quaternionTangent(q, r.component).transpose();
    }
  }
  return out;
}

}  // namespace gyre

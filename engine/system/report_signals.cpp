// Forces, energies and powers of elements that other forces read. Elements report values only: derivatives are taken
// numerically (functions/calculus.h), along each motion of the two bodies. What has a state of its own, or reads
// channels itself, cannot be read so: the first would have to enter the analyses' states, the second could close a
// loop.
#include "functions/calculus.h"
#include "lie/so3.h"
#include "system/system.h"

#include <algorithm>

namespace gyre {
namespace {

constexpr std::size_t mostReported = 64;

bool canBeRead(const Force& f) { return !f.hasState() && f.signalNames().empty(); }

/// Component i of (x, theta, v, W) moved by h; theta turns in body axes.
void moveComponent(BodyKinematics& k, int i, double h) {
  if (i < 3) k.x[i] += h;
  else if (i < 6) k.R = k.R * so3::exp(Vec3::Unit(i - 3) * h);
  else if (i < 9) k.v[i - 6] += h;
  else k.W[i - 9] += h;
}

}  // namespace

std::optional<System::SignalEntry> System::findReport(const std::string& element, const std::string& quantity) const {
  const auto place = [&](const auto& channels) {
    const auto at =
        std::find_if(channels.begin(), channels.end(), [&](const ForceChannel& c) { return c.quantity == quantity; });
    return at == channels.end() ? -1 : static_cast<int>(at - channels.begin());
  };
  for (std::size_t i = 0; i < forces_.size(); ++i) {
    const ForceEntry& f = forces_[i];
    if (f.name != element || !canBeRead(*f.force)) continue;
    const auto channels = f.force->channels();
    const int at = place(channels);
    if (at < 0 || channels.size() > mostReported) continue;
    return SignalEntry{.kind = SignalEntry::Kind::report,
                       .index = i,
                       .body1 = f.body1,
                       .body2 = f.body2,
                       .component = at,
                       .rate = f.force->dependsOnVelocity() || quantity == "power"};
  }
  for (std::size_t i = 0; i < jointForces_.size(); ++i) {
    const JointForceEntry& f = jointForces_[i];
    const int at = f.name == element ? place(channelsOf(f)) : -1;
    if (at < 0) continue;
    return SignalEntry{.kind = SignalEntry::Kind::jointForce,
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
std::optional<std::vector<std::string>> System::readableReports(const std::string& element) const {
  std::optional<std::vector<std::string>> out;
  const BodyKinematics atRest;
  for (const ForceEntry& f : forces_) {
    if (f.name != element) continue;
    if (!out) out.emplace();
    const bool all = canBeRead(*f.force);
    for (const ForceChannel& c : f.force->channels())
      if (all || f.force->coordinate(c.quantity, atRest, atRest)) out->push_back(c.quantity);
  }
  for (const JointForceEntry& f : jointForces_) {
    if (f.name != element) continue;
    if (!out) out.emplace();
    for (const ForceChannel& c : channelsOf(f)) out->push_back(c.quantity);
  }
  return out;
}

double System::reportedValue(const SignalEntry& r, const State& s, const BodyKinematics& k1,
                             const BodyKinematics& k2) const {
  const ForceEntry& f = forces_[r.index];
  std::array<double, mostReported> values;
  f.force->report(Instant(s.t), k1, k2, std::span(values).first(static_cast<std::size_t>(f.channelCount)));
  return values[static_cast<std::size_t>(r.component)];
}

System::SignalTangent System::readReport(const SignalEntry& r, const State& s, const Workspace& w) const {
  const std::array start{w.k[slot(r.body1)], w.k[slot(r.body2)]};
  SignalTangent out{.value = reportedValue(r, s, start[0], start[1])};
  for (int i = 0; i < 24; ++i) {
    const int end = i / 12, component = i % 12;
    const auto along = [&](double h) {
      std::array k = start;
      moveComponent(k[static_cast<std::size_t>(end)], component, h);
      return reportedValue(r, s, k[0], k[1]);
    };
    const double slope = numericalDerivative(along, 0, 1);
    (component < 6 ? out.dq : out.dV)[6 * end + component % 6] = slope;
  }
  return out;
}

double System::jointForceValue(const SignalEntry& r, const State& s, const Workspace& w) const {
  const JointForceEntry& f = jointForces_[r.index];
  const CoordinateMotion c = motionOf(coordinates_[f.coordinate], s, w);
  return reportOf(*f.law, c.x, c.rate)[static_cast<std::size_t>(r.component)];
}

System::SignalTangent System::readJointForce(const SignalEntry& r, const State& s, const Workspace& w) const {
  const JointForceEntry& f = jointForces_[r.index];
  const CoordinateEntry& coordinate = coordinates_[f.coordinate];
  const CoordinateMotion c = motionOf(coordinate, s, w);
  const auto value = [&](double x, double rate) {
    return reportOf(*f.law, x, rate)[static_cast<std::size_t>(r.component)];
  };
  const double byX = numericalDerivative([&](double x) { return value(x, c.rate); }, c.x, 1);
  const double byRate = numericalDerivative([&](double rate) { return value(c.x, rate); }, c.rate, 1);
  return {value(c.x, c.rate), byX * c.gradient + byRate * rateTangent(coordinate, w), byRate * c.gradient};
}

}  // namespace gyre

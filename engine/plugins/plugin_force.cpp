#include "plugins/plugin_force.h"

#include "plugins/marker_motion.h"
#include "plugins/plugin_fault.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace gyre {
namespace {

constexpr int most = static_cast<int>(extend::mostStates);
using SmallVector = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, most, 1>;
using SmallMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor, most, most>;
using Mat6R = Eigen::Matrix<double, 6, 6, Eigen::RowMajor>;

constexpr double differenceOfForces = 1e-5;  // of the size of the surroundings: errors of 1e-10

const std::vector<ForceChannel>& commonForceChannels() {
  static const std::vector<ForceChannel> all = {
      {"dx", "m"},     {"dy", "m"},     {"dz", "m"},     {"vx", "m/s"},   {"vy", "m/s"}, {"vz", "m/s"},
      {"wx", "rad/s"}, {"wy", "rad/s"}, {"wz", "rad/s"}, {"fx", "N"},     {"fy", "N"},   {"fz", "N"},
      {"mx", "N m"},   {"my", "N m"},   {"mz", "N m"},   {"energy", "J"}, {"power", "W"}};
  return all;
}

struct PluginForceType final : ForceType {
  extend::ForceType plugin;
};

/// Solves A x = b by Gaussian elimination with pivots; A is lost, b becomes x.
void solveSmall(SmallMatrix& A, SmallVector& b) {
  const Eigen::Index n = b.size();
  for (Eigen::Index i = 0; i < n; ++i) {
    Eigen::Index pivot = i;
    for (Eigen::Index r = i + 1; r < n; ++r)
      if (std::abs(A(r, i)) > std::abs(A(pivot, i))) pivot = r;
    A.row(i).swap(A.row(pivot));
    std::swap(b[i], b[pivot]);
    for (Eigen::Index r = i + 1; r < n; ++r) {
      const double factor = A(r, i) / A(i, i);
      A.row(r) -= factor * A.row(i);
      b[r] -= factor * b[i];
    }
  }
  for (Eigen::Index i = n - 1; i >= 0; --i) {
    for (Eigen::Index k = i + 1; k < n; ++k) b[i] -= A(i, k) * b[k];
    b[i] /= A(i, i);
  }
}

class PluginForce final : public Force, public ForceStates, public OfPlugin {
 public:
  PluginForce(const PluginForceType& type, const PluginForceParameters& p)
      : OfPlugin(type.id), type_(type.plugin), markers_(p), atMarker2_(p.frame2.position.isZero(0)) {
    guarded(0, [&] { made_ = type_.create(PluginValues(type_.about.keys, p.values)); });
  }

  void evaluate(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const override {
    const MarkerMotion motion(markers_, at.t, k1, k2);
    g = -motion.J().transpose() * wrench(at, motion.seen);
  }
  void addTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K,
                  Mat12& C) const override {
    const MarkerMotion motion(markers_, at.t, k1, k2);
    Mat6 byPlacement, byVelocity;
    derivatives(at, motion.seen, byPlacement, byVelocity);
    const Mat6x12& J = motion.J();
    K -= J.transpose() * (byPlacement * J + byVelocity * motion.rateTangent(k1, k2));
    C -= J.transpose() * (byVelocity * J);
    motion.addGeometricTangent(-wrench(at, motion.seen), k1, k2, K);
  }
  ForceEnergy energy(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const extend::Energy e = energyOf(at, MarkerMotion(markers_, at.t, k1, k2).seen);
    return {.elastic = e.stored, .dissipation = e.dissipated, .work = e.supplied};
  }
  std::vector<ForceChannel> channels() const override {
    std::vector<ForceChannel> out = commonForceChannels();
    for (const extend::Channel& c : type_.channels) out.push_back({c.name, c.unit});
    return out;
  }
  void report(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
              std::span<double> values) const override {
    extend::Motion m = MarkerMotion(markers_, at.t, k1, k2).seen;
    const Vec6 w = wrench(at, m);
    at3(values.data()) = vec3Of(m.position);
    at3(values.data() + 3) = vec3Of(m.velocity);
    at3(values.data() + 6) = vec3Of(m.angularVelocity);
    Eigen::Map<Vec6>(values.data() + 9) = w;
    values[15] = energyOf(at, m).stored;
    values[16] = w.head<3>().dot(vec3Of(m.velocity)) + w.tail<3>().dot(vec3Of(m.angularVelocity));
    const std::span<double> own = values.subspan(commonForceChannels().size());
    std::fill(own.begin(), own.end(), std::numeric_limits<double>::quiet_NaN());
    const SmallVector z = states(at, m);
    m.states = spanOf(z);
    if (made_) guarded(m.t, [&] { made_->report(m, own); });
  }
  bool usesOrientation(int end) const override { return end == 0 || type_.usesOrientation || !atMarker2_; }
  bool dependsOnVelocity() const override { return type_.dependsOnVelocity; }

  const ForceStates* states() const override { return type_.states.empty() ? nullptr : this; }
  std::vector<ForceChannel> stateChannels() const override {
    std::vector<ForceChannel> out;
    for (const extend::ForceState& s : type_.states) out.push_back({s.name, s.unit});
    return out;
  }
  void evaluateStates(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
                      const ForceStateValues& out) const override {
    const extend::Motion m = MarkerMotion(markers_, at.t, k1, k2).seen;
    const SmallVector z = states(at, m), rate = rates(m, z);
    out.set(z, rate, rate);
  }
  ForceStateTangent stateTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const MarkerMotion motion(markers_, at.t, k1, k2);
    const SmallVector z = states(at, motion.seen);
    const auto n = z.size();
    Eigen::Matrix<double, 6, Eigen::Dynamic> byState(6, n);
    for (Eigen::Index i = 0; i < n; ++i) {
      const SmallVector step = stepOf(i);
      byState.col(i) = (wrenchOf(motion.seen, z + step) - wrenchOf(motion.seen, z - step)) / (2 * step[i]);
    }
    MatX byPlacement(n, 6), byVelocity(n, 6);
    for (int i = 0; i < 12; ++i) {
      const double h = stepOfMotion(i);
      (i < 6 ? byPlacement : byVelocity).col(i % 6) =
          (rates(changed(motion.seen, i, h), z) - rates(changed(motion.seen, i, -h), z)) / (2 * h);
    }
    const Mat6x12& J = motion.J();
    return {-J.transpose() * byState, byPlacement * J + byVelocity * motion.rateTangent(k1, k2), byVelocity * J,
            ratesByStates(motion.seen, z)};
  }

 private:
  static std::span<const double> spanOf(const SmallVector& z) { return {z.data(), static_cast<std::size_t>(z.size())}; }
  SmallVector stepOf(Eigen::Index state) const {
    SmallVector out = SmallVector::Zero(static_cast<Eigen::Index>(type_.states.size()));
    out[state] = differenceOfForces * type_.states[static_cast<std::size_t>(state)].size;
    return out;
  }
  double stepOfMotion(int coordinate) const {
    const extend::Surroundings& s = type_.surroundings;
    const std::array sizes{s.length, s.angle, s.speed, s.spin};
    return differenceOfForces * sizes[static_cast<std::size_t>(coordinate / 3)];
  }

  SmallVector rates(extend::Motion m, const SmallVector& z) const {
    SmallVector out = SmallVector::Constant(z.size(), std::numeric_limits<double>::quiet_NaN());
    m.states = spanOf(z);
    if (made_) guarded(m.t, [&] { made_->rates(m, {out.data(), static_cast<std::size_t>(out.size())}); });
    return out;
  }
  SmallMatrix ratesByStates(const extend::Motion& m, const SmallVector& z) const {
    SmallMatrix out(z.size(), z.size());
    for (Eigen::Index i = 0; i < z.size(); ++i) {
      const SmallVector step = stepOf(i);
      out.col(i) = (rates(m, z + step) - rates(m, z - step)) / (2 * step[i]);
    }
    return out;
  }
  /// The states at this time, z = z_0 + (h / 2) (z_0' + z'), by Newton's method from the last accepted step.
  SmallVector states(const Instant& at, const extend::Motion& m) const {
    const auto n = static_cast<Eigen::Index>(type_.states.size());
    SmallVector z(n);
    if (n == 0) return z;
    std::copy_n(at.history.z.begin(), n, z.data());
    const double half = 0.5 * (at.t - at.history.t);
    if (half == 0) return z;
    const SmallVector known = z + half * Eigen::Map<const SmallVector>(at.history.input.data(), n);
    double before = std::numeric_limits<double>::infinity();
    for (int iteration = 0; iteration < 20; ++iteration) {
      SmallVector change = known + half * rates(m, z) - z;
      SmallMatrix A = -half * ratesByStates(m, z);
      A.diagonal().array() += 1;
      solveSmall(A, change);
      z += change;
      double size = 0;
      for (Eigen::Index i = 0; i < n; ++i)
        size = std::max(size, std::abs(change[i]) / (type_.states[static_cast<std::size_t>(i)].size + std::abs(z[i])));
      if (size < 1e-12 || !(size < before)) break;
      before = size;
    }
    return z;
  }

  Vec6 wrench(const Instant& at, const extend::Motion& m) const { return wrenchOf(m, states(at, m)); }
  Vec6 wrenchOf(extend::Motion m, const SmallVector& z) const {
    Vec6 out = Vec6::Constant(std::numeric_limits<double>::quiet_NaN());
    if (!made_) return out;
    m.states = spanOf(z);
    const bool said = guarded(m.t, [&] {
      const extend::Wrench w = made_->wrench(m);
      out << vec3Of(w.force), vec3Of(w.torque);
    });
    if (said && !out.allFinite()) note(m.t, "its force is not a finite number");
    return out;
  }
  extend::Energy energyOf(const Instant& at, extend::Motion m) const {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    extend::Energy out{none, none, none};
    const SmallVector z = states(at, m);
    m.states = spanOf(z);
    if (made_) guarded(m.t, [&] { out = made_->energy(m); });
    return out;
  }
  void derivatives(const Instant& at, const extend::Motion& m, Mat6& byPlacement, Mat6& byVelocity) const {
    extend::Tangent given;
    bool has = false;
    if (made_ && type_.states.empty()) guarded(m.t, [&] { has = made_->tangent(m, given); });
    if (has) {
      byPlacement = Eigen::Map<const Mat6R>(given.byPlacement.data());
      byVelocity = Eigen::Map<const Mat6R>(given.byVelocity.data());
      return;
    }
    byVelocity.setZero();
    for (int i = 0; i < (type_.dependsOnVelocity ? 12 : 6); ++i) {
      const double h = stepOfMotion(i);
      const Vec6 slope = (wrench(at, changed(m, i, h)) - wrench(at, changed(m, i, -h))) / (2 * h);
      (i < 6 ? byPlacement : byVelocity).col(i % 6) = slope;
    }
  }

  const extend::ForceType& type_;
  Markers markers_;
  bool atMarker2_;
  std::unique_ptr<extend::Force> made_;  ///< null where the plugin failed to make it
};

}  // namespace

Expected<std::shared_ptr<const ForceType>> pluginForceType(const extend::ForceType& type, const std::string& file) {
  using P = PluginForceParameters;
  if (!type.create) return failInput("it has no function that makes an element");
  if (type.states.size() > extend::mostStates)
    return failInput(fmt::format("at most {} states were expected, not {}", extend::mostStates, type.states.size()));
  auto keys = keyFields<P>(type.about.keys);
  if (!keys) return fail(keys.error());
  auto out = std::make_shared<PluginForceType>();
  out->plugin = type;
  out->category = Category::force;
  out->id = type.about.name;
  out->label = type.about.title;
  out->help = fmt::format("{} A type of the plugin {}.", helpOf(type.about), file);
  out->glyph = Glyph::wrench;
  out->fields = endFields<P>();
  for (Field& field : *keys) out->fields.push_back(std::move(field));
  P defaults;
  defaults.values = defaultsOf(type.about.keys);
  out->defaults = defaults;
  if (!type.states.empty()) out->hasState = [](const std::any&) { return true; };
  const PluginForceType* self = out.get();
  out->check = [self](const std::any& p) -> std::optional<Error> {
    if (auto bad = checkEnds<P>(p)) return bad;
    return whyNotMade(self->plugin, std::any_cast<const P&>(p).values);
  };
  out->create = [self](const std::any& p) -> std::unique_ptr<Force> {
    return std::make_unique<PluginForce>(*self, std::any_cast<const P&>(p));
  };
  return out;
}

const extend::Surroundings& surroundingsOf(const ForceType& type) {
  return static_cast<const PluginForceType&>(type).plugin.surroundings;
}

}  // namespace gyre

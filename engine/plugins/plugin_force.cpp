#include "plugins/plugin_force.h"

#include "plugins/marker_motion.h"
#include "plugins/plugin_fault.h"

#include <fmt/format.h>
#include <limits>

namespace gyre {
namespace {

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

class PluginForce final : public Force, public OfPlugin {
 public:
  PluginForce(const PluginForceType& type, const PluginForceParameters& p)
      : OfPlugin(type.id), type_(type.plugin), markers_(p), atMarker2_(p.frame2.position.isZero(0)) {
    guarded(0, [&] { made_ = type_.create(PluginValues(type_.about.keys, p.values)); });
  }

  void evaluate(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const override {
    const MarkerMotion motion(markers_, at.t, k1, k2);
    g = -motion.J().transpose() * wrench(motion.seen);
  }
  void addTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K,
                  Mat12& C) const override {
    const MarkerMotion motion(markers_, at.t, k1, k2);
    Mat6 byPlacement, byVelocity;
    derivatives(motion.seen, byPlacement, byVelocity);
    const Mat6x12& J = motion.J();
    K -= J.transpose() * (byPlacement * J + byVelocity * motion.rateTangent(k1, k2));
    C -= J.transpose() * (byVelocity * J);
    motion.addGeometricTangent(-wrench(motion.seen), k1, k2, K);
  }
  ForceEnergy energy(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const extend::Energy e = energyOf(MarkerMotion(markers_, at.t, k1, k2).seen);
    return {.elastic = e.stored, .dissipation = e.dissipated, .work = e.supplied};
  }
  std::vector<ForceChannel> channels() const override {
    std::vector<ForceChannel> out = commonForceChannels();
    for (const extend::Channel& c : type_.channels) out.push_back({c.name, c.unit});
    return out;
  }
  void report(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
              std::span<double> values) const override {
    const extend::Motion m = MarkerMotion(markers_, at.t, k1, k2).seen;
    const Vec6 w = wrench(m);
    at3(values.data()) = vec3Of(m.position);
    at3(values.data() + 3) = vec3Of(m.velocity);
    at3(values.data() + 6) = vec3Of(m.angularVelocity);
    Eigen::Map<Vec6>(values.data() + 9) = w;
    values[15] = energyOf(m).stored;
    values[16] = w.head<3>().dot(vec3Of(m.velocity)) + w.tail<3>().dot(vec3Of(m.angularVelocity));
    const std::span<double> own = values.subspan(commonForceChannels().size());
    std::fill(own.begin(), own.end(), std::numeric_limits<double>::quiet_NaN());
    if (made_) guarded(m.t, [&] { made_->report(m, own); });
  }
  bool usesOrientation(int end) const override { return end == 0 || type_.usesOrientation || !atMarker2_; }
  bool dependsOnVelocity() const override { return type_.dependsOnVelocity; }

 private:
  Vec6 wrench(const extend::Motion& m) const {
    Vec6 out = Vec6::Constant(std::numeric_limits<double>::quiet_NaN());
    if (!made_) return out;
    const bool said = guarded(m.t, [&] {
      const extend::Wrench w = made_->wrench(m);
      out << vec3Of(w.force), vec3Of(w.torque);
    });
    if (said && !out.allFinite()) note(m.t, "its force is not a finite number");
    return out;
  }
  extend::Energy energyOf(const extend::Motion& m) const {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    extend::Energy out{none, none, none};
    if (made_) guarded(m.t, [&] { out = made_->energy(m); });
    return out;
  }
  void derivatives(const extend::Motion& m, Mat6& byPlacement, Mat6& byVelocity) const {
    extend::Tangent given;
    bool has = false;
    if (made_) guarded(m.t, [&] { has = made_->tangent(m, given); });
    if (has) {
      byPlacement = Eigen::Map<const Mat6R>(given.byPlacement.data());
      byVelocity = Eigen::Map<const Mat6R>(given.byVelocity.data());
      return;
    }
    byVelocity.setZero();
    const extend::Surroundings& s = type_.surroundings;
    const double sizes[] = {s.length, s.angle, s.speed, s.spin};
    for (int i = 0; i < (type_.dependsOnVelocity ? 12 : 6); ++i) {
      const double h = differenceOfForces * sizes[i / 3];
      const Vec6 slope = (wrench(changed(m, i, h)) - wrench(changed(m, i, -h))) / (2 * h);
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

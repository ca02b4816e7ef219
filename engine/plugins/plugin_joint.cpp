#include "plugins/plugin_joint.h"

#include "joints/composed_joint.h"
#include "plugins/marker_motion.h"
#include "plugins/plugin_fault.h"

#include <fmt/format.h>
#include <limits>

namespace gyre {
namespace {

constexpr double differenceOfRows = 1e-5;  // of the size of the surroundings: errors of 1e-10, for Newton's matrix
constexpr double differenceInTime = 1e-3;  // extrapolated: truncation of its fourth power, and as little rounding

constexpr double anyTime = std::numeric_limits<double>::infinity();

using Rows = Eigen::Matrix<double, 6, 6, Eigen::RowMajor>;  // those beyond the equations are zero

struct PluginJointType final : JointType {
  extend::JointType plugin;
};

class PluginJoint final : public Joint, public OfPlugin {
 public:
  PluginJoint(const PluginJointType& type, const PluginJointParameters& p)
      : OfPlugin(type.id), type_(type.plugin), ends_(static_cast<const LinkEnds&>(p)), markers_(p) {
    guarded(anyTime, [&] { made_ = type_.create(PluginValues(type_.about.keys, p.values)); });
  }

  int rows() const override { return static_cast<int>(type_.equations.size()); }
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, JointRows& out) const override {
    const MarkerMotion motion(markers_, 0, k1, k2);
    out.Phi.head(rows()) = equations(motion.seen).head(rows());
    out.B.topRows(rows()) = (matrix(motion.seen) * motion.J()).topRows(rows());
  }
  void violation(const BodyKinematics& k1, const BodyKinematics& k2, Vec6& Phi) const override {
    Phi = equations(MarkerMotion(markers_, 0, k1, k2).seen);
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Mat12& K) const override {
    const MarkerMotion motion(markers_, 0, k1, k2);
    K += motion.J().transpose() * derivative(motion.seen, lambda) * motion.J();
    motion.addGeometricTangent(matrix(motion.seen).transpose() * lambda, k1, k2, K);
  }
  Vec6 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const MarkerMotion motion(markers_, 0, k1, k2);
    Vec6 rates;
    rates << vec3Of(motion.seen.velocity), vec3Of(motion.seen.angularVelocity);
    return rateOfMatrix(motion.seen) * rates +
           matrix(motion.seen) * (motion.rateTangent(k1, k2) * stackedTwist(k1, k2));
  }
  bool couples() const override { return true; }
  bool usesOrientation(int end) const override {
    return end == 0 || type_.usesOrientation || !ends_.frame2.position.isZero(0);
  }
  const char* rowName(int i) const override { return type_.equations[static_cast<std::size_t>(i)].name.c_str(); }
  bool isForce(int i) const override { return type_.equations[static_cast<std::size_t>(i)].isForce; }
  std::optional<std::string> wrongAssembly(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    std::string why;
    if (made_) guarded(anyTime, [&] { why = made_->wrongPlacement(MarkerMotion(markers_, 0, k1, k2).seen); });
    return why.empty() ? std::nullopt : std::optional(why);
  }
  std::vector<JointCoordinate> coordinates() const override {
    std::vector<JointCoordinate> out;
    for (const extend::Freedom f : type_.freedoms) switch (f) {
        case extend::Freedom::angleAboutZ: out.push_back(angle(ends_, CoordinateName::angle)); break;
        case extend::Freedom::displacementX:
          out.push_back(displacement(ends_, CoordinateName::displacement_x, Axis::x));
          break;
        case extend::Freedom::displacementY:
          out.push_back(displacement(ends_, CoordinateName::displacement_y, Axis::y));
          break;
        case extend::Freedom::displacementZ:
          out.push_back(displacement(ends_, CoordinateName::displacement_z, Axis::z));
          break;
      }
    return out;
  }

 private:
  Vec6 equations(const extend::Placement& at) const {
    Vec6 out = Vec6::Constant(std::numeric_limits<double>::quiet_NaN());
    if (!made_) return out;
    const bool said = guarded(anyTime, [&] { made_->equations(at, {out.data(), type_.equations.size()}); });
    if (said && !out.head(rows()).allFinite()) note(anyTime, "its equations are not finite numbers");
    return out;
  }
  Rows matrix(const extend::Placement& at) const {
    Rows out = Rows::Zero();
    const std::span<double> own(out.data(), 6 * type_.equations.size());
    const bool said = made_ && guarded(anyTime, [&] { made_->matrix(at, own); });
    if (!said) out.topRows(rows()).setConstant(std::numeric_limits<double>::quiet_NaN());
    else if (!out.allFinite()) note(anyTime, "the matrix of its equations is not finite");
    return out;
  }
  /// d (B^T lambda) / d (position, rotation)
  Mat6 derivative(const extend::Motion& m, const Vec6& lambda) const {
    Rows given;
    bool has = false;
    const auto own = std::span<const double>(lambda.data(), type_.equations.size());
    if (made_) guarded(anyTime, [&] { has = made_->tangent(m, own, {given.data(), 36}); });
    if (has) return given;
    Mat6 out;
    for (int i = 0; i < 6; ++i) {
      const double h = differenceOfRows * (i < 3 ? type_.surroundings.length : type_.surroundings.angle);
      out.col(i) = (matrix(changed(m, i, h)) - matrix(changed(m, i, -h))).transpose() * lambda / (2 * h);
    }
    return out;
  }
  /// B' along the motion.
  Rows rateOfMatrix(const extend::Motion& m) const {
    const double fastest = std::max(extend::length(m.velocity) / type_.surroundings.length,
                                    extend::length(m.angularVelocity) / type_.surroundings.angle);
    if (!(fastest > 0)) return Rows::Zero();
    const double h = differenceInTime / fastest;
    const auto slope = [&](double by) -> Rows { return (matrix(later(m, by)) - matrix(later(m, -by))) / (2 * by); };
    return (4 * slope(h / 2) - slope(h)) / 3;
  }

  const extend::JointType& type_;
  LinkEnds ends_;
  Markers markers_;
  std::unique_ptr<extend::Joint> made_;  ///< null where the plugin failed to make it
};

}  // namespace

Expected<std::shared_ptr<const JointType>> pluginJointType(const extend::JointType& type, const std::string& file) {
  using P = PluginJointParameters;
  if (!type.create) return failInput("it has no function that makes an element");
  if (type.equations.empty() || type.equations.size() > maxJointRows)
    return failInput(fmt::format("one to six equations were expected, not {}", type.equations.size()));
  auto keys = keyFields<P>(type.about.keys);
  if (!keys) return fail(keys.error());
  auto out = std::make_shared<PluginJointType>();
  out->plugin = type;
  out->category = Category::joint;
  out->id = type.about.name;
  out->label = type.about.title;
  out->help = fmt::format("{} A type of the plugin {}.", helpOf(type.about), file);
  out->glyph = Glyph::sixDof;
  out->fields = endFields<P>();
  for (Field& field : *keys) out->fields.push_back(std::move(field));
  P defaults;
  defaults.values = defaultsOf(type.about.keys);
  out->defaults = defaults;
  const PluginJointType* self = out.get();
  out->check = [self](const std::any& p) -> std::optional<Error> {
    if (auto bad = checkEnds<P>(p)) return bad;
    return whyNotMade(self->plugin, std::any_cast<const P&>(p).values);
  };
  out->create = [self](const std::any& p) -> std::unique_ptr<Joint> {
    return std::make_unique<PluginJoint>(*self, std::any_cast<const P&>(p));
  };
  return out;
}

const extend::Surroundings& surroundingsOf(const JointType& type) {
  return static_cast<const PluginJointType&>(type).plugin.surroundings;
}

}  // namespace gyre

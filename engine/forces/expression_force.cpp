#include "forces/expression_force.h"

#include "forces/marker_pair.h"
#include "functions/function_of_many.h"

#include <algorithm>
#include <array>

namespace gyre {
namespace {

const Argument motionOfMarkers{.others = {"x", "y", "z", "rx", "ry", "rz", "vx", "vy", "vz", "wx", "wy", "wz"},
                               .takesSignals = true};
constexpr std::size_t ownVariables = 13;  // t and the others

constexpr std::array components{&ExpressionForce::fx, &ExpressionForce::fy, &ExpressionForce::fz,
                                &ExpressionForce::mx, &ExpressionForce::my, &ExpressionForce::mz};
constexpr std::array<const char*, 6> keys{"fx", "fy", "fz", "mx", "my", "mz"};

/// The channels that the components read, each once.
std::vector<std::string> channelsRead(const ExpressionForce& p) {
  std::vector<std::string> out;
  for (const auto component : components)
    for (const std::string& signal : signalsOf((p.*component).expression, motionOfMarkers))
      if (std::find(out.begin(), out.end(), signal) == out.end()) out.push_back(signal);
  return out;
}

/// What the components are functions of, at a state.
struct Variables {
  Variables(const Instant& at, const MarkerPair& pair) : count(ownVariables + at.signalValues.size()) {
    x[0] = at.t;
    Eigen::Map<Vec6>(x.data() + 1) = pair.xi;
    at3(x.data() + 7) = pair.rate.head<3>();
    at3(x.data() + 10) = pair.w;
    std::copy(at.signalValues.begin(), at.signalValues.end(), x.begin() + ownVariables);
  }
  std::span<const double> span() const { return {x.data(), count}; }
  std::array<double, FunctionOfMany::mostValues> x{};
  std::size_t count;
};

class ExpressionForceElement final : public Force {
 public:
  explicit ExpressionForceElement(const ExpressionForce& p) : markers_(p), signalNames_(channelsRead(p)) {
    for (const auto member : components)
      components_.push_back(FunctionOfMany::compile(p.*member, motionOfMarkers, signalNames_).value());
  }

  void evaluate(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const override {
    const MarkerPair pair(markers_, at, k1, k2);
    const Vec6 s = wrench(Variables(at, pair));
    g = -pair.J.topRows<3>().transpose() * s.head<3>() - pair.spinJacobian().transpose() * s.tail<3>();
  }

  void addTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K,
                  Mat12& C) const override {
    const MarkerPair pair(markers_, at, k1, k2);
    const Variables values(at, pair);
    Mat6 dxi, drate;  // derivatives by (d, theta) and by (d', w)
    for (int i = 0; i < 6; ++i) {
      dxi.col(i) = derivative(values, static_cast<std::size_t>(1 + i));
      drate.col(i) = derivative(values, static_cast<std::size_t>(7 + i));
    }
    Mat6x12 J, V, D;  // conjugate to the wrench; d(d', w)/dV; d(d', w)/dq
    J << pair.J.topRows<3>(), pair.spinJacobian();
    V = J;
    D << pair.rateTangent(k1, k2).topRows<3>(), pair.spinTangent(k2);
    K -= J.transpose() * (dxi * pair.J + drate * D);
    C -= J.transpose() * (drate * V);
    const Vec6 s = wrench(values);
    pair.addForceTangent(-s.head<3>(), k1, k2, K);
    pair.addMomentTangent(-s.tail<3>(), K);
  }

  ForceEnergy energy(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const MarkerPair pair(markers_, at, k1, k2);
    const Vec6 s = wrench(Variables(at, pair));
    return {.work = s.head<3>().dot(pair.rate.head<3>()) + s.tail<3>().dot(pair.w)};
  }
  std::vector<ForceChannel> channels() const override {
    return {{"dx", "m"},     {"dy", "m"},     {"dz", "m"},   {"rx", "rad"}, {"ry", "rad"},
            {"rz", "rad"},   {"vx", "m/s"},   {"vy", "m/s"}, {"vz", "m/s"}, {"wx", "rad/s"},
            {"wy", "rad/s"}, {"wz", "rad/s"}, {"fx", "N"},   {"fy", "N"},   {"fz", "N"},
            {"mx", "N m"},   {"my", "N m"},   {"mz", "N m"}, {"power", "W"}};
  }
  std::optional<ForceCoordinate> coordinate(std::string_view channel, const Instant& at, const BodyKinematics& k1,
                                            const BodyKinematics& k2) const override {
    constexpr std::array<std::string_view, 12> names{"dx", "dy", "dz", "rx", "ry", "rz",
                                                     "vx", "vy", "vz", "wx", "wy", "wz"};
    const auto found = std::find(names.begin(), names.end(), channel);
    if (found == names.end()) return std::nullopt;
    const Eigen::Index i = found - names.begin();
    const MarkerPair pair(markers_, at, k1, k2);
    if (i < 9) {
      const Eigen::Index row = i % 6;
      return ForceCoordinate{pair.xi[row], pair.rate[row], pair.J.row(row).transpose(),
                             pair.rateTangent(k1, k2).row(row).transpose()};
    }
    return ForceCoordinate{0, pair.w[i - 9], pair.spinJacobian().row(i - 9).transpose(),
                           pair.spinTangent(k2).row(i - 9).transpose()};
  }
  void report(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
              std::span<double> values) const override {
    const MarkerPair pair(markers_, at, k1, k2);
    const Variables variables(at, pair);
    std::copy(variables.x.begin() + 1, variables.x.begin() + ownVariables, values.begin());
    Eigen::Map<Vec6>(values.data() + 12) = wrench(variables);
    values[18] = energy(at, k1, k2).work;
  }
  std::vector<std::string> signalNames() const override { return signalNames_; }
  void signalTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, std::size_t i,
                     Vec12& dg) const override {
    const MarkerPair pair(markers_, at, k1, k2);
    const Vec6 ds = derivative(Variables(at, pair), ownVariables + i);
    dg = -pair.J.topRows<3>().transpose() * ds.head<3>() - pair.spinJacobian().transpose() * ds.tail<3>();
  }
  bool usesOrientation(int) const override { return true; }
  bool hasBranches() const override {
    return std::any_of(components_.begin(), components_.end(), [](const FunctionOfMany& f) { return f.hasBranches(); });
  }
  std::uint64_t branch(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const MarkerPair pair(markers_, at, k1, k2);
    const Variables values(at, pair);
    std::uint64_t out = 0;
    for (const FunctionOfMany& f : components_) out = combined(out, f.branch(values.span()));
    return out;
  }
  bool dependsOnVelocity() const override { return usesAny(7, ownVariables); }
  bool countsRotation() const override { return true; }
  bool dependsOnRotation() const override { return usesAny(4, 7); }
  RotationHistory rotation(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    return MarkerPair::rotation(markers_, at, k1, k2);
  }

 private:
  /// Whether the expressions use any of the variables from one up to another.
  bool usesAny(std::size_t from, std::size_t to) const {
    for (const FunctionOfMany& f : components_)
      for (std::size_t i = from; i < to; ++i)
        if (f.uses(i)) return true;
    return false;
  }
  Vec6 wrench(const Variables& values) const {
    Vec6 s;
    for (int i = 0; i < 6; ++i) s[i] = components_[static_cast<std::size_t>(i)](values.span());
    return s;
  }
  /// Derivative of the wrench by variable j.
  Vec6 derivative(const Variables& values, std::size_t j) const {
    Vec6 ds;
    for (int i = 0; i < 6; ++i) ds[i] = components_[static_cast<std::size_t>(i)].derivative(values.span(), j);
    return ds;
  }

  Markers markers_;
  std::vector<std::string> signalNames_;
  std::vector<FunctionOfMany> components_;
};

std::optional<Error> checkExpressionForce(const std::any& any) {
  const auto& p = std::any_cast<const ExpressionForce&>(any);
  const std::vector<std::string> signalNames = channelsRead(p);
  for (std::size_t i = 0; i < components.size(); ++i)
    if (const auto compiled = FunctionOfMany::compile(p.*components[i], motionOfMarkers, signalNames); !compiled)
      return Error{.message = compiled.error().message, .key = keys[i]};
  return checkEnds<ExpressionForce>(any);
}

std::vector<Field> expressionFields() {
  constexpr std::array<const char*, 3> axes{"x", "y", "z"};
  std::vector<Field> fields = endFields<ExpressionForce>();
  for (std::size_t i = 0; i < components.size(); ++i)
    fields.push_back(field<ExpressionForce>(
        components[i], {.key = keys[i],
                        .label = std::string(i < 3 ? "Force " : "Torque ") + axes[i % 3],
                        .help = "Along an axis of marker 1; of t, x y z, rx ry rz, vx vy vz, wx wy wz and channels",
                        .quantity = i < 3 ? Quantity::force : Quantity::torque,
                        .argument = motionOfMarkers}));
  return fields;
}

}  // namespace

const ForceType& expressionForceType() {
  using P = ExpressionForce;
  static const ForceType type{
      {.category = Category::force,
       .id = "expression_force",
       .label = "Expression force",
       .help =
           "A force and a torque on body 2 at its marker, the opposite on body 1, each component an expression of t, "
           "of the motion of marker 2 against marker 1 in the axes of marker 1 (offset x y z, its rate vx vy vz, "
           "rotation vector rx ry rz, through full turns about one axis at a time, angular velocity wx wy wz), of "
           "parameters, and of channels in brackets, as [pin.angle]: position, orientation and velocity of bodies, "
           "coordinates of joints and their rates, deflection, rate, force, energy and power of force elements without "
           "a state or signals of their own, but no accelerations, multipliers or reactions. "
           "Its energy is counted as work.",
       .glyph = Glyph::wrench,
       .fields = expressionFields(),
       .defaults = P{},
       .check = checkExpressionForce},
      [](const std::any& p) -> std::unique_ptr<Force> {
        return std::make_unique<ExpressionForceElement>(std::any_cast<const P&>(p));
      }};
  return type;
}

}  // namespace gyre

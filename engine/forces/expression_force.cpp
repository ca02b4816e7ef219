#include "forces/expression_force.h"

#include "forces/marker_pair.h"
#include "functions/calculus.h"
#include "functions/expression.h"

#include <array>

namespace gyre {
namespace {

const std::vector<std::string> variables{"t", "x", "y", "z", "rx", "ry", "rz", "vx", "vy", "vz", "wx", "wy", "wz"};
using Variables = std::array<double, 13>;

constexpr std::array components{&ExpressionForce::fx, &ExpressionForce::fy, &ExpressionForce::fz,
                                &ExpressionForce::mx, &ExpressionForce::my, &ExpressionForce::mz};
constexpr std::array<const char*, 6> keys{"fx", "fy", "fz", "mx", "my", "mz"};

class ExpressionForceElement final : public Force {
 public:
  explicit ExpressionForceElement(const ExpressionForce& p) : markers_(p) {
    for (const auto member : components) components_.push_back(Expression::compile(p.*member, variables).value());
  }

  void evaluate(double t, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const override {
    const MarkerPair pair(markers_, k1, k2);
    const Vec6 s = wrench(valuesOf(t, pair));
    g = -pair.J.topRows<3>().transpose() * s.head<3>() - pair.spinJacobian().transpose() * s.tail<3>();
  }

  void addTangent(double t, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K, Mat12& C) const override {
    const MarkerPair pair(markers_, k1, k2);
    const Variables at = valuesOf(t, pair);
    Mat6 dxi, drate;  // derivatives by (d, theta) and by (d', w)
    derivatives(at, dxi, drate);
    Mat6x12 J, V, D;  // conjugate to the wrench; d(d', w)/dV; d(d', w)/dq
    J << pair.J.topRows<3>(), pair.spinJacobian();
    V = J;
    D << pair.rateTangent(k1, k2).topRows<3>(), pair.spinTangent(k2);
    K -= J.transpose() * (dxi * pair.J + drate * D);
    C -= J.transpose() * (drate * V);
    const Vec6 s = wrench(at);
    pair.addForceTangent(-s.head<3>(), k1, k2, K);
    pair.addMomentTangent(-s.tail<3>(), K);
  }

  ForceEnergy energy(double t, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const MarkerPair pair(markers_, k1, k2);
    const Vec6 s = wrench(valuesOf(t, pair));
    return {.work = s.head<3>().dot(pair.rate.head<3>()) + s.tail<3>().dot(pair.w)};
  }
  std::vector<ForceChannel> channels() const override {
    return {{"dx", "m"},     {"dy", "m"},     {"dz", "m"},   {"rx", "rad"}, {"ry", "rad"},
            {"rz", "rad"},   {"vx", "m/s"},   {"vy", "m/s"}, {"vz", "m/s"}, {"wx", "rad/s"},
            {"wy", "rad/s"}, {"wz", "rad/s"}, {"fx", "N"},   {"fy", "N"},   {"fz", "N"},
            {"mx", "N m"},   {"my", "N m"},   {"mz", "N m"}, {"power", "W"}};
  }
  void report(double t, const BodyKinematics& k1, const BodyKinematics& k2, std::span<double> values) const override {
    const MarkerPair pair(markers_, k1, k2);
    const Variables at = valuesOf(t, pair);
    std::copy(at.begin() + 1, at.end(), values.begin());
    Eigen::Map<Vec6>(values.data() + 12) = wrench(at);
    values[18] = energy(t, k1, k2).work;
  }
  bool usesOrientation(int) const override { return true; }
  bool dependsOnVelocity() const override {
    for (const Expression& e : components_)
      for (std::size_t i = 7; i < e.uses().size(); ++i)
        if (e.uses()[i]) return true;
    return false;
  }

 private:
  static Variables valuesOf(double t, const MarkerPair& pair) {
    Variables at{};
    at[0] = t;
    Eigen::Map<Vec6>(at.data() + 1) = pair.xi;
    at3(at.data() + 7) = pair.rate.head<3>();
    at3(at.data() + 10) = pair.w;
    return at;
  }
  Vec6 wrench(const Variables& at) const {
    Vec6 s;
    for (int i = 0; i < 6; ++i) s[i] = components_[static_cast<std::size_t>(i)](at);
    return s;
  }
  void derivatives(const Variables& at, Mat6& dxi, Mat6& drate) const {
    for (int i = 0; i < 6; ++i) {
      const Expression& e = components_[static_cast<std::size_t>(i)];
      for (std::size_t j = 1; j < at.size(); ++j) {
        const auto along = [&](double x) {
          Variables moved = at;
          moved[j] = x;
          return e(moved);
        };
        const double d = e.uses()[j] ? numericalDerivative(along, at[j], 1) : 0.0;
        const auto column = static_cast<Eigen::Index>(j) - 1;
        if (column < 6) dxi(i, column) = d;
        else drate(i, column - 6) = d;
      }
    }
  }

  Markers markers_;
  std::vector<Expression> components_;
};

std::optional<Error> checkExpressionForce(const std::any& any) {
  const auto& p = std::any_cast<const ExpressionForce&>(any);
  for (std::size_t i = 0; i < components.size(); ++i)
    if (const auto compiled = Expression::compile(p.*components[i], variables); !compiled)
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
                        .help = std::string("An expression of t, x y z, rx ry rz, vx vy vz, wx wy wz, in ") +
                                (i < 3 ? "N" : "N m") + ", along an axis of marker 1"}));
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
           "A force and a torque on body 2 at its marker, the opposite on body 1, each component an expression of t "
           "and of the motion of marker 2 against marker 1 in the axes of marker 1: offset x y z, its rate vx vy vz, "
           "rotation vector rx ry rz, angular velocity wx wy wz. Its energy is counted as work.",
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

#include "forces/computed_force.h"

namespace gyre {
namespace {

class ComputedForceElement final : public Force {
 public:
  explicit ComputedForceElement(const ComputedForce& p) : wrench_(p.wrench) {}

  void evaluate(const Instant& at, const BodyKinematics& k1, const BodyKinematics&, Vec12& g) const override {
    g.setZero();
    g.head<6>() = -(*wrench_)(at.t, k1);
  }
  void addTangent(const Instant&, const BodyKinematics&, const BodyKinematics&, Mat12&, Mat12&) const override {}
  ForceEnergy energy(const Instant& at, const BodyKinematics& k1, const BodyKinematics&) const override {
    return {.work = power((*wrench_)(at.t, k1), k1)};
  }
  std::vector<ForceChannel> channels() const override {
    return {{"fx", "N"}, {"fy", "N"}, {"fz", "N"}, {"mx", "N m"}, {"my", "N m"}, {"mz", "N m"}, {"power", "W"}};
  }
  void report(const Instant& at, const BodyKinematics& k1, const BodyKinematics&,
              std::span<double> values) const override {
    const Vec6 wrench = (*wrench_)(at.t, k1);
    at3(values.data()) = wrench.head<3>();
    at3(values.data() + 3) = k1.R * wrench.tail<3>();
    values[6] = power(wrench, k1);
  }
  bool usesOrientation(int) const override { return false; }
  bool dependsOnVelocity() const override { return true; }

 private:
  static double power(const Vec6& wrench, const BodyKinematics& k) {
    return wrench.head<3>().dot(k.v) + wrench.tail<3>().dot(k.W);
  }
  std::shared_ptr<const WrenchFunction> wrench_;
};

}  // namespace

const ForceType& computedForceType() {
  using P = ComputedForce;
  static const ForceType type{
      {.category = Category::force,
       .id = "computed_force",
       .label = "Computed force",
       .help = "A force and a torque on a body, computed by the program that runs the model.",
       .glyph = Glyph::forceArrow,
       .fields = {field<P>(&P::body, {.key = "body", .label = "Body", .help = "Body it acts on", .required = true})},
       .defaults = P{}},
      [](const std::any& p) -> std::unique_ptr<Force> {
        return std::make_unique<ComputedForceElement>(std::any_cast<const P&>(p));
      }};
  return type;
}

}  // namespace gyre

#include "forces/applied_torque.h"

#include "describe/station_field.h"

namespace gyre {
namespace {

class AppliedTorqueElement final : public Force {
 public:
  explicit AppliedTorqueElement(const AppliedTorque& p) : value_(p.value), inBody_(p.resolved_in == ResolvedIn::body) {}

  void evaluate(const Instant& at, const BodyKinematics& k1, const BodyKinematics&, Vec12& g) const override {
    g.setZero();
    g.segment<3>(3) = -inBodyAxes(at.t, k1);
  }
  void addTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics&, Mat12& K, Mat12&) const override {
    if (!inBody_) K.block<3, 3>(3, 3) -= so3::hat(inBodyAxes(at.t, k1));
  }
  ForceEnergy energy(const Instant& at, const BodyKinematics& k1, const BodyKinematics&) const override {
    return {.work = inBodyAxes(at.t, k1).dot(k1.W)};
  }
  std::vector<ForceChannel> channels() const override {
    return {{"mx", "N m"},   {"my", "N m"},   {"mz", "N m"},  {"power", "W"},
            {"wx", "rad/s"}, {"wy", "rad/s"}, {"wz", "rad/s"}};
  }
  void report(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
              std::span<double> values) const override {
    at3(values.data()) = k1.R * inBodyAxes(at.t, k1);
    values[3] = energy(at, k1, k2).work;
    at3(values.data() + 4) = k1.R * k1.W;
  }
  bool usesOrientation(int) const override { return true; }

 private:
  Vec3 inBodyAxes(double t, const BodyKinematics& k) const {
    return inBody_ ? value_(t) : Vec3(k.R.transpose() * value_(t));
  }
  AppliedVector value_;
  bool inBody_;
};

}  // namespace

const ForceType& appliedTorqueType() {
  using P = AppliedTorque;
  static const ForceType type{
      {.category = Category::force,
       .id = "torque",
       .label = "Torque",
       .help =
           "A torque on a body; each component a number, an expression of t or a table. Its energy is counted as work.",
       .words = "motor engine moment load",
       .glyph = Glyph::torqueArrow,
       .fields = {field<P>(&P::body,
                           {.key = "body", .label = "Body", .help = "Body the torque acts on", .required = true}),
                  stationField<P>(&P::station),
                  field<P>(&P::value, {.key = "value",
                                       .label = "Torque",
                                       .help = "Three, each a number, an expression of t or a table [[t, value], ...]",
                                       .quantity = Quantity::torque,
                                       .required = true}),
                  resolvedInField<P>()},
       .defaults = P{}},
      [](const std::any& p) -> std::unique_ptr<Force> {
        return std::make_unique<AppliedTorqueElement>(std::any_cast<const P&>(p));
      }};
  return type;
}

}  // namespace gyre

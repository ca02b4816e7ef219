#include "forces/gravity.h"

namespace gyre {
namespace {

class UniformGravity final : public BodyField {
 public:
  explicit UniformGravity(const Vec3& g) : g_(g) {}
  Vec3 force(double m, const Vec3&) const override { return m * g_; }
  Mat3 gradient(double, const Vec3&) const override { return Mat3::Zero(); }
  double potential(double m, const Vec3& x) const override { return -m * g_.dot(x); }

 private:
  Vec3 g_;
};

}  // namespace

std::unique_ptr<BodyField> uniformGravity(const Vec3& acceleration) {
  return std::make_unique<UniformGravity>(acceleration);
}

const ForceType& gravityType() {
  using P = Gravity;
  static const ForceType type{
      {.category = Category::force,
       .id = "gravity",
       .label = "Gravity",
       .help = "A uniform gravity field on every body, added to the one the file's key \"gravity\" gives.",
       .fields = {field<P>(&P::acceleration, {.key = "acceleration",
                                              .label = "Acceleration",
                                              .help = "Inertial axes",
                                              .quantity = Quantity::acceleration,
                                              .required = true})},
       .defaults = P{}},
      {},
      [](const std::any& p) { return uniformGravity(std::any_cast<const P&>(p).acceleration); }};
  return type;
}

}  // namespace gyre

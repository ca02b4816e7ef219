#include "forces/central_gravity.h"

namespace gyre {
namespace {

class CentralField final : public BodyField {
 public:
  explicit CentralField(const CentralGravity& p) : p_(p) {}
  Vec3 force(double m, const Vec3& x) const override {
    const Vec3 r = x - p_.centre;
    const double d = r.norm();
    return -p_.mu * m / (d * d * d) * r;
  }
  Mat3 gradient(double m, const Vec3& x) const override {
    const Vec3 r = x - p_.centre;
    const double d = r.norm();
    return p_.mu * m / (d * d * d) * (3 / (d * d) * r * r.transpose() - Mat3::Identity());
  }
  double potential(double m, const Vec3& x) const override { return -p_.mu * m / (x - p_.centre).norm(); }

 private:
  CentralGravity p_;
};

}  // namespace

const ForceType& centralGravityType() {
  using P = CentralGravity;
  static const ForceType type{
      {.category = Category::force,
       .id = "central_gravity",
       .label = "Central gravity",
       .help = "Gravity towards a fixed centre, mu m / r^2, on every body at its centre of mass (Newton 1687).",
       .fields = {field<P>(&P::mu, {.key = "mu",
                                    .label = "Parameter mu",
                                    .help = "Gravitational parameter G M of the centre",
                                    .quantity = Quantity::gravitationalParameter,
                                    .range = positive,
                                    .required = true}),
                  field<P>(
                      &P::centre,
                      {.key = "centre", .label = "Centre", .help = "Inertial axes", .quantity = Quantity::length})},
       .defaults = P{}},
      {},
      [](const std::any& p) -> std::unique_ptr<BodyField> {
        return std::make_unique<CentralField>(std::any_cast<const P&>(p));
      }};
  return type;
}

}  // namespace gyre

#include "forces/cartesian_spring.h"

#include "describe/point_frame.h"
#include "describe/station_field.h"
#include "forces/body_point.h"

#include <algorithm>
#include <array>

namespace gyre {
namespace {

using so3::hat;

class CartesianSpringForce final : public Force {
 public:
  explicit CartesianSpringForce(const CartesianSpring& p) : p_(p) {}

  void evaluate(const Instant&, const BodyKinematics& k1, const BodyKinematics&, Vec12& g) const override {
    const Vec3 F = force(k1);
    g.setZero();
    g.head<3>() = -F;
    g.segment<3>(3) = -p_.point.cross(k1.R.transpose() * F);
  }
  void addTangent(const Instant&, const BodyKinematics& k1, const BodyKinematics&, Mat12& K, Mat12& C) const override {
    using Mat3x6 = Eigen::Matrix<double, 3, 6>;
    Mat3x6 J;  // p' = J (v, W)
    J << Mat3::Identity(), -k1.R * hat(p_.point);
    Mat3x6 D = Mat3x6::Zero();  // dp'/dq
    D.rightCols<3>() = -k1.R * hat(k1.W.cross(p_.point));
    K.topLeftCorner<6, 6>() += J.transpose() * (p_.stiffness.asDiagonal() * J + p_.damping.asDiagonal() * D);
    K.block<3, 3>(3, 3) -= hat(p_.point) * hat(k1.R.transpose() * force(k1));
    C.topLeftCorner<6, 6>() += J.transpose() * p_.damping.asDiagonal() * J;
  }
  ForceEnergy energy(const Instant&, const BodyKinematics& k1, const BodyKinematics&) const override {
    const Vec3 d = offset(k1), v = rate(k1);
    return {.elastic = 0.5 * d.dot(p_.stiffness.cwiseProduct(d)), .dissipation = v.dot(p_.damping.cwiseProduct(v))};
  }
  std::vector<ForceChannel> channels() const override {
    return {{"dx", "m"}, {"dy", "m"}, {"dz", "m"}, {"vx", "m/s"},   {"vy", "m/s"}, {"vz", "m/s"},
            {"fx", "N"}, {"fy", "N"}, {"fz", "N"}, {"energy", "J"}, {"power", "W"}};
  }
  void report(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
              std::span<double> values) const override {
    at3(values.data()) = offset(k1);
    at3(values.data() + 3) = rate(k1);
    at3(values.data() + 6) = force(k1);
    values[9] = energy(at, k1, k2).elastic;
    values[10] = force(k1).dot(rate(k1));
  }
  std::optional<ForceCoordinate> coordinate(std::string_view channel, const Instant&, const BodyKinematics& k1,
                                            const BodyKinematics&) const override {
    constexpr std::array<std::string_view, 6> names{"dx", "dy", "dz", "vx", "vy", "vz"};
    const auto at = std::find(names.begin(), names.end(), channel);
    if (at == names.end()) return std::nullopt;
    return point().coordinate((at - names.begin()) % 3, p_.anchor, k1);
  }
  bool usesOrientation(int) const override { return !p_.point.isZero(0); }
  bool dependsOnVelocity() const override { return !p_.damping.isZero(0); }

 private:
  BodyPoint point() const { return {p_.point}; }
  Vec3 offset(const BodyKinematics& k) const { return point().place(k) - p_.anchor; }
  Vec3 rate(const BodyKinematics& k) const { return point().velocity(k); }
  Vec3 force(const BodyKinematics& k) const {
    return -p_.stiffness.cwiseProduct(offset(k)) - p_.damping.cwiseProduct(rate(k));
  }
  CartesianSpring p_;
};

}  // namespace

const ForceType& cartesianSpringType() {
  using P = CartesianSpring;
  static const ForceType type{
      {.category = Category::force,
       .id = "cartesian_spring",
       .label = "Cartesian spring",
       .help = "Holds a point of a body to a fixed anchor by springs and dampers along the inertial axes. F = -k (x - "
               "x0) - c v in each of them.",
       .glyph = Glyph::spring,
       .fields = {field<P>(&P::body, {.key = "body", .label = "Body", .help = "Body that is held", .required = true}),
                  field<P>(&P::point, {.key = "point",
                                       .label = "Point",
                                       .help = "From the centre of mass, body axes",
                                       .quantity = Quantity::length}),
                  pointFrameField<P>(&P::point_frame), stationField<P>(&P::station),
                  field<P>(&P::anchor, {.key = "anchor",
                                        .label = "Anchor",
                                        .help = "Where the point is at rest, inertial axes",
                                        .quantity = Quantity::length,
                                        .required = true}),
                  field<P>(&P::stiffness, {.key = "stiffness",
                                           .label = "Stiffness",
                                           .help = "Along the inertial axes x, y, z",
                                           .quantity = Quantity::stiffness,
                                           .range = nonNegative,
                                           .required = true}),
                  field<P>(&P::damping, {.key = "damping",
                                         .label = "Damping",
                                         .help = "Along the inertial axes x, y, z",
                                         .quantity = Quantity::damping,
                                         .range = nonNegative})},
       .defaults = P{}},
      [](const std::any& p) -> std::unique_ptr<Force> {
        return std::make_unique<CartesianSpringForce>(std::any_cast<const P&>(p));
      }};
  return type;
}

}  // namespace gyre

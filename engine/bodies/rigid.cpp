#include "bodies/rigid.h"

#include "bodies/body_fields.h"
#include "bodies/rigid_motion.h"
#include "bodies/shape_mass.h"
#include "lie/so3.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {
namespace {

using so3::hat;

bool hasDensity(const std::any& p) { return std::any_cast<const Rigid&>(p).density > 0; }

/// Mass and inertia that count: of the shapes, or as typed (also where the shapes have none: checkDensity says so).
MassProperties massProperties(const Rigid& p) {
  if (p.density > 0)
    if (const auto of = massOfShapes(p.shapes, p.density)) return *of;
  return {p.mass, Vec3::Zero(), p.inertia};
}

/// Rounded coordinates in files may put the centre of mass this far from the origin, in radii of gyration.
constexpr double centreTolerance = 1e-6;

std::optional<Error> checkDensity(const std::any& any) {
  const auto& p = std::any_cast<const Rigid&>(any);
  if (!(p.density > 0)) return std::nullopt;
  const auto of = massOfShapes(p.shapes, p.density);
  if (!of)
    return Error{.message = "a density needs shapes that enclose a volume: " + of.error().message, .key = "shapes"};
  const Vec3& c = of->centre;
  if (c.norm() <= centreTolerance * std::sqrt(of->inertia.matrix().trace() / (2 * of->mass))) return std::nullopt;
  return Error{.message = fmt::format("the body's frame must be at the centre of mass, which the shapes have at "
                                      "[{:.9g}, {:.9g}, {:.9g}] m: move all shapes back by that",
                                      c.x(), c.y(), c.z()),
               .key = "shapes"};
}

Field densityField() {
  return field<Rigid>(&Rigid::density, {.key = "density",
                                        .label = "Density",
                                        .help = "Where given, mass and inertia follow from the shapes, whose centre of "
                                                "mass must be the origin; where 0 they are typed",
                                        .quantity = Quantity::density,
                                        .range = nonNegative});
}

Field derivedMass() {
  Field f = massField<Rigid>();
  f.derivedFrom = "density";
  f.derived = hasDensity;
  f.get = [](const std::any& p) -> Value { return massProperties(std::any_cast<const Rigid&>(p)).mass; };
  return f;
}

Field derivedInertia() {
  Field f = inertiaField<Rigid>("About the centre of mass");
  f.derivedFrom = "density";
  f.derived = hasDensity;
  f.get = [](const std::any& p) -> Value { return massProperties(std::any_cast<const Rigid&>(p)).inertia; };
  return f;
}

class RigidBody final : public Body {
 public:
  explicit RigidBody(const Rigid& p) : RigidBody(p, massProperties(p)) {}

  int nq() const override { return 7; }
  int nv() const override { return 6; }
  double mass() const override { return m_; }
  bool isFree() const override { return true; }

  void initial(double* q, double* u) const override {
    const Quat o = p_.orientation.normalized();
    at3(q) = p_.position;
    at4(q + 3) << o.w(), o.x(), o.y(), o.z();
    at3(u) = p_.velocity;
    at3(u + 3) = p_.angular_velocity;
  }
  void initialAcceleration(double* udot) const override {
    at3(udot) = p_.acceleration;
    at3(udot + 3) = p_.angular_acceleration;
  }
  void plus(const double* q, const double* xi, double* qNew) const override { moveRigid(q, xi, qNew); }
  int rotationIndex() const override { return 3; }
  void kinematics(const double* q, const double* u, BodyKinematics& k) const override { rigidKinematics(q, u, k); }
  void inertia(const double* u, const double* udot, double* r) const override {
    const Vec3 W = at3(u + 3);
    at3(r) = m_ * at3(udot);
    at3(r + 3) = J_ * at3(udot + 3) + W.cross(J_ * W);
  }
  void massMatrix(Mat6& M) const override {
    M.setZero();
    M.diagonal().head<3>().setConstant(m_);
    M.bottomRightCorner<3, 3>() = J_;
  }
  void gyroscopicTangent(const double* u, Mat6& C) const override {
    const Vec3 W = at3(u + 3);
    C.setZero();
    C.bottomRightCorner<3, 3>() = hat(W) * J_ - hat(J_ * W);
  }
  double kineticEnergy(const double* u) const override {
    const Vec3 W = at3(u + 3);
    return 0.5 * (m_ * at3(u).squaredNorm() + W.dot(J_ * W));
  }
  const char* equationName(int i) const override {
    static constexpr const char* names[] = {"force along x",       "force along y",       "force along z",
                                            "moment about body x", "moment about body y", "moment about body z"};
    return names[i];
  }

 private:
  RigidBody(const Rigid& p, const MassProperties& of) : m_(of.mass), J_(of.inertia.matrix()), p_(p) {}

  double m_;  // what steps read stands together
  Mat3 J_;
  Rigid p_;
};

}  // namespace

const BodyType& rigidType() {
  using P = Rigid;
  static const BodyType type{
      {.category = Category::body,
       .id = "rigid",
       .label = "Rigid body",
       .help = "A rigid body with six degrees of freedom: m x'' = F, J W' + W x (J W) = torque (body axes). (Bruels "
               "and Cardona 2010, eqs. 77-78.)",
       .words = "block part link member solid",
       .fields = {derivedMass(), derivedInertia(),
                  field<P>(&P::position, {.key = "position",
                                          .label = "Position",
                                          .help = "Centre of mass, inertial axes",
                                          .quantity = Quantity::length}),
                  orientationField<P>(),
                  field<P>(&P::velocity, {.key = "velocity",
                                          .label = "Velocity",
                                          .help = "Of the centre of mass, inertial axes",
                                          .quantity = Quantity::velocity}),
                  angularVelocityField<P>(),
                  field<P>(&P::acceleration,
                           {.key = "acceleration",
                            .label = "Acceleration",
                            .help = "Initial, inertial axes; only for methods told to take accelerations as given",
                            .quantity = Quantity::acceleration,
                            .advanced = true}),
                  field<P>(&P::angular_acceleration,
                           {.key = "angular_acceleration",
                            .label = "Angular acceleration",
                            .help = "Initial, body axes; only for methods told to take accelerations as given",
                            .quantity = Quantity::angularAcceleration,
                            .advanced = true}),
                  shapesField<P>(), densityField(), colorField<P>()},
       .defaults = P{},
       .check = checkDensity},
      [](const std::any& p) {
        const auto& b = std::any_cast<const P&>(p);
        return Frame{b.position, b.orientation};
      },
      [](const std::any& p) {
        const auto& b = std::any_cast<const P&>(p);
        return b.shapes.empty() ? Shapes{inertiaEllipsoid(b.mass, b.inertia)} : b.shapes;
      },
      [](const std::any& p) -> std::unique_ptr<Body> {
        return std::make_unique<RigidBody>(std::any_cast<const P&>(p));
      },
      [](std::any& p, const Frame& to) {
        auto& b = std::any_cast<P&>(p);
        b.position = to.position;
        b.orientation = to.orientation.normalized();
      },
      "body"};
  return type;
}

}  // namespace gyre

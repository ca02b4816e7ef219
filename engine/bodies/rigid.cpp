#include "bodies/rigid.h"

#include "bodies/body_fields.h"
#include "lie/so3.h"

namespace gyre {
namespace {

using so3::hat;

class RigidBody final : public Body {
 public:
  explicit RigidBody(const Rigid& p) : p_(p), m_(p.mass), J_(p.inertia.matrix()) {}

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
  void plus(const double* q, const double* xi, double* qNew) const override {
    const Vec3 x = at3(q) + at3(xi);
    const Quat r = (Quat(q[3], q[4], q[5], q[6]) * so3::expQuat(at3(xi + 3))).normalized();
    at3(qNew) = x;
    at4(qNew + 3) << r.w(), r.x(), r.y(), r.z();
  }
  int rotationIndex() const override { return 3; }
  void kinematics(const double* q, const double* u, BodyKinematics& k) const override {
    k.x = at3(q);
    k.R = Quat(q[3], q[4], q[5], q[6]).toRotationMatrix();
    k.v = at3(u);
    k.W = at3(u + 3);
  }
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
  Rigid p_;
  double m_;
  Mat3 J_;
};

}  // namespace

const BodyType& rigidType() {
  using P = Rigid;
  static const BodyType type{
      {.category = Category::body,
       .id = "rigid",
       .label = "Rigid body",
       .help = "A rigid body with six degrees of freedom: m x'' = F, J W' + W x (J W) = torque (body axes).",
       .fields = {massField<P>(), inertiaField<P>("About the centre of mass"),
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
                  shapesField<P>()},
       .defaults = P{}},
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
      }};
  return type;
}

}  // namespace gyre

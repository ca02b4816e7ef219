#include "bodies/pivoted.h"

#include "bodies/body_fields.h"
#include "lie/so3.h"

namespace gyre {
namespace {

using so3::hat;

/// Inertia about the centre of mass: J - m (|X|^2 I - X X^T).
Inertia aboutCentre(const Pivoted& p) { return Inertia::of(p.inertia.matrix() + p.mass * hat(p.com) * hat(p.com)); }

class PivotedBody final : public Body {
 public:
  explicit PivotedBody(const Pivoted& p) : p_(p), J_(p.inertia.matrix()), X_(p.com) {}

  int nq() const override { return 4; }
  int nv() const override { return 3; }
  double mass() const override { return p_.mass; }
  void initial(double* q, double* u) const override {
    const Quat o = p_.orientation.normalized();
    at4(q) << o.w(), o.x(), o.y(), o.z();
    at3(u) = p_.angular_velocity;
  }
  void plus(const double* q, const double* xi, double* qNew) const override {
    const Quat r = (Quat(q[0], q[1], q[2], q[3]) * so3::expQuat(at3(xi))).normalized();
    at4(qNew) << r.w(), r.x(), r.y(), r.z();
  }
  int rotationIndex() const override { return 0; }
  void kinematics(const double* q, const double* u, BodyKinematics& k) const override {
    k.R = Quat(q[0], q[1], q[2], q[3]).toRotationMatrix();
    k.W = at3(u);
    k.x = p_.pivot + k.R * X_;
    k.v = k.R * k.W.cross(X_);
  }
  void inertia(const double* u, const double* udot, double* r) const override {
    const Vec3 W = at3(u);
    at3(r) = J_ * at3(udot) + W.cross(J_ * W);
  }
  void massMatrix(Mat6& M) const override {
    M.setZero();
    M.topLeftCorner<3, 3>() = J_;
  }
  void gyroscopicTangent(const double* u, Mat6& C) const override {
    const Vec3 W = at3(u);
    C.setZero();
    C.topLeftCorner<3, 3>() = hat(W) * J_ - hat(J_ * W);
  }
  double kineticEnergy(const double* u) const override {
    const Vec3 W = at3(u);
    return 0.5 * W.dot(J_ * W);
  }
  // v = R (W x X) = -R hat(X) W.
  void jacobian(const BodyKinematics& k, Mat6& J) const override {
    J.setZero();
    J.topLeftCorner<3, 3>() = -k.R * hat(X_);
    J.bottomLeftCorner<3, 3>().setIdentity();
  }
  Vec6 jacobianRate(const BodyKinematics& k) const override {
    Vec6 a = Vec6::Zero();
    a.head<3>() = k.R * k.W.cross(k.W.cross(X_));
    return a;
  }
  void velocityTangent(const BodyKinematics& k, Mat6& D) const override {
    D.setZero();
    D.topLeftCorner<3, 3>() = -k.R * hat(k.W.cross(X_));
  }
  // J^T f = hat(X) R^T F + tau, and d(R^T F) = hat(R^T F) dtheta.
  void addGeometricTangent(const BodyKinematics& k, const Vec6& f, Mat6& K) const override {
    K.topLeftCorner<3, 3>() += hat(X_) * hat(k.R.transpose() * f.head<3>());
  }
  const char* equationName(int i) const override {
    static constexpr const char* names[] = {"moment about body x", "moment about body y", "moment about body z"};
    return names[i];
  }

 private:
  Pivoted p_;
  Mat3 J_;
  Vec3 X_;
};

std::optional<Error> checkPivoted(const std::any& any) {
  const auto& p = std::any_cast<const Pivoted&>(any);
  const Mat3 J = aboutCentre(p).matrix();
  // Steiner's part may be all there is (a point on a massless arm), up to round-off.
  const double tolerance = 1e-9 * p.inertia.matrix().norm();
  if ((J + tolerance * Mat3::Identity()).llt().info() != Eigen::Success)
    return Error{.message = "the inertia about the pivot is smaller than the mass at 'com' alone would give",
                 .key = "inertia"};
  return std::nullopt;
}

}  // namespace

const BodyType& pivotedType() {
  using P = Pivoted;
  static const BodyType type{
      {.category = Category::body,
       .id = "pivoted",
       .label = "Pivoted body",
       .help = "A rigid body that turns about a fixed point, three degrees of freedom: J W' + W x (J W) = torque about "
               "the pivot. (Bruels and Cardona 2010, eq. 71.)",
       .words = "top gyroscope pendulum",
       .fields = {massField<P>(), inertiaField<P>("About the pivot"),
                  field<P>(&P::pivot, {.key = "pivot",
                                       .label = "Pivot",
                                       .help = "The fixed point, inertial axes",
                                       .quantity = Quantity::length}),
                  field<P>(&P::com, {.key = "com",
                                     .label = "Centre of mass",
                                     .help = "From the pivot, body axes",
                                     .quantity = Quantity::length}),
                  orientationField<P>(), angularVelocityField<P>(), shapesField<P>(), colorField<P>()},
       .defaults = P{},
       .check = checkPivoted},
      [](const std::any& p) {
        const auto& b = std::any_cast<const P&>(p);
        return Frame{b.pivot + b.orientation * b.com, b.orientation};
      },
      [](const std::any& p) {
        const auto& b = std::any_cast<const P&>(p);
        return b.shapes.empty() ? Shapes{inertiaEllipsoid(b.mass, aboutCentre(b))} : b.shapes;
      },
      [](const std::any& p) -> std::unique_ptr<Body> {
        return std::make_unique<PivotedBody>(std::any_cast<const P&>(p));
      },
      [](std::any& p, const Frame& to) {
        auto& b = std::any_cast<P&>(p);
        b.orientation = to.orientation.normalized();
        b.pivot = to.position - b.orientation * b.com;
      },
      "pivot",
      /*turns=*/true,
      [](const std::any& p) { return std::any_cast<const P&>(p).pivot; }};
  return type;
}

}  // namespace gyre

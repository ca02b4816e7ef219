#include "joints/rolling_disc.h"

#include "joints/contact_point.h"

#include <algorithm>

namespace gyre {
namespace {

class RollingDiscJoint final : public Joint {
 public:
  explicit RollingDiscJoint(const RollingDisc& p)
      : center_{p.frame1.position, p.frame2.position}, a2_(p.frame2.orientation * Vec3::UnitZ()), radius_(p.radius) {
    const Mat3 A1 = p.frame1.orientation.toRotationMatrix();
    directions_ << A1.col(2), A1.col(0), A1.col(1);
  }

  int rows() const override { return 3; }
  int velocityRows() const override { return 2; }
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, JointRows& out) const override {
    const Contact c(*this, k1, k2);
    out.Phi[0] = c.n.dot(center_.vector(k1, k2)) - radius_ * c.length;
    out.B.topRows<3>() = (k1.R * directions_).transpose() * c.point.jacobian(k1, k2);
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Mat12& K) const override {
    const Vec3 f1 = directions_ * lambda.head<3>();  // the force, in body 1
    const Contact c(*this, k1, k2);
    c.point.addForceTangent(k1, k2, k1.R * f1, turningWith(1, -k1.R * so3::hat(f1)), K);
  }
  void rateTangent(const BodyKinematics& k1, const BodyKinematics& k2, Mat6x12& D) const override {
    const Contact c(*this, k1, k2);
    for (int i = 0; i < 3; ++i) {
      const Vec3 t = directions_.col(i);
      D.row(i) = c.point.rateTangent(k1, k2, k1.R * t, turningWith(1, -k1.R * so3::hat(t)));
    }
  }
  Vec6 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    Mat6x12 D = Mat6x12::Zero();
    rateTangent(k1, k2, D);
    return D * stackedTwist(k1, k2);
  }
  bool couples() const override { return true; }
  bool usesOrientation(int) const override { return true; }
  const char* rowName(int i) const override {
    static constexpr const char* names[] = {"contact with the plane", "slip along x1", "slip along y1"};
    return names[i];
  }
  bool isForce(int) const override { return true; }

 private:
  struct Contact {
    Contact(const RollingDiscJoint& j, const BodyKinematics& k1, const BodyKinematics& k2)
        : n(k1.R * j.directions_.col(0)) {
      using so3::hat;
      const Vec3 a = k2.R * j.a2_;
      const double na = n.dot(a);
      const Vec3 g = n - na * a;
      length = std::max(g.norm(), 1e-300);  // finite where the disc lies flat
      const Vec3 e = -g / length;
      const Mat3x12 dn = turningWith(1, -hat(n) * k1.R), da = turningWith(2, -hat(a) * k2.R);
      const Mat3x12 dg = dn - a * (a.transpose() * dn + n.transpose() * da) - na * da;
      const Mat3x12 de = -(dg - e * (e.transpose() * dg)) / length;
      const Vec3& s2 = j.center_.s2;
      point = ContactPoint::at(k1, k2, k2.R * s2 + j.radius_ * e, turningWith(2, -k2.R * hat(s2)) + j.radius_ * de);
    }
    Vec3 n;
    double length = 0;
    ContactPoint point;
  };

  PointPair center_;
  Vec3 a2_;
  Mat3 directions_;  // n, x, y of marker 1, in body 1
  double radius_;
};

}  // namespace

const JointType& rollingDiscType() {
  using P = RollingDisc;
  static const JointType type = [] {
    std::vector<Field> fields = endFields<P>();
    fields.push_back(field<P>(&P::radius, {.key = "radius",
                                           .label = "Radius",
                                           .help = "Of the disc's rim",
                                           .quantity = Quantity::length,
                                           .range = positive,
                                           .required = true}));
    return JointType{{.category = Category::joint,
                      .id = "rolling_disc",
                      .label = "Rolling disc",
                      .help = "A disc on body 2, about the z axis of marker 2, rolls without slipping on the x-y plane "
                              "of marker 1: 1 equation of position and 2 nonholonomic equations. Without slip the "
                              "point of contact has no velocity in the plane (Neimark and Fufaev 1972, ch. 2).",
                      .words = "wheel tyre tire rolling",
                      .glyph = Glyph::wheel,
                      .fields = std::move(fields),
                      .defaults = P{},
                      .check = checkEnds<P>},
                     [](const std::any& p) -> std::unique_ptr<Joint> {
                       return std::make_unique<RollingDiscJoint>(std::any_cast<const P&>(p));
                     },
                     {},
                     true};
  }();
  return type;
}

}  // namespace gyre

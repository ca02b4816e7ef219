#include "joints/distance.h"

#include <algorithm>

namespace gyre {
namespace {

constexpr double tiny = 1e-300;  // keeps the direction finite where the points meet

class DistanceJoint final : public Joint {
 public:
  explicit DistanceJoint(const Distance& p) : points_{p.frame1.position, p.frame2.position}, length_(p.length) {}

  int rows() const override { return 1; }
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, JointRows& out) const override {
    const Vec3 u = points_.vector(k1, k2);
    const double l = std::max(u.norm(), tiny);
    out.Phi[0] = l - length_;
    out.B.row(0) = (u / l).transpose() * points_.jacobian(k1, k2);
  }
  // B^T lambda = J^T (lambda e), e = u / |u|: the geometric part of J and the turning of e.
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Mat12& K) const override {
    const Vec3 u = points_.vector(k1, k2);
    const double l = std::max(u.norm(), tiny);
    const Vec3 e = u / l;
    const Mat3x12 J = points_.jacobian(k1, k2);
    const Mat3 turn = lambda[0] / l * (Mat3::Identity() - e * e.transpose());
    K += J.transpose() * (turn * J);
    points_.addGeometricTangent(k1, k2, lambda[0] * e, K);
  }
  // |u|'' = e . u'' + (|u'|^2 - (e . u')^2) / |u|
  Vec6 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const Vec3 u = points_.vector(k1, k2), rate = points_.rate(k1, k2);
    const double l = std::max(u.norm(), tiny);
    const Vec3 e = u / l;
    const double axial = e.dot(rate);
    Vec6 b = Vec6::Zero();
    b[0] = e.dot(points_.jacobianRate(k1, k2)) + (rate.squaredNorm() - axial * axial) / l;
    return b;
  }
  bool couples() const override { return true; }
  bool usesOrientation(int end) const override { return !(end == 0 ? points_.s1 : points_.s2).isZero(0); }
  const char* rowName(int) const override { return "distance"; }
  bool isForce(int) const override { return true; }

 private:
  PointPair points_;
  double length_;
};

}  // namespace

const JointType& distanceType() {
  using P = Distance;
  static const JointType type = [] {
    std::vector<Field> fields = endFields<P>();
    fields.push_back(field<P>(&P::length, {.key = "length",
                                           .label = "Length",
                                           .help = "Distance of the two markers' origins",
                                           .quantity = Quantity::length,
                                           .range = positive,
                                           .required = true}));
    return JointType{{.category = Category::joint,
                      .id = "distance",
                      .label = "Distance",
                      .help = "Massless rod with ball ends, 1 equation: the two markers' origins keep their distance. "
                              "A positive multiplier is tension.",
                      .glyph = Glyph::rod,
                      .fields = std::move(fields),
                      .defaults = P{},
                      .check = checkEnds<P>},
                     [](const std::any& p) -> std::unique_ptr<Joint> {
                       return std::make_unique<DistanceJoint>(std::any_cast<const P&>(p));
                     }};
  }();
  return type;
}

}  // namespace gyre

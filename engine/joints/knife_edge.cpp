#include "joints/knife_edge.h"

#include "joints/contact_point.h"

namespace gyre {
namespace {

struct KnifeEdge : LinkEnds {};

class KnifeEdgeJoint final : public Joint {
 public:
  explicit KnifeEdgeJoint(const KnifeEdge& p) : s2_(p.frame2.position), y2_(p.frame2.orientation * Vec3::UnitY()) {}

  int rows() const override { return 1; }
  int velocityRows() const override { return 1; }
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, JointRows& out) const override {
    out.B.row(0) = (k2.R * y2_).transpose() * point(k1, k2).jacobian(k1, k2);
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Mat12& K) const override {
    point(k1, k2).addForceTangent(k1, k2, lambda[0] * (k2.R * y2_), lambda[0] * across(k2), K);
  }
  void rateTangent(const BodyKinematics& k1, const BodyKinematics& k2, Mat6x12& D) const override {
    D.row(0) = point(k1, k2).rateTangent(k1, k2, k2.R * y2_, across(k2));
  }
  Vec6 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    Vec6 b = Vec6::Zero();
    b[0] = point(k1, k2).rateTangent(k1, k2, k2.R * y2_, across(k2)).dot(stackedTwist(k1, k2));
    return b;
  }
  bool couples() const override { return true; }
  bool usesOrientation(int) const override { return true; }
  const char* rowName(int) const override { return "velocity across the blade"; }
  bool isForce(int) const override { return true; }

 private:
  ContactPoint point(const BodyKinematics& k1, const BodyKinematics& k2) const {
    return ContactPoint::at(k1, k2, k2.R * s2_, turningWith(2, -k2.R * so3::hat(s2_)));
  }
  /// d(R2 y2)/dq
  Mat3x12 across(const BodyKinematics& k2) const { return turningWith(2, -k2.R * so3::hat(y2_)); }

  Vec3 s2_, y2_;
};

}  // namespace

const JointType& knifeEdgeType() {
  static const JointType type{
      {.category = Category::joint,
       .id = "knife_edge",
       .label = "Knife edge",
       .help =
           "Blade or skate, 1 nonholonomic equation: the origin of marker 2 does not move along its y axis relative "
           "to body 1. What keeps the blade on its plane is another joint. y2 . u = 0 with the velocity u of marker 2 "
           "against body 1 (Neimark and Fufaev 1972, ch. 2: Chaplygin's sleigh).",
       .words = "skate ski blade",
       .glyph = Glyph::blade,
       .fields = endFields<KnifeEdge>(),
       .defaults = KnifeEdge{},
       .check = checkEnds<KnifeEdge>},
      [](const std::any& p) -> std::unique_ptr<Joint> {
        return std::make_unique<KnifeEdgeJoint>(std::any_cast<const KnifeEdge&>(p));
      },
      {},
      true};
  return type;
}

}  // namespace gyre

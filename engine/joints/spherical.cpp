#include "joints/spherical.h"

#include "joints/primitives.h"

namespace gyre {
namespace {

struct Spherical : LinkEnds {};

class SphericalJoint final : public Joint {
 public:
  explicit SphericalJoint(const Spherical& p) : point_{{p.frame1.position, p.frame2.position}} {}

  int rows() const override { return 3; }
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, JointRows& out) const override {
    point_.evaluate(k1, k2, 0, out);
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Mat12& K) const override {
    point_.addTangent(k1, k2, lambda.head<3>(), K);
  }
  Vec6 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    Vec6 b = Vec6::Zero();
    b.head<3>() = point_.accelerationBias(k1, k2);
    return b;
  }
  bool couples() const override { return false; }
  bool usesOrientation(int end) const override { return !(end == 0 ? point_.points.s1 : point_.points.s2).isZero(0); }
  const char* rowName(int i) const override {
    static constexpr const char* names[] = {"coincidence along x", "coincidence along y", "coincidence along z"};
    return names[i];
  }
  bool isForce(int) const override { return true; }

 private:
  CoincidentPoints point_;
};

}  // namespace

const JointType& sphericalType() {
  static const JointType type{
      {.category = Category::joint,
       .id = "spherical",
       .label = "Spherical joint",
       .help = "Ball joint, 3 equations: the origins of the two markers coincide. Multipliers in inertial axes [N].",
       .glyph = Glyph::ball,
       .fields = endFields<Spherical>(),
       .defaults = Spherical{},
       .check = checkEnds<Spherical>},
      [](const std::any& p) -> std::unique_ptr<Joint> {
        return std::make_unique<SphericalJoint>(std::any_cast<const Spherical&>(p));
      }};
  return type;
}

}  // namespace gyre

#include "joints/revolute.h"

#include "joints/coordinate.h"

namespace gyre {
namespace {

struct Revolute : LinkEnds {};

class RevoluteJoint final : public Joint {
 public:
  explicit RevoluteJoint(const Revolute& p)
      : point_{{p.frame1.position, p.frame2.position}},
        z1_(p.frame1.orientation * Vec3::UnitZ()),
        xz_{p.frame1.orientation * Vec3::UnitX(), p.frame2.orientation * Vec3::UnitZ()},
        yz_{p.frame1.orientation * Vec3::UnitY(), p.frame2.orientation * Vec3::UnitZ()},
        angle_(JointCoordinate::angleAboutZ(CoordinateName::angle, p.frame1, p.frame2)) {}

  int rows() const override { return 5; }
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, JointRows& out) const override {
    point_.evaluate(k1, k2, 0, out);
    xz_.evaluate(k1, k2, 3, out);
    yz_.evaluate(k1, k2, 4, out);
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Mat12& K) const override {
    point_.addTangent(k1, k2, lambda.head<3>(), K);
    xz_.addTangent(k1, k2, lambda[3], K);
    yz_.addTangent(k1, k2, lambda[4], K);
  }
  Vec6 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    Vec6 b = Vec6::Zero();
    b.head<3>() = point_.accelerationBias(k1, k2);
    b[3] = xz_.accelerationBias(k1, k2);
    b[4] = yz_.accelerationBias(k1, k2);
    return b;
  }
  bool couples() const override { return true; }
  bool usesOrientation(int) const override { return true; }
  const char* rowName(int i) const override {
    static constexpr const char* names[] = {"coincidence along x", "coincidence along y", "coincidence along z",
                                            "x1 perpendicular to z2", "y1 perpendicular to z2"};
    return names[i];
  }
  bool isForce(int i) const override { return i < 3; }
  std::optional<std::string> wrongBranch(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    if ((k1.R * z1_).dot(k2.R * xz_.b) > 0) return std::nullopt;
    return "the z axes of the two markers point in opposite directions";
  }
  std::vector<JointCoordinate> coordinates() const override { return {angle_}; }

 private:
  CoincidentPoints point_;
  Vec3 z1_;
  PerpendicularAxes xz_, yz_;
  JointCoordinate angle_;
};

}  // namespace

const JointType& revoluteType() {
  static const JointType type{
      {.category = Category::joint,
       .id = "revolute",
       .label = "Revolute joint",
       .help = "Hinge, 5 equations: the origins of the two markers coincide and their z axes are parallel.",
       .glyph = Glyph::hinge,
       .fields = endFields<Revolute>(),
       .defaults = Revolute{},
       .check = checkEnds<Revolute>},
      [](const std::any& p) -> std::unique_ptr<Joint> {
        return std::make_unique<RevoluteJoint>(std::any_cast<const Revolute&>(p));
      }};
  return type;
}

}  // namespace gyre

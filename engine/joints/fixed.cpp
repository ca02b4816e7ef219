#include "joints/fixed.h"

#include "joints/primitives.h"

#include <array>

namespace gyre {
namespace {

struct Fixed : LinkEnds {};

class FixedJoint final : public Joint {
 public:
  explicit FixedJoint(const Fixed& p)
      : point_{{p.frame1.position, p.frame2.position}}, A1_(p.frame1.orientation), A2_(p.frame2.orientation) {
    for (int i = 0; i < 3; ++i) axes_[static_cast<std::size_t>(i)] = {A1_.col(i), A2_.col((i + 1) % 3)};
  }

  int rows() const override { return 6; }
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, JointRows& out) const override {
    point_.evaluate(k1, k2, 0, out);
    for (int i = 0; i < 3; ++i) axes_[static_cast<std::size_t>(i)].evaluate(k1, k2, 3 + i, out);
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Mat12& K) const override {
    point_.addTangent(k1, k2, lambda.head<3>(), K);
    for (int i = 0; i < 3; ++i) axes_[static_cast<std::size_t>(i)].addTangent(k1, k2, lambda[3 + i], K);
  }
  Vec6 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    Vec6 b;
    b.head<3>() = point_.accelerationBias(k1, k2);
    for (int i = 0; i < 3; ++i) b[3 + i] = axes_[static_cast<std::size_t>(i)].accelerationBias(k1, k2);
    return b;
  }
  bool couples() const override { return true; }
  bool usesOrientation(int) const override { return true; }
  const char* rowName(int i) const override {
    static constexpr const char* names[] = {"coincidence along x",    "coincidence along y",
                                            "coincidence along z",    "x1 perpendicular to y2",
                                            "y1 perpendicular to z2", "z1 perpendicular to x2"};
    return names[i];
  }
  bool isForce(int i) const override { return i < 3; }
  std::optional<std::string> wrongBranch(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    if (((k1.R * A1_).transpose() * (k2.R * A2_)).trace() > 0) return std::nullopt;  // turned by less than 90 degrees
    return "the axes of the two markers point in different directions";
  }

 private:
  CoincidentPoints point_;
  Mat3 A1_, A2_;
  std::array<PerpendicularAxes, 3> axes_;
};

}  // namespace

const JointType& fixedType() {
  static const JointType type{{.category = Category::joint,
                               .id = "fixed",
                               .label = "Fixed joint",
                               .help = "Weld, 6 equations: the two markers coincide.",
                               .glyph = Glyph::weld,
                               .fields = endFields<Fixed>(),
                               .defaults = Fixed{},
                               .check = checkEnds<Fixed>},
                              [](const std::any& p) -> std::unique_ptr<Joint> {
                                return std::make_unique<FixedJoint>(std::any_cast<const Fixed&>(p));
                              }};
  return type;
}

}  // namespace gyre

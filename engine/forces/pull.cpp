#include "forces/pull.h"

#include <cmath>

namespace gyre {
namespace {

using so3::hat;

class PullElement final : public Force {
 public:
  explicit PullElement(const Pull& p) : p_(p) {}

  void evaluate(const Instant& at, const BodyKinematics& k1, const BodyKinematics&, Vec12& g) const override {
    const Vec3 F = pullForce(p_, at.t, k1).F;
    g.setZero();
    g.head<3>() = -F;
    g.segment<3>(3) = -p_.point.cross(k1.R.transpose() * F);
  }
  void addTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics&, Mat12& K,
                  Mat12& C) const override {
    using Mat3x6 = Eigen::Matrix<double, 3, 6>;
    Mat3x6 J;  // p' = J (v, W)
    J << Mat3::Identity(), -k1.R * hat(p_.point);
    Mat3x6 D = Mat3x6::Zero();  // dp'/dq
    D.rightCols<3>() = -k1.R * hat(k1.W.cross(p_.point));
    K.topLeftCorner<6, 6>() += J.transpose() * (p_.stiffness * J + p_.damping * D);
    K.block<3, 3>(3, 3) -= hat(p_.point) * hat(k1.R.transpose() * pullForce(p_, at.t, k1).F);
    C.topLeftCorner<6, 6>() += p_.damping * J.transpose() * J;
  }
  ForceEnergy energy(const Instant& at, const BodyKinematics& k1, const BodyKinematics&) const override {
    return {.work = pullForce(p_, at.t, k1).power};
  }
  std::vector<ForceChannel> channels() const override { return {}; }
  void report(const Instant&, const BodyKinematics&, const BodyKinematics&, std::span<double>) const override {}
  bool usesOrientation(int) const override { return !p_.point.isZero(0); }
  bool dependsOnVelocity() const override { return p_.damping != 0; }

 private:
  Pull p_;
};

}  // namespace

Vec3 PullTarget::at(double t) const { return mouse_ + (from_ - mouse_) * std::exp(-(t - since_) / tau_); }

void PullTarget::moveTo(const Vec3& mouse, double t) {
  from_ = at(t);
  mouse_ = mouse;
  since_ = t;
}

PullForce pullForce(const Pull& pull, double t, const BodyKinematics& k) {
  const Vec3 p = k.x + k.R * pull.point, rate = k.v + k.R * k.W.cross(pull.point);
  const Vec3 F = pull.stiffness * (pull.target->at(t) - p) - pull.damping * rate;
  return {F, F.dot(rate)};
}

const ForceType& pullType() {
  using P = Pull;
  static const ForceType type{
      {.category = Category::force,
       .id = "pull",
       .label = "Pull",
       .help = "The pull of a hand on a point of a body, while a run goes on.",
       .words = "rope cable drag",
       .glyph = Glyph::forceArrow,
       .fields = {field<P>(&P::body, {.key = "body", .label = "Body", .help = "Body that is pulled"}),
                  field<P>(&P::point, {.key = "point",
                                       .label = "Point",
                                       .help = "From the centre of mass, body axes",
                                       .quantity = Quantity::length})},
       .defaults = P{}},
      [](const std::any& p) -> std::unique_ptr<Force> {
        return std::make_unique<PullElement>(std::any_cast<const P&>(p));
      }};
  return type;
}

}  // namespace gyre

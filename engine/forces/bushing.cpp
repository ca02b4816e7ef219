#include "forces/bushing.h"

#include <Eigen/Eigenvalues>

namespace gyre {
namespace {

using so3::hat;
using Mat6x12 = Eigen::Matrix<double, 6, 12>;

/// d (T^-1(theta) w) / dtheta at fixed w, column by column: -T^-1 (dT[e_i]) T^-1 w.
Mat3 inverseTangentTimes(const Vec3& theta, const Mat3& Tinv, const Vec3& w) {
  Mat3 D;
  for (int i = 0; i < 3; ++i) D.col(i) = -Tinv * (so3::tangentDerivative(theta, Vec3::Unit(i)) * (Tinv * w));
  return D;
}
/// d (T^-T(theta) s) / dtheta at fixed s.
Mat3 inverseTangentTransposedTimes(const Vec3& theta, const Mat3& Tinv, const Vec3& s) {
  Mat3 D;
  for (int i = 0; i < 3; ++i)
    D.col(i) = -Tinv.transpose() * (so3::tangentDerivative(theta, Vec3::Unit(i)).transpose() * (Tinv.transpose() * s));
  return D;
}

class BushingForce final : public Force {
 public:
  explicit BushingForce(const Bushing& p)
      : K_(p.stiffness.m),
        C_(p.damping.m),
        points_{p.frame1.position, p.frame2.position},
        E1_(p.frame1.orientation),
        E2_(p.frame2.orientation) {}

  void evaluate(double, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const override {
    const Deflection d(*this, k1, k2);
    g = d.J.transpose() * d.s;
  }

  void addTangent(double, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K, Mat12& C) const override {
    const Deflection d(*this, k1, k2);
    K += d.J.transpose() * (K_ * d.J + C_ * rateTangent(k1, k2, d));
    C += d.J.transpose() * (C_ * d.J);
    addTranslationGeometry(k1, k2, d, K);
    addRotationGeometry(d, K);
  }

  ForceEnergy energy(double, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const Deflection d(*this, k1, k2);
    return {.elastic = 0.5 * d.xi.dot(K_ * d.xi), .dissipation = d.xiRate.dot(C_ * d.xiRate)};
  }
  std::vector<ForceChannel> channels() const override {
    return {{"dx", "m"}, {"dy", "m"}, {"dz", "m"},   {"rx", "rad"}, {"ry", "rad"}, {"rz", "rad"},  {"fx", "N"},
            {"fy", "N"}, {"fz", "N"}, {"mx", "N m"}, {"my", "N m"}, {"mz", "N m"}, {"energy", "J"}};
  }
  void report(double t, const BodyKinematics& k1, const BodyKinematics& k2, std::span<double> values) const override {
    const Deflection d(*this, k1, k2);
    Eigen::Map<Vec6>(values.data()) = d.xi;
    Eigen::Map<Vec6>(values.data() + 6) = d.s;
    values[12] = energy(t, k1, k2).elastic;
  }
  bool usesOrientation(int) const override { return true; }
  bool dependsOnVelocity() const override { return !C_.isZero(0); }

 private:
  struct Deflection {
    Deflection(const BushingForce& b, const BodyKinematics& k1, const BodyKinematics& k2) {
      Q = k2.R.transpose() * k1.R;
      c1 = k1.R.transpose() * b.points_.vector(k1, k2) + b.points_.s1;
      xi.head<3>() = b.E1_.transpose() * (c1 - b.points_.s1);
      xi.tail<3>() = so3::log(Mat3((k1.R * b.E1_).transpose() * (k2.R * b.E2_)));
      Tinv = so3::tangentInverse(xi.tail<3>());
      const Mat3 D = b.E1_.transpose() * k1.R.transpose();
      const Mat3 TE = Tinv * b.E2_.transpose();
      J.setZero();
      J.block<3, 3>(0, 0) = -D;
      J.block<3, 3>(0, 3) = b.E1_.transpose() * hat(c1);
      J.block<3, 3>(0, 6) = D;
      J.block<3, 3>(0, 9) = -b.E1_.transpose() * Q.transpose() * hat(b.points_.s2);
      J.block<3, 3>(3, 3) = -TE * Q;
      J.block<3, 3>(3, 9) = TE;
      xiRate = J * stackedTwist(k1, k2);
      s = b.K_ * xi + b.C_ * xiRate;
    }
    Mat3 Q;     // R2^T R1
    Vec3 c1;    // marker 2 seen from the centre of mass of body 1, in its axes
    Mat3 Tinv;  // T^-1(theta)
    Mat6x12 J;  // dxi/dq
    Vec6 xi, xiRate, s;
  };

  /// Variation of c1 as a 3 x 12 matrix.
  Mat3x12 markerTangent(const BodyKinematics& k1, const Deflection& d) const {
    Mat3x12 D;
    D << -k1.R.transpose(), hat(d.c1), k1.R.transpose(), -d.Q.transpose() * hat(points_.s2);
    return D;
  }

  /// d xi' / dq at fixed velocities.
  Mat6x12 rateTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Deflection& d) const {
    const Vec3 theta = d.xi.tail<3>();
    const Vec3 vp = k2.v - k1.v + k2.R * k2.W.cross(points_.s2);
    Mat6x12 D = Mat6x12::Zero();
    Mat3x12 y = -hat(k1.W) * markerTangent(k1, d);
    y.middleCols<3>(3) += hat(k1.R.transpose() * vp);
    y.middleCols<3>(9) -= d.Q.transpose() * hat(k2.W.cross(points_.s2));
    D.topRows<3>() = E1_.transpose() * y;
    const Vec3 w = E2_.transpose() * (k2.W - d.Q * k1.W);
    D.bottomRows<3>() = inverseTangentTimes(theta, d.Tinv, w) * d.J.bottomRows<3>();
    const Mat3 TE = d.Tinv * E2_.transpose();
    D.block<3, 3>(3, 3) += TE * d.Q * hat(k1.W);
    D.block<3, 3>(3, 9) -= TE * hat(d.Q * k1.W);
    return D;
  }

  /// d (J_d^T s_d) / dq at fixed s_d; f is the force in the axes of body 1.
  void addTranslationGeometry(const BodyKinematics& k1, const BodyKinematics& k2, const Deflection& d, Mat12& K) const {
    const Vec3 f = E1_ * d.s.head<3>();
    const Mat3 turnF = k1.R * hat(f);
    K.block<3, 3>(0, 3) += turnF;
    K.block<3, 3>(6, 3) -= turnF;
    K.middleRows<3>(3) += hat(f) * markerTangent(k1, d);
    const Mat3 s2 = hat(points_.s2);
    K.block<3, 3>(9, 3) -= s2 * d.Q * hat(f);
    K.block<3, 3>(9, 9) += s2 * hat(k2.R.transpose() * (k1.R * f));
  }

  /// d (J_theta^T s_theta) / dq at fixed s_theta; m2 is the moment on body 2 in its axes.
  void addRotationGeometry(const Deflection& d, Mat12& K) const {
    const Vec3 sTheta = d.s.tail<3>();
    const Vec3 m2 = E2_ * (d.Tinv.transpose() * sTheta);
    const Mat3x12 dm2 = E2_ * (inverseTangentTransposedTimes(d.xi.tail<3>(), d.Tinv, sTheta) * d.J.bottomRows<3>());
    K.middleRows<3>(9) += dm2;
    K.middleRows<3>(3) -= d.Q.transpose() * dm2;
    K.block<3, 3>(3, 3) -= hat(d.Q.transpose() * m2);
    K.block<3, 3>(3, 9) += d.Q.transpose() * hat(m2);
  }

  Mat6 K_, C_;
  PointPair points_;
  Mat3 E1_, E2_;
};

std::optional<Error> checkBushing(const std::any& any) {
  const auto& p = std::any_cast<const Bushing&>(any);
  if (auto bad = checkEnds<Bushing>(any)) return bad;
  const auto check = [](const Mat6& m, const char* key) -> std::optional<Error> {
    const double scale = m.cwiseAbs().maxCoeff();
    if ((m - m.transpose()).cwiseAbs().maxCoeff() > 1e-12 * scale)
      return Error{.message = "a symmetric matrix was expected", .key = key};
    if (Eigen::SelfAdjointEigenSolver<Mat6>(m, Eigen::EigenvaluesOnly).eigenvalues()[0] < -1e-12 * scale)
      return Error{.message = "a matrix without negative eigenvalues was expected", .key = key};
    return std::nullopt;
  };
  if (auto bad = check(p.stiffness.m, "stiffness")) return bad;
  return check(p.damping.m, "damping");
}

}  // namespace

const ForceType& bushingType() {
  using P = Bushing;
  static const ForceType type = [] {
    std::vector<Field> fields = endFields<P>();
    fields.push_back(field<P>(
        &P::stiffness, {.key = "stiffness",
                        .label = "Stiffness",
                        .help = "6 numbers (translation x y z, rotation x y z of marker 1) or a symmetric 6x6 matrix",
                        .quantity = Quantity::stiffness,
                        .required = true,
                        .twoQuantities = true}));
    fields.push_back(field<P>(&P::damping, {.key = "damping",
                                            .label = "Damping",
                                            .help = "6 numbers or a symmetric 6x6 matrix",
                                            .quantity = Quantity::damping,
                                            .twoQuantities = true}));
    return ForceType{
        {.category = Category::force,
         .id = "bushing",
         .label = "Bushing",
         .help = "Elastic and damped connection of two markers in six directions. Deflection in the axes of marker 1, "
                 "rotation as the rotation vector from marker 1 to marker 2 (less than half a turn).",
         .glyph = Glyph::bushing,
         .fields = std::move(fields),
         .defaults = P{},
         .check = checkBushing},
        [](const std::any& p) -> std::unique_ptr<Force> {
          return std::make_unique<BushingForce>(std::any_cast<const P&>(p));
        }};
  }();
  return type;
}

}  // namespace gyre

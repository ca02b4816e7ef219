#include "forces/spring.h"

#include <algorithm>

namespace gyre {
namespace {

class SpringForce final : public Force {
 public:
  explicit SpringForce(const Spring& p) : p_(p), points_{p.frame1.position, p.frame2.position} {}

  void evaluate(double, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const override {
    const Stretch s(*this, k1, k2);
    g = points_.jacobian(k1, k2).transpose() * (s.N * s.e);
  }
  void addTangent(double, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K, Mat12& C) const override {
    const Stretch s(*this, k1, k2);
    const Mat3x12 J = points_.jacobian(k1, k2);
    // Gamma = N e: dGamma/du = e (k e + c dl'/du)^T + N/l (I - e e^T), dl'/du = (u' - e l') / l, dGamma/du' = c e e^T.
    const Mat3 turn = Mat3::Identity() - s.e * s.e.transpose();
    const Vec3 dN = p_.stiffness * s.e + p_.damping / s.l * (s.rate - s.e * s.lRate);
    const Mat3 Du = s.e * dN.transpose() + s.N / s.l * turn;
    const Mat3 Dr = p_.damping * s.e * s.e.transpose();
    K += J.transpose() * (Du * J + Dr * points_.rateTangent(k1, k2));
    points_.addGeometricTangent(k1, k2, s.N * s.e, K);
    C += J.transpose() * (Dr * J);
  }
  ForceEnergy energy(double, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const Stretch s(*this, k1, k2);
    const double d = s.l - p_.free_length;
    return {.elastic = 0.5 * p_.stiffness * d * d + p_.preload * d, .dissipation = p_.damping * s.lRate * s.lRate};
  }
  std::vector<ForceChannel> channels() const override {
    return {{"length", "m"}, {"rate", "m/s"}, {"force", "N"}, {"energy", "J"}};
  }
  void report(double t, const BodyKinematics& k1, const BodyKinematics& k2, std::span<double> values) const override {
    const Stretch s(*this, k1, k2);
    values[0] = s.l;
    values[1] = s.lRate;
    values[2] = s.N;
    values[3] = energy(t, k1, k2).elastic;
  }
  bool usesOrientation(int end) const override { return !(end == 0 ? points_.s1 : points_.s2).isZero(0); }
  bool dependsOnVelocity() const override { return p_.damping != 0; }

 private:
  struct Stretch {
    Stretch(const SpringForce& f, const BodyKinematics& k1, const BodyKinematics& k2) : rate(f.points_.rate(k1, k2)) {
      const Vec3 u = f.points_.vector(k1, k2);
      l = std::max(u.norm(), 1e-300);  // where the points meet the direction is undefined, but finite
      e = u / l;
      lRate = e.dot(rate);
      N = f.p_.stiffness * (l - f.p_.free_length) + f.p_.preload + f.p_.damping * lRate;
    }
    Vec3 rate, e;
    double l, lRate, N;
  };

  Spring p_;
  PointPair points_;
};

}  // namespace

const ForceType& springType() {
  using P = Spring;
  static const ForceType type = [] {
    std::vector<Field> fields = endFields<P>();
    fields.push_back(field<P>(&P::stiffness, {.key = "stiffness",
                                              .label = "Stiffness",
                                              .help = "k",
                                              .quantity = Quantity::stiffness,
                                              .range = nonNegative,
                                              .required = true}));
    fields.push_back(field<P>(&P::damping, {.key = "damping",
                                            .label = "Damping",
                                            .help = "c, along the line of the two points",
                                            .quantity = Quantity::damping,
                                            .range = nonNegative}));
    fields.push_back(field<P>(&P::free_length, {.key = "free_length",
                                                .label = "Free length",
                                                .help = "Length at which the spring's own force vanishes",
                                                .quantity = Quantity::length,
                                                .range = nonNegative}));
    fields.push_back(field<P>(&P::preload, {.key = "preload",
                                            .label = "Preload",
                                            .help = "Tension at the free length; positive pulls the points together",
                                            .quantity = Quantity::force}));
    return ForceType{
        {.category = Category::force,
         .id = "spring",
         .label = "Spring and damper",
         .help =
             "Between two points, along their line: tension N = k (l - l0) + preload + c dl/dt. Positive is tension.",
         .glyph = Glyph::spring,
         .fields = std::move(fields),
         .defaults = P{},
         .check = checkEnds<P>},
        [](const std::any& p) -> std::unique_ptr<Force> {
          return std::make_unique<SpringForce>(std::any_cast<const P&>(p));
        }};
  }();
  return type;
}

}  // namespace gyre

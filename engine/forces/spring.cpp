#include "forces/spring.h"

#include "forces/spring_law.h"

#include <algorithm>
#include <limits>

namespace gyre {
namespace {

const Argument elongation{.name = "x", .quantity = Quantity::length};
const Argument elongationRate{.name = "v", .quantity = Quantity::velocity};

SpringLaw lawOf(const Spring& p) {
  return {.rest = p.free_length,
          .k = p.stiffness,
          .c = p.damping,
          .preload = p.preload,
          .force = CompiledFunction::compile(p.force, elongation).value(),
          .damping_force = CompiledFunction::compile(p.damping_force, elongationRate).value(),
          .lower = p.min_length - p.free_length,
          .upper = p.max_length > 0 ? p.max_length - p.free_length : std::numeric_limits<double>::infinity(),
          .stop = p.stop_stiffness};
}

class SpringForce final : public Force {
 public:
  explicit SpringForce(const Spring& p) : law_(lawOf(p)), points_{p.frame1.position, p.frame2.position} {}

  void evaluate(const Instant&, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const override {
    const Stretch s(*this, k1, k2);
    g = points_.jacobian(k1, k2).transpose() * (s.N * s.e);
  }
  void addTangent(const Instant&, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K,
                  Mat12& C) const override {
    const Stretch s(*this, k1, k2);
    const Mat3x12 J = points_.jacobian(k1, k2);
    // Gamma = N e: dGamma/du = e (k e + c dl'/du)^T + N/l (I - e e^T), dl'/du = (u' - e l') / l, dGamma/du' = c e e^T,
    // with k = dN/dx and c = dN/dl'.
    const double c = law_.damping(0, s.l, s.lRate);
    const Mat3 turn = Mat3::Identity() - s.e * s.e.transpose();
    const Vec3 dN = law_.slope(0, s.l, s.lRate) * s.e + c / s.l * (s.rate - s.e * s.lRate);
    const Mat3 Du = s.e * dN.transpose() + s.N / s.l * turn;
    const Mat3 Dr = c * s.e * s.e.transpose();
    K += J.transpose() * (Du * J + Dr * points_.rateTangent(k1, k2));
    points_.addGeometricTangent(k1, k2, s.N * s.e, K);
    C += J.transpose() * (Dr * J);
  }
  ForceEnergy energy(const Instant&, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const Stretch s(*this, k1, k2);
    return law_.energy(0, s.l, s.lRate);
  }
  void startAt(const BodyKinematics& k1, const BodyKinematics& k2) override { law_.startAt(Stretch(*this, k1, k2).l); }
  std::vector<ForceChannel> channels() const override {
    return {{"length", "m"}, {"rate", "m/s"}, {"force", "N"}, {"energy", "J"}, {"deflection", "m"}, {"power", "W"}};
  }
  void report(const Instant&, const BodyKinematics& k1, const BodyKinematics& k2,
              std::span<double> values) const override {
    const Stretch s(*this, k1, k2);
    values[0] = s.l;
    values[1] = s.lRate;
    values[2] = s.N;
    values[3] = law_.energy(0, s.l, s.lRate).elastic;
    values[4] = s.l - law_.rest;
    values[5] = -s.N * s.lRate;
  }
  std::optional<ForceCoordinate> coordinate(std::string_view channel, const Instant&, const BodyKinematics& k1,
                                            const BodyKinematics& k2) const override {
    if (channel != "length" && channel != "rate" && channel != "deflection") return std::nullopt;
    const Stretch s(*this, k1, k2);
    const Mat3x12 J = points_.jacobian(k1, k2);
    return ForceCoordinate{
        channel == "deflection" ? s.l - law_.rest : s.l, s.lRate, J.transpose() * s.e,
        J.transpose() * ((s.rate - s.e * s.lRate) / s.l) + points_.rateTangent(k1, k2).transpose() * s.e};
  }
  bool usesOrientation(int end) const override { return !(end == 0 ? points_.s1 : points_.s2).isZero(0); }
  bool dependsOnVelocity() const override { return law_.dependsOnRate(); }
  bool hasBranches() const override { return law_.hasBranches(); }
  std::uint64_t branch(const Instant&, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const Stretch s(*this, k1, k2);
    return law_.branch(s.l, s.lRate);
  }

 private:
  struct Stretch {
    Stretch(const SpringForce& f, const BodyKinematics& k1, const BodyKinematics& k2) : rate(f.points_.rate(k1, k2)) {
      const Vec3 u = f.points_.vector(k1, k2);
      l = std::max(u.norm(), 1e-300);  // where the points meet the direction is undefined, but finite
      e = u / l;
      lRate = e.dot(rate);
      N = f.law_.value(0, l, lRate);
    }
    Vec3 rate, e;
    double l, lRate, N;
  };

  SpringLaw law_;
  PointPair points_;
};

std::optional<Error> checkSpring(const std::any& any) {
  const auto& p = std::any_cast<const Spring&>(any);
  if (p.max_length > 0 && p.max_length <= p.min_length)
    return Error{.message = "a length above min_length was expected (or 0 for none)", .key = "max_length"};
  return checkEnds<Spring>(any);
}

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
    fields.push_back(field<P>(&P::force, {.key = "force",
                                          .label = "Force law",
                                          .help = "Tension over the elongation x = l - l0, added to the linear part",
                                          .quantity = Quantity::force,
                                          .advanced = true,
                                          .argument = elongation}));
    fields.push_back(field<P>(&P::damping_force, {.key = "damping_force",
                                                  .label = "Damping law",
                                                  .help = "Tension over the rate v = dl/dt, added to the linear part",
                                                  .quantity = Quantity::force,
                                                  .advanced = true,
                                                  .argument = elongationRate}));
    fields.push_back(field<P>(&P::min_length, {.key = "min_length",
                                               .label = "Shortest length",
                                               .help = "Below it the stop pushes the points apart",
                                               .quantity = Quantity::length,
                                               .range = nonNegative,
                                               .advanced = true}));
    fields.push_back(field<P>(&P::max_length, {.key = "max_length",
                                               .label = "Longest length",
                                               .help = "Above it the stop pulls the points together; 0: none",
                                               .quantity = Quantity::length,
                                               .range = nonNegative,
                                               .advanced = true}));
    fields.push_back(field<P>(&P::stop_stiffness, {.key = "stop_stiffness",
                                                   .label = "Stiffness of the stops",
                                                   .help = "Force of a stop over how far the length is beyond it",
                                                   .quantity = Quantity::stiffness,
                                                   .range = nonNegative,
                                                   .advanced = true}));
    return ForceType{
        {.category = Category::force,
         .id = "spring",
         .label = "Spring and damper",
         .help = "Between two points, along their line: tension N = k x + f(x) + preload + c v + d(v), x = l - l0, v = "
                 "dl/dt, "
                 "with the laws f and d as expressions or tables, and stops at a shortest and a longest length.",
         .words = "rope cable elastic shock absorber strut coil suspension",
         .glyph = Glyph::spring,
         .fields = std::move(fields),
         .defaults = P{},
         .check = checkSpring},
        [](const std::any& p) -> std::unique_ptr<Force> {
          return std::make_unique<SpringForce>(std::any_cast<const P&>(p));
        }};
  }();
  return type;
}

}  // namespace gyre

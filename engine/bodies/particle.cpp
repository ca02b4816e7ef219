#include "bodies/particle.h"

#include "bodies/body_fields.h"

#include <cmath>

namespace gyre {
namespace {

class ParticleBody final : public Body {
 public:
  explicit ParticleBody(const Particle& p) : p_(p) {}

  int nq() const override { return 3; }
  int nv() const override { return 3; }
  double mass() const override { return p_.mass; }
  void initial(double* q, double* u) const override {
    at3(q) = p_.position;
    at3(u) = p_.velocity;
  }
  void plus(const double* q, const double* xi, double* qNew) const override {
    for (int i = 0; i < 3; ++i) qNew[i] = q[i] + xi[i];
  }
  int rotationIndex() const override { return -1; }
  void kinematics(const double* q, const double* u, BodyKinematics& k) const override {
    k.x = at3(q);
    k.R.setIdentity();
    k.v = at3(u);
    k.W.setZero();
  }
  void inertia(const double*, const double* udot, double* r) const override {
    for (int i = 0; i < 3; ++i) r[i] = p_.mass * udot[i];
  }
  void massMatrix(Mat6& M) const override {
    M.setZero();
    M.diagonal().head<3>().setConstant(p_.mass);
  }
  void gyroscopicTangent(const double*, Mat6& C) const override { C.setZero(); }
  double kineticEnergy(const double* u) const override { return 0.5 * p_.mass * at3(u).squaredNorm(); }
  void jacobian(const BodyKinematics&, Mat6& J) const override {
    J.setZero();
    J.topLeftCorner<3, 3>().setIdentity();
  }
  const char* equationName(int i) const override {
    static constexpr const char* names[] = {"force along x", "force along y", "force along z"};
    return names[i];
  }

 private:
  Particle p_;
};

}  // namespace

const BodyType& particleType() {
  using P = Particle;
  static const BodyType type{
      {.category = Category::body,
       .id = "particle",
       .label = "Particle",
       .help = "A point mass with three degrees of freedom: m x'' = F.",
       .words = "point mass bead",
       .fields =
           {massField<P>(),
            field<P>(&P::position,
                     {.key = "position", .label = "Position", .help = "Inertial axes", .quantity = Quantity::length}),
            field<P>(&P::velocity,
                     {.key = "velocity", .label = "Velocity", .help = "Inertial axes", .quantity = Quantity::velocity}),
            shapesField<P>("What the particle looks like; by default a ball of the density of steel"), colorField<P>()},
       .defaults = P{}},
      [](const std::any& p) {
        return Frame{std::any_cast<const P&>(p).position, Quat::Identity()};
      },
      [](const std::any& p) {
        const auto& b = std::any_cast<const P&>(p);
        const double radius = std::cbrt(b.mass * 3 / (4 * 3.14159265358979 * 7850.0));
        return b.shapes.empty() ? Shapes{Shape{.kind = Shape::Kind::sphere, .radius = radius}} : b.shapes;
      },
      [](const std::any& p) -> std::unique_ptr<Body> {
        return std::make_unique<ParticleBody>(std::any_cast<const P&>(p));
      },
      [](std::any& p, const Frame& to) { std::any_cast<P&>(p).position = to.position; },
      "particle",
      /*turns=*/false};
  return type;
}

}  // namespace gyre

#include "integrators/rotation/simo_wong.h"

#include "integrators/body_inertia.h"
#include "integrators/rotation/rattle.h"
#include "lie/so3.h"

namespace gyre {
namespace {

class SimoWongMap final : public RotationMap {
 public:
  explicit SimoWongMap(double gamma) : gamma_(gamma) {}
  bool carriesAcceleration() const override { return true; }
  void start(std::size_t bodies) override { A_.assign(bodies, Vec3::Zero()); }
  void setAcceleration(std::size_t body, const Vec3& A) override { A_[body] = A; }
  Turn turn(std::size_t body, const RotationInertia& inertia, double h, const Vec3& Pi0, const Vec3& T0, const Vec3&,
            bool wantD) const override {
    Turn out;
    out.xi = h * (inertia.inverse * Pi0 + h / 2 * A_[body]);
    out.middle = 0.5 * out.xi;
    out.Pi = so3::turnedBack(out.xi, Pi0 + h / 2 * T0);
    if (wantD) out.D = h * so3::tangent(out.xi) * inertia.inverse;
    out.converged = out.xi.allFinite();
    return out;
  }
  void persist(StateArchive& a) override { a(A_); }
  void finish(std::size_t body, double h, const Vec3& W0, const Vec3& W1) override {
    A_[body] = (W1 - W0) / (gamma_ * h) - (1 - gamma_) / gamma_ * A_[body];
  }

 private:
  double gamma_;
  std::vector<Vec3> A_;
};

}  // namespace

const IntegratorType& simoWongType() {
  using P = SimoWong;
  static const IntegratorType type = [] {
    std::vector<Field> fields = runFields<P>();
    fields.push_back(field<P>(&P::gamma, {.key = "gamma",
                                          .label = "gamma",
                                          .help = "1: the published method, unstable for fast tops; 1/2: second order",
                                          .range = {.minimum = 0.5, .maximum = 1}}));
    return IntegratorType{
        {.category = Category::integrator,
         .id = "simo_wong",
         .label = "Simo-Wong (explicit Newmark)",
         .help = "The explicit rotation method of Simo and Wong 1991 with its carried angular acceleration: "
                 "gamma = 1 is the published, unstable one, gamma = 1/2 the better. Joints by RATTLE.",
         .fields = std::move(fields),
         .defaults = P{}},
        Capabilities{.order = 2, .noVelocityConstraints = rattleVelocityRefusal, .noCoupledMasses = ownInertiaRefusal},
        [](const std::any& any) -> std::unique_ptr<Integrator> {
          const auto& p = std::any_cast<const P&>(any);
          return makeRattle(p, std::make_unique<SimoWongMap>(p.gamma));
        }};
  }();
  return type;
}

}  // namespace gyre

#include "integrators/alpha/rotation_vectors.h"

#include "integrators/alpha/alpha_integrator.h"
#include "integrators/alpha/alpha_stability.h"
#include "integrators/alpha/generalized_alpha.h"
#include "integrators/rotations.h"
#include "lie/so3.h"
#include "system/iteration_matrix.h"

namespace gyre {
namespace {

class RotationVectors final : public StepChart {
 public:
  void attach(const System& system) override { system_ = &system; }

  // At psi = 0: T = I and T'(0, psi') psi' = -psi' x psi' / 2 = 0.
  void start(const State& s, VecX& w, VecX& wdot) override {
    w = s.v;
    wdot = s.vdot;
  }

  void place(const State& s0, const VecX& x, const VecX& w, const VecX& wdot, State& s1) override {
    system_->bodies().plus(s0.q, x, s1.q);
    s1.v = w;
    s1.vdot = wdot;
    forEachRotation(*system_, [&](std::size_t, int r, int) {
      const Vec3 psi = x.segment<3>(r), rate = w.segment<3>(r);
      const Mat3 T = so3::tangent(psi);
      s1.v.segment<3>(r) = T * rate;
      s1.vdot.segment<3>(r) = T * wdot.segment<3>(r) + so3::tangentDerivative(psi, rate) * rate;
    });
  }

  // d(T' psi')/dpsi, of second order in the step beside the rest, is left out: Newton corrects for it.
  void maps(const VecX& x, const VecX& w, const VecX& wdot, double betaPrime, double gammaPrime,
            std::span<StepMap> maps) override {
    ownCoordinates(betaPrime, gammaPrime, maps);
    forEachRotation(*system_, [&](std::size_t b, int r, int i) {
      const Vec3 psi = x.segment<3>(r), rate = w.segment<3>(r);
      const Mat3 T = so3::tangent(psi), N = so3::tangentActionDerivative(psi, rate);
      maps[b].P.block<3, 3>(i, i) = T;
      maps[b].V.block<3, 3>(i, i) = gammaPrime * T + N;
      maps[b].A.block<3, 3>(i, i) = betaPrime * T + so3::tangentActionDerivative(psi, wdot.segment<3>(r)) +
                                    gammaPrime * (N + so3::tangentDerivative(psi, rate));
    });
  }

  void finish(const VecX& x, const VecX& w, VecX& a) override {
    forEachRotation(*system_, [&](std::size_t, int r, int) {
      const Vec3 psi = x.segment<3>(r), rate = w.segment<3>(r), before = a.segment<3>(r);
      a.segment<3>(r) = so3::tangent(psi) * before + so3::tangentDerivative(psi, rate) * rate;
    });
  }

 private:
  const System* system_ = nullptr;
};

}  // namespace

const IntegratorType& linearType() {
  using P = Linear;
  static const IntegratorType type{
      {.category = Category::integrator,
       .id = "linear",
       .label = "Linear (rotation vectors, generalized-alpha)",
       .help = "The classical generalized-alpha method in rotation vectors that are re-centred each step (Cardona and "
               "Geradin 1988): the parametrized rival of geom1 to geom3 in Bruels and Cardona 2010.",
       .fields = geometricAlphaFields<P>(),
       .defaults = P{}},
      Capabilities{.order = 2, .adaptive = true},
      [](const std::any& any) -> std::unique_ptr<Integrator> {
        const auto& p = std::any_cast<const P&>(any);
        // The third derivative of psi at psi = 0 is v'' + [v, v']/2, and the local error h^3 C_q times it.
        const double Cq = AlphaCoefficients(p.rho_inf).errorConstant();
        return makeAlphaIntegrator(p, AlphaMethod{.chart = std::make_unique<RotationVectors>(),
                                                  .velocityBracket = Cq / 2,
                                                  .accelerationBracket = 0.5,
                                                  .perturbedStart = p.perturbed_start});
      },
      {},
      alphaStability<P>};
  return type;
}

}  // namespace gyre

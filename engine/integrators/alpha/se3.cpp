#include "integrators/alpha/se3.h"

#include "integrators/alpha/alpha_integrator.h"
#include "integrators/alpha/alpha_stability.h"
#include "integrators/rotations.h"
#include "lie/so3.h"
#include "system/iteration_matrix.h"

namespace gyre {
namespace {

using so3::hat;

/// Motions of a rigid body: coordinates (u, p), velocities (V, W); V' + W x V = R^T x''.
class RigidMotions final : public StepChart {
 public:
  void attach(const System& system) override {
    system_ = &system;
    R0_.assign(system.bodies().size(), Mat3::Identity());
    R1_ = R0_;
    dq_ = VecX::Zero(system.nv());
  }

  void start(const State& s, VecX& w, VecX& wdot) override {
    w = s.v;
    wdot = s.vdot;
    forEachRigid([&](std::size_t b, int i) {
      R0_[b] = system_->bodies().orientation(s, b).toRotationMatrix();
      const Vec3 V = R0_[b].transpose() * s.v.segment<3>(i), W = s.v.segment<3>(i + 3);
      w.segment<3>(i) = V;
      wdot.segment<3>(i) = R0_[b].transpose() * s.vdot.segment<3>(i) - W.cross(V);
    });
  }

  void place(const State& s0, const VecX& x, const VecX& w, const VecX& wdot, State& s1) override {
    dq_ = x;
    forEachRigid([&](std::size_t b, int i) {
      dq_.segment<3>(i) = R0_[b] * (so3::tangent(-x.segment<3>(i + 3)) * x.segment<3>(i));
    });
    system_->bodies().plus(s0.q, dq_, s1.q);
    s1.v = w;
    s1.vdot = wdot;
    forEachRigid([&](std::size_t b, int i) {
      R1_[b] = system_->bodies().orientation(s1, b).toRotationMatrix();
      const Vec3 V = w.segment<3>(i), W = w.segment<3>(i + 3);
      s1.v.segment<3>(i) = R1_[b] * V;
      s1.vdot.segment<3>(i) = R1_[b] * (wdot.segment<3>(i) + W.cross(V));
    });
  }

  // dtheta = T(p) dp; dx = R_0 (T(-p) du - N(-p, u) dp), N = d(T u)/dp; d(R V) = R (dV - V x dtheta).
  void maps(const VecX& x, const VecX& w, const VecX& wdot, double betaPrime, double gammaPrime,
            std::span<StepMap> maps) override {
    ownCoordinates(betaPrime, gammaPrime, maps);
    forEachRotation(*system_,
                    [&](std::size_t b, int r, int i) { maps[b].P.block<3, 3>(i, i) = so3::tangent(x.segment<3>(r)); });
    forEachRigid([&](std::size_t b, int i) {
      const Vec3 u = x.segment<3>(i), p = x.segment<3>(i + 3), V = w.segment<3>(i), W = w.segment<3>(i + 3);
      const Vec3 a = wdot.segment<3>(i) + W.cross(V);
      const Mat3 T = so3::tangent(p);
      StepMap& m = maps[b];
      m.P.topLeftCorner<3, 3>() = R0_[b] * so3::tangent(-p);
      m.P.topRightCorner<3, 3>() = -R0_[b] * so3::tangentActionDerivative(-p, u);
      m.V.topLeftCorner<3, 3>() = gammaPrime * R1_[b];
      m.V.topRightCorner<3, 3>() = -R1_[b] * hat(V) * T;
      m.A.topLeftCorner<3, 3>() = R1_[b] * (betaPrime * Mat3::Identity() + gammaPrime * hat(W));
      m.A.topRightCorner<3, 3>() = -R1_[b] * (gammaPrime * hat(V) + hat(a) * T);
    });
  }

 private:
  template <class F>
  void forEachRigid(F f) const {
    for (std::size_t b = 0; b < system_->bodies().size(); ++b)
      if (const BodyLayout l = system_->bodies().layout(b); l.nv == 6 && l.rotation == 3) f(b, l.v);
  }
  const System* system_ = nullptr;
  std::vector<Mat3> R0_, R1_;
  VecX dq_;
};

}  // namespace

const IntegratorType& se3Type() {
  using P = Se3;
  static const IntegratorType type{
      {.category = Category::integrator,
       .id = "se3",
       .label = "SE(3) (coupled generalized-alpha)",
       .help = "The generalized-alpha method on SE(3): translation and rotation updated together, velocities in body "
               "axes (Bruels, Cardona and Arnold 2012), for comparison with R^3 x SO(3).",
       .fields = alphaFields<P>(),
       .defaults = P{}},
      Capabilities{.order = 2, .adaptive = true},
      [](const std::any& any) -> std::unique_ptr<Integrator> {
        return makeAlphaIntegrator(std::any_cast<const P&>(any),
                                   AlphaMethod{.chart = std::make_unique<RigidMotions>()});
      },
      {},
      alphaStability<P>};
  return type;
}

}  // namespace gyre

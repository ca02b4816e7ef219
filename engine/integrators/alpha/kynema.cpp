#include "integrators/alpha/kynema.h"

#include "integrators/alpha/alpha_integrator.h"
#include "integrators/alpha/alpha_stability.h"
#include "integrators/rotations.h"
#include "lie/so3.h"
#include "system/iteration_matrix.h"

namespace gyre {
namespace {

using so3::hat;

/// Angular velocities and accelerations in inertial axes, rotations updated from the left.
class SpatialRotations final : public StepChart {
 public:
  void attach(const System& system) override {
    system_ = &system;
    R0_.assign(system.bodies().size(), Mat3::Identity());
    R1_ = R0_;
    y_ = VecX::Zero(system.nv());
  }

  // w = R W and, since W x W = 0, w' = R W'.
  void start(const State& s, VecX& w, VecX& wdot) override {
    w = s.v;
    wdot = s.vdot;
    forEachRotation(*system_, [&](std::size_t b, int r, int) {
      R0_[b] = system_->bodies().orientation(s, b).toRotationMatrix();
      w.segment<3>(r) = R0_[b] * s.v.segment<3>(r);
      wdot.segment<3>(r) = R0_[b] * s.vdot.segment<3>(r);
    });
  }

  // exp(x) R_0 = R_0 exp(y) with y = R_0^T x.
  void place(const State& s0, const VecX& x, const VecX& w, const VecX& wdot, State& s1) override {
    y_ = x;
    forEachRotation(*system_,
                    [&](std::size_t b, int r, int) { y_.segment<3>(r) = R0_[b].transpose() * x.segment<3>(r); });
    system_->bodies().plus(s0.q, y_, s1.q);
    s1.v = w;
    s1.vdot = wdot;
    forEachRotation(*system_, [&](std::size_t b, int r, int) {
      R1_[b] = system_->bodies().orientation(s1, b).toRotationMatrix();
      s1.v.segment<3>(r) = R1_[b].transpose() * w.segment<3>(r);
      s1.vdot.segment<3>(r) = R1_[b].transpose() * wdot.segment<3>(r);
    });
  }

  // With dtheta = T(y) R_0^T dx in body axes: dW = R_1^T dw + W x dtheta, dW' = R_1^T dw' + W' x dtheta.
  void maps(const VecX&, const VecX& w, const VecX& wdot, double betaPrime, double gammaPrime,
            std::span<StepMap> maps) override {
    ownCoordinates(betaPrime, gammaPrime, maps);
    forEachRotation(*system_, [&](std::size_t b, int r, int i) {
      const Mat3 Rt = R1_[b].transpose();
      const Mat3 P = so3::tangent(y_.segment<3>(r)) * R0_[b].transpose();
      maps[b].P.block<3, 3>(i, i) = P;
      maps[b].V.block<3, 3>(i, i) = gammaPrime * Rt + hat(Rt * w.segment<3>(r)) * P;
      maps[b].A.block<3, 3>(i, i) = betaPrime * Rt + hat(Rt * wdot.segment<3>(r)) * P;
    });
  }

  // The residual in inertial axes is R_1 r: its tangent has dtheta x r beside that of r in body axes.
  void adjust(const VecX& r, std::span<const StepMap> maps, double scale, KktMatrix& S) override {
    forEachRotation(*system_, [&](std::size_t b, int first, int i) {
      S.A[b].block<3, 3>(i, i) -= scale * hat(r.segment<3>(first)) * maps[b].P.block<3, 3>(i, i);
    });
  }

 private:
  const System* system_ = nullptr;
  std::vector<Mat3> R0_, R1_;
  VecX y_;
};

}  // namespace

const IntegratorType& kynemaType() {
  using P = Kynema;
  static const IntegratorType type = [] {
    std::vector<Field> fields = alphaFields<P>();
    for (Field& f : fields)
      if (f.key == "atol")
        f.help =
            "Absolute tolerance of Newton's weighted test, as published: of what a step moves by in m and rad, of "
            "multipliers in N and N m, whatever the size of the model";
    fields.push_back(
        field<P>(&P::fixed_iterations, {.key = "fixed_iterations",
                                        .label = "Fixed iterations",
                                        .help = "Always so many Newton iterations per step; 0: until the test passes",
                                        .range = {.minimum = 0, .maximum = 1000},
                                        .advanced = true}));
    fields.push_back(
        field<P>(&P::initial_acceleration, {.key = "initial_acceleration",
                                            .label = "Initial acceleration",
                                            .help = "Computed consistently, or taken from the bodies as Kynema does",
                                            .choices = {"computed", "given"},
                                            .advanced = true}));
    return IntegratorType{
        {.category = Category::integrator,
         .id = "kynema",
         .label = "Kynema (inertial-frame generalized-alpha)",
         .help =
             "Kynema's form of the Lie-group generalized-alpha method: spatial angular velocities, left updates, "
             "D_L/D_R scaling, and its weighted convergence test as published (tolerances 1e-5 and 1e-3). The rates at "
             "which the axis of a fast rotor turns are smooth in its axes, and more exact than in those of geom1.",
         .fields = std::move(fields),
         .defaults = P{}},
        Capabilities{.order = 2, .roundOff = false, .adaptive = true},
        [](const std::any& any) -> std::unique_ptr<Integrator> {
          const auto& p = std::any_cast<const P&>(any);
          return makeAlphaIntegrator(
              p, AlphaMethod{.chart = std::make_unique<SpatialRotations>(),
                             .publishedTest = true,
                             .zeroPredictor = true,
                             .fixedIterations = p.fixed_iterations,
                             .givenAcceleration = p.initial_acceleration == InitialAcceleration::given});
        },
        {},
        alphaStability<P>,
        {.compared = 6}};
  }();
  return type;
}

}  // namespace gyre

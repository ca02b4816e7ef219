// The types of the four iterations, and what they say of themselves.
#include "integrators/bdf/bdf.h"
#include "integrators/bdf/bdf_stability.h"

namespace gyre {
namespace {

template <class P>
std::vector<Field> bdfFields() {
  std::vector<Field> fields = runFields<P>();
  fields.push_back(
      field<P>(&P::max_order, {.key = "max_order",
                               .label = "Highest order",
                               .help = "Order of the formulas at most. 1 and 2 damp oscillations of any frequency",
                               .range = {.minimum = 1, .maximum = 5}}));
  fields.push_back(field<P>(&P::rtol, {.key = "rtol",
                                       .label = "rtol",
                                       .help = "Relative tolerance of the local error and of Newton's test",
                                       .range = nonNegative}));
  fields.push_back(field<P>(&P::atol_positions,
                            {.key = "atol_positions",
                             .label = "atol positions",
                             .help = "Absolute tolerance of positions [m] and quaternions. 0: a "
                                     "millionth of how far each body has moved in the run so far, "
                                     "or is about to, from where it began, and rtol is of that; where bodies may "
                                     "touch, of the model's length at least",
                             .range = nonNegative}));
  fields.push_back(field<P>(&P::atol_velocities,
                            {.key = "atol_velocities",
                             .label = "atol velocities",
                             .help = "Absolute tolerance of velocities [m/s, rad/s] (and of "
                                     "multipliers [N, N m]). 0: 1e-5 of the largest of each body "
                                     "(and of all multipliers) in the run so far; where bodies may touch, of the "
                                     "largest of all bodies at least",
                             .range = nonNegative}));
  fields.push_back(field<P>(&P::error_test,
                            {.key = "error_test",
                             .label = "Error test",
                             .help = "What the local error test sees. Positions alone let fast oscillations be damped "
                                     "sooner, and can miss an error of the slow motion",
                             .choices = {"positions", "positions_velocities"}}));
  return fields;
}

Capabilities bdfCapabilities() {
  return {.order = 2,
          .noVelocityConstraints =
              "its equations stabilize every constraint on positions and on velocities, and a "
              "nonholonomic constraint has no form in positions",
          .roundOff = false,
          .adaptive = true,
          .denseOutput = true};
}

/// For IntegratorType::finerThanForceStates.
template <class P>
std::string highOrderKey(const std::any& params) {
  return std::any_cast<const P&>(params).max_order > 2 ? "max_order" : "";
}

/// For IntegratorType::stability.
template <class P>
StabilityFunction constantSteps(const std::any& params) {
  return bdfStability(std::any_cast<const P&>(params).max_order);
}

struct BdfCmParameters : BdfParameters {
  BdfProjector projector = BdfProjector::frozen;
};

IntegratorType bdfType(const char* id, const char* label, const char* help, BdfIteration iteration,
                       Recommendation recommended = {}) {
  return {{.category = Category::integrator,
           .id = id,
           .label = label,
           .help = help,
           .fields = bdfFields<BdfParameters>(),
           .defaults = BdfParameters{}},
          bdfCapabilities(),
          [iteration](const std::any& p) { return makeBdf(std::any_cast<const BdfParameters&>(p), iteration); },
          highOrderKey<BdfParameters>,
          constantSteps<BdfParameters>,
          recommended};
}

}  // namespace

const IntegratorType& bdfGglType() {
  static const IntegratorType type =
      bdfType("bdf_ggl", "BDF, GGL (stabilized index 2)",
              "BDF of variable step and order (IDA) on the stabilized index-2 equations of Gear, Gupta and Leimkuhler. "
              "Newton's test sees the multipliers, which fast oscillations keep from converging.",
              BdfIteration::ggl);
  return type;
}

const IntegratorType& bdfGglStarType() {
  static const IntegratorType type = bdfType(
      "bdf_ggl_star", "BDF, GGL*", "As bdf_ggl, but the multipliers are left out of Newton's test (Yen and Petzold).",
      BdfIteration::gglStar);
  return type;
}

const IntegratorType& bdfCsType() {
  static const IntegratorType type =
      bdfType("bdf_cs", "BDF, coordinate splitting",
              "BDF of variable step and order (IDA) on equations without multipliers, by Yen and Petzold's coordinate "
              "splitting. Error and Newton's test see no multipliers.",
              BdfIteration::cs, {.compared = 3});
  return type;
}

const IntegratorType& bdfCmType() {
  using P = BdfCmParameters;
  static const IntegratorType type = [] {
    std::vector<Field> fields = bdfFields<P>();
    fields.push_back(field<P>(&P::projector,
                              {.key = "projector",
                               .label = "Projector",
                               .help = "P of Newton's last matrix also in the equations (frozen, as published), which "
                                       "damps most; or exact, with its derivative left out of the matrix only",
                               .choices = {"frozen", "exact"}}));
    return IntegratorType{
        {.category = Category::integrator,
         .id = "bdf_cm",
         .label = "BDF, modified coordinate splitting",
         .help = "As bdf_cs, without the derivative of the projection in Newton's matrix (Yen and Petzold's CM): "
                 "finds the smooth motion near fast oscillations of small amplitude and takes large steps along it.",
         .fields = std::move(fields),
         .defaults = P{}},
        bdfCapabilities(),
        [](const std::any& any) {
          const auto& p = std::any_cast<const P&>(any);
          return makeBdf(p, BdfIteration::cm, p.projector);
        },
        highOrderKey<P>,
        constantSteps<P>};
  }();
  return type;
}

}  // namespace gyre

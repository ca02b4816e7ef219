#include "forces/joint_friction.h"

#include "forces/coordinate_states.h"
#include "forces/lugre_law.h"

#include <cmath>

namespace gyre {
namespace {

/// F(v) with v = arm rate; the generalised force is arm F.
struct StribeckLaw {
  double arm, load, mus, mud, vs, vr, c;

  double value(const Instant&, double, double rate) const {
    const double v = arm * rate;
    return arm * (load * mu(v) * std::tanh(v / vr) + c * v);
  }
  double slope(const Instant&, double, double) const { return 0; }
  double damping(const Instant&, double, double rate) const {
    const double v = arm * rate, sign = std::tanh(v / vr);
    const double dmu = -2 * v / (vs * vs) * (mu(v) - mud);
    return arm * arm * (load * (dmu * sign + mu(v) * (1 - sign * sign) / vr) + c);
  }
  ForceEnergy energy(const Instant& at, double x, double rate) const {
    return {.dissipation = value(at, x, rate) * rate};
  }
  bool dependsOnRate() const { return true; }
  double mu(double v) const { return mud + (mus - mud) * std::exp(-(v / vs) * (v / vs)); }
};

double armOf(const JointFriction& p) { return p.motion == JointFriction::Motion::rotation ? p.radius : 1.0; }

StribeckLaw stribeckLawOf(const JointFriction& p) {
  return {.arm = armOf(p),
          .load = p.normal_load,
          .mus = p.static_friction,
          .mud = p.dynamic_friction,
          .vs = p.stribeck_velocity,
          .vr = p.transition_velocity,
          .c = p.viscous_damping};
}

LuGreLaw lugreLawOf(const JointFriction& p) {
  return {.arm = armOf(p),
          .sigma0 = p.bristle_stiffness,
          .sigma1 = p.bristle_damping,
          .sigma2 = p.viscous_damping,
          .coulomb = p.normal_load * p.dynamic_friction,
          .breakaway = p.normal_load * p.static_friction,
          .vs = p.stribeck_velocity};
}

template <class Law>
std::unique_ptr<Force> frictionOf(const JointFriction& p, Law law) {
  if (p.motion == JointFriction::Motion::rotation) return makeCoordinateForce<TwistAngle>(p, law);
  return makeCoordinateForce<SlideDistance>(p, law);
}

std::optional<Error> checkFriction(const std::any& any) {
  const auto& p = std::any_cast<const JointFriction&>(any);
  if (p.static_friction < p.dynamic_friction)
    return Error{.message = "a coefficient not below dynamic_friction was expected", .key = "static_friction"};
  if (p.model == JointFriction::Model::lugre && p.normal_load * p.dynamic_friction <= 0)
    return Error{.message = "model lugre needs a value > 0",
                 .key = p.normal_load > 0 ? "dynamic_friction" : "normal_load"};
  return checkEnds<JointFriction>(any);
}

std::vector<Field> frictionFields() {
  using P = JointFriction;
  return {
      field<P>(&P::motion, {.key = "motion",
                            .label = "Motion",
                            .help = "rotation about the markers' z, or translation along z of marker 1",
                            .choices = {"rotation", "translation"}}),
      field<P>(&P::model, {.key = "model",
                           .label = "Model",
                           .help = "stribeck: a smooth function of the velocity, creeps instead of sticking; "
                                   "lugre: with elastic bristles, sticks; neither holds in statics",
                           .choices = {"stribeck", "lugre"}}),
      field<P>(&P::normal_load, {.key = "normal_load",
                                 .label = "Normal load",
                                 .help = "P, constant: what presses the surfaces together",
                                 .quantity = Quantity::force,
                                 .range = nonNegative,
                                 .required = true}),
      field<P>(&P::radius, {.key = "radius",
                            .label = "Bearing radius",
                            .help = "Of the rubbing surface; counts for rotation only",
                            .quantity = Quantity::length,
                            .range = positive}),
      field<P>(&P::static_friction, {.key = "static_friction",
                                     .label = "Static friction",
                                     .help = "Coefficient mus at the start of sliding",
                                     .range = nonNegative}),
      field<P>(&P::dynamic_friction, {.key = "dynamic_friction",
                                      .label = "Dynamic friction",
                                      .help = "Coefficient mud of fast sliding",
                                      .range = nonNegative}),
      field<P>(&P::stribeck_velocity, {.key = "stribeck_velocity",
                                       .label = "Stribeck velocity",
                                       .help = "vs: friction falls from static to dynamic around it",
                                       .quantity = Quantity::velocity,
                                       .range = positive,
                                       .advanced = true}),
      field<P>(&P::transition_velocity, {.key = "transition_velocity",
                                         .label = "Transition velocity",
                                         .help = "vr, model stribeck: below it the joint creeps instead of sticking",
                                         .quantity = Quantity::velocity,
                                         .range = positive,
                                         .advanced = true}),
      field<P>(&P::viscous_damping, {.key = "viscous_damping",
                                     .label = "Viscous damping",
                                     .help = "c, of the surface's velocity",
                                     .quantity = Quantity::damping,
                                     .range = nonNegative,
                                     .advanced = true}),
      field<P>(&P::bristle_stiffness, {.key = "bristle_stiffness",
                                       .label = "Bristle stiffness",
                                       .help = "sigma0, model lugre: of the joint before it slides",
                                       .quantity = Quantity::stiffness,
                                       .range = positive,
                                       .advanced = true}),
      field<P>(&P::bristle_damping, {.key = "bristle_damping",
                                     .label = "Bristle damping",
                                     .help = "sigma1, model lugre: of the rate of the bristles' deflection",
                                     .quantity = Quantity::damping,
                                     .range = nonNegative,
                                     .advanced = true})};
}

}  // namespace

const ForceType& jointFrictionType() {
  using P = JointFriction;
  static const ForceType type = [] {
    std::vector<Field> fields = endFields<P>();
    const std::vector<Field> own = frictionFields();
    fields.insert(fields.end(), own.begin(), own.end());
    return ForceType{
        {.category = Category::force,
         .id = "joint_friction",
         .label = "Joint friction",
         .help = "Friction about z (revolute) or along z (prismatic) of two markers, v at the rubbing surface, P a "
                 "constant normal load. Model stribeck: F = P (mud + (mus - mud) exp(-(v/vs)^2)) tanh(v/vr) + c v "
                 "(Armstrong, Dupont and Canudas de Wit 1994), creeps instead of sticking. Model lugre: F = sigma0 z "
                 "+ sigma1 z' + c v with the deflection z of bristles between the surfaces (Canudas de Wit, Olsson, "
                 "Astrom and Lischinsky 1995), sticks.",
         .words = "brake coulomb stiction lugre",
         .glyph = Glyph::brake,
         .fields = std::move(fields),
         .defaults = P{},
         .check = checkFriction},
        [](const std::any& any) -> std::unique_ptr<Force> {
          const auto& p = std::any_cast<const P&>(any);
          return p.model == P::Model::lugre ? frictionOf(p, lugreLawOf(p)) : frictionOf(p, stribeckLawOf(p));
        },
        {},
        {},
        [](const std::any& p) { return std::any_cast<const P&>(p).model == P::Model::lugre; }};
  }();
  return type;
}

}  // namespace gyre

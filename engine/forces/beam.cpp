#include "forces/beam.h"

#include "forces/bushing_force.h"

namespace gyre {

Vec6 beamStiffness(const Beam& b) {
  const double E = b.youngs_modulus, G = b.shear_modulus, L = b.length;
  const auto shear = [&](double I, double k) {
    const double Phi = k > 0 ? 12 * E * I / (G * k * b.area * L * L) : 0.0;
    return 12 * E * I / (L * L * L * (1 + Phi));
  };
  Vec6 K;
  K << E * b.area / L, shear(b.inertia_z, b.shear_factor_y), shear(b.inertia_y, b.shear_factor_z),
      G * b.torsion_constant / L, E * b.inertia_y / L, E * b.inertia_z / L;
  return K;
}

namespace {

BushingLaw lawOf(const Beam& p) {
  BushingLaw law{.halfway = true};
  law.K.diagonal() = beamStiffness(p);
  law.C = p.damping_time * law.K;
  law.rest[0] = p.length;
  return law;
}

std::vector<Field> beamFields() {
  using P = Beam;
  const auto number = [](double P::*member, const char* key, const char* label, const char* help, Quantity quantity) {
    return field<P>(
        member, {.key = key, .label = label, .help = help, .quantity = quantity, .range = positive, .required = true});
  };
  const auto factor = [](double P::*member, const char* key, const char* label, const char* help) {
    return field<P>(member, {.key = key, .label = label, .help = help, .range = nonNegative});
  };
  return {number(&P::length, "length", "Length", "Distance of the markers, along x, of the unloaded beam",
                 Quantity::length),
          number(&P::youngs_modulus, "youngs_modulus", "Young's modulus", "E", Quantity::pressure),
          number(&P::shear_modulus, "shear_modulus", "Shear modulus", "G; E / (2 (1 + nu)) when isotropic",
                 Quantity::pressure),
          number(&P::area, "area", "Area", "Of the cross-section", Quantity::area),
          number(&P::inertia_y, "inertia_y", "Area moment y", "Second moment of area about y", Quantity::secondMoment),
          number(&P::inertia_z, "inertia_z", "Area moment z", "Second moment of area about z", Quantity::secondMoment),
          number(&P::torsion_constant, "torsion_constant", "Torsion constant", "J; the polar moment for round sections",
                 Quantity::secondMoment),
          factor(&P::shear_factor_y, "shear_factor_y", "Shear factor y",
                 "Effective part of the area in shear along y, 5/6 for a rectangle; 0: stiff in shear"),
          factor(&P::shear_factor_z, "shear_factor_z", "Shear factor z", "The same along z"),
          field<P>(&P::damping_time, {.key = "damping_time",
                                      .label = "Damping time",
                                      .help = "beta: damping is beta times stiffness",
                                      .quantity = Quantity::time,
                                      .range = nonNegative,
                                      .advanced = true})};
}

}  // namespace

const ForceType& beamType() {
  using P = Beam;
  static const ForceType type = [] {
    std::vector<Field> fields = endFields<P>();
    const std::vector<Field> own = beamFields();
    fields.insert(fields.end(), own.begin(), own.end());
    return ForceType{
        {.category = Category::force,
         .id = "beam",
         .label = "Beam",
         .help =
             "A straight uniform Timoshenko beam without mass along the x axes of two markers (Przemieniecki 1968, "
             "eq. 5.116), in axes halfway between them: any motion as a whole, small deformation. Unloaded, marker 2 "
             "is at x = length of marker 1.",
         .words = "flexible elastic timoshenko rod",
         .glyph = Glyph::beam,
         .fields = std::move(fields),
         .defaults = P{},
         .check = checkEnds<P>},
        [](const std::any& any) -> std::unique_ptr<Force> {
          const auto& p = std::any_cast<const P&>(any);
          return std::make_unique<BushingForce>(p, lawOf(p));
        }};
  }();
  return type;
}

}  // namespace gyre

#include "forces/beam.h"

#include "forces/elastic_force.h"
#include "forces/section_stiffness.h"

#include <fmt/format.h>
#include <Eigen/Cholesky>

#include <numbers>

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

BushingLaw halfwayLaw(const Beam& p) {
  BushingLaw law{.halfway = true};
  law.K.diagonal() = beamStiffness(p);
  law.C = p.damping_time * law.K;
  law.rest[0] = p.length;
  return law;
}

bool hasSection(const std::any& any) { return !std::any_cast<const Beam&>(any).section_stiffness.m.isZero(0); }

/// S = C^-1; no shear compliance where the factor is 0.
Mat6 sectionCompliance(const Beam& b) {
  if (!b.section_stiffness.m.isZero(0)) return b.section_stiffness.m.llt().solve(Mat6::Identity());
  const auto shear = [&](double k) { return k > 0 ? 1 / (b.shear_modulus * k * b.area) : 0.0; };
  const double E = b.youngs_modulus;
  Vec6 compliance;
  compliance << 1 / (E * b.area), shear(b.shear_factor_y), shear(b.shear_factor_z),
      1 / (b.shear_modulus * b.torsion_constant), 1 / (E * b.inertia_y), 1 / (E * b.inertia_z);
  return compliance.asDiagonal();
}

std::unique_ptr<Force> createBeam(const std::any& any) {
  const auto& p = std::any_cast<const Beam&>(any);
  if (p.strain == Beam::Strain::halfway) return std::make_unique<ElasticForce<BushingLaw>>(p, halfwayLaw(p));
  return std::make_unique<ElasticForce<HelixLaw>>(
      p, HelixLaw{sectionCompliance(p), p.length, restHelix(p.length, p.curvature), p.damping_time});
}

std::optional<Error> checkBeam(const std::any& any) {
  const auto& p = std::any_cast<const Beam&>(any);
  if (auto bad = checkEnds<Beam>(any)) return bad;
  const Mat6& C = p.section_stiffness.m;
  if (p.strain == Beam::Strain::halfway) {
    const char* needs = !p.curvature.isZero(0) ? "curvature" : hasSection(any) ? "section_stiffness" : nullptr;
    if (needs) return Error{.message = "this needs the strain 'helix'", .key = needs};
  }
  if (p.length * p.curvature.norm() >= std::numbers::pi)
    return Error{.message = fmt::format("a beam that turns by less than half a turn was expected; this one turns by "
                                        "{:.4g} deg: use more beams",
                                        p.length * p.curvature.norm() * 180 / std::numbers::pi),
                 .key = "curvature"};
  if (C.isZero(0)) return std::nullopt;
  if (auto bad = badSectionStiffness(C)) return Error{.message = std::move(*bad), .key = "section_stiffness"};
  return std::nullopt;
}

Field sectionField(double Beam::*member, const char* key, const char* label, const char* help, Quantity quantity) {
  Field f = field<Beam>(
      member, {.key = key, .label = label, .help = help, .quantity = quantity, .range = positive, .required = true});
  f.derivedFrom = "section_stiffness";
  f.derived = hasSection;
  return f;
}

std::vector<Field> strainFields() {
  using P = Beam;
  const AppliesWhere exactStrain{.key = "strain", .choices = {"helix"}};
  return {
      field<P>(&P::strain, {.key = "strain",
                            .label = "Strain",
                            .help = "halfway: small deflections in axes between the markers, order 2 in the length; "
                                    "helix: exact for large ones, order 4",
                            .choices = {"halfway", "helix"}}),
      field<P>(&P::curvature, {.key = "curvature",
                               .label = "Curvature",
                               .help = "When unloaded, in the axes of the section: twist about x, curvature about y "
                                       "and z",
                               .quantity = Quantity::curvature,
                               .advanced = true,
                               .appliesWhere = exactStrain}),
      field<P>(&P::section_stiffness,
               {.key = "section_stiffness",
                .label = "Section stiffness",
                .help = "6 numbers or a symmetric 6x6 matrix: forces x y z [N] and moments x y z [N m] of a "
                        "section over its strains; in place of the moduli and the moments of area",
                .advanced = true,
                .appliesWhere = exactStrain})};
}

std::vector<Field> beamFields() {
  using P = Beam;
  const auto factor = [](double P::*member, const char* key, const char* label, const char* help) {
    return field<P>(member, {.key = key, .label = label, .help = help, .range = nonNegative});
  };
  return {field<P>(&P::length, {.key = "length",
                                .label = "Length",
                                .help = "Distance of the markers, along x, of the unloaded beam; along its axis where "
                                        "it is curved",
                                .quantity = Quantity::length,
                                .range = positive,
                                .required = true}),
          sectionField(&P::youngs_modulus, "youngs_modulus", "Young's modulus", "E", Quantity::pressure),
          sectionField(&P::shear_modulus, "shear_modulus", "Shear modulus", "G; E / (2 (1 + nu)) when isotropic",
                       Quantity::pressure),
          sectionField(&P::area, "area", "Area", "Of the cross-section", Quantity::area),
          sectionField(&P::inertia_y, "inertia_y", "Area moment y", "Second moment of area about y",
                       Quantity::secondMoment),
          sectionField(&P::inertia_z, "inertia_z", "Area moment z", "Second moment of area about z",
                       Quantity::secondMoment),
          sectionField(&P::torsion_constant, "torsion_constant", "Torsion constant",
                       "J; the polar moment for round sections", Quantity::secondMoment),
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
    for (const std::vector<Field>& own : {beamFields(), strainFields()})
      fields.insert(fields.end(), own.begin(), own.end());
    return ForceType{
        {.category = Category::force,
         .id = "beam",
         .label = "Beam",
         .help =
             "A uniform Timoshenko beam without mass along the x axes of two markers. Strain 'halfway': straight, in "
             "axes halfway between the markers (Przemieniecki 1968, eq. 5.116); any motion as a whole, small "
             "deformation. Strain 'helix': along the helix between the markers, the logarithm of their pose (Borri and "
             "Bottasso 1994; Sonneville, Cardona and Bruels 2014), with the compliance of strains that are linear "
             "along "
             "it; large deformation, curved and twisted rest shapes, order 4 in the length. Unloaded and straight, "
             "marker 2 is at x = length of marker 1.",
         .words = "flexible elastic timoshenko rod",
         .glyph = Glyph::beam,
         .fields = std::move(fields),
         .defaults = P{},
         .check = checkBeam},
        createBeam};
  }();
  return type;
}

}  // namespace gyre

#include "flexible/flexible_beam.h"

#include "bodies/body_fields.h"
#include "bodies/rigid.h"
#include "flexible/along_line.h"
#include "flexible/beam_line.h"
#include "flexible/beam_section.h"
#include "flexible/expanded_model.h"

#include <fmt/format.h>
#include <array>
#include <numbers>

namespace gyre {
namespace {

using P = FlexibleBeam;

constexpr int mostElements = 100000, mostModes = 120;
constexpr double mostTurn = 170 * std::numbers::pi / 180;  // an element turns by less: its logarithm is unique

std::optional<Error> checkFlexibleBeam(const std::any& any) {
  const auto& p = std::any_cast<const P&>(any);
  if (auto bad = checkLine(p)) return bad;
  if (auto bad = checkSection(p)) return bad;
  if (p.modes % 3 != 0)
    return Error{.message = fmt::format("a multiple of 3 was expected; {} is none", p.modes), .key = "modes"};
  if (p.modes > 0 && p.contact)
    return Error{.message = "a beam by modes does not touch others: 0 modes were expected, or no contact",
                 .key = "contact"};
  if (p.modes > 0 && p.load != TimeVector{})
    return Error{.message = "a beam by modes takes forces at stations, no load along its line: 0 modes were expected",
                 .key = "load"};
  const double turn = p.line.empty() ? p.length * p.curvature.norm() / p.elements : 0;
  if (turn > mostTurn)
    return Error{.message = fmt::format("elements that turn by less than 170 deg were expected; these turn by {:.4g} "
                                        "deg without load: use more",
                                        turn * 180 / std::numbers::pi),
                 .key = "elements"};
  return std::nullopt;
}

bool hasPoints(const std::any& any) { return !std::any_cast<const P&>(any).line.empty(); }

Field alongField(Function P::*member, const char* key, const char* label, const char* help, Quantity quantity) {
  return field<P>(member, {.key = key,
                           .label = label,
                           .help = std::string(help) + "; a number, or over s from 0 to 1 along the line",
                           .quantity = quantity,
                           .argument = alongLineArgument});
}

std::vector<Field> lineFields() {
  std::vector<Field> fields{
      field<P>(&P::elements, {.key = "elements",
                              .label = "Elements",
                              .help = "How many elements the line is divided into; errors fall with the fourth power",
                              .range = {.minimum = 1, .maximum = mostElements}}),
      field<P>(&P::modes,
               {.key = "modes",
                .label = "Modes",
                .help = "So many vibrations between held stations stand for the elements (Craig and Bampton 1968), for "
                        "small deformations and long runs, a multiple of 3; 0: the elements themselves",
                .range = {.minimum = 0, .maximum = mostModes},
                .advanced = true}),
      field<P>(&P::length, {.key = "length",
                            .label = "Length",
                            .help = "Of a straight or evenly curved line, which begins along x of the body",
                            .quantity = Quantity::length,
                            .range = positive}),
      field<P>(&P::curvature, {.key = "curvature",
                               .label = "Curvature",
                               .help = "Of such a line without load: twist about x, curvature about y and z; an arc of "
                                       "radius R in the x-y plane has [0, 0, 1/R]",
                               .quantity = Quantity::curvature,
                               .advanced = true}),
      field<P>(&P::line, {.key = "line",
                          .label = "Line",
                          .help = "Points in the axes of the body, joined by straight pieces, in place of length and "
                                  "curvature; a line that ends where it began is a ring",
                          .quantity = Quantity::length,
                          .advanced = true}),
      field<P>(&P::up, {.key = "up",
                        .label = "Up",
                        .help = "Near z of the sections of a line of points, in the axes of the body",
                        .advanced = true}),
      alongField(&P::twist, "twist", "Twist", "Of the sections about the line without load", Quantity::angle)};
  for (Field& f : fields)
    if (f.key == "length" || f.key == "curvature") {
      f.derivedFrom = "line";
      f.derived = hasPoints;
    }
  fields.back().advanced = true;
  return fields;
}

std::vector<Field> sectionFields() {
  const auto material = [](double P::*member, FieldInfo info) { return field<P>(member, std::move(info)); };
  return {
      field<P>(&P::section, {.key = "section",
                             .label = "Section",
                             .help = "Its shape, or 'stiffness' for one that is given by stiffnesses and masses",
                             .choices = {"rectangle", "circle", "tube", "stiffness"}}),
      alongField(&P::width, "width", "Width", "Of a rectangle, along y of the section", Quantity::length),
      alongField(&P::height, "height", "Height", "Of a rectangle, along z of the section", Quantity::length),
      alongField(&P::diameter, "diameter", "Diameter", "Of a circle or a tube", Quantity::length),
      alongField(&P::wall, "wall", "Wall", "Thickness of a tube", Quantity::length),
      material(&P::youngs_modulus, {.key = "youngs_modulus",
                                    .label = "Young's modulus",
                                    .help = "E",
                                    .quantity = Quantity::pressure,
                                    .range = positive}),
      material(&P::poisson, {.key = "poisson",
                             .label = "Poisson's ratio",
                             .help = "nu; the shear modulus is E / (2 (1 + nu))",
                             .range = {.minimum = -1, .maximum = 0.5, .openMinimum = true}}),
      material(
          &P::density,
          {.key = "density", .label = "Density", .help = "Mass", .quantity = Quantity::density, .range = positive}),
      material(&P::shear_factor, {.key = "shear_factor",
                                  .label = "Shear factor",
                                  .help = "Effective part of the area in shear; 0: of the shape (Cowper 1966)",
                                  .range = {.minimum = 0, .maximum = 10},
                                  .advanced = true}),
      material(&P::torsion_constant, {.key = "torsion_constant",
                                      .label = "Torsion constant",
                                      .help = "J; 0: of the shape by Saint-Venant",
                                      .quantity = Quantity::secondMoment,
                                      .range = nonNegative,
                                      .advanced = true}),
      material(&P::bending_factor, {.key = "bending_factor",
                                    .label = "Bending factor",
                                    .help = "Of the stiffnesses of bending and torsion: below 1 for ropes, whose wires "
                                            "or fibres slide, often 0.01 to 0.1",
                                    .range = {.minimum = 0, .maximum = 1, .openMinimum = true},
                                    .advanced = true}),
      field<P>(&P::section_stiffness,
               {.key = "section_stiffness",
                .label = "Section stiffness",
                .help = "Of a section 'stiffness': 6 numbers or a symmetric 6x6 matrix, forces x y z [N] and moments x "
                        "y z [N m] over their strains"}),
      field<P>(&P::force_stiffness, {.key = "force_stiffness",
                                     .label = "Force stiffness",
                                     .help = "Of a section 'stiffness' that varies: EA, GA y and GA z over s",
                                     .quantity = Quantity::force,
                                     .advanced = true,
                                     .argument = alongLineArgument}),
      field<P>(&P::moment_stiffness,
               {.key = "moment_stiffness",
                .label = "Moment stiffness",
                .help = "Of a section 'stiffness' that varies: GJ, EI y and EI z over s, in N m^2",
                .advanced = true,
                .argument = alongLineArgument}),
      alongField(&P::mass_per_length, "mass_per_length", "Mass per length", "Of a section 'stiffness', in kg/m",
                 Quantity::none),
      field<P>(&P::inertia_per_length, {.key = "inertia_per_length",
                                        .label = "Inertia per length",
                                        .help = "Of a section 'stiffness', about x, y and z of the section, in kg m",
                                        .range = positive})};
}

/// Which sections each of the fields is part of.
void setSections(std::vector<Field>& fields) {
  const std::vector<std::string> shapes{"rectangle", "circle", "tube"}, rectangle{"rectangle"}, round{"circle", "tube"},
      tube{"tube"}, stiffness{"stiffness"};
  const std::pair<std::string_view, const std::vector<std::string>&> parts[] = {{"width", rectangle},
                                                                                {"height", rectangle},
                                                                                {"diameter", round},
                                                                                {"wall", tube},
                                                                                {"youngs_modulus", shapes},
                                                                                {"poisson", shapes},
                                                                                {"density", shapes},
                                                                                {"shear_factor", shapes},
                                                                                {"torsion_constant", shapes},
                                                                                {"bending_factor", shapes},
                                                                                {"section_stiffness", stiffness},
                                                                                {"force_stiffness", stiffness},
                                                                                {"moment_stiffness", stiffness},
                                                                                {"mass_per_length", stiffness},
                                                                                {"inertia_per_length", stiffness}};
  for (const auto& [key, sections] : parts)
    for (Field& f : fields)
      if (f.key == key) f.appliesWhere = {.key = "section", .choices = sections};
}

std::vector<Field> motionFields() {
  return {
      field<P>(&P::damping_time, {.key = "damping_time",
                                  .label = "Damping time",
                                  .help = "beta: damping is beta times stiffness (Kelvin and Voigt)",
                                  .quantity = Quantity::time,
                                  .range = nonNegative}),
      field<P>(&P::load, {.key = "load",
                          .label = "Load",
                          .help = "Force per length along the inertial axes, over t and s from 0 to 1, in N/m",
                          .advanced = true,
                          .argument = {.others = {"s"}}}),
      field<P>(&P::masses, {.key = "masses",
                            .label = "Masses",
                            .help = "Of the nodes: by Gregory's rule, of order 4, or halves of the elements beside "
                                    "them",
                            .choices = {"gregory", "halves"},
                            .advanced = true}),
      field<P>(&P::contact, {.key = "contact",
                             .label = "Touches others",
                             .help = "By capsules along its elements, as thick as the largest circle in the section",
                             .advanced = true}),
      field<P>(&P::material, {.key = "material",
                              .label = "Material",
                              .help = "Where it touches; none: the first material of the model",
                              .advanced = true,
                              .refersTo = Category::material,
                              .mayBeLost = true}),
      field<P>(&P::position, {.key = "position",
                              .label = "Position",
                              .help = "Origin of the line, inertial axes",
                              .quantity = Quantity::length}),
      orientationField<P>(),
      field<P>(&P::velocity, {.key = "velocity",
                              .label = "Velocity",
                              .help = "Of that point, as part of a rigid body; inertial axes",
                              .quantity = Quantity::velocity}),
      angularVelocityField<P>(),
      colorField<P>()};
}

}  // namespace

const BodyType& flexibleBeamType() {
  static const BodyType type = [] {
    std::vector<Field> fields = lineFields();
    for (const std::vector<Field>& more : {sectionFields(), motionFields()})
      fields.insert(fields.end(), more.begin(), more.end());
    setSections(fields);
    return BodyType{
        {.category = Category::body,
         .id = "flexible_beam",
         .label = "Flexible beam",
         .help =
             "A slender elastic body for large deflections: geometrically exact strains (Reissner 1981; Simo 1985), on "
             "rigid nodes with elements of order 4 between them, which every method carries. What takes hold of it "
             "names a station, from 0 at its start to 1 at its end. The nodes are NAME.0, NAME.1 and so on; NAME.tip "
             "is the end.",
         .words = "flexible elastic rod cable blade shaft bar spring-steel timoshenko",
         .fields = std::move(fields),
         .defaults = P{},
         .check = checkFlexibleBeam},
        [](const std::any& any) {
          const auto& p = std::any_cast<const P&>(any);
          return Frame{p.position, p.orientation};
        },
        [](const std::any& any) { return shapesAtRest(std::any_cast<const P&>(any)); },
        [](const std::any& any) { return rigidType().create(std::any(startNode(std::any_cast<const P&>(any)))); },
        [](std::any& any, const Frame& to) {
          auto& p = std::any_cast<P&>(any);
          p.position = to.position;
          p.orientation = to.orientation.normalized();
        },
        "flexible-beam",
        true,
        {},
        true,
        [](const std::any& any) { return std::any_cast<const P&>(any).modes > 0; }};
  }();
  return type;
}

}  // namespace gyre

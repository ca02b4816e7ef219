#include "forces/bushing.h"

#include "forces/elastic_force.h"

#include <Eigen/Cholesky>

namespace gyre {
namespace {

const Argument deflection{.name = "x", .quantity = Quantity::length};
const Argument rotation{.name = "x", .quantity = Quantity::angle};

BushingLaw lawOf(const Bushing& p) {
  BushingLaw law{.K = p.stiffness.m, .C = p.damping.m, .halfway = p.frame == Bushing::Axes::symmetric};
  std::size_t i = 0;
  for (const Function* f : {&p.force_x, &p.force_y, &p.force_z, &p.torque_x, &p.torque_y, &p.torque_z}) {
    law.f[i] = CompiledFunction::compile(*f, i < 3 ? deflection : rotation).value();
    ++i;
  }
  return law;
}

std::optional<Error> checkBushing(const std::any& any) {
  const auto& p = std::any_cast<const Bushing&>(any);
  if (auto bad = checkEnds<Bushing>(any)) return bad;
  const auto check = [](const Mat6& m, const char* key) -> std::optional<Error> {
    const double scale = m.cwiseAbs().maxCoeff();
    if ((m - m.transpose()).cwiseAbs().maxCoeff() > 1e-12 * scale)
      return Error{.message = "a symmetric matrix was expected", .key = key};
    // Positive definite once it is shifted, where Cholesky's pivots are at round-off of the scale: no eigenvalue below.
    const Mat6 shifted = m + 1e-12 * scale * Mat6::Identity();
    if (scale > 0 && shifted.llt().info() != Eigen::Success)
      return Error{.message = "a matrix without negative eigenvalues was expected", .key = key};
    return std::nullopt;
  };
  if (auto bad = check(p.stiffness.m, "stiffness")) return bad;
  return check(p.damping.m, "damping");
}

Field lawField(Function Bushing::*member, const char* key, const char* label, bool turns) {
  return field<Bushing>(member,
                        {.key = key,
                         .label = label,
                         .help = turns ? "Torque over the rotation x about this axis, added to the linear part"
                                       : "Force over the deflection x along this axis, added to the linear part",
                         .quantity = turns ? Quantity::torque : Quantity::force,
                         .advanced = true,
                         .argument = turns ? rotation : deflection});
}

std::vector<Field> bushingFields() {
  using P = Bushing;
  std::vector<Field> fields = endFields<P>();
  fields.push_back(
      field<P>(&P::stiffness, {.key = "stiffness",
                               .label = "Stiffness",
                               .help = "6 numbers (translation x y z, rotation x y z) or a symmetric 6x6 matrix",
                               .quantity = Quantity::stiffness,
                               .required = true,
                               .twoQuantities = true}));
  fields.push_back(field<P>(&P::damping, {.key = "damping",
                                          .label = "Damping",
                                          .help = "6 numbers or a symmetric 6x6 matrix",
                                          .quantity = Quantity::damping,
                                          .twoQuantities = true}));
  fields.push_back(
      field<P>(&P::frame, {.key = "frame",
                           .label = "Axes",
                           .help = "Axes of deflection and force: those of marker 1, or symmetric, halfway "
                                   "between both markers",
                           .choices = {"marker1", "symmetric"},
                           .advanced = true}));
  fields.push_back(lawField(&P::force_x, "force_x", "Force law x", false));
  fields.push_back(lawField(&P::force_y, "force_y", "Force law y", false));
  fields.push_back(lawField(&P::force_z, "force_z", "Force law z", false));
  fields.push_back(lawField(&P::torque_x, "torque_x", "Torque law x", true));
  fields.push_back(lawField(&P::torque_y, "torque_y", "Torque law y", true));
  fields.push_back(lawField(&P::torque_z, "torque_z", "Torque law z", true));
  return fields;
}

}  // namespace

const ForceType& bushingType() {
  using P = Bushing;
  static const ForceType type{
      {.category = Category::force,
       .id = "bushing",
       .label = "Bushing",
       .help =
           "Elastic and damped connection of two markers in six directions: linear by a matrix, and by a law in each "
           "direction. Deflection in the axes of marker 1 or halfway between the markers, rotation as the rotation "
           "vector from marker 1 to marker 2. It counts through full turns about one axis at a time; a run ends where "
           "two of its angles are large at half a turn.",
       .words = "rubber mount elastic compliance",
       .glyph = Glyph::bushing,
       .fields = bushingFields(),
       .defaults = P{},
       .check = checkBushing},
      [](const std::any& any) -> std::unique_ptr<Force> {
        const auto& p = std::any_cast<const P&>(any);
        return std::make_unique<ElasticForce<BushingLaw>>(p, lawOf(p));
      }};
  return type;
}

}  // namespace gyre

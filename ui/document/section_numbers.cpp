#include "document/section_numbers.h"

#include "flexible/beam_section.h"

#include <Eigen/Cholesky>

namespace gyre::ui {

std::optional<Edit> sectionAsNumbers(const Element& element, const Field& field, const Value& value) {
  if (element.type != &flexibleBeamType()) return std::nullopt;
  const auto& before = element.as<FlexibleBeam>();
  std::any params = element.params;
  field.set(params, value);
  auto& after = std::any_cast<FlexibleBeam&>(params);
  const bool isWanted = after.section == FlexibleBeam::Section::stiffness && before.section != after.section;
  const bool isThere = !after.section_stiffness.m.isZero(0) || after.force_stiffness != TimeVector{};
  if (!isWanted || isThere) return std::nullopt;
  const BeamSection middle = BeamSections(before).at(0.5);
  after.section_stiffness.m = middle.compliance.llt().solve(Mat6::Identity());
  after.mass_per_length = {.constant = middle.mass};
  after.inertia_per_length = middle.inertia;
  return Edit{SetType{element.id, element.type, std::move(params), element.formulas}};
}

}  // namespace gyre::ui

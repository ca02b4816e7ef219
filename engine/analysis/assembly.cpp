#include "analysis/assembly.h"

#include "analysis/dependent_sets.h"
#include "analysis/health_text.h"
#include "joints/joint.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

bool isDrive(const Element& e) {
  if (e.type->category != Category::joint) return false;
  const auto& type = jointType(e);
  return type.coordinateConstraint && type.coordinateConstraint(e.params).driven;
}

/// The drives of the dependent set that a constraint belongs to.
std::vector<ElementId> drivesBeside(const Model& model, const System& system, const std::string& constraint) {
  int rank = 0;
  for (const DependentSet& set : dependentSets(system, SystemElements(model, system), system.initialState(), rank)) {
    const auto named = [&](ElementId id) { return model.nameOf(id) == constraint; };
    if (std::none_of(set.joints.begin(), set.joints.end(), named)) continue;
    std::vector<ElementId> drives;
    for (const ElementId id : set.joints)
      if (const Element* e = model.find(id); e && isDrive(*e)) drives.push_back(id);
    return drives;
  }
  return {};
}

}  // namespace

Expected<InitialState> assembledState(const Model& model, const System& system) {
  auto state = consistentInitialState(system, true);
  if (state) return state;
  Error error = std::move(state.error());
  const std::vector<ElementId> drives = drivesBeside(model, system, error.element);
  if (drives.size() == 1)
    error.message += fmt::format("; {} drives what the joints do not leave free", namesText(model, drives));
  if (drives.size() > 1)
    error.message += fmt::format("; the drives {} contradict each other", namesText(model, drives));
  return fail(std::move(error));
}

}  // namespace gyre

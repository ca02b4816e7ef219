#include "analysis_input.h"

#include "analysis/statics.h"
#include "catalog/catalog.h"
#include "console.h"
#include "io/model_file.h"
#include "system/initial_conditions.h"

namespace gyre::cli {

Error inFile(Error error, const std::string& file) {
  if (error.file.empty()) error.file = file;
  return error;
}

Expected<AnalysisInput> analysisInput(const std::string& file, const Overrides& overrides) {
  auto model = readModel(file, catalog());
  if (!model) return fail(model.error());
  if (auto ok = applyOverrides(overrides, *model); !ok) return fail(ok.error());
  auto system = System::compile(*model);
  if (!system) return fail(inFile(system.error(), file));
  if ((*system)->contacts().any())
    say("note: contact is left out here; bodies pass through each other and the ground\n");
  return AnalysisInput{std::move(*model), std::move(*system)};
}

Expected<State> stateAbout(const System& system, const std::string& about) {
  if (about == "equilibrium") {
    auto rest = findEquilibrium(system, system.initialState());
    if (!rest) {
      rest.error().message += "; --about initial takes the initial placement as it is";
      return fail(rest.error());
    }
    return rest->state;
  }
  auto initial = consistentInitialState(system, false);
  if (!initial) return fail(initial.error());
  return initial->state;
}

}  // namespace gyre::cli

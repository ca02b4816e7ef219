#include "analysis_input.h"

#include "catalog/catalog.h"
#include "console.h"
#include "io/model_file.h"

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

}  // namespace gyre::cli

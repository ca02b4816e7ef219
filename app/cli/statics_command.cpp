// gyre statics MODEL: where the model rests, what the joints then carry, and whether it stays there.
#include "analysis/initial_values.h"
#include "analysis/statics_text.h"
#include "analysis_input.h"
#include "commands.h"
#include "console.h"
#include "core/units.h"
#include "io/csv.h"
#include "io/file_roles.h"
#include "io/model_file.h"

#include <fmt/format.h>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace gyre::cli {
namespace {

/// All channels at one moment, named as those of a run.
std::string channelsCsv(const System& system, const State& at) {
  std::vector<std::string> header{"time [s]"};
  for (const Channel& channel : system.channels().list()) header.push_back(channel.header());
  std::vector<double> values(header.size(), at.t);
  Workspace w = system.makeWorkspace();
  system.channels().report(system.evaluateKinematics(at, w), std::span(values).subspan(1));
  std::string text = csvHead({}, header);
  appendCsvRow(values, text);
  return text;
}

struct StaticsArguments {
  std::string model, time, out, csv;
  Overrides overrides;
};

int statics(const StaticsArguments& options) {
  const auto files =
      FileRoles().reads("the model", options.model).writes("--csv", options.csv).writes("--out", options.out).check();
  if (!files) return report(files.error());
  auto input = analysisInput(options.model, options.overrides);
  if (!input) return report(input.error());
  StaticsOptions choices;
  if (!options.time.empty()) {
    const auto time = parseQuantity(options.time, Quantity::time);
    if (!time) return report(time.error());
    choices.time = *time;
  }
  const System& system = *input->system;
  const auto rest = findEquilibrium(system, system.initialState(), choices);
  if (!rest) return report(inFile(rest.error(), options.model));
  int exitCode = exitDone;
  if (!options.csv.empty()) {
    exitCode = writeText(channelsCsv(system, rest->state), options.csv);
  }
  if (!options.out.empty()) {
    if (auto ok = input->model.apply(initialValuesEdit(input->model, system, rest->state)); !ok)
      return report(ok.error());
    exitCode = firstFailure(exitCode, writeText(modelText(input->model), options.out));
  }
  if (namesStandardOutput(options.csv) || namesStandardOutput(options.out)) return exitCode;
  return firstFailure(exitCode, print(equilibriumText(*rest) + "\n" + reactionsTable(system, rest->state)));
}

}  // namespace

void addStaticsCommand(CLI::App& app, int& exitCode) {
  auto options = std::make_shared<StaticsArguments>();
  CLI::App* command =
      app.add_subcommand("statics", "Find a static equilibrium, its reactions, and whether it is stable");
  command->add_option("model", options->model, "Model file (*.gyre)")->required();
  command->add_option("--at", options->time, "Time at which forces of time are taken; 0 without it")->type_name("TIME");
  command->add_option("--set", options->overrides.set, "Change a value of the model, as in: gyre run")
      ->allow_extra_args(false)
      ->type_name("KEY=VALUE");
  command->add_option("--csv", options->csv, "Write all channels at the equilibrium; - is standard output")
      ->type_name("FILE");
  command->add_option("--out", options->out, "Write the model, placed in equilibrium, here")->type_name("FILE");
  command->callback([options, &exitCode] { exitCode = statics(*options); });
}

}  // namespace gyre::cli

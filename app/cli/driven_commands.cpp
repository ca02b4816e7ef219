// gyre kinematics MODEL, gyre inverse MODEL: motion of mechanisms whose drives leave no degree of freedom, and what the
// drives and joints must give for it.
#include "analysis_input.h"
#include "commands.h"
#include "console.h"
#include "interrupt.h"
#include "io/file_roles.h"
#include "run/driven_run.h"
#include "run/recording_csv.h"

#include <fmt/format.h>
#include <memory>

namespace gyre::cli {
namespace {

struct DrivenArguments {
  std::string model, csv = "-";
  Overrides overrides;
};

int driven(const DrivenArguments& options, DrivenChannels channels) {
  const auto files = FileRoles().reads("the model", options.model).writes("--csv", options.csv).check();
  if (!files) return report(files.error());
  const auto input = analysisInput(options.model, options.overrides);
  if (!input) return report(input.error());
  const KeepsResults computing;
  const auto made = drivenRun(input->model, *input->system, drivenTimes(input->model), channels,
                              [](double) { return !interrupted(); });
  if (!made) return report(inFile(made.error(), options.model));
  // What was computed until a failure is written, too.
  const int written =
      made->failure && !made->failure->time ? exitDone : writeText(csvOf(input->model, made->recording), options.csv);
  if (made->failure) return report(inFile(*made->failure, options.model));
  if (!interrupted()) return written;
  say("gyre: stopped; the rows until then were written\n");
  return exitRunFailed;
}

void add(CLI::App& app, int& exitCode, const char* name, const char* help, DrivenChannels channels) {
  auto options = std::make_shared<DrivenArguments>();
  CLI::App* command = app.add_subcommand(name, help);
  command->add_option("model", options->model, "Model file (*.gyre)")->required();
  command->add_option("--end", options->overrides.end, "Last time; that of the model without it")->type_name("TIME");
  command->add_option("--output-step", options->overrides.outputStep, "Interval between rows")->type_name("TIME");
  command->add_option("--set", options->overrides.set, "Change a value of the model, as in: gyre run")
      ->allow_extra_args(false)
      ->type_name("KEY=VALUE");
  command->add_option("--csv", options->csv, "Write here; - is standard output, the default")->type_name("FILE");
  command->callback([options, channels, &exitCode] { exitCode = driven(*options, channels); });
}

}  // namespace

void addDrivenCommands(CLI::App& app, int& exitCode) {
  add(app, exitCode, "kinematics", "Positions, velocities and accelerations of a mechanism moved by drives alone",
      DrivenChannels::motion);
  add(app, exitCode, "inverse", "The same, and the forces its drives and joints must give (inverse dynamics)",
      DrivenChannels::all);
}

}  // namespace gyre::cli

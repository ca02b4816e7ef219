// gyre converge MODEL: the error of methods over steps, and their orders.
#include "catalog/catalog.h"
#include "commands.h"
#include "console.h"
#include "io/file_roles.h"
#include "io/model_file.h"
#include "overrides.h"
#include "study/order_study.h"
#include "study/study_csv.h"
#include "study/study_file.h"
#include "study_run.h"
#include "typed_list.h"

#include <fmt/format.h>
#include <filesystem>
#include <memory>

namespace gyre::cli {
namespace {

struct ConvergeArguments {
  OrderStudyChoices choices;
  Overrides overrides;
  std::string model, csv, norm, over;
  int threads = 0;
};

int converge(ConvergeArguments options) {
  FileRoles files;
  files.reads("the model", options.model).writes("--csv", options.csv);
  if (std::error_code none; std::filesystem::is_regular_file(options.choices.reference, none))
    files.reads("the reference", options.choices.reference);
  if (auto ok = files.check(); !ok) return report(ok.error());
  auto model = readModel(options.model, catalog());
  if (!model) return report(model.error());
  if (auto ok = applyOverrides(options.overrides, *model); !ok) return report(ok.error());
  OrderStudyChoices& choices = options.choices;
  choices.model = std::make_shared<const Model>(std::move(*model));
  choices.modelFile = options.model;
  const bool noSteps = choices.steps.empty();
  choices.integrators = split(choices.integrators);
  choices.steps = split(choices.steps);
  if (!options.over.empty()) {
    const std::size_t equals = options.over.find('=');
    if (equals == std::string::npos)
      return report({.message = fmt::format("--over '{}': KEY=V1,V2,... was expected", options.over)});
    choices.over = options.over.substr(0, equals);
    choices.values = split({options.over.substr(equals + 1)});
  }
  if (noSteps && choices.over.empty()) return report({.message = "--steps is required"});
  if (noSteps) choices.steps = {shortest(runSettings(choices.model->simulation()).step)};
  choices.channels = split(choices.channels);
  const auto norm = normFromName(options.norm);
  if (!norm) return report(norm.error());
  choices.norm = *norm;
  auto study = orderStudy(choices);
  if (!study) return report(study.error());
  if (const int code = print("reference: " + referenceText(*study) + "\n"); code != exitDone) return code;

  StudyRunOptions run;
  run.runner.threads = options.threads;
  if (!options.csv.empty())
    run.write = [&options](const StudyPlan& plan, const CaseResults& results) {
      return writeFileAtomically(resultsCsv(plan, results), options.csv);
    };
  return runStudy(std::move(*study), run);
}

}  // namespace

void addConvergeCommand(CLI::App& app, int& exitCode) {
  auto options = std::make_shared<ConvergeArguments>();
  options->norm = "mean";
  CLI::App* command = app.add_subcommand("converge", "Measure the order of integrators on a model");
  command->add_option("model", options->model, "Model file (*.gyre)")->required();
  command->add_option("--integrators", options->choices.integrators, "Methods to compare, e.g. geom1,geom2")
      ->required()
      ->type_name("A,B,...");
  command
      ->add_option("--steps", options->choices.steps,
                   "Step sizes, e.g. 4e-3,2e-3,1e-3; with --over it may be left out, for the step of the model")
      ->type_name("H1,H2,...");
  command
      ->add_option(
          "--over", options->over,
          "Also over a whole number of the model, e.g. blade.elements=4,8,16: errors are then against twice the "
          "largest, at half the smallest of several steps")
      ->type_name("KEY=N1,N2,...");
  command
      ->add_option("--reference", options->choices.reference,
                   "A file of times and columns named as channels; ID@H: a run by that method and step; finest: the "
                   "smallest step of each method. Without it, the most accurate method there is")
      ->type_name("FILE|ID@H|finest");
  command
      ->add_option("--measure", options->choices.channels,
                   "Channels whose error is measured, e.g. \"top.x,top.y,top.z\" or \"*.lambda?\"; without it, the "
                   "positions of all bodies")
      ->type_name("CHANNELS");
  command->add_option("--norm", options->norm, "Over time: mean, max, rms or last")->type_name("NORM");
  command->add_option("--set", options->overrides.set, "Change a value of the model, as in: gyre run")
      ->allow_extra_args(false)
      ->type_name("KEY=VALUE");
  command->add_option("--end", options->overrides.end, "Time at which the runs end")->type_name("TIME");
  command->add_option("--csv", options->csv, "Write the table here; - is standard output")->type_name("FILE");
  command->add_option("--threads", options->threads, "Cases computed side by side; 0: one for each core")
      ->check(CLI::Range(0, 1024))
      ->type_name("N");
  command->callback([options, &exitCode] { exitCode = converge(*options); });
}

}  // namespace gyre::cli

// gyre campbell MODEL: modes over the speed of a rotor or a drive, how they whirl, and critical speeds.
#include "analysis_input.h"
#include "catalog/catalog.h"
#include "commands.h"
#include "console.h"
#include "core/units.h"
#include "interrupt.h"
#include "io/file_roles.h"
#include "io/model_file.h"
#include "locus/campbell_csv.h"
#include "progress_bar.h"

#include <fmt/format.h>
#include <cmath>
#include <memory>
#include <stop_token>

namespace gyre::cli {
namespace {

struct CampbellArguments {
  std::string model, rotor, drive, speeds, csv, about = "equilibrium";
  int count = 8;
  Overrides overrides;
};

constexpr int mostSpeeds = 10000;

/// "0:300:61" or "0 rpm:6000 rpm:61": first, last and how many.
Expected<std::vector<double>> speedsOf(const std::string& text) {
  const auto wrong = [&](const std::string& why) {
    return failInput(
        fmt::format("--speeds '{}': {}; FIRST:LAST:NUMBER was expected, as 0:300:61 (rad/s) or "
                    "\"0 rpm:6000 rpm:61\"",
                    text, why));
  };
  const auto first = text.find(':'), second = first == std::string::npos ? first : text.find(':', first + 1);
  if (second == std::string::npos) return wrong("there are no three parts");
  const auto from = parseQuantity(text.substr(0, first), Quantity::angularVelocity);
  if (!from) return wrong(from.error().message);
  const auto to = parseQuantity(text.substr(first + 1, second - first - 1), Quantity::angularVelocity);
  if (!to) return wrong(to.error().message);
  const auto number = parseNumber(text.substr(second + 1));
  if (!number) return wrong(number.error().message);
  if (*number != std::floor(*number) || *number < 1 || *number > mostSpeeds)
    return wrong(fmt::format("the number of speeds is 1 to {}", mostSpeeds));
  if (*number > 1 && !(*from < *to)) return wrong("the last speed is above the first");
  return evenSpeeds(*from, *to, static_cast<int>(*number));
}

int campbellDiagram(const CampbellArguments& options) {
  const auto files = FileRoles().reads("the model", options.model).writes("--csv", options.csv).check();
  if (!files) return report(files.error());
  if (options.rotor.empty() == options.drive.empty())
    return report({.message = "campbell wants --rotor BODY or --drive DRIVE, one of them"});
  const auto speeds = speedsOf(options.speeds);
  if (!speeds) return report(speeds.error());
  const auto input = analysisInput(options.model, options.overrides);
  if (!input) return report(input.error());
  const CampbellOptions choices{.rotor = options.rotor,
                                .drive = options.drive,
                                .speeds = *speeds,
                                .aboutEquilibrium = options.about == "equilibrium",
                                .count = options.count};
  const KeepsResults computing;
  std::stop_source stop;
  ProgressBar bar(true);
  const auto found = campbell(input->model, choices, stop.get_token(), [&](std::size_t done) {
    if (interrupted()) stop.request_stop();
    bar.show(static_cast<double>(done) / static_cast<double>(speeds->size()),
             fmt::format("speed {} of {}", done, speeds->size()));
  });
  bar.clear();
  if (!found) return report(inFile(found.error(), options.model));
  int exitCode = exitDone;
  if (interrupted()) {
    say("gyre: stopped; what follows is of the speeds until then\n");
    exitCode = exitRunFailed;
  }
  if (!options.csv.empty())
    exitCode = firstFailure(exitCode, writeText(campbellCsv(input->model, *found), options.csv));
  if (namesStandardOutput(options.csv)) return exitCode;
  return firstFailure(exitCode, print(campbellTable(*found) + "\n" + campbellWarnings(*found)));
}

}  // namespace

void addCampbellCommand(CLI::App& app, int& exitCode) {
  auto options = std::make_shared<CampbellArguments>();
  CLI::App* command = app.add_subcommand(
      "campbell", "Campbell diagram: modes over the speed of a rotor, forward and backward whirl, critical speeds");
  command->add_option("model", options->model, "Model file (*.gyre)")->required();
  command
      ->add_option("--rotor", options->rotor,
                   "Body that turns, about the axis of its initial angular velocity or of its symmetry")
      ->type_name("BODY");
  command->add_option("--drive", options->drive, "Drive of an angle that gets the speed instead")->type_name("DRIVE");
  command->add_option("--speeds", options->speeds, "First, last and how many, in rad/s or with units: 0:300:61")
      ->type_name("A:B:N")
      ->required();
  command->add_option("--count", options->count, "How many modes, slowest first")->check(CLI::Range(1, 1000));
  command
      ->add_option(
          "--about", options->about,
          "Where it turns. equilibrium: that at rest, deflected by its turning; initial: the model as it is placed")
      ->check(CLI::IsMember({"equilibrium", "initial"}));
  command->add_option("--set", options->overrides.set, "Change a value of the model, as in: gyre run")
      ->allow_extra_args(false)
      ->type_name("KEY=VALUE");
  command
      ->add_option("--csv", options->csv,
                   "Write frequencies, damping ratios and whirl of every speed; - is standard output")
      ->type_name("FILE");
  command->callback([options, &exitCode] { exitCode = campbellDiagram(*options); });
}

}  // namespace gyre::cli

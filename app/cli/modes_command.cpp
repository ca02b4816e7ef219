// gyre modes MODEL: frequencies, damping and shapes of small vibrations.
#include "analysis/modes_table.h"
#include "analysis_input.h"
#include "commands.h"
#include "console.h"
#include "io/file_roles.h"
#include "modes_along.h"

#include <fmt/format.h>
#include <algorithm>
#include <memory>
#include <numeric>

namespace gyre::cli {
namespace {

struct ModesArguments {
  std::string model, csv, about = "equilibrium";
  int count = 20, along = 0;
  Overrides overrides;
};

/// "rod 2 38 %, rod 3 21 %": who moves most.
std::string shares(const System& system, const Mode& mode) {
  std::vector<Eigen::Index> order(static_cast<std::size_t>(mode.share.size()));
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return mode.share[a] > mode.share[b]; });
  std::string out;
  for (std::size_t i = 0; i < order.size() && i < 3 && mode.share[order[i]] > 0.005; ++i)
    out += fmt::format("{}{} {:.0f} %", i == 0 ? "" : ", ", system.bodies()[static_cast<std::size_t>(order[i])].name,
                       100 * mode.share[order[i]]);
  return out;
}

int modes(const ModesArguments& options) {
  const auto files = FileRoles().reads("the model", options.model).writes("--csv", options.csv).check();
  if (!files) return report(files.error());
  if (options.along > 0) return modesAlong(options.model, options.overrides, options.along, options.csv);
  const auto input = analysisInput(options.model, options.overrides);
  if (!input) return report(input.error());
  const System& system = *input->system;
  const auto s = stateAbout(system, options.about);
  if (!s) return report(inFile(s.error(), options.model));
  const auto all = modesAbout(system, *s, {.count = options.count, .equilibrium = options.about == "equilibrium"});
  if (!all) return report(inFile(all.error(), options.model));
  const std::vector<Mode>* found = &all->modes;
  const int written = options.csv.empty() ? exitDone : writeText(modesCsv(system, *s, *found), options.csv);
  if (namesStandardOutput(options.csv)) return written;
  std::string text;
  for (std::size_t i = 0; i < found->size(); ++i)
    text += fmt::format("{:>4}  {:<44} {}\n", i + 1, modeText((*found)[i]), shares(system, (*found)[i]));
  if (text.empty()) text = "nothing can move: there are no modes\n";
  text += "\nLinearized " + linearizationText(all->about) + ".\n";
  if (const std::string left = all->about.isMotion() ? std::string() : motionLeftOut(system); !left.empty())
    text += fmt::format("Note: {} (--about initial takes it in).\n", left);
  return firstFailure(written, print(text));
}

}  // namespace

void addModesCommand(CLI::App& app, int& exitCode) {
  auto options = std::make_shared<ModesArguments>();
  CLI::App* command =
      app.add_subcommand("modes", "Eigenmodes of small vibrations about an equilibrium, or eigenvalues along a run");
  command->add_option("model", options->model, "Model file (*.gyre)")->required();
  CLI::Option* count =
      command->add_option("--count", options->count, "How many, slowest first")->check(CLI::Range(1, 10000));
  CLI::Option* about =
      command->add_option("--about", options->about, "equilibrium: found first; initial: the model as it is placed")
          ->check(CLI::IsMember({"equilibrium", "initial"}));
  command
      ->add_option("--along", options->along,
                   "Run the model, and tell the eigenvalues at so many moments of it, and what method and step suit it")
      ->check(CLI::Range(1, 100000))
      ->type_name("N")
      ->excludes(count)
      ->excludes(about);
  command->add_option("--integrator", options->overrides.integrator, "Method of the run, with --along")
      ->type_name("ID");
  command->add_option("--set", options->overrides.set, "Change a value of the model, as in: gyre run")
      ->allow_extra_args(false)
      ->type_name("KEY=VALUE");
  command
      ->add_option("--csv", options->csv,
                   "Write modes and shapes, or the eigenvalues of every moment; - is standard output")
      ->type_name("FILE");
  command->callback([options, &exitCode] { exitCode = modes(*options); });
}

}  // namespace gyre::cli

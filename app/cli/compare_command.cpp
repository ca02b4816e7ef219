// gyre compare MODEL: one model by several methods side by side, what they differ by and what they cost.
#include "catalog/catalog.h"
#include "commands.h"
#include "console.h"
#include "interrupt.h"
#include "io/file_roles.h"
#include "io/model_file.h"
#include "overrides.h"
#include "progress_bar.h"
#include "run/lockstep_run.h"
#include "run/method_comparison.h"
#include "run/recording_csv.h"
#include "run/run_error.h"
#include "run/run_measures.h"
#include "run_exports.h"
#include "run_summary.h"
#include "typed_list.h"

#include <fmt/format.h>
#include <algorithm>
#include <chrono>
#include <iterator>
#include <memory>
#include <thread>

namespace gyre::cli {
namespace {

struct CompareArguments {
  std::string model, csv, baseline;
  std::vector<std::string> integrators, channels;
  Overrides overrides;
  RunExports film;
};

/// The model that all runs vary.
Expected<Model> commonModel(const CompareArguments& options) {
  auto model = readModel(options.model, catalog());
  if (!model) return fail(model.error());
  if (auto ok = applyOverrides(options.overrides, *model); !ok) return fail(ok.error());
  return model;
}

std::string table(const Lockstep& runs, const Lockstep::Member& baseline) {
  std::size_t longestName = 6;
  for (const Lockstep::Member& m : runs.members()) longestName = std::max(longestName, m.name.size());
  std::string out = fmt::format("{:<{}} {:>8} {:>11} {:>14} {:>9} {:>12} {:>12} {:>16} {:>10}\n", "method", longestName,
                                "steps", "evaluations", "factorizations", "CPU [s]", "apart [m]", "apart [rad]",
                                "energy error [J]", "drift [m]");
  for (const Lockstep::Member& m : runs.members()) {
    const Work work = m.stepper->work();
    RunMeasures measured(m.recording, baseline.recording);
    measured.append(m.recording->rows());
    const RunDistance& apart = *measured.distance();
    out += fmt::format("{:<{}} {:>8} {:>11} {:>14} {:>9.3g} {:>12.3g} {:>12.3g} {:>16.3g} {:>10.2g}\n", m.name,
                       longestName, m.steps, work.evaluations, work.factorizations, m.cpu(), apart.position(),
                       apart.orientation(), measured.energy(), measured.drift());
  }
  return out + fmt::format(
                   "apart: the largest distance of a body, and angle between its orientations, from {}, over {} "
                   "common times\nenergy error: the largest energy that the method itself made or lost\n",
                   baseline.name, baseline.recording->rows());
}

/// A column for each channel and run, a row for each common time; empty where a run did not come so far.
std::string csvText(const Lockstep& runs, std::vector<std::size_t> columns) {
  const std::vector<Channel>& channels = runs.members().front().recording->channels();
  std::erase(columns, std::size_t{0});
  std::vector<std::string> header{"time [s]"};
  for (const std::size_t c : columns)
    for (const Lockstep::Member& m : runs.members())
      header.push_back(Channel{documentId, channels[c].name + "@" + m.name, channels[c].unit}.header());
  std::string out = csvHead({}, header);
  const auto longest = std::max_element(runs.members().begin(), runs.members().end(), [](const auto& a, const auto& b) {
    return a.recording->rows() < b.recording->rows();
  });
  for (std::size_t row = 0; row < longest->recording->rows(); ++row) {
    out += fmt::format("{}", longest->recording->time(row));
    for (const std::size_t c : columns)
      for (const Lockstep::Member& m : runs.members())
        out += row < m.recording->rows() ? fmt::format(",{}", m.recording->at(row, c)) : ",";
    out += '\n';
  }
  return out;
}

/// A film is what there is of several runs: nothing else shows them side by side.
Expected<void> prepareFilm(RunExports& film, const Model& model) {
  for (const std::string& file : film.files)
    if (const auto kind = exportKindOf(file); !kind || *kind != ExportKind::film)
      return fail({.message = "--export of several runs writes a film: an ending .mp4 was expected", .file = file});
  return film.prepare(model);
}

/// The baseline solid, the others as ghosts.
ExportedRun filmed(const Lockstep& runs, const Lockstep::Member& baseline, const Model& model) {
  constexpr Rgb colors[] = {okabe_ito::vermillion, okabe_ito::green,   okabe_ito::orange,
                            okabe_ito::purple,     okabe_ito::skyBlue, okabe_ito::blue};
  ExportedRun out{
      .model = std::make_shared<const Model>(model), .recording = baseline.recording, .name = baseline.name};
  for (const Lockstep::Member& m : runs.members())
    if (&m != &baseline)
      out.comparisons.push_back({m.name, colors[out.comparisons.size() % std::size(colors)], m.recording});
  return out;
}

/// Says which runs failed; the exit code.
int sayFailures(const Lockstep& runs) {
  int exitCode = exitDone;
  for (const Lockstep::Member& m : runs.members()) {
    if (!m.error) continue;
    exitCode = firstFailure(exitCode, report(ofRun(*m.error, m.name)));
  }
  return exitCode;
}

/// To the end, or an interrupt.
void runAll(LockstepRun& run) {
  using namespace std::chrono_literals;
  const KeepsResults running;
  ProgressBar bar(true);
  auto pause = 1ms;
  run.run();
  while (run.state() == RunState::running && !interrupted()) {
    std::this_thread::sleep_for(pause);
    pause = std::min(pause * 2, 50ms);
    double time = run.runs().endTime();
    for (const LockstepProgress& p : run.progress())
      if (!p.error) time = std::min(time, p.time);
    bar.show(time / run.runs().endTime(), fmt::format("t = {:.4g} of {:.4g} s", time, run.runs().endTime()));
  }
  run.stop();
  bar.clear();
}

int compare(CompareArguments& options) {
  FileRoles files;
  files.reads("the model", options.model).writes("--csv", options.csv);
  options.film.addRoles(files);
  if (auto ok = files.check(); !ok) return report(ok.error());
  const auto inModel = [&](Error error) {
    if (error.file.empty()) error.file = options.model;
    return report(error);
  };
  const auto model = commonModel(options);
  if (!model) return inModel(model.error());
  if (auto ok = prepareFilm(options.film, *model); !ok) return report(ok.error());
  auto started = compareMethods(*model, split(options.integrators), catalog());
  if (!started) return inModel(started.error());
  LockstepRun run(std::move(*started), false);
  const Lockstep& runs = run.runs();
  const auto& members = runs.members();
  const auto baseline =
      options.baseline.empty()
          ? members.begin()
          : std::find_if(members.begin(), members.end(), [&](const auto& m) { return m.name == options.baseline; });
  if (baseline == members.end())
    return report({.message = fmt::format("--baseline '{}': one of --integrators was expected", options.baseline)});
  const auto columns = selectColumns(members.front().recording->channels(), options.channels);
  if (!columns) return report(columns.error());

  runAll(run);
  int exitCode = sayFailures(runs);
  if (!runs.finished()) {
    say(fmt::format("gyre: stopped at t = {:.6g} s of {:.6g} s\n", runs.time(), runs.endTime()));
    exitCode = exitRunFailed;
  }
  if (!options.csv.empty()) exitCode = firstFailure(exitCode, writeText(csvText(runs, *columns), options.csv));
  if (!options.film.files.empty())
    exitCode = firstFailure(exitCode, options.film.write(filmed(runs, *baseline, *model), false));
  if (!namesStandardOutput(options.csv)) exitCode = firstFailure(exitCode, print(table(runs, *baseline)));
  return exitCode;
}

}  // namespace

void addCompareCommand(CLI::App& app, int& exitCode) {
  auto options = std::make_shared<CompareArguments>();
  CLI::App* command = app.add_subcommand(
      "compare", "Run a model by several methods side by side: what they differ by and what they cost");
  command->add_option("model", options->model, "Model file (*.gyre)")->required();
  command
      ->add_option("--integrators", options->integrators,
                   "Methods, each with what is changed of it: geom1,kynema:rho_inf=0.5,geom1:step=1e-4")
      ->required()
      ->type_name("A,B,...");
  command
      ->add_option("--baseline", options->baseline, "The run that the others are compared with; the first without it")
      ->type_name("A");
  command->add_option("--set", options->overrides.set, "Change a value of the model for all, as in: gyre run")
      ->allow_extra_args(false)
      ->type_name("KEY=VALUE");
  command->add_option("--step", options->overrides.step, "Step size of all, e.g. 1e-3 or \"1 ms\"")->type_name("TIME");
  command->add_option("--end", options->overrides.end, "Time at which the runs end")->type_name("TIME");
  command
      ->add_option("--output-step", options->overrides.outputStep,
                   "Interval of the times at which the runs meet; without one a hundredth of the run")
      ->type_name("TIME");
  command->add_option("--csv", options->csv, "Write every channel of every run here; - is standard output")
      ->type_name("FILE");
  command->add_option("--channels", options->channels, "Channels to write, e.g. \"energy.*\" (repeatable)")
      ->allow_extra_args(false)
      ->type_name("GLOB");
  command
      ->add_option("--export", options->film.files,
                   "Write a film (.mp4, which needs ffmpeg) of all runs here: the baseline solid, the others as ghosts")
      ->allow_extra_args(false)
      ->type_name("FILE");
  options->film.addFilmOptions(*command);
  command->callback([options, &exitCode] { exitCode = compare(*options); });
}

}  // namespace gyre::cli

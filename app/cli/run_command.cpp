// gyre run MODEL: computes, writes CSV while computing, and tells what became of it.
#include "commands.h"

#include "catalog/catalog.h"
#include "console.h"
#include "core/machine_memory.h"
#include "csv_stream.h"
#include "integrators/steps_over_impacts.h"
#include "interrupt.h"
#include "io/file_roles.h"
#include "io/model_file.h"
#include "memory_size.h"
#include "overrides.h"
#include "progress_bar.h"
#include "run/contact_csv.h"
#include "run/load_uniqueness.h"
#include "run/newton_csv.h"
#include "run/recording_csv.h"
#include "run/saved_state.h"
#include "run/simulation.h"
#include "run/solver_csv.h"
#include "run_exports.h"
#include "run_summary.h"

#include <fmt/format.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace gyre::cli {
namespace {

struct RunArguments {
  std::string model;
  Overrides overrides;
  std::string csv, contacts, solver, newton, summary, memory, fromState, saveState;
  std::vector<std::string> channels;
  RunExports exports;
  std::optional<double> energyLimit;
  bool assemble = false;
  bool noMetadata = false;

  /// Where rows go while the run goes on; empty: nowhere.
  std::array<std::string, 4> streams() const { return {csv, contacts, solver, newton}; }
};

/// How much of the recording stays in memory; the rest goes beside the CSV where TMPDIR names no folder.
Expected<RowPagesOptions> pagesOf(const RunArguments& options) {
  RowPagesOptions out;
  for (const std::string& file : {options.newton, options.solver, options.contacts, options.csv})
    if (!file.empty() && !descriptorNamed(file)) out.folder = writtenPlace(file).parent_path();
  if (options.memory.empty()) return out;
  const auto bytes = bytesFrom(options.memory);
  if (!bytes) return failInput(fmt::format("--memory '{}': a size such as 500M or 4G was expected", options.memory));
  const std::size_t most = fairShareOfMemory();
  if (*bytes > most)
    say(fmt::format("gyre: note: --memory {}: {} MB are used, half of what can be had\n", options.memory, most >> 20));
  out.memory = std::make_shared<MemoryBudget>(std::min(*bytes, most));
  return out;
}

bool ended(RunState s) { return s == RunState::finished || s == RunState::stopped || s == RunState::failed; }

/// Before the run, so that a bad path fails at once and not after an hour. What waits for a reader is opened once only.
Expected<void> tryOutput(const std::string& path) {
  std::error_code unknown;
  if (path.empty() || std::filesystem::is_fifo(path, unknown)) return {};
  const KeepsResults fileThere;
  auto file = OutputFile::open(path);
  if (file) return {};
  file.error().kind = Error::Kind::input;
  return tl::unexpected(std::move(file.error()));
}

Expected<std::optional<OutputFile>> openOutput(const std::string& path) {
  if (path.empty()) return std::nullopt;
  auto file = OutputFile::open(path);
  if (!file) return tl::unexpected(std::move(file.error()));
  return std::optional<OutputFile>(std::move(*file));
}

/// What is written while the run goes on.
struct Streams {
  std::vector<CsvStream> files;

  Expected<void> writeNewRows() {
    for (CsvStream& stream : files)
      if (auto ok = stream.writeNewRows(); !ok) return ok;
    return {};
  }
  /// The first that went wrong; the others are written all the same.
  Expected<void> commit() {
    Expected<void> out;
    for (CsvStream& stream : files)
      if (auto ok = stream.commit(); !ok && out) out = std::move(ok);
    return out;
  }
  /// Rows in the shortest of the files.
  std::size_t rows() const {
    std::size_t out = std::numeric_limits<std::size_t>::max();
    for (const CsvStream& stream : files) out = std::min(out, stream.isKept() ? stream.rows() : 0);
    return out;
  }
};

/// Runs to the end, to an interrupt, or until the CSV cannot be written.
Expected<void> runToEnd(Simulation& simulation, Streams& streams, ProgressBar& bar) {
  using namespace std::chrono_literals;
  simulation.run();
  auto pause = 1ms;
  for (;;) {
    const RunProgress progress = simulation.progress();  // before the rows: once ended, none are added
    if (auto ok = streams.writeNewRows(); !ok) {
      simulation.stop();
      return ok;
    }
    if (ended(progress.state)) return {};
    if (interrupted()) {
      simulation.stop();
      continue;
    }
    bar.show(progress.time / progress.endTime, fmt::format("t = {:.4g} of {:.4g} s", progress.time, progress.endTime));
    std::this_thread::sleep_for(pause);
    pause = std::min(pause * 2, 50ms);
  }
}

void sayNotes(const Simulation& simulation) {
  constexpr std::size_t shown = 5;
  const std::vector<std::string> notes = simulation.notes();
  for (std::size_t i = 0; i < std::min(shown, notes.size()); ++i) say(fmt::format("gyre: note: {}\n", notes[i]));
  if (notes.size() > shown) say(fmt::format("gyre: note: and {} more such\n", notes.size() - shown));
}

/// Says how the run ended where that is not its end; the exit code.
int outcome(const RunArguments& options, const Simulation& simulation, std::size_t rowsWritten) {
  const RunProgress progress = simulation.progress();
  if (progress.state == RunState::finished) return exitDone;
  if (progress.state == RunState::failed) {
    Error error = simulation.error().value_or(Error{.message = "the run failed"});
    error.file = options.model;
    report(error);
  }
  const auto files = options.streams();
  const bool isKept = std::any_of(files.begin(), files.end(), [](const std::string& f) { return !f.empty(); });
  const std::string kept = !isKept ? "" : fmt::format("; the rows until then were written ({})", rowsWritten);
  say(fmt::format("gyre: {} at t = {:.6g} s of {:.6g} s{}\n",
                  progress.state == RunState::failed ? "the run failed" : "stopped", progress.time, progress.endTime,
                  kept));
  return exitRunFailed;
}

/// Writes the state in which a run ended or was stopped.
int writeState(const std::string& path, Simulation& simulation) {
  if (path.empty() || simulation.progress().state == RunState::failed) return exitDone;
  const auto state = simulation.savedState().get();
  if (!state) return report(state.error());
  auto ok = state->write(path);
  return ok ? exitDone : report(ok.error());
}

int writeSummary(OutputFile& file, const std::string& text) {
  auto ok = file.write(text);
  if (ok) ok = file.commit();
  return ok ? exitDone : report(ok.error());
}

/// Number of contacts in the last row whose load is not unique.
std::optional<std::size_t> openLoadsOf(const Model& model, Simulation& simulation) {
  const Recording& recording = *simulation.recording();
  if (!recording.contacts()) return std::nullopt;
  simulation.poses().update();
  const PoseSet& poses = simulation.poses().front();
  const std::size_t row = recording.rows() - 1;
  if (poses.time != recording.time(row)) return std::nullopt;  // it failed in between
  return openLoads(model, poses, recording.contacts()->row(row));
}

/// Runs a simulation whose files are open.
int runIntoFiles(const RunArguments& options, const std::shared_ptr<const Model>& model, Simulation& simulation,
                 Streams& streams, std::optional<OutputFile>& summaryFile) {
  const auto files = options.streams();
  const bool onOutput = std::any_of(files.begin(), files.end(), namesStandardOutput);
  ProgressBar bar(!onOutput || isatty(STDOUT_FILENO) != 1);
  const auto start = std::chrono::steady_clock::now();
  auto streamed = runToEnd(simulation, streams, bar);
  const double wallTime = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  bar.clear();
  int exitCode = exitDone;
  if (!streamed) exitCode = report(streamed.error());
  if (auto ok = streams.commit(); !ok) exitCode = report(ok.error());
  sayNotes(simulation);
  const RunProgress progress = simulation.progress();
  if (exitCode == exitDone) exitCode = outcome(options, simulation, streams.rows());
  else
    say(fmt::format("gyre: the CSV is incomplete: {} rows of {}; the run had reached t = {:.6g} s\n", streams.rows(),
                    simulation.recording()->rows(), progress.time));
  exitCode = firstFailure(exitCode, writeState(options.saveState, simulation));
  const ExportedRun exported = exportedRun(model, simulation);
  exitCode = firstFailure(exitCode, options.exports.write(exported, onOutput && isatty(STDOUT_FILENO) == 1));
  const RunSummary summary{options.model, wallTime, simulation.recording()->rows(), openLoadsOf(*model, simulation)};
  if (summaryFile)
    exitCode = firstFailure(exitCode, writeSummary(*summaryFile, summaryJson(summary, *model, simulation)));
  if (exitCode == exitDone && !onOutput && !namesStandardOutput(options.summary))
    exitCode = print(summaryText(summary, *model, simulation));
  return exitCode;
}

Expected<Streams> openStreams(const RunArguments& options, const Model& model,
                              const std::shared_ptr<const Recording>& recording) {
  auto columns = selectColumns(recording->channels(), options.channels);
  if (!columns) return tl::unexpected(std::move(columns.error()));
  for (const auto& [name, path] : {std::pair("--contacts", options.contacts), {"--solver", options.solver}})
    if (!path.empty() && !recording->contacts())
      return failInput(
          fmt::format("{}: nothing touches in this model, which has no 'contact', or no bodies with shapes", name));
  if (!options.solver.empty() && !stepsOverImpacts(model))
    return failInput(
        fmt::format("--solver: by {} contact is a force, without a solver of its own; the methods local_* "
                    "have one",
                    model.simulation().type->id));
  if (!options.newton.empty() && !recording->newton())
    return failInput(
        fmt::format("--newton: {} does not tell its iterations, or makes none", model.simulation().type->id));
  std::vector<std::pair<std::string, std::unique_ptr<const RowCsv>>> wanted;
  if (!options.csv.empty())
    wanted.emplace_back(options.csv, std::make_unique<RecordingCsv>(model, recording, std::move(*columns)));
  if (!options.contacts.empty()) wanted.emplace_back(options.contacts, std::make_unique<ContactCsv>(model, recording));
  if (!options.solver.empty()) wanted.emplace_back(options.solver, std::make_unique<SolverCsv>(model, recording));
  if (!options.newton.empty()) wanted.emplace_back(options.newton, std::make_unique<NewtonCsv>(model, recording));
  Streams out;
  for (auto& [path, csv] : wanted) {
    auto file = OutputFile::open(path);
    if (!file) return tl::unexpected(std::move(file.error()));
    const std::size_t first = options.fromState.empty() ? 0 : 1;  // the row of that moment is there already
    out.files.emplace_back(std::move(*file), std::move(csv), !options.noMetadata, first);
  }
  return out;
}

/// An export moves all bodies, whatever the columns of the CSV.
std::vector<std::string> recordedChannels(const RunArguments& options) {
  return options.exports.files.empty() ? options.channels : std::vector<std::string>{};
}

int run(RunArguments& options) {
  auto files = FileRoles()
                   .reads("the model", options.model)
                   .reads("--from-state", options.fromState)
                   .writes("--csv", options.csv)
                   .writes("--contacts", options.contacts)
                   .writes("--solver", options.solver)
                   .writes("--newton", options.newton)
                   .writes("--summary", options.summary)
                   .writes("--save-state", options.saveState);
  options.exports.addRoles(files);
  if (auto ok = files.check(); !ok) return report(ok.error());
  auto read = readModel(options.model, catalog());
  if (!read) return report(read.error());
  if (auto ok = applyOverrides(options.overrides, *read); !ok) return report(ok.error());
  const auto model = std::make_shared<const Model>(std::move(*read));
  const auto pages = pagesOf(options);
  if (!pages) return report(pages.error());
  for (const std::string& output :
       {options.csv, options.contacts, options.solver, options.newton, options.summary, options.saveState})
    if (auto ok = tryOutput(output); !ok) return report(ok.error());
  if (auto ok = options.exports.prepare(*model); !ok) return report(ok.error());

  std::shared_ptr<const SavedState> from;
  if (!options.fromState.empty()) {
    auto state = SavedState::read(options.fromState);
    if (!state) return report(state.error());
    from = std::make_shared<const SavedState>(std::move(*state));
  }
  auto created = Simulation::create(model, {.assemble = options.assemble,
                                            .channels = recordedChannels(options),
                                            .pages = *pages,
                                            .energyLimit = options.energyLimit,
                                            .solver = !options.solver.empty(),
                                            .newton = !options.newton.empty(),
                                            .energy = true,
                                            .from = from});
  if (!created) {
    if (created.error().file.empty()) created.error().file = options.model;
    return report(created.error());
  }
  const auto recording = (*created)->recording();
  const KeepsResults running;  // from here on there are rows and files
  if (auto ok = options.exports.choosePlotted(recording->channels(), options.channels); !ok) return report(ok.error());
  auto streams = openStreams(options, *model, recording);
  if (!streams) return report(streams.error());
  auto summaryFile = openOutput(options.summary);
  if (!summaryFile) return report(summaryFile.error());
  return runIntoFiles(options, model, **created, *streams, *summaryFile);
}

}  // namespace

void addRunCommand(CLI::App& app, int& exitCode) {
  auto options = std::make_shared<RunArguments>();
  CLI::App* command = app.add_subcommand("run", "Run a model and write what it did");
  command->add_option("model", options->model, "Model file (*.gyre)")->required();
  command->add_option("--integrator", options->overrides.integrator, "Use this method (see: gyre list integrators)");
  command
      ->add_option("--set", options->overrides.set,
                   "Change a value: rho_inf=0.8, \"crank.mass=12 g\", \"gravity=[0,0,0]\" (repeatable)")
      ->allow_extra_args(false)
      ->type_name("KEY=VALUE");
  command->add_option("--step", options->overrides.step, "Step size, e.g. 1e-3 or \"1 ms\"")->type_name("TIME");
  command->add_option("--end", options->overrides.end, "Time at which the run ends")->type_name("TIME");
  command->add_option("--output-step", options->overrides.outputStep, "Interval between recorded rows; 0: every step")
      ->type_name("TIME");
  command->add_option("--csv", options->csv, "Write the results here; - is standard output")->type_name("FILE");
  command
      ->add_option("--contacts", options->contacts,
                   "Write every contact of every row here: bodies, point, normal, gap, force, speed, state, work; - is "
                   "standard output")
      ->type_name("FILE");
  command
      ->add_option(
          "--solver", options->solver,
          "Write every iteration of the solver of contacts here, and which islands it had; a run of which every "
          "step is a row takes a twelfth longer; - is standard output")
      ->type_name("FILE");
  command
      ->add_option("--newton", options->newton,
                   "Write every iteration of Newton of every step here: residuals by kind of equation, correction, "
                   "contraction, condition, where it was worst; - is standard output")
      ->type_name("FILE");
  command->add_option("--channels", options->channels, "Columns to write, e.g. \"energy.*\" (repeatable)")
      ->allow_extra_args(false)
      ->type_name("GLOB");
  options->exports.addOptions(*command);
  command->add_option("--summary", options->summary, "Write a summary as JSON here; - is standard output")
      ->type_name("FILE");
  command
      ->add_option("--memory", options->memory,
                   "Memory for the rows, e.g. 2G; half of what can be had without it, and at most. More rows go to a "
                   "file in TMPDIR, or beside the CSV, while the run goes on")
      ->type_name("SIZE");
  command
      ->add_option("--max-energy-error", options->energyLimit,
                   "Fail when the method itself has made or lost more than this share of the energy that moves, after "
                   "any step; without it a tenth gives a warning")
      ->check(CLI::PositiveNumber)
      ->type_name("SHARE");
  command
      ->add_option("--save-state", options->saveState,
                   "Write the whole state in which the run ends, or is stopped, here: --from-state goes on from it")
      ->type_name("FILE");
  CLI::Option* from = command
                          ->add_option("--from-state", options->fromState,
                                       "Go on from a state that a run of the same model and method has saved, to "
                                       "end_time; writes the rows after it, the same bytes as of a run that never "
                                       "stopped")
                          ->type_name("FILE");
  command->add_flag("--assemble", options->assemble, "Move initial values onto the constraints where they violate them")
      ->excludes(from);
  command->add_flag("--no-metadata", options->noMetadata, "Leave out the # lines of the CSV");
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace gyre::cli

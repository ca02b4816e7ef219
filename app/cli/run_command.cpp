// gyre run MODEL: computes, writes CSV while computing, and tells what became of it.
#include "commands.h"

#include "catalog/catalog.h"
#include "console.h"
#include "interrupt.h"
#include "io/model_file.h"
#include "overrides.h"
#include "progress_bar.h"
#include "run/recording_csv.h"
#include "run/simulation.h"
#include "run_summary.h"

#include <fmt/format.h>
#include <unistd.h>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <thread>

namespace gyre::cli {
namespace {

namespace fs = std::filesystem;

struct RunArguments {
  std::string model;
  Overrides overrides;
  std::string csv, summary;
  std::vector<std::string> channels;
  bool assemble = false;
  bool noMetadata = false;
};

/// Streams the rows of a recording into the CSV file as they appear.
class CsvStream {
 public:
  CsvStream(OutputFile file, RecordingCsv csv, const Recording& recording, bool metadata)
      : file_(std::move(file)), csv_(std::move(csv)), recording_(recording), text_(csv_.head(metadata)) {}

  Expected<void> writeNewRows() {
    constexpr std::size_t rowsPerWrite = 256;
    const std::size_t rows = recording_.rows();
    while (written_ < rows || !text_.empty()) {
      const std::size_t last = std::min(written_ + rowsPerWrite, rows);
      csv_.appendRows(written_, last, text_);
      written_ = last;
      if (auto ok = file_.write(text_); !ok) return ok;
      text_.clear();
    }
    return {};
  }
  Expected<void> commit() { return file_.commit(); }

 private:
  OutputFile file_;
  RecordingCsv csv_;
  const Recording& recording_;
  std::string text_;
  std::size_t written_ = 0;
};

bool ended(RunState s) { return s == RunState::finished || s == RunState::stopped || s == RunState::failed; }

/// Opened before the run, so that a bad path fails at once and not after an hour.
Expected<std::optional<OutputFile>> openOutput(const std::string& path, const RunArguments& options) {
  if (path.empty()) return std::nullopt;
  std::error_code ignored;
  if (path != "-" && fs::equivalent(path, options.model, ignored))
    return fail({.message = "this is the model itself: results would overwrite it", .file = path});
  auto file = OutputFile::open(path);
  if (!file) {
    file.error().kind = Error::Kind::input;
    return tl::unexpected(std::move(file.error()));
  }
  return std::optional<OutputFile>(std::move(*file));
}

/// Runs to the end, to an interrupt, or until the CSV cannot be written.
Expected<void> runToEnd(Simulation& simulation, CsvStream* csv, ProgressBar& bar) {
  using namespace std::chrono_literals;
  catchInterrupts();
  simulation.run();
  auto pause = 1ms;
  for (;;) {
    const RunProgress progress = simulation.progress();  // before the rows: once ended, none are added
    if (csv)
      if (auto ok = csv->writeNewRows(); !ok) {
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

void printNotes(const Simulation& simulation) {
  constexpr std::size_t shown = 5;
  const std::vector<std::string> notes = simulation.notes();
  for (std::size_t i = 0; i < std::min(shown, notes.size()); ++i) fmt::print(stderr, "gyre: note: {}\n", notes[i]);
  if (notes.size() > shown) fmt::print(stderr, "gyre: note: and {} more such\n", notes.size() - shown);
}

/// What the end of the run means to the caller.
int outcome(const RunArguments& options, const Simulation& simulation) {
  const RunProgress progress = simulation.progress();
  const std::string kept =
      options.csv.empty() ? "" : fmt::format("; the rows until then were written ({})", simulation.recording()->rows());
  if (progress.state == RunState::failed) {
    Error error = simulation.error().value_or(Error{.message = "the run failed"});
    error.file = options.model;
    report(error);
    fmt::print(stderr, "gyre: the run failed at t = {:.6g} s of {:.6g} s{}\n", progress.time, progress.endTime, kept);
    return exitRunFailed;
  }
  if (progress.state == RunState::stopped) {
    fmt::print(stderr, "gyre: stopped at t = {:.6g} s of {:.6g} s{}\n", progress.time, progress.endTime, kept);
    return exitRunFailed;
  }
  return exitDone;
}

int run(const RunArguments& options) {
  auto model = readModel(options.model, catalog());
  if (!model) return report(model.error());
  if (auto ok = applyOverrides(options.overrides, *model); !ok) return report(ok.error());
  if (!options.csv.empty() && options.csv == options.summary)
    return report({.message = "--csv and --summary name the same file", .file = options.csv});
  auto csvFile = openOutput(options.csv, options);
  if (!csvFile) return report(csvFile.error());
  auto summaryFile = openOutput(options.summary, options);
  if (!summaryFile) return report(summaryFile.error());

  auto created = Simulation::create(*model, {.assemble = options.assemble});
  if (!created) {
    if (created.error().file.empty()) created.error().file = options.model;
    return report(created.error());
  }
  Simulation& simulation = **created;
  const auto recording = simulation.recording();
  auto columns = selectColumns(recording->channels(), options.channels);
  if (!columns) return report(columns.error());
  std::optional<CsvStream> csv;
  if (*csvFile)
    csv.emplace(std::move(**csvFile), RecordingCsv(*model, recording, std::move(*columns)), *recording,
                !options.noMetadata);

  const bool stdoutIsCsv = options.csv == "-";
  ProgressBar bar(!(stdoutIsCsv && isatty(STDOUT_FILENO) == 1));
  const auto start = std::chrono::steady_clock::now();
  auto streamed = runToEnd(simulation, csv ? &*csv : nullptr, bar);
  const double wallTime = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  bar.clear();
  if (streamed && csv) streamed = csv->commit();
  printNotes(simulation);

  int exitCode = exitDone;
  if (!streamed) {
    report(streamed.error());
    fmt::print(stderr, "gyre: the CSV is incomplete and was given up; the run had reached t = {:.6g} s\n",
               simulation.progress().time);
    exitCode = exitRunFailed;
  } else {
    exitCode = outcome(options, simulation);
  }
  const RunSummary summary{options.model, wallTime, recording->rows()};
  if (*summaryFile) {
    auto ok = (*summaryFile)->write(summaryJson(summary, *model, simulation));
    if (ok) ok = (*summaryFile)->commit();
    if (!ok) {
      report(ok.error());
      exitCode = exitRunFailed;
    }
  }
  if (exitCode == exitDone && !stdoutIsCsv && options.summary != "-")
    exitCode = print(summaryText(summary, *model, simulation));
  return exitCode;
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
  command->add_option("--channels", options->channels, "Columns to write, e.g. \"energy.*\" (repeatable)")
      ->allow_extra_args(false)
      ->type_name("GLOB");
  command->add_option("--summary", options->summary, "Write a summary as JSON here; - is standard output")
      ->type_name("FILE");
  command->add_flag("--assemble", options->assemble,
                    "Move initial values onto the constraints where they violate them");
  command->add_flag("--no-metadata", options->noMetadata, "Leave out the # lines of the CSV");
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace gyre::cli

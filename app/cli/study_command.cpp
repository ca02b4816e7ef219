// gyre study FILE: runs the cases of a study side by side, measures, and judges what its source says.
#include "commands.h"
#include "console.h"
#include "io/file_roles.h"
#include "study/study_csv.h"
#include "study/study_file.h"
#include "study_run.h"

#include <fmt/format.h>
#include <filesystem>
#include <memory>

namespace gyre::cli {
namespace {

namespace fs = std::filesystem;

struct StudyArguments {
  std::string file, csv, resume;
  int threads = 0;
};

int study(const StudyArguments& options) {
  auto study = readStudy(options.file);
  if (!study) return report(study.error());
  FileRoles roles;
  for (const fs::path& file : filesOf(*study)) roles.reads("a file of the study", file);
  if (!options.csv.empty())
    for (const fs::path& file : studyCsvFiles(*study, options.csv)) roles.writes("--csv", file);
  StudyRunOptions run;
  run.runner.threads = options.threads;
  // Finished cases are kept where the user asked for, else beside the CSV until all have finished.
  const std::string& folder = options.resume.empty() ? options.csv : options.resume;
  run.keepResults = !options.resume.empty();
  if (!folder.empty()) run.runner.resultsFile = fs::path(folder) / (studyStem(*study) + ".gyre-results");
  roles.writes(options.resume.empty() ? "--csv" : "--resume", run.runner.resultsFile);
  if (auto ok = roles.check(); !ok) return report(ok.error());
  if (!folder.empty()) {
    std::error_code ignored;
    if (options.resume.empty()) fs::remove(run.runner.resultsFile, ignored);
    run.resumeCommand = fmt::format("gyre study {}{} --resume {}", options.file,
                                    options.csv.empty() ? "" : " --csv " + options.csv, folder);
  }
  if (!options.csv.empty())
    run.write = [&options](const StudyPlan& plan, const CaseResults& results) -> Expected<void> {
      if (auto files = writeStudyCsv(plan, results, options.csv); !files) return fail(files.error());
      return {};
    };
  return runStudy(std::move(*study), run);
}

}  // namespace

void addStudyCommand(CLI::App& app, int& exitCode) {
  auto options = std::make_shared<StudyArguments>();
  CLI::App* command = app.add_subcommand("study", "Run a study: comparisons, sweeps, published figures");
  command->add_option("file", options->file, "Study file (*.gyre-study; see: gyre list studies)")->required();
  command->add_option("--csv", options->csv, "Write measures and plots as CSV into this folder")->type_name("DIR");
  command->add_option("--threads", options->threads, "Cases computed side by side; 0: one for each core")
      ->check(CLI::Range(0, 1024))
      ->type_name("N");
  command
      ->add_option("--resume", options->resume,
                   "Keep finished cases in this folder, and take those that are there already")
      ->type_name("DIR");
  command->callback([options, &exitCode] { exitCode = study(*options); });
}

}  // namespace gyre::cli

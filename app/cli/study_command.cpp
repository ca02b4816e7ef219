// gyre study FILE: runs the cases of a study side by side, measures, and judges what its source says; on one machine,
// in parts, or by many ranks.
#include "commands.h"
#include "console.h"
#include "io/file_roles.h"
#include "slurm_script.h"
#include "study/study_csv.h"
#include "study/study_file.h"
#include "study_merge.h"
#include "study_ranks.h"
#include "study_run.h"

#include <filesystem>
#include <memory>

namespace gyre::cli {
namespace {

namespace fs = std::filesystem;

struct StudyArguments {
  std::string file, csv, resume, part;
  std::vector<std::string> merge;
  int threads = 0;
  bool mpi = false, slurm = false;
  SlurmOptions job;

  /// The folder in which finished cases are kept: where the user asked for, else beside the CSV until all have
  /// finished.
  const std::string& folder() const { return resume.empty() ? csv : resume; }
};

StudyReportOptions reportOptions(const StudyArguments& options) {
  StudyReportOptions out;
  out.keepResults = !options.resume.empty();
  if (!options.folder().empty())
    out.resumeCommand = fmt::format("gyre study {}{}{} --resume {}", options.file,
                                    options.part.empty() ? "" : " --part " + options.part,
                                    options.csv.empty() ? "" : " --csv " + options.csv, options.folder());
  if (!options.csv.empty())
    out.write = [csv = options.csv](const StudyPlan& plan, const CaseResults& results) -> Expected<void> {
      if (auto files = writeStudyCsv(plan, results, csv); !files) return fail(files.error());
      return {};
    };
  return out;
}

Expected<void> checkFiles(const StudyArguments& options, const Study& study, const fs::path& resultsFile) {
  FileRoles roles;
  for (const fs::path& file : filesOf(study)) roles.reads("a file of the study", file);
  if (!options.csv.empty())
    for (const fs::path& file : studyCsvFiles(study, options.csv)) roles.writes("--csv", file);
  roles.writes(options.resume.empty() ? "--csv" : "--resume", resultsFile);
  return roles.check();
}

/// The results that others keep in the folder.
std::vector<fs::path> otherResults(const StudyArguments& options, const Study& study, const fs::path& own) {
  std::vector<fs::path> out;
  if (!options.resume.empty()) out = resultsFilesOfParts(options.resume, study);
  std::erase(out, own);
  return out;
}

int onThisMachine(const StudyArguments& options, Study study) {
  StudyRunOptions run{reportOptions(options), {.threads = options.threads}};
  if (!options.part.empty()) {
    const auto part = studyPartFromText(options.part);
    if (!part) return report({.message = part.error().message, .key = "--part"});
    run.runner.part = *part;
    run.runner.resultsFile = resultsFileIn(options.resume, study, part->number, part->of);
  } else if (!options.folder().empty()) {
    run.runner.resultsFile = resultsFileIn(options.folder(), study);
  }
  if (auto ok = checkFiles(options, study, run.runner.resultsFile); !ok) return report(ok.error());
  std::error_code ignored;
  if (options.resume.empty() && !options.csv.empty()) fs::remove(run.runner.resultsFile, ignored);
  run.runner.otherResults = otherResults(options, study, run.runner.resultsFile);
  return runStudy(std::move(study), run);
}

int merged(const StudyArguments& options, Study study) {
  const fs::path kept = options.resume.empty() ? fs::path() : resultsFileIn(options.resume, study);
  if (auto ok = checkFiles(options, study, kept); !ok) return report(ok.error());
  return mergeStudy(std::move(study), {reportOptions(options), options.file, options.merge, options.resume});
}

int byRanks(const StudyArguments& options, Expected<Study> study) {
  const auto launch = cluster::launchFromEnvironment();
  if (!launch)
    return report({.message = "this process was started neither by mpirun nor by srun, which say how many ranks there "
                              "are, as in: mpirun -n 8 gyre study FILE --mpi --resume DIR",
                   .key = "--mpi"});
  if (options.folder().empty())
    return launch->rank > 0 ? static_cast<int>(exitDone)
                            : report({.message = "--resume DIR or --csv DIR was expected, a folder that all ranks see",
                                      .key = "--mpi"});
  StudyRanksOptions run{reportOptions(options)};
  run.launch = *launch;
  run.meetingFile = fs::path(options.folder()) / (fs::path(options.file).stem().string() + ".gyre-ranks");
  if (launch->rank > 0) return followRankZero(study, run);
  if (!study) return report(study.error());
  run.resultsFile = resultsFileIn(options.folder(), *study);
  if (auto ok = checkFiles(options, *study, run.resultsFile); !ok) return report(ok.error());
  std::error_code ignored;
  if (options.resume.empty()) fs::remove(run.resultsFile, ignored);
  run.otherResults = otherResults(options, *study, run.resultsFile);
  return leadRanks(std::move(*study), run);
}

int jobScript(const StudyArguments& options, Study study) {
  if (options.folder().empty())
    return report({.message = "--resume DIR or --csv DIR was expected, a folder that all nodes see", .key = "--slurm"});
  const std::string name = studyStem(study);
  const auto plan = planStudy(std::move(study));
  if (!plan) return report(plan.error());
  const auto absolute = [](const std::string& path) { return path.empty() ? path : fs::absolute(path).string(); };
  std::error_code failed;
  const fs::path program = fs::read_symlink("/proc/self/exe", failed);
  const SlurmStudy wanted{.program = failed ? "gyre" : program.string(),
                          .file = absolute(options.file),
                          .folder = absolute(options.folder()),
                          .csv = absolute(options.csv),
                          .name = name,
                          .cases = plan->cases.size(),
                          .threads = std::max(1, options.threads)};
  return print(slurmScript(wanted, options.job));
}

int study(const StudyArguments& options) {
  auto study = readStudy(options.file);
  if (options.mpi) return byRanks(options, std::move(study));
  if (!study) return report(study.error());
  if (options.slurm) return jobScript(options, std::move(*study));
  if (!options.merge.empty()) return merged(options, std::move(*study));
  return onThisMachine(options, std::move(*study));
}

/// Gives the flag that excludes other ways to compute.
CLI::Option* addSlurmOptions(CLI::App& command, const std::shared_ptr<StudyArguments>& options) {
  SlurmOptions& job = options->job;
  CLI::Option* slurm = command.add_flag("--slurm", options->slurm,
                                        "Write a job script for Slurm to standard output, and compute nothing");
  command.add_flag("--array", job.array, "With --slurm: a job array of parts, and a job that merges them")
      ->needs(slurm);
  command.add_option("--tasks", job.tasks, "With --slurm: how many ranks, or parts; 16 without it")
      ->check(CLI::Range(1, 1'000'000))
      ->type_name("N")
      ->needs(slurm);
  command.add_option("--time", job.time, "With --slurm: limit of the job, e.g. 2:00:00")
      ->type_name("TIME")
      ->needs(slurm);
  command.add_option("--partition", job.partition, "With --slurm: partition of the cluster")
      ->type_name("NAME")
      ->needs(slurm);
  command.add_option("--sbatch", job.more, "With --slurm: any option of sbatch, e.g. --sbatch=--account=mbd")
      ->allow_extra_args(false)
      ->type_name("OPTION")
      ->needs(slurm);
  return slurm;
}

}  // namespace

void addStudyCommand(CLI::App& app, int& exitCode) {
  auto options = std::make_shared<StudyArguments>();
  options->job.tasks = 16;
  CLI::App* command = app.add_subcommand("study", "Run a study: comparisons, sweeps, published figures");
  command->add_option("file", options->file, "Study file (*.gyre-study; see: gyre list studies)")->required();
  CLI::Option* csv =
      command->add_option("--csv", options->csv, "Write measures and plots as CSV into this folder")->type_name("DIR");
  CLI::Option* threads =
      command->add_option("--threads", options->threads, "Cases computed side by side; 0: one for each core")
          ->check(CLI::Range(0, 1024))
          ->type_name("N");
  CLI::Option* resume = command
                            ->add_option("--resume", options->resume,
                                         "Keep finished cases in this folder, and take those that are there already")
                            ->type_name("DIR");
  CLI::Option* part =
      command->add_option("--part", options->part, "Compute only part K of N; the parts are merged by --merge")
          ->type_name("K/N")
          ->needs(resume)
          ->excludes(csv);
  CLI::Option* merge =
      command
          ->add_option("--merge", options->merge,
                       "Compute nothing: take the results that parts have kept in this folder; for each folder anew")
          ->allow_extra_args(false)
          ->type_name("DIR")
          ->excludes(part)
          ->excludes(threads);
  CLI::Option* mpi =
      command
          ->add_flag("--mpi", options->mpi,
                     "Compute by all ranks that mpirun or srun has started, as in: mpirun -n 8 gyre study FILE --mpi "
                     "--resume DIR")
          ->excludes(part)
          ->excludes(merge)
          ->excludes(threads);
  addSlurmOptions(*command, options)->excludes(part)->excludes(merge)->excludes(mpi);
  command->callback([options, &exitCode] { exitCode = study(*options); });
}

}  // namespace gyre::cli

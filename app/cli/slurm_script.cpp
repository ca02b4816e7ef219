#include "slurm_script.h"

#include <fmt/format.h>
#include <algorithm>
#include <cctype>

namespace gyre::cli {
namespace {

/// Options of sbatch for both kinds of job: a job whose node fails is computed elsewhere, and keeps its messages.
std::vector<std::string> sbatchOptions(const SlurmStudy& study, const SlurmOptions& options) {
  std::vector<std::string> out{"--job-name=" + study.name, "--requeue", "--open-mode=append"};
  if (!options.time.empty()) out.push_back("--time=" + options.time);
  if (!options.partition.empty()) out.push_back("--partition=" + options.partition);
  out.insert(out.end(), options.more.begin(), options.more.end());
  return out;
}

std::string withCsv(const SlurmStudy& study) {
  return study.csv.empty() ? std::string{} : " --csv " + shellQuoted(study.csv);
}

std::string scriptOfRanks(const SlurmStudy& study, const SlurmOptions& options) {
  std::string out = fmt::format(
      "#!/bin/bash\n"
      "# {} cases of the study {} by {} ranks; submit this file with sbatch.\n"
      "# A node that fails costs what its ranks were computing, which is handed out again. When it is the node of\n"
      "# rank 0, the job is put into the queue again and goes on with what is kept.\n",
      study.cases, study.name, options.tasks);
  for (const std::string& option : sbatchOptions(study, options)) out += "#SBATCH " + option + '\n';
  out += fmt::format("#SBATCH --ntasks={}\n#SBATCH --no-kill\n\n", options.tasks);
  return out +
         fmt::format("srun --mpi=none --no-kill --kill-on-bad-exit=0 --wait=0 \\\n  {} study {} --mpi --resume {}{}\n",
                     shellQuoted(study.program), shellQuoted(study.file), shellQuoted(study.folder), withCsv(study));
}

std::string scriptOfArray(const SlurmStudy& study, const SlurmOptions& options) {
  std::string common;
  for (const std::string& option : sbatchOptions(study, options)) common += ' ' + shellQuoted(option);
  const std::string call = shellQuoted(study.program) + " study " + shellQuoted(study.file);
  const std::string folder = shellQuoted(study.folder);
  return fmt::format(
      "#!/bin/bash\n"
      "# {0} cases of the study {1} by a job array of {2} parts, and a job that puts them together when all have\n"
      "# ended; start this file with bash. A part whose node fails is put into the queue again and goes on.\n"
      "set -e\n"
      "parts=$(sbatch --parsable{3} --array=1-{2} --ntasks=1 --cpus-per-task={4} <<'END'\n"
      "#!/bin/bash\n"
      "{5} --part \"$SLURM_ARRAY_TASK_ID/{2}\" --resume {6} --threads {4}\n"
      "END\n"
      ")\n"
      "sbatch{3} --dependency=\"afterany:${{parts%%;*}}\" --ntasks=1 <<'END'\n"
      "#!/bin/bash\n"
      "{5} --merge {6}{7}\n"
      "END\n",
      study.cases, study.name, options.tasks, common, study.threads, call, folder, withCsv(study));
}

}  // namespace

std::string slurmScript(const SlurmStudy& study, const SlurmOptions& options) {
  return options.array ? scriptOfArray(study, options) : scriptOfRanks(study, options);
}

std::string shellQuoted(const std::string& text) {
  const auto isPlain = [](unsigned char c) {
    return std::isalnum(c) != 0 || std::string_view("-_./=,:@%+").find(static_cast<char>(c)) != std::string_view::npos;
  };
  if (!text.empty() && std::all_of(text.begin(), text.end(), isPlain)) return text;
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'') out += "'\\''";
    else out += c;
  }
  return out + "'";
}

}  // namespace gyre::cli

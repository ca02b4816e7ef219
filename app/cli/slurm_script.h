#pragma once
// Job scripts for Slurm that compute a study: by ranks in one job, or by the parts of a job array.

#include <cstddef>
#include <string>
#include <vector>

namespace gyre::cli {

struct SlurmOptions {
  std::size_t tasks = 0;               ///< ranks, or parts
  std::string time = {};               ///< limit, as sbatch takes it; empty: that of the partition
  std::string partition = {};          ///< empty: the usual one
  std::vector<std::string> more = {};  ///< options of sbatch as they stand: "--account=mbd"
  bool array = false;
};

/// The study that a job script runs; all paths are absolute.
struct SlurmStudy {
  std::string program, file, folder;
  std::string csv = {};   ///< folder; empty: no CSV
  std::string name = {};  ///< the job's name
  std::size_t cases = 0;
  int threads = 1;  ///< threads that each part uses
};

std::string slurmScript(const SlurmStudy& study, const SlurmOptions& options);

/// A text as a POSIX shell reads it back.
std::string shellQuoted(const std::string& text);

}  // namespace gyre::cli

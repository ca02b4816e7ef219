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

/// What the script calls; all paths absolute.
struct SlurmStudy {
  std::string program, file, folder;
  std::string csv = {};   ///< folder; empty: no CSV
  std::string name = {};  ///< of the job
  std::size_t cases = 0;
  int threads = 1;  ///< of a part
};

std::string slurmScript(const SlurmStudy& study, const SlurmOptions& options);

/// A text as a POSIX shell reads it back.
std::string shellQuoted(const std::string& text);

}  // namespace gyre::cli

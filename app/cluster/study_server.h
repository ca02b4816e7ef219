#pragma once
// Rank 0 of a study that many processes compute: hands cases out one at a time, the longest first, to whoever asks, and
// keeps the results as StudyRunner does, in the same file. Each rank makes its runs as one machine would, and what is
// kept are the lines that it would have written, so that the results are the same to the last bit.
//
// A rank is lost when its connection closes, which the system does for a process that ends in whatever way, or when
// nothing is heard of it for some time: its cases are handed out again. The messages of MPI would not do for this: Open
// MPI's TCP transport waits for a rank that is gone instead of telling (measured with 4.1.4), so that mpirun or srun
// start the ranks, and the ranks talk over sockets of their own. They need a folder that all of them see (meeting.h),
// and no library.

#include "cluster/meeting.h"
#include "study/study_runner.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace gyre::cluster {

struct ServerOptions {
  std::filesystem::path resultsFile;
  std::vector<std::filesystem::path> otherResults = {};
  std::filesystem::path meetingFile;
  std::size_t ranks = 1;  ///< that were started, this one included
  /// After so long a silence a rank counts as lost; it speaks every RankOptions::beat.
  std::chrono::milliseconds silence = std::chrono::seconds(60);
  /// How long ranks that have not come yet are waited for when all cases have finished.
  std::chrono::milliseconds farewell = std::chrono::seconds(10);
};

/// What tells that two ranks read the same study with the same Gyre.
std::string fingerprint(const StudyPlan& plan);

class StudyServer {
 public:
  /// Reads the results files, takes the lock of that which is written to, opens the port and writes the meeting file.
  static Expected<std::unique_ptr<StudyServer>> create(StudyPlan plan, ServerOptions options);
  ~StudyServer();  ///< closes the connections, which ends ranks that still compute

  /// Blocks until all cases have finished and the ranks have gone, or a stop is requested. Fails when results
  /// cannot be stored (the cases go on, the first reason is kept) or no rank is left.
  Expected<void> run(const std::stop_token& stop = {});

  // From any thread:
  const StudyPlan& plan() const;
  StudyProgress progress() const;
  CaseResults results() const;
  /// What its user is to know of ranks: which were lost, which were refused, and why.
  std::vector<std::string> notes() const;

 private:
  struct Impl;
  explicit StudyServer(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace gyre::cluster

#pragma once
// A rank that computes cases of a study for rank 0 (study_server.h), one at a time, on one thread.

#include "cluster/rank_channel.h"
#include "study/study_plan.h"

#include <chrono>
#include <filesystem>
#include <stop_token>

namespace gyre::cluster {

struct RankOptions {
  std::size_t rank = 0;
  std::filesystem::path meetingFile = {};
  std::chrono::milliseconds patience = std::chrono::seconds(60);  ///< with a rank 0 that does not come
  std::chrono::milliseconds beat = std::chrono::seconds(2);       ///< how often it says that it is there
  /// How long it stays after a stop until rank 0 has ended. Open MPI's mpirun, which has all ranks stop at once, kills
  /// the others as soon as the first of them has ended, and rank 0 has results to write.
  std::chrono::milliseconds linger = std::chrono::milliseconds(0);
  std::size_t memoryBytes = std::size_t{1} << 31;  ///< as StudyOptions::memoryBytes
};

/// Blocks until rank 0 has no case left, has refused this rank, or a stop is requested. Fails with Kind::resource when
/// rank 0 does not come or is lost.
Expected<void> computeForServer(const StudyPlan& plan, const RankOptions& options, const std::stop_token& stop = {});

/// Tells rank 0 why this rank can take no part, so that its user reads it once and not from every rank.
void tellServer(const std::string& problem, const RankOptions& options, const std::stop_token& stop = {});

}  // namespace gyre::cluster

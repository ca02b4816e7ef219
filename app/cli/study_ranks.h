#pragma once
// gyre study --mpi: one process of many that mpirun or srun has started. Rank 0 hands out, computes and reports; the
// others compute.

#include "cluster/launch.h"
#include "study_run.h"

#include <filesystem>
#include <vector>

namespace gyre::cli {

struct StudyRanksOptions : StudyReportOptions {
  std::filesystem::path resultsFile = {};
  std::vector<std::filesystem::path> otherResults = {};
  std::filesystem::path meetingFile = {};
  cluster::Launch launch = {};
};

/// Rank 0: plans, has all ranks compute, reports as runStudy() does, and says which ranks were lost.
int leadRanks(Study study, const StudyRanksOptions& options);

/// Another rank: computes until rank 0 has nothing left. What is wrong with the study here, rank 0 says.
int followRankZero(const Expected<Study>& study, const StudyRanksOptions& options);

}  // namespace gyre::cli

#include "study_ranks.h"

#include "cluster/study_rank.h"
#include "cluster/study_server.h"
#include "console.h"

#include <optional>

namespace gyre::cli {
namespace {

/// Computes on a thread of its own until it is done or an interrupt comes.
Expected<void> computeToEnd(const StudyPlan& plan, const cluster::RankOptions& rank) {
  std::atomic<bool> ended{false};
  Expected<void> outcome;
  std::jthread worker([&](const std::stop_token& stop) {
    outcome = cluster::computeForServer(plan, rank, stop);
    ended = true;
  });
  while (!ended) {
    if (interrupted()) worker.request_stop();
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  worker.join();
  return outcome;
}

}  // namespace

int leadRanks(Study study, const StudyRanksOptions& options) {
  auto plan = planStudy(std::move(study));
  if (!plan) return report(plan.error());
  const KeepsResults running;
  auto created = cluster::StudyServer::create(std::move(*plan), {.resultsFile = options.resultsFile,
                                                                 .otherResults = options.otherResults,
                                                                 .meetingFile = options.meetingFile,
                                                                 .ranks = options.launch.ranks});
  if (!created) return report(created.error());
  cluster::StudyServer& server = **created;
  Expected<void> ran;
  {
    // Rank 0 has a core as well: it computes for itself as the others do.
    const std::jthread own([&](const std::stop_token& stop) {
      if (auto ok = cluster::computeForServer(server.plan(), {.meetingFile = options.meetingFile}, stop); !ok)
        report(ok.error());
    });
    ran = runToEnd(server);
  }
  const StudyProgress progress = server.progress();
  for (const std::string& note : server.notes()) say("gyre: " + note + "\n");
  const int exitCode = reportStudy(server.plan(), server.results(), progress, ran, options);
  sayStopped(progress, options);
  if (progress.finished == progress.cases && !options.keepResults) {
    std::error_code ignored;
    std::filesystem::remove(options.resultsFile, ignored);
  }
  return exitCode;
}

int followRankZero(const Expected<Study>& study, const StudyRanksOptions& options) {
  const KeepsResults running;  // those of rank 0
  cluster::RankOptions rank{.rank = options.launch.rank, .meetingFile = options.meetingFile};
  rank.linger = std::chrono::seconds(10);
  const auto plan = study.and_then([](const Study& s) { return planStudy(s); });
  if (!plan) {
    // Most often rank 0 has the same error, has reported it, and has ended. An error of this rank alone must not end
    // the others, which mpirun ends when any rank fails.
    rank.patience = std::chrono::seconds(3);
    cluster::tellServer(plan.error().text(), rank);
    return exitDone;
  }
  const auto computed = computeToEnd(*plan, rank);
  return computed ? static_cast<int>(exitDone) : report(computed.error());
}

}  // namespace gyre::cli

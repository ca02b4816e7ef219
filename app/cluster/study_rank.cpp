#include "cluster/study_rank.h"

#include "cluster/study_server.h"
#include "study/results_file.h"

#include <fmt/format.h>
#include <tbb/task_arena.h>
#include <algorithm>
#include <thread>

namespace gyre::cluster {
namespace {

using namespace std::chrono_literals;

/// A case that rank 0 can have planned, or a reference.
bool fits(const CaseJob& job, const StudyPlan& plan) {
  return (job.planned || job.reference) && job.planned.value_or(0) < std::max<std::size_t>(1, plan.cases.size()) &&
         (!job.reference || *job.reference < plan.referenceRuns.size());
}

class StudyRank {
 public:
  StudyRank(const StudyPlan& plan, RankChannel& channel, const RankOptions& options)
      : plan_(plan),
        channel_(channel),
        interval_(options.beat),
        linger_(options.linger),
        computer_(plan, options.memoryBytes, [this](const CaseResult& result, bool lasting) {
          const std::string line = resultLine(plan_.cases[result.index], result);
          channel_.send(
              {MessageKind::result, BodyWriter().number(result.index).number(lasting ? 1 : 0).text(line).take()});
        }) {}

  /// True when rank 0 has dismissed this rank.
  bool serve(const std::stop_token& stop) {
    std::stop_source ends;  // the run under way
    const std::jthread watch([&](const std::stop_token& over) { beat(over, stop, ends); });
    channel_.send({MessageKind::ready});
    while (const auto message = channel_.receive()) {
      if (message->kind == MessageKind::refused) return true;
      if (message->kind == MessageKind::end) {
        if (BodyReader(message->body).number() == 1) channel_.staysOpenFor(linger_);
        return true;
      }
      if (message->kind == MessageKind::reference) {
        auto made = referenceIn(*message);
        if (made.index < plan_.referenceRuns.size()) computer_.take(made.index, std::move(made.outcome));
      }
      if (message->kind == MessageKind::forget) forget(*message);
      if (message->kind != MessageKind::job) continue;
      const CaseJob job = jobIn(*message);
      if (!fits(job, plan_)) return false;
      compute(job, ends.get_token());
    }
    return false;
  }

 private:
  void forget(const Message& message) {
    if (const std::size_t r = BodyReader(message.body).number(); r < plan_.referenceRuns.size()) computer_.forget(r);
  }

  void compute(const CaseJob& job, const std::stop_token& stop) {
    arena_.execute([&] { computer_.compute(job, stop); });
    if (stop.stop_requested()) return;
    if (job.reference) channel_.send(referenceMessage(*job.reference, computer_.reference(*job.reference)));
    channel_.send({MessageKind::ready});
  }

  /// Says now and then that this rank is there, and ends its run when it is to stop or nobody waits for it any more.
  void beat(const std::stop_token& over, const std::stop_token& stop, std::stop_source& ends) {
    auto next = std::chrono::steady_clock::now();
    while (!over.stop_requested()) {
      if (!channel_.staysOpenFor(50ms) || stop.stop_requested()) {
        ends.request_stop();
        if (stop.stop_requested() && channel_.staysOpenFor(linger_)) channel_.close();
        return;
      }
      if (std::chrono::steady_clock::now() < next) continue;
      next = std::chrono::steady_clock::now() + interval_;
      channel_.send({MessageKind::beat, BodyWriter().real(computer_.stepsDone()).take()});
    }
  }

  const StudyPlan& plan_;
  RankChannel& channel_;
  std::chrono::milliseconds interval_;  ///< between two signs of life
  std::chrono::milliseconds linger_;    ///< for rank 0 to end
  CaseComputer computer_;
  tbb::task_arena arena_{1};  ///< a run that could share its work keeps to its core
};

}  // namespace

Expected<void> computeForServer(const StudyPlan& plan, const RankOptions& options, const std::stop_token& stop) {
  auto channel = RankChannel::join(options.meetingFile, {options.rank, fingerprint(plan), {}}, options.patience, stop);
  if (!channel) return fail(channel.error());
  if (!*channel) return {};
  const bool dismissed = StudyRank(plan, **channel, options).serve(stop);
  if (dismissed || stop.stop_requested()) return {};
  return fail({.kind = Error::Kind::resource, .message = fmt::format("rank {} has lost rank 0", options.rank)});
}

void tellServer(const std::string& problem, const RankOptions& options, const std::stop_token& stop) {
  if (auto channel = RankChannel::join(options.meetingFile, {options.rank, {}, problem}, options.patience, stop);
      channel && *channel)
    (*channel)->receive();
}

}  // namespace gyre::cluster

#include "cluster/study_server.h"

#include "cluster/case_queue.h"
#include "cluster/peer.h"
#include "core/digest.h"
#include "study/results_file.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <algorithm>
#include <list>
#include <mutex>
#include <optional>

namespace gyre::cluster {
namespace {

using Clock = Peer::Clock;

/// One socket for each rank: the usual 1024 open files are not enough for many.
void allowManySockets(std::size_t ranks) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  const rlim_t wanted = static_cast<rlim_t>(ranks) + 256;
  if (limit.rlim_cur >= wanted) return;
  limit.rlim_cur = std::min(limit.rlim_max, wanted);
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

std::string fingerprint(const StudyPlan& plan) {
  std::string keys;
  for (const PlannedCase& c : plan.cases) keys += c.key + '\n';
  return digest(keys);
}

struct StudyServer::Impl {
  Impl(StudyPlan planned, ServerOptions chosen, ResultsFile opened)
      : plan(std::move(planned)), options(std::move(chosen)), file(std::move(opened)), study(fingerprint(plan)) {}
  ~Impl() {
    std::error_code ignored;
    if (meeting) std::filesystem::remove(options.meetingFile, ignored);
  }

  const StudyPlan plan;
  const ServerOptions options;
  ResultsFile file;
  const std::string study;  // its fingerprint
  Socket listener;
  std::optional<Meeting> meeting;
  std::optional<CaseQueue> queue;
  std::vector<std::size_t> users;  // of each reference: cases still to be measured
  std::vector<ReferenceOutcome> references;
  std::list<Peer> peers;
  std::size_t greeted = 0;  // ranks that have come

  mutable std::mutex mutex;  // guards what follows
  CaseResults results;
  std::vector<std::string> notes;
  std::optional<Error> storeError;
  std::optional<Clock::time_point> started, ended;
  std::size_t unfinished = 0;  // cases
  double stepsInAll = 0, stepsDone = 0;

  void note(std::string text) {
    const std::lock_guard lock(mutex);
    notes.push_back(std::move(text));
  }

  // --- the wire

  /// Waits for something to come, and takes it.
  void serveOnce(std::chrono::milliseconds longest) {
    std::vector<pollfd> polled{{listener.descriptor(), POLLIN, 0}};
    for (const Peer& p : peers)
      polled.push_back({p.descriptor(), static_cast<short>(p.wantsToSend() ? POLLIN | POLLOUT : POLLIN), 0});
    ::poll(polled.data(), polled.size(), static_cast<int>(longest.count()));
    std::size_t i = 1;
    for (Peer& p : peers) {
      const short events = polled[i++].revents;
      if ((events & POLLOUT) != 0 && !p.flush()) p.lost = true;
      if ((events & (POLLIN | POLLHUP | POLLERR)) == 0) continue;
      const bool there = p.receive();
      while (auto message = p.lost ? std::nullopt : p.next()) take(p, *message);
      if (!there) p.lost = true;
    }
    if (polled[0].revents != 0) acceptPeers();
    dropLost();
  }

  void acceptPeers() {
    for (;;) {
      Socket socket(::accept4(listener.descriptor(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
      if (!socket) return;
      tuneConnection(socket);
      peers.emplace_back(std::move(socket));
    }
  }

  void dropLost() {
    const auto now = Clock::now();
    for (Peer& p : peers) {
      if (p.lost || now - p.lastHeard() <= options.silence) continue;
      p.lost = true;
      if (p.accepted) note(fmt::format("nothing was heard of rank {} on {} for a while", p.rank, p.node));
    }
    for (auto p = peers.begin(); p != peers.end();) {
      if (!p->lost) {
        ++p;
        continue;
      }
      handOutAgain(*p);
      p = peers.erase(p);
    }
    for (Peer& p : peers)
      if (p.idle) giveNext(p);
  }

  // --- what is said

  void take(Peer& p, const Message& message) {
    if (!p.accepted) return greet(p, message);
    switch (message.kind) {
      case MessageKind::ready: p.current.reset(); return giveNext(p);
      case MessageKind::beat: return takeSteps(p, BodyReader(message.body).real());
      case MessageKind::reference: return takeReference(p, referenceIn(message));
      case MessageKind::result: return takeResult(p, message);
      default: p.lost = true;
    }
  }

  void greet(Peer& p, const Message& message) {
    BodyReader body(message.body);
    const std::string secret = body.text();
    p.rank = body.number();
    p.node = body.text();
    const std::string own = body.text(), problem = body.text();
    p.lost = message.kind != MessageKind::hello || !body.ok() || secret != meeting->secret;
    if (p.lost) return;
    p.accepted = true;
    ++greeted;
    if (problem.empty() && own == study) return;
    const std::string reason =
        problem.empty() ? "it reads another state of the study, or is another version of Gyre" : problem;
    note(fmt::format("rank {} on {} takes no part: {}", p.rank, p.node, reason));
    p.send({MessageKind::refused, BodyWriter().text(reason).take()});
  }

  void takeSteps(Peer& p, double steps) {
    const std::lock_guard lock(mutex);
    stepsDone += steps - p.stepsDone;
    p.stepsDone = steps;
  }

  void takeReference(Peer& p, NumberedReference reference) {
    if (reference.index >= references.size() || reference.outcome.awaited()) {
      p.lost = true;
      return;
    }
    p.references.insert(reference.index);
    settle(reference.index, std::move(reference.outcome));
  }

  /// Tells a reference to all who hold cases that wait for it.
  void settle(std::size_t index, ReferenceOutcome outcome) {
    if (users[index] > 0) references[index] = std::move(outcome);
    for (Peer& p : peers)
      if (std::any_of(p.outstanding.begin(), p.outstanding.end(),
                      [&](std::size_t c) { return plan.cases[c].referenceRun == index; }))
        sendReference(p, index);
  }

  void sendReference(Peer& p, std::size_t index) {
    if (references[index].awaited() || !p.references.insert(index).second) return;
    p.send(referenceMessage(index, references[index]));
  }

  void takeResult(Peer& p, const Message& message) {
    BodyReader body(message.body);
    const std::size_t index = body.number();
    const bool lasting = body.number() == 1;
    const std::string line = body.text();
    auto stored = resultFromLine(line, plan.study.measures.size());
    if (!body.ok() || !stored || index >= plan.cases.size() || p.outstanding.erase(index) == 0) {
      p.lost = true;
      return;
    }
    stored->result.index = index;
    stored->result.restored = false;
    finish(std::move(stored->result), lasting ? line : std::string{});
  }

  void finish(CaseResult result, const std::string& line) {
    const std::lock_guard lock(mutex);
    const PlannedCase& c = plan.cases[result.index];
    results[c.index] = std::make_shared<const CaseResult>(std::move(result));
    --unfinished;
    if (c.referenceRun && --users[*c.referenceRun] == 0) forget(*c.referenceRun);
    if (line.empty()) return;
    if (auto ok = file.append(line); !ok && !storeError) storeError = ok.error();
  }

  void forget(std::size_t reference) {
    references[reference] = {};
    for (Peer& p : peers)
      if (p.references.erase(reference) > 0) p.send({MessageKind::forget, BodyWriter().number(reference).take()});
  }

  // --- handing out

  void giveNext(Peer& p) {
    const auto job = queue->take();
    p.idle = !job;
    if (!job) return;
    p.current = *job;
    if (job->planned) {
      p.outstanding.insert(*job->planned);
      if (const auto r = plan.cases[*job->planned].referenceRun) sendReference(p, *r);
    }
    p.send(jobMessage(*job));
  }

  void handOutAgain(const Peer& p) {
    if (!p.current && p.outstanding.empty()) return;
    note(fmt::format("rank {} on {} was lost; its work was handed out again", p.rank, p.node));
    const bool tryAgain = !p.current || queue->mayTryAgain(*p.current);
    for (const std::size_t c : p.outstanding)
      if (!p.current || p.current->planned != c) queue->giveBack(queue->caseAlone(c));
    if (!p.current) return;
    CaseJob job = *p.current;
    if (job.planned && p.outstanding.count(*job.planned) == 0) job.planned.reset();  // its result had come
    if (job.reference && (users[*job.reference] == 0 || !references[*job.reference].awaited()))
      job = {std::nullopt, job.planned, job.steps};
    if (!job.reference && !job.planned) return;
    if (tryAgain) queue->giveBack(job);
    else giveUp(job);
  }

  void giveUp(const CaseJob& job) {
    const Error error{.kind = Error::Kind::resource,
                      .message = fmt::format("the rank that computed it was lost {} times", CaseQueue::mostLosses)};
    if (job.planned) {
      CaseResult failed{.index = *job.planned, .error = error};
      failed.measures.resize(plan.study.measures.size(), {.problem = "the case failed"});
      finish(std::move(failed), {});
    }
    if (job.reference) settle(*job.reference, {.error = error});
  }

  // --- the end

  void sayEnd(Peer& p, bool stopped) {
    if (p.accepted && !std::exchange(p.toldTheEnd, true))
      p.send({MessageKind::end, BodyWriter().number(stopped ? 1 : 0).take()});
  }

  /// Tells all ranks, those that come late as well, and waits until they have gone.
  void sayFarewell() {
    const auto began = Clock::now();
    while (greeted < options.ranks || !peers.empty()) {
      if (Clock::now() - began > options.farewell) return;
      for (Peer& p : peers) sayEnd(p, false);
      serveOnce(std::chrono::milliseconds(20));
    }
  }

  /// Lets the ranks be: they end when this process has.
  void sayStop() {
    for (Peer& p : peers) sayEnd(p, true);
  }
};

StudyServer::StudyServer(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
StudyServer::~StudyServer() = default;

Expected<std::unique_ptr<StudyServer>> StudyServer::create(StudyPlan plan, ServerOptions options) {
  auto file = ResultsFile::open(options.resultsFile);
  if (!file) return fail(file.error());
  if (auto ok = file->lock(); !ok) return fail(ok.error());
  auto impl = std::make_unique<Impl>(std::move(plan), std::move(options), std::move(*file));
  Impl& i = *impl;
  std::vector<std::filesystem::path> files = i.options.otherResults;
  files.push_back(i.options.resultsFile);
  auto kept = keptResults(i.plan, files);
  if (!kept) return fail(kept.error());
  i.results = std::move(kept->results);
  std::vector<bool> wanted;
  for (const auto& result : i.results) wanted.push_back(!result);
  CaseJobs jobs = caseJobs(i.plan, wanted);
  i.unfinished = static_cast<std::size_t>(std::count(wanted.begin(), wanted.end(), true));
  i.stepsInAll = jobs.steps();
  i.queue.emplace(i.plan, jobs);
  i.users = std::move(jobs.users);
  i.references.resize(i.plan.referenceRuns.size());

  allowManySockets(i.options.ranks);
  auto listener = listenAnywhere();
  if (!listener) return fail(listener.error());
  i.listener = std::move(listener->socket);
  auto secret = newSecret();
  if (!secret) return fail(secret.error());
  const Meeting meeting{nodeName(), listener->port, std::move(*secret), ownAddresses()};
  if (auto ok = writeMeeting(meeting, i.options.meetingFile); !ok) return fail(ok.error());
  i.meeting = meeting;
  return std::unique_ptr<StudyServer>(new StudyServer(std::move(impl)));
}

Expected<void> StudyServer::run(const std::stop_token& stop) {
  Impl& i = *impl_;
  {
    const std::lock_guard lock(i.mutex);
    i.started = Clock::now();
  }
  auto lastThere = Clock::now();
  while (i.unfinished > 0 && !stop.stop_requested() && Clock::now() - lastThere <= i.options.silence) {
    i.serveOnce(std::chrono::milliseconds(50));
    if (!i.peers.empty()) lastThere = Clock::now();
  }
  {
    const std::lock_guard lock(i.mutex);
    i.ended = Clock::now();
  }
  if (stop.stop_requested()) i.sayStop();
  else i.sayFarewell();
  const std::lock_guard lock(i.mutex);
  if (i.storeError) return fail(*i.storeError);
  if (i.unfinished > 0 && !stop.stop_requested())
    return fail({.kind = Error::Kind::resource, .message = "no rank is left that computes"});
  return {};
}

const StudyPlan& StudyServer::plan() const { return impl_->plan; }

StudyProgress StudyServer::progress() const {
  const Impl& i = *impl_;
  const std::lock_guard lock(i.mutex);
  StudyProgress p{.cases = i.results.size()};
  for (const auto& r : i.results) {
    if (!r) continue;
    ++p.finished;
    p.failed += r->failed();
    p.restored += r->restored;
  }
  p.fraction = p.finished == p.cases ? 1.0 : std::min(1.0, i.stepsDone / std::max(1.0, i.stepsInAll));
  if (i.started) p.elapsed = std::chrono::duration<double>((i.ended ? *i.ended : Clock::now()) - *i.started).count();
  return p;
}

CaseResults StudyServer::results() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->results;
}

std::vector<std::string> StudyServer::notes() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->notes;
}

}  // namespace gyre::cluster

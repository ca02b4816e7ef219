#include "cluster/study_server.h"

#include "cluster/peer.h"
#include "cluster/served_cases.h"
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
  Impl(StudyPlan planned, ServerOptions chosen)
      : plan(std::move(planned)), options(std::move(chosen)), study(fingerprint(plan)) {}
  ~Impl() {
    std::error_code ignored;
    if (meeting) std::filesystem::remove(options.meetingFile, ignored);
  }

  const StudyPlan plan;
  const ServerOptions options;
  const std::string study;  // its fingerprint
  std::unique_ptr<ServedCases> cases;
  Socket listener;
  std::optional<Meeting> meeting;
  std::vector<std::shared_ptr<const std::string>> references;  // messages that tell them; null while awaited
  std::list<Peer> peers;
  std::size_t greeted = 0;  // ranks that have come

  mutable std::mutex mutex;  // guards what follows
  std::vector<std::string> notes;
  std::optional<Clock::time_point> started, ended;
  double stepsDone = 0;

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
    if (p.refused) return;
    switch (message.kind) {
      case MessageKind::ready: p.current.reset(); return giveNext(p);
      case MessageKind::beat: return takeSteps(p, BodyReader(message.body).real());
      case MessageKind::reference: return takeReference(p, message);
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
    p.refused = true;
    note(fmt::format("rank {} on {} takes no part: {}", p.rank, p.node, reason));
    p.send({MessageKind::refused, BodyWriter().text(reason).take()});
  }

  void takeSteps(Peer& p, double steps) {
    const std::lock_guard lock(mutex);
    stepsDone += steps - p.stepsDone;
    p.stepsDone = steps;
  }

  void takeReference(Peer& p, const Message& message) {
    const NumberedReference reference = referenceIn(message);
    if (reference.index >= references.size() || reference.outcome.awaited()) {
      p.lost = true;
      return;
    }
    p.references.insert(reference.index);
    settle(reference.index, message);
  }

  /// Tells a reference to all who hold cases that wait for it.
  void settle(std::size_t index, const Message& message) {
    if (!cases->needs(index)) return;
    cases->settle(index);
    references[index] = std::make_shared<const std::string>(wireBytes(message));
    for (Peer& p : peers)
      if (std::any_of(p.outstanding.begin(), p.outstanding.end(),
                      [&](std::size_t c) { return plan.cases[c].referenceRun == index; }))
        sendReference(p, index);
  }

  void sendReference(Peer& p, std::size_t index) {
    if (references[index] && p.references.insert(index).second) p.send(references[index]);
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
    cases->finish(std::move(stored->result), lasting ? line : std::string{});
    if (const auto r = plan.cases[index].referenceRun; r && !cases->needs(*r)) forget(*r);
  }

  void forget(std::size_t reference) {
    references[reference].reset();
    for (Peer& p : peers)
      if (p.references.erase(reference) > 0) p.send({MessageKind::forget, BodyWriter().number(reference).take()});
  }

  // --- handing out

  void giveNext(Peer& p) {
    const auto job = cases->next();
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
    if (const auto lost = cases->lose(p.current, p.outstanding))
      settle(lost->index, referenceMessage(lost->index, {.error = lost->error}));
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
  auto impl = std::make_unique<Impl>(std::move(plan), std::move(options));
  Impl& i = *impl;
  auto cases = ServedCases::open(i.plan, i.options.resultsFile, i.options.otherResults);
  if (!cases) return fail(cases.error());
  i.cases = std::move(*cases);
  i.references.resize(i.cases->references());

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
  while (i.cases->unfinished() > 0 && !stop.stop_requested() && Clock::now() - lastThere <= i.options.silence) {
    i.serveOnce(std::chrono::milliseconds(50));
    if (!i.peers.empty()) lastThere = Clock::now();
  }
  {
    const std::lock_guard lock(i.mutex);
    i.ended = Clock::now();
  }
  if (stop.stop_requested()) i.sayStop();
  else i.sayFarewell();
  if (const auto error = i.cases->storeError()) return fail(*error);
  if (i.cases->unfinished() > 0 && !stop.stop_requested())
    return fail({.kind = Error::Kind::resource, .message = "no rank is left that computes"});
  return {};
}

const StudyPlan& StudyServer::plan() const { return impl_->plan; }

StudyProgress StudyServer::progress() const {
  const Impl& i = *impl_;
  StudyProgress p = countCases(i.cases->results());
  const std::lock_guard lock(i.mutex);
  p.fraction = p.finished == p.cases ? 1.0 : std::min(1.0, i.stepsDone / std::max(1.0, i.cases->steps()));
  if (i.started) p.elapsed = std::chrono::duration<double>((i.ended ? *i.ended : Clock::now()) - *i.started).count();
  return p;
}

CaseResults StudyServer::results() const { return impl_->cases->results(); }

std::vector<std::string> StudyServer::notes() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->notes;
}

}  // namespace gyre::cluster

// What rank 0 of a large study costs: 10,000 cases planned, read back from a results file, and handed out to simulated
// ranks, whose cases take no time or a given one. `cases` are handed out and kept in a second; `rank0_us` is what each
// costs rank 0, kept line included; `efficiency` is the time the cases would take on so many cores over what they took;
// `bytes` are those of a kept line.

#include "cluster/peer.h"
#include "cluster/study_server.h"
#include "run/step_time.h"
#include "study/results_file.h"
#include "support/study_samples.h"

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>

#include <QTemporaryDir>
#include <list>
#include <thread>

using namespace gyre;
using namespace gyre::cluster;
using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

/// A grid of so many cases of the circle, whose results are one measure each.
std::string simulatedGrid(std::size_t cases) {
  std::string values;
  for (std::size_t i = 0; i < cases / 10; ++i) values += (i > 0 ? ", " : "") + std::to_string(0.5 + 1e-5 * double(i));
  return test::circleStudy(test::circleReference + ", \"measures\": [" + test::circleError +
                           R"(], "vary": [{"rho_inf": [)" + values +
                           R"(]}, {"step": {"from": 0.02, "factor": 0.5, "count": 10}}])");
}

const StudyPlan& planOfTenThousand() {
  static const StudyPlan plan = test::planOf(simulatedGrid(10'000));
  return plan;
}

std::string someLine() {
  const StudyPlan one = test::planOf(simulatedGrid(10));
  return resultLine(one.cases[0], *test::runPlan(one)[0]);
}

void planning(benchmark::State& state) {
  const std::string text = simulatedGrid(static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(test::planOf(text));
}
BENCHMARK(planning)->Arg(1000)->Arg(10'000)->Unit(benchmark::kMillisecond);

void dealingOutParts(benchmark::State& state) {
  const auto parts = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(casesOfPart(planOfTenThousand(), {1, parts}));
}
BENCHMARK(dealingOutParts)->Arg(10)->Arg(1000)->Unit(benchmark::kMillisecond);

void readingResults(benchmark::State& state) {
  const StudyPlan& plan = planOfTenThousand();
  const QTemporaryDir dir;
  const std::filesystem::path file = dir.filePath("results").toStdString();
  const auto result = test::runPlan(test::planOf(simulatedGrid(10)))[0];
  {
    auto kept = ResultsFile::open(file).value();
    for (const PlannedCase& c : plan.cases) (void)kept.append(resultLine(c, *result));
  }
  for (auto _ : state) benchmark::DoNotOptimize(keptResults(plan, {file}));
  state.counters["bytes"] = double(std::filesystem::file_size(file)) / double(plan.cases.size());
}
BENCHMARK(readingResults)->Unit(benchmark::kMillisecond);

/// All ranks but rank 0, on one thread: each "computes" for a while and answers with the same line.
class SimulatedRanks {
 public:
  SimulatedRanks(const Meeting& meeting, const std::string& study, std::size_t count, Clock::duration caseTime)
      : caseTime_(caseTime), line_(someLine()) {
    for (std::size_t r = 0; r < count; ++r) {
      Socket socket = std::move(connectTo("127.0.0.1", meeting.port, 10s).value());
      ::fcntl(socket.descriptor(), F_SETFL, O_NONBLOCK);
      Rank& rank = ranks_.emplace_back(std::move(socket));
      rank.server.accepted = true;  // rank 0 is no stranger
      rank.server.send(
          {MessageKind::hello, BodyWriter().text(meeting.secret).number(r).text("here").text(study).text("").take()});
    }
  }

  void serveToTheEnd() {
    for (Rank& r : ranks_) r.server.send({MessageKind::ready});
    while (!ranks_.empty()) {
      const auto now = Clock::now();
      Clock::time_point next = now + 20ms;
      std::vector<pollfd> polled;
      for (Rank& r : ranks_) {
        if (r.planned && r.ends <= now) answer(r);
        if (r.planned) next = std::min(next, r.ends);
        polled.push_back({r.server.descriptor(), POLLIN, 0});
      }
      const auto pause = std::chrono::duration_cast<std::chrono::milliseconds>(next - Clock::now()).count();
      ::poll(polled.data(), polled.size(), static_cast<int>(std::max<std::int64_t>(0, pause)));
      std::size_t i = 0;
      for (auto r = ranks_.begin(); r != ranks_.end();) {
        const bool ends = polled[i++].revents != 0 && !take(*r);
        r = ends ? ranks_.erase(r) : std::next(r);
      }
    }
  }

 private:
  struct Rank {
    explicit Rank(Socket socket) : server(std::move(socket)) {}
    Peer server;
    std::optional<std::size_t> planned = {};
    Clock::time_point ends = {};
  };

  bool take(Rank& r) {
    if (!r.server.receive()) return false;
    while (const auto message = r.server.next()) {
      if (message->kind == MessageKind::end) return false;
      if (message->kind != MessageKind::job) continue;
      r.planned = jobIn(*message).planned;
      r.ends = Clock::now() + caseTime_;
      if (caseTime_ == 0s) answer(r);
    }
    return true;
  }
  void answer(Rank& r) {
    r.server.send({MessageKind::result, BodyWriter().number(*r.planned).number(1).text(line_).take()});
    r.server.send({MessageKind::ready});
    r.planned.reset();
  }

  Clock::duration caseTime_;
  std::string line_;
  std::list<Rank> ranks_;
};

void handingOut(benchmark::State& state) {
  const StudyPlan& plan = planOfTenThousand();
  const auto count = static_cast<std::size_t>(state.range(0));
  const auto caseTime = std::chrono::milliseconds(state.range(1));
  rlimit files{4096, 4096};
  ::setrlimit(RLIMIT_NOFILE, &files);
  double cpu = 0, seconds = 0;
  for (auto _ : state) {
    const QTemporaryDir dir;
    const std::filesystem::path meeting = dir.filePath("meeting").toStdString();
    const auto server =
        StudyServer::create(
            plan, {.resultsFile = dir.filePath("results").toStdString(), .meetingFile = meeting, .ranks = count})
            .value();
    std::jthread others(
        [&] { SimulatedRanks(*readMeeting(meeting), fingerprint(plan), count, caseTime).serveToTheEnd(); });
    const double before = threadCpuTime();
    if (const auto ok = server->run(); !ok) state.SkipWithError(ok.error().text().c_str());
    cpu += threadCpuTime() - before;
    const double took = server->progress().elapsed;
    state.SetIterationTime(took);
    seconds += took;
  }
  const double cases = double(plan.cases.size()) * double(state.iterations());
  state.counters["cases"] = cases / seconds;
  state.counters["rank0_us"] = 1e6 * cpu / cases;
  state.counters["efficiency"] = cases * 1e-3 * double(state.range(1)) / double(count) / seconds;
}
BENCHMARK(handingOut)
    ->ArgNames({"ranks", "ms"})
    ->ArgsProduct({{10, 100, 1000}, {0}})
    ->ArgsProduct({{100}, {10, 100}})
    ->ArgsProduct({{1000}, {10, 100, 1000}})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

}  // namespace

BENCHMARK_MAIN();

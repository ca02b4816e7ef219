// The simulation thread: run, pause, step, stop, speed limit; recording and pose hand-over under load.

#include "run/latest_value.h"
#include "run/recorded_poses.h"
#include "run/simulation.h"
#include "run/step_grid.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <sys/resource.h>
#include <QtTest>

#include <chrono>
#include <csignal>
#include <thread>

using namespace gyre;
using namespace gyre::test;
using namespace std::chrono_literals;

namespace {

std::unique_ptr<Simulation> create(const ModelBuilder& b, SimulationOptions options = {}) {
  auto s = Simulation::create(b.model(), options);
  if (!s) throw std::runtime_error(s.error().text());
  return std::move(*s);
}

template <class Condition>
bool within(std::chrono::milliseconds limit, Condition condition) {
  const auto end = std::chrono::steady_clock::now() + limit;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(1ms);
  }
  return true;
}

/// No file of this program may grow beyond this while it lives.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(std::size_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &before_); }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;

 private:
  rlimit before_{};
};

}  // namespace

class TestSimulation : public QObject {
  Q_OBJECT
 private slots:
  void begins_withTheInitialRow() {
    const auto s = create(pivotedTop());
    QCOMPARE(s->progress().state, RunState::ready);
    QCOMPARE(s->recording()->rows(), std::size_t{1});
    QCOMPARE(s->facts().degreesOfFreedom, 3);
    QVERIFY(s->poses().update());
    QVERIFY((s->poses().front().bodies[0].position - Vec3(0, 1, 0)).norm() < 1e-15);
  }
  void steps_oneAtATime() {
    ModelBuilder b = pivotedTop();
    b.run(1e-3, 1.0);
    const auto s = create(b);
    for (std::uint64_t i = 1; i <= 5; ++i) {
      s->stepOnce();
      QVERIFY(within(5s, [&] { return s->progress().steps == i && s->progress().state == RunState::paused; }));
      QCOMPARE(s->recording()->rows(), static_cast<std::size_t>(i + 1));
    }
  }
  void poses_areThoseOfTheEnd_whereNobodyLooked() {
    ModelBuilder b = doublePendulum();
    b.run(1e-3, 0.2);
    const auto s = create(b);
    QVERIFY(s->poses().update());  // those of the start
    s->run();
    s->wait();
    QVERIFY(s->poses().update());
    QCOMPARE(s->poses().front().time, 0.2);
    const Recording& rows = *s->recording();
    for (std::size_t c = 0; c < rows.channels().size(); ++c)
      if (rows.channels()[c].element == s->poses().front().bodies[0].body && rows.channels()[c].name.ends_with(".x"))
        QCOMPARE(s->poses().front().bodies[0].position.x(), rows.at(rows.rows() - 1, c));
    QVERIFY(!s->poses().update());
  }
  void latestValue_isWantedByWhoLooks() {
    LatestValue<int> value(0);
    QVERIFY(value.isWanted());
    value.back() = 1;
    value.publish();
    QVERIFY(!value.isWanted());
    QVERIFY(value.update() && value.front() == 1 && value.isWanted());
  }
  /// Each channel of every kind of element, alone, has the value that it has among all.
  void namedChannels_areRecordedAlone() {
    ModelBuilder b = fourBar();
    const ElementId joint = b.model().of(Category::joint)[0]->id, body = b.model().of(Category::body)[0]->id;
    b.force("spring", "spring", {{"body1", ground}, {"body2", body}, {"stiffness", 3.0}});
    b.force("joint_stop", "stop",
            {{"joint", joint}, {"lower", -4.0}, {"upper", 4.0}, {"stiffness", 10.0}, {"damping", 1.0}});
    b.force("gravity", "wind", {{"acceleration", Vec3(1, 0, 0)}});
    b.run(1e-3, 0.01);
    const auto runOf = [&](std::vector<std::string> channels) {
      auto s = create(b, {.channels = std::move(channels)});
      s->run();
      s->wait();
      return s->recording();
    };
    const auto all = runOf({});
    const std::size_t head = runOf({"time"})->channels().size();
    QVERIFY(head < 30 && all->channels().size() > head + 60);
    for (std::size_t c = head; c < all->channels().size(); ++c) {
      const auto one = runOf({all->channels()[c].name});
      QCOMPARE(one->channels().size(), head + 1);
      QCOMPARE(one->channels().back().name, all->channels()[c].name);
      const std::size_t last = all->rows() - 1;
      QCOMPARE(one->at(last, head), all->at(last, c));
    }
    const auto two = runOf({"wind.fx", "spring.*"});
    // Behind the channels that every run has stand those of energy, which only who asks for them gets.
    QCOMPARE(two->channels().back().name, std::string("spring.work"));
    QCOMPARE(two->channels()[two->columns() - 4].name, std::string("wind.fx"));
    QVERIFY(!Simulation::create(b.model(), {.channels = {"none"}}));
  }
  void pauses_andGoesOn_withTheSameResult() {
    ModelBuilder b = doublePendulum();
    b.run(1e-3, 3.0);
    const auto s = create(b);
    s->run();
    QVERIFY(within(5s, [&] { return s->progress().steps > 20; }));
    s->pause();
    QVERIFY(within(
        5s, [&] { return s->progress().state == RunState::paused || s->progress().state == RunState::finished; }));
    s->run();
    s->wait();
    QCOMPARE(s->progress().state, RunState::finished);
    const Run plain = runModel(b.model());
    QCOMPARE(s->recording()->rows(), plain.recording->rows());
    for (std::size_t c = 0; c < plain.recording->columns(); ++c)
      QCOMPARE(s->recording()->at(plain.last(), c), plain.recording->at(plain.last(), c));
    QCOMPARE(RecordedPoses(s->recording()).at(plain.last()).bodies[1].position, plain.vector(plain.last(), "lower.x"));
  }
  /// Two bars on hinges about the vertical: nothing moves but the last digits, and no method is blamed for those.
  void aModelAtRest_isNoCauseForAWarning() {
    for (const TypeInfo* method : catalog().of(Category::integrator)) {
      ModelBuilder b;
      b.gravity(Vec3(0, 0, -9.81));
      const auto rod = [&](const char* name, double x) {
        return b.body("rigid", name, {{"mass", 1.0}, {"inertia", diagonal(0.1, 1, 1)}, {"position", Vec3(x, 0, 0)}});
      };
      const ElementId inner = rod("inner", 0.5), outer = rod("outer", 1.5);
      b.joint("revolute", "first", {{"body1", ground}, {"body2", inner}, {"frame2", test::at(Vec3(-0.5, 0, 0))}});
      b.joint("revolute", "second",
              {{"body1", inner},
               {"body2", outer},
               {"frame1", test::at(Vec3(0.5, 0, 0))},
               {"frame2", test::at(Vec3(-0.5, 0, 0))}});
      b.useIntegrator(method->id);
      b.run(1e-3, 0.1);
      const auto s = Simulation::create(b.model());
      if (!s) continue;  // a method that takes no hinges
      (*s)->run();
      (*s)->wait();
      QCOMPARE((*s)->progress().state, RunState::finished);
      QVERIFY2((*s)->energyWarning().empty(), (method->id + ": " + (*s)->energyWarning()).c_str());
    }
  }
  void stops_andKeepsWhatWasComputed() {
    ModelBuilder b = rodChain(20);
    b.run(1e-4, 1e4, 1e-3);
    const auto s = create(b, {.pages = {.memory = std::make_shared<MemoryBudget>(std::size_t{1} << 30)}});
    s->run();
    QVERIFY(within(10s, [&] { return s->recording()->rows() > 10; }));
    s->stop();
    QCOMPARE(s->progress().state, RunState::stopped);
    QVERIFY(s->recording()->rows() > 10);
    s->wait();
  }
  void speedLimit_isKept() {
    ModelBuilder b = pivotedTop();
    b.run(1e-3, 0.2);
    const auto s = create(b);
    s->setSpeed(1.0);
    const auto start = std::chrono::steady_clock::now();
    s->run();
    s->wait();
    QVERIFY(std::chrono::steady_clock::now() - start >= 190ms);
    QCOMPARE(s->progress().state, RunState::finished);
  }
  /// A method that chooses its steps has only the end for a limit, but does not wait for it.
  void speedLimit_letsAdaptiveMethodsStep() {
    ModelBuilder b = pivotedTop();
    b.useIntegrator("rkmk");
    b.run(1e-3, 1000.0);
    const auto s = create(b);
    s->setSpeed(1.0);
    s->run();
    QVERIFY(within(10s, [&] { return s->progress().steps > 3; }));
    QVERIFY(s->progress().time < 500);
  }
  void changingSpeed_wakesASlowRun() {
    ModelBuilder b = pivotedTop();
    b.run(1e-3, 0.2);
    const auto s = create(b);
    s->setSpeed(1e-6);
    s->run();
    std::this_thread::sleep_for(20ms);
    s->setSpeed(0);
    QVERIFY(within(10s, [&] { return s->progress().state == RunState::finished; }));
  }
  void rowsBeyondTheMemory_lieOnTheDisk() {
    ModelBuilder b = pivotedTop();
    b.run(1e-3, 2.0);
    const auto s = create(b, {.pages = {.memory = std::make_shared<MemoryBudget>(100'000)}});
    s->run();
    s->wait();
    QCOMPARE(s->progress().state, RunState::finished);
    const Recording& spilled = *s->recording();
    const std::size_t bytes = spilled.rows() * spilled.columns() * sizeof(double);
    QVERIFY(spilled.bytesOnDisk() > 0 && spilled.bytesOnDisk() > bytes - 100'000);
    const Run plain = runModel(b.model());
    QCOMPARE(spilled.rows(), plain.recording->rows());
    for (std::size_t row = 0; row < spilled.rows(); ++row)
      for (std::size_t c = 0; c < spilled.columns(); ++c) QCOMPARE(spilled.at(row, c), plain.recording->at(row, c));
  }
  void twoRecordings_shareTheMemory() {
    ModelBuilder b = pivotedTop();
    b.run(1e-3, 2.0);
    const auto memory = std::make_shared<MemoryBudget>(800'000);
    const auto onDisk = [&](Simulation& s) {
      s.run();
      s.wait();
      return s.recording()->bytesOnDisk();
    };
    auto kept = create(b, {.pages = {.memory = memory}});
    QCOMPARE(onDisk(*kept), std::size_t{0});
    QVERIFY(kept->recording()->rows() * kept->recording()->columns() * sizeof(double) > 300'000);
    QVERIFY(onDisk(*create(b, {.pages = {.memory = memory}})) > 0);
    kept.reset();  // gives its memory back
    QCOMPARE(onDisk(*create(b, {.pages = {.memory = memory}})), std::size_t{0});
  }
  void noRoom_endsTheRunWithAReason() {
    const FileSizeLimit limit(std::size_t{128} << 10);
    ModelBuilder b = pivotedTop();
    b.run(1e-3, 100.0);
    const auto s = create(b, {.pages = {.memory = std::make_shared<MemoryBudget>(100'000)}});
    s->run();
    s->wait();
    QCOMPARE(s->progress().state, RunState::failed);
    QCOMPARE(s->error()->kind, Error::Kind::resource);
    QVERIFY2(s->error()->message.find("the disk cannot be used") != std::string::npos, s->error()->message.c_str());
    // What fits into the memory and the file, to a piece of either.
    const std::size_t bytes = s->recording()->rows() * s->recording()->columns() * sizeof(double);
    QVERIFY(bytes > (128 << 10) && bytes < 100'000 + (128 << 10) + 1'000);
    QVERIFY(s->recording()->time(s->recording()->rows() - 1) > 0);
  }
  void readers_seeWholeRowsWhileTheRunGoesOn() {
    ModelBuilder b = rodChain(5);
    b.run(1e-4, 0.3);
    const auto s = create(b);
    s->run();
    std::size_t seen = 0;
    bool ordered = true;
    while (s->progress().state != RunState::finished && s->progress().state != RunState::failed) {
      const std::size_t rows = s->recording()->rows();
      for (; seen < rows; ++seen)
        if (seen > 0) ordered = ordered && s->recording()->time(seen) > s->recording()->time(seen - 1);
      s->poses().update();
    }
    QVERIFY(ordered);
    QCOMPARE(s->progress().state, RunState::finished);
  }
  void latestValue_neverTearsAValue() {
    struct Pair {
      long a = 0, b = 0;
    };
    LatestValue<Pair> value(Pair{});
    std::jthread writer([&](const std::stop_token& stop) {
      for (long i = 1; !stop.stop_requested(); ++i) {
        value.back() = {i, -i};
        value.publish();
      }
    });
    long last = 0, updates = 0;
    bool good = true;
    while (updates < 2000) {
      if (!value.update()) continue;
      ++updates;
      good = good && value.front().a == -value.front().b && value.front().a > last;
      last = value.front().a;
    }
    QVERIFY(good);
  }
  void stepGrid_meetsOutputTimes() {
    const StepGrid grid({.step = 0.003, .end_time = 0.05, .output_step = 0.01});
    int outputs = 0;
    double t = 0;
    for (std::uint64_t n = 1; t < 0.05; ++n) {
      QVERIFY(grid.time(n) - t <= 0.003);
      t = grid.time(n);
      if (grid.isOutput(n)) QCOMPARE(t, 0.01 * ++outputs);
    }
    QCOMPARE(outputs, 5);
    QCOMPARE(t, 0.05);
  }
};

QTEST_GUILESS_MAIN(TestSimulation)
#include "tst_simulation.moc"

// A session is started, paused, edited, compared, loaded and closed in any order, many times: what threads, runs and
// windows leave behind is never used again. GYRE_CYCLES says how many times; under sanitizers a thousand.

#include "run/lockstep.h"
#include "shell/compare_controller.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <random>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

namespace {

constexpr std::array examples{"double-pendulum", "four-bar",    "heavy-top",
                              "bouncing-balls",  "quarter-car", "stick-slip"};
constexpr std::size_t smallBudget = std::size_t{24} << 20;  // so that kept runs must go

int cyclesWanted() {
  const int asked = qEnvironmentVariableIntValue("GYRE_CYCLES");
  return asked > 0 ? asked : 60;
}

}  // namespace

class TestSessionCycles : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::shared_ptr<MemoryBudget> memory_ = std::make_shared<MemoryBudget>(smallBudget);
  std::shared_ptr<Session> session_;
  std::unique_ptr<MainWindow> window_;
  std::mt19937 random_{20100501};

  int upTo(int count) { return std::uniform_int_distribution<int>(0, count - 1)(random_); }
  void openWindow() {
    window_ = std::make_unique<MainWindow>(session_);
    window_->resize(1100, 700);
    window_->show();
  }
  void load() {
    window_->openExample(QString(GYRE_EXAMPLES_DIR "/%1.gyre").arg(examples[static_cast<std::size_t>(upTo(6))]));
  }
  void edit() {
    const Model& model = session_->document.model();
    const auto bodies = model.of(Category::body);
    if (bodies.empty()) return;
    const Element& body = *bodies[static_cast<std::size_t>(upTo(static_cast<int>(bodies.size())))];
    static_cast<void>(session_->document.submit({SetField{body.id, "mass", 1.0 + 0.1 * upTo(10)}}, "mass"));
    if (upTo(3) == 0) session_->document.history().undo();
  }
  void compare() {
    std::vector<Contestant> contestants{{.method = "geom1", .changes = {}, .color = 1},
                                        {.method = "kynema", .changes = {}, .color = 2},
                                        {.method = "geom1", .changes = {"step=2 ms"}, .color = 3}};
    contestants.resize(static_cast<std::size_t>(1 + upTo(3)));
    std::optional<RunStart> from;
    if (const auto row = session_->playback.row(); row && session_->runs.shown().hasBegun() && upTo(3) == 0)
      from = RunStart{session_->runs.shown().recording(), *row};
    session_->lockstep.start(session_->document.snapshot(), contestants, from);
  }
  void scrub() { session_->playback.showTime(0.1 * upTo(10) * session_->playback.recordedUntil()); }
  void showAnother() {
    const auto others = session_->runs.others();
    if (!others.empty()) session_->runs.show(others[static_cast<std::size_t>(upTo(static_cast<int>(others.size())))]);
  }
  void reopen() {
    window_.reset();
    QTest::qWait(upTo(20));
    openWindow();
  }

  void step() {
    switch (upTo(14)) {
      case 0: return load();
      case 1: return edit();
      case 2:
      case 3: return session_->controller.run();
      case 4: return session_->controller.pause();
      case 5: return session_->controller.reset();
      case 6:
      case 7: return compare();
      case 8: return session_->lockstep.toggle();
      case 9: return scrub();
      case 10:
        if (session_->runs.shown().hasBegun()) session_->runs.keepShown();
        return;
      case 11: return showAnother();
      case 12: return session_->playback.goLive();
      default: return reopen();
    }
  }

 private slots:
  void initTestCase() {
    beginUi(dir_.path());
    QSettings().clear();
  }

  void anyOrder_leavesNothingBehind() {
    session_ = std::make_shared<Session>(catalog(), memory_);
    openWindow();
    load();
    for (int cycle = 0; cycle < cyclesWanted(); ++cycle) {
      step();
      QTest::qWait(upTo(30));
      QVERIFY(memory_->taken() <= memory_->bytes());
      const RunPtr shown = session_->runs.shown().run();
      QVERIFY(!shown || shown->recording);
      for (const RunPtr& run : session_->runs.others()) QVERIFY(run != shown && run->recording);
    }
    window_.reset();
    session_.reset();
    QCOMPARE(memory_->taken(), std::size_t{0});
  }

  /// Each kept run takes a megabyte and more; of thirty of them the oldest go, which is said.
  void keptRuns_goOldestFirst_whenMemoryRunsShort() {
    session_ = std::make_shared<Session>(catalog(), memory_);
    QStringList gone;
    connect(&session_->runs.kept(), &KeptRuns::letGo, this, [&gone](const QString& name) { gone << name; });
    openWindow();
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
    session_->controller.setSpeed(0);
    std::vector<std::weak_ptr<Run>> all;  // who holds one keeps its memory
    for (int i = 0; i < 40 && gone.size() < 2; ++i) {
      session_->controller.run();
      QTRY_COMPARE_WITH_TIMEOUT(session_->controller.state(), RunState::finished, 60000);
      session_->runs.keepShown();
      all.push_back(session_->runs.kept().all().back());
      session_->controller.reset();
      QTRY_VERIFY_WITH_TIMEOUT(!session_->controller.isCompiling(), 10000);
      QVERIFY(memory_->taken() <= memory_->bytes());
    }
    QVERIFY(gone.size() >= 2);
    QVERIFY(all[0].expired() && all[1].expired());
    QVERIFY(session_->runs.kept().all().back() == all.back().lock());
    window_.reset();
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  TestSessionCycles test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_session_cycles.moc"

// What became of attempts at steps: those that were given up, with their reasons, and which element has most of the
// local error of those that were taken.

#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace gyre;
using namespace gyre::test;

namespace {

std::unique_ptr<Simulation> ran(const Model& model, bool steps) {
  auto simulation = Simulation::create(model, {.steps = steps});
  if (!simulation) throw std::runtime_error(simulation.error().text());
  (*simulation)->run();
  (*simulation)->wait();
  return std::move(*simulation);
}

std::vector<StepEvent> eventsOf(const Recording& recording) {
  std::vector<StepEvent> out;
  for (std::size_t row = 0; row < recording.rows(); ++row)
    for (const StepEvent& e : recording.steps()->row(row)) out.push_back(e);
  return out;
}

long count(const std::vector<StepEvent>& events, StepOutcome outcome) {
  return std::ranges::count(events, outcome, &StepEvent::outcome);
}

double atEnd(const Recording& recording, const std::string& name) {
  const auto at = std::ranges::find(recording.channels(), name, &Channel::name) - recording.channels().begin();
  return recording.at(recording.rows() - 1, static_cast<std::size_t>(at));
}

/// A mass on a spring, `frequency` [rad/s], started a tenth of a metre off.
void addOscillator(ModelBuilder& b, const char* name, double x, double frequency) {
  const ElementId body = b.body("particle", name, {{"mass", 1.0}, {"position", Vec3(x + 1.1, 0, 0)}});
  b.force("spring", std::string(name) + " spring",
          {{"frame1", at(Vec3(x, 0, 0))}, {"body2", body}, {"stiffness", frequency * frequency}, {"free_length", 1.0}});
}

/// One that is pushed, all of a sudden but smoothly, so that steps are too long for it.
ModelBuilder pushed(const char* method) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  addOscillator(b, "mass", 0, 1);
  b.force("force", "push",
          {{"body", b.model().find("mass")->id},
           {"value", TimeVector{Function{.expression = "200*exp(-(30*(t-3))^2)"}, {}, {}}}});
  b.useIntegrator(method);
  b.run(0.01, 6, 0);
  return b;
}

}  // namespace

class TestStepLog : public QObject {
  Q_OBJECT
 private slots:
  /// As many as the columns of the recording count, at the times of the push.
  void rejections_areThoseThatAreCounted_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"bdf_ggl", "bdf_cs", "rkmk"}) QTest::newRow(method) << method;
  }
  void rejections_areThoseThatAreCounted() {
    QFETCH(QString, method);
    const auto simulation = ran(pushed(method.toUtf8()).model(), true);
    QCOMPARE(simulation->progress().state, RunState::finished);
    const Recording& recording = *simulation->recording();
    const auto events = eventsOf(recording);
    const long inexact = count(events, StepOutcome::tooInexact);
    QVERIFY(inexact > 0);
    QCOMPARE(static_cast<double>(inexact), atEnd(recording, "step.error_failures"));
    // Those of BDF have iterations among them that only began again with a new matrix.
    QVERIFY(static_cast<double>(count(events, StepOutcome::notConverged)) <=
            atEnd(recording, "step.convergence_failures"));
    QVERIFY(std::ranges::any_of(
        events, [](const StepEvent& e) { return e.outcome == StepOutcome::tooInexact && e.t > 2.8 && e.t < 3.1; }));
    for (const StepEvent& e : events) {
      if (e.outcome != StepOutcome::tooInexact && e.outcome != StepOutcome::taken) continue;
      QVERIFY(std::isnan(e.error) || (e.outcome == StepOutcome::taken) == (e.error <= 1));
      if (e.largest.row < 0) continue;
      QCOMPARE(recording.steps()->nameOf(e).element, std::string("mass"));
      QCOMPARE(e.largest.share, 1.0F);
    }
  }

  /// The error of the faster of two oscillators is larger by the powers of their frequencies; of two alike each has
  /// half of it; what moves uniformly has none.
  void largestError_isThatOfTheFastest_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"bdf_cs", "rkmk", "geom1"}) QTest::newRow(method) << method;
  }
  void largestError_isThatOfTheFastest() {
    QFETCH(QString, method);
    const auto shares = [&](double frequency) {
      ModelBuilder b;
      b.gravity(Vec3::Zero());
      b.body("particle", "drifting", {{"mass", 1.0}, {"position", Vec3(0, 5, 0)}, {"velocity", Vec3(1, 0, 0)}});
      addOscillator(b, "slow", 0, 2);
      addOscillator(b, "other", 0, frequency);
      b.useIntegrator(method.toStdString());
      if (method == "geom1") b.set(simulationId, "step_control", Choice{1});
      b.run(0.01, 3, 0);
      const auto simulation = ran(b.model(), true);
      const Recording& recording = *simulation->recording();
      double sum = 0, steps = 0;
      for (const StepEvent& e : eventsOf(recording)) {
        if (e.outcome != StepOutcome::taken || e.largest.row < 0) continue;
        const std::string name = recording.steps()->nameOf(e).element;
        if (frequency > 2 && name != "other") continue;
        if (name == "drifting") return -1.0;
        sum += e.largest.share;
        ++steps;
      }
      return steps > 10 ? sum / steps : -1.0;
    };
    QVERIFY(shares(20) > 0.9);
    QVERIFY(std::abs(shares(2) - 0.5) < 1e-6);
  }

  /// A method of constant step halves it until its equations have a solution: a top that turns by more than a turn in a
  /// step has none.
  void halvings_areTold() {
    ModelBuilder b = pivotedTop();
    b.useIntegrator("liemid_ea");
    b.run(0.05, 0.2);
    const auto simulation = ran(b.model(), true);
    const auto events = eventsOf(*simulation->recording());
    QVERIFY(simulation->progress().retries > 0);
    QCOMPARE(static_cast<std::uint64_t>(count(events, StepOutcome::notConverged)), simulation->progress().retries);
    QCOMPARE(events.front().t, 0.0);
    QCOMPARE(events.front().h, 0.05);
  }

  /// Where laws switch: at x = 0 after a quarter of the period, and at a given time.
  void switches_areTold() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const ElementId body = b.body("rigid", "mass", {{"mass", 1.0}, {"position", Vec3(1, 0, 0)}});
    b.force("expression_force", "law", {{"body2", body}, {"fx", Function{.expression = "x > 0 ? -x : -9*x"}}});
    b.force("force", "push",
            {{"body", body}, {"value", TimeVector{Function{.expression = "t < 0.5 ? 0 : 1e-6"}, {}, {}}}});
    b.useIntegrator("rkmk");
    b.run(0.01, 1.8, 0);
    const auto simulation = ran(b.model(), true);
    const auto events = eventsOf(*simulation->recording());
    const auto in = [&](StepOutcome outcome, double t) {
      return std::ranges::any_of(events,
                                 [&](const StepEvent& e) { return e.outcome == outcome && std::abs(e.t - t) < 1e-4; });
    };
    QCOMPARE(count(events, StepOutcome::newBranch), 1L);
    QVERIFY(in(StepOutcome::newBranch, M_PI / 2));
    QCOMPARE(count(events, StepOutcome::timeSwitch), 1L);
    QVERIFY(in(StepOutcome::timeSwitch, 0.5));
  }

  void telling_changesNothing() {
    for (const char* method : {"bdf_cm", "rkmk"}) {
      const auto reported = ran(pushed(method).model(), true), unreported = ran(pushed(method).model(), false);
      const Recording &x = *reported->recording(), &y = *unreported->recording();
      QVERIFY(x.steps() && !y.steps());
      QCOMPARE(x.rows(), y.rows());
      for (std::size_t row = 0; row < x.rows(); ++row)
        QVERIFY(std::memcmp(x.row(row).data(), y.row(row).data(), x.row(row).size_bytes()) == 0);
    }
  }
};

QTEST_APPLESS_MAIN(TestStepLog)
#include "tst_step_log.moc"

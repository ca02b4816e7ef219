// Runs side by side come to the same bytes as alone, and meet at their output times.

#include "run/lockstep.h"
#include "run/lockstep_run.h"
#include "run/run_distance.h"
#include "run/run_measures.h"
#include "run/simulation.h"
#include "support/model_builder.h"
#include "support/run_model.h"

#include <QtTest>
#include <algorithm>
#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr const char* methods[] = {"geom1", "kynema", "liemid_ea", "rkmk", "bdf_cs", "local_pos"};

ModelBuilder doublePendulum() {
  ModelBuilder b;
  const ElementId upper =
      b.body("rigid", "upper", {{"mass", 1.0}, {"inertia", diagonal(0.01, 0.02, 0.03)}, {"position", Vec3(0.5, 0, 0)}});
  const ElementId lower =
      b.body("rigid", "lower", {{"mass", 0.5}, {"inertia", diagonal(0.01, 0.02, 0.03)}, {"position", Vec3(1.5, 0, 0)}});
  b.joint("spherical", "pivot", {{"body1", ground}, {"body2", upper}, {"frame2", at(Vec3(-0.5, 0, 0))}});
  b.joint("spherical", "elbow",
          {{"body1", upper}, {"frame1", at(Vec3(0.5, 0, 0))}, {"body2", lower}, {"frame2", at(Vec3(-0.5, 0, 0))}});
  b.gravity(Vec3(0, 0, -9.81));
  b.run(0.002, 0.5, 0.05);
  return b;
}

Model by(const char* method, ModelBuilder b) {
  b.useIntegrator(method);
  return b.model();
}

void runToEnd(Lockstep& runs) {
  while (!runs.finished()) runs.advance();
}

}  // namespace

class TestLockstep : public QObject {
  Q_OBJECT

 private slots:
  void runs_areThoseThatTheyAreAlone() {
    std::vector<std::pair<std::string, Model>> models;
    for (const char* method : methods) models.emplace_back(method, by(method, doublePendulum()));
    Lockstep runs = Lockstep::create(models).value();
    QCOMPARE(runs.time(), 0.0);
    runs.advance();
    QVERIFY(std::abs(runs.time() - 0.05) < 1e-12);
    for (const Lockstep::Member& m : runs.members()) QCOMPARE(m.recording->rows(), std::size_t{2});
    runToEnd(runs);
    QCOMPARE(runs.time(), 0.5);
    for (const Lockstep::Member& m : runs.members()) {
      const auto alone = runModel(by(m.name.c_str(), doublePendulum()));
      QCOMPARE(m.recording->rows(), alone.recording->rows());
      for (std::size_t row = 0; row < alone.recording->rows(); ++row)
        QVERIFY2(
            std::equal(m.recording->row(row).begin(), m.recording->row(row).end(), alone.recording->row(row).begin()),
            m.name.c_str());
      QCOMPARE(m.steps, alone.progress.steps);
      QVERIFY(m.cpu() > 0 && !m.error);
    }
  }

  /// On all cores, in whatever order they have their turns: with a row at every step, turns are many.
  void runsOnSeveralCores_areThoseThatTheyAreAlone() {
    std::vector<std::pair<std::string, Model>> models;
    for (const char* method : methods) {
      ModelBuilder b = doublePendulum();
      b.run(0.002, 2, 0.002);
      models.emplace_back(method, by(method, b));
    }
    LockstepRun run(Lockstep::create(models).value());
    run.run();
    QTRY_COMPARE_WITH_TIMEOUT(run.state(), RunState::finished, 60000);
    for (std::size_t i = 0; i < models.size(); ++i) {
      const auto alone = runModel(models[i].second);
      const Recording& here = *run.recordings()[i];
      QCOMPARE(here.rows(), alone.recording->rows());
      for (std::size_t row = 0; row < here.rows(); ++row)
        QVERIFY2(std::ranges::equal(here.row(row), alone.recording->row(row)), models[i].first.c_str());
      QCOMPARE(run.progress()[i].steps, alone.progress.steps);
      QVERIFY(run.progress()[i].cpu > 0);
    }
  }

  /// However many rows come at once; a channel that is not there has nothing, and what is not a number is not
  /// forgotten.
  void measures_areTheLargestMagnitudes() {
    auto made = *Recording::create({{documentId, "time", "s"}, {documentId, "energy.numerical", "J"}}, 10);
    const auto add = [&](double energy) {
      const std::span<double> row = made->next();
      row[0] = static_cast<double>(made->rows());
      row[1] = energy;
      made->publish();
    };
    for (const double energy : {0.5, -3.0, 2.0}) add(energy);
    RunMeasures measures(made, nullptr);
    QCOMPARE(measures.append(2), std::size_t{2});
    QCOMPARE(measures.energy(), 3.0);
    QCOMPARE(measures.append(10), std::size_t{1});
    QCOMPARE(measures.append(10), std::size_t{0});
    QVERIFY(measures.energy() == 3 && measures.drift() == 0 && !measures.distance());
    for (const double energy : {std::nan(""), 1.0}) add(energy);
    measures.append(10);
    QVERIFY(std::isnan(measures.energy()));
  }

  /// The reference is 1e-9; a method of second order with steps of 2 ms is some 1e-5 from it, and nothing from itself.
  void difference_isThatOfPositionsAndAngles() {
    Lockstep runs =
        Lockstep::create({{"rkmk", by("rkmk", doublePendulum())}, {"geom1", by("geom1", doublePendulum())}}).value();
    runToEnd(runs);
    const Recording &a = *runs.members()[0].recording, &b = *runs.members()[1].recording;
    const auto &first = runs.members()[0].recording, &second = runs.members()[1].recording;
    RunDistance none(first, first), apart(first, second);
    QCOMPARE(none.append(a.rows()), a.rows());
    QCOMPARE(none.position(), 0.0);
    QCOMPARE(apart.append(4), std::size_t{4});
    QCOMPARE(apart.append(a.rows()), a.rows() - 4);
    double position = 0, angle = 0;
    for (std::size_t row = 0; row < a.rows(); ++row)
      for (const char* body : {"upper", "lower"}) {
        const auto column = [&](const char* quantity) {
          std::size_t c = 0;
          while (a.channels()[c].name != std::string(body) + quantity) ++c;
          return c;
        };
        const std::size_t x = column(".x"), q = column(".qw");
        double sum = 0, dot = 0;
        for (std::size_t i = 0; i < 3; ++i) sum += std::pow(a.at(row, x + i) - b.at(row, x + i), 2);
        for (std::size_t i = 0; i < 4; ++i) dot += std::pow(a.at(row, q + i) - b.at(row, q + i), 2);
        position = std::max(position, std::sqrt(sum));
        angle = std::max(angle, 4 * std::asin(std::sqrt(dot) / 2));  // |q - p| = 2 sin(angle / 4)
      }
    QVERIFY(position > 1e-7 && position < 1e-2);
    QVERIFY(std::abs(apart.position() - position) < 1e-12);
    QVERIFY2(std::abs(apart.orientation() - angle) < 1e-7, qPrintable(QString::number(apart.orientation() - angle)));
  }

  /// A run that goes on from the middle of another one by the same method begins anew there, with errors of its own: it
  /// stays as near as the method is to the reference, whose own error is 1e-9.
  void startAtAMoment_goesOnFromThere() {
    const auto reference = runModel(by("rkmk", doublePendulum()));
    for (const char* method : {"geom1", "rkmk"}) {
      const auto whole = runModel(by(method, doublePendulum()));
      const RunStart middle{whole.recording, 5};
      Lockstep runs = Lockstep::create({{"late", by(method, doublePendulum())}}, {.start = middle}).value();
      const auto& late = runs.members()[0].recording;
      QCOMPARE(late->time(0), whole.recording->time(5));
      runToEnd(runs);
      QCOMPARE(late->rows(), whole.recording->rows() - 5);
      const auto columnOf = [&](const char* name) {
        std::size_t c = 0;
        while (late->channels()[c].name != name) ++c;
        return c;
      };
      for (const char* name : {"lower.x", "lower.z", "lower.vx", "upper.wy", "energy.total"}) {
        const std::size_t c = columnOf(name);
        double error = 1e-7, apart = 0;
        for (std::size_t row = 0; row < whole.recording->rows(); ++row)
          error = std::max(error, std::abs(whole.recording->at(row, c) - reference.recording->at(row, c)));
        for (std::size_t row = 0; row < late->rows(); ++row) {
          QCOMPARE(late->time(row), whole.recording->time(row + 5));
          apart = std::max(apart, std::abs(late->at(row, c) - whole.recording->at(row + 5, c)));
        }
        QVERIFY2(apart < 2 * error, qPrintable(QString("%1 %2: %3, error %4").arg(method, name).arg(apart).arg(error)));
      }
    }
  }

  /// A wheel that has turned several times goes on from its angle, not from the remainder of it.
  void startAtAMoment_keepsTurns() {
    ModelBuilder b;
    const ElementId wheel = b.body(
        "rigid", "wheel", {{"mass", 1.0}, {"inertia", diagonal(0.1, 0.1, 0.2)}, {"angular_velocity", Vec3(0, 0, 20)}});
    b.joint("revolute", "axle", {{"body1", ground}, {"body2", wheel}});
    b.gravity(Vec3::Zero());
    b.run(0.002, 1, 0.05);
    b.useIntegrator("geom1");
    const auto whole = runModel(b.model());
    Lockstep runs = Lockstep::create({{"late", b.model()}}, {.start = RunStart{whole.recording, 10}}).value();
    runToEnd(runs);
    const Recording& late = *runs.members()[0].recording;
    std::size_t angle = 0;
    while (late.channels()[angle].name != "axle.angle") ++angle;
    QVERIFY(std::abs(late.at(0, angle) - 20 * 0.5) < 1e-6);
    QVERIFY(std::abs(late.at(late.rows() - 1, angle) - 20) < 1e-6);
  }

  void startAfterTheEnd_isRefused() {
    const auto whole = runModel(by("geom1", doublePendulum()));
    const RunStart end{whole.recording, whole.recording->rows() - 1};
    const auto refused = Lockstep::create({{"late", by("geom1", doublePendulum())}}, {.start = end});
    QVERIFY(!refused && refused.error().message.find("end_time") != std::string::npos);
  }

  /// On a thread of its own: the same rows, pause and end.
  void lockstepRun_comesToTheSameRows() {
    const auto make = [] {
      return Lockstep::create({{"geom1", by("geom1", doublePendulum())}, {"rkmk", by("rkmk", doublePendulum())}},
                              {.newton = true})
          .value();
    };
    Lockstep here = make();
    runToEnd(here);
    LockstepRun run(make());
    QCOMPARE(run.state(), RunState::ready);
    run.run();
    QTRY_COMPARE(run.state(), RunState::finished);
    const std::vector<LockstepProgress> progress = run.progress();
    for (std::size_t i = 0; i < 2; ++i) {
      const Recording &a = *here.members()[i].recording, &b = *run.recordings()[i];
      QCOMPARE(a.rows(), b.rows());
      for (std::size_t row = 0; row < a.rows(); ++row)
        QVERIFY(std::equal(a.row(row).begin(), a.row(row).end(), b.row(row).begin()));
      QCOMPARE(progress[i].steps, here.members()[i].steps);
      QCOMPARE(progress[i].state, RunState::finished);
      QCOMPARE(progress[i].work.evaluations, here.members()[i].stepper->work().evaluations);
    }
    QVERIFY(run.recordings()[0]->newton() && !run.recordings()[0]->newton()->row(3).empty());
  }

  /// Paced, so that it is under way when it is told to rest, and when it is destroyed.
  void lockstepRun_restsAndGoesOn() {
    auto run = std::make_unique<LockstepRun>(Lockstep::create({{"geom1", by("geom1", doublePendulum())}}).value());
    run->setSpeed(0.1);
    run->run();
    QTRY_VERIFY(run->progress()[0].steps > 0);
    run->pause();
    QTRY_COMPARE(run->state(), RunState::paused);
    const std::uint64_t steps = run->progress()[0].steps;
    QVERIFY(steps < 250);
    QTest::qWait(100);
    QCOMPARE(run->progress()[0].steps, steps);
    run->run();
    QTRY_VERIFY(run->progress()[0].steps > steps);
    run.reset();
  }

  /// For good: what was recorded stays, and can be looked at.
  void lockstepRun_stops() {
    LockstepRun run(Lockstep::create({{"geom1", by("geom1", doublePendulum())}}).value());
    run.setSpeed(0.1);
    run.run();
    QTRY_VERIFY(run.progress()[0].steps > 0);
    run.stop();
    QCOMPARE(run.state(), RunState::stopped);
    QCOMPARE(run.progress()[0].state, RunState::stopped);
    QVERIFY(!run.runs().finished());
    QCOMPARE(run.runs().members()[0].steps, run.progress()[0].steps);
    run.run();
    QCOMPARE(run.state(), RunState::stopped);
  }

  /// A force that ceases to be a number at 0.25 s, beside one that does not.
  void whatFails_staysBehind() {
    const auto pulled = [](double step) {
      ModelBuilder b;
      const ElementId ball = b.body("particle", "ball", {{"mass", 1.0}});
      b.force("force", "pull",
              {{"body", ball}, {"value", std::array<Function, 3>{Function{.expression = "sqrt(0.25 - t)"}}}});
      b.gravity(Vec3::Zero());
      b.run(step, 0.5, 0.1);
      return b.model();
    };
    ModelBuilder whole = ModelBuilder(pulled(0.01));
    whole.set(whole.model().find("pull")->id, "value", std::array<Function, 3>{Function{.constant = 1.0}});
    Lockstep runs = Lockstep::create({{"fails", pulled(0.01)}, {"goes on", whole.model()}}).value();
    runToEnd(runs);
    QVERIFY(runs.members()[0].error && runs.members()[0].error->time);
    QCOMPARE(runs.members()[0].recording->rows(), std::size_t{3});
    QVERIFY(!runs.members()[1].error);
    QCOMPARE(runs.members()[1].recording->rows(), std::size_t{6});
    QCOMPARE(runs.time(), 0.5);
  }

  void runsThatDoNotMeet_areRefused() {
    ModelBuilder other = doublePendulum();
    other.run(0.002, 0.5, 0.1);
    auto refused = Lockstep::create({{"one", doublePendulum().model()}, {"two", other.model()}});
    QVERIFY(!refused && refused.error().message.find("two") != std::string::npos);
    other.run(0.002, 0.5, 0);
    refused = Lockstep::create({{"one", other.model()}});
    QVERIFY(!refused && refused.error().message.find("output_step") != std::string::npos);
    ModelBuilder more = doublePendulum();
    more.body("particle", "extra", {{"mass", 1.0}});
    refused = Lockstep::create({{"one", doublePendulum().model()}, {"two", more.model()}});
    QVERIFY(!refused && refused.error().message.find("channels") != std::string::npos);
  }
};

QTEST_GUILESS_MAIN(TestLockstep)
#include "tst_lockstep.moc"

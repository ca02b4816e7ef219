// Runs side by side come to the same bytes as alone, and meet at their output times.

#include "run/lockstep.h"
#include "run/simulation.h"
#include "support/model_builder.h"
#include "support/run_model.h"

#include <QtTest>
#include <algorithm>

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
      QVERIFY(m.cpu > 0 && !m.error);
    }
  }

  /// The reference is 1e-9; a method of second order with steps of 2 ms is some 1e-5 from it, and nothing from itself.
  void difference_isThatOfPositionsAndAngles() {
    Lockstep runs =
        Lockstep::create({{"rkmk", by("rkmk", doublePendulum())}, {"geom1", by("geom1", doublePendulum())}}).value();
    runToEnd(runs);
    const Recording &a = *runs.members()[0].recording, &b = *runs.members()[1].recording;
    const auto &first = runs.members()[0].recording, &second = runs.members()[1].recording;
    QCOMPARE(difference(first, first).position, 0.0);
    const RunDifference apart = difference(first, second);
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
    QVERIFY(std::abs(apart.position - position) < 1e-12);
    QVERIFY2(std::abs(apart.orientation - angle) < 1e-7, qPrintable(QString::number(apart.orientation - angle)));
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

// Columns of the recording that tell of the iterations of Newton: what the log of the run says of the step of each row.

#include "support/finite_rows.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace gyre;
using namespace gyre::test;

namespace {

Run reported(const ModelBuilder& b, bool newton, std::vector<std::string> channels = {}) {
  auto simulation = Simulation::create(b.model(), {.channels = std::move(channels), .newton = newton});
  if (!simulation) throw std::runtime_error(simulation.error().text());
  (*simulation)->run();
  (*simulation)->wait();
  if (const auto error = (*simulation)->error()) throw std::runtime_error(error->text());
  return {(*simulation)->recording(), (*simulation)->progress(), (*simulation)->facts(), (*simulation)->notes()};
}

bool has(const Run& run, const std::string& name) {
  return std::ranges::any_of(run.recording->channels(), [&](const Channel& c) { return c.name == name; });
}

ModelBuilder linkage(const char* method) {
  ModelBuilder b = dampedDoublePendulum();
  b.useIntegrator(method);
  b.run(2e-3, 0.2);
  return b;
}

}  // namespace

class TestNewtonValues : public QObject {
  Q_OBJECT
 private slots:
  void rows_sayWhatTheLogSays_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("outputStep");
    for (const char* method : {"geom1", "kynema", "bdf_lie", "bdf_ggl_star", "liemid_ea"}) {
      QTest::addRow("%s", method) << method << 0.0;
      QTest::addRow("%s, every tenth of a second", method) << method << 0.01;
    }
  }
  void rows_sayWhatTheLogSays() {
    QFETCH(QString, method);
    QFETCH(double, outputStep);
    ModelBuilder b = linkage(method.toUtf8());
    b.set(simulationId, "output_step", outputStep);
    const Run run = reported(b, true);
    double update = 0, condition = 0, contraction = 0, dynamics = 0, position = 0;
    bool measured = false;
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const auto attempts = run.recording->newton()->row(row);
      for (const LoggedAttempt& attempt : attempts)
        for (const LoggedIterate& i : attempt.iterates)
          if (std::isfinite(i.condition)) condition = i.condition;
      if (!attempts.empty() && !attempts.back().iterates.empty()) {
        const LoggedIterate& last = attempts.back().iterates.back();
        update = last.update;
        dynamics = last.residual.dynamics;
        position = last.residual.position;
        contraction = 0;
        for (const LoggedIterate& i : attempts.back().iterates)
          if (std::isfinite(i.contraction)) contraction = i.contraction;
        measured = measured || contraction > 0;
      }
      // The log is in single precision.
      const auto same = [&](const char* name, double expected) {
        return std::abs(run.at(row, name) - expected) <= 1e-6 * std::abs(expected) + 1e-36;
      };
      QVERIFY(same("newton.update", update) && same("newton.condition", condition));
      QVERIFY(same("newton.dynamics", dynamics) && same("newton.position", position));
      QVERIFY(same("newton.contraction", contraction));
    }
    QVERIFY(measured);
    QVERIFY(allFinite(*run.recording));
  }

  /// The last iterate of a converged step passes the test, or the one after it was foreseen to.
  void implicitMethod_hasFiguresOfItsOwn() {
    const Run run = reported(linkage("geom1"), true);
    for (std::size_t row = 1; row <= run.last(); ++row) QVERIFY(run.at(row, "newton.condition") > 1);
    QVERIFY(run.at(0, "newton.condition") == 0);
  }

  void othersRuns_haveNone() {
    for (const char* name : {"newton.dynamics", "newton.condition"}) {
      QVERIFY(!has(reported(linkage("geom1"), false), name));
      QVERIFY(!has(reported(linkage("rkmk"), true), name));
      QVERIFY(has(reported(linkage("geom1"), true), name));
    }
  }

  /// ... which changes nothing else, whatever is recorded.
  void otherColumns_areTheSame() {
    const ModelBuilder b = linkage("geom1");
    const Run plain = reported(b, false);
    for (const auto& channels : {std::vector<std::string>{}, {"lower.v*"}}) {
      const Run full = reported(b, true, channels);
      QCOMPARE(full.last(), plain.last());
      for (const Channel& c : full.recording->channels()) {
        if (!has(plain, c.name)) {
          QVERIFY(c.name.starts_with("newton."));
          continue;
        }
        for (std::size_t row = 0; row <= plain.last(); ++row) {
          const double a = plain.at(row, c.name), other = full.at(row, c.name);
          QVERIFY2(std::memcmp(&a, &other, sizeof a) == 0, c.name.c_str());
        }
      }
      QVERIFY(has(full, "lower.vx") && has(full, "newton.contraction"));
      QCOMPARE(has(full, "upper.vx"), channels.empty());
    }
  }
};

QTEST_APPLESS_MAIN(TestNewtonValues)
#include "tst_newton_values.moc"

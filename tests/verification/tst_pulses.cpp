// Motions and loads that last shorter than a step, or begin and end anywhere: against closed forms, with every method.

#include "integrators/integrator.h"
#include "support/integrator_rows.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

#include <fmt/format.h>
#include <cmath>
#include <numbers>
#include <random>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double mass = 2, pi = std::numbers::pi;
enum Prescribes { position, velocity, acceleration };

/// A block that slides along z without gravity.
ModelBuilder slider() {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId block = b.body("rigid", "block", {{"mass", mass}, {"inertia", diagonal(0.1, 0.1, 0.1)}});
  b.joint("prismatic", "guide", {{"body1", ground}, {"body2", block}});
  return b;
}

ModelBuilder driven(Prescribes what, const std::string& motion) {
  ModelBuilder b = slider();
  b.joint("drive", "motor",
          {{"joint", b.model().find("guide")->id},
           {"coordinate", Choice{static_cast<int>(CoordinateName::displacement)}},
           {"prescribes", Choice{what}},
           {"motion", Function{.expression = motion}}});
  return b;
}

/// A particle that a force pushes along x.
ModelBuilder pushed(const std::string& force) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId ball = b.body("particle", "ball", {{"mass", mass}});
  b.force("force", "push", {{"body", ball}, {"value", TimeVector{Function{.expression = force}, {}, {}}}});
  return b;
}

/// Where a method controls its error, it is asked for this one.
void useTight(ModelBuilder& b, const std::string& id, double tolerance) {
  b.useIntegrator(id);
  for (const Field& f : b.model().simulation().type->fields)
    if (f.key == "rtol" || f.key.starts_with("atol")) b.set(simulationId, f.key.c_str(), tolerance);
}

/// A half sine of a force, of area 2 F width / pi.
std::string halfSine(double from, double width, double force) {
  return fmt::format("t > {0} && t < {1} ? {3}*sin(pi*(t-{0})/{2}) : 0", from, from + width, width, force);
}

}  // namespace

class TestPulses : public QObject {
  Q_OBJECT
 private slots:
  void drivenPulse_data() { addIntegratorRows(driven(position, "0").model()); }
  /// Rows in and between steps: the position is a constraint; velocity and force are those of the closed form.
  void drivenPulse() {
    QFETCH(QString, id);
    ModelBuilder b = driven(position, "t>1 && t<1.05 ? 0.01*sin(pi*(t-1)/0.05)^2 : 0");
    b.useIntegrator(id.toStdString());
    b.run(1e-3, 1.1, 5e-3);
    const Run run = runModel(b.model());
    const double w = pi / 0.05;
    double x = 0, v = 0, F = 0, drift = 0;
    for (std::size_t row = 0; row < run.recording->rows(); ++row) {
      const double t = run.recording->time(row), s = t - 1;
      QCOMPARE(t, static_cast<double>(row) * 5e-3);
      const bool moves = t > 1 && t < 1.05, edge = std::abs(s) < 1e-9 || std::abs(s - 0.05) < 1e-9;
      x = std::max(x, std::abs(run.at(row, "block.z") - (moves ? 0.01 * std::pow(std::sin(w * s), 2) : 0)));
      v = std::max(v, std::abs(run.at(row, "block.vz") - (moves ? 0.01 * w * std::sin(2 * w * s) : 0)));
      if (!edge)
        F = std::max(F, std::abs(run.at(row, "motor.force") - (moves ? mass * 0.02 * w * w * std::cos(2 * w * s) : 0)));
      drift = std::max(drift, run.at(row, "drift.position"));
    }
    qInfo("position %.2g m, velocity %.2g of 0.63 m/s, force %.2g of 158 N, drift %.2g m", x, v, F, drift);
    // BDF between steps: what the tolerance of positions asks for.
    const double promised = id.startsWith("bdf") && id != "bdf_lie" ? 1e-6 : 1e-9;
    QVERIFY(drift < promised && x < promised);
    // Second order at index 3, begun anew at the edge: h^2 x''' of the velocity, h x''' m of the force.
    const double third = 0.02 * w * w * w;
    QVERIFY(v < 1e-6 * third);
    QVERIFY(F < 1e-3 * third * mass);
  }

  /// A smooth pulse of 10 ms behind 3 s of rest, and another one 4 s later, by methods that choose their steps: each
  /// brings F T sqrt(pi) / m. The second is over before the end, the first row after the start.
  void smoothPulses_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("output");
    for (const double output : {0.0, 1.0, 10.0})
      for (const IntegratorType* type : integratorsFor(pushed("1").model()))
        if (type->capabilities.adaptive)
          QTest::addRow("%s, %g s", type->id.c_str(), output) << QString::fromStdString(type->id) << output;
  }
  void smoothPulses() {
    QFETCH(QString, id);
    QFETCH(double, output);
    ModelBuilder b = pushed("100*(exp(-((t-3)/0.01)^2) + exp(-((t-7)/0.01)^2))");
    useTight(b, id.toStdString(), 1e-7);
    if (id != "rkmk" && !id.startsWith("bdf")) {
      b.set(simulationId, "step_control", Choice{1});
      b.set(simulationId, "step_tolerance", 1e-7);
    }
    b.run(0.1, 10, output);
    const Run run = runModel(b.model());
    const double exact = 2 * 100 * 0.01 * std::sqrt(pi) / mass, v = run.at(run.last(), "ball.vx");
    qInfo("%.3g of the velocity off, %d steps", std::abs(v / exact - 1), int(run.progress.steps));
    // Local errors of 1e-7 over some hundred steps; generalized alpha controls positions alone.
    QVERIFY(std::abs(v / exact - 1) < (id == "rkmk" || id.startsWith("bdf") ? 1e-3 : 1e-2));
  }

  /// A reference at its own tolerance: a chirp, a shock, and conditions in conditions.
  void reference_followsMotions_data() {
    QTest::addColumn<QString>("motion");
    QTest::addColumn<int>("kind");
    QTest::newRow("chirp") << "0.01*sin(10*pi*t^2)" << 0;
    QTest::newRow("shock") << "t>0.3 && t<0.311 ? 500*sin(pi*(t-0.3)/0.011) : 0" << 1;
    QTest::newRow("nested") << "t < 0.2 ? 0 : t < 0.3 ? (t-0.2)^3 : t < 0.4 ? 0.001 + 0.03*(t-0.3) + 0.3*(t-0.3)^2 - "
                               "2*(t-0.3)^3 : 0.005"
                            << 2;
  }
  void reference_followsMotions() {
    QFETCH(QString, motion);
    QFETCH(int, kind);
    ModelBuilder b = driven(kind == 1 ? acceleration : position, motion.toStdString());
    b.useIntegrator("rkmk");
    b.run(1e-3, 0.5, 1e-3);
    const Run run = runModel(b.model());
    double worst = 0;
    for (std::size_t row = 0; row < run.recording->rows(); ++row) {
      const double t = run.recording->time(row);
      double x = 0, v = 0;
      if (kind == 0) {
        const double phase = 10 * pi * t * t, rate = 20 * pi * t;
        x = 0.01 * std::sin(phase);
        v = 0.01 * rate * std::cos(phase);
      } else if (kind == 1) {
        const double w = pi / 0.011, s = std::clamp(t - 0.3, 0.0, 0.011);
        v = 500 / w * (1 - std::cos(w * s));
        x = 500 / w * (s - std::sin(w * s) / w) + v * std::max(0.0, t - 0.311);
      } else {
        const double s = t - 0.2, r = t - 0.3;
        x = t < 0.2 ? 0 : t < 0.3 ? s * s * s : t < 0.4 ? 0.001 + 0.03 * r + 0.3 * r * r - 2 * r * r * r : 0.005;
        v = t < 0.2 ? 0 : t < 0.3 ? 3 * s * s : t < 0.4 ? 0.03 + 0.6 * r - 6 * r * r : 0;
        if (std::abs(t - 0.4) < 1e-9) v = run.at(row, "block.vz");
      }
      worst = std::max({worst, std::abs(run.at(row, "block.z") - x), std::abs(run.at(row, "block.vz") - v)});
    }
    // Round-off of the projection on positions, in a velocity of some m/s.
    QVERIFY2(worst < 1e-11, qPrintable(QString::number(worst)));
  }

  void shock_data() { addIntegratorRows(pushed("0").model()); }
  /// Whatever its length and wherever it begins, a shock leaves its impulse behind.
  void shock() {
    QFETCH(QString, id);
    std::mt19937 random(3);
    for (const double width : {1e-6, 1e-3, 1.0}) {
      const double from = std::uniform_real_distribution<double>(0.1, 8.9)(random), speed = 0.5;
      ModelBuilder b = pushed(halfSine(from, width, speed * mass * pi / (2 * width)));
      useTight(b, id.toStdString(), 1e-7);
      b.run(1e-2, 10, 0.1);
      const Run run = runModel(b.model());
      const double v = run.at(run.last(), "ball.vx");
      qInfo("%g s at %.6f s: %.3g off", width, from, v / speed - 1);
      // On 16 pieces of a half sine the trapezoidal rule loses (pi/16)^2 / 12, BDF of order two 4 times that.
      QVERIFY(std::abs(v / speed - 1) < 1.05 * std::pow(pi / 16, 2) / (id == "bdf_lie" ? 3 : 12));
      for (std::size_t row = 0; row < run.recording->rows(); ++row)
        if (run.recording->time(row) < from) QVERIFY(run.at(row, "ball.vx") == 0);
    }
  }

  void jumps_areRefusedOrSaid() {
    const auto refused = System::compile(driven(position, "t > 0.3 ? 0.02 : 0").model());
    QVERIFY(!refused);
    QCOMPARE(refused.error().element, std::string("motor"));
    const QString text = QString::fromStdString(refused.error().text());
    QVERIFY2(text.contains("0.02") && text.contains("t = 0.3"), qPrintable(text));

    ModelBuilder b = driven(position, "t > 0.3 ? 0.2*(t-0.3) : 0");
    b.useIntegrator("geom1");
    b.run(1e-3, 0.5, 0.1);
    const Run run = runModel(b.model());
    QVERIFY(std::abs(run.at(run.last(), "block.vz") - 0.2) < 1e-9);
    const auto said = [](const std::string& note) {
      return note.find("'motor'") != std::string::npos && note.find("jumps by 0.2") != std::string::npos;
    };
    QVERIFY(std::any_of(run.notes.begin(), run.notes.end(), said));
    QVERIFY(
        System::compile(driven(position, "t>1 && t<1.05 ? 0.01*sin(3.14159265*(t-1)/0.05)^2 : 0").model()).has_value());
  }

  /// Poles, branch cuts and edges of domains jump like conditions do; what can be gone on with is gone on with.
  void singularMotions_areRefused() {
    const auto compiled = [](const char* motion) {
      ModelBuilder b = driven(position, motion);
      b.run(1e-2, 1, 0.1);
      return System::compile(b.model());
    };
    for (const char* motion : {"0.01*tan(pi*t)", "0.01/(t-0.505)", "sqrt(max(0, t-0.5))", "t == 0.5 ? 1 : 0",
                               "0.1*atan2(sin(20*t), cos(20*t))", "0.1*abs(t-0.55)/(t-0.55)"}) {
      const auto refused = compiled(motion);
      QVERIFY2(!refused, motion);
      QVERIFY2(refused.error().element == "motor" && refused.error().key == "motion", motion);
    }
    const auto kinked = compiled("0.1*asin(sin(10*t))");  // at pi/20, 3 pi/20 and 5 pi/20
    QVERIFY(kinked);
    QCOMPARE((*kinked)->switches().times.size(), std::size_t{3});
    QVERIFY((*kinked)->switches().warnings.at(0).find("jumps by -2") != std::string::npos);
    const auto smooth = compiled("0.01*sin(20*(t-0.505))/(t-0.505)");
    QVERIFY(smooth);
    QVERIFY((*smooth)->switches().times.empty());
  }

  void pole_endsTheRun_data() { addIntegratorRows(pushed("0").model()); }
  /// Between two numbers, where no step would have met it.
  void pole_endsTheRun() {
    QFETCH(QString, id);
    ModelBuilder b = pushed("1/(3*t-1.6)");
    b.useIntegrator(id.toStdString());
    b.run(1e-2, 1, 0.01);
    const auto simulation = runAsFarAsItGoes(b.model());
    const auto error = simulation->error();
    QVERIFY(error);
    QVERIFY2(std::abs(error->time.value_or(0) - 1.6 / 3) < 1e-3, error->text().c_str());
    QVERIFY(simulation->recording()->rows() > 10);
  }

  void kink_isNotSeenBeforehand_data() { addIntegratorRows(driven(position, "0").model()); }
  /// The step that ends at a kink ends before it, to the last digit: the impact is the drive's, not the method's.
  void kink_isNotSeenBeforehand() {
    QFETCH(QString, id);
    ModelBuilder b = driven(position, "abs(t-0.5) - 0.5 + t");
    useTight(b, id.toStdString(), 1e-7);
    b.run(1e-2, 1, 0.1);
    const Run run = runModel(b.model());
    QVERIFY(std::abs(run.at(run.last(), "block.vz") - 2) < 1e-6);
    const double made = run.at(run.last(), "energy.numerical");
    QVERIFY2(std::abs(made) < 1e-6 * mass * 2, qPrintable(QString::number(made)));
    QVERIFY(run.at(run.rowAt(0.5), "block.vz") == 0 || run.recording->time(run.rowAt(0.5)) >= 0.5);
  }

  /// A triangle of 1 ms in a table, under a method that chooses its steps: 1000 N, 0.5 N s.
  void table_isMetAtItsPoints() {
    ModelBuilder b = pushed("0");
    const Function triangle{.table = {{0, 0}, {0.1234, 0}, {0.1239, 1000}, {0.1244, 0}, {1, 0}}};
    b.set(b.model().find("push")->id, "value", TimeVector{triangle, {}, {}});
    useTight(b, "bdf_cs", 1e-7);
    b.run(1e-2, 0.5, 0);
    const Run run = runModel(b.model());
    std::size_t met = 0;
    for (std::size_t row = 0; row < run.recording->rows(); ++row)
      for (const double t : {0.1234, 0.1239, 0.1244}) met += run.recording->time(row) == t ? 1 : 0;
    QCOMPARE(met, std::size_t{3});
    // Both sides chose their own steps, at the tolerance.
    qInfo("%.9g m/s", run.at(run.last(), "ball.vx"));
    QVERIFY(std::abs(run.at(run.last(), "ball.vx") - 0.5 / mass) < 1e-5);
  }
};

QTEST_APPLESS_MAIN(TestPulses)
#include "tst_pulses.moc"

// Rolling and spinning friction of a ball against closed forms, by each way of solving; and what the forces of the step
// before are worth as a guess.

#include <QtTest>

#include "contact_checks.h"

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double g = 9.81;

/// m a = -F and J a/R = F R - delta m g with J = 2/5 m R^2:   a = delta g / (R (1 + 2/5)), until the ball stands.
struct Rolling {
  static constexpr double R = 0.1, v0 = 1, delta = 0.02, a = delta * g / (R * 1.4);
};

/// 2/5 m R^2 w' = -s m g about the upright axis.
struct Spinning {
  static constexpr double R = 0.1, w0 = 8, s = 0.01, a = s * g / (0.4 * R * R);
};

ContactScene ball(const Vec3& v, const Vec3& w) {
  ContactScene scene(
      fmt::format(R"({{"name": "m", "friction": 0.5, "rolling": {}, "spinning": {}}})", Rolling::delta, Spinning::s));
  scene.floor().sphere("ball", 2, 0.1, Vec3(0, 0, 0.1), ContactScene::velocity(v) + ContactScene::spin(w));
  return scene;
}

Model tenBoxes(const State* from) {
  ContactScene scene(material(0.5));
  scene.floor();
  for (int i = 0; i < 10; ++i) {
    Vec3 x(0.003 * (i % 3), 0.002 * (i % 2), 0.05 + 0.1 * i);
    std::string more;
    if (from) {
      const auto q = from->q.segment<7>(7 * i);
      x = q.head<3>();
      more = fmt::format(R"(, "orientation": [{:.17g}, {:.17g}, {:.17g}, {:.17g}])", q(3), q(4), q(5), q(6)) +
             ContactScene::velocity(from->v.segment<3>(6 * i)) + ContactScene::spin(from->v.segment<3>(6 * i + 3));
    }
    scene.box(fmt::format("b{}", i), 1, Vec3(0.1, 0.1, 0.1), x, more);
  }
  return scene.model(R"("integrator": "local_pos", "step": 1e-3, "end_time": 1, "solver": "gauss_seidel",
                        "merit": 1e-8, "sweeps": 20000)");
}

int iterationsOfStep(Stepper& stepper) {
  auto report = stepper.step();
  if (!report) throw std::runtime_error(report.error().text());
  return report->iterations;
}

}  // namespace

class TestRollingAndRecall : public QObject {
  Q_OBJECT

 private slots:
  void rollingBall_stops_data() {
    addMethodsAndSolvers({"auto", "gauss_seidel", "gauss_seidel_w", "newton_hueber", "newton_dsf", "quasi_newton"});
  }
  void rollingBall_stops() {
    constexpr double h = 1e-3, stop = Rolling::v0 / Rolling::a;
    const Run run = runModel(ball(Vec3(Rolling::v0, 0, 0), Vec3(0, Rolling::v0 / Rolling::R, 0))
                                 .model(exactly(fetchedMethod(), h, 1) + fetchedSolver()));
    double speed = 0, slip = 0;
    for (std::size_t r = 0; r <= run.last(); ++r) {
      const double t = run.recording->time(r), v = run.at(r, "ball.vx");
      slip = std::max(slip, std::abs(v - Rolling::R * run.at(r, "ball.wy")));
      if (t < stop - h) speed = std::max(speed, std::abs(v - (Rolling::v0 - Rolling::a * t)));
      if (t > stop + h) speed = std::max(speed, std::abs(v));
    }
    qInfo("speed %.2g, slip %.2g", speed, slip);
    compare(speed, 0, 1e-10, "speed");
    compare(slip, 0, 1e-10, "slip");
    compare(run.at(run.last(), "ball.x"), Rolling::v0 * Rolling::v0 / (2 * Rolling::a), Rolling::v0 * h, "way");
  }

  void spinningBall_stops_data() { rollingBall_stops_data(); }
  void spinningBall_stops() {
    constexpr double h = 1e-3, stop = Spinning::w0 / Spinning::a;
    const Run run = runModel(
        ball(Vec3::Zero(), Vec3(0, 0, Spinning::w0)).model(exactly(fetchedMethod(), h, 0.5) + fetchedSolver()));
    double speed = 0;
    for (std::size_t r = 0; r <= run.last(); ++r) {
      const double t = run.recording->time(r), w = run.at(r, "ball.wz");
      if (t < stop - h) speed = std::max(speed, std::abs(w - (Spinning::w0 - Spinning::a * t)));
      if (t > stop + h) speed = std::max(speed, std::abs(w));
      QVERIFY(run.vector(r, "ball.vx").norm() < 1e-10);
    }
    compare(speed, 0, 1e-9, "speed");
  }

  /// From where a run stands after fifty steps it goes on with fewer sweeps than one that begins there: both solve the
  /// same contacts at the same place, one with the forces of its last step, the other without.
  void forcesOfTheLastStep_saveSweeps() {
    const auto warm = stepperOf(tenBoxes(nullptr));
    const int first = iterationsOfStep(*warm);
    for (int i = 0; i < 50; ++i) iterationsOfStep(*warm);
    const State here = warm->state();
    const auto cold = stepperOf(tenBoxes(&here));
    const int without = iterationsOfStep(*cold), with = iterationsOfStep(*warm);
    qInfo("first step %d sweeps; step 52: %d with the forces of the last one, %d without", first, with, without);
    QVERIFY((cold->state().q - warm->state().q).norm() < 1e-6);
    QVERIFY2(10 * with < without, "the forces of the last step are no guess");
    QVERIFY(10 * with < first);
    // And contacts are found again by their features when the run that began cold goes on.
    const int next = iterationsOfStep(*cold);
    QVERIFY2(2 * next < without, qPrintable(QString::number(next)));
  }
};

QTEST_GUILESS_MAIN(TestRollingAndRecall)
#include "tst_rolling_and_recall.moc"

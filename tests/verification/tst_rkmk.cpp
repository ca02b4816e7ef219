// Gyre's reference method against the independent solutions of reference/, at their digits.

#include "integrators/integrator.h"
#include "verification/alpha_problems.h"
#include "verification/lagrangian_top.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

Run runRkmk(ModelBuilder b, double end, double output) {
  b.useIntegrator("rkmk");
  b.run(1e-3, end, output);
  return runModel(b.model());
}

}  // namespace

class TestRkmk : public QObject {
  Q_OBJECT
 private slots:
  void brulsCardonaProblems() {
    for (const AlphaProblem* p : {&problem71, &problem72, &problem73, &problem74, &problem75}) {
      const Reference ref(p->reference);
      const Run run = runRkmk(p->make(1.0), p->from + 0.18, 0.02);
      double x = 0, lambda = 0;
      for (int i = 0; i < 10; ++i) {
        const double t = p->from + 0.02 * i;
        const std::size_t row = run.rowAt(t), k = ref.row(t);
        x = std::max(
            x, (run.vector(row, std::string(p->body) + ".x") - Vec3(ref.at(k, "x1"), ref.at(k, "x2"), ref.at(k, "x3")))
                   .norm());
        if (p->joint[0])
          lambda = std::max(lambda, (run.vector(row, std::string(p->joint) + ".lambda1") -
                                     Vec3(ref.at(k, "lam1"), ref.at(k, "lam2"), ref.at(k, "lam3")))
                                        .norm());
      }
      qInfo("%s: x %.2g, lambda %.2g (of about 670 N)", p->name, x, lambda);
      QVERIFY(x < 1e-10);
      QVERIFY(lambda < 1e-7);
    }
  }
  void doublePendulum_positionsRatesReactions() {
    const Reference ref("double_pendulum_spherical");
    const Run run = runRkmk(doublePendulum(), 2.0, 0.25);
    double x = 0, w = 0, F = 0;
    for (std::size_t k = 0; k < ref.rows(); ++k) {
      const double t = ref.at(k, "t");
      if (t > 2.0) continue;
      const std::size_t row = run.rowAt(t);
      const auto vec = [&](const char* a, const char* b, const char* c) {
        return Vec3(ref.at(k, a), ref.at(k, b), ref.at(k, c));
      };
      x = std::max(x, (run.vector(row, "lower.x") - vec("x2x", "x2y", "x2z")).norm());
      w = std::max(w, (run.vector(row, "lower.wx") - vec("W2x", "W2y", "W2z")).norm());
      F = std::max(F, (run.vector(row, "middle.fx") - vec("F2x", "F2y", "F2z")).norm());
    }
    qInfo("double pendulum to 2 s: x %.2g, W %.2g, F %.2g", x, w, F);
    QVERIFY(x < 1e-10 && w < 1e-9 && F < 1e-8);
  }
  void krysl() {
    for (const double spin : {5.0, 50.0}) {
      const Reference ref(spin == 5 ? "krysl_slow_top" : "krysl_fast_top");
      const Run run = runRkmk(lagrangianTop(spin), 5.0, 1.0);
      double worst = 0;
      for (const double t : {1.0, 2.0, 5.0}) {
        const std::size_t k = ref.row(t);
        worst = std::max(
            worst,
            (10 * run.vector(run.rowAt(t), "top.x") - Vec3(ref.at(k, "x1"), ref.at(k, "x2"), ref.at(k, "x3"))).norm());
      }
      qInfo("Krysl's top, W3 = %g: %.2g", spin, worst);
      QVERIFY(worst < 1e-9);  // the slow top amplifies errors near its upright point
    }
  }
  /// IFToMM A01: point pendulum against elliptic functions.
  void a01_pendulum() {
    ModelBuilder b;
    const ElementId mass = b.body("particle", "mass", {{"mass", 1.0}, {"position", Vec3(-1, 0, 0)}});
    b.joint("distance", "rod", {{"body1", ground}, {"body2", mass}, {"length", 1.0}});
    const Run run = runRkmk(b, 10.0, 1.0);
    const auto error = [&](double t, double x, double z) {
      return std::hypot(run.at(run.rowAt(t), "mass.x") - x, run.at(run.rowAt(t), "mass.z") - z);
    };
    const double one = error(1, 0.98629175113187, -0.16501085312554),
                 ten = error(10, -0.27508746257612, -0.96141920509910);
    qInfo("A01: %.2g after 1 s, %.2g after 10 s", one, ten);
    QVERIFY(one < 1e-10 && ten < 1e-10);
  }
  /// Dense output inside a step has the accuracy of the method there.
  void denseOutput() {
    ModelBuilder b = constrainedTop();
    b.useIntegrator("rkmk");
    b.set(simulationId, "atol", 1e-8);
    b.set(simulationId, "rtol", 1e-8);
    b.run(1e-3, 0.5);
    const auto system = System::compile(b.model()).value();
    const auto make = [&] {
      return static_cast<const IntegratorType&>(*b.model().simulation().type).create(b.model().simulation().params);
    };
    const auto integrator = make();
    State s;
    QVERIFY(integrator->initialize(system, consistentInitialState(*system, false).value(), s).has_value());
    while (s.t < 0.1) QVERIFY(integrator->advance(s, 0.5).has_value());
    State before = s;
    const auto report = integrator->advance(s, 0.5);
    QVERIFY(report.has_value());
    const double middle = 0.5 * (report->t0 + report->t1);
    State inside;
    QVERIFY(integrator->interpolate(middle, inside));
    const auto clipped = make();
    State other;
    QVERIFY(clipped->initialize(system, {before, mobility(*system, before)}, other).has_value());
    other.t = report->t0;
    while (other.t < middle) QVERIFY(clipped->advance(other, middle).has_value());
    const double error = (inside.q - other.q).lpNorm<Eigen::Infinity>();
    qInfo("step %.3g s: dense output off by %.2g", report->t1 - report->t0, error);
    QVERIFY(error < 1e-7);  // ten times the tolerance of the step
    QVERIFY(!integrator->interpolate(report->t0 - 1e-3, inside));
  }
};

QTEST_APPLESS_MAIN(TestRkmk)
#include "tst_rkmk.moc"

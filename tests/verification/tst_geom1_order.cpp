// geom1 against the independent solutions of reference/: order 2 of positions and, after the transient, multipliers.

#include "support/reference.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double windowStep = 0.02;

/// Bruels and Cardona 2010, eq. 99: mean over the window of |x(t_i) - x_ref(t_i)|; the same for the multipliers.
struct WindowError {
  double position = 0, multiplier = 0;
};

WindowError windowError(ModelBuilder b, const char* reference, const std::string& body, const std::string& joint,
                        double from, double h) {
  const Reference ref(reference);
  b.run(h, from + 9 * windowStep, windowStep);
  const Run run = runModel(b.model());
  WindowError e;
  for (int i = 0; i < 10; ++i) {
    const double t = from + i * windowStep;
    const std::size_t row = run.rowAt(t), k = ref.row(t);
    const Vec3 x(ref.at(k, "x1"), ref.at(k, "x2"), ref.at(k, "x3"));
    e.position += (run.vector(row, body + ".x") - x).norm() / 10;
    if (!joint.empty()) {
      const Vec3 lambda(ref.at(k, "lam1"), ref.at(k, "lam2"), ref.at(k, "lam3"));
      e.multiplier += (run.vector(row, joint + ".lambda1") - lambda).norm() / 10;
    }
  }
  return e;
}

void checkSlope(const char* what, double coarse, double fine) {
  const double slope = std::log2(coarse / fine);
  qInfo("%s: errors %.4g -> %.4g, slope %.4f", what, coarse, fine, slope);
  QVERIFY2(slope > 1.95 && slope < 2.05, qPrintable(QString("%1: slope %2").arg(what).arg(slope)));
}

}  // namespace

class TestGeom1Order : public QObject {
  Q_OBJECT
 private slots:
  void pivotedTop_isSecondOrder() {
    const auto e = [](double h) { return windowError(pivotedTop(), "bc45_heavy_top", "top", "", 0.32, h).position; };
    checkSlope("pivoted top, x", e(2.5e-4), e(1.25e-4));
  }
  void constrainedTop_isSecondOrder() {
    const auto e = [](double h) { return windowError(constrainedTop(), "bc45_heavy_top", "top", "pin", 0.32, h); };
    const WindowError a = e(5e-4), b = e(2.5e-4);
    checkSlope("constrained top, x", a.position, b.position);
    checkSlope("constrained top, lambda", a.multiplier, b.multiplier);
  }
  void freeBody_isSecondOrder() {
    const auto e = [](double h) { return windowError(freeBody(), "bc2_free_body", "body", "", 0.82, h).position; };
    checkSlope("free body, x", e(1e-3), e(5e-4));
  }
  void doublePendulum_isSecondOrder() {
    const Reference ref("double_pendulum_spherical");
    const auto errors = [&](double h) {
      ModelBuilder b = doublePendulum();
      b.run(h, 2.0, 0.25);
      const Run run = runModel(b.model());
      WindowError e;
      for (std::size_t k = 0; k < ref.rows(); ++k) {
        const double t = ref.at(k, "t");
        if (t < 0.5 || t > 2.0) continue;
        const std::size_t row = run.rowAt(t);
        const Vec3 x(ref.at(k, "x2x"), ref.at(k, "x2y"), ref.at(k, "x2z"));
        // F2 is the force of body 1 on body 2: the reaction on body 2.
        const Vec3 F(ref.at(k, "F2x"), ref.at(k, "F2y"), ref.at(k, "F2z"));
        e.position += (run.vector(row, "lower.x") - x).norm();
        e.multiplier += (run.vector(row, "middle.fx") - F).norm();
      }
      return e;
    };
    const WindowError a = errors(1e-3), b = errors(5e-4);
    checkSlope("double pendulum, x", a.position, b.position);
    checkSlope("double pendulum, reaction", a.multiplier, b.multiplier);
  }
  /// Measured values of the independent prototype (Bruels-Cardona problems, mean error of eq. 99), within 5 %.
  void errors_matchIndependentImplementation() {
    const double top = windowError(pivotedTop(), "bc45_heavy_top", "top", "", 0.32, 1e-3).position;
    const double pinned = windowError(constrainedTop(0.9), "bc45_heavy_top", "top", "pin", 0.32, 1e-3).position;
    const double lambda = windowError(constrainedTop(0.9), "bc45_heavy_top", "top", "pin", 0.32, 1e-3).multiplier;
    const double damped = windowError(constrainedTop(0.6), "bc45_heavy_top", "top", "pin", 0.32, 1e-3).position;
    const double body = windowError(freeBody(), "bc2_free_body", "body", "", 0.82, 1e-3).position;
    qInfo("7.4 %.4g, 7.5 %.4g (lambda %.4g), 7.5 rho 0.6 %.4g, 7.2 %.4g", top, pinned, lambda, damped, body);
    const auto within = [](double value, double expected) { return std::abs(value / expected - 1) < 0.05; };
    QVERIFY(within(top, 5.71e-2));
    QVERIFY(within(pinned, 4.69e-3));
    QVERIFY(within(lambda, 3.76));
    QVERIFY(within(damped, 5.33e-3));
    QVERIFY(within(body, 1.62e-6));
  }
};

QTEST_APPLESS_MAIN(TestGeom1Order)
#include "tst_geom1_order.moc"

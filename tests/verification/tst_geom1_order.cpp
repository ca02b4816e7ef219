// geom1 against the independent solutions of reference/: order 2 of positions and, after the transient, multipliers.

#include "verification/alpha_problems.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

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
    const auto e = [](double h) { return windowError(problem74, "geom1", 1.0, h).position; };
    checkSlope("pivoted top, x", e(2.5e-4), e(1.25e-4));
  }
  void constrainedTop_isSecondOrder() {
    const auto e = [](double h) { return windowError(problem75, "geom1", 0.9, h); };
    const WindowError a = e(5e-4), b = e(2.5e-4);
    checkSlope("constrained top, x", a.position, b.position);
    checkSlope("constrained top, lambda", a.multiplier, b.multiplier);
  }
  void freeBody_isSecondOrder() {
    const auto e = [](double h) { return windowError(problem72, "geom1", 1.0, h).position; };
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
};

QTEST_APPLESS_MAIN(TestGeom1Order)
#include "tst_geom1_order.moc"

// The two-body pendulum with a planar bushing of Yen and Petzold (1998, sec. 4.3): body 1 stands still, body 2 hangs on
// a rod of length 1 and does not turn, a bushing of stiffness 1/eps^2 joins (0, 0.5, 0) of body 1 and (0, -0.5, 0) of
// body 2. Of the six coordinates of the plane five are constrained. With real bodies, joints and a bushing of Gyre, in
// space, against the equation of the one degree of freedom that is left:
//
//   q = (sin phi, -cos phi),  phi'' = t . f,  t = q',  f = -K (q - a) - C t phi' - (0, 1)
//
// K = diag(1, 1/2) / eps^2, C = 1, a = (0, -0.8): preloaded where the pendulum hangs (constants lost; ours).

#include "verification/oscillators.h"

#include <QtTest>

#include <array>
#include <vector>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double x0 = 0.04471, end = 0.1;

ModelBuilder bushingPendulum(double eps) {
  ModelBuilder b;
  b.gravity(Vec3(0, -1, 0));
  const auto body = [&](const char* name, const Vec3& position) {
    return b.body("rigid", name, {{"mass", 1.0}, {"inertia", diagonal(0.1, 0.1, 0.1)}, {"position", position}});
  };
  const Vec3 start(x0, -std::sqrt(1 - x0 * x0), 0), base(0, -1.8, 0);
  const ElementId one = body("one", base), two = body("two", start);
  b.joint("fixed", "base", {{"body1", ground}, {"frame1", at(base)}, {"body2", one}});
  b.joint("distance", "rod", {{"body2", two}, {"length", 1.0}});
  b.joint("same_orientation", "no turning", {{"body1", ground}, {"body2", two}});
  b.joint("point_on_plane", "plane", {{"body1", ground}, {"body2", two}});
  const double k = 1 / (eps * eps);
  Matrix6 stiffness, damping;
  stiffness.m.diagonal() << k, 0.5 * k, 0, 0, 0, k;
  damping.m.diagonal() << 1, 1, 0, 0, 0, 1;
  b.force("bushing", "bushing",
          {{"body1", one},
           {"frame1", at(Vec3(0, 0.5, 0))},
           {"body2", two},
           {"frame2", at(Vec3(0, -0.5, 0))},
           {"stiffness", stiffness},
           {"damping", damping}});
  return b;
}

constexpr int outputs = 10;

/// phi and phi' at the output times by Runge and Kutta's method of order 4, steps of eps / 2000 at most: errors below
/// 1e-12.
std::vector<std::array<double, 2>> reduced(double eps) {
  using Y = std::array<double, 2>;
  const double k = 1 / (eps * eps);
  const auto rate = [&](const Y& y) {
    const double s = std::sin(y[0]), c = std::cos(y[0]);
    const double fx = -k * s - c * y[1], fy = -0.5 * k * (-c + 0.8) - s * y[1] - 1;
    return Y{y[1], c * fx + s * fy};
  };
  const auto plus = [](const Y& y, double h, const Y& d) { return Y{y[0] + h * d[0], y[1] + h * d[1]}; };
  const int steps = static_cast<int>(std::ceil(2000 * end / eps / outputs));
  const double h = end / outputs / steps;
  std::vector<Y> out;
  Y y{std::asin(x0), 0};
  for (int i = 0; i < outputs; ++i) {
    for (int step = 0; step < steps; ++step) {
      const Y a = rate(y), b = rate(plus(y, h / 2, a)), c = rate(plus(y, h / 2, b)), d = rate(plus(y, h, c));
      for (std::size_t j = 0; j < 2; ++j) y[j] += h / 6 * (a[j] + 2 * b[j] + 2 * c[j] + d[j]);
    }
    out.push_back(y);
  }
  return out;
}

/// Largest difference over the output times: positions, and velocities over their frequency.
double largestError(const Run& run, const std::vector<std::array<double, 2>>& reference, double eps) {
  double out = 0;
  for (std::size_t i = 0; i < reference.size(); ++i) {
    const auto [phi, rate] = reference[i];
    const Vec3 q(std::sin(phi), -std::cos(phi), 0), t(std::cos(phi), std::sin(phi), 0);
    const std::size_t row = run.rowAt(end / outputs * static_cast<double>(i + 1));
    out = std::max({out, (run.vector(row, "two.x") - q).norm(), eps * (run.vector(row, "two.vx") - rate * t).norm()});
  }
  return out;
}

}  // namespace

class TestBushingPendulum : public QObject {
  Q_OBJECT
 private slots:
  /// Within 100 times the tolerance, and falling with it.
  void meetsTheReduction_data() {
    QTest::addColumn<int>("method");
    QTest::addColumn<double>("eps");
    for (int i = 0; i < static_cast<int>(std::size(bdfMethods)); ++i)
      for (const double eps : {1e-1, 1e-2, 1e-3}) QTest::addRow("%s, %g", bdfMethods[i].name, eps) << i << eps;
  }
  void meetsTheReduction() {
    QFETCH(int, method);
    QFETCH(double, eps);
    const auto reference = reduced(eps);
    double first = 0, last = 0;
    for (const double tolerance : {1e-4, 1e-6, 1e-8}) {
      ModelBuilder b = bushingPendulum(eps);
      useBdf(b, bdfMethods[method], {.tolerance = tolerance, .maxOrder = 5});
      b.run(end, end, end / outputs);
      const Run run = runModel(b.model());
      QCOMPARE(run.facts.degreesOfFreedom, 1);
      const double error = largestError(run, reference, eps);
      QVERIFY2(error < 100 * tolerance, qPrintable(QString("%1: %2").arg(tolerance).arg(error)));
      if (first == 0) first = error;
      last = error;
    }
    QVERIFY2(last < first / 100, qPrintable(QString("from %1 to %2").arg(first).arg(last)));
  }
};

QTEST_APPLESS_MAIN(TestBushingPendulum)
#include "tst_bushing_pendulum.moc"

// The BDF methods on mechanisms in space: independent solutions where there are some, else Gyre's reference method.

#include "support/reference.h"
#include "support/test_models.h"
#include "verification/bricard.h"
#include "verification/oscillators.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double tolerance = 1e-7;

/// All but CM with P frozen, which trades accuracy for damping (see frozenProjector_losesAccuracy).
void addMethods() {
  QTest::addColumn<int>("method");
  for (int i = 0; i < 4; ++i) QTest::newRow(bdfMethods[i].name) << i;
}

Run runBdf(ModelBuilder b, const BdfMethod& method, double end, double output, double tol = tolerance) {
  useBdf(b, method, {.tolerance = tol, .maxOrder = 5});
  b.run(1e-3, end, output);
  return runModel(b.model());
}

/// Largest difference of positions and quaternions of all bodies over all rows.
double largestDifference(const Run& a, const Run& b) {
  double out = 0;
  for (std::size_t c = 0; c < a.recording->columns(); ++c) {
    const std::string& name = a.recording->channels()[c].name;
    const bool isPlacement = name.ends_with(".x") || name.ends_with(".y") || name.ends_with(".z") ||
                             name.ends_with(".qw") || name.ends_with(".qx") || name.ends_with(".qy") ||
                             name.ends_with(".qz");
    for (std::size_t r = 0; isPlacement && r <= a.last(); ++r)
      out = std::max(out, std::abs(a.recording->at(r, c) - b.recording->at(r, c)));
  }
  return out;
}

double againstRkmk(const ModelBuilder& model, const BdfMethod& method, double end) {
  ModelBuilder b = model;
  b.useIntegrator("rkmk");
  b.run(1e-3, end, end / 10);
  return largestDifference(runModel(b.model()), runBdf(model, method, end, end / 10));
}

/// A slider-crank in space whose rod's end is held in the slider by a stiff bushing in place of a joint.
ModelBuilder bushingSliderCrank(double stiffness) {
  ModelBuilder b;
  const Quat toX(Eigen::AngleAxisd(M_PI / 2, Vec3::UnitY()));  // marker z along x
  const Vec3 A(0, 0.1, 0.12), B(0, 0.1, 0.2), C(std::sqrt(0.09 - 0.01 - 0.04), 0, 0);
  const ElementId crank =
      b.body("rigid", "crank", {{"mass", 0.12}, {"inertia", diagonal(1e-4, 1e-4, 1e-5)}, {"position", A}});
  const Vec3 middle = 0.5 * (B + C);
  const Quat turn = Quat::FromTwoVectors(Vec3::UnitY(), C - B);
  const ElementId rod =
      b.body("rigid", "rod",
             {{"mass", 0.5}, {"inertia", diagonal(4e-3, 4e-4, 4e-3)}, {"position", middle}, {"orientation", turn}});
  const ElementId slider =
      b.body("rigid", "slider", {{"mass", 2.0}, {"inertia", diagonal(1e-3, 1e-3, 1e-3)}, {"position", C}});
  b.joint("revolute", "bearing",
          {{"body1", ground}, {"frame1", at(A, toX)}, {"body2", crank}, {"frame2", at(Vec3(0, 0, 0), toX)}});
  b.joint("spherical", "ball",
          {{"body1", crank}, {"frame1", at(B - A)}, {"body2", rod}, {"frame2", at(Vec3(0, -0.15, 0))}});
  b.joint("prismatic", "guide",
          {{"body1", ground}, {"frame1", at(C, toX)}, {"body2", slider}, {"frame2", at(Vec3(0, 0, 0), toX)}});
  Matrix6 k, c;
  k.m.diagonal() << stiffness, stiffness, stiffness, 2, 2, 2;
  c.m.diagonal() << 20, 20, 20, 0.02, 0.02, 0.02;
  b.force("bushing", "bushing",
          {{"body1", slider},
           {"body2", rod},
           {"frame2", at(Vec3(0, 0.15, 0), turn.conjugate())},
           {"stiffness", k},
           {"damping", c}});
  return b;
}

}  // namespace

class TestBdfSpatial : public QObject {
  Q_OBJECT
 private slots:
  void heavyTop_data() { addMethods(); }
  void heavyTop() {
    QFETCH(int, method);
    const Reference ref("bc45_heavy_top");
    const Run run = runBdf(constrainedTop(), bdfMethods[method], 0.5, 0.02);
    double x = 0, lambda = 0;
    for (int i = 16; i <= 25; ++i) {
      const std::size_t row = run.rowAt(0.02 * i), k = ref.row(0.02 * i);
      x = std::max(x, (run.vector(row, "top.x") - Vec3(ref.at(k, "x1"), ref.at(k, "x2"), ref.at(k, "x3"))).norm());
      lambda = std::max(
          lambda,
          (run.vector(row, "pin.lambda1") - Vec3(ref.at(k, "lam1"), ref.at(k, "lam2"), ref.at(k, "lam3"))).norm());
    }
    qInfo("x %.2g m, lambda %.2g of about 670 N", x, lambda);
    QVERIFY(x < 100 * tolerance);
    QVERIFY(lambda < 670 * 1e4 * tolerance);  // with v', of one order less
  }

  void doublePendulum_meetsTheReference_data() { addMethods(); }
  void doublePendulum_meetsTheReference() {
    QFETCH(int, method);
    const Reference ref("double_pendulum_spherical");
    const Run run = runBdf(doublePendulum(), bdfMethods[method], 2.0, 0.25);
    double x = 0;
    for (std::size_t k = 0; k < ref.rows(); ++k) {
      const double t = ref.at(k, "t");
      if (t > 2.0) continue;
      const Vec3 expected(ref.at(k, "x2x"), ref.at(k, "x2y"), ref.at(k, "x2z"));
      x = std::max(x, (run.vector(run.rowAt(t), "lower.x") - expected).norm());
    }
    QVERIFY2(x < 100 * tolerance, qPrintable(QString::number(x)));
  }

  void redundantFourBar_data() { addMethods(); }
  void redundantFourBar() {
    QFETCH(int, method);
    const double error = againstRkmk(fourBar(), bdfMethods[method], 0.5);
    QVERIFY2(error < 100 * tolerance, qPrintable(QString::number(error)));
  }

  void bricard_data() { addMethods(); }
  void bricard() {
    QFETCH(int, method);
    const double error = againstRkmk(gyre::test::bricard(), bdfMethods[method], 1.0);
    QVERIFY2(error < 100 * tolerance, qPrintable(QString::number(error)));
  }

  void bushing_data() { addMethods(); }
  void bushing() {
    QFETCH(int, method);
    const double error = againstRkmk(bushingSliderCrank(1e4), bdfMethods[method], 0.5);
    QVERIFY2(error < 100 * tolerance, qPrintable(QString::number(error)));
  }

  /// Frozen, P lags a moving mechanism by whole steps: the run ends, the error falls with the tolerance, and is far
  /// from it. What the method is for is in tst_oscillators.
  void frozenProjector_losesAccuracy() {
    const auto error = [](double tol) {
      ModelBuilder b = doublePendulum();
      b.useIntegrator("rkmk");
      b.run(1e-3, 1.0, 0.1);
      return largestDifference(runModel(b.model()), runBdf(doublePendulum(), bdfMethods[4], 1.0, 0.1, tol));
    };
    const double coarse = error(1e-4), fine = error(1e-6);
    qInfo("tolerance 1e-4: %.2g, 1e-6: %.2g", coarse, fine);
    QVERIFY(fine < 0.5 * coarse && coarse < 0.1 && fine > 100 * 1e-6);
  }
};

QTEST_APPLESS_MAIN(TestBdfSpatial)
#include "tst_bdf_spatial.moc"

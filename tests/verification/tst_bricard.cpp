// Bricard's mechanism (IFToMM library A04; Gonzalez et al. 2006): five bars, six revolute joints, one degree of freedom
// although the count gives none: one constraint is redundant. Against reference/bricard.json.

#include "verification/alpha_problems.h"
#include "verification/bricard.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

/// Largest distance of P3 = far end of bar 2 from the reference, from 1 s to the end.
double errorOfP3(const std::string& integrator, double h, double end, const char* last = "revolute") {
  const Reference ref("bricard");
  ModelBuilder b = bricard(last);
  b.useIntegrator(integrator);
  if (integrator == "geom1") b.set(simulationId, "rho_inf", 0.8);
  b.run(h, end, 1.0);
  const Run run = runModel(b.model());
  const int redundant = last == std::string("revolute") ? 1 : 0;
  if (run.facts.degreesOfFreedom != 1 || run.facts.redundantConstraints != redundant)
    throw std::runtime_error("mobility");
  double worst = 0;
  for (double t = 1; t <= end; ++t) {
    const std::size_t row = run.rowAt(t), k = ref.row(t), q = run.column("bar 2.qw");
    const Quat R(run.recording->at(row, q), run.recording->at(row, q + 1), run.recording->at(row, q + 2),
                 run.recording->at(row, q + 3));
    const Vec3 P3 = run.vector(row, "bar 2.x") + R * Vec3(0, -0.5, 0);
    worst = std::max(worst, (P3 - Vec3(ref.at(k, "P3x"), ref.at(k, "P3y"), ref.at(k, "P3z"))).norm());
  }
  return worst;
}

}  // namespace

class TestBricard : public QObject {
  Q_OBJECT
 private slots:
  void rkmk_meetsTheReference() {
    const double error = errorOfP3("rkmk", 1e-3, 10.0);
    qInfo("rkmk to 10 s: %.2g m", error);
    QVERIFY(error < 1e-9);
  }
  /// With a cylindrical joint at the end nothing is redundant, and the reference's digits show.
  void determinateForm_meetsAllDigits() {
    const double error = errorOfP3("rkmk", 1e-3, 10.0, "cylindrical");
    qInfo("rkmk to 10 s, determinate: %.2g m", error);
    QVERIFY(error < 1e-11);
  }
  void fixedStepMethods_areOfSecondOrder_data() {
    QTest::addColumn<QString>("integrator");
    for (const char* id : {"geom1", "geom2", "linear", "se3", "liemid_ea", "liemid_i", "akw", "simo_wong"})
      QTest::newRow(id) << QString(id);
  }
  void fixedStepMethods_areOfSecondOrder() {
    QFETCH(QString, integrator);
    const double coarse = errorOfP3(integrator.toStdString(), 4e-3, 2.0),
                 fine = errorOfP3(integrator.toStdString(), 2e-3, 2.0);
    qInfo("%.3g %.3g, slope %.3f", coarse, fine, std::log2(coarse / fine));
    QVERIFY(std::abs(std::log2(coarse / fine) - 2) < 0.1);
  }
};

QTEST_APPLESS_MAIN(TestBricard)
#include "tst_bricard.moc"

// Linkages with redundant constraints: they run, drift stays at round-off, multipliers are those of minimum norm.

#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

class TestRedundancy : public QObject {
  Q_OBJECT
 private slots:
  void fourBar_runsTenSeconds() {
    ModelBuilder b = fourBar();
    b.run(1e-3, 10.0, 0.01);
    const Run run = runModel(b.model());
    QCOMPARE(run.facts.degreesOfFreedom, 1);
    QCOMPARE(run.facts.redundantConstraints, 3);
    double drift = 0, lateral = 0, iterations = 0;
    for (std::size_t r = 0; r < run.recording->rows(); ++r) {
      drift = std::max(drift, run.at(r, "drift.position"));
      lateral = std::max(lateral, std::abs(run.at(r, "coupler.y")));
      iterations = std::max(iterations, run.at(r, "newton.iterations"));
    }
    qInfo(
        "four-bar, 10 s: drift %.3g m, out of plane %.3g m, at most %g iterations, energy change %.3g J, %llu retries",
        drift, lateral, iterations, run.at(run.last(), "energy.numerical"),
        static_cast<unsigned long long>(run.progress.retries));
    QVERIFY(drift < 1e-9);
    QVERIFY(lateral < 1e-9);
  }
  /// The plane motion does not depend on how the redundancy is resolved: two joints that hold only the plane
  /// (spherical ones) leave none, and give the same positions.
  void fourBar_equalsItsDeterminateTwin() {
    ModelBuilder b = fourBar();
    b.run(1e-3, 1.0, 0.1);  // longer, the round-off that Newton leaves in each step adds up to more
    const Run redundant = runModel(b.model());
    ModelBuilder twin = fourBar();
    // Spherical joints at both ends of the coupler leave it free to spin about itself, which nothing drives:
    // 18 - 16 = 2 degrees of freedom and no redundancy.
    for (const char* name : {"B", "C"}) twin.replaceJoint(name, "spherical");
    twin.run(1e-3, 1.0, 0.1);
    const Run determinate = runModel(twin.model());
    QCOMPARE(determinate.facts.redundantConstraints, 0);
    double difference = 0;
    for (std::size_t r = 0; r < redundant.recording->rows(); ++r)
      difference = std::max(difference, (redundant.vector(r, "crank.x") - determinate.vector(r, "crank.x")).norm());
    qInfo("redundant against determinate four-bar after 1 s: %.3g m", difference);
    QVERIFY(difference < 1e-10);
  }
  /// Two equal joints in one place share the load equally: the multipliers of minimum norm.
  void doubledJoint_sharesTheLoad() {
    ModelBuilder b = constrainedTop(0.8);
    const ElementId top = b.model().find("top")->id;
    b.joint("spherical", "twin", {{"body1", top}, {"frame1", at(Vec3(0, -1, 0))}, {"body2", ground}});
    b.run(1e-3, 0.5);
    const Run doubled = runModel(b.model());
    ModelBuilder single = constrainedTop(0.8);
    single.run(1e-3, 0.5);
    const Run one = runModel(single.model());
    QCOMPARE(doubled.facts.redundantConstraints, 3);
    for (const std::size_t r : {std::size_t{0}, one.last() / 2, one.last()}) {
      const Vec3 full = one.vector(r, "pin.lambda1");
      QVERIFY((doubled.vector(r, "pin.lambda1") - full / 2).norm() < 1e-6 * full.norm());
      QVERIFY((doubled.vector(r, "twin.lambda1") - full / 2).norm() < 1e-6 * full.norm());
      QVERIFY((doubled.vector(r, "top.x") - one.vector(r, "top.x")).norm() < 1e-10);
    }
  }
};

QTEST_APPLESS_MAIN(TestRedundancy)
#include "tst_redundancy.moc"

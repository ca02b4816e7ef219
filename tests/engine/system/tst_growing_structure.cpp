// Forces that come and go during a run: matrices, solvers and results follow.

#include "run/stepper.h"
#include "support/test_models.h"
#include "system/index_one.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

/// A spring and damper between the centres of two bodies, F = k (x2 - x1) + c (v2 - v1) on body 1; k and c are zero
/// while it is off.
class Switched final : public Force {
 public:
  Switched(double k, double c) : k_(k), c_(c) {}
  bool on = true;

  void evaluate(const Instant&, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const override {
    const Vec3 F = k() * (k2.x - k1.x) + c() * (k2.v - k1.v);
    g.setZero();
    g.segment<3>(0) = -F;
    g.segment<3>(6) = F;
  }
  void addTangent(const Instant&, const BodyKinematics&, const BodyKinematics&, Mat12& K, Mat12& C) const override {
    for (auto [block, value] : {std::pair(&K, k()), std::pair(&C, c())})
      for (const int i : {0, 6})
        for (const int j : {0, 6}) block->block<3, 3>(i, j).diagonal().array() += i == j ? value : -value;
  }
  ForceEnergy energy(const Instant&, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    return {.elastic = 0.5 * k() * (k2.x - k1.x).squaredNorm(), .dissipation = c() * (k2.v - k1.v).squaredNorm()};
  }
  std::vector<ForceChannel> channels() const override { return {}; }
  void report(const Instant&, const BodyKinematics&, const BodyKinematics&, std::span<double>) const override {}
  bool usesOrientation(int) const override { return false; }
  bool dependsOnVelocity() const override { return c_ != 0; }

 private:
  double k() const { return on ? k_ : 0; }
  double c() const { return on ? c_ : 0; }
  double k_, c_;
};

/// Rods on balls that swing in space, as far as a spring between the first and the last one lets them.
ModelBuilder chain(int rods, const QString& integrator) {
  ModelBuilder b = rodChain(rods);
  b.gravity(Vec3(0, 0.5, -9.81));
  b.useIntegrator(integrator.toStdString());
  b.run(1e-3, 1, 0.05);  // so that methods that choose their steps meet the same times
  if (!b.model().simulation().type->find("atol_positions")) return b;
  b.set(simulationId, "atol_positions", 1e-6);  // not by the motion, which a force without effect may have a part in
  b.set(simulationId, "atol_velocities", 1e-5);
  return b;
}

struct Run {
  std::unique_ptr<Stepper> stepper;
  int last;  ///< body

  explicit Run(const ModelBuilder& b)
      : stepper(Stepper::create(b.model()).value()), last(static_cast<int>(stepper->system().bodies().size()) - 1) {}

  void to(double t) {
    while (stepper->state().t < t - 1e-12)
      if (const auto ok = stepper->step(); !ok) throw std::runtime_error(ok.error().text());
  }
};

}  // namespace

class TestGrowingStructure : public QObject {
  Q_OBJECT
 private slots:
  void force_comesAndGoes_data() {
    QTest::addColumn<QString>("integrator");
    QTest::addColumn<int>("rods");
    QTest::addColumn<double>("damping");
    for (const char* integrator : {"geom1", "bdf_lie", "liemid_ea", "simo_wong", "rkmk", "bdf_cs", "kynema"})
      for (const int rods : {2, 20})
        for (const double c : {0.0, 0.7})
          QTest::addRow("%s, %d rods, c = %g", integrator, rods, c) << integrator << rods << c;
  }
  /// As if it had been there from the start without effect: to the last bit where the matrix is dense, and to rounding
  /// where the block of the force has led to another order of elimination.
  void force_comesAndGoes() {
    QFETCH(QString, integrator);
    QFETCH(int, rods);
    QFETCH(double, damping);
    const ModelBuilder b = chain(rods, integrator);
    Run late(b), early(b);
    const auto spring = std::make_shared<Switched>(40.0, damping), always = std::make_shared<Switched>(40.0, damping);
    always->on = false;
    early.stepper->addForce(always, 0, early.last);
    const auto both = [&](auto change) {
      change();
      QVERIFY(late.stepper->restart() && early.stepper->restart());
    };
    const auto advance = [&](double t) {
      late.to(t);
      early.to(t);
    };
    advance(0.05);
    const auto before = late.stepper->system().topology();
    TransientForceId id{};
    both([&] {
      id = late.stepper->addForce(spring, 0, late.last);
      always->on = true;
    });
    QVERIFY(late.stepper->system().topology() != before);
    QCOMPARE(late.stepper->system().structure().couplings.size(), before->structure().couplings.size() + 1);
    advance(0.15);
    both([&] {
      late.stepper->removeForce(id);
      always->on = false;
    });
    advance(0.2);
    const State &s = late.stepper->state(), &same = early.stepper->state();
    QVERIFY(s.q.allFinite() && s.v.norm() > 0.1);
    const double difference = std::max((s.q - same.q).norm() / s.q.norm(), (s.v - same.v).norm() / s.v.norm());
    if (rods == 2 && damping == 0) QCOMPARE(difference, 0.0);
    QVERIFY2(difference < 1e-9, qPrintable(QString::number(difference)));
    // Without the spring the run is another one.
    Run none(b);
    none.to(0.2);
    QVERIFY((none.stepper->state().v - s.v).norm() > 1e-4 * s.v.norm());
  }

  /// The spring's work on the bodies is in the budget: nothing is made or lost.
  void energy_isAccountedFor() {
    const ModelBuilder b = chain(2, "geom1");
    Run run(b);
    run.to(0.1);
    const double total = run.stepper->energyBudget().now().total();
    const auto spring = std::make_shared<Switched>(40.0, 0.0);
    const TransientForceId id = run.stepper->addForce(spring, 0, 1);
    const double stored = run.stepper->energyBudget().now().total() - total;
    QVERIFY(stored > 10);
    QCOMPARE(run.stepper->energyBudget().work(), stored);
    run.to(0.3);
    run.stepper->removeForce(id);
    QVERIFY(std::abs(run.stepper->energyBudget().numerical()) < 1e-3 * stored);
  }

  void topology_growsWithPairsOnly() {
    const auto compiled = System::compile(chain(3, "geom1").model()).value();
    const auto system = compiled->forRun();
    QCOMPARE(system->topology(), compiled->topology());
    const auto spring = std::make_shared<Switched>(1.0, 0.0);
    const TransientForceId first = system->addForce(spring, 0, 2);
    const auto grown = system->topology();
    QVERIFY(grown != compiled->topology());
    QCOMPARE(compiled->structure().couplings.size(), std::size_t{0});
    system->addForce(spring, 2, 0);
    system->addForce(spring, -1, 1);  // a body and ground have the body's own block
    QCOMPARE(system->topology(), grown);
    system->removeForce(first);
    QCOMPARE(system->topology(), grown);
    QCOMPARE(system->transientForces().forces.size(), std::size_t{2});
    system->addForce(spring, 0, 1);
    QVERIFY(system->topology() != grown);
  }
  /// All solvers of a topology share what was found out about it.
  void symbolicWork_isDoneOnce() {
    const auto system = System::compile(chain(20, "geom1").model()).value();
    QCOMPARE(system->topology()->condensed(), system->topology()->condensed());
    QCOMPARE(system->topology()->sparse(), system->topology()->sparse());
    QCOMPARE(system->topology()->symmetric(), system->topology()->symmetric());
    const auto run = system->forRun();
    QCOMPARE(run->topology()->condensed(), system->topology()->condensed());
  }
};

QTEST_APPLESS_MAIN(TestGrowingStructure)
#include "tst_growing_structure.moc"

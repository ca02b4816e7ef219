// Linkages with redundant constraints: they run, drift stays at round-off, multipliers are those of minimum norm.

#include "support/integrator_rows.h"
#include "support/run_model.h"
#include "support/test_models.h"
#include "system/iteration_matrix.h"

#include <QtTest>

#include "analysis/statics.h"
#include "run/stepper.h"

using namespace gyre;
using namespace gyre::test;

namespace {

/// Supports at x = -1, 0 and 2 under a beam of 1 kg with its mass center at 0.
ModelBuilder beamOnThreeSupports() {
  ModelBuilder b;
  b.gravity(Vec3(0, 0, -9.8));
  const ElementId beam = b.body("rigid", "beam", {{"mass", 1.0}, {"inertia", diagonal(0.01, 0.75, 0.75)}});
  for (const auto& [name, x] : {std::pair("left", -1.0), std::pair("middle", 0.0), std::pair("right", 2.0)})
    b.joint("point_on_plane", name, {{"body1", ground}, {"body2", beam}, {"frame2", at(Vec3(x, 0, 0))}});
  return b;
}

/// B^T [nv x m] where the state is.
MatX transposedConstraints(const System& system, const State& s) {
  Workspace w = system.makeWorkspace();
  IterationMatrix S(system);
  massAndConstraints(system, system.evaluateKinematics(s, w), S);
  MatX BT = MatX::Zero(system.nv(), system.m());
  forEachConstraintBlock(system.structure(), [&](const auto& constraint, const auto& body, std::size_t i) {
    BT.block(body.offset, constraint.offset, body.size, constraint.rows) +=
        S.B[i].topLeftCorner(constraint.rows, body.size).transpose();
  });
  return BT;
}

/// A rod that swings about the y axis, as a pivoted body or as a free one on the same hinge.
ModelBuilder rodOnAHinge(bool pivoted) {
  ModelBuilder b;
  b.gravity(Vec3(0, 0, -9.81));
  const Quat toY(Eigen::AngleAxisd(-M_PI / 2, Vec3::UnitX()));  // marker z along y
  const Vec3 arm(0.5, 0, 0);
  const ElementId rod =
      pivoted ? b.body("pivoted", "rod", {{"mass", 1.0}, {"inertia", diagonal(0.1, 0.35, 0.35)}, {"com", arm}})
              : b.body("rigid", "rod", {{"mass", 1.0}, {"inertia", diagonal(0.1, 0.1, 0.1)}, {"position", arm}});
  b.joint("revolute", "hinge",
          {{"body1", ground}, {"frame1", at(Vec3::Zero(), toY)}, {"body2", rod}, {"frame2", at(-arm, toY)}});
  return b;
}

}  // namespace

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
    QCOMPARE(run.progress.retries, std::uint64_t{0});
  }
  /// The plane motion does not depend on how the redundancy is resolved: two joints that hold only the plane
  /// (spherical ones) leave none, and give the same positions.
  void fourBar_equalsItsDeterminateTwin() {
    ModelBuilder b = fourBar();
    b.run(1e-3, 1.0);  // longer, the round-off that Newton leaves in each step adds up to more
    const Run redundant = runModel(b.model());
    ModelBuilder twin = fourBar();
    // Spherical joints at both ends of the coupler leave it free to spin about itself, which nothing drives:
    // 18 - 16 = 2 degrees of freedom and no redundancy.
    for (const char* name : {"B", "C"}) twin.replaceJoint(name, "spherical");
    twin.run(1e-3, 1.0);
    const Run determinate = runModel(twin.model());
    QCOMPARE(determinate.facts.redundantConstraints, 0);
    double difference = 0;
    for (std::size_t r = 0; r < redundant.recording->rows(); ++r)
      difference = std::max(difference, (redundant.vector(r, "crank.x") - determinate.vector(r, "crank.x")).norm());
    const auto iterations = [](const Run& run) {
      double sum = 0;
      for (std::size_t r = 1; r < run.recording->rows(); ++r) sum += run.at(r, "newton.iterations");
      return sum / static_cast<double>(run.last());
    };
    qInfo("redundant against determinate four-bar after 1 s: %.3g m, %.3g and %.3g iterations per step", difference,
          iterations(redundant), iterations(determinate));
    QVERIFY(difference < 1e-10);
    // Steps begin where multipliers lead, whose arbitrary part must not hide how smooth the others are.
    QVERIFY(iterations(redundant) < 1.5 * iterations(determinate));
  }
  /// No motion changes the three rows that hold the pivot; they are redundant, not singular.
  void hingeAtAPivot_isThatOfAFreeBody_data() { addIntegratorRows(rodOnAHinge(true).model()); }
  void hingeAtAPivot_isThatOfAFreeBody() {
    QFETCH(QString, id);
    const auto runOf = [&](bool pivoted) {
      ModelBuilder b = rodOnAHinge(pivoted);
      b.useIntegrator(id.toStdString());
      b.run(1e-3, 0.5, 0.5);
      if (id.startsWith("bdf") && id != "bdf_lie")  // they follow their tolerances, not the step
        for (const char* key : {"rtol", "atol_positions", "atol_velocities"}) b.set(simulationId, key, 1e-8);
      return runModel(b.model());
    };
    const Run pivoted = runOf(true), free = runOf(false);
    QCOMPARE(pivoted.facts.redundantConstraints, 3);
    QCOMPARE(pivoted.facts.degreesOfFreedom, 1);
    // Both are of second order, with (h w)^2 = 3e-5 for the 5 rad/s that the rod comes to.
    QVERIFY((pivoted.vector(pivoted.last(), "rod.x") - free.vector(free.last(), "rod.x")).norm() < 3e-5);
  }
  void threeSupports_data() { addIntegratorRows(beamOnThreeSupports().model()); }
  /// Closed form: R = a + b x with sum R = W and sum x R = 0, so (6, 3 + 2, 3) W / 14.
  void threeSupports() {
    QFETCH(QString, id);
    ModelBuilder b = beamOnThreeSupports();
    b.useIntegrator(id.toStdString());
    b.run(1e-2, 0.1, 1e-2);
    const Run run = runModel(b.model());
    double off = 0;
    for (std::size_t row = 0; row < run.recording->rows(); ++row)
      for (const auto& [channel, force] :
           {std::pair("left.lambda1", 4.2), std::pair("middle.lambda1", 3.5), std::pair("right.lambda1", 2.1)})
        off = std::max(off, std::abs(std::abs(run.at(row, channel)) - force));
    qInfo("off by %.3g N", off);
    QVERIFY(off < 1e-9);
  }
  /// A door on 401 hinges, which say the same 400 times too often: each carries its share of the weight, and no moment.
  /// The cost grows with their number; with its cube it would take more than a minute.
  void manyHinges() {
    constexpr int count = 401;
    ModelBuilder b;
    b.gravity(Vec3(-10, 0, 0));
    const ElementId door = b.body("rigid", "door", {{"mass", 4.01}, {"inertia", diagonal(1, 1, 1)}});
    for (int i = 0; i < count; ++i) {
      const Frame here = at(Vec3(0, 0, 2.0 * i / (count - 1) - 1));
      b.joint("revolute", "h" + std::to_string(i),
              {{"body1", ground}, {"frame1", here}, {"body2", door}, {"frame2", here}});
    }
    b.run(1e-2, 2e-2, 1e-2);
    const Run run = runModel(b.model());
    QCOMPARE(run.facts.redundantConstraints, 5 * (count - 1));
    double off = 0;
    for (const Channel& channel : run.recording->channels())
      if (const auto dot = channel.name.find(".lambda"); dot != std::string::npos) {
        const double expected = channel.name.ends_with(".lambda1") ? 0.1 : 0;
        off = std::max(off, std::abs(std::abs(run.at(run.last(), channel.name)) - expected));
      }
    qInfo("off by %.3g N", off);
    QVERIFY(off < 1e-9);
  }
  /// Forces and moments over the length scale, whatever the masses: nothing of lambda lies where B^T n = 0.
  void norm_isOfForcesAndMoments() {
    ModelBuilder b = fourBar();
    b.set(b.model().find("crank")->id, "mass", 1e3);
    b.run(1e-3, 1.0);
    auto stepper = Stepper::create(b.model());
    QVERIFY(stepper.has_value());
    for (int i = 0; i < 100; ++i) QVERIFY((*stepper)->step().has_value());
    const System& system = (*stepper)->system();
    const State& s = (*stepper)->state();
    const MatX BT = transposedConstraints(system, s);
    const VecX D = system.scales().row / system.scales().length;
    QVERIFY(D.minCoeff() < 0.9 && D.maxCoeff() == 1);  // moments among them
    // B^T D^-1 (D lambda) = f: D lambda is to lie in the range of (B^T D^-1)^T.
    const MatX weighted = BT * D.cwiseInverse().asDiagonal();
    const Eigen::JacobiSVD<MatX> svd(weighted, Eigen::ComputeFullV);
    const VecX x = D.cwiseProduct(s.lambda);
    const auto rank = (svd.singularValues().array() > 1e-9 * svd.singularValues()[0]).count();
    QCOMPARE(rank, system.m() - 3);
    const double left = (svd.matrixV().rightCols(system.m() - rank).transpose() * x).norm();
    QVERIFY2(left < 1e-8 * x.norm(), qPrintable(QString::number(left / x.norm())));
  }
  void multipliersOfRows_doNotDependOnHowManyThereAre_data() { addIntegratorRows(fourBar().model()); }
  /// Between rows nobody chooses them.
  void multipliersOfRows_doNotDependOnHowManyThereAre() {
    QFETCH(QString, id);
    ModelBuilder b = fourBar();
    b.useIntegrator(id.toStdString());
    b.run(1e-3, 0.2, 1e-3);
    const Run many = runModel(b.model());
    b.run(1e-3, 0.2, 1e-2);
    const Run few = runModel(b.model());
    double difference = 0, largest = 0;
    for (std::size_t r = 0; r < few.recording->rows(); ++r)
      for (const Channel& channel : few.recording->channels()) {
        if (channel.name.find(".lambda") == std::string::npos) continue;
        const double one = few.at(r, channel.name), other = many.at(10 * r, channel.name);
        difference = std::max(difference, std::abs(one - other));
        largest = std::max(largest, std::abs(other));
      }
    qInfo("multipliers differ by %.3g of %.3g", difference, largest);
    QVERIFY(largest > 1);
    // Methods that choose their steps choose others, within their tolerances.
    const bool sameSteps = !(*Stepper::create(b.model()))->choosesStep();
    QVERIFY(difference <= (sameSteps ? 0 : 1e-2 * largest));
  }
  void equilibrium_hasMultipliersOfMinimumNorm() {
    const auto system = System::compile(beamOnThreeSupports().model());
    QVERIFY(system.has_value());
    const auto rest = findEquilibrium(**system, (*system)->initialState());
    QVERIFY(rest.has_value());
    const Vec3 expected(4.2, 3.5, 2.1);
    for (int i = 0; i < 3; ++i) QVERIFY(std::abs(std::abs(rest->state.lambda[i]) - expected[i]) < 1e-9);
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

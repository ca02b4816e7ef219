// What the health report says of models whose mobility is known from mechanism theory.

#include "analysis/assembly.h"
#include "analysis/health.h"
#include "analysis/health_text.h"
#include "analysis/initial_values.h"
#include "analysis/rank_analysis.h"
#include "analysis/replacement.h"
#include "support/random_state.h"
#include "support/test_models.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

Health healthOf(const Model& model) {
  const auto system = System::compile(model);
  if (!system) throw std::runtime_error(system.error().text());
  return examineHealth(model, **system, catalog());
}

/// A door on two hinges in line: 1 degree of freedom, 5 equations said twice.
ModelBuilder door() {
  ModelBuilder b;
  const ElementId leaf = b.body("rigid", "leaf", {{"position", Vec3(0.4, 0, 1)}});
  for (const double z : {0.2, 1.8})
    b.joint("revolute", z < 1 ? "lower" : "upper",
            {{"body1", ground}, {"frame1", at(Vec3(0, 0, z))}, {"body2", leaf}, {"frame2", at(Vec3(-0.4, 0, z - 1))}});
  return b;
}

}  // namespace

class TestHealth : public QObject {
  Q_OBJECT
 private slots:
  /// Small dense and large sparse matrices with known dependencies: A c = 0 for every circuit, as many as columns
  /// lack rank, and none of its parts is dependent on its own.
  void circuits_data() {
    QTest::addColumn<int>("columns");
    QTest::newRow("dense") << 30;
    QTest::newRow("sparse") << 3 * denseRankLimit;
  }
  void circuits() {
    QFETCH(int, columns);
    Random random(7);
    // Columns e_i, every third the sum of the two before it.
    std::vector<Eigen::Triplet<double>> t;
    for (int c = 0; c < columns; ++c) {
      const int base = c - c % 3;
      if (c % 3 < 2) t.emplace_back(c, c, 0.7);
      else
        for (const int i : {0, 1}) t.emplace_back(base + i, c, 0.7);
    }
    SparseMatrix A(columns, columns);
    A.setFromTriplets(t.begin(), t.end());
    const RankAnalysis analysis = analyseRank(A, static_cast<std::size_t>(columns));
    QCOMPARE(analysis.rank, columns - columns / 3);
    QCOMPARE(analysis.circuits.size(), static_cast<std::size_t>(columns / 3));
    for (const Circuit& c : analysis.circuits) {
      QCOMPARE(c.size(), std::size_t{3});
      VecX x = VecX::Zero(columns);
      for (const auto& [column, coefficient] : c) {
        x[column] = coefficient;
        QCOMPARE(column / 3, c.front().first / 3);
      }
      QVERIFY((A * x).norm() < 1e-14);
    }
  }

  /// Alike until their fourth derivatives, so that nothing shows where the run begins.
  void drivesOfOneCoordinate_areCompared() {
    for (const auto& [second, sound] :
         {std::pair("t^4", false), std::pair("t^3", true), std::pair("t < 0.7 ? t^3 : 0.343", false)}) {
      ModelBuilder b = door();
      for (const auto& [name, motion] : {std::pair("first", "t^3"), std::pair("second", second)})
        b.joint("drive", name, {{"joint", b.model().find("lower")->id}, {"motion", Function{.expression = motion}}});
      const Health h = healthOf(b.model());
      QCOMPARE(!h.obstacle, sound);
      if (sound) continue;
      QVERIFY2(h.obstacle->message.starts_with("'first' and 'second'") ||
                   h.obstacle->message.starts_with("'second' and 'first'"),
               h.obstacle->message.c_str());
      QVERIFY(h.obstacle->time && *h.obstacle->time > 0);
    }
  }
  /// Crank and rocker are driven to angles that the coupler does not let them have together.
  void drivesThatCannotBeMet_areNamedByTheAssembly() {
    ModelBuilder b = fourBar();
    for (const auto& [name, hinge, angle] : {std::tuple("first", "A", "1"), std::tuple("second", "D", "-2")})
      b.joint("drive", name, {{"joint", b.model().find(hinge)->id}, {"motion", Function{.expression = angle}}});
    const Health h = healthOf(b.model());
    QVERIFY(!h.assembles);
    QVERIFY(h.obstacle && h.obstacle->remedy == Error::Remedy::none);
    const auto assembled = assembledState(b.model(), **System::compile(b.model()));
    QVERIFY(!assembled);
    for (const Error& error : {assembled.error(), *h.obstacle}) {
      const bool said = error.message.find("the drives first and second contradict each other") != std::string::npos;
      QVERIFY2(said, error.message.c_str());
    }
  }
  /// Two wheels that a gear connects turn in one ratio, of either sign: other drives contradict it.
  void drivesThroughAGear_areCompared() {
    int sound = 0;
    for (const char* second : {"2*t^3", "-2*t^3", "0.5*t^3", "-0.5*t^3", "t^3"}) {
      ModelBuilder b;
      std::array<ElementId, 2> hinge{};
      for (std::size_t i = 0; i < 2; ++i) {
        const ElementId wheel = b.body("rigid", i == 0 ? "one" : "two", {{"position", Vec3(double(i), 0, 0)}});
        hinge[i] = b.joint("revolute", i == 0 ? "A" : "B",
                           {{"body1", ground}, {"frame1", at(Vec3(double(i), 0, 0))}, {"body2", wheel}});
      }
      b.joint("gear", "gear", {{"joint1", hinge[0]}, {"joint2", hinge[1]}, {"ratio", 2.0}});
      b.joint("drive", "first", {{"joint", hinge[0]}, {"motion", Function{.expression = "t^3"}}});
      b.joint("drive", "second", {{"joint", hinge[1]}, {"motion", Function{.expression = second}}});
      const Health h = healthOf(b.model());
      if (!h.obstacle) ++sound;
      else QVERIFY2(h.obstacle->message.find("'gear'") != std::string::npos, h.obstacle->message.c_str());
    }
    QCOMPARE(sound, 1);
  }

  void fourBar_namesItsMotionAndItsRedundancy() {
    const ModelBuilder b = fourBar();
    const Health h = healthOf(b.model());
    QCOMPARE(h.mobility.degreesOfFreedom(), 1);
    QCOMPARE(h.mobility.redundant(), 3);
    QVERIFY(!h.obstacle && h.violations.empty() && h.looseGroups.empty());
    // All in the plane: the crank turns about its hinge, and everything else follows.
    QCOMPARE(h.freeMotions.size(), std::size_t{1});
    QCOMPARE(h.freeMotions[0].text,
             std::string("crank turns about z of 'A', rocker turns about z of 'D'; coupler follows"));
    QCOMPARE(h.freeMotions[0].bodies.size(), std::size_t{3});
    // In plane the eight position equations are needed; across it 12 equations hold 9 coordinates.
    QCOMPARE(h.dependentSets.size(), std::size_t{1});
    const DependentSet& set = h.dependentSets[0];
    QCOMPARE(set.redundant, 3);
    QCOMPARE(set.joints.size(), std::size_t{4});
    QCOMPARE(set.rows.size(), std::size_t{12});
    QCOMPARE(set.minimal.size(), std::size_t{3});
    for (const DependentSet::Row& row : set.rows) QVERIFY(row.number == 1 || row.number >= 3);  // along y; the axes
  }
  /// The multipliers called unique are: moving along any null vector of B^T changes the others only.
  void multipliers_uniqueOnesAreUnique() {
    const ModelBuilder b = fourBar();
    const auto system = System::compile(b.model()).value();
    const State s = system->initialState();
    const SystemElements elements(b.model(), *system);
    int rank = 0;
    const auto sets = dependentSets(*system, elements, s, rank);
    const MatX BT = MatX(constraintMatrix(*system, s).B).transpose();
    const Eigen::JacobiSVD<MatX> svd(BT, Eigen::ComputeFullV);
    const MatX null = svd.matrixV().rightCols(system->m() - rank);
    VecX expected = VecX::Zero(system->m());
    for (const DependentSet::Row& row : sets[0].rows)
      for (std::size_t j = 0; j < elements.joints.size(); ++j)
        if (elements.joints[j] == row.joint) expected[elements.rows[j].offset + row.number] = 1;
    for (Eigen::Index i = 0; i < expected.size(); ++i) QCOMPARE(null.row(i).norm() > 1e-9, expected[i] == 1);
  }
  void freeMotions_spanTheNullSpace() {
    for (const ModelBuilder& b : {fourBar(), doublePendulum(), rodChain(5), pivotedTop(), door()}) {
      const auto system = System::compile(b.model()).value();
      const Health h = healthOf(b.model());
      const MatX B(constraintMatrix(*system, system->initialState()).B);
      MatX shapes(system->nv(), static_cast<Eigen::Index>(h.freeMotions.size()));
      for (Eigen::Index i = 0; i < shapes.cols(); ++i) {
        shapes.col(i) = h.freeMotions[static_cast<std::size_t>(i)].shape;
        QVERIFY(!h.freeMotions[static_cast<std::size_t>(i)].text.empty());
      }
      QCOMPARE(static_cast<int>(shapes.cols()), h.mobility.degreesOfFreedom());
      QCOMPARE(static_cast<int>(shapes.colPivHouseholderQr().rank()), h.mobility.degreesOfFreedom());
      if (B.rows() > 0) QVERIFY((B * shapes).lpNorm<Eigen::Infinity>() < 1e-12);
    }
  }
  void pendulum_turnsAboutItsJoint() {
    const Health h = healthOf(constrainedTop().model());
    QCOMPARE(h.freeMotions.size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i)
      QCOMPARE(h.freeMotions[i].text, std::string("top turns about ") + "xyz"[i] + " of 'pin'");
  }

  /// Five equations too many: the second hinge may say nothing at all; what is offered says the rest just once.
  void replacements_leaveMobilityAsItIs_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"four-bar", "door"}) QTest::newRow(name) << QString(name);
  }
  void replacements_leaveMobilityAsItIs() {
    QFETCH(QString, name);
    const ModelBuilder b = name == "door" ? door() : fourBar();
    const Health h = healthOf(b.model());
    QCOMPARE(h.dependentSets.size(), std::size_t{1});
    const DependentSet& set = h.dependentSets[0];
    QVERIFY(!set.proposals.empty());
    for (const Proposal& p : set.proposals) {
      QVERIFY(p.redundantLeft < set.redundant);
      Model changed = b.model();
      const auto inverse = changed.apply(replacementEdit(changed, p));
      QVERIFY(inverse.has_value());
      for (const Replacement& r : p.replacements)
        for (const char* key : {"body1", "frame1", "body2", "frame2"}) {
          const Element &before = *b.model().find(r.joint), &after = *changed.find(r.joint);
          QVERIFY(sameValue(before.value(*before.type->find(key)), after.value(*after.type->find(key))));
        }
      const Health now = healthOf(changed);
      QVERIFY(!now.obstacle);
      QCOMPARE(now.mobility.degreesOfFreedom(), h.mobility.degreesOfFreedom());
      QCOMPARE(now.mobility.redundant(), p.redundantLeft);
    }
  }

  void looseBodies_areFound() {
    ModelBuilder b = constrainedTop();
    b.body("rigid", "dust", {{"position", Vec3(3, 0, 0)}});
    QCOMPARE(healthOf(b.model()).looseGroups.size(), std::size_t{1});
    QVERIFY(!healthOf(b.model()).looseGroups[0].still);
    b.gravity(Vec3::Zero());
    const Health h = healthOf(b.model());
    QCOMPARE(h.looseGroups[0].bodies, std::vector<ElementId>{b.model().find("dust")->id});
    QVERIFY(h.looseGroups[0].still);
    QVERIFY(healthOf(pivotedTop().model()).looseGroups.empty());
  }
  /// A rod that is off its hinge along x and z: its y is 0, not the -49th power of anything.
  void whatAssemblyWrites_isFreeOfRounding() {
    ModelBuilder b;
    const ElementId rod = b.body("rigid", "rod", {{"position", Vec3(0.53, 0, 0.04)}});
    b.joint("revolute", "hinge", {{"body1", ground}, {"body2", rod}, {"frame2", at(Vec3(-0.5, 0, 0))}});
    const auto system = *System::compile(b.model());
    const auto together = assembledState(b.model(), *system);
    QVERIFY(together.has_value());
    State noisy = together->state;  // by what a solver of another order leaves
    for (int i = 0; i < noisy.q.size(); ++i) noisy.q[i] += 1e-49 + (i % 2 ? 1e-17 : -1e-17);
    int zeros = 0;
    const Edit written = initialValuesEdit(b.model(), *system, noisy);
    for (const Edit& edit : std::get<Compound>(written.what).edits) {
      const Value& value = std::get<SetField>(edit.what).value;
      const auto check = [&](double c) {
        QVERIFY2(c == 0 || std::abs(c) > 1e-12, qPrintable(QString::number(c)));
        zeros += c == 0;
      };
      if (const auto* v = std::get_if<Vec3>(&value))
        for (int i = 0; i < 3; ++i) check((*v)[i]);
      if (const auto* q = std::get_if<Quat>(&value))
        for (int i = 0; i < 4; ++i) check(q->coeffs()[i]);
    }
    QVERIFY(zeros > 0);
  }
  void violations_areMeasuredPerJoint() {
    ModelBuilder b = doublePendulum();
    const ElementId lower = b.model().find("lower")->id;
    const Vec3 x = b.model().find(lower)->as<Rigid>().position, v = b.model().find(lower)->as<Rigid>().velocity;
    b.set(lower, "position", Vec3(x + Vec3(0.03, 0, 0.04)));
    b.set(lower, "velocity", Vec3(v + Vec3(0, 2, 0)));
    const Health h = healthOf(b.model());
    QCOMPARE(h.violations.size(), std::size_t{1});
    QCOMPARE(h.violations[0].joint, b.model().find("middle")->id);
    QVERIFY(std::abs(h.violations[0].length - 0.05) < 1e-12 && h.violations[0].angle == 0);
    QVERIFY(std::abs(h.violations[0].velocity - 2) < 1e-12);
    QVERIFY(h.obstacle && h.obstacle->element == "middle" && h.assembles && h.movesBy > 0.01);
    QCOMPARE(h.mobility.degreesOfFreedom(), 6);
  }
};

QTEST_APPLESS_MAIN(TestHealth)
#include "tst_health.moc"

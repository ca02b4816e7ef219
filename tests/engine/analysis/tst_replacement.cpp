// Replacements that the health report offers hold wherever the mechanism goes: followed, a linkage moves as it did.

#include "analysis/driven_motion.h"
#include "analysis/health.h"
#include "analysis/health_text.h"
#include "analysis/replacement.h"
#include "support/test_models.h"
#include "system/initial_conditions.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

const Quat alongZ = Quat::Identity();

Health healthOf(const Model& model) { return examineHealth(model, **System::compile(model), catalog()); }

Model followed(const Model& model, const Proposal& proposal) {
  Model out = model;
  if (!out.apply(replacementEdit(model, proposal))) throw std::runtime_error("the proposal cannot be made");
  return out;
}

/// A crank of 1 m, a coupler of 2 m and a rocker of 1 m along x, driven at 1 rad/s from an angle at which the flat
/// position is passed on the branch of the parallelogram.
ModelBuilder parallelogram(double angle, bool driven) {
  ModelBuilder b;
  const Quat turned(Eigen::AngleAxisd(angle, Vec3::UnitZ()));
  const Vec3 arm = turned * Vec3(0.5, 0, 0), speed = Vec3::UnitZ().cross(arm);
  const auto bar = [&](const char* name, const Vec3& x, const Quat& q, const Vec3& v, double w) {
    return b.body("rigid", name,
                  {{"mass", 1.0},
                   {"inertia", diagonal(0.1, 0.1, 0.1)},
                   {"position", x},
                   {"orientation", q},
                   {"velocity", v},
                   {"angular_velocity", Vec3(0, 0, w)}});
  };
  const ElementId crank = bar("crank", arm, turned, speed, 1);
  const ElementId coupler = bar("coupler", Vec3(2 * arm + Vec3(1, 0, 0)), alongZ, Vec3(2 * speed), 0);
  const ElementId rocker = bar("rocker", Vec3(arm + Vec3(2, 0, 0)), turned, speed, 1);
  const auto hinge = [&](const char* name, ElementId b1, const Vec3& p1, ElementId b2, const Vec3& p2) {
    return b.joint("revolute", name, {{"body1", b1}, {"frame1", at(p1)}, {"body2", b2}, {"frame2", at(p2)}});
  };
  const ElementId r1 = hinge("r1", ground, Vec3::Zero(), crank, Vec3(-0.5, 0, 0));
  hinge("r2", crank, Vec3(0.5, 0, 0), coupler, Vec3(-1, 0, 0));
  hinge("r3", coupler, Vec3(1, 0, 0), rocker, Vec3(0.5, 0, 0));
  hinge("r4", ground, Vec3(2, 0, 0), rocker, Vec3(-0.5, 0, 0));
  if (driven)
    b.joint("drive", "motor", {{"joint", r1}, {"prescribes", Choice{1}}, {"motion", Function{.constant = 1}}});
  b.gravity(Vec3::Zero());
  b.run(0.001, 8);
  return b;
}

/// Bennett's linkage (Bennett 1903, Engineering 76): bars a, b, a, b with twists alpha, beta, a / sin alpha = b / sin
/// beta, which moves with  tan(theta1/2) tan(theta2/2) = sin((beta + alpha)/2) / sin((beta - alpha)/2).
ModelBuilder bennett(double theta1, bool driven) {
  constexpr double alpha = 40 * M_PI / 180, beta = 75 * M_PI / 180, a = 0.3;
  const double b = a * std::sin(beta) / std::sin(alpha);
  const double theta2 = 2 * std::atan2(std::sin((beta + alpha) / 2) * std::cos(theta1 / 2),
                                       std::sin((beta - alpha) / 2) * std::sin(theta1 / 2));
  struct Pose {
    Vec3 x = Vec3::Zero();
    Quat q = Quat::Identity();
    Pose operator*(const Pose& o) const { return {x + q * o.x, q * o.q}; }
  };
  const auto bar = [](double theta, double length, double twist) {
    const Quat turn(Eigen::AngleAxisd(theta, Vec3::UnitZ()));
    return Pose{turn * Vec3(length, 0, 0), turn * Quat(Eigen::AngleAxisd(twist, Vec3::UnitX()))};
  };
  std::array<Pose, 5> hinge;
  hinge[1] = hinge[0] * bar(theta1, a, alpha);
  hinge[2] = hinge[1] * bar(theta2, b, beta);
  hinge[3] = hinge[2] * bar(-theta1, a, alpha);
  hinge[4] = hinge[3] * bar(-theta2, b, beta);
  if (hinge[4].x.norm() > 1e-12 || hinge[4].q.vec().norm() > 1e-12) throw std::runtime_error("the loop is open");
  ModelBuilder m;
  std::array<ElementId, 5> body{ground, ground, ground, ground, ground};
  std::array<Vec3, 5> centre;
  centre.fill(Vec3::Zero());
  for (std::size_t i = 1; i <= 3; ++i) {
    centre[i] = 0.5 * (hinge[i - 1].x + hinge[i].x);
    body[i] = m.body("rigid", "L" + std::to_string(i),
                     {{"mass", 1.0}, {"inertia", diagonal(0.01, 0.01, 0.01)}, {"position", centre[i]}});
  }
  ElementId first = ground;
  for (std::size_t i = 0; i < 4; ++i) {
    const ElementId id = m.joint("revolute", "J" + std::to_string(i + 1),
                                 {{"body1", body[i]},
                                  {"frame1", at(Vec3(hinge[i].x - centre[i]), hinge[i].q)},
                                  {"body2", body[i + 1]},
                                  {"frame2", at(Vec3(hinge[i].x - centre[i + 1]), hinge[i].q)}});
    if (i == 0) first = id;
  }
  if (driven)
    m.joint("drive", "motor", {{"joint", first}, {"prescribes", Choice{1}}, {"motion", Function{.constant = 1}}});
  m.run(0.001, 12);
  return m;
}

/// How far the joints of a model are apart where the bodies of another one are [of its size].
double apart(const Model& original, const State& where) {
  const auto system = System::compile(original).value();
  State s = system->initialState();
  s.q = where.q;
  Workspace w = system->makeWorkspace();
  const EvaluatedKinematics here = system->evaluateKinematics(s, w);
  double worst = 0;
  for (int r = 0; r < system->m(); ++r)
    if (system->rowName(system->nv() + r).element != "motor") worst = std::max(worst, std::abs(here.Phi()[r]));
  return worst;
}

}  // namespace

class TestReplacement : public QObject {
  Q_OBJECT
 private slots:
  void flatStart_isNamedAndItsAdviceHolds_data() {
    QTest::addColumn<bool>("driven");
    QTest::newRow("driven") << true;
    QTest::newRow("free") << false;
  }
  /// All hinges in line: one equation more is dependent than next to it.
  void flatStart_isNamedAndItsAdviceHolds() {
    QFETCH(bool, driven);
    const Model model = parallelogram(0, driven).model();
    const Health h = healthOf(model);
    QCOMPARE(h.dependentSets.size(), std::size_t{1});
    const DependentSet& set = h.dependentSets[0];
    QCOMPARE(set.redundant, 4);
    QVERIFY(set.isSingularHere());
    QCOMPARE(*set.redundantNearby, 3);
    const std::vector<std::string> said = singularTexts(set);
    QCOMPARE(said.size(), std::size_t(driven ? 2 : 1));
    QCOMPARE(said[0], std::string("this is a singular position: next to it 3 equations are too many, not 4"));
    // Half a turn and a full one at 1 rad/s.
    if (driven) QVERIFY2(said[1].ends_with("at t = 3.142 s and t = 6.283 s"), said[1].c_str());
    QVERIFY(!set.proposals.empty());
    for (const Proposal& p : set.proposals) {
      for (const Replacement& r : p.replacements) QVERIFY(!static_cast<const JointType&>(*r.type).nonholonomic);
      QVERIFY(p.redundantLeft < 3);
      // Away from the flat position it is as mobile as the original, and as often said as announced.
      const Model elsewhere = followed(parallelogram(1, driven).model(), p);
      const auto system = System::compile(elsewhere).value();
      const Mobility m = mobility(*system, system->initialState());
      QCOMPARE(m.degreesOfFreedom(), driven ? 0 : 1);
      QCOMPARE(m.redundant(), p.redundantLeft);
    }
  }
  /// What was advised for the flat parallelogram once: the crank left its hinge by a metre.
  void parallelogram_movesAsBeforeWhenAdviceIsFollowed() {
    const Model model = parallelogram(1, true).model();
    const Health h = healthOf(model);
    QVERIFY(!h.dependentSets[0].isSingularHere());
    QVERIFY(!h.dependentSets[0].proposals.empty());
    for (const Proposal& p : h.dependentSets[0].proposals) {
      const auto system = System::compile(followed(model, p)).value();
      double worst = 0;
      const auto run = drivenMotion(*system, {.end = 8, .step = 0.05}, [&](const EvaluatedState& at) {
        worst = std::max(worst, apart(model, at.state()));
        return true;
      });
      QVERIFY2(run, proposalText(model, p).c_str());
      QVERIFY2(worst < 1e-9, proposalText(model, p).c_str());  // positions are found to rounding
    }
  }

  /// Parameters, materials and switched off elements of the model do not keep its part from being tried.
  void whatTheModelHasBeside_isNoHindrance() {
    ModelBuilder b = fourBar();
    b.add(Category::parameter, "parameter", "w", {{"value", 2.0}});
    b.joint("drive", "motor", {{"joint", b.model().find("A")->id}, {"motion", Function{.expression = "sin(w*t)"}}});
    const ElementId steel = b.add(Category::material, "material", "steel", {});
    b.set(b.model().find("crank")->id, "shapes",
          Shapes{Shape{.kind = Shape::Kind::sphere, .radius = 0.1, .material = steel}});
    Model model = b.model();
    QVERIFY(model.apply(Edit{SetFormula{model.find("crank")->id, {"mass", 0, "w/2"}}}));
    const Health h = healthOf(model);
    QCOMPARE(h.dependentSets.size(), std::size_t{1});
    QVERIFY(!h.dependentSets[0].proposals.empty());
    QVERIFY(h.dependentSets[0].tried.starts_with("through the drives"));
  }

  /// Folded, all bars lie in one line of the sketch, and only hinges in space keep them from turning on.
  void bennett_isAsMobileWhereItFolds_data() {
    QTest::addColumn<bool>("driven");
    QTest::newRow("driven") << true;
    QTest::newRow("free") << false;
  }
  void bennett_isAsMobileWhereItFolds() {
    QFETCH(bool, driven);
    const Model model = bennett(1.2, driven).model();
    const Health h = healthOf(model);
    QCOMPARE(h.dependentSets.size(), std::size_t{1});
    const DependentSet& set = h.dependentSets[0];
    QCOMPARE(set.redundant, 3);
    QVERIFY(!set.isSingularHere() && set.singularTimes.empty());
    const int freedoms = driven ? 0 : 1;
    for (const Proposal& p : set.proposals)
      for (const double theta : {M_PI, 1e-3, 2.0, -2.5}) {
        const auto system = System::compile(followed(bennett(theta, driven).model(), p)).value();
        QCOMPARE(mobility(*system, system->initialState()).degreesOfFreedom(), freedoms);
      }
    // Advised once: it has a freedom too many where the linkage folds.
    ModelBuilder bad = bennett(M_PI, driven);
    bad.replaceJoint("J4", "point_on_line");
    const auto folded = System::compile(bad.model()).value();
    QCOMPARE(mobility(*folded, folded->initialState()).degreesOfFreedom(), freedoms + 1);
    for (const Proposal& p : set.proposals)
      QVERIFY(p.replacements.size() > 1 || p.replacements[0].type->id != "point_on_line");
    QVERIFY2(set.tried.find(driven ? "through the drives until t = 12 s" : "along 1 free motion") != std::string::npos,
             set.tried.c_str());
  }
  void bennett_movesAsBeforeWhenAdviceIsFollowed() {
    const Model model = bennett(1.2, true).model();
    const Health health = healthOf(model);  // proposals live in it
    for (const Proposal& p : health.dependentSets[0].proposals) {
      const auto system = System::compile(followed(model, p)).value();
      double worst = 0;
      const auto run = drivenMotion(*system, {.end = 12, .step = 0.05}, [&](const EvaluatedState& at) {
        worst = std::max(worst, apart(model, at.state()));
        return true;
      });
      QVERIFY2(run, proposalText(model, p).c_str());
      QVERIFY2(worst < 1e-9, proposalText(model, p).c_str());
    }
  }
};

QTEST_APPLESS_MAIN(TestReplacement)
#include "tst_replacement.moc"

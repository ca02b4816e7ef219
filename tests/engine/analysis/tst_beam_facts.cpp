// What is said of flexible beams before a run: facts of one by itself against closed forms, the largest step of
// explicit methods against what these do, and the lines of Health.

#include "analysis/beam_facts.h"
#include "analysis/health.h"
#include "analysis/modes.h"
#include "support/flexible.h"
#include "support/verify_below.h"

#include <QtTest>

#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double pi = std::numbers::pi;

BeamFacts factsOf(const ModelBuilder& b, ElementId beam) {
  auto facts = beamFacts(b.model(), beam);
  if (!facts) throw std::runtime_error(facts.error().text());
  return *facts;
}

Health healthOf(const ModelBuilder& b) {
  return examineHealth(b.model(), *System::compile(b.model()).value(), catalog());
}

/// A slender cantilever of steel, 1 m x 20 mm x 10 mm.
FlexibleBeam blade(int n) {
  FlexibleBeam p;
  p.elements = n;
  p.width.constant = 0.02;
  p.height.constant = 0.01;
  p.youngs_modulus = 2e11;
  p.density = 7800;
  return p;
}

ModelBuilder cantilever(const FlexibleBeam& p, const char* method = "geom1") {
  ModelBuilder b;
  b.useIntegrator(method);
  b.joint("fixed", "clamp", {{"body2", addBeam(b, "blade", p)}});
  return b;
}

bool contains(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

}  // namespace

class TestBeamFacts : public QObject {
  Q_OBJECT

 private slots:
  void facts_areThoseOfClosedForms() {
    ModelBuilder b;
    const FlexibleBeam p = blade(16);
    const BeamFacts facts = factsOf(b, addBeam(b, "blade", p));
    const double A = 2e-4, I = 0.02 * 1e-6 / 12, mass = 7800 * A;
    QVERIFY_BELOW(std::abs(facts.mass - mass), 1e-12);
    QCOMPARE(facts.slenderness, 50.0);
    QCOMPARE(facts.turn, 0.0);
    QVERIFY_BELOW(std::abs(facts.buckling / (pi * pi * 2e11 * I) - 1), 1e-9);
    QCOMPARE(facts.bending.size(), std::size_t{3});
    const double unit = std::sqrt(2e11 * I / mass);
    // Both ends free, about the weak axis, the strong one (twice as stiff in frequency) and the weak one again; rotary
    // inertia and shear take less than two per cent.
    const double weak = 4.730040744863 * 4.730040744863 * unit, second = 7.853204624096 * 7.853204624096 * unit;
    QVERIFY_BELOW(std::abs(facts.bending[0] / weak - 1), 0.005);
    QVERIFY_BELOW(std::abs(facts.bending[1] / (2 * weak) - 1), 0.005);
    QVERIFY_BELOW(std::abs(facts.bending[2] / second - 1), 0.01);
  }
  /// Two equal frequencies of a round section are one.
  void roundSections_bendInNoPlane() {
    ModelBuilder b;
    FlexibleBeam p = blade(12);
    p.section = FlexibleBeam::Section::circle;
    p.diameter.constant = 0.01;
    const BeamFacts facts = factsOf(b, addBeam(b, "rod", p));
    QCOMPARE(facts.bending.size(), std::size_t{3});
    QVERIFY_BELOW(std::abs(facts.bending[1] / facts.bending[0] - 2.7565), 0.01);
    QVERIFY_BELOW(std::abs(facts.bending[2] / facts.bending[0] - 5.4039), 0.05);
  }
  /// The iteration against all eigenvalues of the same beam, held and free.
  void fastest_isTheLargestEigenvalue_data() {
    QTest::addColumn<int>("elements");
    for (const int n : {1, 6, 20, 40}) QTest::addRow("%d", n) << n;
  }
  void fastest_isTheLargestEigenvalue() {
    QFETCH(int, elements);
    const ModelBuilder b = cantilever(blade(elements));
    const auto system = System::compile(b.model()).value();
    const auto modes =
        eigenmodes(*system, system->initialState(), {.count = 1000, .method = ModesMethod::dense}).value();
    double largest = 0;
    for (const Mode& mode : modes) largest = std::max(largest, std::abs(mode.lambda));
    const double found = fastestRates(*system, system->initialState()).vibration;
    QVERIFY_BELOW(std::abs(found / largest - 1), 2e-3);
  }
  /// About 2 / w with w the larger of 2 c / h and sqrt(k h / rho I), k of the shear of an element.
  void stepLimit_followsTheMesh() {
    for (const int n : {4, 16, 64}) {
      ModelBuilder b;
      const FlexibleBeam p = blade(n);
      const BeamFacts facts = factsOf(b, addBeam(b, "blade", p));
      const double A = 2e-4, h = 1.0 / n, c = std::sqrt(2e11 / 7800), G = 2e11 / 2.6;
      double w = 2 * c / h;
      for (const double side : {0.02, 0.01}) {
        const double I = A * side * side / 12, k = 1 / (h / (G * A * 0.85) + h * h * h / (12 * 2e11 * I));
        w = std::max(w, std::sqrt(k * h / (7800 * I)));
      }
      QVERIFY2(facts.longestStep > 0.8 * 2 / w && facts.longestStep < 1.3 * 2 / w,
               qPrintable(QString("%1 elements: %2 for %3").arg(n).arg(facts.longestStep).arg(2 / w)));
    }
  }
  /// Below the limit a released beam hardly moves in so short a time; above it flies apart, the method halves its steps
  /// or gives up.
  void explicitMethods_areStableUpToIt_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"liemid_ea", "local_pos"}) QTest::newRow(method) << QString(method);
  }
  void explicitMethods_areStableUpToIt() {
    QFETCH(QString, method);
    ModelBuilder b = cantilever(blade(6), method.toUtf8());
    const auto limit = healthOf(b).stepLimit;
    QVERIFY(limit);
    QCOMPARE(limit->body, std::string("blade"));
    b.run(0.9 * limit->longest, 500 * 0.9 * limit->longest);
    const Run calm = runModel(b.model());
    QVERIFY_BELOW(std::abs(calm.at(calm.last(), "blade.tip.z")), 1e-2);
    QVERIFY(std::none_of(calm.notes.begin(), calm.notes.end(), [](const auto& n) { return contains(n, "too long"); }));
    b.run(1.3 * limit->longest, 60 * 1.3 * limit->longest);
    const auto wild = runAsFarAsItGoes(b.model());
    const auto notes = wild->notes();
    QVERIFY(std::any_of(notes.begin(), notes.end(), [](const auto& n) { return contains(n, "is too long"); }));
    const auto error = wild->error();
    const auto recording = wild->recording();
    double largest = 0;
    for (std::size_t r = 0; r < recording->rows(); ++r) {
      const Run run{recording, {}, {}, {}};
      largest = std::max(largest, run.vector(r, "blade.tip.x").norm());
    }
    const bool halves = std::any_of(notes.begin(), notes.end(), [](const auto& n) { return contains(n, "halved"); });
    QVERIFY2(error || halves || largest > 1.1, qPrintable(QString::number(largest)));
    if (error)
      QVERIFY2(contains(error->message, "s only") || contains(error->message, "beam 'blade'"), error->text().c_str());
  }
  void implicitMethods_haveNone() {
    QVERIFY(!healthOf(cantilever(blade(6))).stepLimit);
    QVERIFY(!healthOf(cantilever(blade(6), "rkmk")).stepLimit);  // chooses its steps
  }
  void damping_shortensSteps() {
    QCOMPARE(largestStableStep({.vibration = 100}), 0.02);
    QCOMPARE(largestStableStep({.decay = 100}), 0.02);
    QCOMPARE(largestStableStep({.vibration = 100, .decay = 200}), 0.02 * (std::sqrt(2.0) - 1));
    QVERIFY(std::isinf(largestStableStep({})));
  }
  /// One line of a beam instead of its freedoms, and the motions of other bodies.
  void health_tellsOfBeamsAsAWhole() {
    for (const int n : {4, 30}) {
      ModelBuilder b = cantilever(blade(n));
      b.body("particle", "bead", {{"mass", 1.0}});
      const Health health = healthOf(b);
      QCOMPARE(health.beams.size(), std::size_t{1});
      QVERIFY2(contains(health.beams[0].form, qPrintable(QString("%1 elements between %2 nodes").arg(n).arg(n + 1))),
               health.beams[0].form.c_str());
      QVERIFY(health.beams[0].doubts.empty());
      QCOMPARE(health.freeMotions.size(), std::size_t{3});
      for (const FreeMotion& motion : health.freeMotions) QVERIFY2(contains(motion.text, "bead"), motion.text.c_str());
    }
  }
  void doubts_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("says");
    QTest::newRow("block") << "block"
                           << "4 times its thickness";
    QTest::newRow("units") << "units"
                           << "in SI units?";
    QTest::newRow("bent") << "bent"
                          << "turns by 90 deg";
  }
  void doubts() {
    QFETCH(QString, what);
    QFETCH(QString, says);
    FlexibleBeam p = blade(8);
    if (what == "block") p.width.constant = 0.25;
    if (what == "units") p.youngs_modulus = 2e21;
    if (what == "bent") {
      p.elements = 2;
      p.curvature = Vec3(0, 0, pi);
    }
    const Health health = healthOf(cantilever(p));
    QVERIFY(health.hasDoubts());
    QCOMPARE(health.beams[0].doubts.size(), std::size_t{1});
    QVERIFY2(contains(health.beams[0].doubts[0], says.toUtf8()), health.beams[0].doubts[0].c_str());
  }
  void functionsOfParameters_areKnown() {
    ModelBuilder b;
    b.add(Category::parameter, "parameter", "k", {{"value", 0.01}});
    FlexibleBeam p = blade(4);
    p.height = Function{.expression = "k*(1 - 0.5*s)"};
    const BeamFacts facts = factsOf(b, addBeam(b, "blade", p));
    QVERIFY_BELOW(std::abs(facts.mass - 7800 * 0.02 * 0.0075), 1e-9);
  }
};

QTEST_APPLESS_MAIN(TestBeamFacts)
#include "tst_beam_facts.moc"

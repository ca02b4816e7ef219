// Flexible beams at rest and in small vibrations against closed forms, and what is answered to wrong ones.

#include "analysis/modes.h"
#include "support/flexible.h"
#include "support/modes_of.h"
#include "support/verify_below.h"
#include "system/beam_set.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double pi = std::numbers::pi;

/// Frequencies [rad/s] that are no rigid motion, ascending; bending in one plane, where EI_z is much the largest.
std::vector<double> frequencies(const ModelBuilder& b, int count = 20) {
  std::vector<double> out;
  for (const Mode& mode : modesOf(b, {.count = count}))
    if (!mode.rigid) out.push_back(mode.lambda.imag());
  std::sort(out.begin(), out.end());
  return out;
}

ModelBuilder cantilever(const Rod& rod) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  b.joint("fixed", "clamp", {{"body2", addBeam(b, "rod", beamOf(rod))}});
  return b;
}

/// The first frequency within 20 % of the expected one.
double nearest(const std::vector<double>& all, double expected) {
  return *std::min_element(all.begin(), all.end(),
                           [&](double a, double c) { return std::abs(a - expected) < std::abs(c - expected); });
}

struct AtRest {
  std::shared_ptr<const System> system;
  State state;
  Workspace w;
  std::vector<BeamSet::Node> nodes;
  Vec3 tip;
};
AtRest rest(const ModelBuilder& b) {
  AtRest out{.system = System::compile(b.model()).value(), .state = {}, .w = {}, .nodes = {}, .tip = {}};
  const auto found = findEquilibrium(*out.system, out.system->initialState());
  if (!found) throw std::runtime_error(found.error().text());
  out.state = found->state;
  out.w = out.system->makeWorkspace();
  const EvaluatedKinematics at = out.system->evaluateKinematics(out.state, out.w);
  const BeamSet& beams = out.system->channels().beams();
  beams.nodes(beams[0], at, out.nodes);
  out.tip = at.body(beams[0].bodies.back()).x;
  return out;
}

std::string errorOf(const FlexibleBeam& p) {
  const auto bad = flexibleBeamType().check(std::any(p));
  return bad ? bad->key + ": " + bad->message : std::string();
}

}  // namespace

class TestFlexibleBeam : public QObject {
  Q_OBJECT

 private slots:
  /// Mass, centre and inertia of the straight line are exact from three nodes on, whatever their number.
  void weights_integrateCubics() {
    for (const int n : {2, 3, 4, 5, 6, 7, 8, 20}) {
      const std::vector<double> w = nodalWeights(n, NodalMasses::gregory);
      for (const int power : {0, 1, 2, 3}) {
        double sum = 0;
        for (std::size_t i = 0; i < w.size(); ++i) sum += w[i] * std::pow(static_cast<double>(i) / n, power) / n;
        QVERIFY_BELOW(std::abs(sum - 1.0 / (power + 1)), 1e-15);
      }
    }
  }

  /// q L^4 / 8 E I + q L^2 / 2 G A at the tip, q L^2 / 2 at the clamp, q (L - s)^2 / 2 at each node.
  void selfWeight_isExactAtAnyNumberOfElements() {
    for (const int n : {2, 5, 8}) {
      const Rod rod{.length = 2, .n = n, .EA = 1e4, .GA = 1e3, .GJ = 1, .EIy = 1, .EIz = 1, .rhoA = 1e-8};
      ModelBuilder b = cantilever(rod);
      b.gravity({0, 0, -10});
      const AtRest at = rest(b);
      const double q = 1e-7, L = 2, deflection = q * std::pow(L, 4) / (8 * rod.EIy) + q * L * L / (2 * rod.GA);
      QVERIFY_BELOW(std::abs(at.tip.z() + deflection), 1e-9 * deflection);
      for (std::size_t i = 0; i < at.nodes.size(); ++i) {
        const double left = L * (1 - static_cast<double>(i) / n);
        QVERIFY_BELOW(std::abs(at.nodes[i].forces[4] - q * left * left / 2), 1e-6 * q * L * L);
        QVERIFY_BELOW(std::abs(at.nodes[i].forces[2] + q * left), n < 4 && i != 1 ? q * L : 1e-6 * q * L);
      }
    }
  }

  /// A triangular load of the line.
  void load_actsAlongTheLine() {
    const Rod rod{.length = 2, .n = 8, .EA = 1e9, .GA = 1e8, .GJ = 1e6, .EIy = 1e6, .EIz = 1e6, .rhoA = 1e-3};
    ModelBuilder b = cantilever(rod);
    b.set(b.model().find("rod")->id, "load", TimeVector{Function{}, Function{}, Function{.expression = "-0.02*s"}});
    const AtRest at = rest(b);
    // q(s) = q0 s / L: 11 q0 L^4 / 120 E I, and its shear q0 L^2 / 3 G A.
    const double q0 = 0.02, deflection = 11 * q0 * 16 / (120 * 1e6) + q0 * 4 / (3 * 1e8);
    QVERIFY_BELOW(std::abs(at.tip.z() + deflection), 5e-4 * deflection);  // of order 4: Gregory's rule for s^4
  }

  /// The rest of the half circle by a moment at the end has the same moment everywhere.
  void halfCircle_hasAConstantMoment() {
    ModelBuilder b = cantilever({.length = 10, .n = 4, .EA = 1e4, .GA = 1e4, .GJ = 100, .EIy = 100, .EIz = 100});
    b.force("torque", "bend",
            {{"body", b.model().find("rod")->id},
             {"station", 1.0},
             {"value", TimeVector{Function{}, Function{}, Function{10 * pi}}}});
    const AtRest at = rest(b);
    QVERIFY_BELOW((at.tip - Vec3(0, 20 / pi, 0)).norm(), 1e-9);
    for (const BeamSet::Node& node : at.nodes) QVERIFY_BELOW(std::abs(node.forces[5] - 10 * pi), 1e-7);
  }

  void arc_isTheBendOfBathe() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    FlexibleBeam p = beamOf(
        {.length = 100 * pi / 4, .n = 16, .EA = 1e7, .GA = 5e6, .GJ = 1e7 / 12, .EIy = 1e7 / 12, .EIz = 1e7 / 12});
    p.curvature = {0, 0, 0.01};
    const ElementId beam = addBeam(b, "bend", p);
    b.joint("fixed", "clamp", {{"body2", beam}});
    b.force("force", "end",
            {{"body", beam}, {"station", 1.0}, {"value", TimeVector{Function{}, Function{}, Function{600}}}});
    const auto statics = referenceJson("flexible_statics");
    const auto& tip = statics["bend_45"]["tip"]["600"];
    QVERIFY_BELOW((rest(b).tip - Vec3(tip[0], tip[1], tip[2])).norm(), 1e-4);
  }

  void slenderFrequencies_areOfOrderFour() {
    const std::array beta{1.875104068711961, 4.694091132974175, 7.854757438237613};
    const auto errors = [&](int n) {
      const auto all = frequencies(cantilever({.length = 1,
                                               .n = n,
                                               .EA = 1e6,
                                               .GA = 1e6,
                                               .GJ = 1e2,
                                               .EIy = 1,
                                               .EIz = 50,
                                               .rhoA = 1,
                                               .rhoJ = Vec3(2e-6, 1e-6, 1e-6)}));
      std::array<double, 3> out{};
      for (std::size_t i = 0; i < 3; ++i) out[i] = std::abs(nearest(all, beta[i] * beta[i]) / (beta[i] * beta[i]) - 1);
      return out;
    };
    const auto coarse = errors(8), fine = errors(16);
    const std::array bounds{2e-4, 1e-3, 1e-2};
    for (std::size_t i = 0; i < 3; ++i) QVERIFY_BELOW(coarse[i], bounds[i]);
    for (std::size_t i = 0; i < 2; ++i) QVERIFY_BELOW(fine[i], coarse[i] / 5);
  }

  void thickFrequencies_areTimoshenkos() {
    const auto all = frequencies(cantilever({.length = 1,
                                             .n = 8,
                                             .EA = 1e5,
                                             .GA = 100,
                                             .GJ = 50,
                                             .EIy = 1,
                                             .EIz = 1e3,
                                             .rhoA = 1,
                                             .rhoJ = Vec3(0.02, 0.01, 0.01)}),
                                 30);
    const nlohmann::json reference = referenceJson("flexible_frequencies")["timoshenko_cantilever"]["omega"];
    const std::array bounds{1e-4, 3e-3, 2e-2};
    for (std::size_t i = 0; i < 3; ++i) {
      const double expected = reference[i];
      QVERIFY_BELOW(std::abs(nearest(all, expected) / expected - 1), bounds[i]);
    }
  }

  void stationBetweenNodes_isANode() {
    FlexibleBeam p = beamOf({.n = 8});
    const BeamMesh mesh(p, std::array{0.3});
    QCOMPARE(mesh.nodes[mesh.nodeAt(0.3)].s, 0.3);
    double length = 0;
    for (const BeamMesh::Node& node : mesh.nodes) length += node.length;
    QVERIFY_BELOW(std::abs(length - 1), 1e-14);
    QCOMPARE(mesh.elements.size(), std::size_t{8});  // 0.3 of 8 are 2, 0.7 are 6
  }

  void ring_hasNoEnds() {
    FlexibleBeam p = beamOf({.n = 16});
    p.line = {Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 1, 0), Vec3(0, 1, 0), Vec3(0, 0, 0)};
    const BeamMesh mesh(p, {});
    QCOMPARE(mesh.nodes.size(), mesh.elements.size());
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    addBeam(b, "ring", p);
    b.run(1e-3, 0.01);
    QCOMPARE(runModel(b.model()).recording->time(runModel(b.model()).last()), 0.01);
  }

  void wrongBeams_areRefusedByKey() {
    FlexibleBeam p = beamOf({});
    QCOMPARE(QString::fromStdString(errorOf(p)), "");
    p.section_stiffness.m(4, 4) = -1;
    QVERIFY(errorOf(p).starts_with("section_stiffness: a positive definite matrix was expected; its eigenvalue -1"));
    p = {};
    p.torsion_constant = 1;
    QVERIFY(errorOf(p).starts_with("torsion_constant: "));
    p = {};
    p.width.expression = "s - 0.5";
    QVERIFY(errorOf(p).starts_with("width: "));
    p = {};
    p.line = {Vec3(0, 0, 0), Vec3(0, 0, 1)};
    QVERIFY(errorOf(p).starts_with("up: "));
    p.line = {Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(0.5, 0, 0)};
    QCOMPARE(QString::fromStdString(errorOf(p)), "line: at point 2 the line turns back on itself");
    p = {};
    p.elements = 2;
    p.curvature = {0, 0, 7};
    QVERIFY(errorOf(p).starts_with("elements: "));
  }

  void stationOfARigidBody_isRefused() {
    ModelBuilder b;
    const ElementId body = b.body("rigid", "body", {});
    b.joint("fixed", "weld", {{"body2", body}, {"station2", 0.5}});
    const auto system = System::compile(b.model());
    QVERIFY(!system.has_value());
    QCOMPARE(QString::fromStdString(system.error().text()),
             "'weld', key 'station2': 'body' has no stations, only flexible beams have; 0 was expected");
  }
};

QTEST_APPLESS_MAIN(TestFlexibleBeam)
#include "tst_flexible_beam.moc"

// Modes about relative equilibria over the speed of what turns, against closed forms and Legendre-Galerkin solutions of
// rotating beams (reference/flexible_frequencies.json; its first digits are those of Wright et al. 1982).

#include "locus/campbell.h"
#include "locus/relative_equilibrium.h"
#include "support/flexible.h"
#include "support/test_models.h"
#include "support/verify_below.h"
#include "system/initial_conditions.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

/// A hub that a motor turns about z.
ElementId addHub(ModelBuilder& b) {
  const ElementId hub = b.body("rigid", "hub", {});
  const ElementId shaft = b.joint("revolute", "shaft", {{"body2", hub}});
  b.joint("drive", "motor", {{"joint", shaft}, {"motion", Function{.constant = 1}}});
  return hub;
}

/// A blade along x with EI = rhoA = L = 1, its root so far from the axis.
ModelBuilder blade(int n, double radius) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId hub = addHub(b);
  FlexibleBeam p = beamOf({.n = n, .EA = 1e6, .GA = 1e6, .GJ = 1, .rhoJ = Vec3(2e-6, 1e-6, 1e-6)});
  p.position.x() = radius;
  b.joint("fixed", "root", {{"body1", hub}, {"frame1", at(Vec3(radius, 0, 0))}, {"body2", addBeam(b, "blade", p)}});
  return b;
}

/// A bob of mass 1 and spherical inertia J at the end of an arm on a hinge across the shaft.
struct Governor {
  double length = 0.5, J = 1e-3, g = 9.81;
  ModelBuilder model() const {
    ModelBuilder b;
    b.gravity(Vec3(0, 0, -g));
    const ElementId hub = addHub(b);
    const Vec3 bob(length * std::sin(0.3), 0, -length * std::cos(0.3));
    const ElementId arm = b.body("rigid", "arm", {{"mass", 1.0}, {"inertia", diagonal(J, J, J)}, {"position", bob}});
    const Quat across(Eigen::AngleAxisd(-EIGEN_PI / 2, Vec3::UnitX()));
    b.joint("revolute", "hinge",
            {{"body1", hub}, {"frame1", Frame{Vec3::Zero(), across}}, {"body2", arm}, {"frame2", Frame{-bob, across}}});
    return b;
  }
};

Campbell diagramOf(const ModelBuilder& b, const std::vector<double>& speeds) {
  auto found = campbell(b.model(), {.drive = "motor", .speeds = speeds});
  if (!found) throw std::runtime_error(found.error().text());
  return *found;
}

/// The share by which the nearest frequency is off.
double offBy(const CampbellSpeed& at, double wanted) {
  double best = 1;
  for (const auto& mode : at.tracks)
    if (mode) best = std::min(best, std::abs(2 * M_PI * mode->mode.naturalFrequency() / wanted - 1));
  return best;
}

}  // namespace

class TestRotatingBlade : public QObject {
  Q_OBJECT
 private slots:
  /// Its tension stiffens it, and turning with it softens it in its plane: lag^2 = flap^2 - speed^2. Tolerances are
  /// those demanded of eight elements, two to four times the error of a prototype.
  void blade_hasTheFrequenciesOfRotatingBeams() {
    const auto rows = referenceJson("flexible_frequencies")["rotating_EB"];
    const Campbell diagram = diagramOf(blade(8, 0), {1, 2, 4, 8});
    QVERIFY(!diagram.frozen);
    for (const CampbellSpeed& at : diagram.speeds) {
      const std::string key = std::to_string(static_cast<int>(at.speed));
      const double tolerance = at.speed > 4 ? 7e-4 : 2e-4;
      QVERIFY_BELOW(offBy(at, rows["flap"][key][0]), tolerance);
      QVERIFY_BELOW(offBy(at, rows["lag"][key]), tolerance);
    }
  }
  void bladeOnAHub_isStifferStill() {
    const auto rows = referenceJson("flexible_frequencies")["rotating_EB"]["hub_0.5_flap_first"];
    for (const CampbellSpeed& at : diagramOf(blade(8, 0.5), {1, 2, 4}).speeds)
      QVERIFY_BELOW(offBy(at, rows[std::to_string(static_cast<int>(at.speed))]), 3e-4);
  }
  void blade_convergesWithItsElements() {
    const double wanted = referenceJson("flexible_frequencies")["rotating_EB"]["flap"]["4"][0];
    const double coarse = offBy(diagramOf(blade(6, 0), {4}).speeds[0], wanted),
                 fine = offBy(diagramOf(blade(12, 0), {4}).speeds[0], wanted);
    QVERIFY2(coarse / fine > 8, qPrintable(QString("%1 %2").arg(coarse).arg(fine)));
  }
  /// cos(angle) = g / (l W^2), and about it (m l^2 + J) w^2 = m l^2 W^2 sin(angle)^2.
  void governor_opens() {
    const Governor governor;
    const Campbell diagram = diagramOf(governor.model(), {6, 9, 15});
    QVERIFY(!diagram.frozen);
    for (const CampbellSpeed& at : diagram.speeds) {
      const double cosine = governor.g / (governor.length * at.speed * at.speed);
      const double l2 = governor.length * governor.length;
      QVERIFY_BELOW(offBy(at, at.speed * std::sqrt((1 - cosine * cosine) * l2 / (l2 + governor.J))), 1e-7);
    }
  }
  /// A disc whose centre of mass is e from its shaft: beyond the critical speed the shaft bends by
  /// e W^2 / (k / m - W^2), the other way.
  void unbalancedRotor_centresItself() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const double k = 2e4, m = 5, e = 1e-3;
    const ElementId disc =
        b.body("rigid", "disc", {{"mass", m}, {"inertia", diagonal(0.02, 0.02, 0.035)}, {"position", Vec3(e, 0, 0)}});
    b.joint("planar", "plane", {{"body1", ground}, {"body2", disc}});
    b.force("cartesian_spring", "shaft", {{"body", disc}, {"point", Vec3(-e, 0, 0)}, {"stiffness", Vec3(k, k, 0)}});
    const auto system = System::compile(b.model()).value();
    for (const double speed : {20.0, 100.0}) {
      State s = system->initialState();
      s.v << Vec3(0, speed * e, 0), Vec3(0, 0, speed);
      const auto steady = relativeEquilibrium(*system, *system, steadyTurns(*system, s), s, s.v);
      QVERIFY2(steady.has_value(), steady ? "" : steady.error().text().c_str());
      const double bent = e * speed * speed / (k / m - speed * speed);
      QVERIFY_BELOW(std::abs(steady->q[0] - e - bent), 1e-12);
      QVERIFY_BELOW(std::abs(steady->v[1] - speed * (e + bent)), 1e-10);
    }
  }
  /// Planets do not turn about lines that stand still: they are left as they are.
  void whatTravels_isRefused() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const ElementId hub = addHub(b);
    const ElementId planet = b.body("rigid", "planet", {{"position", Vec3(1, 0, 0)}});
    const ElementId pin =
        b.joint("revolute", "pin", {{"body1", hub}, {"frame1", at(Vec3(1, 0, 0))}, {"body2", planet}});
    b.joint("drive", "spin", {{"joint", pin}, {"motion", Function{.expression = "2*t"}}});
    const auto system = System::compile(b.model()).value();
    const auto start = consistentInitialState(*system, true);
    QVERIFY(start.has_value());
    QVERIFY(!relativeEquilibrium(*system, *system, steadyTurns(*system, start->state), start->state, {}));
  }
};

QTEST_APPLESS_MAIN(TestRotatingBlade)
#include "tst_rotating_blade.moc"

// A driven slider-crank: the torque its drive needs, against the principle of virtual work.

#include "analysis/driven_motion.h"
#include "support/model_builder.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

/// In the x-y plane, gravity along -y: crank of length r about the origin at the angle phi from x, rod of length l, a
/// slider on the x axis with a spring to the point (0, 0) and a load F(t) along x. The rod leans down by psi,
/// l sin psi = r sin phi.
struct SliderCrankInPlane {
  static constexpr double r = 0.15, l = 0.4, g = 9.81;
  static constexpr double crankMass = 1.2, crankInertia = 3e-3, rodMass = 0.8, rodInertia = 1.1e-2, sliderMass = 2.5;
  static constexpr double stiffness = 300, freeLength = 0.3;
  static double load(double t) { return 40 * std::sin(5 * t); }

  double phi;
  double psi = std::asin(r / l * std::sin(phi));
  double dpsi = r / l * std::cos(phi) / std::cos(psi);  // primes: by phi
  double ddpsi = (-r / l * std::sin(phi) + std::sin(psi) * dpsi * dpsi) / std::cos(psi);

  /// The point s along the rod from the crank's tip, with its first and second derivative.
  Vec3 rod(double s) const { return {r * std::cos(phi) + s * std::cos(psi), r * std::sin(phi) - s * std::sin(psi), 0}; }
  Vec3 dRod(double s) const {
    return {-r * std::sin(phi) - s * std::sin(psi) * dpsi, r * std::cos(phi) - s * std::cos(psi) * dpsi, 0};
  }
  Vec3 ddRod(double s) const {
    const double along = std::cos(psi) * dpsi * dpsi + std::sin(psi) * ddpsi,
                 across = -std::sin(psi) * dpsi * dpsi + std::cos(psi) * ddpsi;
    return {-r * std::cos(phi) - s * along, -r * std::sin(phi) - s * across, 0};
  }

  /// Virtual work of a turn dphi: M = I phi'' + I'/2 phi'^2 + V' - F x', kinetic energy I phi'^2 / 2.
  double torque(double t, double rate, double acceleration) const {
    const Vec3 G = dRod(l / 2), dG = ddRod(l / 2);
    const double x = rod(l).x(), dx = dRod(l).x(), ddx = ddRod(l).x();
    const double I = crankInertia + crankMass * r * r / 4 + rodMass * G.squaredNorm() + rodInertia * dpsi * dpsi +
                     sliderMass * dx * dx;
    const double halfSlope = rodMass * G.dot(dG) + rodInertia * dpsi * ddpsi + sliderMass * dx * ddx;
    const double gradient =
        g * (crankMass * r / 2 * std::cos(phi) + rodMass * G.y()) + stiffness * (x - freeLength) * dx;
    return I * acceleration + halfSlope * rate * rate + gradient - load(t) * dx;
  }
};

Quat aboutZ(double angle) { return Quat(Eigen::AngleAxisd(angle, Vec3::UnitZ())); }

/// The mechanism at the angle of its drive at the start: hinges, a slider on its rail, the loop closed by a point on a
/// line along z, so that nothing is redundant.
ModelBuilder sliderCrank(double start, int prescribes, const std::string& motion) {
  using S = SliderCrankInPlane;
  const S s{start};
  ModelBuilder b;
  b.gravity(Vec3(0, -S::g, 0));
  const Vec3 tip = s.rod(0);
  const ElementId crank = b.body("rigid", "crank",
                                 {{"mass", S::crankMass},
                                  {"inertia", diagonal(1e-4, S::crankInertia, S::crankInertia)},
                                  {"position", Vec3(0.5 * tip)},
                                  {"orientation", aboutZ(start)}});
  const ElementId rod = b.body("rigid", "rod",
                               {{"mass", S::rodMass},
                                {"inertia", diagonal(1e-3, S::rodInertia, S::rodInertia)},
                                {"position", Vec3(s.rod(S::l / 2))},
                                {"orientation", aboutZ(-s.psi)}});
  const ElementId slider = b.body("rigid", "slider", {{"mass", S::sliderMass}, {"position", Vec3(s.rod(S::l))}});
  // The hinge's own angle counts from x.
  b.joint("revolute", "main", {{"body2", crank}, {"frame2", at(Vec3(-S::r / 2, 0, 0))}});
  b.joint(
      "revolute", "pin",
      {{"body1", crank}, {"frame1", at(Vec3(S::r / 2, 0, 0))}, {"body2", rod}, {"frame2", at(Vec3(-S::l / 2, 0, 0))}});
  const Quat alongX = Quat::FromTwoVectors(Vec3::UnitZ(), Vec3::UnitX());
  b.joint("prismatic", "rail",
          {{"frame1", at(Vec3::Zero(), alongX)}, {"body2", slider}, {"frame2", at(Vec3::Zero(), alongX)}});
  b.joint("point_on_line", "wrist", {{"body1", slider}, {"body2", rod}, {"frame2", at(Vec3(S::l / 2, 0, 0))}});
  b.force("spring", "spring", {{"body2", slider}, {"stiffness", S::stiffness}, {"free_length", S::freeLength}});
  b.force("force", "load",
          {{"body", slider}, {"value", TimeVector{Function{.expression = "40*sin(5*t)"}, Function{}, Function{}}}});
  b.joint("drive", "motor",
          {{"joint", b.model().find("main")->id},
           {"prescribes", Choice{prescribes}},
           {"motion", Function{.expression = motion}}});
  return b;
}

}  // namespace

class TestInverseDynamics : public QObject {
  Q_OBJECT
 private slots:
  void drivenSliderCrank_needsTheTorqueOfVirtualWork_data() {
    QTest::addColumn<int>("prescribes");
    QTest::addColumn<QString>("motion");
    QTest::newRow("position") << 0 << "0.4 + 3*t + 0.7*sin(4*t)";
    QTest::newRow("velocity") << 1 << "3 + 2.8*cos(4*t)";
  }
  void drivenSliderCrank_needsTheTorqueOfVirtualWork() {
    QFETCH(int, prescribes);
    QFETCH(QString, motion);
    const ModelBuilder b = sliderCrank(0.4, prescribes, motion.toStdString());
    const auto system = System::compile(b.model()).value();
    const auto column = [&, channels = system->channels().list()](const std::string& name) {
      for (std::size_t c = 0; c < channels.size(); ++c)
        if (channels[c].name == name) return c;
      throw std::runtime_error("no channel " + name);
    };
    const std::size_t torque = column("motor.torque"), x = column("slider.x");
    std::vector<double> values(system->channels().size());
    double worst = 0, largest = 0, place = 0;
    int times = 0;
    const auto done = drivenMotion(*system, {.end = 2.5, .step = 0.01}, [&](const EvaluatedState& at) {
      const State& s = at.state();
      system->channels().report(at, values);
      const SliderCrankInPlane exact{0.4 + 3 * s.t + 0.7 * std::sin(4 * s.t)};
      const double M = exact.torque(s.t, 3 + 2.8 * std::cos(4 * s.t), -11.2 * std::sin(4 * s.t));
      worst = std::max(worst, std::abs(values[torque] - M));
      largest = std::max(largest, std::abs(M));
      place = std::max(place, std::abs(values[x] - exact.rod(exact.l).x()));
      ++times;
      return true;
    });
    QVERIFY2(done, done ? "" : done.error().text().c_str());
    QCOMPARE(times, 251);
    qInfo("torque to %.2g of %.3g N m, slider to %.2g m", worst, largest, place);
    QVERIFY(place < 1e-10);
    QVERIFY(worst < 1e-8 * largest);  // derivatives of an expression are numerical: 1e-9
  }
};

QTEST_APPLESS_MAIN(TestInverseDynamics)
#include "tst_inverse_dynamics.moc"

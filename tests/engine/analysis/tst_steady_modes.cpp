// Modes about a motion against closed forms, and what is said of it: rotors, a bead in a tube, a pendulum on a cone.

#include "analysis/modes_table.h"
#include "analysis/statics.h"
#include "support/rotors.h"
#include "support/test_models.h"
#include "system/initial_conditions.h"

#include <QtTest>
#include <algorithm>

using namespace gyre;
using namespace gyre::test;

namespace {

using Kind = Linearization::Kind;
constexpr double g = 9.81;

ModesAbout about(const ModelBuilder& b) {
  const auto system = System::compile(b.model()).value();
  const auto s = consistentInitialState(*system, false);
  if (!s) throw std::runtime_error(s.error().text());
  auto found = modesAbout(*system, s->state);
  if (!found) throw std::runtime_error(found.error().text());
  return *found;
}

/// Angular frequencies above zero, ascending.
std::vector<double> vibrations(const ModesAbout& found) {
  std::vector<double> out;
  for (const Mode& mode : found.modes)
    if (!mode.rigid && mode.frequency > 0) out.push_back(2 * M_PI * mode.frequency);
  std::sort(out.begin(), out.end());
  return out;
}

std::string reported(const ModesAbout& found) {
  std::string out = linearizationText(found.about) + ":";
  for (const Mode& mode : found.modes) out += fmt::format(" ({}, {})", mode.lambda.real(), mode.lambda.imag());
  return out;
}

/// A bead of m on a spring in a tube that turns about z, where it rests in the tube: k (r - l) = m W^2 r.
struct TubeWithBead {
  double m = 0.5, k = 900, l = 0.3, W = 20, J = 0.04;
  double r() const { return k * l / (k - m * W * W); }
  ModelBuilder model(bool driven) const {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const Quat alongX(Eigen::AngleAxisd(M_PI / 2, Vec3::UnitY()));
    const ElementId tube = b.body(
        "rigid", "tube", {{"mass", 1.0}, {"inertia", diagonal(0.001, J, J)}, {"angular_velocity", Vec3(0, 0, W)}});
    const ElementId bead =
        b.body("particle", "bead", {{"mass", m}, {"position", Vec3(r(), 0, 0)}, {"velocity", Vec3(0, W * r(), 0)}});
    const ElementId pin = b.joint("revolute", "pin", {{"body1", ground}, {"body2", tube}});
    if (driven) b.joint("drive", "motor", {{"joint", pin}, {"motion", Function{.constant = W}}});
    b.joint("point_on_line", "bore", {{"body1", tube}, {"frame1", at(Vec3::Zero(), alongX)}, {"body2", bead}});
    b.force("spring", "spring", {{"body1", ground}, {"body2", bead}, {"stiffness", k}, {"free_length", l}});
    return b;
  }
};

}  // namespace

class TestSteadyModes : public QObject {
  Q_OBJECT
 private slots:
  void overhungRotor_whirls_data() {
    QTest::addColumn<double>("speed");
    QTest::addColumn<double>("damping");
    for (const double W : {1e-3, 5.0, 120.0, 3000.0})
      for (const double c : {0.0, 0.1}) QTest::addRow("%g rad/s, %g", W, c) << W << c;
  }
  void overhungRotor_whirls() {
    QFETCH(double, speed);
    QFETCH(double, damping);
    const OverhungRotor rotor{.c = damping, .speed = speed};
    const ModesAbout found = about(rotor.model());
    QVERIFY2(found.about.kind == Kind::steady && !found.about.turned && found.about.turningWith.empty(),
             reported(found).c_str());
    QCOMPARE(found.about.fastest, std::string("rotor"));
    QCOMPARE(found.about.turn, speed);
    std::size_t seen = 0;
    for (const int sign : {1, -1}) {
      std::complex<double> wanted = rotor.lambda(speed, sign);
      if (wanted.imag() < 0) wanted = std::conj(wanted);
      seen += static_cast<std::size_t>(std::any_of(found.modes.begin(), found.modes.end(), [&](const Mode& mode) {
        return std::abs(mode.lambda - wanted) < 1e-8 * std::max(std::abs(wanted), rotor.Jz * speed / rotor.Jx);
      }));
    }
    QVERIFY2(seen == 2, reported(found).c_str());
    QCOMPARE(std::count_if(found.modes.begin(), found.modes.end(), [](const Mode& m) { return m.rigid; }), 1);
  }
  /// Not symmetric, on springs that are: constant in the axes of the body, (a - Jx s)(b - Jy s) = c^2 s, s = w^2, by
  /// Euler's equations for small tilts in turning axes.
  void asymmetricRotor_isSeenInItsAxes() {
    const OverhungRotor rotor{.Jy = 0.027, .speed = 150};
    const ModesAbout found = about(rotor.model());
    QVERIFY2(found.about.kind == Kind::steady && found.about.turningWith == "rotor", reported(found).c_str());
    const double W = rotor.speed, a = rotor.kx + (rotor.Jz - rotor.Jy) * W * W,
                 b = rotor.ky + (rotor.Jz - rotor.Jx) * W * W;
    const double c = (rotor.Jz - rotor.Jx - rotor.Jy) * W, p = a * rotor.Jy + b * rotor.Jx + c * c,
                 q = rotor.Jx * rotor.Jy;
    const double root = std::sqrt(p * p - 4 * q * a * b);
    const std::vector<double> w = vibrations(found);
    QCOMPARE(w.size(), std::size_t{2});
    QVERIFY2(std::abs(w[0] / std::sqrt((p - root) / (2 * q)) - 1) < 1e-8, reported(found).c_str());
    QVERIFY2(std::abs(w[1] / std::sqrt((p + root) / (2 * q)) - 1) < 1e-8, reported(found).c_str());
  }
  /// Symmetric on any springs: steady; neither of both symmetric: its coefficients go with twice the speed.
  void asymmetricSprings_areSteadyForASymmetricRotorAlone() {
    OverhungRotor rotor{.ky = 50};
    ModesAbout found = about(rotor.model());
    QVERIFY2(found.about.kind == Kind::steady && found.about.turningWith.empty(), reported(found).c_str());
    rotor.Jy = 0.027;
    found = about(rotor.model());
    QVERIFY2(found.about.kind == Kind::momentary, reported(found).c_str());
    QVERIFY(linearizationText(found.about).find("'rotor' turns at 120 rad/s") != std::string::npos);
  }
  /// Driven, the bead feels k / m - W^2; on a free tube the angular momentum stays, and
  /// w^2 = k / m - W^2 + 4 m r^2 W^2 / (J + m r^2).
  void beadInATube_feelsTheCentrifugalForce() {
    const TubeWithBead tube;
    for (const bool driven : {true, false}) {
      const ModesAbout found = about(tube.model(driven));
      QVERIFY2(found.about.kind == Kind::steady, reported(found).c_str());
      const double W2 = tube.W * tube.W, out = tube.m * tube.r() * tube.r();
      const double wanted = std::sqrt(tube.k / tube.m - W2 + (driven ? 0 : 4 * out * W2 / (tube.J + out)));
      const std::vector<double> w = vibrations(found);
      QVERIFY2(w.size() == 1 && std::abs(w[0] / wanted - 1) < 1e-6, reported(found).c_str());
    }
  }
  /// On a cone, w^2 = W^2 (1 + 3 cos^2), W^2 = g / (l cos) (Landau and Lifshitz, Mechanics, sec. 14): seen in axes that
  /// go round with it, where the way along the circle costs nothing.
  void conicalPendulum_nodsAboutItsCone() {
    const double l = 0.8;
    for (const double cone : {0.3, 0.9, 1.3}) {
      const double W = std::sqrt(g / (l * std::cos(cone)));
      ModelBuilder b;
      const ElementId bob = b.body("particle", "bob",
                                   {{"mass", 2.0},
                                    {"position", Vec3(l * std::sin(cone), 0, -l * std::cos(cone))},
                                    {"velocity", Vec3(0, W * l * std::sin(cone), 0)}});
      b.joint("distance", "rod", {{"body1", ground}, {"body2", bob}, {"length", l}});
      const ModesAbout found = about(b);
      QVERIFY2(found.about.kind == Kind::steady && found.about.turned, reported(found).c_str());
      const double wanted = W * std::sqrt(1 + 3 * std::pow(std::cos(cone), 2));
      const std::vector<double> w = vibrations(found);
      QVERIFY2(w.size() == 1 && std::abs(w[0] / wanted - 1) < 1e-6, reported(found).c_str());
    }
  }
  /// Steady precession at any slant: small nutations by the least of the effective potential of theta (Landau and
  /// Lifshitz, Mechanics, sec. 35). Spinning otherwise the top nutates, and its coefficients with it.
  void precessingTop_nutates_data() {
    QTest::addColumn<double>("slant");
    QTest::addColumn<bool>("joint");
    for (const double slant : {0.5, 1.2, M_PI / 2, 2.0})
      for (const bool joint : {false, true})
        QTest::addRow("%g rad, %s", slant, joint ? "joint" : "pivot") << slant << joint;
  }
  void precessingTop_nutates() {
    QFETCH(double, slant);
    QFETCH(bool, joint);
    const double m = 2, l = 0.3, I = 0.25, I3 = 0.04, p = 3.5;  // I about the pivot
    const double W3 = (m * g * l + I * p * p * std::cos(slant)) / (I3 * p);
    const auto top = [&](double spin) {
      ModelBuilder b;
      const Quat turned(Eigen::AngleAxisd(slant, Vec3::UnitX()));
      Vec3 W = turned.inverse() * Vec3(0, 0, p);
      W.z() = spin;
      if (!joint) {
        b.body("pivoted", "top",
               {{"mass", m},
                {"inertia", diagonal(I, I, I3)},
                {"com", Vec3(0, 0, l)},
                {"orientation", turned},
                {"angular_velocity", W}});
        return b;
      }
      const double own = I - m * l * l;
      const ElementId body = b.body("rigid", "top",
                                    {{"mass", m},
                                     {"inertia", diagonal(own, own, I3)},
                                     {"position", Vec3(turned * Vec3(0, 0, l))},
                                     {"velocity", Vec3(turned * W.cross(Vec3(0, 0, l)))},
                                     {"orientation", turned},
                                     {"angular_velocity", W}});
      b.joint("spherical", "pin", {{"body1", ground}, {"body2", body}, {"frame2", at(Vec3(0, 0, -l))}});
      return b;
    };
    const double L3 = I3 * W3, Lz = I * p * std::pow(std::sin(slant), 2) + L3 * std::cos(slant);
    const auto slope = [&](double a) {  // dU/dtheta, U = (Lz - L3 cos)^2 / (2 I sin^2) + m g l cos
      const double c = std::cos(a), s = std::sin(a), d = Lz - L3 * c;
      return d * L3 / (I * s) - d * d * c / (I * s * s * s) - m * g * l * s;
    };
    const double e = 1e-5, wanted = std::sqrt((slope(slant + e) - slope(slant - e)) / (2 * e * I));
    const ModesAbout found = about(top(W3));
    QVERIFY2(found.about.kind == Kind::steady, reported(found).c_str());
    const std::vector<double> w = vibrations(found);
    QVERIFY2(w.size() == 1 && std::abs(w[0] / wanted - 1) < 1e-6,
             (reported(found) + fmt::format("; {}", wanted)).c_str());
    const ModesAbout other = about(top(1.5 * W3));
    QVERIFY2(other.about.kind == Kind::momentary, reported(other).c_str());
  }
  /// A pendulum in its swing, let go beside its rest, and at rest.
  void swing_isOfAMoment() {
    ModelBuilder b;
    const ElementId bob =
        b.body("particle", "bob", {{"mass", 2.0}, {"position", Vec3(0.6, 0, -0.8)}, {"velocity", Vec3(1.6, 0, 1.2)}});
    b.joint("distance", "rod", {{"body1", ground}, {"body2", bob}, {"length", 1.0}});
    QCOMPARE(about(b).about.kind, Kind::momentary);
    b.set(bob, "velocity", Vec3(0, 0, 0));
    QCOMPARE(about(b).about.kind, Kind::released);
    b.set(bob, "position", Vec3(0, 0, -1));
    QCOMPARE(about(b).about.kind, Kind::rest);
  }
  /// About a rest that statics found, the spin is left out, and this is said.
  void rest_saysWhatIsLeftOut() {
    const auto system = System::compile(OverhungRotor{}.model().model()).value();
    const auto found = modesAbout(*system, findEquilibrium(*system, system->initialState())->state).value();
    QVERIFY(found.about.kind == Kind::rest && !found.about.isMotion());
    const std::string left = motionLeftOut(*system);
    QVERIFY2(left.find("'rotor' turns at 120 rad/s") != std::string::npos, left.c_str());
    QVERIFY(motionLeftOut(*System::compile(OverhungRotor{.speed = 0}.model().model()).value()).empty());
  }
  void tooLarge_isRefusedWhereItTurns() {
    ModelBuilder b;
    for (int i = 0; i < 101; ++i)
      b.body("rigid", "body " + std::to_string(i), {{"position", Vec3(i, 0, 0)}, {"angular_velocity", Vec3(0, 0, 1)}});
    const auto system = System::compile(b.model()).value();
    const auto refused = modesAbout(*system, system->initialState());
    QVERIFY(!refused && refused.error().message.find("600") != std::string::npos);
  }
};

QTEST_APPLESS_MAIN(TestSteadyModes)
#include "tst_steady_modes.moc"

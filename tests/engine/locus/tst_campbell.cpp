// Campbell diagrams against closed forms: whirl over speed, critical speeds, damping, bearings, shafts of several
// discs.

#include "locus/campbell.h"
#include "locus/campbell_csv.h"
#include "locus/spin_state.h"
#include "support/rotors.h"
#include "support/test_models.h"

#include <QtTest>
#include <algorithm>

using namespace gyre;
using namespace gyre::test;

namespace {

Campbell diagramOf(const ModelBuilder& b, CampbellOptions options) {
  auto found = campbell(b.model(), options);
  if (!found) throw std::runtime_error(found.error().text());
  return *found;
}

std::vector<double> criticalSpeeds(const Campbell& diagram) {
  std::vector<double> out;
  for (const CriticalSpeed& c : diagram.critical) out.push_back(c.speed);
  return out;
}

bool has(const std::vector<double>& all, double wanted, double relative = 1e-8) {
  return std::any_of(all.begin(), all.end(), [&](double x) { return std::abs(x - wanted) < relative * wanted; });
}

/// A rotor in a housing on six springs, both with their centre of mass at the origin, turned by a motor.
struct DrivenRotor {
  double mass = 3 + 1, kx = 4e4, ky = 6e4, kt = 500, It = 0.02 + 0.01, Ia = 0.035;
  ModelBuilder model() const {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    Matrix6 K;
    K.m.diagonal() << kx, ky, 1e6, kt, kt, 1e5;
    const ElementId housing = b.body("rigid", "housing", {{"mass", 1.0}, {"inertia", diagonal(0.01, 0.01, 0.012)}});
    const ElementId rotor = b.body("rigid", "rotor", {{"mass", 3.0}, {"inertia", diagonal(0.02, 0.02, Ia)}});
    b.force("bushing", "mount", {{"body1", ground}, {"body2", housing}, {"stiffness", K}});
    const ElementId pin = b.joint("revolute", "pin", {{"body1", housing}, {"body2", rotor}});
    b.joint("drive", "motor", {{"joint", pin}, {"motion", Function{.constant = 7}}});
    return b;
  }
};

}  // namespace

class TestCampbell : public QObject {
  Q_OBJECT
 private slots:
  void overhungRotor_bothWhirls_data() {
    QTest::addColumn<double>("damping");
    QTest::newRow("undamped") << 0.0;
    QTest::newRow("damped") << 0.2;
  }
  void overhungRotor_bothWhirls() {
    QFETCH(double, damping);
    const OverhungRotor rotor{.c = damping, .speed = 0};
    const Campbell diagram = diagramOf(rotor.model(), {.rotor = "rotor", .speeds = evenSpeeds(0, 300, 31)});
    QVERIFY(!diagram.turningAxes && !diagram.frozen);
    QCOMPARE(diagram.tracks(), std::size_t{2});
    const std::size_t forward = diagram.speeds.back().tracks[0]->whirl() == Whirl::forward ? 0 : 1;
    for (const CampbellSpeed& at : diagram.speeds)
      for (const bool with : {true, false}) {
        const CampbellMode& mode = *at.tracks[with ? forward : 1 - forward];
        std::complex<double> wanted = rotor.lambda(at.speed, with ? 1 : -1);
        if (wanted.imag() < 0) wanted = std::conj(wanted);
        QVERIFY2(std::abs(mode.mode.lambda - wanted) < 1e-7 * std::abs(wanted),
                 fmt::format("{} rad/s: {} {}", at.speed, mode.mode.lambda.imag(), wanted.imag()).c_str());
        if (at.speed > 0) {
          QCOMPARE(mode.whirl(), with ? Whirl::forward : Whirl::backward);
          QVERIFY(std::abs(std::abs(mode.circularity) - 1) < 1e-6);
        }
      }
    if (damping > 0) return;
    // J w^2 - Jz W w = k: with w = -W alone, for Jz > J.
    QCOMPARE(diagram.critical.size(), std::size_t{1});
    QVERIFY(has(criticalSpeeds(diagram), std::sqrt(rotor.kx / (rotor.Jx + rotor.Jz))));
    QCOMPARE(diagram.critical[0].whirl, Whirl::backward);
  }
  /// A long rotor, Jz < J, is critical forward, too: W^2 = k / (J - Jz).
  void longRotor_isCriticalBothWays() {
    const OverhungRotor rotor{.Jz = 0.008, .speed = 0};
    const Campbell diagram = diagramOf(rotor.model(), {.rotor = "rotor", .speeds = evenSpeeds(0, 150, 16)});
    const std::vector<double> found = criticalSpeeds(diagram);
    QCOMPARE(found.size(), std::size_t{2});
    QVERIFY(has(found, std::sqrt(rotor.kx / (rotor.Jx + rotor.Jz))) &&
            has(found, std::sqrt(rotor.kx / (rotor.Jx - rotor.Jz))));
    QCOMPARE(diagram.critical[1].whirl, Whirl::forward);
  }
  /// Turned the other way, all is as in a mirror.
  void otherWayRound_isTheSame() {
    const OverhungRotor rotor{.speed = 0};
    const Campbell one = diagramOf(rotor.model(), {.rotor = "rotor", .speeds = {-100}});
    const Campbell two = diagramOf(rotor.model(), {.rotor = "rotor", .speeds = {100}});
    for (std::size_t i = 0; i < 2; ++i) {
      QVERIFY(std::abs(one.speeds[0].tracks[i]->mode.frequency - two.speeds[0].tracks[i]->mode.frequency) < 1e-9);
      QCOMPARE(one.speeds[0].tracks[i]->whirl(), two.speeds[0].tracks[i]->whirl());
    }
  }
  /// Jeffcott 1919: a disc that stays upright, between its springs: sqrt(k / m) at all speeds.
  void jeffcottRotor_isCriticalAtItsFrequency() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const ElementId disc = b.body("rigid", "disc", {{"mass", 5.0}, {"inertia", diagonal(0.02, 0.02, 0.035)}});
    b.joint("planar", "plane", {{"body1", ground}, {"body2", disc}});
    b.force("cartesian_spring", "shaft", {{"body", disc}, {"stiffness", Vec3(2e4, 2e4, 0)}});
    const Campbell diagram = diagramOf(b, {.rotor = "disc", .speeds = evenSpeeds(0, 100, 11)});
    const double w = std::sqrt(2e4 / 5.0);
    QCOMPARE(diagram.tracks(), std::size_t{2});
    for (const CampbellSpeed& at : diagram.speeds)
      for (const auto& mode : at.tracks) QVERIFY(std::abs(2 * M_PI * mode->mode.frequency - w) < 1e-8 * w);
    QCOMPARE(diagram.critical.size(), std::size_t{2});
    for (const CriticalSpeed& c : diagram.critical) QVERIFY(std::abs(c.speed - w) < 1e-8 * w);
  }
  /// In bearings that are softer one way: two planes, and tilts It w^2 -+ Ia W w = kt.
  void drivenRotor_inSoftBearings() {
    const DrivenRotor rotor;
    const Campbell diagram = diagramOf(rotor.model(), {.drive = "motor", .speeds = evenSpeeds(0, 400, 41)});
    QVERIFY(!diagram.turningAxes && !diagram.frozen);
    const std::vector<double> found = criticalSpeeds(diagram);
    for (const double wanted : {std::sqrt(rotor.kx / rotor.mass), std::sqrt(rotor.ky / rotor.mass),
                                std::sqrt(rotor.kt / (rotor.It + rotor.Ia))})
      QVERIFY2(has(found, wanted), fmt::format("{}", wanted).c_str());
    const CampbellSpeed& last = diagram.speeds.back();
    for (const int sign : {1, -1}) {
      const double half = sign * rotor.Ia * last.speed / (2 * rotor.It);
      const double wanted = half + std::sqrt(half * half + rotor.kt / rotor.It);
      QVERIFY(std::any_of(last.tracks.begin(), last.tracks.end(), [&](const auto& mode) {
        return mode && std::abs(2 * M_PI * mode->mode.frequency - wanted) < 1e-7 * wanted &&
               mode->whirl() == (sign > 0 ? Whirl::forward : Whirl::backward);
      }));
    }
  }
  /// Discs on a shaft of springs turn as one, and what carries them stands.
  void spin_takesTheWholeShaftAlong() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    Matrix6 K;
    K.m.diagonal() << 1e5, 1e5, 1e5, 1e3, 1e3, 800;
    ElementId before = ground;
    for (int i = 0; i < 3; ++i) {
      const Vec3 place(0, 0, 0.2 * i);
      const ElementId disc =
          b.body("rigid", "disc " + std::to_string(i), {{"position", place}, {"inertia", diagonal(0.02, 0.02, 0.03)}});
      if (i == 0) b.joint("revolute", "bearing", {{"body1", ground}, {"body2", disc}});
      else
        b.force("bushing", "shaft " + std::to_string(i),
                {{"body1", before},
                 {"frame1", at(Vec3(0, 0, 0.1))},
                 {"body2", disc},
                 {"frame2", at(Vec3(0, 0, -0.1))},
                 {"stiffness", K}});
      before = disc;
    }
    const ElementId stator = b.body("rigid", "stator", {{"position", Vec3(1, 0, 0)}});
    b.force("bushing", "foot", {{"body1", ground}, {"frame1", at(Vec3(1, 0, 0))}, {"body2", stator}, {"stiffness", K}});
    const auto system = System::compile(b.model()).value();
    const auto s = spinState(*system, system->initialState(), 2, Vec3::UnitZ(), 50);
    QVERIFY2(s.has_value(), s ? "" : s.error().text().c_str());
    for (std::size_t body = 0; body < 4; ++body) {
      const BodyLayout l = system->bodies().layout(body);
      const Vec3 W = s->v.segment<3>(l.v + l.rotation), wanted(0, 0, body < 3 ? 50 : 0);
      QVERIFY2((W - wanted).norm() < 1e-6, fmt::format("{}: {} {} {}", body, W.x(), W.y(), W.z()).c_str());
    }
    const Campbell diagram = diagramOf(b, {.rotor = "disc 2", .speeds = evenSpeeds(0, 50, 3)});
    QVERIFY(!diagram.turningAxes && !diagram.frozen);
  }
  /// Seen in turning axes nothing is critical, and this is said.
  void asymmetricRotor_saysWhatIsNotTold() {
    const Campbell diagram =
        diagramOf(OverhungRotor{.Jy = 0.027, .speed = 1}.model(), {.rotor = "rotor", .speeds = evenSpeeds(10, 100, 4)});
    QVERIFY(diagram.turningAxes && diagram.critical.empty());
    QVERIFY(campbellWarnings(diagram).find("axes that turn") != std::string::npos);
    const Campbell frozen = diagramOf(OverhungRotor{.Jy = 0.027, .ky = 50, .speed = 1}.model(),
                                      {.rotor = "rotor", .speeds = evenSpeeds(10, 100, 4)});
    QVERIFY(frozen.frozen);
  }
  void wrongNames_areRefused() {
    const ModelBuilder b = DrivenRotor{}.model();
    for (const auto& options :
         {CampbellOptions{}, {.rotor = "pin"}, {.drive = "pin"}, {.rotor = "rotor", .drive = "motor"}})
      QVERIFY(!campbell(b.model(), options));
    ModelBuilder held;
    const ElementId rotor = held.body("rigid", "rotor", {{"inertia", diagonal(0.02, 0.02, 0.03)}});
    const ElementId pin = held.joint("revolute", "pin", {{"body1", ground}, {"body2", rotor}});
    for (const bool byMotor : {false, true}) {
      Matrix6 K;
      K.m(5, 5) = 100;
      if (byMotor) held.joint("drive", "motor", {{"joint", pin}});
      else held.force("bushing", "spring", {{"body1", ground}, {"body2", rotor}, {"stiffness", K}});
      const auto refused = campbell(held.model(), {.rotor = "rotor", .speeds = {10}});
      QVERIFY(!refused);
      QVERIFY2(refused.error().text().find("turn") != std::string::npos, refused.error().text().c_str());
    }
  }
  void stopped_keepsWhatItHas() {
    std::stop_source stop;
    const auto found =
        campbell(OverhungRotor{.speed = 0}.model().model(), {.rotor = "rotor", .speeds = evenSpeeds(0, 100, 50)},
                 stop.get_token(), [&](std::size_t done) {
                   if (done == 5) stop.request_stop();
                 });
    QCOMPARE(found.value().speeds.size(), std::size_t{5});
    const std::string csv = campbellCsv(OverhungRotor{}.model().model(), *found);
    QVERIFY(csv.find("speed [rad/s],mode1.frequency [Hz],mode1.damping,mode1.circularity,mode2") != std::string::npos);
  }
};

QTEST_APPLESS_MAIN(TestCampbell)
#include "tst_campbell.moc"

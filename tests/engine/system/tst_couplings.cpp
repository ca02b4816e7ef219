// Gears, racks, screws and couplers: against closed forms, with what they do to each body, and for random placements.

#include "analysis/system_matrices.h"
#include "io/model_file.h"
#include "support/at_start.h"
#include "support/random_state.h"
#include "support/run_model.h"
#include "system/initial_conditions.h"

#include <QtTest>

#include <Eigen/LU>
#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double g = 9.81;

/// Two rotors about parallel axes, geared.
ModelBuilder gearPair(double ratio, double torque) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  for (const char* name : {"one", "two"}) {
    const Vec3 x(name == std::string("one") ? 0.0 : 1.0, 0, 0);
    const ElementId wheel =
        b.body("rigid", name, {{"mass", 1.0}, {"inertia", diagonal(0.3, 0.3, 0.5)}, {"position", x}});
    b.joint("revolute", std::string("axle ") + name, {{"body1", ground}, {"frame1", at(x)}, {"body2", wheel}});
  }
  b.joint("gear", "mesh",
          {{"joint1", b.model().find("axle one")->id}, {"joint2", b.model().find("axle two")->id}, {"ratio", ratio}});
  b.force("torque", "push",
          {{"body", b.model().find("one")->id}, {"value", TimeVector{Function{}, Function{}, Function{torque}}}});
  return b;
}

}  // namespace

class TestCouplings : public QObject {
  Q_OBJECT
 private slots:
  /// theta_1 = ratio theta_2: the torque sees J_1 + J_2 / ratio^2.
  void gear_turnsInItsRatio() {
    constexpr double ratio = -2.5, torque = 3, J = 0.5, t = 2;
    ModelBuilder b = gearPair(ratio, torque);
    QCOMPARE(mobilityOf(b).degreesOfFreedom(), 1);
    b.run(1e-2, t);
    const Run run = runModel(b.model());
    const double alpha = torque / (J + J / (ratio * ratio));
    const std::size_t last = run.last();
    QVERIFY(std::abs(run.at(last, "axle one.angle") - alpha * t * t / 2) < 1e-9);
    QVERIFY(std::abs(run.at(last, "axle two.angle") - alpha * t * t / 2 / ratio) < 1e-9);
    QVERIFY(std::abs(run.at(last, "axle one.angle_rate") - ratio * run.at(last, "axle two.angle_rate")) < 1e-9);
    // Moment on wheel 1 about its axis: J alpha = torque - lambda.
    QVERIFY(std::abs(run.at(last, "mesh.lambda1") - (torque - J * alpha)) < 1e-8);
    // What the teeth do to each wheel closes Euler's equation of each.
    QVERIFY(std::abs(run.at(last, "mesh.torque1") - (J * alpha - torque)) < 1e-8);
    QVERIFY(std::abs(run.at(last, "mesh.torque2") - J * alpha / ratio) < 1e-8);
    QVERIFY(run.at(last, "mesh.violation_angle") < 1e-12);
    QVERIFY(std::abs(run.at(last, "energy.total") - run.at(last, "energy.work")) < 1e-8);
  }

  /// A rack of mass M on a pinion of inertia J: a = m g / (M + J / r^2), the teeth carry J a / r^2.
  void rackFalls_andTurnsThePinion() {
    constexpr double M = 2, Jp = 0.05, r = 0.1, t = 0.5;
    ModelBuilder b;
    const ElementId rack = b.body("rigid", "rack", {{"mass", M}});
    const ElementId pinion =
        b.body("rigid", "pinion", {{"inertia", diagonal(0.04, 0.04, Jp)}, {"position", Vec3(1, 0, 0)}});
    const ElementId slide = b.joint("prismatic", "slide", {{"body1", ground}, {"body2", rack}});
    const ElementId axle =
        b.joint("revolute", "axle", {{"body1", ground}, {"frame1", at(Vec3(1, 0, 0))}, {"body2", pinion}});
    b.joint("rack_pinion", "teeth", {{"pinion", axle}, {"rack", slide}, {"radius", r}});
    b.run(1e-2, t);
    const Run run = runModel(b.model());
    const double fall = -M * g / (M + Jp / (r * r));
    QVERIFY(std::abs(run.at(run.last(), "slide.displacement") - fall * t * t / 2) < 1e-9);
    QVERIFY(std::abs(run.at(run.last(), "axle.angle") - fall * t * t / 2 / r) < 1e-8);
    QVERIFY(std::abs(run.at(run.last(), "teeth.lambda1") - (-M * g - M * fall)) < 1e-7);
    QVERIFY(std::abs(run.at(run.last(), "teeth.force") - M * (g + fall)) < 1e-7);
    QVERIFY(std::abs(run.at(run.last(), "teeth.torque") - Jp * fall / r) < 1e-8);
  }

  /// A nut that falls on a fixed screw: a = m g / (m + I (2 pi / p)^2).
  void nut_fallsOnTheScrew() {
    constexpr double m = 0.4, I = 2e-4, pitch = 0.2, t = 1;
    ModelBuilder b;
    const ElementId nut = b.body("rigid", "nut", {{"mass", m}, {"inertia", diagonal(2e-4, 2e-4, I)}});
    b.joint("screw", "thread", {{"body1", ground}, {"body2", nut}, {"pitch", pitch}});
    QCOMPARE(mobilityOf(b).degreesOfFreedom(), 1);
    b.run(1e-2, t);
    const Run run = runModel(b.model());
    const double k = 2 * std::numbers::pi / pitch, a = m * g / (m + I * k * k);
    const std::size_t last = run.last();
    QVERIFY(std::abs(run.at(last, "thread.displacement") + a * t * t / 2) < 1e-9);
    QVERIFY(std::abs(run.at(last, "thread.angle") + k * a * t * t / 2) < 1e-7);  // several turns
    QVERIFY(std::abs(run.at(last, "thread.fz") - m * (g - a)) < 1e-8);
    QVERIFY(std::abs(run.at(last, "thread.mz") + I * k * a) < 1e-8);
  }

  /// A planet on a turning arm, both wheels geared by their angles against the arm. With c of the arm and a of the sun
  /// against it, b = a / ratio of the planet:  T = (Ic + m R^2) c'^2 / 2 + Is (c + a)'^2 / 2 + Ip (c + b)'^2 / 2.
  void planet_turnsOnItsMovingCarrier() {
    constexpr double Ic = 0.02, Is = 0.008, Ip = 0.002, mp = 0.5, R = 0.15, ratio = -0.5, onSun = 0.3, onPlanet = -0.02;
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const auto wheel = [&](const char* name, double m, double J, double x) {
      return b.body("rigid", name, {{"mass", m}, {"inertia", diagonal(J, J, J)}, {"position", Vec3(x, 0, 0)}});
    };
    const ElementId arm = wheel("arm", 1, Ic, 0), sun = wheel("sun", 1, Is, 0), planet = wheel("planet", mp, Ip, R);
    b.joint("revolute", "main", {{"body1", ground}, {"body2", arm}});
    const ElementId one = b.joint("revolute", "one", {{"body1", arm}, {"body2", sun}});
    const ElementId two =
        b.joint("revolute", "two", {{"body1", arm}, {"frame1", at(Vec3(R, 0, 0))}, {"body2", planet}});
    b.joint("gear", "mesh", {{"joint1", one}, {"joint2", two}, {"ratio", ratio}});
    for (const auto& [name, body, M] : {std::tuple{"motor", sun, onSun}, std::tuple{"brake", planet, onPlanet}})
      b.force("torque", name, {{"body", body}, {"value", TimeVector{Function{}, Function{}, Function{M}}}});
    b.useIntegrator("rkmk");
    b.run(1e-2, 1.0);
    const Run run = runModel(b.model());
    const double m11 = Ic + mp * R * R + Is + Ip, m12 = Is + Ip / ratio, m22 = Is + Ip / (ratio * ratio);
    const double Qc = onSun + onPlanet, Qa = onSun + onPlanet / ratio, D = m11 * m22 - m12 * m12;
    const double c = (Qc * m22 - Qa * m12) / D, a = (m11 * Qa - m12 * Qc) / D;
    const std::size_t last = run.last();
    QVERIFY(std::abs(run.at(last, "main.angle") - c / 2) < 1e-10);
    QVERIFY(std::abs(run.at(last, "one.angle") - a / 2) < 1e-10);
    // Euler's equations of the wheels.
    QVERIFY(std::abs(run.at(last, "mesh.torque1") - (Is * (c + a) - onSun)) < 1e-10);
    QVERIFY(std::abs(run.at(last, "mesh.torque2") - (Ip * (c + a / ratio) - onPlanet)) < 1e-10);
  }

  /// Drives, gears, racks and couplers take one degree of freedom each, wherever the joints stand.
  void everyLaw_takesOneDegreeOfFreedom() {
    int found = 0;
    for (const TypeInfo* type : catalog().of(Category::joint)) {
      if (static_cast<const JointType*>(type)->create) continue;
      ++found;
      for (unsigned seed = 1; seed <= 10; ++seed) {
        Random random(seed);
        ModelBuilder b;
        std::vector<ElementId> bodies, joints;
        for (int i = 0; i < 4; ++i)
          bodies.push_back(b.body("rigid", "body " + std::to_string(i),
                                  {{"position", Vec3(random.vector())}, {"orientation", random.rotation()}}));
        const TypeInfo& sleeve = *catalog().find(Category::joint, "cylindrical");
        for (std::size_t i = 0; i < 3; ++i)
          joints.push_back(
              b.insert(sleeve, "joint " + std::to_string(i), randomParams(sleeve, random, bodies[i], bodies[i + 1])));
        const auto before = System::compile(b.model()).value();
        std::any params = type->defaults;
        std::size_t next = 0;
        for (const Field& f : type->fields)
          if (std::holds_alternative<ElementId>(f.get(params))) f.set(params, joints[next++]);
        b.insert(*type, "law", params);
        const auto after = System::compile(b.model()).value();
        QCOMPARE(after->m(), before->m() + 1);
        const auto rank = [](const System& system) {
          const MatX B = constraintMatrix(system, system.initialState()).B;
          return Eigen::FullPivLU<MatX>(B).setThreshold(1e-9).rank();
        };
        QCOMPARE(rank(*after), rank(*before) + 1);
      }
    }
    QCOMPARE(found, 4);
  }

  /// A factor of zero couples nothing, and a coordinate cannot be geared to itself.
  void meaninglessLaws_areRefused_data() {
    QTest::addColumn<QString>("element");
    QTest::addColumn<QString>("key");
    const QString two = R"("joint1": "a", "joint2": "b")";
    QTest::newRow("gear 0") << R"("type": "gear", )" + two + R"(, "ratio": 0)"
                            << "ratio";
    QTest::newRow("gear itself") << R"("type": "gear", "joint1": "a", "joint2": "a", "ratio": 2)"
                                 << "joint2";
    QTest::newRow("coupler 0") << R"("type": "coupler", )" + two + R"(, "ratio": 0)"
                               << "ratio";
    QTest::newRow("coupler itself") << R"("type": "coupler", "joint1": "a", "joint2": "a", "ratio": 1)"
                                    << "coordinate2";
    QTest::newRow("rack 0") << R"("type": "rack_pinion", "pinion": "a", "rack": "b", "radius": 0)"
                            << "radius";
    QTest::newRow("screw 0") << R"("type": "screw", "body1": "ground", "body2": "rod", "pitch": 0)"
                             << "pitch";
  }
  void meaninglessLaws_areRefused() {
    QFETCH(QString, element);
    QFETCH(QString, key);
    const QString text = R"({"gyre": 1,
      "bodies": [{"name": "rod", "type": "rigid", "mass": 1, "inertia": [1, 1, 1]}],
      "joints": [{"name": "a", "type": "cylindrical", "body1": "ground", "body2": "rod"},
                 {"name": "b", "type": "cylindrical", "body1": "ground", "body2": "rod"},
                 {"name": "law", %1}]})";
    const auto model = parseModel(text.arg(element).toStdString(), "m.gyre", catalog());
    const auto system = model ? System::compile(*model) : tl::unexpected(model.error());
    QVERIFY(!system);
    QCOMPARE(QString::fromStdString(system.error().element), "law");
    QCOMPARE(QString::fromStdString(system.error().key), key);
    QVERIFY(system.error().message.find("was expected") != std::string::npos);
  }

  /// A differential: the cage turns with half the sum of both wheels,  c = (a + b) / 2,
  /// J_c c'' = M - lambda,  J a'' = lambda / 2 + M_a,  J b'' = lambda / 2.
  void coupler_ofThreeCoordinates_isADifferential() {
    constexpr double Jc = 0.3, J = 0.1, M = 2, Ma = 0.7, t = 1.5;
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    std::vector<ElementId> joints;
    for (const auto& [name, inertia] : {std::pair{"cage", Jc}, std::pair{"left", J}, std::pair{"right", J}}) {
      const ElementId wheel = b.body("rigid", name, {{"mass", 1.0}, {"inertia", diagonal(0.5, 0.5, inertia)}});
      joints.push_back(b.joint("revolute", std::string(name) + " axle", {{"body1", ground}, {"body2", wheel}}));
    }
    b.joint("coupler", "differential",
            {{"joint1", joints[0]}, {"joint2", joints[1]}, {"joint3", joints[2]}, {"ratio", 0.5}, {"ratio3", 0.5}});
    for (const auto& [name, body, torque] : {std::tuple{"motor", "cage", M}, std::tuple{"road", "left", Ma}})
      b.force("torque", name,
              {{"body", b.model().find(body)->id}, {"value", TimeVector{Function{}, Function{}, Function{torque}}}});
    QCOMPARE(mobilityOf(b).degreesOfFreedom(), 2);
    b.useIntegrator("rkmk");
    b.run(1e-2, t);
    const Run run = runModel(b.model());
    // c'' = (M - lambda) / Jc = (lambda / J + Ma / J) / 2
    const double lambda = (M / Jc - Ma / (2 * J)) / (1 / Jc + 1 / (2 * J)), half = 0.5 * t * t;
    const std::size_t last = run.last();
    QVERIFY(std::abs(run.at(last, "cage axle.angle") - half * (M - lambda) / Jc) < 1e-10);
    QVERIFY(std::abs(run.at(last, "left axle.angle") - half * (lambda / 2 + Ma) / J) < 1e-10);
    QVERIFY(std::abs(run.at(last, "right axle.angle") - half * lambda / 2 / J) < 1e-10);
    QVERIFY(std::abs(run.at(last, "differential.torque1") + lambda) < 1e-10);
    QVERIFY(std::abs(run.at(last, "differential.torque3") - lambda / 2) < 1e-10);
  }

  void coupler_keepsItsOffset() {
    ModelBuilder b = gearPair(-1, 0);
    const auto id = [&](const char* name) { return b.model().find(name)->id; };
    b.joint("coupler", "link",
            {{"joint1", id("axle one")}, {"joint2", id("axle two")}, {"ratio", 3.0}, {"offset", 0.4}});
    b.run(1e-2, 0.1);
    const Run run = runModel(b.model(), true);  // theta_1 = -theta_2 and theta_1 = 3 theta_2 + 0.4
    QVERIFY(std::abs(run.at(run.last(), "axle one.angle") - 0.1) < 1e-12);
    QVERIFY(std::abs(run.at(run.last(), "axle two.angle") + 0.1) < 1e-12);
  }
};

QTEST_APPLESS_MAIN(TestCouplings)
#include "tst_couplings.moc"

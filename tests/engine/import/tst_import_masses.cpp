// Masses and weights of imported robots: what <compiler> of MJCF asks of them against MuJoCo 2.2.2, inertias without
// mass and those that are nothing but rounding, and weights that are carried or switched off.

#include "support/imported_robot.h"
#include "support/same_motion.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

std::string link(const std::string& name, const std::string& inertial) {
  return "<link name=\"" + name + "\">" + (inertial.empty() ? "" : "<inertial>" + inertial + "</inertial>") + "</link>";
}
std::string joint(const std::string& parent, const std::string& child, const std::string& type,
                  const std::string& origin, const std::string& axis = "0 1 0") {
  return "<joint name=\"to " + child + "\" type=\"" + type + "\"><parent link=\"" + parent + "\"/><child link=\"" +
         child + "\"/><origin " + origin + "/><axis xyz=\"" + axis + "\"/></joint>";
}
Imported urdf(const std::string& content) {
  return importedText("<robot name=\"r\"><link name=\"base\"/>" + content + "</robot>");
}

bool near(double found, double expected) { return std::abs(found - expected) < 1e-12 * std::abs(expected); }

}  // namespace

class TestImportMasses : public QObject {
  Q_OBJECT
 private slots:
  /// Groups, the least mass and moments, moments that no body has, then the total.
  void compiler_rulesMasses() {
    const Imported file = importedText(R"(<mujoco><compiler boundmass="0.5" boundinertia="0.01" balanceinertia="true"
      settotalmass="10" inertiagrouprange="1 2"/><worldbody>
      <body name="a"><freejoint/><geom type="box" size=".1 .2 .3" mass="3" group="1"/><geom type="sphere" size=".3" mass="50"/></body>
      <body name="b"><freejoint/><geom type="sphere" size=".05" mass=".1" group="2"/></body>
      <body name="c"><freejoint/><inertial pos="0 0 0" mass="1" diaginertia=".1 .2 .6"/></body></worldbody></mujoco>)");
    QVERIFY2(file.notes.empty() && file.repairs.empty(), qPrintable(reportOf(file)));
    const auto is = [&](const char* name, double mass, double xx, double yy, double zz) {
      const Inertia J = valueIn<Inertia>(file.model, name, "inertia");
      return near(valueIn<double>(file.model, name, "mass"), mass) && near(J.xx, xx) && near(J.yy, yy) &&
             near(J.zz, zz);
    };
    QVERIFY(is("a", 6.66666666666667, 0.288888888888889, 0.222222222222222, 0.111111111111111));
    QVERIFY(is("b", 1.11111111111111, 0.0222222222222222, 0.0222222222222222, 0.0222222222222222));
    QVERIFY(is("c", 2.22222222222222, 0.666666666666667, 0.666666666666667, 0.666666666666667));
  }

  void gravcomp_carriesTheWeight() {
    const Imported file = importedMjcf(R"(<option gravity="1 0 -9"/><worldbody>
      <body name="a" gravcomp="1"><freejoint/><inertial pos=".1 0 0" mass="2" diaginertia=".1 .2 .2"/></body>
      <body name="b" gravcomp="0.25"><freejoint/><inertial pos="0 .1 0" mass="3" diaginertia=".1 .2 .2"/></body></worldbody>)");
    QVERIFY2(file.notes.empty(), qPrintable(reportOf(file)));
    const Run run = runByReference(file.model, 1);
    QVERIFY(missOf(run, "a", {0.1, 0, 0}) < 1e-12);
    QVERIFY(missOf(run, "b", Vec3(0.375, 0.1, -0.75 * 4.5)) < 1e-12);
    QVERIFY(std::abs(run.at(run.last(), "b.wx")) < 1e-12);
  }

  void flag_switchesGravityOff() {
    const Imported file = importedMjcf(R"(<option gravity="0 0 -5"><flag gravity="disable"/></option><worldbody>
      <body name="a"><freejoint/><geom size=".1"/></body></worldbody>)");
    QVERIFY2(file.notes.empty(), qPrintable(reportOf(file)));
    QVERIFY(file.model.document().gravity.isZero(0));
  }

  /// A flywheel given by its inertia alone, turned on a bracket without mass that is fixed to the arm: the same as an
  /// arm with R J R^T more; the bracket's place does not matter.
  void inertiaWithoutMass_addsToItsCarrier() {
    const std::string arm = R"(<origin xyz="0.2 0 0"/><mass value="1"/><inertia ixx="0.01" iyy="0.02" izz="0.02"/>)";
    const auto pendulum = [&](const std::string& inertial, const std::string& more) {
      return urdf(link("arm", inertial) + joint("base", "arm", "continuous", "rpy=\"0.3 0 0\"") + more);
    };
    Imported file =
        pendulum(arm, link("bracket", "") + link("wheel", R"(<inertia ixx="0.05" iyy="0.03" izz="0.04"/>)") +
                          joint("arm", "bracket", "fixed", "xyz=\"1 2 3\" rpy=\"0 0 0.4\"") +
                          joint("bracket", "wheel", "fixed", "xyz=\"1 0 0\" rpy=\"0 0 0.2\""));
    // Rz(0.6) diag(0.05, 0.03, 0.04) Rz(0.6)^T
    const double c = std::cos(0.6), s = std::sin(0.6);
    Imported byHand = pendulum(
        fmt::format(R"(<origin xyz="0.2 0 0"/><mass value="1"/><inertia ixx="{}" iyy="{}" izz="0.06" ixy="{}"/>)",
                    0.01 + 0.05 * c * c + 0.03 * s * s, 0.02 + 0.05 * s * s + 0.03 * c * c, 0.02 * c * s),
        "");
    QVERIFY2(
        reportOf(file).contains("link 'wheel': it has no mass, but an inertia of 0.03, 0.04, 0.05 kg m^2, which is "
                                "added to that of 'arm'") &&
            file.repairs.empty(),
        qPrintable(reportOf(file)));
    for (Imported* i : {&file, &byHand})
      QVERIFY(i->model.apply(Edit{SetField{simulationId, "end_time", 0.5}}).has_value());
    sameMotion(file.model, byHand.model, {"arm"}, {"x", "y", "z", "qw", "qy", "wy"});
  }

  /// Points that a program wrote with inertias of rounding, one of them broken: they get that of a ball of a
  /// twentieth of their size, 2/5 m (L / 20)^2 about every axis, and every method runs.
  void inertiaOfRounding_getsAFloor_data() {
    QTest::addColumn<double>("J");
    for (const double J : {1e-20, 6e-36}) QTest::newRow(qPrintable(QString::number(J))) << J;
  }
  void inertiaOfRounding_getsAFloor() {
    QFETCH(double, J);
    const auto inertia = [&](double yy) { return fmt::format(R"(<inertia ixx="{}" iyy="{}" izz="{}"/>)", J, yy, yy); };
    Imported file =
        urdf(link("a", R"(<origin xyz="0 .05 .1"/><mass value="1"/>)" + inertia(J)) +
             link("b", R"(<origin xyz=".1 0 .1"/><mass value="1"/>)" + inertia(0)) +
             link("c", R"(<origin xyz=".1 0 .1"/><mass value="1"/><inertia ixx=".01" iyy=".01" izz=".01"/>)") +
             joint("base", "a", "continuous", "", "1 0 0") + joint("a", "b", "continuous", "xyz=\"0 0 .2\"") +
             joint("b", "c", "continuous", "xyz=\"0 0 .2\"", "1 0 0"));
    QVERIFY2(
        reportOf(file).contains("is rounding for 1 kg that reach 0.1118 m: 1.25e-05 kg m^2 are added about every axis"),
        qPrintable(reportOf(file)));
    QVERIFY(near(valueIn<Inertia>(file.model, "a", "inertia").xx, 1e-3 * 0.0125));
    QVERIFY(near(valueIn<Inertia>(file.model, "b", "inertia").xx, 1e-3 * 0.02));
    QCOMPARE(valueIn<Inertia>(file.model, "c", "inertia").xx, 0.01);
    const Vec3 reference = [&] {
      const Run run = runByReference(file.model, 0.1);
      return run.vector(run.last(), "c.x");
    }();
    int methods = 0;
    for (const TypeInfo* method : catalog().of(Category::integrator)) {
      Model model = file.model;
      QVERIFY(model.apply(Edit{SetType{simulationId, method, convertParams(*method, model.simulation())}}).has_value());
      for (const auto& [key, value] : {std::pair{"step", 1e-3}, std::pair{"end_time", 0.1}})
        QVERIFY(model.apply(Edit{SetField{simulationId, key, value}}).has_value());
      if (!Simulation::create(model)) continue;  // one that takes no joints
      const Run run = runModel(model);
      const double miss = (run.vector(run.last(), "c.x") - reference).norm();
      QVERIFY2(miss < 5e-3, qPrintable(QString("%1: %2").arg(QString::fromStdString(method->id)).arg(miss)));
      ++methods;
    }
    QVERIFY(methods > 12);
  }

  /// Slender, small and far from their joints: what is a body stays as it is.
  void smallInertias_stay() {
    const Imported file = importedMjcf(R"(<worldbody>
      <body name="needle"><freejoint/><geom type="capsule" fromto="0 0 0 1 0 0" size="1e-4"/></body>
      <body name="bob" pos="0 0 -20"><joint pos="0 0 20"/><geom size="0.01"/></body></worldbody>)");
    QVERIFY2(file.repairs.empty(), qPrintable(reportOf(file)));
  }

  /// Shapes tell the size, too; without any, the smallest ball of the mass does: 2/5 m r^2 for 20000 kg/m^3.
  void floor_followsTheSize() {
    const std::string tiny = R"(<inertial pos="0 0 0" mass="2" diaginertia="1e-30 1e-30 1e-30"/>)";
    const Imported file =
        importedMjcf("<worldbody><body name=\"drawn\"><freejoint/>" + tiny +
                     R"(<geom type="box" size="3 4 12" mass="0"/></body><body name="bare"><freejoint/>)" + tiny +
                     "</body></worldbody>");
    const double r = std::cbrt(2 * 3 / (4 * M_PI * 20000));
    QVERIFY(near(valueIn<Inertia>(file.model, "drawn", "inertia").xx, 1e-3 * 2 * 169));
    QVERIFY(near(valueIn<Inertia>(file.model, "bare", "inertia").zz, 1e-3 * 2 * r * r));
    QCOMPARE(file.repairs.size(), 2U);
  }
};

QTEST_GUILESS_MAIN(TestImportMasses)
#include "tst_import_masses.moc"

// Springs and dampers of MJCF's joints, of all kinds and from defaults, against closed forms and against MuJoCo 2.2.2
// (its RK4 with steps of 1e-4 s, unchanged to the figures given with half of them).

#include "support/imported_robot.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

const std::string ballInertial = R"(<inertial pos=".4 .2 .3" mass="1" diaginertia=".02 .03 .04"/>)";

/// 1 kg on a hinge about y, 0.3 m from it, with 0.01 kg m^2: 0.1 kg m^2 about it.
std::string armWith(const std::string& joint) {
  return R"(<option gravity="0 0 0"/><worldbody><body name="arm"><joint name="pin" axis="0 1 0" )" + joint +
         R"(/><inertial pos=".3 0 0" mass="1" diaginertia=".01 .01 .01"/></body></worldbody>)";
}
std::string sliderWith(const std::string& joint) {
  return R"(<option gravity="0 0 0"/><worldbody><body name="arm"><joint name="pin" type="slide" axis="0 1 0" )" +
         joint + R"(/><inertial pos=".3 0 0" mass="2" diaginertia=".01 .01 .01"/></body></worldbody>)";
}

void sayNothing(const Imported& i) { QVERIFY2(i.notes.empty() && i.repairs.empty(), qPrintable(reportOf(i))); }

}  // namespace

class TestImportJoints : public QObject {
  Q_OBJECT
 private slots:
  /// A class of defaults with damping for all joints, the free one of the trunk included.
  void freeJoint_takesDampingOfItsClass() {
    const Imported file = importedMjcf(R"(<default><joint damping="2"/></default>
      <worldbody><body name="trunk" pos="0 0 1"><joint name="base" type="free"/><geom type="box" size=".2 .1 .05" mass="1"/>
      <body name="leg" pos=".2 0 0"><joint name="hip" axis="0 1 0"/>
      <geom type="capsule" fromto="0 0 0 0 0 -.3" size=".03" mass=".5"/></body></body></worldbody>)");
    sayNothing(file);
    const Run run = runByReference(file.model, 0.2);
    QVERIFY(missOf(run, "trunk", {0.000426482131667, 0, 0.820739669065}) < 1e-8);
    QVERIFY(missOf(run, "leg", {0.199041290114, 0, 0.668775848001}) < 1e-8);
  }

  /// The short form of a free joint has no defaults.
  void freejoint_takesNone() {
    const Imported file = importedMjcf(R"(<default><joint damping="2"/></default>
      <worldbody><body name="a"><freejoint/><geom size=".1"/></body></worldbody>)");
    QVERIFY(file.model.of(Category::force).empty());
    QVERIFY2(reportOf(file).contains("default/joint: attribute damping=\"2\" not understood") ||
                 reportOf(file).contains("default/joint: not understood"),
             qPrintable(reportOf(file)));
  }

  /// Turned and off its centre of mass, in space and about all axes.
  void freeJoint_isHeldByItsSpring() {
    const Imported file = importedMjcf(R"(<worldbody><body name="b" pos="1 2 3" euler="0.3 -0.2 0.5">
      <joint type="free" stiffness="30" damping="0.4"/>
      <inertial pos=".2 .05 -.1" mass="1.5" diaginertia=".02 .03 .04"/></body></worldbody>)");
    sayNothing(file);
    QVERIFY(missOf(runByReference(file.model, 0.8), "b", {1.1600123193, 2.14595362193, 2.01955062166}) < 1e-8);
  }

  void ballJoint_hasSpringAndDamper_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("its own") << QByteArray::fromStdString(
        R"(<worldbody><body name="b" pos="0 0 1"><joint type="ball" pos="0 .1 0" stiffness="0.6" damping="0.2"/>)" +
        ballInertial + "</body></worldbody>");
    QTest::newRow("of its class") << QByteArray::fromStdString(
        R"(<default><joint stiffness="5" damping="0.2" axis="0 1 0"/><default class="soft"><joint stiffness="0.6"/></default></default>
           <worldbody><body name="b" pos="0 0 1"><joint class="soft" type="ball" pos="0 .1 0"/>)" +
        ballInertial + "</body></worldbody>");
  }
  void ballJoint_hasSpringAndDamper() {
    QFETCH(QByteArray, content);
    const Imported file = importedMjcf(content.toStdString());
    sayNothing(file);
    QVERIFY(missOf(runByReference(file.model, 0.8), "b", {-0.36910929548, 0.0113514275161, 0.659559463949}) < 1e-8);
  }

  /// What some elements understand and others inherit in vain is said of those.
  void attributesOfAClass_countByUse() {
    const Imported file = importedMjcf(R"(<default>
      <joint frictionloss="0.2" range="0 1" damping="1"/></default>
      <worldbody><body name="t"><joint name="base" type="free"/><geom size=".1"/>
      <body name="u"><joint name="hip"/><geom size=".1"/></body>
      <body name="v"><joint name="neck" type="ball"/><geom size=".1"/></body></body></worldbody>)");
    const QString said = reportOf(file);
    for (const char* expected :
         {"attribute frictionloss=\"0.2\" has no equal here for joint 'base' (line 3) and joint 'neck' (line 5)",
          "attribute range=\"0 1\" has no equal here for joint 'neck' (line 5), which inherits it"})
      QVERIFY2(said.contains(expected), qPrintable(said));
    QVERIFY2(!said.contains("attribute damping"), qPrintable(said));
  }
  /// An attribute counts as understood in an element's own class, not in the one that it overrides there.
  void overriddenAttributes_areNotMissed() {
    const Imported file = importedMjcf(R"(<default><joint frictionloss="0.2"/>
      <default class="own"><joint frictionloss="0"/></default></default>
      <worldbody><body name="u"><joint name="hip" class="own"/><geom size=".1"/></body>
      <body name="v"><joint name="neck" type="ball" class="own"/><geom size=".1"/></body></worldbody>)");
    QVERIFY2(reportOf(file).contains("attribute frictionloss=\"0\" has no equal here for joint 'neck' (line 4)"),
             qPrintable(reportOf(file)));
    QVERIFY(!reportOf(file).contains("0.2"));
  }

  /// x = r (1 - cos w t) with w^2 = k / I, through 8 rad: more than a whole turn and back.
  void hingeSpring_countsTurns() {
    const Imported file = importedMjcf(armWith(R"(stiffness="0.4" springref="4")"));
    sayNothing(file);
    const Run run = runByReference(file.model, M_PI);
    double worst = 0, most = 0;
    for (std::size_t r = 0; r < run.recording->rows(); ++r) {
      const double angle = run.at(r, "pin.angle");
      worst = std::max(worst, std::abs(angle - 4 * (1 - std::cos(2 * run.recording->time(r)))));
      most = std::max(most, angle);
    }
    QVERIFY2(worst < 1e-8, qPrintable(QString::number(worst)));
    QVERIFY(most > 7.9);
  }

  /// The coordinate is ref at the start, and the spring's rest is springref, else zero, on the same scale. Undamped,
  /// x - r = (s - r) cos w t; damped critically (1 + w t) exp(-w t).
  void restOfSprings_countsOnTheScaleOfRef_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<double>("rest");  // from the start
    QTest::addColumn<double>("rate");
    QTest::addColumn<bool>("isDamped");
    const auto row = [](const char* tag, const std::string& content, double rest, double rate, bool damped) {
      QTest::newRow(tag) << QByteArray::fromStdString(content) << rest << rate << damped;
    };
    row("hinge, ref alone", armWith(R"(stiffness="2" ref="0.3")"), -0.3, std::sqrt(20), false);
    row("hinge, both", armWith(R"(stiffness="2" ref="0.3" springref="0.8")"), 0.5, std::sqrt(20), false);
    row("hinge, of a class", R"(<default><joint springref="-0.7"/></default>)" + armWith(R"(stiffness="2")"), -0.7,
        std::sqrt(20), false);
    row("slide, ref alone", sliderWith(R"(stiffness="18" ref="0.2")"), -0.2, 3, false);
    row("slide, both, damped", sliderWith(R"(stiffness="18" damping="12" ref="0.2" springref="0.5")"), 0.3, 3, true);
  }
  void restOfSprings_countInDegrees() {
    const Imported file = importedText("<mujoco>" + armWith(R"(stiffness="2" ref="30" springref="45")") + "</mujoco>");
    QVERIFY(std::abs(valueIn<double>(file.model, "pin spring and damper", "free_angle") - M_PI / 12) < 1e-15);
  }
  void restOfSprings_countsOnTheScaleOfRef() {
    QFETCH(QByteArray, content);
    QFETCH(double, rest);
    QFETCH(double, rate);
    QFETCH(bool, isDamped);
    const Imported file = importedMjcf(content.toStdString());
    sayNothing(file);
    const Run run = runByReference(file.model, 1);
    const bool slides = content.contains("slide");
    for (std::size_t r = 0; r < run.recording->rows(); ++r) {
      const double wt = rate * run.recording->time(r);
      const double x = rest * (1 - (isDamped ? (1 + wt) * std::exp(-wt) : std::cos(wt)));
      const double found = run.at(r, slides ? "pin.displacement" : "pin.angle");
      QVERIFY2(std::abs(found - x) < 1e-8, qPrintable(QString::number(found - x)));
    }
  }

  /// A hinge, a slide and a ball in a row, and a free body, with what MuJoCo compiles of them.
  void springdamper_followsFromTheInertia() {
    const Imported file = importedMjcf(R"(<worldbody><body name="a" pos="0 0 1">
      <joint name="j" axis="0 1 0" springdamper="0.4 0.7" stiffness="99" damping="99"/>
      <inertial pos=".4 .2 .3" mass="1" diaginertia=".02 .03 .04"/>
      <body name="b" pos=".5 0 0"><joint name="k" type="slide" axis="1 0 1" springdamper="0.3 1"/>
      <inertial pos="0 0 .1" mass=".6" diaginertia=".01 .01 .01"/>
      <body name="c" pos="0 0 .3"><joint name="l" type="ball" springdamper="0.2 0.5"/>
      <inertial pos=".2 0 .1" mass=".3" diaginertia=".001 .002 .002"/></body></body></body>
      <body name="f"><joint name="m" type="free" springdamper="0.5 1"/>
      <inertial pos=".1 0 0" mass="2" diaginertia=".1 .2 .2"/></body></worldbody>)");
    sayNothing(file);
    const auto is = [](double found, double expected) { return std::abs(found - expected) < 1e-12 * expected; };
    QVERIFY(is(valueIn<double>(file.model, "j spring and damper", "stiffness"), 5.45841063698207));
    QVERIFY(is(valueIn<double>(file.model, "j spring and damper", "damping"), 2.13969696969697));
    const auto stiffness = [&](const char* name) { return valueIn<Matrix6>(file.model, name, "stiffness").m; };
    QVERIFY(is(stiffness("k spring and damper")(2, 2), 9.05837075048108));
    QVERIFY(is(valueIn<Matrix6>(file.model, "k spring and damper", "damping").m(2, 2), 5.43502245028865));
    QVERIFY(is(stiffness("l spring and damper")(4, 4), 0.305344941909072));
    QVERIFY(is(stiffness("m spring and damper")(1, 1), 1.11111111111111));
  }

  /// Several joints of one body, as MuJoCo moves them; the links between them, a thousandth of the body each, make a
  /// difference of that size, which vanishes with them.
  void severalJoints_areAsManyFreedoms_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<double>("end");
    QTest::addColumn<QVector<double>>("places");  // of both bodies
    QTest::newRow("hip") << QByteArray(
                                R"(<worldbody><body name="one" pos="0 0 1"><geom type="sphere" size=".1" mass="5"/>
      <joint name="boom" axis="0 1 0" pos="0 0 1"/><body name="two" pos="0 .1 0">
      <joint name="hip x" axis="1 0 0"/><joint name="hip z" axis="0 0 1"/><joint name="hip y" axis="0 1 0"/>
      <geom type="capsule" fromto="0 0 0 .2 0 -.4" size=".05" mass="3"/></body></body></worldbody>)")
                         << 0.5
                         << QVector<double>{0.0460972415148, 0, 1.00106304287, -0.0412322394655, 0.1, 0.795214647801};
    QTest::newRow("slides, hinge, ball") << QByteArray(R"(<worldbody><body name="one" pos="0 0 1" euler="0.2 0.1 0">
      <inertial pos=".1 0 -.1" mass="2" diaginertia=".05 .04 .03"/><joint name="x" type="slide" axis="1 0 0" damping="0.5"/>
      <joint name="z" type="slide" axis="0 0 1" stiffness="300" springref="0.05"/><joint name="turn" axis="0 1 0" pos=".05 0 0"/>
      <body name="two" pos=".2 .1 0" euler="0 0 .4"><joint name="lift" type="slide" axis="0 0 1" stiffness="200"/>
      <joint name="ball" type="ball" pos="0 0 .05" damping=".05"/><inertial pos=".2 0 -.2" mass="1" diaginertia=".01 .012 .013"/>
      </body></body></worldbody>)") << 0.4
                                         << QVector<double>{0.20485054506,  0.0419408117564, 0.793099479998,
                                                            0.284543973044, 0.153073193394,  0.393451268859};
  }
  void severalJoints_areAsManyFreedoms() {
    QFETCH(QByteArray, content);
    QFETCH(double, end);
    QFETCH(QVector<double>, places);
    Imported file = importedMjcf(content.toStdString());
    QVERIFY2(file.repairs.empty() && reportOf(file).contains("a thousandth of the body"), qPrintable(reportOf(file)));
    const auto miss = [&] {
      const Run run = runByReference(file.model, end);
      return std::max(missOf(run, "one", Vec3(places.data())), missOf(run, "two", Vec3(places.data() + 3)));
    };
    const double first = miss();
    for (const Element* e : file.model.of(Category::body)) {
      if (e->name.find(" link ") == std::string::npos) continue;
      Inertia J = valueIn<Inertia>(file.model, e->name, "inertia");
      for (double* entry : {&J.xx, &J.yy, &J.zz, &J.xy, &J.yz, &J.zx}) *entry /= 1000;
      const double mass = valueIn<double>(file.model, e->name, "mass") / 1000;
      QVERIFY(file.model.apply(Edit{SetField{e->id, "mass", mass}}).has_value());
      QVERIFY(file.model.apply(Edit{SetField{e->id, "inertia", J}}).has_value());
    }
    const double second = miss();
    QVERIFY2(first < 1e-3, qPrintable(QString::number(first)));
    QVERIFY2(second < 2e-3 * first + 1e-8, qPrintable(QString("%1 %2").arg(first).arg(second)));
  }

  /// Servos without a command, geared, with a control that zero is no value of, on a hinge, a slide and by their rate.
  void servos_holdTheirJoints() {
    const Imported file = importedMjcf(R"(<default><position kp="30"/></default><worldbody>
      <body name="a"><joint name="h" axis="0 1 0" damping=".5" ref=".3"/><inertial pos=".3 0 0" mass="1" diaginertia=".01 .01 .01"/>
      <body name="c" pos=".4 0 0"><joint name="k" axis="0 1 0" damping=".1"/><inertial pos=".1 0 0" mass=".4" diaginertia=".01 .01 .01"/></body></body>
      <body name="b"><joint name="s" type="slide" axis="0 0 1" damping="1" ref="0.1"/><inertial pos="0 0 0" mass="1" diaginertia=".01 .01 .01"/></body></worldbody>
      <actuator><position name="p" joint="h" gear="2" ctrlrange=".1 1" ctrllimited="true" forcerange="-20 20" forcelimited="true"/>
      <position joint="s" kp="200"/><velocity joint="k" kv=".6"/><motor joint="h"/></actuator>)");
    const Run run = runByReference(file.model, 0.4);
    QVERIFY(missOf(run, "a", {0.288465631003, 0, 0.082386769145}) < 1e-8);
    QVERIFY(missOf(run, "c", {0.484430769111, 0, 0.11601168061}) < 1e-8);
    QVERIFY(missOf(run, "b", {0, 0, -0.0529784023036}) < 1e-8);
    QCOMPARE(valueIn<double>(file.model, "p", "max_force"), 40.0);
    const Imported off =
        importedMjcf(R"(<option><flag actuation="disable"/></option><worldbody><body name="a"><joint name="h"/>
      <geom size=".1"/></body></worldbody><actuator><position joint="h"/></actuator>)");
    QVERIFY(off.model.of(Category::force).empty() && reportOf(off).contains("disables actuation"));
    const QString said = reportOf(file);
    for (const char* expected : {"position 'p': it holds its joint at 0.05 rad, since nothing commands it here",
                                 "motor 'h': left out: a motor that nothing commands gives nothing"})
      QVERIFY2(said.contains(expected), qPrintable(said));
  }
  void servos_ofOtherThings_areListed() {
    const Imported file =
        importedMjcf(R"(<worldbody><body name="a"><joint name="j" type="ball"/><geom size=".1"/></body></worldbody>
      <actuator><position tendon="t"/><position joint="x"/><position joint="j"/><general joint="j"/></actuator>)");
    const QString said = reportOf(file);
    for (const char* expected : {"only servos of joints", "only servos of hinges and slides",
                                 "there is no hinge or slide 'x'", "general 'j': not understood"})
      QVERIFY2(said.contains(expected), qPrintable(said));
  }

  void flags_switchOff_data() {
    QTest::addColumn<QByteArray>("flag");
    QTest::addColumn<double>("stiffness");
    QTest::addColumn<double>("damping");
    QTest::addColumn<int>("others");  // friction, stops
    QTest::newRow("none") << QByteArray() << 3.0 << 2.0 << 2;
    QTest::newRow("spring") << QByteArray(R"(spring="disable")") << 0.0 << 2.0 << 2;
    QTest::newRow("passive") << QByteArray(R"(passive="disable")") << 0.0 << 0.0 << 2;
    QTest::newRow("limit") << QByteArray(R"(limit="disable")") << 3.0 << 2.0 << 1;
    QTest::newRow("constraint") << QByteArray(R"(constraint="disable")") << 3.0 << 2.0 << 0;
  }
  void flags_switchOff() {
    QFETCH(QByteArray, flag);
    QFETCH(double, stiffness);
    QFETCH(double, damping);
    QFETCH(int, others);
    const Imported file = importedMjcf("<option><flag " + flag.toStdString() + R"(/></option><worldbody><body name="a">
      <joint name="j" stiffness="3" damping="2" frictionloss="1" range="-1 1"/><geom size=".1"/></body></worldbody>)");
    const bool hasSpring = file.model.find("j spring and damper") != nullptr;
    QCOMPARE(hasSpring, stiffness > 0 || damping > 0);
    if (hasSpring) {
      QCOMPARE(valueIn<double>(file.model, "j spring and damper", "stiffness"), stiffness);
      QCOMPARE(valueIn<double>(file.model, "j spring and damper", "damping"), damping);
    }
    QCOMPARE(static_cast<int>(file.model.of(Category::force).size()) - (hasSpring ? 1 : 0), others);
  }

  void refusals_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("says");
    QTest::newRow("unknown type") << QByteArray("<body>\n<joint type=\"gear\"/></body>")
                                  << "test.xml:2: mujoco/worldbody/body/joint: unknown type of joint 'gear': hinge, "
                                     "slide, ball or free was expected";
    QTest::newRow("nested free joint")
        << QByteArray("<body name=\"a\"><body name=\"b\">\n<joint name=\"f\" type=\"free\"/></body></body>")
        << "test.xml:2: mujoco/worldbody/body 'a'/body 'b'/joint 'f': a free joint inside the body 'a'";
    QTest::newRow("nested freejoint") << QByteArray("<body name=\"a\"><body name=\"b\">\n<freejoint/></body></body>")
                                      << "body 'b'/freejoint: a free joint inside the body 'a'";
    QTest::newRow("free and more") << QByteArray("<body name=\"a\"><freejoint/><joint/></body>")
                                   << "to be the only one";
    QTest::newRow("free among several") << QByteArray("<body name=\"a\"><joint/><joint type=\"free\"/></body>")
                                        << "to be the only one";
    QTest::newRow("joint of the world") << QByteArray("<joint/>") << "the world has no joints";
    QTest::newRow("springdamper") << QByteArray("<body name=\"a\"><joint springdamper=\"1 -1\"/></body>")
                                  << "'springdamper': two positive numbers were expected";
  }
  void refusals() {
    QFETCH(QByteArray, content);
    QFETCH(QString, says);
    const QString said = importRefusal("<mujoco><worldbody>" + content.toStdString() + "</worldbody></mujoco>");
    QVERIFY2(said.contains(says), qPrintable(said));
  }
};

QTEST_GUILESS_MAIN(TestImportJoints)
#include "tst_import_joints.moc"

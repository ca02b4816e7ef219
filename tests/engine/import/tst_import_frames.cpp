// <frame> and <replicate> of MJCF against the same bodies written out, closed forms and the examples of its reference;
// ties that are copied with what they tie, or are given by sites.

#include "support/imported_robot.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

Vec3 placeOf(const Imported& i, const std::string& body) { return valueIn<Vec3>(i.model, body, "position"); }

bool isTurned(const Imported& i, const std::string& body, const Quat& expected) {
  return valueIn<Quat>(i.model, body, "orientation").angularDistance(expected.normalized()) < 1e-7;
}

const std::string ball = R"(<freejoint/><geom size=".1"/>)";

}  // namespace

class TestImportFrames : public QObject {
  Q_OBJECT
 private slots:
  /// A ring of six balls of 0.2 kg at 0.2 m and one of 0.1 kg in the middle: I_z = 6 m r^2 and I_y half of that, with
  /// 2/5 m R^2 of each.
  void replicate_inABody_hasItsMass() {
    const Imported file = importedMjcf(R"(<worldbody><body name="ring" pos="0 0 1"><joint name="pin" axis="0 1 0"/>
      <geom type="sphere" size=".02" mass=".1"/>
      <replicate count="6" euler="0 0 1.0471975511965976"><geom type="sphere" pos=".2 0 0" size=".03" mass=".2"/>
      </replicate></body></worldbody>)");
    QVERIFY2(file.notes.empty(), qPrintable(reportOf(file)));
    const double own = 0.4 * (0.1 * 0.02 * 0.02 + 6 * 0.2 * 0.03 * 0.03);
    const Inertia J = valueIn<Inertia>(file.model, "ring", "inertia");
    QVERIFY(std::abs(valueIn<double>(file.model, "ring", "mass") - 1.3) < 1e-14);
    QVERIFY(std::abs(J.zz - own - 6 * 0.2 * 0.04) < 1e-15 && std::abs(J.yy - own - 3 * 0.2 * 0.04) < 1e-15);
    QVERIFY((placeOf(file, "ring") - Vec3(0, 0, 1)).norm() < 1e-15);
    QCOMPARE(valueIn<Shapes>(file.model, "ring", "shapes").size(), 7U);
  }

  /// Frames in frames, with a class of their own, around a geom, a joint and bodies.
  void frames_placeWhatIsInThem() {
    const Imported file =
        importedText(R"(<mujoco><default><default class="heavy"><geom density="2000"/></default></default>
      <worldbody><frame name="f" pos="0 0 1" euler="0 0 90" childclass="heavy">
      <body name="a" pos="1 0 0"><frame pos=".3 0 0"><joint name="pin" axis="1 0 0" pos="0 .1 0"/>
      <frame euler="0 90 0"><geom type="box" size=".1 .2 .3" pos="0 0 .5"/></frame></frame>
      <frame pos="0 0 -1"><body name="b"><joint/><geom size=".1"/></body></frame></body></frame></worldbody></mujoco>)");
    QVERIFY2(file.notes.empty(), qPrintable(reportOf(file)));
    // The body's axes: x is y of the world. The box: (.3, 0, 0) + Ry(90) (0, 0, .5) = (.8, 0, 0) in the body.
    QVERIFY((placeOf(file, "a") - Vec3(0, 1.8, 1)).norm() < 1e-14);
    const double m = 2000 * 0.2 * 0.4 * 0.6;
    QVERIFY(std::abs(valueIn<double>(file.model, "a", "mass") - m) < 1e-10);
    // Turned about y: its z of 0.6 m lies along x of the body.
    const Inertia J = valueIn<Inertia>(file.model, "a", "inertia");
    QVERIFY(std::abs(J.xx - m / 12 * (0.16 + 0.04)) < 1e-12 && std::abs(J.zz - m / 12 * (0.36 + 0.16)) < 1e-12);
    // The pin at (.3, .1, 0) of the body, (-.5, .1, 0) from its centre of mass, about its x.
    const Frame marker = valueIn<Frame>(file.model, "pin", "frame2");
    QVERIFY((marker.position - Vec3(-0.5, 0.1, 0)).norm() < 1e-14);
    QVERIFY((marker.orientation * Vec3::UnitZ() - Vec3::UnitX()).norm() < 1e-14);
    QVERIFY((placeOf(file, "b") - Vec3(0, 1, 0)).norm() < 1e-14);
    QVERIFY(std::abs(valueIn<double>(file.model, "b", "mass") - 2000 * 4.0 / 3 * M_PI * 1e-3) < 1e-10);
  }

  /// The example of the reference for copies of copies.
  void replicas_areNamedAndPlaced() {
    const Imported file = importedText(R"(<mujoco><worldbody><replicate count="2" offset="0 1 0" euler="90 0 0">
      <replicate count="2" sep="-" offset="1 0 0" euler="0 90 0"><body name="Alice">)" +
                                       ball + R"(</body></replicate></replicate></worldbody></mujoco>)");
    QVERIFY2(file.notes.empty(), qPrintable(reportOf(file)));
    QCOMPARE(file.model.of(Category::body).size(), 4U);
    QVERIFY(placeOf(file, "Alice-00").norm() < 1e-15 && isTurned(file, "Alice-00", {1, 0, 0, 0}));
    QVERIFY((placeOf(file, "Alice-10") - Vec3(1, 0, 0)).norm() < 1e-15 && isTurned(file, "Alice-10", {1, 0, 1, 0}));
    QVERIFY((placeOf(file, "Alice-01") - Vec3(0, 1, 0)).norm() < 1e-15 && isTurned(file, "Alice-01", {1, 1, 0, 0}));
    QVERIFY((placeOf(file, "Alice-11") - Vec3(1, 1, 0)).norm() < 1e-15 && isTurned(file, "Alice-11", {1, 1, 1, 1}));
  }
  /// Each offset is in the axes of the copy before: a polygon with sides of 1 that closes after six.
  void replicas_addUpTheirOffsets() {
    const Imported file = importedText(R"(<mujoco><worldbody><replicate count="12" offset="1 0 0" euler="0 0 60">
      <body name="b">)" + ball + R"(</body></replicate></worldbody></mujoco>)");
    QVERIFY((placeOf(file, "b03") - Vec3(1, std::sqrt(3), 0)).norm() < 1e-13);
    QVERIFY(placeOf(file, "b06").norm() < 1e-13 && (placeOf(file, "b11") - placeOf(file, "b05")).norm() < 1e-13);
    QVERIFY(isTurned(file, "b05", Quat(Eigen::AngleAxisd(5 * M_PI / 3, Vec3::UnitZ()))));
  }

  /// Equalities between what is copied are copied with it, those to the outside, too.
  void ties_areCopied() {
    const Imported file = importedMjcf(R"(<worldbody><body name="hub">)" + ball + R"(</body>
      <replicate count="3" offset="0 1 0" sep="_"><body name="a">)" +
                                       ball + R"(<body name="b" pos="1 0 0">
      <joint name="j"/><geom size=".1"/></body><body name="c" pos="2 0 0"><joint name="k"/><geom size=".1"/></body></body>
      </replicate></worldbody>
      <equality><connect name="tie" body1="b" body2="c"/><connect name="arm" body1="a" body2="hub"/>
      <weld name="one" body1="a_2" body2="hub" active="false"/>
      <joint name="gear" joint1="j" joint2="k" polycoef="0 -2"/></equality>)");
    for (const char* name : {"tie_0", "tie_1", "tie_2", "arm_0", "arm_2", "gear_0", "gear_2"})
      QVERIFY2(file.model.find(name), name);
    QCOMPARE(file.model.of(Category::joint).size(), 6U + 3 + 3 + 3);
    QCOMPARE(file.model.nameOf(valueIn<ElementId>(file.model, "gear_1", "joint2")), "k_1");
    QVERIFY(!file.model.find("one"));
    // What is said of an element that is copied is said once.
    QCOMPARE(file.notes.size(), 1U);
  }

  void inactiveByDefault_staysInactive() {
    const Imported file = importedMjcf(R"(<default><equality active="false"/></default><worldbody>
      <body name="a"><freejoint/><geom size=".1"/></body><body name="b" pos="1 0 0"><freejoint/><geom size=".1"/></body>
      </worldbody><equality><weld body1="a" body2="b"/><connect body1="a" anchor="0 0 0"/>
      <connect name="on" body1="a" anchor="0 0 0" active="true"/></equality>)");
    QCOMPARE(file.model.of(Category::joint).size(), 1U);
    QVERIFY(file.model.find("on"));
    QCOMPARE(reportOf(file).count("left out: it is not active"), 2);
  }
  void flag_switchesTiesOff() {
    const Imported file = importedMjcf(R"(<option><flag equality="disable"/></option><worldbody><body name="a">
      <freejoint/><geom size=".1"/></body></worldbody><equality><connect body1="a" anchor="0 0 0"/></equality>)");
    QVERIFY(file.model.of(Category::joint).empty());
  }

  /// A four-bar that a connect by sites closes: the sites stay together, and nothing has to be moved.
  void connect_bySites() {
    const Imported file = importedMjcf(R"(<worldbody><frame pos="1 0 0"><site name="pin"/></frame>
      <body name="crank"><joint axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 .3" size=".02" mass=".3"/>
      <body name="coupler" pos="0 0 .3"><joint axis="0 1 0"/><geom type="capsule" fromto="0 0 0 1 0 -.3" size=".02" mass=".6"/>
      <site name="end" pos="1 0 -.3"/></body></body></worldbody><equality><connect name="c" site1="end" site2="pin"/></equality>)");
    QVERIFY2(file.notes.empty(), qPrintable(reportOf(file)));
    const Frame end = valueIn<Frame>(file.model, "c", "frame1"), pin = valueIn<Frame>(file.model, "c", "frame2");
    QVERIFY((end.position - Vec3(0.5, 0, -0.15)).norm() < 1e-14 && (pin.position - Vec3(1, 0, 0)).norm() < 1e-14);
    QVERIFY(runByReference(file.model, 0.2).recording->rows() > 10);
  }

  void refusals_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* tag, const QByteArray& content, const char* says) {
      QTest::newRow(tag) << content << says;
    };
    row("no count", "\n<replicate/>",
        "test.xml:2: mujoco/worldbody/replicate: the attribute 'count': a whole number from 1");
    row("half", "<replicate count=\"1.5\"/>", "a whole number from 1");
    row("none", "<replicate count=\"0\"/>", "a whole number from 1");
    row("endless", "<replicate count=\"1e9\"/>", "a whole number from 1");
    row("endless by nesting",
        QByteArray("<replicate count=\"1000\">").repeated(5) + "<body/>" + QByteArray("</replicate>").repeated(5),
        "copies make more than 50000 elements");
    row("frame without orientation", "<frame quat=\"0 0 0 0\"/>", "no orientation");
    row("site of nobody", "</worldbody><equality><connect site1=\"x\" site2=\"y\"/></equality><worldbody>",
        "no site 'x'");
  }
  void refusals() {
    QFETCH(QByteArray, content);
    QFETCH(QString, says);
    QElapsedTimer timer;
    timer.start();
    const QString said = importRefusal("<mujoco><worldbody>" + content.toStdString() + "</worldbody></mujoco>");
    QVERIFY2(said.contains(says), qPrintable(said));
    QVERIFY(timer.elapsed() < 5000);
  }
};

QTEST_GUILESS_MAIN(TestImportFrames)
#include "tst_import_frames.moc"

// Where the motion of an imported robot begins: limits and relations hold, and ties that the file places off.

#include "import/import_file.h"
#include "support/imported_robot.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

std::string link(const std::string& name) {
  return "<link name=\"" + name + R"("><inertial><origin xyz="0.2 0 0"/><mass value="1"/>
    <inertia ixx="0.01" iyy="0.01" izz="0.01"/></inertial></link>)";
}
/// On the base, unless the parent is named; y is its axis.
std::string joint(const std::string& name, const std::string& child, const std::string& content,
                  const std::string& type = "continuous", const std::string& parent = "base") {
  return "<joint name=\"" + name + "\" type=\"" + type + "\"><parent link=\"" + parent + "\"/><child link=\"" + child +
         "\"/><axis xyz=\"0 1 0\"/>" + content + "</joint>\n";
}
Imported urdf(const std::string& content) {
  return importedText("<robot name=\"r\"><link name=\"base\"/>" + content + "</robot>");
}

std::string limit(double lower, double upper) {
  return fmt::format("<limit lower=\"{}\" upper=\"{}\"/>", lower, upper);
}
std::string mimic(const char* leader, double multiplier, double offset) {
  return fmt::format("<mimic joint=\"{}\" multiplier=\"{}\" offset=\"{}\"/>", leader, multiplier, offset);
}

}  // namespace

class TestImportStart : public QObject {
  Q_OBJECT
 private slots:
  /// A knee that bends from -2.7 to -0.8 rad starts at -0.8, its limits kept; the link, 0.2 m long, hangs there.
  void startBeyondLimits_isAtTheNearest() {
    const Imported file = urdf(link("calf") + joint("knee", "calf", limit(-2.7, -0.8), "revolute"));
    QVERIFY2(reportOf(file).contains("joint 'knee': it starts at -0.8 rad and not at zero, since zero is beyond its "
                                     "limits of -2.7 and -0.8 rad"),
             qPrintable(reportOf(file)));
    QVERIFY(file.model.find("knee stops"));
    QCOMPARE(valueIn<double>(file.model, "knee stops", "upper"), -0.8);
    QVERIFY((valueIn<Vec3>(file.model, "calf", "position") - 0.2 * Vec3(std::cos(0.8), 0, std::sin(0.8))).norm() <
            1e-14);
    const Run run = runByReference(file.model, 0.01);
    QVERIFY(std::abs(run.at(0, "knee.angle") + 0.8) < 1e-13);
  }

  /// c = 2 b + 0.1, b = a + 0.3: a keeps its zero, the others start on their relations, about an anchor and along an
  /// axis. The model runs as it is, without being assembled.
  void mimics_startOnTheirRelation() {
    const Imported file =
        urdf(link("a") + link("b") + link("c") + joint("ja", "a", "") + joint("jb", "b", mimic("ja", 1, 0.3)) +
             joint("jc", "c", "<limit/>" + mimic("jb", 2, 0.1), "prismatic", "a"));
    const Run run = runByReference(file.model, 1);
    QVERIFY(std::abs(run.at(0, "ja.angle")) < 1e-14 && std::abs(run.at(0, "jb.angle") - 0.3) < 1e-13);
    QVERIFY(std::abs(run.at(0, "jc.displacement") - 0.7) < 1e-13);
    double worst = 0;
    for (std::size_t r = 0; r < run.recording->rows(); ++r)
      worst = std::max(worst, std::abs(run.at(r, "jb.angle") - run.at(r, "ja.angle") - 0.3));
    QVERIFY2(worst < 1e-9, qPrintable(QString::number(worst)));
    QVERIFY(std::abs(run.at(run.last(), "ja.angle")) > 0.1);
    QVERIFY2(reportOf(file).contains("joint 'jb': it starts at 0.3 rad and not at zero"), qPrintable(reportOf(file)));
  }

  /// The limit of a follower moves its leader: 2 a + 0.5 within -1 and 0 leaves a at most -0.25.
  void limitsOfFollowers_moveTheLeader() {
    const Imported file = urdf(link("a") + link("b") + joint("ja", "a", limit(-1, 1), "revolute") +
                               joint("jb", "b", limit(-1, 0) + mimic("ja", 2, 0.5), "revolute"));
    const Run run = runByReference(file.model, 0.01);
    QVERIFY(std::abs(run.at(0, "ja.angle") + 0.25) < 1e-13 && std::abs(run.at(0, "jb.angle")) < 1e-13);
    QVERIFY(file.model.find("ja stops") && file.model.find("jb stops"));
  }

  /// Where limits and relations exclude each other the relation holds, and the limit that does not is left out.
  void contradiction_keepsTheRelation() {
    const Imported file = urdf(link("a") + link("b") + joint("ja", "a", limit(-1, 1), "revolute") +
                               joint("jb", "b", limit(5, 6) + mimic("ja", 1, 0.5), "revolute"));
    const Run run = runByReference(file.model, 0.01);
    QVERIFY(std::abs(run.at(0, "ja.angle")) < 1e-13 && std::abs(run.at(0, "jb.angle") - 0.5) < 1e-13);
    QVERIFY2(reportOf(file).contains("their limits cannot all hold with it") && !file.model.find("jb stops"),
             qPrintable(reportOf(file)));
  }

  /// a = b + 0.1 and b = a + 0.1.
  void relationsInARing_mayContradict() {
    const Imported file =
        urdf(link("a") + link("b") + joint("ja", "a", mimic("jb", 1, 0.1)) + joint("jb", "b", mimic("ja", 1, 0.1)));
    QVERIFY2(
        reportOf(file).contains("it contradicts the other relations of its joints, which place 'jb' -0.2 rad off it") ||
            reportOf(file).contains("which place 'ja' -0.2 rad off it"),
        qPrintable(reportOf(file)));
  }

  /// An angle begins within half a turn: one of 4 rad counts from there, its limits, spring and relation with it. The
  /// spring, 5 rad at rest, drives the arm of 0.05 kg m^2 without weight: x = 1 - cos(w t).
  void startFarFromZero_countsFromThere() {
    const Imported file = importedMjcf(R"(<option gravity="0 0 0"/><worldbody><body name="a">
      <joint name="j" axis="0 1 0" range="4 9" stiffness="0.45" springref="5"/>
      <inertial pos=".2 0 0" mass="1" diaginertia=".01 .01 .01"/></body></worldbody>)");
    QVERIFY2(reportOf(file).contains("zero here is 4 rad in the file"), qPrintable(reportOf(file)));
    QCOMPARE(valueIn<double>(file.model, "j stops", "upper"), 5.0);
    const Vec3 at = valueIn<Vec3>(file.model, "a", "position");
    QVERIFY((at - 0.2 * Vec3(std::cos(4), 0, -std::sin(4))).norm() < 1e-14);
    const Run run = runByReference(file.model, 1);
    QVERIFY(std::abs(run.at(run.last(), "j.angle") - (1 - std::cos(3))) < 1e-8);
  }

  /// MJCF's relations count from where the file places the bodies, as its own reference values do.
  void relationOfMjcf_withAnOffset() {
    const Imported file =
        importedMjcf(R"(<worldbody><body name="a"><joint name="ja" axis="0 1 0"/><geom size=".1" pos=".3 0 0"/></body>
      <body name="b"><joint name="jb" axis="0 1 0" ref="0.2"/><geom size=".1" pos=".3 0 0"/></body></worldbody>
      <equality><joint joint1="jb" joint2="ja" polycoef="0.4 1"/></equality>)");
    QVERIFY(std::abs(runByReference(file.model, 0.01).at(0, "jb.angle") - 0.4) < 1e-13);
  }

  /// Two equal boxes 0.5 m apart, welded at 0.3 m: each moves by half of what is too much, and both fall as one.
  void weldWithRelpose_isAssembled() {
    const Imported file = importedMjcf(R"(<worldbody>
      <body name="a" pos="0 0 1"><freejoint/><geom type="box" size=".1 .1 .1" mass="1"/></body>
      <body name="b" pos=".5 0 1"><freejoint/><geom type="box" size=".1 .1 .1" mass="1"/></body></worldbody>
      <equality><weld body1="a" body2="b" relpose=".3 0 0 1 0 0 0"/></equality>)");
    QVERIFY2(reportOf(file).contains("the file places the bodies 0.2 m and 0 deg off it: assembled"),
             qPrintable(reportOf(file)));
    const Run run = runByReference(file.model, 0.2);
    const double fall = 1 - 9.81 * 0.02;
    QVERIFY(missOf(run, "a", {0.1, 0, fall}) < 1e-8 && missOf(run, "b", {0.4, 0, fall}) < 1e-8);
  }
  /// The pose in a is that of the point `anchor` of b: b turned by a right angle about z with (0, 0.1, 0) of it at
  /// (0.3, 0, 0) stands at (0.4, 0, 0).
  void weldWithRelposeAndAnchor() {
    const Imported file = importedMjcf(R"(<worldbody>
      <body name="a" pos="0 0 1"><geom type="box" size=".1 .1 .1" mass="1"/></body>
      <body name="b" pos=".4 0 1" quat="1 0 0 1"><freejoint/><geom type="box" size=".1 .1 .1" mass="1"/></body></worldbody>
      <equality><weld body1="a" body2="b" relpose=".3 0 0 1 0 0 1" anchor="0 .1 0"/></equality>)");
    QVERIFY2(!reportOf(file).contains("assembled"), qPrintable(reportOf(file)));
    QVERIFY(missOf(runByReference(file.model, 0.1), "b", {0.4, 0, 1}) < 1e-12);
  }

  /// A tie holds what is together where all coordinates are zero, also when the motion starts elsewhere: the rocker is
  /// tied to the tip of the arm, whose limits begin at 0.3 rad, and comes along.
  void ties_followTheStart() {
    const Imported file = importedMjcf(R"(<worldbody><body name="arm"><joint name="ja" axis="0 1 0" range="0.3 1"/>
      <geom type="capsule" fromto="0 0 0 .3 0 0" size=".02"/></body>
      <body name="rocker" pos="0 0 0"><joint name="jb" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 .3 0 0" size=".02"/>
      </body></worldbody><equality><weld body1="arm" body2="rocker"/></equality>)");
    QVERIFY2(reportOf(file).contains("deg off it: assembled"), qPrintable(reportOf(file)));
    const Run run = runByReference(file.model, 0.05);
    QVERIFY(std::abs(run.at(0, "ja.angle") - run.at(0, "jb.angle")) < 1e-9);
  }
};

QTEST_GUILESS_MAIN(TestImportStart)
#include "tst_import_start.moc"

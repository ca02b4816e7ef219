// What an import says first, and what concerns looks alone: it never refuses a file.

#include "support/imported_robot.h"
#include "support/sample_meshes.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

std::string armDrawnAs(const std::string& visual) {
  return R"(<robot name="r"><link name="base"/>
<link name="arm"><inertial><mass value="1"/><inertia ixx=".01" iyy=".02" izz=".02"/></inertial>
)" + visual +
         R"(</link>
<joint name="j" type="continuous"><parent link="base"/><child link="arm"/><limit effort="1" velocity="1"/></joint></robot>)";
}
std::string drawn(const std::string& shape, const std::string& origin = "") {
  return "<visual>" + origin + "<geometry>" + shape + "</geometry></visual>";
}

}  // namespace

class TestImportLooks : public QObject {
  Q_OBJECT
 private slots:
  void wrongShapes_areLeftOut_data() {
    QTest::addColumn<QByteArray>("visual");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* tag, const std::string& visual, const char* says) {
      QTest::newRow(tag) << QByteArray::fromStdString(visual) << says;
    };
    row("box of size 0", drawn("<box size=\"0 0 0\"/>"), "the size of a shape must be three positive numbers");
    row("box without a side", drawn("<box size=\"1 0 1\"/>"), "the size of a shape must be three positive numbers");
    row("sphere", drawn("<sphere radius=\"-1\"/>"), "the radius of a shape must be positive");
    row("cylinder", drawn("<cylinder radius=\"1\"/>"), "the attribute 'length' is missing");
    row("no number", drawn("<box size=\"a b c\"/>"), "'a' of the attribute 'size' is not a number");
    row("two scales", drawn("<mesh filename=\"a.stl\" scale=\"1 2\"/>"), "'scale' has 2 numbers");
    row("place", drawn("<sphere radius=\"1\"/>", "<origin xyz=\"1 2\"/>"), "the attribute 'xyz' has 2 numbers");
  }
  void wrongShapes_areLeftOut() {
    QFETCH(QByteArray, visual);
    QFETCH(QString, says);
    const Imported file = importedText(armDrawnAs(visual.toStdString() + "\n" + drawn("<sphere radius=\"0.3\"/>")));
    const QString said = reportOf(file);
    QVERIFY2(said.contains("file:3: robot 'r'/link 'arm'/visual") && said.contains(says), qPrintable(said));
    const Shapes shapes = valueIn<Shapes>(file.model, "arm", "shapes");
    QVERIFY(shapes.size() == 1 && shapes[0].radius == 0.3);
    QCOMPARE(file.notes.back().looks, true);
  }
  /// An error elsewhere is one still, whatever was wrong with looks.
  void errorsOfMasses_refuse() {
    std::string text = armDrawnAs(drawn("<box size=\"0 0 0\"/>"));
    text.replace(text.find("ixx=\".01\""), 9, "ixx=\"a.b\"");
    QVERIFY2(importRefusal(text).contains("test.xml:2: robot 'r'/link 'arm'/inertial/inertia: 'a.b'"),
             qPrintable(importRefusal(text)));
    text = armDrawnAs("");
    text.replace(text.find("continuous"), 10, "hinge-like");
    QVERIFY2(
        importRefusal(text).contains("test.xml:4: robot 'r'/joint 'j': unknown type of joint 'hinge-like': revolute, "
                                     "continuous, prismatic, fixed, floating or planar was expected"),
        qPrintable(importRefusal(text)));
  }

  void scaleOfOneNumber_isForAllAxes() {
    const QTemporaryDir dir;
    QFile mesh(dir.filePath("a.stl"));
    QVERIFY(mesh.open(QIODevice::WriteOnly));
    const auto file = importText(
        armDrawnAs(drawn("<mesh filename=\"a.stl\" scale=\"0.5\"/>")), dir.filePath("test.xml").toStdString(),
        catalog(), {.readMesh = [](const std::filesystem::path&) -> Expected<std::shared_ptr<const TriangleMesh>> {
          return meshOf(boxSurface(Vec3::Zero(), Vec3::Ones()), "a.stl");
        }});
    QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
    const Shapes shapes = valueIn<Shapes>(file->model, "arm", "shapes");
    QVERIFY2(shapes.size() == 1 && std::abs(shapes[0].mesh->solid().volume - 1.0 / 8) < 1e-14,
             qPrintable(reportOf(*file)));
    QVERIFY(reportOf(*file).contains("the scale is one number, 0.5, where 3 were expected"));
  }

  /// In MJCF shapes may be the mass: one that weighs is an error with its line, one that does not is left out.
  void geomsWithoutWeight_areLeftOut() {
    const auto text = [](const char* body) {
      return "<mujoco><worldbody><body name=\"a\"><freejoint/>" + std::string(body) + "</body></worldbody></mujoco>";
    };
    const Imported file = importedText(text("<geom size=\"1\"/>\n<geom type=\"box\" size=\"0 0 0\" mass=\"0\"/>"));
    QVERIFY2(reportOf(file).contains("file:2: mujoco/worldbody/body 'a'/geom: left out, which changes its looks alone"),
             qPrintable(reportOf(file)));
    QVERIFY(importedText(text("<inertial mass=\"1\" diaginertia=\"1 1 1\"/><geom size=\"0\"/>")).repairs.empty());
    const QString said = importRefusal(text("\n<geom type=\"box\" size=\"0 0 0\"/>"));
    QVERIFY2(said.contains("test.xml:2: mujoco/worldbody/body 'a'/geom: the size of a shape"), qPrintable(said));
  }

  void meshesThatAreWrong_areLeftOut() {
    const Imported file = importedText(R"(<mujoco><asset>
<mesh name="m" file="m.stl" scale="0.1"/></asset><worldbody><body name="a"><freejoint/><geom size=".1"/>
<geom type="mesh" mesh="m" mass="0"/></body></worldbody></mujoco>)");
    QVERIFY2(
        reportOf(file).contains("file:2: mujoco/asset/mesh 'm': the mesh 'm.stl' is left out: mujoco/asset/mesh 'm': "
                                "the attribute 'scale' has 1 numbers; 3 were expected"),
        qPrintable(reportOf(file)));
    QVERIFY(std::all_of(file.notes.begin(), file.notes.end(), [](const ImportNote& n) { return n.looks; }));
  }

  /// What may change the motion comes first, repairs with their figures before the rest, under a line that says so.
  void report_beginsWithTheMotion() {
    const Imported file = importedText(R"(<mujoco><asset>
<texture name="t"/><material name="m"/></asset><worldbody><light pos="0 0 1"/>
<body name="a"><freejoint/><inertial mass="1" diaginertia="1 1 3"/><geom size=".1" rgba="1 0 0 1" friction="1"/></body></worldbody>
<actuator><motor/></actuator></mujoco>)");
    const QStringList lines = reportOf(file).split('\n');
    QVERIFY2(lines.at(0) == "file: what may change the motion, 1 repaired and 2 left out or taken over otherwise:" &&
                 lines.at(1).startsWith("file:3: mujoco/worldbody/body 'a'/inertial: no body has this inertia") &&
                 lines.at(2).contains("attribute friction=\"1\" not understood") &&
                 lines.at(3).startsWith("file:4: mujoco/actuator") &&
                 lines.at(4).startsWith("file: what concerns looks and reports alone, 4 left out"),
             qPrintable(reportOf(file)));
    QVERIFY2(lines.at(5).contains("worldbody/light") && lines.at(8).contains("attribute rgba="),
             qPrintable(reportOf(file)));
    QCOMPARE(reportOf(importedText("<mujoco><worldbody/></mujoco>")), "file: everything was understood\n");
  }
};

QTEST_GUILESS_MAIN(TestImportLooks)
#include "tst_import_looks.moc"

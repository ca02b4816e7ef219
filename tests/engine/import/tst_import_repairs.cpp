// What no body can be in URDF and MJCF, made the nearest that can: against closed cases and against the same robot
// mended by hand; and that each repair is listed, or refused.

#include "catalog/catalog.h"
#include "core/utf8.h"
#include "describe/nearest_inertia.h"
#include "import/import_file.h"
#include "io/model_file.h"
#include "support/same_motion.h"

#include <QElapsedTimer>
#include <QtTest>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

Imported imported(const std::string& text) {
  auto done = importText(text, "test.xml", catalog());
  if (!done) throw std::runtime_error(done.error().text());
  return std::move(*done);
}

QString repairsOf(const Imported& i) { return QString::fromStdString(notesText(i.repairs, "file")); }

template <class T>
T valueOf(const Model& model, const char* body, const char* key) {
  const Element* e = model.find(body);
  if (!e) throw std::runtime_error(std::string("no body ") + body);
  return std::get<T>(e->value(*e->type->find(key)));
}

std::string inertial(const char* origin, const char* mass, const char* inertia) {
  return std::string("<inertial><origin ") + origin + "/><mass value=\"" + mass + "\"/>\n<inertia " + inertia +
         "/></inertial>";
}
std::string linkOf(const char* name, const std::string& content = {}) {
  return std::string("<link name=\"") + name + "\">" + content + "</link>\n";
}
/// About y, unless it is fixed.
std::string jointOf(const char* parent, const char* child, const char* origin = "xyz=\"0 0 0\"",
                    const char* type = "continuous") {
  return std::string("<joint name=\"to ") + child + "\" type=\"" + type + "\"><parent link=\"" + parent +
         "\"/><child link=\"" + child + "\"/><origin " + origin + "/>" +
         (type == std::string("fixed") ? "" : "<axis xyz=\"0 1 0\"/>") + "</joint>\n";
}
std::string robot(const std::string& content) { return "<robot name=\"r\">\n" + content + "</robot>"; }

const char* const fullInertia = "ixx=\"0.02\" iyy=\"0.03\" izz=\"0.025\" ixy=\"0.002\" ixz=\"0.001\" iyz=\"-0.003\"";

}  // namespace

class TestImportRepairs : public QObject {
  Q_OBJECT
 private slots:
  void impossibleInertias_becomeTheNearest_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* tag, const std::string& text, const char* says) {
      QTest::newRow(tag) << QByteArray::fromStdString(text) << says;
    };
    row("urdf",
        robot(linkOf("base") + linkOf("a", inertial("xyz=\"0 0 0\"", "2", "ixx=\"1\" iyy=\"1\" izz=\"3\"")) +
              jointOf("base", "a")),
        "file:4: robot 'r'/link 'a'/inertial/inertia: no body has this inertia: the principal moments 1, 1, 3 kg m^2 "
        "break the triangle inequality A + B >= C: replaced by the nearest possible one, 1.333, 1.333, 2.667 kg m^2, "
        "which differs by 17 %");
    row("mjcf",
        "<mujoco><worldbody><body name=\"a\"><freejoint/>\n\n<inertial mass=\"2\" diaginertia=\"1 1 3\"/></body>"
        "</worldbody></mujoco>",
        "file:3: mujoco/worldbody/body 'a'/inertial: no body has this inertia");
  }
  void impossibleInertias_becomeTheNearest() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const Imported file = imported(text.toStdString());
    QCOMPARE(file.repairs.size(), 1U);
    QVERIFY2(repairsOf(file).contains(says), qPrintable(repairsOf(file)));
    QVERIFY(valueOf<Inertia>(file.model, "a", "inertia") == *nearestPossible({1, 1, 3}));
    QCOMPARE(valueOf<double>(file.model, "a", "mass"), 2.0);
    QVERIFY(parseModel(modelText(file.model), "test.gyre", catalog()).has_value());
    const auto strict = importText(text.toStdString(), "test.xml", catalog(), {.strict = true});
    QVERIFY(!strict && strict.error().line == file.repairs[0].line);
    QVERIFY2(strict.error().text().find("triangle inequality") != std::string::npos, strict.error().text().c_str());
  }

  void inertiaInOtherAxes_isMendedThere() {
    const Imported file = imported(
        robot(linkOf("base") +
              linkOf("a", inertial("xyz=\"1 2 3\" rpy=\"0.3 0.2 0.1\"", "2", "ixx=\"-1\" iyy=\"2\" izz=\"2.4\"")) +
              jointOf("base", "a")));
    QVERIFY2(repairsOf(file).contains("not positive definite"), qPrintable(repairsOf(file)));
    const Vec3 moments = valueOf<Inertia>(file.model, "a", "inertia").principalMoments();
    QVERIFY((moments - Vec3(0, 2.2, 2.2)).norm() < 1e-5);  // the floor
  }

  /// Lead is 11340, gold 19300 kg/m^3; 2/5 m r^2 with r of 3 kg of 20000 kg/m^3.
  void inertiaWithoutSize_isThatOfABall() {
    const Imported file =
        imported(robot(linkOf("base") + linkOf("a", inertial("xyz=\"0 0 0\"", "3", "ixx=\"0\" iyy=\"0\" izz=\"0\"")) +
                       jointOf("base", "a")));
    const double r = std::cbrt(3 / (20000 * 4 * std::numbers::pi / 3)), expected = 0.4 * 3 * r * r;
    const Inertia found = valueOf<Inertia>(file.model, "a", "inertia");
    QVERIFY(std::abs(found.xx - expected) < 1e-12 && found.xx == found.zz && found.xy == 0);
    QVERIFY2(repairsOf(file).contains("a ball of its mass of 3 kg"), qPrintable(repairsOf(file)));
  }

  /// A massless knuckle carries an arm by a fixed joint, turned and moved, with a hand on it; by hand, the knuckle has
  /// the arm's mass there, and carries the hand itself.
  void masslessLink_isOneWithWhatIsFixedToIt() {
    const std::string hand =
        linkOf("hand", inertial("xyz=\"0.1 0 -0.2\"", "0.7", "ixx=\"0.01\" iyy=\"0.01\" izz=\"0.01\""));
    const std::string tip =
        linkOf("tip", "<visual><origin xyz=\"0 0.1 0\"/><geometry><sphere radius=\"0.1\"/></geometry></visual>");
    Imported file = imported(robot(linkOf("base") + linkOf("knuckle") + linkOf("wrist") +
                                   linkOf("arm", inertial("xyz=\"0.1 0.2 -0.3\"", "2", fullInertia)) + hand + tip +
                                   jointOf("base", "knuckle", "xyz=\"0 0 1\" rpy=\"0 1 0\"") +
                                   jointOf("knuckle", "wrist", "xyz=\"0.3 0 0\"", "fixed") +
                                   jointOf("wrist", "arm", "xyz=\"0 0 -0.5\" rpy=\"0 0 0.4\"", "fixed") +
                                   jointOf("arm", "hand", "xyz=\"0 0 -0.6\"") +
                                   jointOf("arm", "tip", "xyz=\"0 0 -0.7\"", "fixed")));
    // Rz(0.4) (0.1, 0.2, -0.3) + (0.3, 0, -0.5)
    const double c = std::cos(0.4), s = std::sin(0.4);
    const std::string at =
        fmt::format("xyz=\"{} {} -0.8\" rpy=\"0 0 0.4\"", 0.3 + 0.1 * c - 0.2 * s, 0.1 * s + 0.2 * c);
    Imported byHand = imported(robot(linkOf("base") + linkOf("knuckle", inertial(at.c_str(), "2", fullInertia)) + hand +
                                     jointOf("base", "knuckle", "xyz=\"0 0 1\" rpy=\"0 1 0\"") +
                                     jointOf("knuckle", "hand", "xyz=\"0.3 0 -1.1\" rpy=\"0 0 0.4\"")));
    QVERIFY(byHand.repairs.empty());
    QCOMPARE(file.repairs.size(), 1U);
    QVERIFY2(repairsOf(file).contains("link 'knuckle': it moves and has no mass: made one with what is fixed to it, "
                                      "'arm', of 2 kg"),
             qPrintable(repairsOf(file)));
    QCOMPARE(file.model.of(Category::body).size(), 2U);
    // The tip's ball, 0.1 along y in the frame of the arm, seen from the common centre of mass.
    const Shapes shapes = valueOf<Shapes>(file.model, "knuckle", "shapes");
    QCOMPARE(shapes.size(), 1U);
    const Vec3 inArm = Vec3(0, 0.1, -0.7) - Vec3(0.1, 0.2, -0.3);
    const Vec3 expected(c * inArm.x() - s * inArm.y(), s * inArm.x() + c * inArm.y(), inArm.z());
    QVERIFY((shapes[0].placement.position - expected).norm() < 1e-14);
    for (Imported* i : {&file, &byHand})
      QVERIFY(i->model.apply(Edit{SetField{simulationId, "end_time", 0.5}}).has_value());
    sameMotion(file.model, byHand.model, {"knuckle", "hand"}, {"x", "y", "z", "qw", "qy", "wy"});
  }

  void heldLinksWithoutMass_needNoRepair() {
    const std::string text =
        robot(linkOf("base") + linkOf("a", inertial("xyz=\"0 0 0\"", "1", fullInertia)) + linkOf("tool") +
              jointOf("base", "a") + jointOf("a", "tool", "xyz=\"0 0 1\"", "fixed"));
    QVERIFY(importText(text, "test.xml", catalog(), {.strict = true}).has_value());
  }

  /// Three links without mass between two of 4 and 2 kg, and one on the ground alone: each measures itself by those
  /// that have a mass of their own.
  void masslessLinks_getAThousandth() {
    const Imported file = imported(robot(
        linkOf("base") + linkOf("a", inertial("xyz=\"0 0 0\"", "4", "ixx=\"1\" iyy=\"2\" izz=\"3\"")) + linkOf("x") +
        linkOf("y") + linkOf("z") + linkOf("b", inertial("xyz=\"0 0 0\"", "2", "ixx=\"0.1\" iyy=\"0.1\" izz=\"0.1\"")) +
        linkOf("alone") + jointOf("base", "a") + jointOf("a", "x") + jointOf("x", "y") + jointOf("y", "z") +
        jointOf("z", "b") + jointOf("base", "alone")));
    const auto is = [&](const char* name, double mass, double moment) {
      const Inertia J = valueOf<Inertia>(file.model, name, "inertia");
      return std::abs(valueOf<double>(file.model, name, "mass") - mass) < 1e-15 && std::abs(J.xx - moment) < 1e-15 &&
             J == Inertia{J.xx, J.xx, J.xx};
    };
    QVERIFY(is("x", 4e-3, 2e-3) && is("y", 2e-3, 1e-4) && is("z", 2e-3, 1e-4) && is("alone", 2e-3, 1e-4));
    QCOMPARE(file.repairs.size(), 4U);
    const QString said = repairsOf(file);
    for (const char* expected :
         {"link 'x': it moves and has no mass: given 0.004 kg and 0.002 kg m^2 about every axis, a thousandth of its "
          "lightest neighbour, 'a'",
          "link 'y': it moves and has no mass: given 0.002 kg and 0.0001 kg m^2 about every axis, a thousandth of the "
          "lightest body, 'b'"})
      QVERIFY2(said.contains(expected), qPrintable(said));
    QVERIFY(runModel(file.model).recording->rows() > 1);
  }

  void robotWithoutAnyMass_opens() {
    const Imported file = imported(robot(linkOf("base") + linkOf("a") + jointOf("base", "a")));
    QVERIFY2(repairsOf(file).contains("a thousandth of 1 kg, since no body has a mass"), qPrintable(repairsOf(file)));
    QCOMPARE(valueOf<double>(file.model, "a", "mass"), 1e-3);
  }

  /// Names in Latin-1, and half of a surrogate pair; two names that differ in such a byte stay two.
  void namesThatAreNotUtf8_areReadBack() {
    const std::string body = inertial("xyz=\"0 0 0\"", "1", fullInertia);
    const Imported file = imported(robot(linkOf("base") +
                                         linkOf("K\xE4"
                                                "fer",
                                                body) +
                                         linkOf("K\xF6"
                                                "fer",
                                                body) +
                                         linkOf("&#xD800;", body) +
                                         jointOf("base",
                                                 "K\xE4"
                                                 "fer") +
                                         jointOf("base",
                                                 "K\xF6"
                                                 "fer") +
                                         jointOf("base", "&#xD800;")));
    QVERIFY(file.model.find("K%E4fer") && file.model.find("K%F6fer"));
    QVERIFY2(repairsOf(file).contains("the attribute 'name' is not UTF-8: read as 'K%E4fer'"),
             qPrintable(repairsOf(file)));
    const std::string text = modelText(file.model);
    QVERIFY(isUtf8(text) && isUtf8(notesText(file.repairs, "f")));
    const auto again = parseModel(text, "test.gyre", catalog());
    QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
    QCOMPARE(modelText(*again), text);
  }

  /// Neither the number of links, their order, nor what is said of them makes the time grow but in proportion.
  void manyLinks_takeTheirTime() {
    constexpr int count = 20'000;
    std::string text;
    for (int i = count; i > 0; --i) {
      const std::string name = std::to_string(i), above = i == 1 ? "base" : std::to_string(i - 1);
      text += fmt::format(
          "<link name=\"{}\"/>\n<link name=\"tip {}\"/><joint name=\"j{}\" type=\"{}\"><parent link=\"{}\"/>"
          "<child link=\"{}\"/><mimic joint=\"j1\"/></joint><joint name=\"t{}\" type=\"fixed\"><parent "
          "link=\"{}\"/><child link=\"tip {}\"/></joint>\n",
          name, name, i, i % 2 ? "continuous" : "floating", above, name, i, name, name);
    }
    QElapsedTimer timer;
    timer.start();
    const Imported file = imported(robot(text + linkOf("base")));
    QCOMPARE(file.model.of(Category::body).size(), static_cast<std::size_t>(count));
    QCOMPARE(file.repairs.size(), 10'001U);                                            // the last says how many more
    QVERIFY2(timer.elapsed() < 30'000, qPrintable(QString::number(timer.elapsed())));  // 2 s where nothing else runs
  }
};

QTEST_GUILESS_MAIN(TestImportRepairs)
#include "tst_import_repairs.moc"

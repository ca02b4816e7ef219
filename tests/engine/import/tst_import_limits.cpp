// Limits of joints as robots have them: arms, fingers of grams and slides fall on them by every method, with efforts as
// they are published, and never gain energy; a start beyond them.

#include "catalog/catalog.h"
#include "import/import_file.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <fmt/format.h>
#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

struct Link {
  const char* name;
  const char* parent;
  const char* type;
  Vec3 place, axis, com;
  double mass;
  Vec3 inertia;
  double lower, upper, effort;
};

std::string robotOf(std::initializer_list<Link> links) {
  const auto three = [](const Vec3& v) { return fmt::format("{} {} {}", v.x(), v.y(), v.z()); };
  std::string out = "<robot name=\"r\"><link name=\"base\"/>\n";
  for (const Link& l : links)
    out += fmt::format(
        R"(<link name="{0}"><inertial><origin xyz="{1}"/><mass value="{2}"/><inertia ixx="{3}" iyy="{4}" izz="{5}" ixy="0" ixz="0" iyz="0"/></inertial></link>
<joint name="to {0}" type="{6}"><parent link="{7}"/><child link="{0}"/><origin xyz="{8}"/><axis xyz="{9}"/><limit lower="{10}" upper="{11}" effort="{12}"/></joint>
)",
        l.name, three(l.com), l.mass, l.inertia.x(), l.inertia.y(), l.inertia.z(), l.type, l.parent, three(l.place),
        three(l.axis), l.lower, l.upper, l.effort);
  return out + "</robot>";
}

const Vec3 X = Vec3::UnitX(), Y = Vec3::UnitY(), Z = Vec3::UnitZ();

/// Masses, lengths and efforts are those that the maker of the UR5e gives.
std::string arm() {
  return robotOf(
      {{"shoulder",
        "base",
        "revolute",
        {0, 0, .1625},
        Z,
        {0, -.026, -.002},
        3.761,
        {.01, .01, .0067},
        -6.28,
        6.28,
        150},
       {"upper", "shoulder", "revolute", {0, .138, 0}, Y, {0, 0, .2125}, 8.058, {.227, .227, .0151}, -1.5, 1.5, 150},
       {"fore", "upper", "revolute", {0, -.131, .425}, Y, {0, 0, .15}, 2.846, {.0494, .0494, .004}, -2.8, 2.8, 150},
       {"wrist 1", "fore", "revolute", {0, 0, .392}, Y, {0, .1, 0}, 1.37, {.0022, .0026, .0022}, -3.14, 3.14, 28},
       {"wrist 2", "wrist 1", "revolute", {0, .127, 0}, Z, {0, 0, .08}, 1.3, {.0022, .0022, .0021}, -3.14, 3.14, 28},
       {"wrist 3", "wrist 2", "revolute", {0, 0, .1}, Y, {.01, .04, 0}, .365, {.0003, .0003, .0002}, -3.14, 3.14, 28}});
}

/// Two fingers of two parts, the smallest of 8e-8 kg m^2, at stops that were 200 N m/rad.
std::string fingers() {
  return robotOf(
      {{"palm", "base", "revolute", {0, 0, 0}, Z, {.03, 0, 0}, .4, {5e-4, 5e-4, 5e-4}, -1.5, 1.5, 20},
       {"one", "palm", "revolute", {.06, .03, 0}, Y, {.022, 0, 0}, .01, {8e-7, 8e-7, 8e-7}, -.5, 1.2, 2},
       {"one tip", "one", "revolute", {.044, 0, 0}, Y, {.02, 0, 0}, .004, {8e-8, 8e-8, 8e-8}, -.3, 1.2, 2},
       {"two", "palm", "revolute", {.06, -.03, 0}, -Y, {.022, 0, 0}, .01, {8e-7, 8e-7, 8e-7}, -.5, 1.2, 2},
       {"two tip", "two", "revolute", {.044, 0, 0}, -Y, {.02, 0, 0}, .004, {8e-8, 8e-8, 8e-8}, -.3, 1.2, 2}});
}

/// Jaws that slide down by 4 cm, and an effort of 1000 as many files have it.
std::string jaws() {
  return robotOf(
      {{"carriage", "base", "prismatic", {0, 0, 1}, Z, {0, 0, 0}, 2, {.01, .01, .01}, -.5, .5, 0},
       {"left", "carriage", "prismatic", {0, .02, 0}, -Z, {0, 0, .03}, .02, {8e-6, 8e-6, 8e-6}, -.001, .04, 1000},
       {"right", "carriage", "prismatic", {0, -.02, 0}, -Z, {0, 0, .03}, .02, {8e-6, 8e-6, 8e-6}, 0, .04, 1000}});
}

Imported imported(const std::string& text) {
  auto done = importText(text, "test.xml", catalog());
  if (!done) throw std::runtime_error(done.error().text());
  return std::move(*done);
}

}  // namespace

class TestImportLimits : public QObject {
  Q_OBJECT
 private slots:
  void robot_fallsOnItsLimits_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("depth");
    QTest::addColumn<double>("rest");  // share of the kinetic energy that may be left; an arm swings on about its base
    for (const char* method : {"geom1", "kynema", "liemid_ea", "bdf_ggl", "rkmk", "local_pos"}) {
      QTest::addRow("arm, %s", method) << arm() << method << 0.05 << 1.0;
      QTest::addRow("fingers, %s", method) << fingers() << method << 0.05 << 0.01;
      QTest::addRow("jaws, %s", method) << jaws() << method << 0.02 << 1e-3;
    }
  }
  void robot_fallsOnItsLimits() {
    QFETCH(std::string, text);
    QFETCH(QString, method);
    QFETCH(double, depth);
    QFETCH(double, rest);
    ModelBuilder b(imported(text).model);
    b.useIntegrator(method.toStdString());
    b.run(1e-3, 1, 5e-3);
    const Run run = runModel(b.model());
    double moved = 0, gained = 0, deepest = 0;
    for (std::size_t row = 0; row <= run.last(); ++row) {
      moved = std::max(moved, run.at(row, "energy.kinetic"));
      gained = std::max(gained, run.at(row, "energy.total") - run.at(0, "energy.total"));
      for (std::size_t c = 0; c < run.recording->columns(); ++c)
        if (run.recording->channels()[c].name.ends_with("stops.deflection"))
          deepest = std::max(deepest, std::abs(run.recording->at(row, c)));
    }
    QVERIFY2(gained < 0.01 * moved, qPrintable(QString("gained %1 of %2 J").arg(gained).arg(moved)));
    QVERIFY2(deepest > 1e-4 && deepest < depth, qPrintable(QString::number(deepest)));
    QVERIFY(run.at(run.last(), "energy.kinetic") < rest * moved);
  }

  /// The calf of a quadruped, whose limits leave the start of the file out: it hangs at the limit nearest to it, turned
  /// about its hinge as a whole, and its coordinate counts as in the file.
  void startBeyondLimits_movesToTheNearest() {
    const Imported file = imported(
        robotOf({{"calf", "base", "revolute", {0, 0, 1}, Y, {0, 0, -.2}, .3, {.001, .001, .0001}, -2.7, -.8, 30}}));
    const auto position =
        std::get<Vec3>(file.model.find("calf")->value(*file.model.find("calf")->type->find("position")));
    QVERIFY((position - Vec3(.2 * std::sin(.8), 0, 1 - .2 * std::cos(.8))).norm() < 1e-12);
    QVERIFY(notesText(file.notes, "f").find("it starts at -0.8 rad and not at zero") != std::string::npos);
    ModelBuilder b(file.model);
    b.run(1e-3, 1, 1e-2);
    const Run run = runModel(b.model());
    QVERIFY(std::abs(run.at(0, "to calf.angle") + 0.8) < 1e-12);
    // It falls towards 0, where the weight would have it, and is held by the limit.
    QVERIFY(std::abs(run.at(run.last(), "to calf.angle") + 0.8) < 0.01);
  }

  /// What the stops are is told, and what the effort of a motor would do to them.
  void stops_areTold() {
    const std::string notes = notesText(imported(jaws()).notes, "f");
    QVERIFY2(notes.find("stops of") != std::string::npos && notes.find(" N/m and ") != std::string::npos,
             notes.c_str());
    QVERIFY2(notes.find("the largest effort of 1000 N would press it in by") != std::string::npos, notes.c_str());
  }
};

QTEST_GUILESS_MAIN(TestImportLimits)
#include "tst_import_limits.moc"

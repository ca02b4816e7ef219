// The folders of the engine, and those of the window, depend on each other in one direction; the engine on no Qt and no
// VTK.

#include <QRegularExpression>
#include <QtTest>
#include <optional>

#include "source_files.h"

using gyre::Include;
using gyre::SourceFile;

namespace {

using Rows = QList<QStringList>;

// From the bottom up. Folders in one row do not know each other.
const Rows& engineRows() {
  static const Rows rows = {
      {"gyre"},        {"core"},     {"lie"},     {"functions"}, {"shapes"},         {"describe"},
      {"model"},       {"io"},       {"linear"},  {"bodies"},    {"coordinates"},    {"joints", "forces"},
      {"modal"},       {"flexible"}, {"scene"},   {"contact"},   {"local_dynamics"}, {"system"},
      {"integrators"}, {"analysis"}, {"catalog"}, {"plugins"},   {"import"},         {"diagnostics"},
      {"run"},         {"signals"},  {"locus"},   {"study"},     {"export"},         {"fmi"},
      {"checks"}};
  return rows;
}

// ui/CMakeLists.txt says more exactly which folder uses which, and what it does not say does not compile.
const Rows& uiRows() {
  static const Rows rows = {{"language"},
                            {"vtk", "theme"},
                            {"figure"},
                            {"viewport", "plots"},
                            {"document"},
                            {"run"},
                            {"panels", "analysis", "contacts", "newton", "compare", "ledger", "eigen", "beams"},
                            {"placing", "study"},
                            {"shell"}};
  return rows;
}

std::optional<qsizetype> rowOf(const QString& folder, const Rows& rows) {
  for (qsizetype row = 0; row < rows.size(); ++row) {
    if (rows[row].contains(folder)) return row;
  }
  return std::nullopt;
}

bool isOfQtOrVtk(const QString& name) {
  static const QRegularExpression pattern(R"(^(Q[A-Z]\w*|Qt\w+/.*|q[a-z0-9]+\.h|vtk\w*(\.h)?)$)");
  return pattern.match(name).hasMatch();
}

/// The family of a file: "bdf" for "integrators/bdf/ida.h"; empty for what the families share.
QString familyOf(const QString& path) { return path.count('/') > 1 ? path.section('/', 1, 1) : QString(); }

/// The engine has folders of the same names as some of the window; no two headers have the same path.
bool isOfUi(const QString& name) {
  return rowOf(name.section('/', 0, 0), uiRows()) && !QFile::exists(GYRE_SOURCE_DIR "/engine/" + name);
}

/// What is wrong with a folder that uses another of the same library; `top` is "engine" or "ui".
std::optional<QString> orderFault(const QString& top, const Rows& rows, const QString& own, const QString& target) {
  const std::optional<qsizetype> ownRow = rowOf(own, rows), targetRow = rowOf(target, rows);
  if (!ownRow) return top + "/" + own + " has no place in the order of the folders";
  if (target != own && targetRow == ownRow)
    return top + "/" + own + " and " + top + "/" + target + " do not know each other";
  if (targetRow > ownRow) return top + "/" + own + " comes before " + top + "/" + target;
  return std::nullopt;
}

/// What is wrong with one include of one file; nothing when it is in order.
std::optional<QString> fault(const QString& path, const Include& include) {
  const QString top = path.section('/', 0, 0);
  const bool isCli = path.startsWith("app/cli/") || path.startsWith("app/cluster/");
  if ((top == "engine" || isCli) && isOfQtOrVtk(include.name)) return "no Qt and no VTK here";
  if (!include.quoted) return std::nullopt;
  if (include.name.startsWith("..") || include.name.contains("/../")) return "includes are relative to engine/ or ui/";

  const QString own = path.section('/', 1, 1), target = include.name.section('/', 0, 0);
  const bool isEngineFolder = rowOf(target, engineRows()).has_value();
  if (isCli) {
    if (include.name.contains('/') && !isEngineFolder && target != "cluster")
      return "the command line and its ranks use the engine and their own files only";
    return std::nullopt;
  }
  if (top == "ui") {
    if (target == "app" || target == "gui" || target == "cli") return "ui/ does not know the programs";
    return isOfUi(include.name) ? orderFault(top, uiRows(), own, target) : std::nullopt;
  }
  if (top != "engine") return std::nullopt;

  if (!isEngineFolder) return "the engine includes only its own folders, by their path from engine/";
  if (const auto why = orderFault(top, engineRows(), own, target)) return why;
  if (own != "integrators" || target != "integrators") return std::nullopt;
  const QString family = familyOf(path.section('/', 1)), used = familyOf(include.name);
  if (!used.isEmpty() && used != family) return "the family " + used + " is known only to itself";
  return std::nullopt;
}

}  // namespace

class TestIncludeOrder : public QObject {
  Q_OBJECT

 private slots:
  void rule_data();
  void rule();
  void project_obeysTheRules();
  void everyFolder_hasAPlace();
};

void TestIncludeOrder::rule_data() {
  QTest::addColumn<QString>("path");
  QTest::addColumn<QString>("line");
  QTest::addColumn<bool>("allowed");
  QTest::newRow("upwards") << "engine/run/a.cpp"
                           << "#include \"core/error.h\"" << true;
  QTest::newRow("own folder") << "engine/lie/so3.cpp"
                              << "#include \"lie/so3.h\"" << true;
  QTest::newRow("downwards") << "engine/core/a.h"
                             << "#include \"run/simulation.h\"" << false;
  QTest::newRow("spaced") << "engine/core/a.h"
                          << "  #  include \"run/simulation.h\"" << false;
  QTest::newRow("joint uses body") << "engine/joints/a.cpp"
                                   << "#include \"bodies/body.h\"" << true;
  QTest::newRow("body uses joint") << "engine/bodies/a.cpp"
                                   << "#include \"joints/joint.h\"" << false;
  QTest::newRow("joint uses force") << "engine/joints/a.cpp"
                                    << "#include \"forces/spring.h\"" << false;
  QTest::newRow("force uses joint") << "engine/forces/a.cpp"
                                    << "#include \"joints/joint.h\"" << false;
  QTest::newRow("integrator uses linear") << "engine/integrators/a.cpp"
                                          << "#include \"linear/kkt.h\"" << true;
  QTest::newRow("family uses what is shared") << "engine/integrators/bdf/a.cpp"
                                              << "#include \"integrators/integrator.h\"" << true;
  QTest::newRow("family uses itself") << "engine/integrators/bdf/a.cpp"
                                      << "#include \"integrators/bdf/ida.h\"" << true;
  QTest::newRow("family uses another") << "engine/integrators/bdf/a.cpp"
                                       << "#include \"integrators/rotation/rattle.h\"" << false;
  QTest::newRow("what is shared uses a family") << "engine/integrators/a.cpp"
                                                << "#include \"integrators/bdf/ida.h\"" << false;
  QTest::newRow("linear uses integrator") << "engine/linear/a.cpp"
                                          << "#include \"integrators/a.h\"" << false;
  QTest::newRow("without folder") << "engine/lie/a.cpp"
                                  << "#include \"so3.h\"" << false;
  QTest::newRow("by dots") << "engine/lie/a.cpp"
                           << "#include \"../core/error.h\"" << false;
  QTest::newRow("engine uses ui") << "engine/run/a.cpp"
                                  << "#include \"plots/plot_view.h\"" << false;
  QTest::newRow("folder of no row") << "engine/helpers/a.h"
                                    << "#include \"core/error.h\"" << false;
  QTest::newRow("standard library") << "engine/core/a.h"
                                    << "#include <queue>" << true;
  QTest::newRow("Qt class") << "engine/core/a.h"
                            << "#include <QString>" << false;
  QTest::newRow("Qt module") << "engine/core/a.h"
                             << "#include <QtCore/QString>" << false;
  QTest::newRow("Qt old style") << "engine/core/a.h"
                                << "#include <qstring.h>" << false;
  QTest::newRow("VTK") << "engine/core/a.h"
                       << "#include <vtkActor.h>" << false;
  QTest::newRow("command line uses Qt") << "app/cli/main.cpp"
                                        << "#include <QCoreApplication>" << false;
  QTest::newRow("command line uses ui") << "app/cli/main.cpp"
                                        << "#include \"plots/plot_view.h\"" << false;
  QTest::newRow("command line uses engine") << "app/cli/main.cpp"
                                            << "#include \"run/simulation.h\"" << true;
  QTest::newRow("command line uses ranks") << "app/cli/main.cpp"
                                           << "#include \"cluster/launch.h\"" << true;
  QTest::newRow("ranks use command line") << "app/cluster/launch.cpp"
                                          << "#include \"cli/console.h\"" << false;
  QTest::newRow("command line uses itself") << "app/cli/main.cpp"
                                            << "#include \"progress.h\"" << true;
  QTest::newRow("ui uses Qt") << "ui/plots/a.h"
                              << "#include <QWidget>" << true;
  QTest::newRow("ui uses program") << "ui/plots/a.h"
                                   << "#include \"app/gui/main.h\"" << false;
  QTest::newRow("shell uses plots") << "ui/shell/a.h"
                                    << "#include \"plots/plot_view.h\"" << true;
  QTest::newRow("plots use shell") << "ui/plots/a.cpp"
                                   << "#include \"shell/main_window.h\"" << false;
  QTest::newRow("plots use viewport") << "ui/plots/a.cpp"
                                      << "#include \"viewport/viewport.h\"" << false;
  QTest::newRow("plots use studies of the engine") << "ui/plots/a.cpp"
                                                   << "#include \"study/study.h\"" << true;
  QTest::newRow("plots use studies of the window") << "ui/plots/a.cpp"
                                                   << "#include \"study/study_window.h\"" << false;
  QTest::newRow("ui folder of no row") << "ui/helpers/a.h"
                                       << "#include \"theme/palette.h\"" << false;
}

void TestIncludeOrder::rule() {
  QFETCH(QString, path);
  QFETCH(QString, line);
  QFETCH(bool, allowed);
  const QList<Include> includes = gyre::includesOf("#pragma once\n" + line + "\nint x;\n");
  QCOMPARE(includes.size(), 1);
  QCOMPARE(!fault(path, includes.front()).has_value(), allowed);
}

void TestIncludeOrder::project_obeysTheRules() {
  const QList<SourceFile> files = gyre::cppFiles({"engine", "ui", "app"});
  QVERIFY2(files.size() > 10, "the sources were not found");
  QStringList faults;
  for (const SourceFile& file : files) {
    for (const Include& include : gyre::includesOf(file.text)) {
      if (const auto why = fault(file.path, include)) {
        faults.append(QString("%1 includes \"%2\": %3").arg(file.path, include.name, *why));
      }
    }
  }
  QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join('\n')));
}

void TestIncludeOrder::everyFolder_hasAPlace() {
  const QList<std::pair<QString, Rows>> libraries = {{"engine", engineRows()}, {"ui", uiRows()}};
  for (const auto& [top, rows] : libraries) {
    const QDir library(GYRE_SOURCE_DIR "/" + top);
    for (const QString& folder : library.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
      QVERIFY2(rowOf(folder, rows), qPrintable(top + "/" + folder + " is not in the order of the folders"));
    }
  }
}

QTEST_APPLESS_MAIN(TestIncludeOrder)
#include "tst_include_order.moc"

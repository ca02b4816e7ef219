// packaging/run needs nothing of the test suite: what it configures is found without the suite's packages, and builds
// the two programs only. What packaging/install-deps says and lists.

#include "packaging/command.h"
#include "packaging/written.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre::test;

namespace {

QStringList packages(const char* list) {
  return command("packaging/install-deps", {"--list", list}).text.split('\n', Qt::SkipEmptyParts);
}

/// Configures with the files of these packages hidden from CMake.
Said configured(const QString& preset, const QStringList& hiddenPackages, const QTemporaryDir& folder) {
  QStringList files = command("dpkg", QStringList{"-L"} + hiddenPackages).text.split('\n', Qt::SkipEmptyParts);
  files.removeIf([](const QString& path) { return QFileInfo(path).isDir(); });
  return command(CMAKE_PROGRAM, {"--preset", preset, "-B", folder.filePath("build"),
                                 "-DCMAKE_PROJECT_Gyre_INCLUDE_BEFORE=" GYRE_TEST_FOLDER "/hide_files.cmake",
                                 "-DHIDDEN_FILES=" + written(folder, "hidden", files.join('\n'))});
}

}  // namespace

class TestReleaseConfigure : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase() {
    if (QStandardPaths::findExecutable("dpkg").isEmpty()) QSKIP("only dpkg says which files a package has");
  }

  void packagesOfTheSuite_areNotThoseOfTheBuild() {
    const QStringList build = packages("build"), test = packages("test"), package = packages("package");
    QVERIFY(build.contains("cmake") && test.contains("libvalijson-dev") && package.contains("lintian"));
    for (const QString& name : test + package) QVERIFY2(!build.contains(name), qPrintable(name));
  }

  void release_isConfiguredWithoutThePackagesOfTheSuite() {
    const QTemporaryDir folder;
    const Said said = configured("release", packages("test") + packages("package"), folder);
    QVERIFY2(said.exitCode == 0, qPrintable(said.text.right(900)));

    QString targets = command("ninja", {"-C", folder.filePath("build"), "-t", "targets", "all"}).text;
    targets.remove(folder.path());
    QVERIFY(targets.contains("bin/gyre-studio"));
    static const QRegularExpression ofTheSuite(R"((^|/)(tst_|bench_|gyre_ui_test|gyre_engine_test)[^\n]*)");
    QVERIFY2(!targets.contains(ofTheSuite), qPrintable(ofTheSuite.match(targets).captured()));
  }

  /// The hiding works: without its packages the suite cannot be configured.
  void suite_isNotConfiguredWithoutThem() {
    const QTemporaryDir folder;
    const Said said = configured("ci", {"libvalijson-dev"}, folder);
    QVERIFY(said.exitCode != 0);
    QVERIFY2(said.text.contains("VALIJSON_INCLUDE"), qPrintable(said.text));
  }
  void benchmarks_areNotConfiguredWithoutThem() {
    const QTemporaryDir folder;
    const Said said = configured("benchmarks", {"libbenchmark-dev"}, folder);
    QVERIFY(said.exitCode != 0);
    QVERIFY2(said.text.contains("benchmark"), qPrintable(said.text));
  }

  /// One tree serves both commands: what a source of the programs is compiled with is the same for both.
  void suite_compilesTheProgramsAsReleaseDoes() {
    QStringList commands[2];
    for (const int suite : {0, 1}) {
      const QTemporaryDir folder;
      QCOMPARE(command(CMAKE_PROGRAM, {"--preset", suite ? "ci" : "release", "-B", folder.filePath("build")}).exitCode,
               0);
      const QString all =
          command("ninja", {"-C", folder.filePath("build"), "-t", "commands", "gyre", "gyre-studio"}).text;
      commands[suite] = QString(all).replace(folder.path(), "FOLDER").split('\n', Qt::SkipEmptyParts);
    }
    QVERIFY(commands[0].size() > 20);
    QCOMPARE(commands[1], commands[0]);
  }

  void installDeps_refusesWhatItDoesNotKnow() {
    const Said said = command("packaging/install-deps", {"--everything"});
    QCOMPARE(said.exitCode, 2);
    QVERIFY(said.text.contains("--build-only"));
  }
  void installDeps_hasNothingToDoWhereTheSuiteRuns() {
    const Said said = command("packaging/install-deps", {});
    QVERIFY2(said.exitCode == 0, qPrintable(said.text.right(900)));
    QVERIFY(said.text.contains("are installed"));
  }
};

QTEST_GUILESS_MAIN(TestReleaseConfigure)
#include "tst_release_configure.moc"

// The installed library, as a project outside of the tree finds it: its examples are configured, built and run there.
#include "packaging/command.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using gyre::test::command;

class tst_library_project : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  /// Configures and builds a project outside of the tree; the folder of what was built.
  QString built(const QString& sources, const QString& name) {
    const QString build = folder_.filePath("build-" + name);
    auto said = command(CMAKE_PROGRAM, {"-S", sources, "-B", build, "-G", "Ninja",
                                        "-DCMAKE_PREFIX_PATH=" + folder_.filePath("prefix")});
    if (said.exitCode == 0) said = command(CMAKE_PROGRAM, {"--build", build});
    if (said.exitCode != 0 || said.text.contains("warning")) qFatal("%s", qPrintable(said.text));
    return build;
  }
  /// A project of the first text in each language of a page of the guide. @param files  language, name
  QString builtFromPage(const QString& name, const QList<std::pair<QString, QString>>& files) {
    QFile page(GYRE_SOURCE_DIR "/resources/help/" + name);
    if (!page.open(QIODevice::ReadOnly)) qFatal("no page");
    const QString text = QString::fromUtf8(page.readAll()), folder = folder_.filePath(name);
    QDir().mkpath(folder);
    for (const auto& [language, of] : files) {
      QFile file(folder + '/' + of);
      if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
      file.write(text.section(QString("```%1\n").arg(language), 1).section("```", 0, 0).toUtf8());
    }
    return built(folder, name);
  }

 private slots:
  void initTestCase() {
    for (const char* component : {"library", "development", "Unspecified"}) {
      const auto said = command(CMAKE_PROGRAM, {"--install", GYRE_BUILD_DIR, "--prefix", folder_.filePath("prefix"),
                                                "--component", component});
      QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    }
  }

  void headers_nameNothingOfTheEngine() {
    QStringList names;
    for (QDirIterator all(folder_.filePath("prefix/include/gyre"), QDir::Files, QDirIterator::Subdirectories);
         all.hasNext();)
      names.append(all.next());
    QVERIFY(names.size() >= 19);
    for (const QString& name : names) {
      QFile file(name);
      QVERIFY(file.open(QIODevice::ReadOnly));
      for (const QString& line : QString::fromUtf8(file.readAll()).split('\n'))
        if (line.startsWith("#include"))
          QVERIFY2(line.startsWith("#include <gyre/") || !line.contains('/'), qPrintable(name + ": " + line));
    }
  }

  /// The page of the guide opens with a program that can be pasted.
  void programOfTheGuide_isBuiltAndRun() {
    const QString build = builtFromPage("cpp.md", {{"cpp", "pendulum.cpp"}, {"cmake", "CMakeLists.txt"}});
    const auto said = command(build + "/pendulum", {});
    QCOMPARE(said.exitCode, 0);
    QVERIFY2(std::abs(said.text.section(' ', 0, 0).toDouble() + 0.4) < 1e-3, qPrintable(said.text));  // straight down
  }
  /// And that of plugins with a plugin: the ball falls with v = w tanh(g t / w).
  void pluginOfTheGuide_isBuiltTestedAndRun() {
    const QString build =
        builtFromPage("plugins.md", {{"cpp", "air_drag.cpp"}, {"cmake", "CMakeLists.txt"}, {"jsonc", "falling.gyre"}});
    auto said = command(GYRE_PROGRAM, {"test-plugin", build + "/air_drag.so"});
    QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    qputenv("GYRE_PLUGIN_PATH", build.toUtf8());
    said = command(GYRE_PROGRAM, {"run", folder_.filePath("plugins.md/falling.gyre"), "--csv", "-", "--no-metadata",
                                  "--channels", "ball.vz"});
    QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    const double w = std::sqrt(2 * 9.81 / (1.2 * 0.5 * 0.2)), expected = -w * std::tanh(9.81 * 2 / w);
    const QStringList rows = said.text.split('\n').filter(QRegularExpression("^2,"));
    QVERIFY2(rows.size() == 1, qPrintable(said.text.right(500)));
    QVERIFY2(std::abs(rows[0].section(',', 1, 1).toDouble() - expected) < 1e-5, qPrintable(rows[0]));
    QVERIFY(std::abs(expected + 11.65) < 0.005);  // as the page says
    qunsetenv("GYRE_PLUGIN_PATH");
  }
  void examplesOfPlugins_areBuiltAndTested() {
    const QString build = built(folder_.filePath("prefix/share/doc/libgyre-dev/examples/plugins"), "plugins");
    const QStringList plugins = QDir(build).entryList({"*.so"});
    QCOMPARE(plugins.size(), 4);
    for (const QString& plugin : plugins) {
      const auto said = command(GYRE_PROGRAM, {"test-plugin", build + '/' + plugin});
      QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    }
  }

  void headers_areDocumentedWithoutAWarning() {
    const QString doxygen = QStandardPaths::findExecutable("doxygen");
    if (doxygen.isEmpty()) QSKIP("no doxygen here");
    QFile settings(GYRE_SOURCE_DIR "/app/library/Doxyfile");
    QVERIFY(settings.open(QIODevice::ReadOnly));
    QFile file(folder_.filePath("Doxyfile"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(settings.readAll() + "INPUT = " + folder_.filePath("prefix/include/gyre").toUtf8() +
               "\nOUTPUT_DIRECTORY = " + folder_.path().toUtf8() + '\n');
    file.close();
    const auto said = command(doxygen, {file.fileName()});
    QVERIFY2(said.exitCode == 0 && said.text.isEmpty(), qPrintable(said.text));
    QVERIFY(QFile::exists(folder_.filePath("html/classgyre_1_1Model.html")));
  }

  void examples_areBuiltAndRun() {
    const QString examples = folder_.filePath("prefix/share/doc/libgyre-dev/examples"),
                  build = built(examples, "examples");
    const QStringList sources = QDir(examples).entryList({"*.cpp"});
    QVERIFY(sources.size() >= 5);
    for (const QString& source : sources) {
      const auto said = command(build + '/' + source.chopped(4), {}, folder_.path());
      QVERIFY2(said.exitCode == 0, qPrintable(source + ": " + said.text));
      QVERIFY(!said.text.isEmpty());
    }
    QVERIFY(QFile::exists(folder_.filePath("four-bar.csv")));
  }
};

QTEST_GUILESS_MAIN(tst_library_project)
#include "tst_library_project.moc"

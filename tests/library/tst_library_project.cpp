// The installed library, as a project outside of the tree finds it: its examples are configured, built and run there.
#include "packaging/command.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using gyre::test::command;

class tst_library_project : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

 private slots:
  void initTestCase() {
    for (const char* component : {"library", "development", "Unspecified"}) {
      const auto said = command(CMAKE_PROGRAM, {"--install", GYRE_BUILD_DIR, "--prefix", folder_.filePath("prefix"),
                                                "--component", component});
      QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    }
  }

  void headers_nameNothingOfTheEngine() {
    QDir headers(folder_.filePath("prefix/include/gyre"));
    const QStringList names = headers.entryList(QDir::Files);
    QVERIFY(names.size() >= 12);
    for (const QString& name : names) {
      QFile file(headers.filePath(name));
      QVERIFY(file.open(QIODevice::ReadOnly));
      for (const QString& line : QString::fromUtf8(file.readAll()).split('\n'))
        if (line.startsWith("#include"))
          QVERIFY2(line.startsWith("#include <gyre/") || !line.contains('/'), qPrintable(name + ": " + line));
    }
  }

  /// The page of the guide opens with a program that can be pasted.
  void programOfTheGuide_isBuiltAndRun() {
    QFile page(GYRE_SOURCE_DIR "/resources/help/cpp.md");
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(page.readAll());
    QDir().mkpath(folder_.filePath("guide"));
    for (const auto& [language, name] : {std::pair("cpp", "pendulum.cpp"), {"cmake", "CMakeLists.txt"}}) {
      QFile file(folder_.filePath(QString("guide/") + name));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(text.section(QString("```%1\n").arg(language), 1).section("```", 0, 0).toUtf8());
    }
    const QString build = folder_.filePath("guide/build");
    auto said = command(CMAKE_PROGRAM, {"-S", folder_.filePath("guide"), "-B", build, "-G", "Ninja",
                                        "-DCMAKE_PREFIX_PATH=" + folder_.filePath("prefix")});
    QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    said = command(CMAKE_PROGRAM, {"--build", build});
    QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    said = command(build + "/pendulum", {});
    QCOMPARE(said.exitCode, 0);
    QVERIFY2(std::abs(said.text.section(' ', 0, 0).toDouble() + 0.4) < 1e-3, qPrintable(said.text));  // straight down
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
                  build = folder_.filePath("build");
    auto said = command(CMAKE_PROGRAM, {"-S", examples, "-B", build, "-G", "Ninja",
                                        "-DCMAKE_PREFIX_PATH=" + folder_.filePath("prefix")});
    QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    said = command(CMAKE_PROGRAM, {"--build", build});
    QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    QVERIFY2(!said.text.contains("warning"), qPrintable(said.text));
    const QStringList sources = QDir(examples).entryList({"*.cpp"});
    QVERIFY(sources.size() >= 5);
    for (const QString& source : sources) {
      said = command(build + '/' + source.chopped(4), {}, folder_.path());
      QVERIFY2(said.exitCode == 0, qPrintable(source + ": " + said.text));
      QVERIFY(!said.text.isEmpty());
    }
    QVERIFY(QFile::exists(folder_.filePath("four-bar.csv")));
  }
};

QTEST_GUILESS_MAIN(tst_library_project)
#include "tst_library_project.moc"

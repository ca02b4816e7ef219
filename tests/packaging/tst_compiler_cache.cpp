// The compiler cache gives back only what the compiler would make. Precompiled headers are its trap: g++ keeps in them
// the checksums of the files, by which #pragma once knows that it has read one.

#include "packaging/command.h"
#include "packaging/written.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre::test;

namespace {

/// A library of one source, with a precompiled header of its own and a cache of its own.
class Project {
 public:
  Project() {
    qputenv("CCACHE_DIR", path("cache").toUtf8());
    write("CMakeLists.txt",
          "cmake_minimum_required(VERSION 3.22)\nproject(Cached CXX)\n"
          "include(" GYRE_SOURCE_DIR
          "/cmake/GyreToolchain.cmake)\nadd_library(own own.cpp)\n"
          "target_precompile_headers(own PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/own.h)\n");
  }

  QString path(const char* name) const { return folder_.filePath(name); }

  void write(const char* name, const QString& text) const { written(folder_, name, text); }

  /// Configures and builds in a folder that did not exist before.
  Said builtAnew() const {
    QDir(path("build")).removeRecursively();
    const Said configured = command(CMAKE_PROGRAM, {"-G", "Ninja", "-S", ".", "-B", "build"}, folder_.path());
    return configured.exitCode ? configured : command(CMAKE_PROGRAM, {"--build", "build"}, folder_.path());
  }

 private:
  QTemporaryDir folder_;
};

}  // namespace

class TestCompilerCache : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase() {
    if (QStandardPaths::findExecutable("ccache").isEmpty()) QSKIP("built without ccache: nothing is cached");
  }

  void comment_changedInPrecompiledHeader_makesItAnew() {
    const Project project;
    for (const QString round : {"first", "second"}) {
      project.write("own.h", "#pragma once\n// The " + round + " comment.\nstruct Own { int x; };\n");
      project.write("own.cpp", "#include \"own.h\"\nint " + round + "(Own own) { return own.x; }\n");
      const Said said = project.builtAnew();
      QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    }
  }

  void nothing_changed_isFoundInTheCache() {
    const Project project;
    project.write("own.h", "#pragma once\nstruct Own { int x; };\n");
    project.write("own.cpp", "#include \"own.h\"\nint own(Own own) { return own.x; }\n");
    for (const char* hits : {"direct_cache_hit\t0", "direct_cache_hit\t2"}) {
      const Said said = project.builtAnew();
      QVERIFY2(said.exitCode == 0, qPrintable(said.text));
      const QString counted = command("ccache", {"--print-stats"}).text;
      QVERIFY2(counted.contains(hits), qPrintable(counted));
    }
  }
};

QTEST_GUILESS_MAIN(TestCompilerCache)
#include "tst_compiler_cache.moc"

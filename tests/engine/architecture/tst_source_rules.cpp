// Rules that no compiler checks: length of tests, no output from the engine, nothing of one machine,
// no source that is not built, comments that can be read alone.

#include <QFileInfo>
#include <QRegularExpression>
#include <QtTest>

#include "source_files.h"

using gyre::SourceFile;

namespace {

constexpr int longestTest = 500;  // lines of a suite with its fixture

/// "path:line: the line" for every line that matches.
QStringList matchingLines(const SourceFile& file, const QRegularExpression& pattern) {
  QStringList found;
  const QStringList lines = file.text.split('\n');
  for (qsizetype i = 0; i < lines.size(); ++i) {
    if (pattern.match(lines[i]).hasMatch()) {
      found.append(QString("%1:%2: %3").arg(file.path).arg(i + 1).arg(lines[i].trimmed()));
    }
  }
  return found;
}

QStringList matchingLines(const QList<SourceFile>& files, const QRegularExpression& pattern) {
  QStringList found;
  for (const SourceFile& file : files) found += matchingLines(file, pattern);
  return found;
}

const QRegularExpression& output() {
  static const QRegularExpression pattern(R"(\bstd::(cout|cerr|clog)\b|\b(printf|fprintf|puts|fputs)\s*\()"
                                          R"(|\bfmt::print\b|#\s*include\s*<iostream>)");
  return pattern;
}

const QRegularExpression& machinePath() {
  static const QRegularExpression pattern(R"((^|[\s\x22\x27=(:])/(work|root|home/\w+|tmp/\w+)/)");
  return pattern;
}

/// The first lines of comments that begin with "Of ..." or "The same ...": what they are about stands elsewhere, so
/// that they cannot be read alone.
QStringList commentsWithoutSubject(const SourceFile& file) {
  static const QRegularExpression comment(R"(^\s*//+<? ?(.*)$)"), fragment(R"((^|//+<? )(Of|The same) )");
  QStringList found;
  bool inComment = false;
  const QStringList lines = file.text.split('\n');
  for (qsizetype i = 0; i < lines.size(); ++i) {
    const bool goesOn = inComment;
    const QRegularExpressionMatch whole = comment.match(lines[i]);
    inComment = whole.hasMatch();
    if (goesOn && inComment) continue;
    const qsizetype behindCode = lines[i].lastIndexOf(" //");
    const QString text = inComment ? whole.captured(1) : behindCode < 0 ? QString() : lines[i].mid(behindCode);
    if (fragment.match(text.trimmed()).hasMatch()) found.append(QString("%1:%2").arg(file.path).arg(i + 1));
  }
  return found;
}

}  // namespace

class TestSourceRules : public QObject {
  Q_OBJECT

 private slots:
  void patterns_findWhatTheyShould();
  void tests_areShort();
  void headers_areIncludedOnce();
  void engine_printsNothing();
  void nothing_namesOneMachine();
  void sources_areAllBuilt();
  void metaObjects_areCompiledWithTheirSource();
  void comments_sayTheirSubject();
};

void TestSourceRules::patterns_findWhatTheyShould() {
  QVERIFY(output().match("  std::cout << x;").hasMatch());
  QVERIFY(output().match("printf(\"x\");").hasMatch());
  QVERIFY(!output().match("std::snprintf(buffer, size, \"x\");").hasMatch());
  QVERIFY(!output().match("fmt::format(\"x\")").hasMatch());
  const QString folder = "work";
  QVERIFY(machinePath().match("open(\"/" + folder + "/main/x\")").hasMatch());
  QVERIFY(!machinePath().match("frame/" + folder + "/x").hasMatch());
  QCOMPARE(matchingLines(SourceFile{"a.cpp", "int a;\nstd::cout << a;\n"}, output()),
           QStringList{"a.cpp:2: std::cout << a;"});
}

void TestSourceRules::tests_areShort() {
  QStringList longFiles;
  for (const SourceFile& file : gyre::cppFiles({"tests"}))
    if (const qsizetype lines = file.text.count('\n'); lines > longestTest)
      longFiles.append(QString("%1: %2 lines").arg(file.path).arg(lines));
  QVERIFY2(longFiles.isEmpty(), qPrintable("\n" + longFiles.join('\n')));
}

void TestSourceRules::headers_areIncludedOnce() {
  QStringList unguarded;
  for (const SourceFile& file : gyre::readFiles({"engine", "ui", "app", "tests"}, {"*.h"})) {
    if (!file.text.contains("#pragma once\n")) unguarded.append(file.path);
  }
  QVERIFY2(unguarded.isEmpty(), qPrintable("no #pragma once: " + unguarded.join(", ")));
}

void TestSourceRules::engine_printsNothing() {
  const QStringList found = matchingLines(gyre::cppFiles({"engine"}), output());
  QVERIFY2(found.isEmpty(), qPrintable("\n" + found.join('\n')));
}

void TestSourceRules::nothing_namesOneMachine() {
  const QStringList texts = {"*.h",   "*.cpp",  "*.txt",     "*.cmake", "*.json", "*.gyre", "*.md",
                             "*.svg", "*.qss",  "*.xml",     "*.in",    "*.supp", "run",    "test",
                             "lint",  "*-deps", "*.desktop", "deb",     "prove*", "stages"};
  const QStringList folders = {"engine", "ui", "app", "tests", "resources", "packaging", "cmake", ".ci"};
  const QStringList found = matchingLines(gyre::readFiles(folders, texts), machinePath());
  QVERIFY2(found.isEmpty(), qPrintable("\n" + found.join('\n')));
}

void TestSourceRules::sources_areAllBuilt() {
  QStringList forgotten;
  for (const SourceFile& file : gyre::readFiles({"engine", "ui", "app", "tests"}, {"*.cpp"})) {
    // The list that names the file is in its folder or in one above it.
    const QString stem = file.path.section('/', -1).chopped(4);
    const QRegularExpression byName("(^|[\\s(/])" + stem + "\\.cpp([\\s)]|$)");
    const QRegularExpression byLoop("foreach\\([^)]*\\b" + stem + "\\b[^)]*\\)[^)]*\\$\\{\\w+\\}\\.cpp");
    bool named = false;
    for (QString folder = file.folder(); !named && !folder.isEmpty(); folder = folder.section('/', 0, -2)) {
      QFile list(QString(GYRE_SOURCE_DIR "/%1/CMakeLists.txt").arg(folder));
      if (!list.open(QIODevice::ReadOnly)) continue;
      const QString text = QString::fromUtf8(list.readAll());
      named = byName.match(text).hasMatch() || byLoop.match(text).hasMatch();
    }
    if (!named) forgotten.append(file.path);
  }
  QVERIFY2(forgotten.isEmpty(), qPrintable("in no CMakeLists.txt:\n" + forgotten.join('\n')));
}

/// CMake makes moc_NAME.cpp of every header, and only a source that includes it compiles it (cmake/GyreMoc.cmake).
void TestSourceRules::metaObjects_areCompiledWithTheirSource() {
  int found = 0;
  const QList<SourceFile> files = gyre::cppFiles({"ui", "app"});
  for (const SourceFile& header : files) {
    if (!header.path.endsWith(".h") || !header.text.contains("Q_OBJECT")) continue;
    const QString source = header.path.chopped(2) + ".cpp";
    const QString include = "#include \"moc_" + QFileInfo(source).fileName() + "\"";
    const auto its = std::find_if(files.begin(), files.end(), [&](const SourceFile& f) { return f.path == source; });
    QVERIFY2(its != files.end() && its->text.contains(include), qPrintable(source + " does not end with " + include));
    ++found;
  }
  QVERIFY(found > 50);
}

void TestSourceRules::comments_sayTheirSubject() {
  QCOMPARE(commentsWithoutSubject({"a.h", "/// Of the unknowns.\nint a;  ///< of them\nint b;  // The same again.\n"}),
           (QStringList{"a.h:1", "a.h:3"}));
  QCOMPARE(commentsWithoutSubject({"a.h", "// Rows of a front\n// Of all.\nconst char* a = \"Of b\";\n"}),
           QStringList());
  QStringList found;
  for (const SourceFile& file : gyre::cppFiles({"engine", "ui", "app", "tests"}))
    if (!file.path.endsWith("tst_source_rules.cpp")) found += commentsWithoutSubject(file);
  QVERIFY2(found.isEmpty(), qPrintable("comments that begin with 'Of' or 'The same':\n" + found.join('\n')));
}

QTEST_APPLESS_MAIN(TestSourceRules)
#include "tst_source_rules.moc"

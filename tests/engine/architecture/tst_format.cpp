// Every source is as clang-format would write it, and clang-tidy understands its configuration.

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QtTest>

#include "source_files.h"

namespace {

// clang-format of another release breaks lines differently, so only this one judges.
const QString formatRelease = "14";

struct Output {
  int exitCode = -1;
  QString text;  ///< standard output and error
};

Output run(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.setWorkingDirectory(GYRE_SOURCE_DIR);
  process.start(program, arguments);
  if (!process.waitForFinished(120'000)) return {-1, process.errorString()};
  return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

/// Path of clang-format in the release that judges; empty where it is not installed.
QString clangFormat() {
  const QString versioned = QStandardPaths::findExecutable("clang-format-" + formatRelease);
  if (!versioned.isEmpty()) return versioned;
  const QString plain = QStandardPaths::findExecutable("clang-format");
  if (plain.isEmpty()) return {};
  const bool fits = run(plain, {"--version"}).text.contains(QRegularExpression("version " + formatRelease + "\\."));
  return fits ? plain : QString();
}

}  // namespace

class TestFormat : public QObject {
  Q_OBJECT

 private slots:
  void sources_areFormatted();
  void misformattedText_isReported();
  void tidyConfiguration_isUnderstood();
};

void TestFormat::sources_areFormatted() {
  const QString program = clangFormat();
  if (program.isEmpty()) QSKIP("clang-format 14 is not installed (other releases break lines differently)");
  QStringList arguments = {"--dry-run", "-Werror", "--ferror-limit=1"};
  for (const auto& file : gyre::cppFiles({"engine", "ui", "app", "tests"})) arguments.append(file.path);
  const Output output = run(program, arguments);
  QVERIFY2(output.exitCode == 0, qPrintable("run packaging/lint --fix\n" + output.text.left(8000)));
}

void TestFormat::misformattedText_isReported() {
  const QString program = clangFormat();
  if (program.isEmpty()) QSKIP("clang-format 14 is not installed (other releases break lines differently)");
  QTemporaryDir folder;
  const QString path = folder.filePath("a.cpp");
  QVERIFY(QFile::copy(GYRE_SOURCE_DIR "/.clang-format", folder.filePath(".clang-format")));
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("int  main( ){return 0;}\n");
  file.close();
  QVERIFY(run(program, {"--dry-run", "-Werror", path}).exitCode != 0);
}

void TestFormat::tidyConfiguration_isUnderstood() {
  const QString program = QStandardPaths::findExecutable("clang-tidy");
  if (program.isEmpty()) QSKIP("clang-tidy is not installed");
  const Output output = run(program, {"--dump-config", "engine/core/error.cpp", "--"});
  QCOMPARE(output.exitCode, 0);
  // A file it cannot read is reported in passing, and the defaults are used.
  QVERIFY2(!output.text.contains("rror parsing") && !output.text.contains("error:"), qPrintable(output.text));
  QVERIFY2(output.text.contains("readability-identifier-naming"), qPrintable(output.text));
}

QTEST_GUILESS_MAIN(TestFormat)
#include "tst_format.moc"

// The manual pages say what --help says, word for word; shell completion knows every subcommand and option.

#include "packaging/command.h"

#include <QFile>
#include <QtTest>

using namespace gyre::test;

namespace {

QString gunzipped(const QString& path) { return command("gzip", {"-dc", path}).text; }

/// What a reader of the page sees: without the macros and escapes of man(7), white space folded.
QString readable(QString page) {
  page.replace("\\-", "-").replace("\\&", "").replace("\\fB", "").replace("\\fR", "").replace("\\e", "\\");
  page.remove(QRegularExpression(R"(^\.(TP|PP|SH|SS|TH) ?)", QRegularExpression::MultilineOption));
  return page.simplified();
}

/// The lines of a help text below a heading that name an option or operand: the term, and its explanation over all the
/// lines it takes.
QStringList entries(const QString& help) {
  QStringList out;
  bool inList = false;
  for (const QString& line : help.split('\n')) {
    if (line.isEmpty()) inList = false;
    else if (!line.startsWith(' ')) inList = line.endsWith(':');
    else if (inList && line.startsWith("   ")) out.last() += ' ' + line.simplified();
    else if (inList) out.append(line.simplified());
  }
  return out;
}

QStringList subcommands() {
  QStringList out;
  const QString help = command(GYRE_PROGRAM, {"--help"}).text;
  for (const QString& entry : entries(help.mid(help.indexOf("Subcommands:")))) out.append(entry.section(' ', 0, 0));
  return out;
}

}  // namespace

class TestManual : public QObject {
  Q_OBJECT
 private slots:
  void pages_areThoseOfThePrograms() {
    QCOMPARE(gunzipped(GYRE_MAN_DIR "/gyre.1.gz"), command(GYRE_PROGRAM, {"--man-page"}).text);
    QCOMPARE(gunzipped(GYRE_MAN_DIR "/gyre-studio.1.gz"), command(GYRE_STUDIO, {"--man-page"}).text);
  }

  void gyre_pageSaysAllOfHelp() {
    const QString page = readable(gunzipped(GYRE_MAN_DIR "/gyre.1.gz"));
    const QStringList commands = subcommands();
    QVERIFY2(commands.contains("run") && commands.contains("schema") && commands.size() > 10,
             qPrintable(commands.join(' ')));
    int compared = 0;
    for (const QString& name : commands) {
      const QString help = command(GYRE_PROGRAM, {name, "--help"}).text;
      QVERIFY2(page.contains(help.section('\n', 0, 0).simplified()), qPrintable(help));
      for (const QString& entry : entries(help)) {
        QVERIFY2(page.contains(entry), qPrintable("man gyre lacks: " + entry));
        ++compared;
      }
    }
    QVERIFY(compared > 50);
  }

  void studio_pageSaysAllOfHelp() {
    const QString page = readable(gunzipped(GYRE_MAN_DIR "/gyre-studio.1.gz"));
    const QStringList said = entries(command(GYRE_STUDIO, {"--help"}).text);
    QVERIFY(said.size() >= 5);
    for (const QString& entry : said) QVERIFY2(page.contains(entry), qPrintable("man gyre-studio lacks: " + entry));
  }

  void studio_answersWithoutADisplay() {
    qputenv("QT_QPA_PLATFORM", "xcb");
    const QByteArray display = qgetenv("DISPLAY");
    qunsetenv("DISPLAY");
    const Said help = command(GYRE_STUDIO, {"--help"}), version = command(GYRE_STUDIO, {"--version"});
    qputenv("DISPLAY", display);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QVERIFY2(help.exitCode == 0 && help.text.contains("--theme"), qPrintable(help.text));
    QVERIFY2(version.exitCode == 0 && version.text.startsWith("gyre-studio "), qPrintable(version.text));
  }

  /// Qt would abort, with advice on how to install it.
  void studio_saysThatItNeedsADisplay() {
    qputenv("QT_QPA_PLATFORM", "xcb");
    const QByteArray display = qgetenv("DISPLAY");
    for (const QByteArray& none : {QByteArray(), QByteArray(":4711")}) {
      none.isNull() ? qunsetenv("DISPLAY") : qputenv("DISPLAY", none);
      const Said said = command(GYRE_STUDIO, {});
      QCOMPARE(said.exitCode, 2);
      QVERIFY2(said.text.contains("a display was expected"), qPrintable(said.text));
      QVERIFY2(said.text.count('\n') <= 2, qPrintable(said.text));
    }
    qputenv("DISPLAY", display);
    qputenv("QT_QPA_PLATFORM", "offscreen");
  }

  /// What bash offers for a line, the last word of which is being typed.
  void completion_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("offered");
    QTest::newRow("subcommand") << QStringList{"sta"} << QStringList{"statics"};
    QTest::newRow("option") << QStringList{"run", "model.gyre", "--output"} << QStringList{"--output-step"};
    QTest::newRow("integrator") << QStringList{"run", "model.gyre", "--integrator", "geo"}
                                << QStringList{"geom1", "geom2", "geom3"};
    QTest::newRow("type") << QStringList{"describe", "unive"} << QStringList{"universal", "universal_spherical"};
    QTest::newRow("a file is left to bash") << QStringList{"run", "mod"} << QStringList{};
    QTest::newRow("an operand is not offered behind an option") << QStringList{"list", "joi"} << QStringList{"joints"};
  }
  void completion() {
    QFETCH(QStringList, words);
    QFETCH(QStringList, offered);
    const QString script = QString(
                               "source <('%1' completion bash); COMP_WORDS=(gyre %2); COMP_CWORD=%3; _gyre; "
                               "printf '%s\\n' \"${COMPREPLY[@]}\"")
                               .arg(GYRE_PROGRAM, words.join(' '))
                               .arg(words.size());
    const Said said = command("bash", {"-c", script});
    QCOMPARE(said.text.split('\n', Qt::SkipEmptyParts), offered);
  }
};

QTEST_GUILESS_MAIN(TestManual)
#include "tst_manual.moc"

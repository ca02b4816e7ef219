// gyre run --export: the files, what is refused before the run, what a run that fails leaves, and a film by a stand-in
// for ffmpeg that keeps the pictures it is given.

#include "cli/gyre_process.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>
#include <csignal>

using namespace gyre::test;

namespace {

// The force ceases to be a number at t = 0.5: the run fails there.
constexpr const char* failing =
    R"json({"gyre": 1, "name": "f", "bodies": [{"name": "ball", "type": "particle", "mass": 1}],
  "forces": [{"name": "pull", "type": "force", "body": "ball", "value": ["sqrt(0.5 - t)", 0, 0]}],
  "simulation": {"step": 0.01, "end_time": 1}})json";

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestGyreExport : public QObject {
  Q_OBJECT
 private slots:
  void init() {
    dir_ = std::make_unique<QTemporaryDir>();
    tools_ = std::make_unique<QTemporaryDir>();
  }

  void files_areWrittenByTheirEnding() {
    const Outcome run = gyreProgram({"run", example("double-pendulum"), "--end", "0.2", "--csv", path("a.csv"),
                                     "--channels", "upper.x", "--export", path("a.pvd"), "--export", path("a.glb"),
                                     "--export", path("a.html"), "--export-rate", "50"});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QCOMPARE(run.err, QString());
    QVERIFY(run.out.startsWith("finished at t = 0.2 s"));
    QCOMPARE(files(), (QStringList{"a-frames", "a.csv", "a.glb", "a.html", "a.pvd"}));
    QCOMPARE(QDir(path("a-frames")).entryList(QDir::Files).size(), 11);  // 0.2 s at 50 a second
    QVERIFY(contentOf(path("a.glb")).startsWith("glTF"));
    const QByteArray csv = contentOf(path("a.csv"));
    QVERIFY(csv.contains("\ntime [s],upper.x [m]\n"));  // the export needs all bodies, the CSV does not get them
    const QByteArray page = contentOf(path("a.html"));
    QVERIFY(page.contains("Double pendulum in space") && page.contains(">upper.x [m]<"));
  }

  void refused_beforeTheRun_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("said");
    QTest::newRow("ending") << QStringList{"--export", "a.vtk"} << ".pvd";
    QTest::newRow("no ending") << QStringList{"--export", "-"} << ".pvd";
    QTest::newRow("no folder") << QStringList{"--export", "nowhere/a.glb"} << "nowhere/a.glb";
    QTest::newRow("no folder of frames") << QStringList{"--export", "nowhere/a.pvd"} << "nowhere/a.pvd";
    QTest::newRow("twice") << QStringList{"--export", "a.glb", "--export", "./a.glb"} << "--export";
    QTest::newRow("onto the CSV") << QStringList{"--export", "a.html", "--csv", "a.html"} << "--csv";
    QTest::newRow("rate") << QStringList{"--export", "a.glb", "--export-rate", "-3"} << "--export-rate '-3'";
    QTest::newRow("no rate") << QStringList{"--export", "a.glb", "--export-rate", "nan"} << "--export-rate 'nan'";
    QTest::newRow("size") << QStringList{"--export", "a.mp4", "--export-size", "1280"} << "--export-size '1280'";
    QTest::newRow("odd size") << QStringList{"--export", "a.mp4", "--export-size", "641x480"} << "641x480";
    QTest::newRow("channel") << QStringList{"--export", "a.html", "--channels", "uper.x"} << "uper.x";
  }
  void refused_beforeTheRun() {
    QFETCH(QStringList, options);
    QFETCH(QString, said);
    useFfmpeg("#!/bin/sh\n");
    const Outcome run = runHere(QStringList{"run", example("double-pendulum"), "--end", "1e6"} + options);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains(said), qPrintable(run.err));
    QCOMPARE(files(), QStringList());
  }

  void modelBehindALink_isNotOverwritten() {
    QVERIFY(QFile::copy(example("double-pendulum"), path("m.gyre")) && QFile::link(path("m.gyre"), path("a.glb")));
    const QByteArray before = contentOf(path("m.gyre"));
    const Outcome run = runHere({"run", "m.gyre", "--export", "a.glb"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("--export") && run.err.contains("the model"), qPrintable(run.err));
    QCOMPARE(contentOf(path("m.gyre")), before);
  }

  void foreignFolder_isLeftAlone() {
    QVERIFY(QDir(dir_->path()).mkdir("a-frames"));
    QFile thesis(path("a-frames/thesis.txt"));
    QVERIFY(thesis.open(QIODevice::WriteOnly));
    const Outcome run = runHere({"run", example("double-pendulum"), "--end", "1e6", "--export", "a.pvd"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("a-frames"), qPrintable(run.err));
    QVERIFY(thesis.exists());
  }

  void failedRun_isExportedAsFarAsItWent() {
    QFile model(path("f.gyre"));
    QVERIFY(model.open(QIODevice::WriteOnly) && model.write(failing) > 0);
    model.close();
    const Outcome run = runHere({"run", "f.gyre", "--export", "f.html", "--export", "f.glb"});
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.err.contains("the run failed at t = "));
    QCOMPARE(files(), (QStringList{"f.glb", "f.gyre", "f.html"}));
    const QByteArray page = contentOf(path("f.html"));
    QVERIFY2(page.contains("<dt>Run</dt><dd>failed: ") && page.contains("&#39;pull&#39;"),
             page.mid(4000, 2000).constData());
  }

  void picture_isOfTheMomentAskedFor() {
    const auto picture = [&](const QString& name, const QStringList& more) {
      const Outcome run = runHere(QStringList{"run", example("double-pendulum"), "--end", "0.5", "--export", name,
                                              "--export-size", "65x48", "--export-plain"} +
                                  more);
      return run.exitCode == 0 ? contentOf(path(name)) : run.err.toUtf8();
    };
    const QByteArray last = picture("a.png", {}), same = picture("b.png", {"--export-time", "500 ms"}),
                     early = picture("c.png", {"--export-time", "0"});
    QCOMPARE(last.left(8), QByteArray("\x89PNG\r\n\x1a\n"));
    QCOMPARE(last.mid(16, 8), QByteArray("\0\0\0\x41\0\0\0\x30", 8));
    QCOMPARE(same, last);
    QVERIFY(early.startsWith("\x89PNG") && early != last);
    const QByteArray clear = picture("f.png", {"--export-transparent"});
    QCOMPARE(clear.mid(24, 2), QByteArray("\x08\x06"));  // with alpha
    QCOMPARE(last.mid(24, 2), QByteArray("\x08\x02"));
    QVERIFY(picture("g.png", {"--export-view", "side"}).contains("--export-view: there is no view 'side'"));
    QVERIFY(picture("d.png", {"--export-time", "soon"}).contains("--export-time 'soon'"));
    QVERIFY(picture("e.png", {"--export-time", "0.6"}).contains("0.5 s"));
  }

  void film_isOfTheSizeAndLengthAskedFor() {
    useFfmpeg("#!/bin/sh\nfor last; do :; done\necho \"$@\" > \"$0.words\"\ncat > \"$last\"\n");
    const Outcome run = runHere({"run", example("double-pendulum"), "--end", "0.5", "--export", "a.mp4",
                                 "--export-rate", "20", "--export-size", "64x48"});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QCOMPARE(files(), QStringList("a.mp4"));
    QCOMPARE(contentOf(path("a.mp4")).size(), 11 * 64 * 48 * 3);  // both ends of 0.5 s at 20 a second
    const QByteArray words = contentOf(tools_->filePath("ffmpeg.words"));
    QVERIFY2(words.contains("-f rawvideo -pix_fmt rgb24 -s 64x48 -r 25 -i -"), words.constData());
  }

  /// A film of several runs with the others as ghosts, their names and the time: the same bytes again, others without
  /// words.
  void film_ofSeveralRuns() {
    useFfmpeg("#!/bin/sh\nfor last; do :; done\ncat > \"$last\"\n");
    const auto film = [&](const QString& file, const QStringList& more) {
      const Outcome run =
          runHere(QStringList{"compare", example("double-pendulum"), "--integrators", "geom1,rkmk", "--end", "0.2",
                              "--export", file, "--export-rate", "20", "--export-size", "320x240"} +
                  more);
      if (run.exitCode != 0) qWarning("%s", qPrintable(run.err));
      return contentOf(path(file));
    };
    const QByteArray worded = film("a.mp4", {}), again = film("b.mp4", {}), plain = film("c.mp4", {"--export-plain"});
    QCOMPARE(worded.size(), 5 * 320 * 240 * 3);
    QVERIFY(worded == again);
    QVERIFY(plain.size() == worded.size() && plain != worded);
    const qsizetype middle = 3 * (100 * 320 + 160);  // where no words are
    QCOMPARE(plain.mid(middle, 300), worded.mid(middle, 300));
    const Outcome page =
        runHere({"compare", example("double-pendulum"), "--integrators", "geom1,rkmk", "--export", "a.html"});
    QCOMPARE(page.exitCode, 2);
    QVERIFY2(page.err.contains("a.html") && page.err.contains(".mp4"), qPrintable(page.err));
  }

  void film_withoutFfmpeg_saysWhatIsMissing() {
    const Outcome run = runHere({"run", example("double-pendulum"), "--export", "a.mp4"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("ffmpeg") && run.err.contains("gyre-studio"), qPrintable(run.err));
    QCOMPARE(files(), QStringList());
  }

  void film_thatFfmpegRefuses_leavesTheOldOne() {
    useFfmpeg("#!/bin/sh\necho 'Unknown encoder' >&2\nexit 1\n");
    QFile old(path("a.mp4"));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    const Outcome run = runHere({"run", example("double-pendulum"), "--end", "0.1", "--export", "a.mp4"});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("a.mp4") && run.err.contains("Unknown encoder"), qPrintable(run.err));
    QCOMPARE(contentOf(path("a.mp4")), QByteArray("old"));
    QCOMPARE(files(), QStringList("a.mp4"));
  }

  void interrupt_duringTheExport_givesItUp() {
    useFfmpeg("#!/bin/sh\ntouch \"$0.begun\"\ncat > /dev/null\n");
    QProcess process;
    begin(process, {"run", example("double-pendulum"), "--end", "1", "--export", "a.mp4", "--export-rate", "20000"});
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(tools_->filePath("ffmpeg.begun")), 60'000);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    const Outcome run = outcomeOf(process);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("a.mp4: given up"), qPrintable(run.err));
    QCOMPARE(files(), QStringList());
  }

  void interrupt_duringTheRun_exportsWhatThereIs() {
    QProcess process;
    begin(process, {"run", example("double-pendulum"), "--end", "1e6", "--output-step", "0.5", "--csv", "a.csv",
                    "--export", "a.glb"});
    QTRY_VERIFY_WITH_TIMEOUT(!files().isEmpty(), 60'000);  // the CSV under its temporary name: the run goes on
    QThread::msleep(300);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    const Outcome run = outcomeOf(process);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("stopped at t = "), qPrintable(run.err));
    QCOMPARE(files(), (QStringList{"a.csv", "a.glb"}));
  }

  void help_tellsTheEndings() {
    const Outcome help = gyreProgram({"run", "--help"});
    for (const char* part : {"--export", "--export-rate", "--export-size", "--export-plain", "--export-time", ".pvd",
                             ".glb", ".html", ".mp4", ".png"})
      QVERIFY2(help.out.contains(part), part);
  }

 private:
  QString path(const QString& name) const { return dir_->filePath(name); }
  QStringList files() const {
    return QDir(dir_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  }
  void useFfmpeg(const char* script) {
    QFile file(tools_->filePath("ffmpeg"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(script) > 0);
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  }
  /// In the folder of the test. PATH has the stand-in, where there is one, and the shell's own commands; never a real
  /// ffmpeg.
  void begin(QProcess& process, const QStringList& arguments) {
    for (const char* command : {"cat", "touch"})
      QFile::link(QStandardPaths::findExecutable(command), tools_->filePath(command));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", tools_->path());
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(dir_->path());
    process.start(GYRE_PROGRAM, arguments);
    QVERIFY(process.waitForStarted());
  }
  Outcome runHere(const QStringList& arguments) {
    QProcess process;
    begin(process, arguments);
    return outcomeOf(process);
  }

  std::unique_ptr<QTemporaryDir> dir_, tools_;
};

QTEST_APPLESS_MAIN(TestGyreExport)
#include "tst_gyre_export.moc"

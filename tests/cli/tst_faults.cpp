// What goes wrong around a command: files that are named twice, output that nobody takes, signals, limits. A table of
// (command, exit code, what is said, which files are there afterwards); whatever happens, what was read is unchanged.

#include "cli/gyre_process.h"
#include "support/sanitized.h"

#include <sys/wait.h>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>
#include <csignal>
#include <memory>

using namespace gyre::test;

namespace {

constexpr const char* kPendulum = R"({"gyre": 1, "name": "pendulum",
  "bodies": [{"name": "bob", "type": "rigid", "mass": 1, "inertia": [1, 1, 1], "position": [0, 0, -1]}],
  "joints": [{"name": "pin", "type": "revolute", "body1": "ground", "body2": "bob",
              "frame2": {"position": [0, 0, 1]}}],
  "simulation": {"integrator": "geom1", "step": 0.01, "end_time": 0.05}})";
// The force ceases to be a number at t = 0.5: the run fails there.
constexpr const char* kFails = R"json({"gyre": 1, "bodies": [{"name": "ball", "type": "particle", "mass": 1}],
  "forces": [{"name": "pull", "type": "force", "body": "ball", "value": ["sqrt(0.5 - t)", 0, 0]}],
  "simulation": {"step": 0.01, "end_time": 1}})json";
constexpr const char* kRobot = R"(<robot name="arm"><link name="base"><foo/></link></robot>)";
constexpr const char* kScene = R"(<mujoco><include file="part.xml"/></mujoco>)";
constexpr const char* kPart = R"(<mujoco><worldbody/></mujoco>)";
constexpr const char* kStudy = R"({"gyre_study": 1, "name": "s", "model": "m.gyre",
  "vary": [{"step": [0.01, 0.005]}],
  "reference": {"file": "s.csv", "columns": {"bob.x": "x"}},
  "measures": [{"name": "e", "channels": ["bob.x"], "against": "reference"}]})";
constexpr const char* kTable = "time,x\n0,0\n0.01,0\n0.02,0\n0.03,0\n0.04,0\n0.05,0\n";

void write(const QString& path, const QByteArray& text) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Arguments of a run without an end that anybody waits for.
QStringList endless(const QString& model, const QString& csv) {
  return {"run", model, "--end", "1e6", "--output-step", "0.1", "--csv", csv};
}

}  // namespace

class TestFaults : public QObject {
  Q_OBJECT
 private slots:
  void init() {
    dir_ = std::make_unique<QTemporaryDir>();
    inputs_ = {{"m.gyre", kPendulum}, {"fails.gyre", kFails},   {"r.urdf", kRobot}, {"scene.xml", kScene},
               {"part.xml", kPart},   {"s.gyre-study", kStudy}, {"s.csv", kTable}};
    for (const auto& [name, text] : inputs_) write(path(name), text);
    QVERIFY(QFile::link(path("m.gyre"), path("link")));
  }

  void table_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QStringList>("said");
    QTest::addColumn<QStringList>("files");  // new ones
    const auto row = [](const char* name, const char* command, int exitCode, const QStringList& said = {},
                        const QStringList& files = {}) {
      QTest::newRow(name) << QString(command) << exitCode << said << files;
    };
    // Files named twice.
    row("statics onto the model", "gyre statics m.gyre --csv m.gyre", 2, {"--csv", "the model"});
    row("modes onto the model", "gyre modes m.gyre --csv ./m.gyre", 2, {"--csv", "the model"});
    row("campbell onto the model", "gyre campbell m.gyre --rotor rod --speeds 0:1:2 --csv m.gyre", 2,
        {"--csv", "the model"});
    row("converge onto the model", "gyre converge m.gyre --integrators geom1 --steps 0.01,0.005 --csv m.gyre", 2,
        {"--csv", "the model"});
    row("converge onto the reference",
        "gyre converge m.gyre --integrators geom1 --steps 0.01,0.005 --reference s.csv --csv ./s.csv", 2,
        {"--csv", "the reference"});
    row("inverse onto the model", "gyre inverse m.gyre --csv \"$PWD/m.gyre\"", 2, {"--csv", "the model"});
    row("assemble onto the model", "gyre assemble m.gyre --out m.gyre", 2, {"--out", "the model"});
    row("import onto its file", "gyre import r.urdf --out ./r.urdf", 2, {"--out", "the file to import"});
    row("import onto an included file", "gyre import scene.xml --out part.xml", 2, {"--out", "a file it includes"});
    row("an FMU onto its model", "gyre fmu m.gyre --out ./m.gyre", 2, {"--out", "the model"});
    row("run through a link", "gyre run link --csv m.gyre", 2, {"--csv", "the model"});
    row("run onto a link", "gyre run m.gyre --csv link", 2, {"--csv", "the model"});
    row("run onto a second link", "ln m.gyre twin; gyre run m.gyre --summary twin", 2, {"--summary", "the model"},
        {"twin"});
    row("study onto its reference", "gyre study s.gyre-study --csv .", 2, {"--csv", "a file of the study"});
    row("contacts onto the model", "gyre run m.gyre --contacts ./m.gyre", 2, {"--contacts", "the model"});
    row("contacts onto the CSV", "gyre run m.gyre --csv x --contacts ./x", 2, {"--csv", "--contacts"});
    row("iterations onto the CSV", "gyre run m.gyre --csv x --newton ./x", 2, {"--csv", "--newton"});
    row("contacts of what cannot touch", "gyre run m.gyre --contacts x", 2, {"--contacts", "nothing touches"});
    row("one file twice", "gyre run m.gyre --csv x --summary ./x", 2, {"--csv", "--summary"});
    row("one file to come twice", "ln -s x y; gyre run m.gyre --csv x --summary y", 2, {"--csv", "--summary"}, {"y"});
    row("model and CSV of statics", "gyre statics m.gyre --csv x --out ./x", 2, {"--csv", "--out"});
    row("standard output twice", "gyre run m.gyre --csv - --summary /dev/stdout", 2, {"--csv", "--summary"});
    row("standard output is the CSV", "gyre run m.gyre --csv x >x", 2, {"--csv", "standard output"}, {"x"});
    row("standard output is the model", "gyre run m.gyre --csv - >>m.gyre", 2, {"--csv", "the model"});
    row("words onto the model", "gyre check m.gyre >>m.gyre", 2, {"standard output", "the model"});
    row("nowhere twice", "gyre run m.gyre --csv /dev/null --summary /dev/null", 0);
    row("/dev/stdout is no file to replace", "gyre run m.gyre --csv /dev/stdout >x && grep -q '^0.05' x", 0, {}, {"x"});
    // Output that nobody takes.
    row("help to a full disk", "gyre --help >/dev/full", 1, {"disk is full"});
    row("help to nobody", "gyre --help >&-", 1, {"standard output"});
    row("help of a command", "gyre run --help >/dev/full", 1, {"disk is full"});
    row("messages to a full disk", "gyre run fails.gyre --csv x --summary y 2>/dev/full", 1, {}, {"x", "y"});
    row("an FMU to a full disk", "gyre fmu m.gyre --out /dev/full", 2, {"/dev/full", "a file was expected"});
    row("messages to nobody", "gyre run fails.gyre --csv x --summary y 2>&-", 1, {}, {"x", "y"});
    row("messages of an import", "gyre import r.urdf --out x 2>/dev/full", 1, {}, {"x"});
    row("messages to a pipe that ended",
        "{ sleep 0.2; gyre import r.urdf --out x; echo $? >y; } 2>&1 | true; "
        "while ! test -s y; do sleep 0.05; done; exit $(cat y)",
        1, {}, {"x", "y"});
    row("bad input to a full disk", "gyre run none.gyre 2>/dev/full", 2);
    row("usage to a full disk", "gyre run 2>/dev/full", 2);
    row("words to nobody", "gyre run m.gyre --csv x >&-; c=$?; grep -q 'total energy' x && exit 9; exit $c", 1, {},
        {"x"});
    row("all closed", "gyre run m.gyre --csv x <&- >&- 2>&-; c=$?; grep -q finished x && exit 9; exit $c", 1, {},
        {"x"});
    // Limits.
    row("size of a file",
        "ulimit -f 8; gyre run m.gyre --end 10 --csv x && exit 9; c=$?; "
        "test \"$(tail -c 1 x | od -An -c | tr -d ' ')\" = '\\n' || exit 8; exit $c",
        1, {"incomplete"}, {"x"});
    row("size of an FMU", "ulimit -f 8; gyre fmu m.gyre --out x", 1, {"x", "is there room on the disk?"});
    row("not even the head", "ulimit -f 1; gyre run m.gyre --csv x", 1, {"incomplete"});
    // Words.
    row("results of a part that cannot be kept", "mkdir d; ulimit -f 0; gyre study s.gyre-study --part 1/1 --resume d",
        1, {"s.part-1-of-1.gyre-results"});
    row("a job script to a full disk", "gyre study s.gyre-study --slurm --resume d >/dev/full", 1, {"disk is full"});
    row("results in what is no folder", "gyre study s.gyre-study --part 1/1 --resume m.gyre", 1, {"m.gyre"});
    row("results of parts in no folder", "gyre study s.gyre-study --merge none", 2, {"none", "--merge"});

    row("a step too small", "gyre run m.gyre --step 1e-300", 2, {"key 'step'", "too small a step"});
    row("a step whose square is none", "gyre run m.gyre --step 1e-200 --end 1e-199", 2, {"too small a step"});
    row("an output step too small", "gyre run m.gyre --output-step 1e-18", 2, {"key 'output_step'"});
    row("a study without its model", "sed 's/m.gyre/none.gyre/' s.gyre-study >x; gyre study x", 2,
        {"none.gyre: there is no such file", "x:1"}, {"x"});
    row("memory", "gyre run m.gyre --memory lots", 2, {"--memory 'lots'"});
  }
  void table() {
    QFETCH(QString, command);
    QFETCH(int, exitCode);
    QFETCH(QStringList, said);
    QFETCH(QStringList, files);
    const Outcome run = shell(command);
    QVERIFY2(run.exitCode == exitCode, qPrintable(QString::number(run.exitCode) + run.err));
    for (const QString& part : said) QVERIFY2(run.err.contains(part), qPrintable(run.err));
    checkFiles(files);
  }

  void signals_keepTheRows_data() {
    QTest::addColumn<int>("signal");
    QTest::addColumn<int>("times");
    for (const auto& [name, signal] : {std::pair{"INT", SIGINT}, std::pair{"TERM", SIGTERM}, std::pair{"HUP", SIGHUP}})
      for (const int times : {1, 2, 50}) QTest::addRow("%s %d", name, times) << signal << times;
  }
  void signals_keepTheRows() {
    QFETCH(int, signal);
    QFETCH(int, times);
    QProcess process;
    start(process, endless(path("m.gyre"), path("x")));
    QVERIFY(waitForRows());
    for (int i = 0; i < times; ++i) ::kill(static_cast<pid_t>(process.processId()), signal);
    const Outcome run = outcomeOf(process);
    QCOMPARE(run.exitCode, 1);
    const QByteArray csv = contentOf(path("x"));
    QVERIFY(csv.count('\n') > 10 && csv.endsWith('\n'));
    checkFiles({"x"});
  }
  /// Whenever it comes: the rows that there are, or nothing at all, and never a file without a name of its own.
  void signal_beforeTheFirstStep() {
    for (int delay = 0; delay < 40; delay += 2) {
      QProcess process;
      start(process, endless(path("m.gyre"), path("x")));
      QThread::msleep(static_cast<unsigned long>(delay));
      ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
      process.waitForFinished(60'000);
      const bool written = QFile::exists(path("x"));
      if (process.exitStatus() == QProcess::NormalExit) {
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(contentOf(path("x")).count("\n0,") == 1);  // the start is a row
      }
      checkFiles(written ? QStringList{"x"} : QStringList{});
      QFile::remove(path("x"));
    }
  }
  void ignoredSignals_stayIgnored() {
    const Outcome run = shell("trap '' HUP; gyre run m.gyre --end 20 --csv x & p=$!; sleep 0.3; kill -HUP $p; wait $p");
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
  }

  void whatAKillLeaves_goesWithTheNextRun() {
    QProcess killed, living;
    start(killed, endless(path("m.gyre"), path("x")));
    QVERIFY(waitForRows());
    killed.kill();
    QVERIFY(killed.waitForFinished(60'000));
    QCOMPARE(unfinished().size(), 1);
    start(living, endless(path("m.gyre"), path("y")));
    QVERIFY(waitForRows());
    QCOMPARE(unfinished().size(), 1);
    QCOMPARE(shell("gyre run m.gyre --csv z").exitCode, 0);
    QCOMPARE(unfinished().size(), 1);  // that of the one that lives
    ::kill(static_cast<pid_t>(living.processId()), SIGTERM);
    QCOMPARE(outcomeOf(living).exitCode, 1);
    checkFiles({"y", "z"});
  }

  void newFiles_getTheUsualPermissions() {
    QCOMPARE(shell("umask 027; gyre run m.gyre --csv x && test \"$(stat -c %a x)\" = 640").exitCode, 0);
  }

  void fullDisk_keepsWholeRows() {
    // A file system of 64 kB in a name space of its own.
    const QString prefix = "unshare -rm sh -c 'mkdir d && mount -t tmpfs -o size=64k none d || exit 77; ";
    const Outcome run = shell(prefix + "gyre run m.gyre --end 100 --csv d/x; echo exit $?; tail -n 1 d/x; ls -A d'");
    if (run.exitCode == 77 || run.err.contains("unshare")) QSKIP("no name spaces for users here");
    QVERIFY2(run.out.startsWith("exit 1\n") && run.out.endsWith("\nx\n"), qPrintable(run.out + run.err));
    QVERIFY2(run.err.contains("disk is full") && run.err.contains("incomplete"), qPrintable(run.err));
    const int columns = shell("gyre run m.gyre --csv - --no-metadata | head -n 1").out.count(',');
    QCOMPARE(run.out.section('\n', 1, 1).count(','), columns);
  }

  void rowsBeyondTheMemory_areTheSame() {
    const QString run = "gyre run m.gyre --end 50 --csv ";
    QCOMPARE(shell(run + "x").exitCode, 0);
    const Outcome spilled = shell("TMPDIR=/var/tmp " + run + "y --memory 100K");
    QVERIFY2(spilled.exitCode == 0, qPrintable(spilled.err));
    QVERIFY(contentOf(path("x")) == contentOf(path("y")));
    checkFiles({"x", "y"});
    // No room for them: what there was room for is kept.
    const Outcome full = shell("ulimit -f 256; gyre run m.gyre --end 50 --summary z --memory 100K --csv /dev/null");
    QCOMPARE(full.exitCode, 1);
    QVERIFY2(full.err.contains("room for results is full"), qPrintable(full.err));
    QCOMPARE(QJsonDocument::fromJson(contentOf(path("z")))["state"].toString(), "failed");
    QVERIFY(QJsonDocument::fromJson(contentOf(path("z")))["rows"].toInt() > 100);
  }

  /// What a shell allows its programs counts as what can be had.
  void limitedAddresses_areShared() {
    if (gyre::test::isSanitized) QSKIP("a sanitizer takes more address space than the limit of this test");
    const Outcome run = shell("ulimit -v 3000000; gyre run m.gyre --memory 2500M --csv x");
    QVERIFY2(run.exitCode == 0 && run.err.contains("half of what can be had"), qPrintable(run.err));
    const Outcome more = shell("ulimit -v 3000000; gyre run m.gyre --memory 100M --csv x");
    QVERIFY2(more.exitCode == 0 && !more.err.contains("can be had"), qPrintable(more.err));
  }

  void manyValues_areRefusedBeforeTheyAreRead() {
    if (gyre::test::isSanitized) QSKIP("a sanitizer takes more address space than the limit of this test");
    write(path("big"), "{\"gyre\": 1, \"name\": [" + QByteArray("1,").repeated(4'999'999) + "1]}");
    const Outcome run = shell("ulimit -v 400000; gyre check big");
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("5000003 values") && run.err.contains("GYRE_JSON_VALUES"), qPrintable(run.err));
    const Outcome lowered = shell("GYRE_JSON_VALUES=5 gyre check m.gyre");
    QVERIFY2(lowered.exitCode == 2 && lowered.err.contains("more than the 5"), qPrintable(lowered.err));
  }

  void unknownElements_areCounted() {
    write(path("x"),
          "<robot name=\"arm\"><link name=\"base\"/>" + QByteArray("<foo/>\n").repeated(100'000) + "</robot>");
    const Outcome run = shell("gyre import x --out y");
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.count('\n') == 2 && run.err.contains("99999 more"), qPrintable(run.err.left(2000)));
  }

  void writtenJson_isValidWhateverTheNames() {
    const Outcome run = shell(
        "n=$(printf 'a\\377\\033b.gyre'); cp m.gyre \"$n\"; gyre run \"$n\" --summary x; c=$?; rm \"$n\"; exit $c");
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QJsonParseError problem;
    const QJsonDocument summary = QJsonDocument::fromJson(contentOf(path("x")), &problem);
    QCOMPARE(problem.error, QJsonParseError::NoError);
    QCOMPARE(summary["file"].toString(), QString::fromUtf8("a\xEF\xBF\xBD\x1B"
                                                           "b.gyre"));
  }

 private:
  QString path(const QString& name) const { return dir_->filePath(name); }

  Outcome shell(const QString& command) const {
    QProcess process;
    process.setWorkingDirectory(dir_->path());
    process.start(
        "/bin/sh",
        {"-c", QString("PATH=\"%1:$PATH\"; export PATH; %2").arg(QFileInfo(GYRE_PROGRAM).absolutePath(), command)});
    return outcomeOf(process);
  }
  void start(QProcess& process, const QStringList& arguments) const {
    process.start(GYRE_PROGRAM, arguments);
    QVERIFY(process.waitForStarted());
  }

  QFileInfoList unfinished() const {
    QFileInfoList out = QDir(dir_->path()).entryInfoList(QDir::Files | QDir::Hidden);
    out.removeIf([](const QFileInfo& f) { return !f.fileName().endsWith(".part"); });
    return out;
  }
  /// Until a file being written is larger than its head.
  bool waitForRows() const {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 60'000) {
      for (const QFileInfo& f : unfinished())
        if (f.size() > 20'000 && f.lastModified().msecsTo(QDateTime::currentDateTime()) < 5'000) return true;
      QThread::msleep(5);
    }
    return false;
  }
  /// What was read is as it was, and beside it are these files and no others.
  void checkFiles(QStringList expected) const {
    expected << "link";
    for (const auto& [name, text] : inputs_) {
      expected << name;
      QCOMPARE(contentOf(path(name)), text);
    }
    expected.sort();
    QStringList there = QDir(dir_->path()).entryList(QDir::Files | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    there.sort();
    QCOMPARE(there, expected);
  }

  std::unique_ptr<QTemporaryDir> dir_;
  std::vector<std::pair<QString, QByteArray>> inputs_;
};

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_faults.moc"

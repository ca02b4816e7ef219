// gyre check, list, describe, help, and what is said to wrong usage and bad input.

#include "cli/gyre_process.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre::test;

class TestGyreUsage : public QObject {
  Q_OBJECT
 private slots:
  void usage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("says");
    const QString top = example("heavy-top");
    const auto row = [](const char* tag, const QStringList& arguments, int code, const char* says) {
      QTest::newRow(tag) << arguments << code << says;
    };
    row("nothing", {}, 2, "subcommand");
    row("help", {"--help"}, 0, "describe");
    row("help of run", {"run", "--help"}, 0, "--output-step");
    row("version", {"--version"}, 0, "gyre ");
    row("unknown subcommand", {"rnu"}, 2, "rnu");
    row("unknown option", {"run", top, "--cvs", "a"}, 2, "--cvs");
    row("no model", {"run"}, 2, "model");
    row("no such model", {"run", "none.gyre"}, 2, "none.gyre: there is no such file");
    row("directory", {"check", GYRE_EXAMPLES_DIR}, 2, "directory");
    row("step is no number", {"run", top, "--step", "fast"}, 2, "'fast' is not a number");
    row("step is negative", {"run", top, "--step", "-1"}, 2, "> 0");
    row("step with a wrong unit", {"run", top, "--step", "1 mm"}, 2, "ms");
    row("unknown integrator", {"run", top, "--integrator", "geom"}, 2, "did you mean 'geom1'");
    row("set without =", {"run", top, "--set", "rho_inf"}, 2, "key=value");
    row("set unknown parameter", {"run", top, "--set", "rho=1"}, 2, "rho_inf");
    row("set out of range", {"run", top, "--set", "rho_inf=2"}, 2, "in [0, 1]");
    row("set unknown element", {"run", top, "--set", "tpo.mass=1"}, 2, "did you mean 'top'");
    row("set unknown key", {"run", top, "--set", "top.mas=1"}, 2, "did you mean 'mass'");
    row("set impossible", {"run", top, "--set", "top.inertia=[1,1,9]"}, 2, "triangle inequality");
    row("set no list", {"run", top, "--set", "top.inertia=9"}, 2, "three numbers");
    row("set no JSON", {"run", top, "--set", "top.inertia=[1,"}, 2, "six numbers");
    row("same output twice", {"run", top, "--csv", "x", "--summary", "x"}, 2, "same file");
    row("list of nothing", {"list", "wheels"}, 2, "integrators");
    row("coordinates of a joint", {"describe", "universal"}, 0, "leaves them free: angle_1, angle_2");
    row("fields of a choice", {"describe", "flexible_beam"}, 0, "only where section is circle or tube");
    row("fields of flexible bodies", {"describe", "revolute"}, 0, "only where body1 is flexible");
    row("coordinates by mask", {"describe", "six_dof"}, 0, "angle_x, angle_y, angle_z, displacement_x");
    row("pages of the guide", {"help"}, 0, "integrators");
    row("a page", {"help", "runs"}, 0, "Newton laid open (gyre help newton)");
    row("a page that leads to an example", {"help", "joints"}, 0, "(examples/all-joints.gyre)");
    row("no such page", {"help", "joint"}, 2, "did you mean 'joints'");
    row("page of a subcommand", {"help", "run"}, 2, "gyre run --help");
    row("page of a type", {"help", "bushing"}, 0, "#### stiffness");
    row("page of a method leads to its studies", {"help", "rkmk"}, 0, "(studies/");
    row("page as it is written", {"help", "spring", "--markdown"}, 0, "](../icons/spring.svg)");
    row("words in pages", {"help", "--search", "bristles lugre"}, 0, "joint_friction: Joint friction");
    row("words in no page", {"help", "--search", "xylophone"}, 2, "no page of the guide has the words 'xylophone'");
    row("describe nothing", {"describe", "rigdi"}, 2, "did you mean 'rigid'");
  }
  void usage() {
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QString, says);
    const Outcome run = gyreProgram(arguments);
    QVERIFY2(run.exitCode == exitCode, qPrintable(run.err));
    const QString& said = exitCode == 0 ? run.out : run.err;
    QVERIFY2(said.contains(says), qPrintable(said));
  }

  void badFiles_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << QByteArray() << "empty";
    QTest::newRow("truncated") << QByteArray("{\"gyre\": 1,\n\"bodies\": [") << ":2: ";
    QTest::newRow("brackets") << QByteArray("[").repeated(1'000'000) << "deeper than 64";
    QTest::newRow("1e999") << QByteArray("{\"gyre\": 1,\n\n\"gravity\": [0, 0, 1e999]}") << ":3: ";
    QTest::newRow("unknown key")
        << QByteArray("{\"gyre\": 1, \"bodies\": [\n{\"name\": \"a\", \"type\": \"rigid\", \"mas\": 1}]}")
        << ":2: 'a', key 'mas'";
    QTest::newRow("binary") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10) << "not valid JSON";
  }
  void badFiles() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const QTemporaryDir dir;
    QFile file(dir.filePath("bad.gyre"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    for (const char* command : {"run", "check"}) {
      const Outcome run = gyreProgram({command, file.fileName()});
      QCOMPARE(run.exitCode, 2);
      QVERIFY2(run.err.contains("bad.gyre") && run.err.contains(says), qPrintable(run.err));
    }
  }

  void check_examples_data() {
    QTest::addColumn<QString>("file");
    for (const QFileInfo& f : QDir(GYRE_EXAMPLES_DIR).entryInfoList({"*.gyre"}))
      QTest::addRow("%s", qPrintable(f.baseName())) << f.filePath();
  }
  void check_examples() {
    QFETCH(QString, file);
    const Outcome run = gyreProgram({"check", file});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY2(run.out.contains("degree") && run.out.contains("ready to run"), qPrintable(run.out));
  }

  void check_tellsRedundancyAndAssembly() {
    QVERIFY(gyreProgram({"check", example("four-bar")})
                .out.contains("1 degree of freedom; 3 of the constraints redundant"));
    QFile source(example("heavy-top-on-a-ball-joint"));
    QVERIFY(source.open(QIODevice::ReadOnly));
    QByteArray text = source.readAll();
    QVERIFY(text.contains("\"position\": [0, 1, 0],"));
    text.replace("\"position\": [0, 1, 0],", "\"position\": [0, 1.5, 0],");
    const QTemporaryDir dir;
    QFile file(dir.filePath("apart.gyre"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    const Outcome run = gyreProgram({"check", file.fileName()});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.out.contains("moves 'top' most, by 0.5 m"), qPrintable(run.out));
    QVERIFY(run.err.contains("apart.gyre"));
  }

  void list_andDescribe_agree() {
    for (const char* what : {"bodies", "joints", "forces", "integrators"}) {
      const QJsonArray types = QJsonDocument::fromJson(gyreProgram({"list", what, "--json"}).out.toUtf8()).array();
      QVERIFY(!types.isEmpty());
      const QString table = gyreProgram({"list", what}).out;
      QCOMPARE(table.count('\n'), types.size());
      for (const QJsonValue& type : types) {
        const QString id = type["id"].toString();
        QVERIFY(table.contains(id));
        const QJsonObject described =
            QJsonDocument::fromJson(gyreProgram({"describe", id, "--json"}).out.toUtf8()).object();
        QCOMPARE(described["id"].toString(), id);
        QVERIFY(!described["help"].toString().isEmpty());
        const QString text = gyreProgram({"describe", id}).out;
        for (const QJsonValue& key : described["keys"].toArray())
          QVERIFY(text.contains("  " + key["key"].toString() + ": "));
      }
    }
    const QString shapes = gyreProgram({"describe", "shapes"}).out;
    for (const char* said : {"extrusion: ", "outline: ", "[m], required", "triangles: ", "semi-axes along x, y, z [m]"})
      QVERIFY2(shapes.contains(said, Qt::CaseInsensitive), qPrintable(shapes));
    QVERIFY(gyreProgram({"describe", "geom1"}).out.contains("Order 2, "));
    const QString rigid = gyreProgram({"describe", "rigid"}).out;
    QVERIFY2(rigid.contains("[kg]") && rigid.contains("> 0") && rigid.contains("required"), qPrintable(rigid));
  }

  void schema_isJson() {
    const Outcome run = gyreProgram({"schema"});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject schema = QJsonDocument::fromJson(run.out.toUtf8()).object();
    QCOMPARE(schema["$schema"].toString(), "https://json-schema.org/draft/2020-12/schema");
    QVERIFY(schema["$defs"].toObject().contains("body.rigid"));
  }

  void import_writesTheModelAndSaysWhatWasNotUnderstood() {
    const QTemporaryDir dir;
    const QString urdf = GYRE_SOURCE_DIR "/tests/engine/import/files/double-pendulum.urdf";
    const QString model = dir.filePath("pendulum.gyre");
    const Outcome run = gyreProgram({"import", urdf, "--out", model});
    QVERIFY2(run.exitCode == 0 && run.out.isEmpty(), qPrintable(run.err));
    QVERIFY2(
        run.err.contains(
            "double-pendulum.urdf:44: robot 'double pendulum'/joint 'elbow'/limit: the limit of the speed is left out"),
        qPrintable(run.err));
    QVERIFY(gyreProgram({"check", model}).out.contains("2 degrees of freedom"));
    QCOMPARE(gyreProgram({"import", urdf}).out.toUtf8(), [&] {
      QFile file(model);
      return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }());
    // Meshes are for the window: each is named with its line.
    const Outcome robot = gyreProgram({"import", GYRE_SOURCE_DIR "/tests/ui/files/gripper/urdf/gripper.urdf"});
    QCOMPARE(robot.exitCode, 0);
    QVERIFY2(robot.err.contains("gripper.urdf:11: robot 'gripper'/link 'palm'/visual/geometry/mesh: the mesh "
                                "'package://two_fingers/meshes/palm.stl' is left out: meshes are read by the window") &&
                 robot.err.count("is left out: meshes are read by the window only") == 4,
             qPrintable(robot.err));
    const Outcome bad = gyreProgram({"import", example("four-bar")});
    QCOMPARE(bad.exitCode, 2);
    QVERIFY2(bad.err.contains("not valid XML"), qPrintable(bad.err));
  }

  void import_repairs_unlessStrict() {
    const QTemporaryDir dir;
    QVERIFY(QDir(dir.path()).mkdir("robot"));
    const auto write = [&dir](const char* name, const QByteArray& text) {
      QFile file(dir.filePath(name));
      return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write("robot/model.xml", "<mujoco>\n<include file=\"../part.xml\"/></mujoco>"));
    QVERIFY(write("part.xml",
                  "<a><worldbody>\n<body name=\"b\"><freejoint/><inertial mass=\"1\" diaginertia=\"1 1 3\"/></body>"
                  "</worldbody></a>"));
    const QString file = dir.filePath("robot/model.xml");
    const Outcome outside = gyreProgram({"import", file});
    QCOMPARE(outside.exitCode, 2);
    QVERIFY2(outside.err.contains("model.xml:2: ") && outside.err.contains("--allow-outside reads such files"),
             qPrintable(outside.err));
    const Outcome repaired = gyreProgram({"import", file, "--allow-outside"});
    QVERIFY2(repaired.exitCode == 0 && repaired.out.contains("\"b\""), qPrintable(repaired.err));
    QVERIFY2(repaired.err.contains("part.xml:2: mujoco/worldbody/body 'b'/inertial: no body has this inertia") &&
                 repaired.err.contains("1 repaired"),
             qPrintable(repaired.err));
    const Outcome strict = gyreProgram({"import", file, "--allow-outside", "--strict"});
    QVERIFY2(strict.exitCode == 2 && strict.out.isEmpty() && strict.err.contains("part.xml:2: "),
             qPrintable(strict.err));
  }

  void list_examples() {
    const QJsonArray examples =
        QJsonDocument::fromJson(gyreProgram({"list", "examples", "--json"}).out.toUtf8()).array();
    QVERIFY(examples.size() >= 8);
    for (const QJsonValue& e : examples) {
      QVERIFY(QFile::exists(e["file"].toString()));
      QVERIFY2(e["label"].toString() != "cannot be read", qPrintable(e["file"].toString()));
    }
    const QTemporaryDir empty;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("GYRE_EXAMPLES", empty.path());
    process.setProcessEnvironment(environment);
    process.start(GYRE_PROGRAM, {"list", "examples"});
    const Outcome none = outcomeOf(process);
    QCOMPARE(none.exitCode, 0);
    QCOMPARE(none.out, QString());
  }

  /// Every command line that the guide shows is one of a subcommand that there is, with options that it has.
  void commandsOfTheGuide_areUnderstood() {
    static const QRegularExpression line(R"(^(?:    |)gyre (\w+) ([^#\n]*))", QRegularExpression::MultilineOption);
    static const QRegularExpression option(R"(--[a-z][a-z-]*)");
    QHash<QString, QString> helps;
    int lines = 0;
    for (const QFileInfo& page : QDir(GYRE_SOURCE_DIR "/resources/help").entryInfoList({"*.md"})) {
      QFile file(page.filePath());
      QVERIFY(file.open(QIODevice::ReadOnly));
      for (auto it = line.globalMatch(QString::fromUtf8(file.readAll())); it.hasNext(); ++lines) {
        const QRegularExpressionMatch match = it.next();
        const QString command = match.captured(1);
        if (!helps.contains(command)) {
          const Outcome help = gyreProgram({command, "--help"});
          QVERIFY2(help.exitCode == 0, qPrintable(page.fileName() + ": " + match.captured()));
          helps[command] = help.out;
        }
        for (auto o = option.globalMatch(match.captured(2)); o.hasNext();)
          QVERIFY2(helps[command].contains(o.next().captured()), qPrintable(page.fileName() + ": " + match.captured()));
      }
    }
    QVERIFY2(lines > 25, qPrintable(QString::number(lines)));
  }

  /// The model that the guide shows runs.
  void modelOfTheGuide_runs() {
    QFile page(GYRE_SOURCE_DIR "/resources/help/model-file.md");
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(page.readAll()).section("```jsonc\n", 1, 1).section("```", 0, 0);
    const QTemporaryDir dir;
    QFile model(dir.filePath("pendulum.gyre"));
    QVERIFY(model.open(QIODevice::WriteOnly) && model.write(text.toUtf8()) > 100);
    model.close();
    const Outcome run = gyreProgram({"run", model.fileName(), "--end", "0.1"});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
  }
};

QTEST_GUILESS_MAIN(TestGyreUsage)
#include "tst_gyre_usage.moc"

// FMUs that `gyre fmu` writes, stepped by a program in C: the numbers are those of `gyre run`, or of a run whose model
// is exchanged at the communication points, to the bit.

#include "fmu/unpacked_fmu.h"

#include "catalog/catalog.h"
#include "fmi/held_numbers.h"
#include "io/model_file.h"
#include "io/setting.h"
#include "run/advance_to.h"

#include <QtTest>

#include <bit>

using namespace gyre;
using namespace gyre::test;

namespace {

using Rows = std::vector<std::vector<double>>;

Rows rowsOf(const QString& text) {
  Rows out;
  for (const QString& line : text.split('\n', Qt::SkipEmptyParts)) {
    if (line.startsWith('#') || line.contains('[')) continue;
    out.emplace_back();
    for (const QString& number : line.split(',')) out.back().push_back(number.toDouble());
  }
  return out;
}

bool sameBits(double a, double b) { return std::bit_cast<quint64>(a) == std::bit_cast<quint64>(b); }

Outcome steps(const UnpackedFmu& fmu, int version, const QStringList& rest) {
  QProcess process;
  process.start(FMU_STEPS, QStringList{QString::number(version), fmu.binary(), fmu.resources(), fmu.token()} + rest);
  return outcomeOf(process);
}

/// A rod on a hinge about y, which a torque "tau" turns.
QString armFile(const QTemporaryDir& folder) {
  QFile file(folder.filePath("arm on-a hinge.gyre"));
  (void)file.open(QIODevice::WriteOnly);
  file.write(R"json({"gyre": 1, "name": "Arm & <hinge>", "parameters": [{"name": "tau", "value": 0, "help": "Torque"}],
"bodies": [{"name": "arm", "type": "rigid", "mass": 2, "inertia": [0.001, 0.06, 0.06], "position": [0.3, 0, 0]}],
"joints": [{"name": "hinge", "type": "revolute", "body1": "ground", "frame1": {"orientation": [0.7071067811865476, -0.7071067811865476, 0, 0]},
  "body2": "arm", "frame2": {"position": [-0.3, 0, 0], "orientation": [0.7071067811865476, -0.7071067811865476, 0, 0]}}],
"forces": [{"name": "motor", "type": "torque", "body": "arm", "value": [0, "tau", 0]},
  {"name": "load", "type": "force", "body": "arm", "value": [0, 0, "1/(t - 0.05)"], "enabled": false}],
"simulation": {"integrator": "geom1", "step": 0.001, "end_time": 0.2, "output_step": 0.01}})json");
  return file.fileName();
}

}  // namespace

class TestFmu : public QObject {
  Q_OBJECT
  QTemporaryDir folder_;

 private slots:
  void stepsOfTheStandard_areThoseOfARun_data() {
    QTest::addColumn<int>("version");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("method");
    for (const int version : {2, 3})
      for (const auto& [model, method] : {std::pair("double-pendulum", "geom1"),
                                          {"double-pendulum", "bdf_cm"},
                                          {"slider-crank-3d", "rkmk"},
                                          {"card-house", "local_imp"},
                                          {"bouncing-balls", "local_pos"},
                                          {"bouncing-balls-as-a-force", "geom2"}})
        QTest::addRow("%d %s %s", version, model, method) << version << QString(model) << QString(method);
  }
  void stepsOfTheStandard_areThoseOfARun() {
    QFETCH(int, version);
    QFETCH(QString, model);
    QFETCH(QString, method);
    const UnpackedFmu fmu({example(model), "--integrator", method, "--set", "output_step=0.01"}, version);
    QVERIFY2(fmu.error().isEmpty(), qPrintable(fmu.error()));
    const Outcome run = gyreProgram(
        {"run", example(model), "--integrator", method, "--output-step", "0.01", "--end", "0.3", "--csv", "-"});
    const Rows expected = rowsOf(run.out);
    QCOMPARE(expected.size(), 31U);
    const std::size_t outputs = expected.front().size() - 1;
    const Outcome stepped = steps(fmu, version, {"30", "0.01", "1", QString::number(outputs)});
    QVERIFY2(stepped.exitCode == 0, qPrintable(stepped.err));
    const Rows rows = rowsOf(stepped.out);
    QCOMPARE(rows.size(), 30U);
    for (std::size_t k = 0; k < rows.size(); ++k)
      for (std::size_t i = 0; i < outputs; ++i)
        QVERIFY2(rows[k][i] == expected[k + 1][i + 1] || (std::isnan(rows[k][i]) && std::isnan(expected[k + 1][i + 1])),
                 qPrintable(QString("row %1, output %2").arg(k).arg(i)));
  }

  /// A torque is a held number, a mass is exchanged with the model. Steps fit no grid: 0.0035 s by steps of 0.001 s.
  void inputs_takeEffectAtCommunicationPoints_data() {
    QTest::addColumn<int>("version");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("method");
    QTest::newRow("held, geom1") << 2 << "tau"
                                 << "geom1";
    QTest::newRow("held, bdf_cm") << 3 << "tau"
                                  << "bdf_cm";
    QTest::newRow("exchanged, rkmk") << 3 << "arm.mass"
                                     << "rkmk";
    QTest::newRow("exchanged, bdf_cm") << 2 << "arm.mass"
                                       << "bdf_cm";
  }
  void inputs_takeEffectAtCommunicationPoints() {
    QFETCH(int, version);
    QFETCH(QString, input);
    QFETCH(QString, method);
    constexpr double size = 0.0035, factor = 0.25;
    constexpr int n = 40;
    const QString file = armFile(folder_);
    const UnpackedFmu fmu({file, "--integrator", method, "--inputs", input, "--outputs", "arm.x", "arm.z", "arm.wy"},
                          version);
    QVERIFY2(fmu.error().isEmpty(), qPrintable(fmu.error()));
    const Outcome stepped =
        steps(fmu, version, {QString::number(n), QString::number(size), "2", "3", "1", QString::number(factor)});
    QVERIFY2(stepped.exitCode == 0, qPrintable(stepped.err));
    const Rows rows = rowsOf(stepped.out);
    QCOMPARE(rows.size(), std::size_t(n));

    auto model = readModel(file.toStdString(), catalog());
    QVERIFY(model && applySettings({{"integrator", method.toStdString()}}, catalog(), *model));
    QVERIFY(model->apply(Edit{SetField{simulationId, "end_time", n * size}}));
    const auto number = ModelNumber::find(input.toStdString(), *model);
    QVERIFY(number);
    HeldNumbers held;
    const bool isHeld = held.add(*number, *model);
    QCOMPARE(isHeld, input == "tau");
    auto run = Stepper::create(*held.held(*model));
    QVERIFY(run);
    const std::vector<Channel> channels = (*run)->channels();
    std::vector<double> row(channels.size());
    for (std::size_t k = 0; k < rows.size(); ++k) {
      const double t = static_cast<double>(k) * size, value = factor * static_cast<double>(k + 1);
      QVERIFY(number->set(value, *model));
      if (isHeld) held.set(0, value);
      QVERIFY(isHeld ? (*run)->restart(true) : (*run)->exchange(*model));
      QVERIFY(advanceTo(**run, std::min(t + size, n * size)) && (*run)->writeRow(row));
      std::size_t out = 0;
      for (std::size_t i = 0; i < channels.size(); ++i)
        for (const char* name : {"arm.x", "arm.z", "arm.wy"})
          if (channels[i].name == name) QVERIFY2(sameBits(rows[k][out++], row[i]), name);
      QCOMPARE(out, 3U);
    }
  }

  void librariesOfTheEngine_arePackedWhereAskedFor() {
    const UnpackedFmu fmu({armFile(folder_), "--with-libraries"}, 2);
    QVERIFY2(fmu.error().isEmpty(), qPrintable(fmu.error()));
    QProcess ldd;
    ldd.start("ldd", {fmu.binary()});
    const QString said = outcomeOf(ldd).out;
    for (const char* name : {"libtbb.so", "libcholmod.so", "libamd.so"})
      QVERIFY2(said.contains(QRegularExpression(QString("%1\\S* => %2").arg(name, QFileInfo(fmu.binary()).path()))),
               qPrintable(said));
    QVERIFY(!QFile::exists(QFileInfo(fmu.binary()).path() + "/libc.so.6"));
  }

  void aStepThatFails_saysWhereAndWhen() {
    const QString file = armFile(folder_);
    for (const int version : {2, 3}) {
      const UnpackedFmu fmu({file, "--set", "load.enabled=true", "--outputs", "arm.*"}, version);
      QVERIFY2(fmu.error().isEmpty(), qPrintable(fmu.error()));
      const Outcome stepped = steps(fmu, version, {"20", "0.01", "1", "1"});
      QCOMPARE(stepped.exitCode, 1);
      QVERIFY2(stepped.err.contains("logStatusError: fmi") && stepped.err.contains("DoStep: ") &&
                   stepped.err.contains("'hinge'") && stepped.err.contains("at t = 0.05 s"),
               qPrintable(stepped.err));
    }
  }

  void anotherToken_isRefused() {
    const QString file = armFile(folder_);
    const UnpackedFmu fmu({file}, 2);
    QProcess process;
    process.start(FMU_STEPS, {"2", fmu.binary(), fmu.resources(), "{0}", "1", "0.01", "1", "1"});
    const Outcome stepped = outcomeOf(process);
    QCOMPARE(stepped.exitCode, 1);
    QVERIFY2(stepped.err.contains("the token of this FMU") && stepped.err.contains("not {0}"), qPrintable(stepped.err));
  }

  void anArchive_hasTheSameBytesEachTime() {
    const QString file = armFile(folder_);
    QByteArray first;
    for (int i = 0; i < 2; ++i) {
      QCOMPARE(gyreProgram({"fmu", file, "--inputs", "tau", "--out", folder_.filePath("same.fmu")}).exitCode, 0);
      QFile fmu(folder_.filePath("same.fmu"));
      QVERIFY(fmu.open(QIODevice::ReadOnly));
      const QByteArray bytes = fmu.readAll();
      QVERIFY(i == 0 || bytes == first);
      first = bytes;
    }
  }

  void wrongKeys_areNamed_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* tag, const QStringList& options, const char* says) {
      QTest::newRow(tag) << options << says;
    };
    row("unknown element", {"--inputs", "amr.mass"}, "did you mean 'arm'");
    row("unknown key", {"--inputs", "arm.mas"}, "did you mean 'mass'");
    row("vector", {"--inputs", "motor.value"}, "by .x, .y or .z");
    row("expression", {"--inputs", "motor.value.y"}, "it is the expression 'tau'");
    row("no number", {"--parameters", "motor.body"}, "a number was expected");
    row("twice", {"--inputs", "tau", "--parameters", "tau"}, "named before");
    row("start", {"--inputs", "arm.position.x"}, "as one of --parameters");
    row("end", {"--parameters", "end_time"}, "who steps an FMU says when it ends");
    row("method", {"--parameters", "integrator"}, "--integrator");
    row("channel", {"--outputs", "amr.*"}, "amr.*");
    row("version", {"--fmi", "1"}, "--fmi");
  }
  void wrongKeys_areNamed() {
    QFETCH(QStringList, options);
    QFETCH(QString, says);
    const QString out = folder_.filePath("none.fmu");
    const Outcome run = gyreProgram(QStringList{"fmu", armFile(folder_), "--out", out} + options);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains(says), qPrintable(run.err));
    QVERIFY(!QFile::exists(out));
  }
};

QTEST_GUILESS_MAIN(TestFmu)
#include "tst_fmu.moc"

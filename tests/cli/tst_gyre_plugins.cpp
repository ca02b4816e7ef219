// Plugins on the command line: types of the environment's folders stand beside Gyre's own, what does not fit is said
// and no reason to give up, and `gyre test-plugin` measures.

#include "cli/gyre_process.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre::test;

namespace {

const QString plugins = QStringLiteral(GYRE_PLUGINS);

Outcome withPlugins(const QString& folders, const QStringList& arguments) {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("GYRE_PLUGIN_PATH", folders);
  process.setProcessEnvironment(environment);
  process.start(GYRE_PROGRAM, arguments);
  return outcomeOf(process);
}
Outcome withExamples(const QStringList& arguments) { return withPlugins(plugins + "/examples", arguments); }

/// A rotor that a magnetic bearing holds; its frequency grows with the square root of P - k_s / k_i.
const char* const rotor =
    R"({"gyre": 1, "gravity": [0, 0, 0],
        "bodies": [{"name": "rotor", "type": "rigid", "mass": 2, "inertia": [1, 1, 1], "position": [0, 1e-7, 0]}],
        "forces": [{"name": "bearing", "type": "magnetic_bearing", "body1": "ground", "body2": "rotor", "derivative": 0}],
        "simulation": {"integrator": "rattlie", "step": 1e-5, "end_time": 0.02, "output_step": 1e-4}})";

}  // namespace

class TestGyrePlugins : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  QString write(const QString& name, const QByteArray& text) {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
    file.write(text);
    return file.fileName();
  }

 private slots:
  void types_standBesideThoseOfGyre() {
    for (const auto& [arguments, words] :
         {std::pair<QStringList, QStringList>{{"list", "forces"}, {"brush_tyre", "spring"}},
          {{"list", "joints"}, {"ellipsoid_surface"}},
          {{"list", "integrators"}, {"rattlie"}},
          {{"describe", "magnetic_bearing"}, {"bias_current", "Schweitzer and Maslen 2009", "magnetic_bearing.so"}},
          {{"describe", "ellipsoid_surface", "--json"}, {"displacement_x", "half_axes"}},
          {{"schema"}, {"force.brush_tyre", "joint.ellipsoid_surface", "slip_stiffness"}},
          {{"completion", "bash"}, {"rattlie", "brush_tyre"}}}) {
      const Outcome said = withExamples(arguments);
      QCOMPARE(said.exitCode, 0);
      QVERIFY2(said.err.isEmpty(), qPrintable(said.err));
      for (const QString& word : words) QVERIFY2(said.out.contains(word), qPrintable(word));
      if (!arguments.contains("--json")) continue;
      QVERIFY(!withPlugins("", arguments).out.contains("half_axes"));
    }
  }

  void models_areRunAndCompared() {
    const QString model = write("rotor.gyre", rotor);
    const Outcome run = withExamples({"run", model, "--csv", "-", "--no-metadata", "--channels", "bearing.*"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains("bearing.current_y [A]"));
    const Outcome compared =
        withExamples({"converge", model, "--integrators", "rattlie,geom1", "--steps", "4e-5,2e-5,1e-5"});
    QVERIFY2(compared.exitCode == 0, qPrintable(compared.err));
    QVERIFY2(compared.out.contains(QRegularExpression("rattlie +2\\.0")), qPrintable(compared.out));
    const Outcome unknown = withPlugins("", {"run", example("four-bar"), "--integrator", "rattlie"});
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY2(unknown.err.contains("GYRE_PLUGIN_PATH"), qPrintable(unknown.err));
    const Outcome without = withPlugins("", {"run", model});
    QCOMPARE(without.exitCode, 2);
    QVERIFY2(
        without.err.contains("unknown type of force 'magnetic_bearing'") && without.err.contains("GYRE_PLUGIN_PATH"),
        qPrintable(without.err));
  }

  void studies_varyKeysOfPlugins() {
    write("rotor.gyre", rotor);
    const QString study = write("gains.gyre-study", R"({
      "gyre_study": 1, "name": "Gains of a bearing", "model": "rotor.gyre",
      "vary": [{"bearing.proportional": [15000, 20000, 30000]}],
      "measures": [{"name": "largest", "channels": ["bearing.current_y"], "norm": "max"}],
      "findings": [{"finding": "the current grows with the gain", "source": "i = -P y", "measure": "largest",
                    "between": [0.0014, 0.0031]}]})");
    const Outcome said = withExamples({"study", study});
    QVERIFY2(said.exitCode == 0, qPrintable(said.err + said.out));
    QVERIFY2(said.out.contains("30000") && said.out.contains("0.003"), qPrintable(said.out));
  }

  void whatDoesNotFit_isSaidAndLeftOut() {
    const Outcome said = withPlugins(plugins + "/failing:" + plugins + "/examples:/no/such/folder", {"list", "forces"});
    QCOMPARE(said.exitCode, 0);
    QVERIFY(said.out.contains("brush_tyre"));
    for (const char* words :
         {"other_version.so: it was compiled for version 999", "no_plugin.so: it is no plugin of Gyre",
          "taken_name.so: its type 'spring'", "/no/such/folder: GYRE_PLUGIN_PATH names it"})
      QVERIFY2(said.err.contains(words), qPrintable(said.err));
  }

  void testPlugin_measures_data() {
    QTest::addColumn<QString>("plugin");
    QTest::addColumn<int>("checks");
    QTest::newRow("force") << "magnetic_bearing" << 3;
    QTest::newRow("tyre") << "tyre" << 3;
    QTest::newRow("joint") << "ellipsoid_surface" << 7;
    QTest::newRow("integrator") << "rattlie" << 16;
    QTest::newRow("state") << "maxwell" << 3;
  }
  void testPlugin_measures() {
    QFETCH(QString, plugin);
    QFETCH(int, checks);
    // A copy of what the environment names, too, is tested itself.
    const QString copy = folder_.filePath(plugin + ".so");
    QVERIFY(QFile::copy(plugins + (plugin == "maxwell" ? "/failing/" : "/examples/") + plugin + ".so", copy));
    const Outcome said = withExamples({"test-plugin", copy});
    QVERIFY2(said.exitCode == 0, qPrintable(said.err + said.out));
    QCOMPARE(said.out.count("ok    "), checks);
    QVERIFY(said.out.endsWith(QString("%1 of %1 checks hold\n").arg(checks)));
  }
  void testPlugin_findsWhatIsWrong() {
    const Outcome said = withPlugins("", {"test-plugin", plugins + "/failing/failing.so"});
    QCOMPARE(said.exitCode, 1);
    for (const char* line :
         {"FAILED wrong_plane, B = dPhi/dq", "ok     failing, K", "FAILED wrong_spring, K = dr/dq",
          "FAILED wrong_spring, energy", "FAILED wrong_method, free body: order of positions",
          "FAILED wrong_method, double pendulum: its run", "FAILED wrong_method, free body: way back"})
      QVERIFY2(said.out.contains(line), qPrintable(line + QString(" in\n") + said.out));
    QCOMPARE(withPlugins("", {"test-plugin", plugins + "/failing/no_plugin.so"}).exitCode, 2);
    QCOMPARE(withPlugins("", {"test-plugin", "nowhere.so"}).exitCode, 2);
  }
};

QTEST_GUILESS_MAIN(TestGyrePlugins)
#include "tst_gyre_plugins.moc"

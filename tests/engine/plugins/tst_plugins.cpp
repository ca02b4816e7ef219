// Plugins are loaded whole or refused with a reason that names their file, and what fails inside them is told by the
// name of the element.

#include "catalog/catalog.h"
#include "checks/method_checks.h"
#include "io/model_file.h"
#include "plugins/plugins.h"
#include "support/run_model.h"

#include <fmt/format.h>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

std::string pluginFile(const std::string& name) { return GYRE_PLUGINS "/" + name + ".so"; }

std::vector<const TypeInfo*> loaded(const std::string& name) {
  auto types = loadPlugin(pluginFile(name));
  if (!types) throw std::runtime_error(types.error().text());
  return *types;
}

Expected<Model> read(const std::string& text) { return parseModel(text, "model.gyre", catalog()); }

/// A particle that starts at rest, and one element of a type between it and the ground.
std::string particleWith(const std::string& list, const std::string& element, const std::string& method = "geom1") {
  return fmt::format(
      R"({{"gyre": 1, "bodies": [{{"name": "mass", "type": "rigid", "mass": 1, "inertia": [1, 1, 1], "velocity": [1, 0, 0]}}],
          "{}": [{{"name": "it", "body1": "ground", "body2": "mass", {}}}],
          "simulation": {{"integrator": "{}", "step": 1e-3, "end_time": 0.1}}}})",
      list, element, method);
}

}  // namespace

class TestPlugins : public QObject {
  Q_OBJECT

 private slots:
  void misfits_areRefused_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("reason");
    const auto failing = [](const char* name) { return QString(GYRE_PLUGINS "/failing/%1.so").arg(name); };
    QTest::newRow("version") << failing("other_version") << "version 999 of the interface";
    QTest::newRow("no entry") << failing("no_plugin") << "the function gyre_plugin is missing";
    QTest::newRow("taken name") << failing("taken_name") << "its type 'spring': there is a type of force of this name";
    QTest::newRow("unit") << failing("wrong_unit") << "the unit 'furlong' of its key 'size'";
    QTest::newRow("no file") << failing("nowhere") << "no such file";
    QTest::newRow("text") << QString(GYRE_EXAMPLES_DIR "/four-bar.gyre") << "cannot be loaded as a shared object";
  }
  void misfits_areRefused() {
    QFETCH(QString, file);
    QFETCH(QString, reason);
    const std::size_t known = catalog().all().size();
    const auto types = loadPlugin(file.toStdString());
    QVERIFY(!types.has_value());
    QCOMPARE(types.error().kind, Error::Kind::input);
    QCOMPARE(types.error().file, file.toStdString());
    QVERIFY2(QString::fromStdString(types.error().message).contains(reason), types.error().message.c_str());
    QCOMPARE(catalog().all().size(), known);  // none of its types came
  }

  void types_areInTheCatalogueOnce() {
    const TypeList& before = catalog();
    QVERIFY(!before.find(Category::force, "brush_tyre"));
    const auto types = loaded("examples/tyre");
    QCOMPARE(types.size(), std::size_t{1});
    QCOMPARE(catalog().find(Category::force, "brush_tyre"), types.front());
    QVERIFY(!before.find(Category::force, "brush_tyre"));  // who holds a list keeps it
    QCOMPARE(loaded("examples/../examples/tyre"), types);
    QCOMPARE(catalog().of(Category::force).back(), types.front());
  }

  /// Where no name is near, a plugin may be what is missing.
  void unknownTypes_mentionPlugins() {
    const auto far = read(particleWith("forces", R"("type": "warp_drive")"));
    QVERIFY(!far.has_value());
    QVERIFY2(far.error().message.find("GYRE_PLUGIN_PATH") != std::string::npos, far.error().message.c_str());
    const auto near = read(particleWith("forces", R"("type": "sprin")"));
    QVERIFY(!near.has_value());
    QVERIFY2(near.error().message.find("GYRE_PLUGIN_PATH") == std::string::npos, near.error().message.c_str());
  }

  void valuesThatAPluginRefuses_areInputErrors() {
    loaded("failing/failing");
    const auto model = read(particleWith("forces", R"("type": "failing", "how": "at_once")"));
    QVERIFY(!model.has_value());
    QCOMPARE(model.error().element, std::string("it"));
    QCOMPARE(model.error().message, std::string("nothing can be made of this"));
    QVERIFY(model.error().line > 0);
  }
  void valuesOutOfRange_areInputErrors() {
    loaded("examples/magnetic_bearing");
    const auto model = read(particleWith("forces", R"("type": "magnetic_bearing", "gap": -1)"));
    QVERIFY(!model.has_value());
    QCOMPARE(model.error().element, std::string("it"));
    QCOMPARE(model.error().key, std::string("gap"));
  }

  void failures_nameTheElement_data() {
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("element");
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("reason");
    for (const char* method : {"geom1", "rkmk", "liemid_ea", "bdf_ggl", "local_imp"}) {
      QTest::addRow("exception, %s", method)
          << "forces"
          << R"("type": "failing", "how": "exception")" << method << "failing: the coil has melted";
      QTest::addRow("nan, %s", method) << "forces"
                                       << R"("type": "failing", "how": "nan")" << method
                                       << "failing: its force is not a finite number";
    }
    QTest::newRow("joint") << "joints"
                           << R"("type": "wrong_plane", "how": "edge")"
                           << "geom1"
                           << "wrong_plane: the plane ends here";
  }
  void failures_nameTheElement() {
    QFETCH(QString, list);
    QFETCH(QString, element);
    QFETCH(QString, method);
    QFETCH(QString, reason);
    loaded("failing/failing");
    const auto model = read(particleWith(list.toStdString(), element.toStdString(), method.toStdString()));
    QVERIFY2(model.has_value(), model ? "" : model.error().text().c_str());
    const auto simulation = runAsFarAsItGoes(*model);
    const auto error = simulation->error();
    QVERIFY(error.has_value());
    QCOMPARE(error->element, std::string("it"));
    QVERIFY2(QString::fromStdString(error->message).contains(reason), error->message.c_str());
    QVERIFY(error->time.has_value() && *error->time < 0.06);
  }

  void failuresWhereARunBegins_nameTheElement() {
    loaded("failing/failing");
    std::string text = particleWith("joints", R"("type": "wrong_plane", "how": "edge")");
    text.replace(text.find("\"velocity\""), 0, R"("position": [1, 0, 0], )");
    const auto run = Stepper::create(*read(text));
    QVERIFY(!run.has_value());
    QCOMPARE(run.error().element, std::string("it"));
    QVERIFY2(run.error().message.find("wrong_plane: the plane ends here") != std::string::npos,
             run.error().message.c_str());
  }

  /// The measurements of `gyre test-plugin`, where the answer is known.
  void ownMethods_holdWhatPluginsMust_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"geom1", "se3", "liemid_ea", "liemid_i", "akw"})
      QTest::newRow(method) << QString(method);
  }
  void ownMethods_holdWhatPluginsMust() {
    QFETCH(QString, method);
    const Checks checks = methodChecks(integratorType(*catalog().find(Category::integrator, method.toStdString())));
    QVERIFY(checks.size() >= 10);
    for (const Check& check : checks) QVERIFY2(check.holds(), text(check).c_str());
  }

  void folders_areSearched() {
    QTemporaryDir folder;
    QVERIFY(QFile::link(QString::fromStdString(pluginFile("examples/ellipsoid_surface")), folder.filePath("a.so")));
    QVERIFY(QFile::link(QString::fromStdString(pluginFile("failing/no_plugin")), folder.filePath("b.so")));
    qputenv("GYRE_PLUGIN_PATH", ("/no/such/folder:" + folder.path()).toUtf8());
    const std::vector<Error>& refused = loadPluginsOfPath();
    QCOMPARE(refused.size(), std::size_t{2});
    QCOMPARE(refused[0].file, std::string("/no/such/folder"));
    QCOMPARE(refused[1].file, folder.filePath("b.so").toStdString());
    QVERIFY(catalog().find(Category::joint, "ellipsoid_surface"));
    QCOMPARE(&loadPluginsOfPath(), &refused);
  }
};

QTEST_APPLESS_MAIN(TestPlugins)
#include "tst_plugins.moc"

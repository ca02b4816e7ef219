// The library for programs: what it says is what the command line says, to the byte, and what it does holds by closed
// forms.
#include "packaging/command.h"

#include <gyre/gyre.h>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <numbers>

using gyre::test::command;

namespace {

/// The error that is thrown.
template <class Work>
gyre::Error thrownBy(Work work) {
  try {
    work();
  } catch (const gyre::Error& error) {
    return error;
  }
  return gyre::Error(gyre::Error::Kind::resource, "nothing was thrown");
}

/// About the y axis: z of a marker along y.
gyre::Frame alongY(gyre::Vector position = {}) {
  return {position, gyre::Orientation::about({1, 0, 0}, -std::numbers::pi / 2)};
}

/// A uniform rod of 1 m that hangs level on a hinge about y at the origin.
gyre::Model rod() {
  gyre::Model model;
  model.add(gyre::bodies::Rigid{
      .name = "rod", .mass = 3, .inertia = {.xx = 0.01, .yy = 0.25, .zz = 0.25}, .position = {0.5, 0, 0}});
  model.add(gyre::joints::Revolute{
      .name = "hinge", .body1 = "ground", .frame1 = alongY(), .body2 = "rod", .frame2 = alongY({-0.5, 0, 0})});
  return model;
}

}  // namespace

class tst_library : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QByteArray content(const QString& name) {
    QFile file(folder_.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  std::filesystem::path path(const char* name) { return folder_.filePath(name).toStdString(); }

 private slots:
  void initTestCase() {
    QVERIFY(QDir().mkpath(folder_.filePath("plugins")));
    for (const char* name : {"examples/ellipsoid_surface", "failing/no_plugin"})
      QVERIFY(QFile::link(QString(GYRE_BUILD_DIR "/plugins/%1.so").arg(name),
                          folder_.filePath(QString("plugins/%1.so").arg(QFileInfo(name).fileName()))));
    qputenv("GYRE_PLUGIN_PATH", folder_.filePath("plugins").toUtf8());
  }

  void run_writesTheBytesOfTheCommandLine() {
    for (const char* example : {"four-bar", "double-pendulum", "bouncing-balls"}) {
      gyre::Model model = gyre::Model::example(example);
      model.set("end_time", 0.2);
      const gyre::Run run = gyre::run(model);
      QVERIFY(run.finished());
      run.recording().writeCsv(path("library.csv"));
      const auto said =
          command(GYRE_PROGRAM, {"run", QString("%1/resources/examples/%2.gyre").arg(GYRE_SOURCE_DIR, example), "--end",
                                 "0.2", "--csv", folder_.filePath("program.csv")});
      QVERIFY2(said.exitCode == 0, qPrintable(said.text));
      QVERIFY(!content("library.csv").isEmpty());
      QVERIFY(content("library.csv") == content("program.csv"));
    }
  }

  /// Every example, taken apart and put together again element by element, has the text that it had.
  void add_takesWhatElementGives() {
    for (const std::string& name : gyre::Model::examples()) {
      const gyre::Model whole = gyre::Model::example(name);
      gyre::Model copy = gyre::Model::parse(whole.text());
      QCOMPARE(copy.text(), whole.text());
      for (const char* list : {"forces", "joints"})
        for (const std::string& element : whole.names(list)) {
          const gyre::Value said = whole.element(element);
          bool isReferredTo = false;
          try {
            copy.remove(element);
          } catch (const gyre::Error&) {
            isReferredTo = true;  // a drive of a joint
          }
          if (isReferredTo) continue;
          copy.add(list, said);
          QCOMPARE(copy.element(element).json(), said.json());
        }
    }
    QVERIFY(gyre::Model::examples().size() > 30);
  }

  void structs_areWhatFilesHold() {
    gyre::Model model = rod();
    model.add(gyre::Parameter{.name = "k", .value = 200});
    model.add(gyre::Material{.name = "steel", .friction = 0.2});
    model.add(gyre::bodies::Rigid{.name = "block",
                                  .mass = "12 g",
                                  .inertia = {1, 1, 1},
                                  .position = {0, 0, "k/100"},
                                  .shapes = {gyre::shapes::Box{.size = {0.1, 0.2, 0.3}, .material = "steel"}}});
    model.add(gyre::forces::Spring{.name = "spring", .body1 = "rod", .body2 = "block", .stiffness = "2*k"});
    model.add(gyre::Ignore{.body1 = "rod", .body2 = "block"});
    model.set(gyre::Ground{.shapes = {gyre::shapes::Plane{.position = {0, 0, -2}}}});
    model.set(gyre::integrators::Rkmk{.end_time = 3});
    QCOMPARE(model.get("block.mass").number(), 0.012);
    QCOMPARE(model.get("block.position")[2].number(), 2.0);
    QCOMPARE(model.get("spring.stiffness").number(), 400.0);
    QCOMPARE(model.get("integrator").text(), std::string("rkmk"));
    model.set("k", 300);
    QCOMPARE(model.get("spring.stiffness").number(), 600.0);
    QCOMPARE(gyre::Model::parse(model.text()).text(), model.text());
    model.rename("block", "cube");
    QVERIFY(model.has("cube") && !model.has("block"));
    QCOMPARE(model.get("spring.body2").text(), std::string("cube"));
    QCOMPARE(model.names("bodies"), (std::vector<std::string>{"rod", "cube"}));
  }

  void errors_nameTheirPlace() {
    gyre::Model model = rod();
    const auto refused = [&](auto work) { return thrownBy(work); };
    gyre::Error e = refused([&] { model.add(gyre::joints::Revolute{.name = "h2", .body1 = "rod", .body2 = "rood"}); });
    QCOMPARE(e.place().element, std::string("h2"));
    QCOMPARE(e.place().key, std::string("body2"));
    QVERIFY2(std::string(e.what()).find("did you mean 'rod'") != std::string::npos, e.what());
    e = refused([&] { model.add(gyre::bodies::Rigid{.name = "rod", .mass = 1, .inertia = {1, 1, 1}}); });
    QVERIFY2(e.kind() == gyre::Error::Kind::input && e.place().element == "rod", e.what());
    e = refused([&] { model.add(gyre::bodies::Rigid{.name = "r2", .mass = -1, .inertia = {1, 1, 1}}); });
    QCOMPARE(e.place().key, std::string("mass"));
    e = refused([&] { model.set("hinge.nothing", 3); });
    QVERIFY2(std::string(e.what()).find("nothing") != std::string::npos, e.what());
    e = refused([&] { model.set("rod.mass", std::nan("")); });
    QVERIFY2(std::string(e.what()).find("nan") != std::string::npos && e.place().key == "mass", e.what());
    e = refused([&] { model.remove("rod"); });
    QVERIFY2(std::string(e.what()).find("hinge") != std::string::npos, e.what());
    e = refused([&] { (void)gyre::Model::load("/no/such/file.gyre"); });
    QCOMPARE(e.place().file, std::string("/no/such/file.gyre"));
    e = refused([&] { (void)gyre::run(model).recording()["rod.xx"]; });
    QVERIFY2(std::string(e.what()).find("rod.x") != std::string::npos, e.what());
    e = refused([&] { (void)gyre::Value::parse("{\"a\": [1, 2}"); });
    QVERIFY(e.kind() == gyre::Error::Kind::input);
    QCOMPARE(model.names().size(), 2U);  // as it was
  }

  void aRunThatFails_keepsItsRows() {
    gyre::Model model = rod();
    model.add(gyre::forces::Force{.name = "push", .body = "rod", .value = {.z = "1e-3/(0.7 - t)^9"}});
    model.set("end_time", 1);
    try {
      (void)gyre::run(model);
      QFAIL("it should fail");
    } catch (const gyre::RunFailed& failed) {
      QVERIFY(failed.place().time && *failed.place().time > 0.4);
      QVERIFY(failed.run().recording().rows() > 10);
      QVERIFY(!failed.run().finished());
    }
  }

  void aRun_endsWhereItIsToldTo() {
    gyre::Model model = rod();
    model.set("end_time", 1e5);
    int asked = 0;
    const gyre::Run run = gyre::run(model, {.goesOn = [&](double) { return ++asked < 5; }});
    QVERIFY(!run.finished() && !run.error());
    QVERIFY(run.recording().rows() >= 1);
  }

  void stepper_hasTheEquationsOfTheSources() {
    gyre::Model model = rod();
    model.set("integrator", "rkmk").set("end_time", 1).set("output_step", 0).set("step", 1e-3);
    gyre::Stepper stepper(model);
    const gyre::Layout layout = stepper.layout();
    QCOMPARE(layout.q.front().size, 7U);
    QCOMPARE(layout.lambda.front().name, std::string("hinge"));
    QCOMPARE(layout.lambda.front().size, 5U);
    // At rest and level: w' = m g l / J about the hinge, J = 0.25 + 3/4.
    const double expected = 3 * 9.81 * 0.5 / (0.25 + 0.75);
    QVERIFY(std::abs(stepper.state().vdot[4] - expected) < 1e-9);
    stepper.advance(0.1234);
    QVERIFY(std::abs(stepper.time() - 0.1234) < 1e-12);
    const gyre::State s = stepper.state();
    const gyre::Matrices all = stepper.matrices();
    QCOMPARE(all.M(0, 0), 3.0);
    QCOMPARE(all.M(4, 4), 0.25);
    for (std::size_t i = 0; i < all.B.rows; ++i) {
      double rate = 0;
      for (std::size_t j = 0; j < all.B.columns; ++j) rate += all.B(i, j) * s.v[j];
      QVERIFY(std::abs(rate) < 1e-9);
    }
    for (const double x : stepper.Phi()) QVERIFY(std::abs(x) < 1e-9);
    QVERIFY(stepper.work().steps > 0);
    QCOMPARE(stepper.value("rod.x"), s.q[0]);
    // From the same state another stepper goes the same way, but for what the method remembers.
    gyre::Stepper other(model);
    other.setState(s.t, s.q, s.v);
    other.advance(0.5);
    stepper.advance(0.5);
    for (std::size_t i = 0; i < 7; ++i) QVERIFY(std::abs(other.state().q[i] - stepper.state().q[i]) < 1e-5);
    for (const double elsewhere : {2.0, 0.1, std::nan("")})
      QVERIFY_EXCEPTION_THROWN(stepper.advance(elsewhere), gyre::Error);
    QVERIFY_EXCEPTION_THROWN(stepper.setState(0, {1, 2}, s.v), gyre::Error);
  }

  /// v' = g - (c/m) v from rest: z = g m/c (t - m/c (1 - exp(-c t/m))).
  void aForceThatTheProgramComputes_actsAndIsAccountedFor() {
    gyre::Model model;
    model.add(gyre::bodies::Particle{.name = "ball", .mass = 2});
    model.set("integrator", "rkmk").set("end_time", 1.5).set("output_step", 0.5);
    constexpr double c = 0.8, m = 2, t = 1.5;
    const gyre::ComputedForce drag{.name = "drag", .body = "ball", .wrench = [](double, const gyre::BodyMotion& ball) {
                                     return gyre::Wrench{.force = {0, 0, -c * ball.velocity[2]}};
                                   }};
    const gyre::Run run = gyre::run(model, {.forces = {drag}});
    const double z = -9.81 * m / c * (t - m / c * (1 - std::exp(-c * t / m)));
    QVERIFY2(std::abs(run.recording()["ball.z"].back() - z) < 1e-6, qPrintable(QString::number(z)));
    const double made = run.recording()["energy.numerical"].back();
    QVERIFY2(std::abs(made) < 1e-5, qPrintable(QString::number(made)));  // its work is counted
    QVERIFY(run.recording().has("drag.fz"));
    gyre::Stepper stepper(model, false, {drag});
    stepper.advance(1.5);
    QVERIFY(std::abs(stepper.state().q[2] - z) < 1e-6);
    QVERIFY_EXCEPTION_THROWN(gyre::run(model, {.forces = {{.name = "f", .body = "bal", .wrench = drag.wrench}}}),
                             gyre::Error);
    QVERIFY_EXCEPTION_THROWN(gyre::run(model, {.forces = {{.name = "f", .body = "ball"}}}), gyre::Error);
  }

  void aSavedState_goesOnToTheBit() {
    for (const char* method : {"geom1", "bdf_cm", "rkmk"}) {
      gyre::Model model = gyre::Model::example("double-pendulum");
      model.set("integrator", method).set("end_time", 0.2);
      gyre::Stepper whole(model);
      while (whole.time() < 0.1) whole.step();
      whole.saveState(path("half.gyrestate"));
      gyre::Stepper rest = gyre::Stepper::fromState(model, path("half.gyrestate"));
      QCOMPARE(rest.time(), whole.time());
      while (!whole.finished()) whole.step();
      while (!rest.finished()) rest.step();
      QVERIFY(rest.state().q == whole.state().q && rest.state().lambda == whole.state().lambda);
      QCOMPARE(rest.row(), whole.row());
    }
    QVERIFY_EXCEPTION_THROWN(gyre::Stepper::fromState(rod(), path("half.gyrestate")), gyre::Error);
  }

  void statics_modes_andHealth() {
    const gyre::Model model = rod();
    QCOMPARE(gyre::check(model)["degrees_of_freedom"].number(), 1.0);
    const gyre::Equilibrium rest = gyre::equilibrium(model);
    QVERIFY(rest.stable);
    QVERIFY(std::abs(rest.recording["rod.z"].back() + 0.5) < 1e-6);
    QVERIFY(std::abs(rest.model.get("rod.position")[2].number() + 0.5) < 1e-6);
    // Small vibrations of a uniform rod: w^2 = 3 g / 2 l.
    const gyre::Modes found = gyre::modes(model);
    QCOMPARE(found.modes.size(), 1U);
    QVERIFY(std::abs(found.modes[0].frequency - std::sqrt(1.5 * 9.81) / (2 * std::numbers::pi)) < 1e-6);
    QVERIFY(!found.about.empty());
  }

  void inverseDynamics_givesTheTorqueOfTheDrive() {
    gyre::Model model = rod();
    model.add(gyre::joints::Drive{.name = "drive", .joint = "hinge", .prescribes = "position", .motion = "t^2"});
    model.set("end_time", 1).set("output_step", 0.1);
    const gyre::Recording rows = gyre::inverseDynamics(model);
    QCOMPARE(rows.rows(), 11U);
    // J w' = 2 J = torque + m g l/2 cos(angle), the angle counted downward from level.
    const gyre::Series torque = rows["drive.torque"];
    for (std::size_t i = 0; i < rows.rows(); ++i) {
      const double t = rows.time()[i];
      const double expected = 2 * 1.0 - 3 * 9.81 * 0.5 * std::cos(t * t);
      QVERIFY2(std::abs(torque[i] - expected) < 1e-9,
               qPrintable(QString("%1: %2, %3").arg(t).arg(torque[i]).arg(expected)));
    }
  }

  void assembled_meetsTheConstraints() {
    gyre::Model model = rod();
    model.set("rod.position", gyre::Value::List{0.5, 0.01, 0.02});
    QVERIFY_EXCEPTION_THROWN(gyre::run(model), gyre::Error);
    const gyre::Model together = gyre::assembled(model);
    QVERIFY(gyre::check(together)["ready"].boolean());
  }

  void study_saysWhatTheCommandLineSays() {
    QFile file(folder_.filePath("grid.gyre-study"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QString(R"({"gyre_study": 1, "name": "grid", "model": "%1/resources/examples/double-pendulum.gyre",
      "set": {"end_time": 0.1}, "vary": [{"integrator": ["geom1", "rkmk"]}, {"step": [0.002, 0.001]}],
      "measures": [{"name": "end", "channels": "lower.x", "norm": "last"}],
      "findings": [{"finding": "it stays below", "source": "here", "measure": "end", "less_than": 100}]})")
                   .arg(GYRE_SOURCE_DIR)
                   .toUtf8());
    file.close();
    const gyre::StudyResult result = gyre::runStudy(path("grid.gyre-study"));
    QCOMPARE(result.cases.size(), 4U);
    QVERIFY(result.cases[3].finished);
    QCOMPARE(result.cases[3].measures[0].first, std::string("end"));
    QVERIFY(std::isfinite(result.cases[3].measures[0].second));
    QVERIFY(result.findings[0].held);
    const auto said = command(GYRE_PROGRAM, {"study", folder_.filePath("grid.gyre-study"), "--csv", folder_.path()});
    QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    QCOMPARE(QByteArray::fromStdString(result.csv), content("grid.csv"));
    // In two parts, and then from what they have kept.
    gyre::StudyOptions merged;
    for (const int number : {1, 2}) {
      gyre::StudyOptions part{.results = path(number == 1 ? "part-1" : "part-2"), .part = gyre::StudyPart{number, 2}};
      const gyre::StudyResult some = gyre::runStudy(path("grid.gyre-study"), part);
      QCOMPARE(std::count_if(some.cases.begin(), some.cases.end(), [](const auto& c) { return c.finished; }), 2);
      merged.otherResults.push_back(part.results);
    }
    merged.goesOn = [](double share) { return share == 1; };  // nothing is left to do
    QCOMPARE(gyre::runStudy(path("grid.gyre-study"), merged).csv, result.csv);
    QVERIFY_EXCEPTION_THROWN(gyre::runStudy(path("grid.gyre-study"), {.part = gyre::StudyPart{3, 2}}), gyre::Error);
  }

  /// Plugins of the environment are there without being asked for, others by name.
  void plugins_bringTypes() {
    const QString plugins = GYRE_BUILD_DIR "/plugins/";
    QCOMPARE(gyre::refusedPlugins().size(), 1U);
    QVERIFY(QString::fromStdString(gyre::refusedPlugins()[0]).contains("no_plugin.so"));
    gyre::Model model;
    model.add("bodies", gyre::Value::parse(R"({"name": "p", "type": "particle", "mass": 1, "position": [1, 0, 0]})"));
    model.add("joints",
              gyre::Value::parse(R"({"name": "s", "type": "ellipsoid_surface", "body1": "ground", "body2": "p"})"));
    const auto file = (plugins + "examples/rattlie.so").toStdString();
    QCOMPARE(gyre::loadPlugin(file), std::vector<std::string>{"rattlie"});
    QCOMPARE(gyre::loadPlugin(file), std::vector<std::string>{"rattlie"});
    model.set({{"integrator", "rattlie"}, {"end_time", 0.5}, {"s.half_axes", gyre::Value::parse("[1, 2, 0.5]")}});
    const gyre::Run run = gyre::run(model);
    const double x = run.recording()["p.x"].back(), z = run.recording()["p.z"].back();
    QVERIFY(z < -0.1 && std::abs(x * x + 4 * z * z - 1) < 1e-9);
    QVERIFY_EXCEPTION_THROWN(gyre::loadPlugin((plugins + "failing/other_version.so").toStdString()), gyre::Error);
  }

  void exports_areWritten() {
    gyre::Model model = gyre::Model::example("four-bar");
    model.set("end_time", 0.1);
    const gyre::Run run = gyre::run(model);
    run.exportTo(path("run.glb"));
    QVERIFY(content("run.glb").startsWith("glTF"));
    run.exportTo(path("run.png"), {.width = 64, .height = 48, .words = false, .time = 0.05});
    const QByteArray picture = content("run.png");
    QVERIFY(picture.startsWith("\x89PNG"));
    QCOMPARE(picture.mid(16, 8), QByteArray("\0\0\0\x40\0\0\0\x30", 8));
    QVERIFY_EXCEPTION_THROWN(run.exportTo(path("run.xyz")), gyre::Error);
    QVERIFY_EXCEPTION_THROWN(run.exportTo(path("late.png"), {.time = 0.2}), gyre::Error);
    QVERIFY_EXCEPTION_THROWN(run.exportTo(path("small.png"), {.width = 1}), gyre::Error);
  }

  void linearization_hasTheNamesAskedFor() {
    gyre::Model model = rod();  // level: not at rest
    model.add(gyre::Parameter{.name = "tau", .value = 3 * 9.81 * 0.5});
    model.add(gyre::forces::ExpressionForce{.name = "motor", .body1 = "ground", .body2 = "rod", .my = "-tau"});
    const gyre::Linearization level =
        gyre::linearize(model, {.inputs = {"tau"}, .outputs = {"hinge.angle", "rod.az"}, .aboutInitial = true});
    QCOMPARE(level.states[0].name, std::string("hinge.angle"));
    QCOMPARE(level.states[1].unit, std::string("rad/s"));
    QCOMPARE(level.inputs[0].name, std::string("tau"));
    QCOMPARE(level.u0[0], 3 * 9.81 * 0.5);
    // J w' = m g l/2 cos(angle) - tau, J = 1 about the hinge: it balances at the level.
    const auto isNear = [](double x, double expected) { return std::abs(x - expected) < 1e-9; };
    QVERIFY(isNear(level.A(0, 1), 1) && isNear(level.A(1, 0), 0) && isNear(level.xdot0[1], 0));
    QVERIFY(isNear(level.B(1, 0), -1) && isNear(level.C(0, 0), 1) && isNear(level.D(1, 0), 0.5));
    gyre::Stepper stepper(model);
    const gyre::Linearization here = stepper.linearize({"tau"}, {});
    QVERIFY(isNear(here.B(1, 0), -1) && here.C.rows == 0 && here.C.columns == 2);
    QVERIFY_EXCEPTION_THROWN(stepper.linearize({"tua"}, {}), gyre::Error);
  }

  void advance_findsAnEvent() {
    gyre::Model model;
    model.add(gyre::bodies::Particle{.name = "ball", .mass = 1, .position = {.z = 2}});
    model.set({{"end_time", 1}, {"step", 0.03}});
    for (const char* method : {"geom1", "rkmk", "bdf_ggl", "liemid_ea"}) {
      model.set("integrator", method);
      gyre::Stepper stepper(model);
      const auto height = [](gyre::Stepper& s) { return s.value("ball.z") - 1; };
      const bool found = stepper.advance(1, height);
      QVERIFY(found && height(stepper) <= 0);
      // Methods differ in what they make of a fall; where they are, the height is 1 m to the speed times 1e-12 s.
      QVERIFY2(height(stepper) > -1e-11, method);
      QVERIFY2(std::abs(stepper.time() - std::sqrt(2 / 9.81)) < 2e-4, method);
      QVERIFY(stepper.work().evaluations > 0);
      QVERIFY(!stepper.advance(1, [](gyre::Stepper&) { return 1.0; }));
      QVERIFY(stepper.finished());
    }
  }

  void comparison_saysWhatTheCommandLineSays() {
    gyre::Model model = gyre::Model::example("double-pendulum");
    model.set("end_time", 0.2);
    const gyre::Comparison both = gyre::compare(model, {"geom1", "rkmk:step=1e-3"}, {.baseline = "rkmk:step=1e-3"});
    QCOMPARE(both["geom1"].recording.rows(), both["rkmk:step=1e-3"].recording.rows());
    QCOMPARE(both["rkmk:step=1e-3"].apart, 0.0);
    QVERIFY(both["geom1"].apart > 0 && both["geom1"].apart < 1e-2 && both["geom1"].work.steps > 0);
    model.save(path("both.gyre"));
    const auto said = command(GYRE_PROGRAM, {"compare", folder_.filePath("both.gyre"), "--integrators",
                                             "geom1,rkmk:step=1e-3", "--csv", folder_.filePath("both.csv")});
    QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    const QList<QByteArray> lines = content("both.csv").trimmed().split('\n');
    const double last = lines.back().split(',')[1].toDouble();
    const std::string first =
        lines[lines.size() - both["geom1"].recording.rows() - 1].split(',')[1].split('@')[0].toStdString();
    QCOMPARE(both["geom1"].recording[first].back(), last);
    QVERIFY_EXCEPTION_THROWN(gyre::compare(model, {"geom1"}), gyre::Error);
    QVERIFY_EXCEPTION_THROWN(gyre::compare(model, {"geom1", "rkmk"}, {.baseline = "kynema"}), gyre::Error);
  }

  void contacts_areThoseOfTheCommandLine() {
    gyre::Model model = gyre::Model::example("newtons-cradle");
    model.set("end_time", 0.4);
    const gyre::Run run = gyre::run(model);
    run.writeContactsCsv(path("ours.csv"));
    const auto said =
        command(GYRE_PROGRAM, {"run", QString(GYRE_SOURCE_DIR) + "/resources/examples/newtons-cradle.gyre", "--end",
                               "0.4", "--contacts", folder_.filePath("theirs.csv")});
    QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    QCOMPARE(content("ours.csv"), content("theirs.csv"));
    std::size_t contacts = 0;
    for (std::size_t row = 0; row < run.recording().rows(); ++row)
      for (const gyre::ContactPoint& c : run.contacts(row)) {
        ++contacts;
        QVERIFY(c.body1.starts_with("ball") && c.body2.starts_with("ball") && !c.state.empty());
      }
    QVERIFY(contacts > 0);
    QVERIFY_EXCEPTION_THROWN(run.contacts(run.recording().rows()), gyre::Error);
    QVERIFY_EXCEPTION_THROWN(gyre::run(rod()).writeContactsCsv(path("none.csv")), gyre::Error);
  }

  void version_isTheOneOfTheProgram() {
    const auto said = command(GYRE_PROGRAM, {"--version"});
    QVERIFY(said.text.contains(QString::fromUtf8(gyre::libraryVersion().data())));
  }
};

QTEST_GUILESS_MAIN(tst_library)
#include "tst_library.moc"

// Expressions of a force that read channels and parameters of the model: tangents by finite differences, equality with
// elements that state the same law, names that follow, and what cannot be read.

#include "checks/dense_tangent.h"
#include "describe/function_names.h"
#include "io/model_file.h"
#include "model/parameter.h"
#include "run/stepper.h"
#include "support/random_state.h"
#include "support/run_model.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

/// Bodies of every kind, joined so that there are angles, displacements and springs to read.
ModelBuilder company(const std::string& fx, const std::string& my) {
  Random random(5);
  ModelBuilder b;
  const Inertia inertia{2.5, 2.7, 2.9, 0.2, 0.1, -0.1};
  const auto rigid = [&](const char* name) {
    return b.body("rigid", name,
                  {{"position", random.vector()}, {"orientation", random.rotation()}, {"inertia", inertia}});
  };
  const ElementId one = rigid("one"), two = rigid("two"), arm = rigid("left arm");
  b.body("particle", "bead", {{"position", random.vector()}});
  const ElementId top = b.body(
      "pivoted", "top", {{"com", Vec3(0.3, -0.2, 0.4)}, {"orientation", random.rotation()}, {"inertia", inertia}});
  const auto ends = [&](const char* type, Category category, const char* name, ElementId body1, ElementId body2) {
    const TypeInfo& info = *catalog().find(category, type);
    return b.insert(info, name, randomParams(info, random, body1, body2));
  };
  for (const ElementId body : {one, top})
    b.add(Category::point, "point", body == one ? "nose" : "tip", {{"body", body}, {"point", random.vector()}});
  const ElementId pin = ends("cylindrical", Category::joint, "pin", two, arm);
  ends("revolute", Category::joint, "hinge", arm, ground);
  ends("spring", Category::force, "strut", two, top);
  ends("torsion_spring", Category::force, "coil", arm, top);
  ends("bushing", Category::force, "mount", two, arm);
  ends("beam", Category::force, "leaf", top, arm);
  ends("expression_force", Category::force, "sensor", two, arm);
  b.force("cartesian_spring", "tie",
          {{"body", two}, {"point", random.vector()}, {"anchor", random.vector()}, {"stiffness", Vec3(1, 2, 3)}});
  b.force("force", "load", {{"body", arm}, {"point", random.vector()}, {"value", TimeVector{}}});
  // Both its limits are passed, wherever the joint stands: where a stop sets in its law has no second derivative.
  b.force("joint_stop", "buffer",
          {{"joint", pin},
           {"coordinate", Choice{static_cast<int>(CoordinateName::displacement)}},
           {"lower", 50.0},
           {"upper", 60.0},
           {"stiffness", 2.0},
           {"damping", 0.5}});
  b.force("expression_force", "push",
          {{"body1", one},
           {"frame1", at(random.vector(), random.rotation())},
           {"body2", top},
           {"frame2", at(random.vector(), random.rotation())},
           {"fx", Function{.expression = fx}},
           {"my", Function{.expression = my}}});
  return b;
}

/// A chain of rods that hang from each other on hinges with springs, these as their own elements or as expressions.
ModelBuilder springyChain(int rods, bool expressions) {
  ModelBuilder b;
  b.gravity(Vec3(0, -9.81, 0));
  ElementId before = ground;
  for (int i = 0; i < rods; ++i) {
    const std::string number = std::to_string(i);
    const ElementId rod =
        b.body("rigid", "rod " + number,
               {{"mass", 1.0}, {"inertia", diagonal(0.01, 0.1, 0.1)}, {"position", Vec3(i + 0.5, 0, 0)}});
    const Frame end = before == ground ? Frame{} : at(Vec3(0.5, 0, 0));
    b.joint("revolute", "hinge " + number,
            {{"body1", before}, {"frame1", end}, {"body2", rod}, {"frame2", at(Vec3(-0.5, 0, 0))}});
    if (expressions)
      b.force(
          "expression_force", "spring " + number,
          {{"body1", before},
           {"frame1", end},
           {"body2", rod},
           {"frame2", at(Vec3(-0.5, 0, 0))},
           {"mz", Function{.expression = "-30*[hinge " + number + ".angle] - 2*[hinge " + number + ".angle_rate]"}}});
    else
      b.force("torsion_spring", "spring " + number,
              {{"body1", before},
               {"frame1", end},
               {"body2", rod},
               {"frame2", at(Vec3(-0.5, 0, 0))},
               {"stiffness", 30.0},
               {"damping", 2.0}});
    before = rod;
  }
  b.run(2e-3, 0.4, 0.1);
  return b;
}

const char* const kOscillator = R"({
  "gyre": 1, "gravity": [0, 0, 0],
  "parameters": [{"name": "k", "value": 40}],
  "bodies": [{"name": "k block", "type": "rigid", "mass": 2, "inertia": [1, 1, 1], "position": [0, 0, 0.5]}],
  "forces": [{"name": "pull", "type": "expression_force", "body1": "ground", "body2": "k block",
              "fz": "-k*[k block.z]", "fx": [[0, 0], [1, 0]]}],
  "simulation": {"integrator": "rkmk", "step": 0.01, "end_time": 3, "output_step": 0.01}
})";

Model oscillator() {
  auto model = parseModel(kOscillator, "test", catalog());
  if (!model) throw std::invalid_argument(model.error().text());
  return *model;
}

std::string expression(const Model& model) {
  return std::get<Function>(model.find("pull")->value(*model.find("pull")->type->find("fz"))).expression;
}

Error compileError(const ModelBuilder& b) {
  const auto system = System::compile(b.model());
  return system ? Error{} : system.error();
}

}  // namespace

class TestSignals : public QObject {
  Q_OBJECT
 private slots:
  void tangents_matchFiniteDifferences_data() {
    QTest::addColumn<QString>("fx");
    QTest::addColumn<QString>("my");
    QTest::addRow("bodies") << "sin([two.x]) + [bead.z]*[left arm.qw] - [top.qx]^2"
                            << "[two.qy]*[one.qz] + [top.y]";
    QTest::addRow("velocities") << "[two.vx]*[bead.vy] - [top.wz]"
                                << "[left arm.wx] + x*[top.vz]*[one.wy]";
    QTest::addRow("coordinates") << "sin([pin.angle])*[pin.displacement]"
                                 << "[hinge.angle] - 2*[hinge.angle_rate]*rx";
    QTest::addRow("rates") << "[pin.displacement_rate]^2"
                           << "[pin.angle_rate]*vy";
    QTest::addRow("springs") << "[strut.length]*[strut.rate]"
                             << "[coil.angle] - [coil.rate]*[strut.deflection]";
    QTest::addRow("bushings") << "[mount.dx]*[mount.rz] - sin([mount.ry])"
                              << "[mount.vy]*[mount.wx] + [mount.dz]";
    QTest::addRow("beams") << "[leaf.dy]*[leaf.rx] + [leaf.dz]"
                           << "[leaf.vx]*[leaf.wz] - [leaf.ry]^2";
    QTest::addRow("points") << "[tie.dx]*[tie.vz] + [load.y]"
                            << "[load.vx]*[load.z] - [tie.dy]";
    QTest::addRow("points of bodies") << "[nose.x]*[tip.vz] + [tip.y]"
                                      << "[nose.vx]*[nose.z] - [tip.vy]*[tip.x]";
    QTest::addRow("markers") << "[sensor.dx]*[sensor.ry] + [sensor.vz]"
                             << "[sensor.wy]*[sensor.rz] - [sensor.dy]";
    QTest::addRow("forces") << "[strut.force] + [mount.fx]*[coil.torque]"
                            << "[tie.fy] - [leaf.mz]";
    QTest::addRow("energies and powers") << "[strut.energy] - [mount.power]"
                                         << "[coil.power] + [leaf.energy]";
    QTest::addRow("forces on joints") << "[buffer.force]"
                                      << "[buffer.power] + [buffer.energy] - [buffer.deflection]*[buffer.rate]";
  }
  void tangents_matchFiniteDifferences() {
    QFETCH(QString, fx);
    QFETCH(QString, my);
    const ModelBuilder b = company(fx.toStdString(), my.toStdString());
    const auto system = System::compile(b.model()).value();
    Random random(2);
    State s = system->initialState();
    s.t = 0.3;
    s.v = random.vector(system->nv(), 1);
    const int nv = system->nv();
    Workspace w = system->makeWorkspace();
    MatX K(nv, nv), C(nv, nv);
    constexpr double h = 1e-5;
    for (int i = 0; i < nv; ++i) {
      const VecX d = VecX::Unit(nv, i) * h;
      K.col(i) = ((residual(*system, moved(*system, s, d), w) - residual(*system, moved(*system, s, -d), w)) / (2 * h))
                     .head(nv);
      State up = s, down = s;
      up.v += d;
      down.v -= d;
      C.col(i) = ((residual(*system, up, w) - residual(*system, down, w)) / (2 * h)).head(nv);
    }
    const MatX SK = denseMatrix(*system, s, {0, 0, 1}, nullptr).topLeftCorner(nv, nv);
    const MatX SC = denseMatrix(*system, s, {0, 1, 0}, nullptr).topLeftCorner(nv, nv);
    const double scale = std::max(1.0, K.cwiseAbs().maxCoeff());
    QVERIFY2((SK - K).cwiseAbs().maxCoeff() < 1e-7 * scale,
             qPrintable(QString::number((SK - K).cwiseAbs().maxCoeff())));
    QVERIFY2((SC - C).cwiseAbs().maxCoeff() < 1e-7 * scale,
             qPrintable(QString::number((SC - C).cwiseAbs().maxCoeff())));
  }

  /// A spring stated by the channel of its hinge is the spring: the same motion, and the same tangent, which shows in
  /// the iterations of a method that makes its matrix anew in each (where it is kept, rounding decides for how long).
  void chain_movesAsWithSprings_data() {
    QTest::addColumn<int>("rods");
    QTest::addRow("dense matrix") << 2;
    QTest::addRow("sparse matrix") << 25;
  }
  void chain_movesAsWithSprings() {
    QFETCH(int, rods);
    const auto run = [&](bool expressions, const char* method) {
      ModelBuilder b = springyChain(rods, expressions);
      b.useIntegrator(method);
      return runModel(b.model());
    };
    const Run springs = run(false, "geom1"), read = run(true, "geom1");
    const std::string last = "rod " + std::to_string(rods - 1);
    for (const char* c : {".x", ".y", ".qz", ".wz"})
      QVERIFY(std::abs(springs.at(springs.last(), last + c) - read.at(read.last(), last + c)) < 1e-8);
    const auto iterations = [&](bool expressions) {
      return static_cast<double>(run(expressions, "kynema").progress.newtonIterations);
    };
    QVERIFY(std::abs(iterations(true) / iterations(false) - 1) < 0.01);  // rounding decides of the last in a step
  }

  void forcesOfElsewhere_moveABody() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const ElementId lead = b.body("particle", "lead", {{"position", Vec3(1, 0, 0)}, {"velocity", Vec3(2, 0, 0)}});
    const ElementId follower = b.body("rigid", "follower", {{"mass", 1.0}, {"inertia", diagonal(1, 1, 1)}});
    (void)lead;
    b.force("expression_force", "pull",
            {{"body1", ground}, {"body2", follower}, {"fx", Function{.expression = "9*([lead.x] - x)"}}});
    b.useIntegrator("rkmk");
    b.run(0.1, 2, 2);
    // x'' = 9 (1 + 2 t - x) from rest at 0: x = 1 + 2 t - cos 3t - 2/3 sin 3t.
    const Run run = runModel(b.model());
    QVERIFY(std::abs(run.at(1, "follower.x") - (5 - std::cos(6.0) - 2.0 / 3 * std::sin(6.0))) < 1e-10);
  }

  /// What a spring elsewhere bears and stores, as it swings: N = k a cos wt, U = (k a^2 / 2) cos^2 wt.
  void forceAndEnergyOfASpring_moveAnotherBody_data() {
    QTest::addColumn<QString>("signal");
    QTest::addColumn<double>("x");
    constexpr double k = 4, a = 0.3, t = 2;  // w = 2
    const double w2 = k;
    QTest::addRow("force") << "[spring.force]" << k * a / w2 * (1 - std::cos(2 * t));
    QTest::addRow("energy") << "[spring.energy]" << k * a * a / 4 * (t * t / 2 + (1 - std::cos(4 * t)) / (4 * w2));
    // What the bodies receive, -N l' = (k a^2 w / 2) sin 2wt.
    QTest::addRow("power") << "[spring.power]" << k * a * a / 4 * (t - std::sin(4 * t) / 4);
  }
  void forceAndEnergyOfASpring_moveAnotherBody() {
    QFETCH(QString, signal);
    QFETCH(double, x);
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const ElementId lead = b.body("particle", "lead", {{"mass", 1.0}, {"position", Vec3(1.3, 0, 0)}});
    const ElementId follower = b.body("rigid", "follower", {{"mass", 1.0}, {"inertia", diagonal(1, 1, 1)}});
    b.force("spring", "spring", {{"body1", ground}, {"body2", lead}, {"stiffness", 4.0}, {"free_length", 1.0}});
    b.force("expression_force", "pull",
            {{"body1", ground}, {"body2", follower}, {"fx", Function{.expression = signal.toStdString()}}});
    b.useIntegrator("rkmk");
    b.run(0.01, 2, 2);
    const Run run = runModel(b.model());
    QVERIFY2(std::abs(run.at(1, "follower.x") - x) < 1e-9, qPrintable(QString::number(run.at(1, "follower.x") - x)));
  }

  void whatFollowsFromForces_isRefusedByName() {
    const auto error = [](const char* fx) { return compileError(company(fx, "0")); };
    const Error reaction = error("2*[pin.fx]");
    QCOMPARE(reaction.element, "push");
    QCOMPARE(reaction.key, "fx");
    QVERIFY(reaction.message.find("[pin.fx]") != std::string::npos);
    QVERIFY(reaction.message.find("angle, angle_rate, displacement, displacement_rate") != std::string::npos);
    QVERIFY(error("[strut.stress]").message.find("length, rate, force, energy, deflection") != std::string::npos);
    QVERIFY(error("[push.fx]").message.find("dx, dy, dz") != std::string::npos);
    QVERIFY(error("[nobody.x]").message.find("called 'nobody'") != std::string::npos);
    QVERIFY(error("[energy.total]").message.find("called 'energy'") != std::string::npos);
    QVERIFY(error("[one.x]").message.empty());
  }

  void parameters_actDuringTheRun() {
    Model model = oscillator();
    auto s = std::move(*Stepper::create(model));
    while (s->state().t < 1 - 1e-12) QVERIFY(s->step());
    const double w1 = std::sqrt(20.0), x1 = 0.5 * std::cos(w1), v1 = -0.5 * w1 * std::sin(w1);
    QVERIFY(model.apply(Edit{SetField{model.find("k")->id, "value", 90.0}}));
    QVERIFY(s->exchange(model).has_value());
    while (s->state().t < 2 - 1e-12) QVERIFY(s->step());
    const double w2 = std::sqrt(45.0);
    QVERIFY(std::abs(s->state().q[2] - (x1 * std::cos(w2) + v1 / w2 * std::sin(w2))) < 1e-9);
  }

  void names_followTheirElements() {
    Model model = oscillator();
    QVERIFY(model.apply(Edit{Rename{model.find("k")->id, "stiffness"}}));
    QCOMPARE(expression(model), "-stiffness*[k block.z]");
    const auto undo = model.apply(Edit{Rename{model.find("k block")->id, "the block.1"}});
    QVERIFY(undo);
    QCOMPARE(expression(model), "-stiffness*[the block.1.z]");
    QVERIFY(System::compile(model));
    QVERIFY(!model.apply(Edit{Rename{model.find("the block.1")->id, "b[1]"}}));
    const std::string written = modelText(model);
    const auto again = parseModel(written, "test", catalog());
    QVERIFY(again);
    QCOMPARE(modelText(*again), written);
    QVERIFY(System::compile(*again));
    QVERIFY(model.apply(*undo));
    QCOMPARE(expression(model), "-stiffness*[k block.z]");
    QVERIFY(!model.apply(Edit{Erase{model.find("stiffness")->id}}));
  }

  void faults_areToldInTheWordsOfTheUser() {
    ModelBuilder b = company("[one.x]", "0");
    const ElementId push = b.model().find("push")->id;
    Model model = b.model();
    const auto message = [&](const char* text) {
      const auto done = model.apply(Edit{SetField{push, "fy", Function{.expression = text}}});
      return done ? std::string() : done.error().message;
    };
    QVERIFY(message("2*[one.x] + ").find("'2*[one.x] + '") != std::string::npos);
    QVERIFY(message("q*[one.signal_0_]").find("[one.signal_0_]") !=
            std::string::npos);  // a name that holds the name of its variable
    QVERIFY(message("q*[one.x]").find("signal_") == std::string::npos);
    QVERIFY(!message("q*[one.x]").empty());
    QVERIFY(!message("[one.x").empty());
    QVERIFY(message("[one.x]*x + t").empty());
  }
};

QTEST_APPLESS_MAIN(TestSignals)
#include "tst_signals.moc"

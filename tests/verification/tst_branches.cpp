// Forces whose conditions on positions or velocities switch within steps: against closed forms, by every method.

#include "forces/force.h"
#include "support/integrator_rows.h"
#include "support/run_model.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double step = 0.03;  // [s], which meets none of the instants

/// A body of 2 kg that slides along x under a force, an expression of its motion.
ModelBuilder pushed(const char* force, double velocity = 0) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId body =
      b.body("rigid", "box", {{"mass", 2.0}, {"inertia", diagonal(0.1, 0.1, 0.1)}, {"velocity", Vec3(velocity, 0, 0)}});
  b.force("expression_force", "push", {{"body1", ground}, {"body2", body}, {"fx", Function{.expression = force}}});
  return b;
}

/// Tight tolerances where a method controls its error.
void use(ModelBuilder& b, const QString& id) {
  b.useIntegrator(id.toStdString());
  for (const Field& f : b.model().simulation().type->fields)
    if (f.key == "rtol" || f.key.starts_with("atol")) b.set(simulationId, f.key.c_str(), 1e-10);
}

double lastX(const Run& run, const char* channel = "box.x") { return run.at(run.last(), channel); }

/// Tolerance of instants found to 1e-9 of a step, or of the error control asked for; a method of first order errs by
/// about an acceleration of 2 m/s^2 times the step.
double tolerance(const QString& id) {
  const Capabilities& c = integratorType(id.toStdString()).capabilities;
  return c.order < 2 ? 4 * step : c.adaptive ? 1e-6 : 1e-9;
}

/// Whether it comes to x with velocity v after some steps that meet no switch.
bool comesTo(ModelBuilder b, const QString& id, double end, double x, double v, double most) {
  use(b, id);
  b.run(step, end, 0.3);
  const Run run = runModel(b.model());
  const double off = std::abs(lastX(run) - x);
  qInfo("off by %.3g m", off);
  return off < most && std::abs(lastX(run, "box.vx") - v) < most;
}

}  // namespace

class TestBranches : public QObject {
  Q_OBJECT
 private slots:
  void positionDecides_data() { addIntegratorRows(pushed("0*x").model()); }
  /// 4 N up to x = 1: x = t^2 until t = 1, then 2 m/s.
  void positionDecides() {
    QFETCH(QString, id);
    QVERIFY(comesTo(pushed("x < 1 ? 4 : 0"), id, 2.1, 3.2, 2, tolerance(id)));
  }
  void velocityDecides_data() { positionDecides_data(); }
  /// -2 N above 1 m/s: from 2 m/s it is 1 m/s at t = 1, x = 1.5.
  void velocityDecides() {
    QFETCH(QString, id);
    // Explicit methods take the velocity that forces depend on from half a step away, an error of second order.
    const double most =
        integratorType(id.toStdString()).id.ends_with("ea") || id == "simo_wong" ? step * step : tolerance(id);
    QVERIFY(comesTo(pushed("vx > 1 ? -2 : 0", 2), id, 2.1, 2.6, 1, most));
  }
  void startOnTheCondition_data() { positionDecides_data(); }
  /// What holds at the start itself does not hold right behind it: 4 N for x > 0 only.
  void startOnTheCondition() {
    QFETCH(QString, id);
    QVERIFY(comesTo(pushed("x > 0 ? 4 : 0", 1), id, 0.9, 0.9 + 0.81, 1 + 1.8, tolerance(id)));
  }
  /// A spring of constant force to either side: arcs of parabolas, four to a period of 4 sqrt(2 x0 m / F).
  void springLaw_switches() {
    for (const char* id : {"geom1", "bdf_cs", "rkmk"}) {
      ModelBuilder b;
      b.gravity(Vec3::Zero());
      const ElementId body = b.body("particle", "box", {{"mass", 2.0}, {"position", Vec3(1.5, 0, 0)}});
      b.force("spring", "spring",
              {{"body1", ground},
               {"body2", body},
               {"stiffness", 0.0},
               {"free_length", 1.0},
               {"force", Function{.expression = "x > 0 ? 10 : -10"}}});
      use(b, id);
      const double period = 4 * std::sqrt(2 * 0.5 * 2.0 / 10);
      b.run(period / 77.7, 3 * period, period);
      const Run run = runModel(b.model());
      qInfo("%s: off by %.3g m", id, std::abs(lastX(run) - 1.5));
      QVERIFY(std::abs(lastX(run) - 1.5) < 10 * tolerance(id));
    }
  }
  /// Second order holds across a jump: half the step, a quarter of the error.
  void order_isKept() {
    const auto at = [](const char* id, double h) {
      ModelBuilder b = pushed("x < 1 ? 4 + sin(3*x) : -x");
      use(b, id);
      b.run(h, 2, 1);
      return lastX(runModel(b.model()));
    };
    const double exact = at("rkmk", 1e-2);
    const double coarse = std::abs(at("geom1", 0.04) - exact), fine = std::abs(at("geom1", 0.02) - exact);
    qInfo("%.3g and %.3g", coarse, fine);
    QVERIFY(coarse / fine > 3.5 && coarse / fine < 4.5);
  }
  void chatter_ends_data() {
    QTest::addColumn<QString>("id");
    for (const IntegratorType* type : integratorsFor(pushed("0*x").model()))
      if (!type->capabilities.adaptive || type->id == "geom1")  // error control takes steps of 1e-8 s there
        QTest::newRow(type->id.c_str()) << QString::fromStdString(type->id);
  }
  /// The sign of the velocity drives it back to rest for good: it stays there; or, where the equations of a step have
  /// no solution, the run fails and says when.
  void chatter_ends() {
    QFETCH(QString, id);
    ModelBuilder b = pushed("vx > 0 ? -2 : 2", 1);
    b.useIntegrator(id.toStdString());
    b.run(1e-3, 1.1, 0.1);
    auto simulation = Simulation::create(b.model());
    QVERIFY(simulation.has_value());
    (*simulation)->run();
    (*simulation)->wait();
    if (const auto error = (*simulation)->error()) {
      QCOMPARE(error->element, std::string("box"));
      QVERIFY2(error->time && std::abs(*error->time - 1) < 1e-2, error->text().c_str());
      return;
    }
    const Run run{(*simulation)->recording(), {}, {}, (*simulation)->notes()};
    QVERIFY(std::abs(lastX(run) - 0.5) < 2e-3);
  }
  void chatter_isSaid() {
    ModelBuilder b = pushed("vx > 0 ? -2 : 2", 1);
    b.useIntegrator("bdf_cs");
    b.run(1e-3, 1.001, 0.1);
    const Run run = runModel(b.model());
    const auto says = [](const std::string& note) { return note.find("switches at every step") != note.npos; };
    QVERIFY(std::any_of(run.notes.begin(), run.notes.end(), says));
  }
  /// Whatever function of positions or velocities a force has.
  void everyForce_tellsItsBranches() {
    int functions = 0;
    for (const TypeInfo* type : catalog().of(Category::force))
      for (const Field& field : type->fields) {
        if (!field.isFunction() || (field.argument.quantity == Quantity::time && field.argument.others.empty()))
          continue;
        const std::string x = field.argument.others.empty() ? field.argument.name : field.argument.others.front();
        std::any params = type->defaults;
        field.set(params, Function{.expression = x + " > 0 ? 1 : 0"});
        const auto force = static_cast<const ForceType*>(type)->create(params);
        QVERIFY2(force->hasBranches(), (type->id + " " + field.key).c_str());
        ++functions;
      }
    QVERIFY(functions >= 16);  // spring and torsion spring 2 each, bushing and expression force 6 each
  }
};

QTEST_APPLESS_MAIN(TestBranches)
#include "tst_branches.moc"

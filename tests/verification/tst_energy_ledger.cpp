// The ledger of energy: dissipation and work against closed forms to the order of each method, parts of elements that
// add up, and books that close to round-off where the method is exact.

#include "run/stepper.h"
#include "support/model_builder.h"
#include "support/run_model.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double m = 2, k = 50, c = 1.5, x0 = 0.3, v0 = 1;

ModelBuilder oscillator(double damping) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId bob =
      b.body("particle", "bob", {{"mass", m}, {"position", Vec3(x0, 0, 0)}, {"velocity", Vec3(v0, 0, 0)}});
  b.force("cartesian_spring", "spring",
          {{"body", bob}, {"stiffness", Vec3(k, k, k)}, {"damping", Vec3(damping, damping, damping)}});
  return b;
}

/// The energy of the damped oscillator, and of it under F cos(w t) without damping.
double dampedEnergy(double t) {
  const double d = c / (2 * m), w = std::sqrt(k / m - d * d), B = (v0 + d * x0) / w;
  const double decay = std::exp(-d * t), C = std::cos(w * t), S = std::sin(w * t);
  const double x = decay * (x0 * C + B * S), v = decay * ((B * w - d * x0) * C - (x0 * w + d * B) * S);
  return 0.5 * m * v * v + 0.5 * k * x * x;
}
constexpr double F = 12, forcing = 3;
double forcedEnergy(double t) {
  const double w = std::sqrt(k / m), a = F / m / (w * w - forcing * forcing);
  const double x = (x0 - a) * std::cos(w * t) + v0 / w * std::sin(w * t) + a * std::cos(forcing * t);
  const double v = -(x0 - a) * w * std::sin(w * t) + v0 * std::cos(w * t) - a * forcing * std::sin(forcing * t);
  return 0.5 * m * v * v + 0.5 * k * x * x;
}

TimeVector force(const char* x, const char* y = "0") {
  return {Function{.expression = x}, Function{.expression = y}, Function{.expression = "0"}};
}

struct Method {
  const char* name;
  const char* id;
  int order;
  int composition = -1;
};
constexpr Method methods[] = {{"geom1", "geom1", 2},
                              {"geom2", "geom2", 2},
                              {"liemid_ea", "liemid_ea", 2},
                              {"yoshida4", "liemid_ea", 4, 1},
                              {"yoshida6", "liemid_ea", 6, 3},
                              {"kahan_li8", "liemid_ea", 8, 6},
                              {"rkmk", "rkmk", 5}};

void addMethods() {
  QTest::addColumn<int>("method");
  for (int i = 0; i < static_cast<int>(std::size(methods)); ++i) QTest::newRow(methods[i].name) << i;
}

/// rkmk takes its longest steps, those to the next output, where nothing limits its error.
void use(ModelBuilder& b, const Method& method, double h, double end) {
  b.useIntegrator(method.id);
  if (method.id == std::string("geom1") || method.id == std::string("geom2")) b.set(simulationId, "rho_inf", 1.0);
  if (method.composition >= 0) b.set(simulationId, "composition", Choice{method.composition});
  if (method.id == std::string("rkmk"))
    for (const char* key : {"atol", "rtol"}) b.set(simulationId, key, 1e6);
  b.run(h, end, h);
}

/// Observed order of the largest error of a channel in the second half of a run, whose sign may change on the way. The
/// first few rows know less than the polynomials of a method of high order ask for.
template <class Exact, class Build>
double observedOrder(const Method& method, const char* channel, double end, Exact exact, Build build) {
  const double h = method.order > 4 ? 0.04 : 0.02;
  double error[2] = {};
  for (int i = 0; i < 2; ++i) {
    ModelBuilder b = build();
    use(b, method, h / (1 + i), end);
    const Run run = runModel(b.model(), true);
    for (std::size_t r = run.last() / 2; r <= run.last(); ++r)
      error[i] = std::max(error[i], std::abs(run.at(r, channel) - exact(run.recording->time(r))));
  }
  qInfo("%s: errors of %s %.3g, %.3g", method.name, channel, error[0], error[1]);
  return std::log2(error[0] / error[1]);
}

double largest(const Run& run, const char* channel) {
  double out = 0;
  for (std::size_t r = 0; r <= run.last(); ++r) out = std::max(out, std::abs(run.at(r, channel)));
  return out;
}

Run runWithParts(const Model& model) {
  auto simulation = Simulation::create(model, {.assemble = true, .energy = true});
  if (!simulation) throw std::runtime_error(simulation.error().text());
  (*simulation)->run();
  (*simulation)->wait();
  if (const auto error = (*simulation)->error()) throw std::runtime_error(error->text());
  return {(*simulation)->recording(), (*simulation)->progress(), (*simulation)->facts(), (*simulation)->notes()};
}

/// Sum of all channels of elements that end like this.
double sumOf(const Run& run, std::size_t row, const std::string& quantity) {
  double sum = 0;
  const auto& channels = run.recording->channels();
  for (std::size_t i = 0; i < channels.size(); ++i)
    if (channels[i].element != documentId && channels[i].name.ends_with("." + quantity))
      sum += run.recording->at(row, i);
  return sum;
}

/// A driven crank with a swinging rod, pulled by a force, tied by springs and dampers.
ModelBuilder machine() {
  ModelBuilder b;
  b.gravity(Vec3(0, -9.81, 0));
  const ElementId crank =
      b.body("rigid", "crank", {{"mass", 2.0}, {"inertia", diagonal(0.05, 0.2, 0.2)}, {"position", Vec3(0.5, 0, 0)}});
  const ElementId rod =
      b.body("rigid", "rod", {{"mass", 1.0}, {"inertia", diagonal(0.05, 0.05, 0.05)}, {"position", Vec3(1, -0.4, 0)}});
  const ElementId hinge =
      b.joint("revolute", "hinge", {{"body1", ground}, {"body2", crank}, {"frame2", at(Vec3(-0.5, 0, 0))}});
  b.joint("revolute", "knee",
          {{"body1", crank}, {"frame1", at(Vec3(0.5, 0, 0))}, {"body2", rod}, {"frame2", at(Vec3(0, 0.4, 0))}});
  b.joint("drive", "motor",
          {{"joint", hinge}, {"prescribes", Choice{0}}, {"motion", Function{.expression = "0.4*sin(5*t)"}}});
  b.force(
      "spring", "strut",
      {{"frame1", at(Vec3(0, -1, 0))}, {"body2", rod}, {"stiffness", 40.0}, {"damping", 3.0}, {"free_length", 0.8}});
  b.force("cartesian_spring", "tie",
          {{"body", rod}, {"anchor", Vec3(1, -0.4, 0)}, {"stiffness", Vec3(9, 9, 9)}, {"damping", Vec3(1, 1, 1)}});
  b.force("force", "push", {{"body", rod}, {"value", force("3*sin(2*t)", "1")}});
  return b;
}

}  // namespace

class TestEnergyLedger : public QObject {
  Q_OBJECT
 private slots:
  void dissipation_isOfTheOrderOfTheMethod_data() { addMethods(); }
  void dissipation_isOfTheOrderOfTheMethod() {
    QFETCH(int, method);
    const auto exact = [](double t) { return dampedEnergy(0) - dampedEnergy(t); };
    const double order = observedOrder(methods[method], "energy.dissipated", 2, exact, [] { return oscillator(c); });
    QVERIFY2(order > methods[method].order - 0.3, qPrintable(QString::number(order)));
  }

  void workOfAForce_isOfTheOrderOfTheMethod_data() { addMethods(); }
  void workOfAForce_isOfTheOrderOfTheMethod() {
    QFETCH(int, method);
    const auto exact = [](double t) { return forcedEnergy(t) - forcedEnergy(0); };
    const double order = observedOrder(methods[method], "energy.work", 2, exact, [] {
      ModelBuilder b = oscillator(0);
      b.force("force", "push", {{"body", b.model().find("bob")->id}, {"value", force("12*cos(3*t)")}});
      return b;
    });
    QVERIFY2(order > methods[method].order - 0.3, qPrintable(QString::number(order)));
  }

  /// A crank of moment of inertia J about its hinge, under gravity, turned by theta = 0.3 sin 4t:
  /// W = J theta'^2 / 2 + m g a sin theta, less what was there at the start.
  void workOfADrive_isOfTheOrderOfTheMethod_data() {
    QTest::addColumn<int>("method");
    for (const int i : {0, 1, 2, 6}) QTest::newRow(methods[i].name) << i;  // compositions reach theirs without lambda
  }
  void workOfADrive_isOfTheOrderOfTheMethod() {
    QFETCH(int, method);
    static constexpr double mass = 2, arm = 0.5, J = 0.2 + mass * arm * arm, g = 9.81;
    const auto energy = [](double t) {
      const double rate = 1.2 * std::cos(4 * t);
      return 0.5 * J * rate * rate + mass * g * arm * std::sin(0.3 * std::sin(4 * t));
    };
    const auto gained = [&](double t) { return energy(t) - energy(0); };
    const double order = observedOrder(methods[method], "energy.work", 1, gained, [] {
      ModelBuilder b;
      b.gravity(Vec3(0, -g, 0));
      const ElementId rod = b.body(
          "rigid", "rod", {{"mass", mass}, {"inertia", diagonal(0.01, 0.2, 0.2)}, {"position", Vec3(arm, 0, 0)}});
      const ElementId hinge =
          b.joint("revolute", "hinge", {{"body1", ground}, {"body2", rod}, {"frame2", at(Vec3(-arm, 0, 0))}});
      b.joint("drive", "motor",
              {{"joint", hinge}, {"prescribes", Choice{0}}, {"motion", Function{.expression = "0.3*sin(4*t)"}}});
      return b;
    });
    QVERIFY2(order > methods[method].order - 0.3, qPrintable(QString::number(order)));
  }

  /// Variable steps and order 5: what the budget cannot explain falls with the tolerance.
  void bdf_closesWithItsTolerance() {
    double made[2];
    for (int i = 0; i < 2; ++i) {
      ModelBuilder b = oscillator(c);
      b.force("force", "push", {{"body", b.model().find("bob")->id}, {"value", force("12*cos(3*t)")}});
      b.useIntegrator("bdf_cs");
      b.set(simulationId, "max_order", 5);
      for (const char* key : {"rtol", "atol_positions", "atol_velocities"})
        b.set(simulationId, key, i == 0 ? 1e-6 : 1e-9);
      b.run(0.01, 3, 0.05);
      const Run run = runModel(b.model());
      made[i] = largest(run, "energy.numerical");
    }
    qInfo("bdf_cs: closes to %.3g J at 1e-6, %.3g J at 1e-9", made[0], made[1]);
    // Bounds are shares of some 20 J that move; local errors of some hundred steps add up.
    QVERIFY(made[0] < 100 * 20 * 1e-6);
    QVERIFY(made[1] < 100 * 20 * 1e-9);
  }

  /// E_1 - E_0 = h f(t + h/2) . (v_0 + v_1)/2 of the half-step methods: exact for any force of time, however long the
  /// step; what is stored changes by gravity, whose force is constant.
  void halfStep_closesToRoundOff_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"local_pos", "local_neg", "local_imp"}) QTest::newRow(id) << id;
  }
  void halfStep_closesToRoundOff() {
    QFETCH(QString, id);
    ModelBuilder b;
    const ElementId stone = b.body("particle", "stone", {{"mass", m}, {"velocity", Vec3(1, 2, 3)}});
    b.force("force", "push", {{"body", stone}, {"value", force("20*sin(7*t)", "5*t^2")}});
    b.useIntegrator(id.toStdString());
    b.run(0.2, 10);
    const Run run = runModel(b.model());
    const double moved = largest(run, "energy.kinetic");
    QVERIFY(largest(run, "energy.work") > 10);
    QVERIFY2(largest(run, "energy.numerical") < 1e-14 * 50 * moved,
             qPrintable(QString::number(largest(run, "energy.numerical"))));
  }
  /// Verlet's and the midpoint rule under constant forces: x_1 - x_0 = h (v_0 + v_1)/2.
  void constantForce_closesToRoundOff_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"liemid_ea", "liemid_i", "akw", "local_neg"}) QTest::newRow(id) << id;
  }
  void constantForce_closesToRoundOff() {
    QFETCH(QString, id);
    ModelBuilder b;
    const ElementId stone = b.body("particle", "stone", {{"mass", m}, {"velocity", Vec3(1, 2, 3)}});
    b.force("force", "push", {{"body", stone}, {"value", force("20", "-3")}});
    b.useIntegrator(id.toStdString());
    b.run(0.2, 10);
    const Run run = runModel(b.model());
    QVERIFY(largest(run, "energy.work") > 10);
    const double moved = largest(run, "energy.kinetic");
    QVERIFY2(largest(run, "energy.numerical") < 1e-14 * 50 * moved,
             qPrintable(QString::number(largest(run, "energy.numerical"))));
  }

  void elements_addUpToTheWhole_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"geom1", "liemid_ea", "rkmk", "bdf_cs", "local_neg"}) QTest::newRow(id) << id;
  }
  void elements_addUpToTheWhole() {
    QFETCH(QString, id);
    ModelBuilder b = machine();
    b.useIntegrator(id.toStdString());
    b.run(0.002, 1.0, 0.01);
    const Run run = runWithParts(b.model());
    double worst = 0, gap = 0;
    for (std::size_t r = 0; r <= run.last(); ++r) {
      const auto compare = [&](const char* quantity, double more) {
        const double whole = run.at(r, std::string("energy.") + quantity);
        worst = std::max(worst, std::abs(sumOf(run, r, quantity) + more - whole) / std::max(1.0, std::abs(whole)));
      };
      for (const char* quantity : {"kinetic", "potential", "elastic", "dissipated"}) compare(quantity, 0);
      compare("work", run.at(r, "energy.hand"));
      gap = std::max(gap,
                     std::abs(run.at(r, "energy.total") - run.at(0, "energy.total") + run.at(r, "energy.dissipated") -
                              run.at(r, "energy.work") - run.at(r, "energy.numerical")));
    }
    QVERIFY2(worst < 1e-14 * 10, qPrintable(QString::number(worst)));
    QVERIFY2(gap < 1e-13 * 100, qPrintable(QString::number(gap)));
    for (const char* channel : {"tie.dissipated", "strut.dissipated", "push.work", "motor.work"})
      QVERIFY2(std::abs(run.at(run.last(), channel)) > 1e-3, channel);
    QCOMPARE(run.at(run.last(), "push.dissipated"), 0.0);
    QCOMPARE(run.at(run.last(), "energy.hand"), 0.0);
  }

  /// Exchanged numbers: what a stiffer spring stores more at the same place is nobody's work but of who exchanged it.
  void exchange_isTheHands() {
    ModelBuilder b = machine();
    b.useIntegrator("rkmk");  // whose states hold constraints to round-off: nothing moves at the exchange
    b.run(0.002, 1.0);
    auto stepper = Stepper::create(b.model(), true).value();
    stepper->rows().addEnergyOfElements();
    while (stepper->state().t < 0.5) QVERIFY(stepper->step().has_value());
    const double before = stepper->energyBudget().now().elastic, work = stepper->energyBudget().work();
    b.set(b.model().find("tie")->id, "stiffness", Vec3(90, 90, 90));
    QVERIFY(stepper->exchange(b.model()).has_value());
    QVERIFY(stepper->energyBudget().now().elastic > before + 1e-3);
    const double stored = stepper->energyBudget().now().elastic - before;
    QVERIFY(std::abs(stepper->energyBudget().exchanged() - stored) < 1e-9);
    QVERIFY(std::abs(stepper->energyBudget().work() - work - stored) < 1e-9);
    while (!stepper->finished()) QVERIFY(stepper->step().has_value());
    QVERIFY(std::abs(stepper->energyBudget().exchanged() - stored) < 1e-9);
    std::vector<double> row(stepper->channels().size());
    QVERIFY(stepper->writeRow(row).has_value());
    QVERIFY(std::abs(row.back() - stored) < 1e-9);
  }

  /// Asked for by name, they are there; else only where the run is asked for all.
  void columns_areThoseAskedFor() {
    ModelBuilder b = machine();
    b.run(0.01, 0.05);
    const auto namesOf = [&](SimulationOptions options) {
      const auto simulation = Simulation::create(b.model(), std::move(options));
      QStringList out;
      for (const Channel& channel : simulation.value()->recording()->channels())
        out << QString::fromStdString(channel.name);
      return out;
    };
    QVERIFY(!namesOf({.assemble = true}).contains("tie.dissipated"));
    QVERIFY(namesOf({.assemble = true, .energy = true}).contains("crank.kinetic"));
    const QStringList some = namesOf({.assemble = true, .channels = {"tie.*d", "crank.x"}});
    QVERIFY(some.contains("tie.dissipated") && some.contains("crank.x"));
    QVERIFY(!some.contains("tie.elastic") && !some.contains("crank.kinetic"));
  }
};

QTEST_APPLESS_MAIN(TestEnergyLedger)
#include "tst_energy_ledger.moc"

// What every integrator of the catalogue must satisfy, without being named.

#include "integrators/integrator.h"
#include "linear/kkt_solver.h"
#include "run/recording.h"
#include "run/row_values.h"
#include "support/count_allocations.h"
#include "support/flexible.h"
#include "support/integrator_rows.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

ModelBuilder springAndBushing() {
  ModelBuilder b;
  const ElementId one = b.body("rigid", "one",
                               {{"mass", 2.0},
                                {"inertia", diagonal(0.1, 0.12, 0.15)},
                                {"position", Vec3(0, 0, -0.5)},
                                {"velocity", Vec3(0.5, 0.2, 0)}});
  const ElementId two = b.body("particle", "two", {{"mass", 1.0}, {"position", Vec3(0.4, 0, -1)}});
  Matrix6 k, c;
  k.m.diagonal() << 800, 800, 2000, 30, 30, 10;
  c.m = 0.01 * k.m;
  b.force("bushing", "mount", {{"body2", one}, {"frame2", at(Vec3(0, 0, 0.5))}, {"stiffness", k}, {"damping", c}});
  b.force(
      "spring", "spring",
      {{"body1", one}, {"frame1", at(Vec3(0.1, 0, 0))}, {"body2", two}, {"stiffness", 300.0}, {"free_length", 0.4}});
  b.force("force", "push",
          {{"body", one},
           {"point", Vec3(0, 0.1, 0)},
           {"value", TimeVector{Function{0, "2*sin(5*t)"}, {}, {}}},
           {"resolved_in", Choice{1}}});
  return b;
}

/// A gram on ten millimetres: nothing may depend on the units being of the size of one.
ModelBuilder smallPendulum() {
  ModelBuilder b;
  const ElementId bob = b.body("rigid", "bob",
                               {{"mass", 1e-3},
                                {"inertia", diagonal(2e-9, 1e-8, 1.1e-8)},
                                {"position", Vec3(0.01, 0, 0)},
                                {"angular_velocity", Vec3(3, 0, 0)}});
  b.joint("spherical", "pin", {{"body1", ground}, {"body2", bob}, {"frame2", at(Vec3(-0.01, 0, 0))}});
  return b;
}

/// Soft enough for steps of milliseconds by explicit methods, and nearly weightless.
ModelBuilder flexiblePendulum() {
  ModelBuilder b;
  const Rod rod{.n = 4, .EA = 100, .GA = 50, .GJ = 0.3, .EIy = 0.3, .EIz = 0.3, .rhoJ = Vec3(4e-2, 2e-2, 2e-2)};
  FlexibleBeam p = beamOf(rod);
  p.angular_velocity = Vec3(0, 0, 1);
  b.gravity(Vec3(0, -0.5, 0));
  b.joint("revolute", "pin", {{"body2", addBeam(b, "soft rod", p)}});
  return b;
}

struct NamedModel {
  const char* name;
  ModelBuilder (*make)();
};
const NamedModel models[] = {
    {"pivoted top", [] { return pivotedTop(0.9); }},
    {"constrained top", [] { return constrainedTop(0.9); }},
    {"double pendulum", [] { return doublePendulum(0.9); }},
    {"damped double pendulum", [] { return dampedDoublePendulum(0.9); }},
    {"redundant four-bar", [] { return fourBar(0.8); }},
    {"spring and bushing", springAndBushing},
    {"small pendulum", smallPendulum},
    {"flexible pendulum", flexiblePendulum},
    {"chain of 30 rods", [] { return rodChain(30); }},
};

/// Every method with every model, or those pairs that the method refuses.
void addRows(bool refused = false) {
  QTest::addColumn<int>("model");
  QTest::addColumn<QString>("integrator");
  for (const TypeInfo* type : catalog().of(Category::integrator))
    for (int i = 0; i < static_cast<int>(std::size(models)); ++i) {
      if (refusal(integratorType(type->id), models[i].make().model()).has_value() != refused) continue;
      QTest::addRow("%s, %s", type->id.c_str(), models[i].name) << i << QString::fromStdString(type->id);
    }
}

const Capabilities& fetchCapabilities() {
  return integratorType(static_cast<QString*>(QTest::qData("integrator", QMetaType::QString))->toStdString())
      .capabilities;
}

/// A method that chooses its step and is loose by default is asked for this local error.
constexpr double tightTolerance = 1e-8;

bool choosesStep(const Model& model) {
  const Element& simulation = model.simulation();
  return static_cast<const IntegratorType&>(*simulation.type).create(simulation.params)->choosesStep();
}
bool isLoose(const Model& model) { return !fetchCapabilities().roundOff && choosesStep(model); }

ModelBuilder fetchModel() {
  const int index = *static_cast<int*>(QTest::qData("model", QMetaType::Int));
  const QString id = *static_cast<QString*>(QTest::qData("integrator", QMetaType::QString));
  ModelBuilder b = models[index].make();
  b.useIntegrator(id.toStdString());
  if (isLoose(b.model()))
    for (const Field& f : b.model().simulation().type->fields) {
      if (f.key == "rtol" || f.key.starts_with("atol")) b.set(simulationId, f.key.c_str(), tightTolerance);
      if (f.key == "max_order") b.set(simulationId, "max_order", 5);
      if (f.key == "projector")
        b.set(simulationId, "projector", Choice{1});  // exact: frozen trades accuracy for damping
    }
  return b;
}

/// What a method that controls its error may be off by, relative to speeds above one.
double controlledError(const Model& model) { return isLoose(model) ? 100 * tightTolerance : 1e-9; }

struct Stepper {
  std::shared_ptr<const System> system;
  std::unique_ptr<Integrator> integrator;
  State s;
  explicit Stepper(const Model& model) : system(System::compile(model).value()) {
    const Element& simulation = model.simulation();
    integrator = static_cast<const IntegratorType&>(*simulation.type).create(simulation.params);
    if (auto ok = integrator->initialize(system, consistentInitialState(*system, false).value(), s); !ok)
      throw std::runtime_error(ok.error().text());
  }
};

double difference(const Run& a, const Run& b, const char* end) {
  double out = 0;
  for (std::size_t c = 0; c < a.recording->columns(); ++c) {
    const std::string& name = a.recording->channels()[c].name;
    if (name.ends_with(end)) out = std::max(out, std::abs(a.at(a.last(), name) - b.at(b.last(), name)));
  }
  return out;
}

/// Largest velocity or angular velocity at the end, at least 1.
double fastest(const Run& run) {
  double out = 1;
  for (const char* end : {".vx", ".vy", ".vz", ".wx", ".wy", ".wz"})
    for (const Channel& c : run.recording->channels())
      if (c.name.ends_with(end)) out = std::max(out, std::abs(run.at(run.last(), c.name)));
  return out;
}

}  // namespace

class TestIntegrators : public QObject {
  Q_OBJECT

 private:
  /// Steps with their rows, the first twenty of which may make memory: expressions have their parser from a thread's
  /// first call on.
  static void allocateNothing(const ModelBuilder& b, int steps) {
    Stepper run(b.model());
    auto recording = Recording::create(recordedChannels(*run.system), 200).value();
    RowValues values(*run.system);
    EnergyBudget energy;
    energy.start(*run.system, run.integrator->evaluated(run.s), run.integrator->order());
    long first = 0;
    for (int i = 1; i <= steps; ++i) {
      if (i == 20) first = allocations();
      const auto report = run.integrator->advance(run.s, i * 1e-3);
      QVERIFY2(report.has_value(), report ? "" : report.error().text().c_str());
      energy.add(run.integrator->evaluated(run.s));
      const std::span<double> row = recording->next();
      QVERIFY(!row.empty());
      values.fill(run.integrator->evaluated(run.s), energy, *report, nullptr, row);
      recording->publish();
    }
    QCOMPARE(allocations() - first, 0L);
  }

 private slots:
  void stepLoop_allocatesNothing_data() { addRows(); }
  void stepLoop_allocatesNothing() {
    if (!allocationsAreCounted) QSKIP("the sanitizer has its own malloc");
    ModelBuilder b = fetchModel();
    b.run(1e-3, 10.0);
    allocateNothing(b, 120);
  }

  /// Beams by modes, whose masses couple bodies, with their rows.
  void modes_allocateNothing_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"geom1", "kynema", "bdf_lie", "rkmk"}) QTest::newRow(method) << QString(method);
  }
  void modes_allocateNothing() {
    if (!allocationsAreCounted) QSKIP("the sanitizer has its own malloc");
    QFETCH(QString, method);
    ModelBuilder b;
    FlexibleBeam p = beamOf({.EA = 1e4, .GA = 4e3, .GJ = 10, .EIy = 10, .EIz = 10});
    p.modes = 6;
    p.damping_time = 1e-5;
    const ElementId beam = addBeam(b, "rod", p);
    b.joint("revolute", "hinge", {{"body2", beam}});
    b.force("torque", "turn",
            {{"body", beam}, {"station", 1.0}, {"value", TimeVector{Function{}, Function{}, Function{.constant = 1}}}});
    b.useIntegrator(method.toStdString());
    b.run(1e-3, 10.0);
    allocateNothing(b, 60);
  }

  void sameBytesTwice_data() { addRows(); }
  void sameBytesTwice() {
    ModelBuilder b = fetchModel();
    b.run(1e-3, 0.2);
    const Run one = runModel(b.model()), two = runModel(b.model());
    QCOMPARE(one.recording->rows(), two.recording->rows());
    const std::size_t bytes = one.recording->rows() * one.recording->columns() * sizeof(double);
    QCOMPARE(std::memcmp(one.recording->row(0).data(), two.recording->row(0).data(), bytes), 0);
  }

  /// Accelerations that nobody looks at may be left out; what is brought later is what would have been there.
  void omittedAccelerations_changeNothingElse_data() { addRows(); }
  void omittedAccelerations_changeNothingElse() {
    ModelBuilder b = fetchModel();
    b.run(1e-3, 10.0);
    Stepper whole(b.model()), sparing(b.model());
    for (int i = 1; i <= 40; ++i) {
      sparing.integrator->omitAccelerations(i % 10 != 0);
      QVERIFY(whole.integrator->advance(whole.s, i * 1e-3).has_value());
      QVERIFY(sparing.integrator->advance(sparing.s, i * 1e-3).has_value());
      QCOMPARE(sparing.s.q, whole.s.q);
      QCOMPARE(sparing.s.v, whole.s.v);
      if (i % 10 == 4) sparing.integrator->computeAccelerations(sparing.s);
      if (i % 10 != 4 && i % 10 != 0) continue;
      QCOMPARE(sparing.s.vdot, whole.s.vdot);
      QCOMPARE(sparing.s.lambda, whole.s.lambda);
    }
  }

  /// Output times that are no multiples of the step change the solution within the order only.
  void clippingAtOutputTimes_keepsTheSolution_data() { addRows(); }
  void clippingAtOutputTimes_keepsTheSolution() {
    ModelBuilder b = fetchModel();
    b.run(5e-4, 0.21);
    const Run plain = runModel(b.model());
    b.run(5e-4, 0.21, 0.0007);
    const Run clipped = runModel(b.model());
    b.run(2.5e-4, 0.21);
    const Run finer = runModel(b.model());
    QCOMPARE(clipped.recording->time(1), 0.0007);
    QCOMPARE(clipped.recording->time(clipped.last()), 0.21);
    // The finer run is off by a quarter of the plain one's error: their difference measures it.
    // A method that controls its error has no step to halve: its tolerance, amplified, is the measure.
    const double floor = fetchCapabilities().adaptive ? controlledError(b.model()) : 1e-12;
    QVERIFY(difference(plain, clipped, ".x") <= 3 * difference(plain, finer, ".x") + floor);
  }

  void restart_continuesWithinTheOrder_data() { addRows(); }
  void restart_continuesWithinTheOrder() {
    ModelBuilder b = fetchModel();
    const auto endAfter = [&](double h, bool restart) {
      b.run(h, 1.0);
      Stepper run(b.model());
      const int n = static_cast<int>(std::lround(0.1 / h));
      for (int i = 1; i <= n; ++i) {
        while (run.s.t < i * h * (1 - 1e-12))
          if (!run.integrator->advance(run.s, i * h)) throw std::runtime_error("step failed");
        if (restart && i == n / 2 && !run.integrator->restart(run.s)) throw std::runtime_error("restart failed");
      }
      return run.s.q;
    };
    const double h = 5e-4;
    const double error = (endAfter(h, false) - endAfter(h / 2, false)).lpNorm<Eigen::Infinity>();
    const double change = (endAfter(h, true) - endAfter(h, false)).lpNorm<Eigen::Infinity>();
    QVERIFY2(change <= 10 * error + controlledError(b.model()),
             qPrintable(QString("%1 against %2").arg(change).arg(error)));
  }

  /// Scaling: Newton converges to round-off for steps from 1e-2 to 1e-6, and the constraints hold to round-off.
  void smallSteps_keepTheirDigits_data() { addRows(); }
  void smallSteps_keepTheirDigits() {
    for (const double h : {1e-2, 1e-3, 1e-4, 1e-5, 1e-6}) {
      ModelBuilder b = fetchModel();
      if (b.model().find("top") && h > 2e-3) continue;       // the fast top turns by 1.5 rad in such a step
      if (b.model().find("soft rod") && h > 2e-3) continue;  // fixed-point iterations hardly contract there
      b.run(h, 30 * h);
      const Run run = runModel(b.model());
      double drift = 0, iterations = 0;
      for (std::size_t r = 0; r <= run.last(); ++r) {
        drift = std::max(drift, run.at(r, "drift.position"));
        iterations = std::max(iterations, run.at(r, "newton.iterations"));
      }
      // Rounding of positions (four units in the last place of some metres), thirty times that along the chain; a
      // method with loose tolerances by default converges quadratically beyond them.
      const double size = b.model().of(Category::body).size() > 10 ? 30 : 1;
      const double bound = fetchCapabilities().roundOff ? 8e-15 * size : 1e-8;
      QVERIFY2(drift < bound, qPrintable(QString("h %1: drift %2").arg(h).arg(drift)));
      QVERIFY2(iterations <= 20, qPrintable(QString("h %1: %2 iterations").arg(h).arg(iterations)));
      if (!fetchCapabilities().adaptive) QCOMPARE(run.progress.retries, std::uint64_t{0});
    }
  }

  /// Over thousands of steps, in which matrices are kept, too.
  void longRuns_keepTheirDigits() {
    ModelBuilder b = rodChain(10);
    b.useIntegrator("geom1");
    b.run(1e-3, 2);
    const Run run = runModel(b.model());
    double drift = 0;
    for (std::size_t r = 0; r <= run.last(); ++r) drift = std::max(drift, run.at(r, "drift.position"));
    QVERIFY2(drift < 8e-15 * 30, qPrintable(QString("drift %1").arg(drift)));  // as above
  }

  /// A force that stops being a number: the failure names the element and the time, and what was computed stays.
  void failure_isReported_data() { addRows(); }
  void failure_isReported() {
    ModelBuilder b = fetchModel();
    const ElementId body = b.model().of(Category::body)[0]->id;
    b.force("force", "bad", {{"body", body}, {"value", TimeVector{Function{0, "sqrt(0.05-t)"}, {}, {}}}});
    b.run(1e-3, 1.0);
    const auto simulation = runAsFarAsItGoes(b.model());
    QCOMPARE(simulation->progress().state, RunState::failed);
    const auto error = simulation->error();
    QVERIFY(error.has_value());
    QVERIFY(!error->element.empty() && !error->equation.empty());
    QVERIFY(error->time && *error->time > 0.049 && *error->time < 0.052);
    const auto recording = simulation->recording();
    QVERIFY(recording->time(recording->rows() - 1) > 0.045);
  }

  /// What a method cannot run is refused with the reason, before anything is computed.
  void refusal_namesTheReason_data() { addRows(true); }
  void refusal_namesTheReason() {
    ModelBuilder b = fetchModel();
    const auto simulation = Simulation::create(b.model());
    QVERIFY(!simulation.has_value());
    QCOMPARE(simulation.error().kind, Error::Kind::input);
    QCOMPARE(simulation.error().key, std::string("integrator"));
    QVERIFY(simulation.error().message.find(fetchCapabilities().noConstraints) != std::string::npos);
  }

  void order_isTheSameWhereverItIsTold() {
    for (const TypeInfo* type : catalog().of(Category::integrator)) {
      const IntegratorType& method = integratorType(type->id);
      const auto made = method.create(method.defaults);
      QVERIFY2(made->order() == method.capabilities.order,
               qPrintable(QString("%1: %2").arg(type->id.c_str()).arg(made->order())));
    }
  }

  /// The claimed order of positions on a smooth problem, against the reference method run on its own: for methods
  /// that control their error, the error itself.
  void order_isAsClaimed_data() { addRows(); }
  void order_isAsClaimed() {
    ModelBuilder b = fetchModel();
    // Where the reference itself takes too long (thirty bodies) or nothing is smooth on the scale of the steps.
    const double end = 0.1, coarse = b.model().find("top") ? 5e-5 : 1e-3;
    const auto positions = [&](const std::string& id, double h) {
      ModelBuilder c = b;
      c.useIntegrator(id);
      if (!c.model().find("top") && id == "kynema") {
        c.set(simulationId, "atol", 1e-10);
        c.set(simulationId, "rtol", 1e-10);
      }
      c.run(h, end, end);
      return runModel(c.model());
    };
    const std::string id = b.model().simulation().type->id;
    const Run reference = positions("rkmk", 1e-3), one = positions(id, coarse), two = positions(id, coarse / 2);
    const auto error = [&](const Run& r) {
      double out = 0;
      for (const char* quantity : {".x", ".qx", ".vx", ".wx"}) out = std::max(out, difference(reference, r, quantity));
      return out;
    };
    const double e1 = error(one), e2 = error(two);
    if (fetchCapabilities().adaptive && choosesStep(b.model())) {
      QVERIFY2(e1 < controlledError(b.model()) * (isLoose(b.model()) ? fastest(reference) : 1.0),
               qPrintable(QString("error %1").arg(e1)));
      return;
    }
    const double slope = std::log2(e1 / e2);
    QVERIFY2(slope > fetchCapabilities().order - 0.15 || e2 < 1e-11,
             qPrintable(QString("errors %1 %2, slope %3").arg(e1).arg(e2).arg(slope)));
  }

  /// A symmetric method goes back the way it came when velocities are reversed.
  void symmetricMethods_areReversible_data() { addRows(); }
  void symmetricMethods_areReversible() {
    ModelBuilder b = fetchModel();
    if (!fetchCapabilities().symmetric) return;
    if (b.model().find("mount")) b.set(b.model().find("mount")->id, "damping", Matrix6{});
    if (b.model().find("strut")) b.set(b.model().find("strut")->id, "damping", 0.0);
    if (b.model().find("push")) b.set(b.model().find("push")->id, "value", TimeVector{});
    b.run(1e-3, 10.0);
    Stepper run(b.model());
    const State start = run.s;
    for (int i = 1; i <= 50; ++i) QVERIFY(run.integrator->advance(run.s, i * 1e-3).has_value());
    run.s.v = -run.s.v;
    QVERIFY(run.integrator->restart(run.s).has_value());
    for (int i = 51; i <= 100; ++i) QVERIFY(run.integrator->advance(run.s, i * 1e-3).has_value());
    const double back = (run.s.q - start.q).lpNorm<Eigen::Infinity>();
    QVERIFY2(back < 1e-11, qPrintable(QString("back to %1").arg(back)));
  }

  /// Dense output, where claimed, leads through both ends of a step and lies between two methods' accuracies inside.
  void denseOutput_isContinuous_data() { addRows(); }
  void denseOutput_isContinuous() {
    ModelBuilder b = fetchModel();
    if (!fetchCapabilities().denseOutput) return;
    b.run(1e-3, 1.0);
    Stepper run(b.model());
    while (run.s.t < 0.02) QVERIFY(run.integrator->advance(run.s, 1.0).has_value());
    const State before = run.s;
    const auto report = run.integrator->advance(run.s, 1.0);
    QVERIFY(report.has_value());
    State at;
    QVERIFY(run.integrator->interpolate(report->t0, at));
    QVERIFY((at.q - before.q).lpNorm<Eigen::Infinity>() < 1e-14);
    QVERIFY(run.integrator->interpolate(report->t1, at));
    QVERIFY((at.q - run.s.q).lpNorm<Eigen::Infinity>() < 1e-11);  // the projection at the end
    QVERIFY(!run.integrator->interpolate(report->t1 + 1, at));
  }
};

QTEST_APPLESS_MAIN(TestIntegrators)
#include "tst_integrators.moc"

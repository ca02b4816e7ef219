// What every integrator of the catalogue must satisfy, without being named.

#include "integrators/integrator.h"
#include "linear/kkt_solver.h"
#include "run/row_writer.h"
#include "support/count_allocations.h"
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
           {"value", TimeVector{TimeFunction{0, "2*sin(5*t)"}, {}, {}}},
           {"resolved_in", Choice{1}}});
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
    {"redundant four-bar", [] { return fourBar(0.8); }},
    {"spring and bushing", springAndBushing},
    {"chain of 30 rods", [] { return rodChain(30); }},
};

void addRows() {
  QTest::addColumn<int>("model");
  QTest::addColumn<QString>("integrator");
  for (const TypeInfo* type : catalog().of(Category::integrator))
    for (int i = 0; i < static_cast<int>(std::size(models)); ++i)
      QTest::addRow("%s, %s", type->id.c_str(), models[i].name) << i << QString::fromStdString(type->id);
}

ModelBuilder fetchModel() {
  const int index = *static_cast<int*>(QTest::qData("model", QMetaType::Int));
  const QString id = *static_cast<QString*>(QTest::qData("integrator", QMetaType::QString));
  ModelBuilder b = models[index].make();
  b.useIntegrator(id.toStdString());
  return b;
}

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

}  // namespace

class TestIntegrators : public QObject {
  Q_OBJECT
 private slots:
  void stepLoop_allocatesNothing_data() { addRows(); }
  void stepLoop_allocatesNothing() {
    if (!allocationsAreCounted) QSKIP("the sanitizer has its own malloc");
    ModelBuilder b = fetchModel();
    b.run(1e-3, 10.0);
    Stepper run(b.model());
    auto recording = Recording::create(recordedChannels(*run.system), 200).value();
    RowWriter writer(*run.system, recording);
    EnergyBudget energy;
    energy.start(0, run.system->energy(run.s, run.integrator->workspace()));
    long first = 0;
    for (int i = 1; i <= 120; ++i) {
      if (i == 20) first = allocations();  // expressions make their parser at a thread's first call
      const auto report = run.integrator->advance(run.s, i * 1e-3);
      QVERIFY2(report.has_value(), report ? "" : report.error().text().c_str());
      energy.add(run.s.t, run.system->energy(run.s, run.integrator->workspace()));
      QVERIFY(writer.write(run.s, run.integrator->workspace(), energy, *report));
    }
    QCOMPARE(allocations() - first, 0L);
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
    QVERIFY(difference(plain, clipped, ".x") <= 3 * difference(plain, finer, ".x") + 1e-12);
  }

  void restart_continuesWithinTheOrder_data() { addRows(); }
  void restart_continuesWithinTheOrder() {
    ModelBuilder b = fetchModel();
    const auto endAfter = [&](double h, bool restart) {
      b.run(h, 1.0);
      Stepper run(b.model());
      const int n = static_cast<int>(std::lround(0.1 / h));
      for (int i = 1; i <= n; ++i) {
        if (!run.integrator->advance(run.s, i * h)) throw std::runtime_error("step failed");
        if (restart && i == n / 2 && !run.integrator->restart(run.s)) throw std::runtime_error("restart failed");
      }
      return run.s.q;
    };
    const double h = 5e-4;
    const double error = (endAfter(h, false) - endAfter(h / 2, false)).lpNorm<Eigen::Infinity>();
    const double change = (endAfter(h, true) - endAfter(h, false)).lpNorm<Eigen::Infinity>();
    QVERIFY2(change <= 10 * error + 1e-10, qPrintable(QString("%1 against %2").arg(change).arg(error)));
  }

  /// Scaling: Newton converges to round-off for steps from 1e-2 to 1e-6, and the constraints hold to round-off.
  void smallSteps_keepTheirDigits_data() { addRows(); }
  void smallSteps_keepTheirDigits() {
    for (const double h : {1e-2, 1e-3, 1e-4, 1e-5, 1e-6}) {
      ModelBuilder b = fetchModel();
      if (b.model().find("top") && h > 2e-3) continue;  // the fast top turns by 1.5 rad in such a step
      b.run(h, 30 * h);
      const Run run = runModel(b.model());
      double drift = 0, iterations = 0;
      for (std::size_t r = 0; r <= run.last(); ++r) {
        drift = std::max(drift, run.at(r, "drift.position"));
        iterations = std::max(iterations, run.at(r, "newton.iterations"));
      }
      const double size = b.model().of(Category::body).size() > 10 ? 30 : 1;
      QVERIFY2(drift < 4e-15 * size, qPrintable(QString("h %1: drift %2").arg(h).arg(drift)));
      QVERIFY2(iterations <= 8, qPrintable(QString("h %1: %2 iterations").arg(h).arg(iterations)));
      QCOMPARE(run.progress.retries, std::uint64_t{0});
    }
  }

  /// A force that stops being a number: the failure names the element and the time, and what was computed stays.
  void failure_isReported_data() { addRows(); }
  void failure_isReported() {
    ModelBuilder b = fetchModel();
    const ElementId body = b.model().of(Category::body)[0]->id;
    b.force("force", "bad", {{"body", body}, {"value", TimeVector{TimeFunction{0, "sqrt(0.05-t)"}, {}, {}}}});
    b.run(1e-3, 1.0);
    auto simulation = Simulation::create(b.model());
    QVERIFY(simulation.has_value());
    (*simulation)->run();
    (*simulation)->wait();
    QCOMPARE((*simulation)->progress().state, RunState::failed);
    const auto error = (*simulation)->error();
    QVERIFY(error.has_value());
    QVERIFY(!error->element.empty() && !error->equation.empty());
    QVERIFY(error->time && *error->time > 0.049 && *error->time < 0.052);
    QVERIFY((*simulation)->recording()->rows() >= 50);
  }
};

QTEST_APPLESS_MAIN(TestIntegrators)
#include "tst_integrators.moc"

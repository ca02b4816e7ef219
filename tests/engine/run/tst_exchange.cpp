// A run that goes on with changed parameters: the motion is that of the new system from the state it had, the
// constraints hold for the new lengths, and what the change stored is in the budget of energy.

#include "io/model_file.h"
#include "model/parameter.h"
#include "run/simulation.h"
#include "run/stepper.h"
#include "support/model_builder.h"

#include <QtTest>

#include <cmath>
#include <thread>

using namespace gyre;
using namespace gyre::test;

namespace {

const char* const kOscillator = R"({
  "gyre": 1, "gravity": [0, 0, 0],
  "parameters": [{"name": "k", "value": 40}],
  "bodies": [{"name": "mass", "type": "particle", "mass": 2, "position": [1.5, 0, 0]}],
  "forces": [{"name": "spring", "type": "spring", "body1": "ground", "body2": "mass", "free_length": 1,
              "stiffness": "k"}],
  "simulation": {"integrator": "rkmk", "step": 0.01, "end_time": 3, "output_step": 0.01}
})";

const char* const kPendulum = R"({
  "gyre": 1, "gravity": [0, -9.81, 0],
  "parameters": [{"name": "L", "value": 1}],
  "bodies": [{"name": "rod", "type": "rigid", "mass": 2, "inertia": [0.1, 0.1, 0.1], "position": [1, 0, 0]}],
  "joints": [{"name": "hinge", "type": "revolute", "body1": "ground", "body2": "rod",
              "frame2": {"position": ["-L", 0, 0]}}],
  "simulation": {"integrator": "geom1", "step": 0.001, "end_time": 2}
})";

Model loaded(const char* text) {
  auto model = parseModel(text, "test", catalog());
  if (!model) throw std::invalid_argument(model.error().text());
  return *model;
}

void setParameter(Model& model, const char* name, double value) {
  if (auto done = model.apply(Edit{SetField{model.find(name)->id, "value", value}}); !done)
    throw std::invalid_argument(done.error().text());
}

void advance(Stepper& s, double to) {
  while (s.state().t < to - 1e-12)
    if (auto done = s.step(); !done) throw std::runtime_error(done.error().text());
}

std::size_t columnOf(const Stepper& s, const std::string& name) {
  const auto channels = s.channels();
  const auto it = std::find_if(channels.begin(), channels.end(), [&](const Channel& c) { return c.name == name; });
  return static_cast<std::size_t>(it - channels.begin());
}

double value(Stepper& s, const std::string& channel) {
  std::vector<double> row(s.channels().size());
  if (!s.writeRow(row)) qFatal("a value is not finite");
  return row.at(columnOf(s, channel));
}

}  // namespace

class TestExchange : public QObject {
  Q_OBJECT
 private slots:
  void motion_isThatOfTheNewStiffness() {
    Model model = loaded(kOscillator);
    auto s = std::move(*Stepper::create(model));
    advance(*s, 1);
    const double a = 0.5, w = std::sqrt(40.0 / 2), x1 = a * std::cos(w), v1 = -a * w * std::sin(w);
    setParameter(model, "k", 90);
    const double before = value(*s, "energy.total");
    QVERIFY(s->exchange(model).has_value());
    QCOMPARE(s->state().t, 1.0);
    // m a = -k x, with the new k at once; the spring holds (k2 - k1) x^2 / 2 more, which somebody put in.
    QVERIFY(std::abs(s->state().vdot[0] + 90 / 2.0 * x1) < 1e-7);
    QVERIFY(std::abs(value(*s, "energy.total") - before - 0.5 * 50 * x1 * x1) < 1e-8);
    QVERIFY(std::abs(value(*s, "energy.work") - 0.5 * 50 * x1 * x1) < 1e-8);
    advance(*s, 3);
    const double w2 = std::sqrt(90.0 / 2), x = x1 * std::cos(2 * w2) + v1 / w2 * std::sin(2 * w2);
    QVERIFY(std::abs(s->state().q[0] - 1 - x) < 1e-7);
    QVERIFY(std::abs(value(*s, "energy.numerical")) < 1e-7);
    QVERIFY(s->finished());
  }

  void constraints_holdForTheNewLength() {
    Model model = loaded(kPendulum);
    auto s = std::move(*Stepper::create(model));
    advance(*s, 0.4);
    setParameter(model, "L", 1.2);
    QVERIFY(s->exchange(model).has_value());
    QVERIFY(violation(s->system(), s->state()).position.size < 1e-12);
    QVERIFY(violation(s->system(), s->state()).velocity.size < 1e-12);
    QVERIFY(std::abs(s->state().q.head<3>().norm() - 1.2) < 1e-12);
    advance(*s, 0.6);
    QVERIFY(std::abs(s->state().q.head<3>().norm() - 1.2) < 1e-9);
    QVERIFY(std::abs(value(*s, "energy.numerical")) < 1e-3);
  }

  void whatIsNoChangeOfNumbers_isRefusedAndLeavesTheRun() {
    Model model = loaded(kPendulum);
    auto s = std::move(*Stepper::create(model));
    advance(*s, 0.1);
    const State before = s->state();
    ModelBuilder other(model);
    other.body("particle", "more", {});
    const auto refused = s->exchange(other.model());
    QVERIFY(!refused);
    QVERIFY(refused.error().text().find("changed numbers only") != std::string::npos);
    QCOMPARE(s->state().q, before.q);
    advance(*s, 0.2);
  }

  void simulation_takesItOverWhilePausedAndSaysWhatItCannot() {
    Model model = loaded(kPendulum);
    auto s = std::move(*Simulation::create(model));
    s->setSpeed(1);
    const auto until = [](auto condition) {
      return QTest::qWaitFor(condition, 20000);  // a bound against hanging, not a measurement
    };
    s->run();
    QVERIFY(until([&] { return s->progress().steps > 10; }));
    s->pause();
    QVERIFY(until([&] { return s->progress().state == RunState::paused; }));
    s->poses().update();
    setParameter(model, "L", 1.3);
    s->exchange(model);
    QVERIFY(until([&] { return s->poses().update(); }));
    QVERIFY(std::abs(s->poses().front().bodies[0].position.norm() - 1.3) < 1e-9);
    QCOMPARE(s->notes().size(), std::size_t{1});
    ModelBuilder other(model);
    other.body("particle", "more", {});
    s->exchange(other.model());
    QVERIFY(until([&] { return s->notes().size() == 2; }));
    QVERIFY(s->notes().back().find("not taken over") != std::string::npos);
    s->setSpeed(0);
    s->run();
    s->wait();
    QCOMPARE(s->progress().state, RunState::finished);
  }
};

QTEST_GUILESS_MAIN(TestExchange)
#include "tst_exchange.moc"

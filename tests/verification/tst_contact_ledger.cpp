// The ledger of energy of contacts: what smooth contacts turn into heat to the order of each method against closed
// forms and a second integration, what that becomes where a step passes over a touch, and shares of pairs that add up.

#include "contact_checks.h"

#include <array>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double radius = 0.1, g = 9.81;

/// Between two surfaces of the same material, each twice as stiff.
std::string smooth(double K, double n, double D, double friction = 0) {
  return fmt::format(
      R"({{"name": "m", "friction": {:.17g}, "stiffness": {:.17g}, "exponent": {:.17g}, "damping": {:.17g}}})",
      friction, 2 * K, n, D);
}

struct Method {
  const char* name;
  const char* settings;
  int order;
  bool fixed = true;
};
constexpr Method methods[] = {
    {"geom1", R"("integrator": "geom1", "rho_inf": 1)", 2},
    {"liemid_ea", R"("integrator": "liemid_ea")", 2},
    {"yoshida4", R"("integrator": "liemid_ea", "composition": "yoshida4")", 4},
    {"yoshida6", R"("integrator": "liemid_ea", "composition": "yoshida6")", 6},
    // It takes its longest steps, those to the next output, where nothing limits its error.
    {"rkmk", R"("integrator": "rkmk", "rtol": 1e6, "atol": 1e6)", 5, false},
};

std::string steps(const Method& method, double h, double end) {
  return fmt::format(R"({}, "{}": {:.17g}, "end_time": {:.17g})", method.settings,
                     method.fixed ? "step" : "output_step", h, end);
}

/// m d'' = m g - K d^n (1 + D d') and the heat K d^n D d'^2 by the classical Runge-Kutta method, of 1 kg.
struct Sitting {
  double K, n, D;
  using State = std::array<double, 3>;  ///< d, d', heat
  State rate(const State& y) const {
    const double pressure = K * std::pow(y[0], n);
    return {y[1], g - pressure * (1 + D * y[1]), pressure * D * y[1] * y[1]};
  }
  double heat(double depth, double end) const {
    constexpr int steps = 20000;
    const double h = end / steps;
    State y{depth, 0, 0};
    const auto moved = [&](const State& k, double by) {
      State out = y;
      for (std::size_t i = 0; i < 3; ++i) out[i] += by * k[i];
      return out;
    };
    for (int s = 0; s < steps; ++s) {
      const State k1 = rate(y), k2 = rate(moved(k1, h / 2)), k3 = rate(moved(k2, h / 2)), k4 = rate(moved(k3, h));
      for (std::size_t i = 0; i < 3; ++i) y[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    }
    return y[2];
  }
};

/// What v / v0 is after an impact by the law of Hunt and Crossley: D v0 (1 + e) = ln((1 + D v0) / (1 - D e v0)).
double restitution(double Dv) {
  double low = 0, high = 1;
  while (high - low > 1e-15) {
    const double e = 0.5 * (low + high), left = Dv * (1 + e) - std::log((1 + Dv) / (1 - Dv * e));
    (Dv * e < 1 && left > 0 ? low : high) = e;
  }
  return low;
}
double heatOfImpact(double mass, double v, double D) {
  const double e = restitution(D * v);
  return 0.5 * mass * v * v * (1 - e * e);
}

/// A ball of 1 kg that meets the floor with 1 m/s, without gravity.
ContactScene thrown(double n, double D) {
  ContactScene scene(smooth(1e6, n, D), Vec3::Zero());
  scene.floor().sphere("b", 1, radius, Vec3(0, 0, radius + 1e-4), ContactScene::velocity(Vec3(0, 0, -1)));
  return scene;
}

Run runWithParts(const Model& model) {
  auto simulation = Simulation::create(model, {.energy = true});
  if (!simulation) throw std::runtime_error(simulation.error().text());
  (*simulation)->run();
  (*simulation)->wait();
  if (const auto error = (*simulation)->error()) throw std::runtime_error(error->text());
  return {(*simulation)->recording(), (*simulation)->progress(), (*simulation)->facts(), (*simulation)->notes()};
}

double sumOf(const Run& run, std::size_t row, const std::string& quantity) {
  double sum = 0;
  const auto& channels = run.recording->channels();
  for (std::size_t c = 0; c < channels.size(); ++c)
    if (channels[c].name.starts_with("contact.") && channels[c].name.ends_with("." + quantity))
      sum += run.recording->at(row, c);
  return sum;
}

/// The sums of pairs, or of bodies, are the whole in every row, to the rounding of a sum over them.
void partsAddUp(const Run& run) {
  for (std::size_t row = 0; row <= run.last(); ++row)
    for (const auto& [part, whole] :
         {std::pair{"normal_work", "energy.contact_normal"}, std::pair{"friction_work", "energy.contact_friction"},
          std::pair{"elastic", "energy.contact_elastic"}}) {
      const double is = run.at(row, whole);
      compare(sumOf(run, row, part), is, 1e-12 * (1 + std::abs(is)), part);
    }
}

void addMethodsOfBoth() {
  QTest::addColumn<QString>("settings");
  QTest::newRow("forces") << R"("integrator": "rkmk", "rtol": 1e-8, "atol": 1e-10)";
  QTest::newRow("impulses") << R"("integrator": "local_neg", "step": 2e-3)";
}

}  // namespace

class TestContactLedger : public QObject {
  Q_OBJECT
 private slots:
  void heatOfASittingBall_isOfTheOrderOfTheMethod_data() {
    QTest::addColumn<int>("method");
    QTest::addColumn<double>("n");
    for (int i = 0; i < static_cast<int>(std::size(methods)); ++i)
      for (const double n : {1.0, 1.5}) QTest::addRow("%s, n = %g", methods[i].name, n) << i << n;
  }
  /// It swings about where it rests and never leaves the floor: period 63 ms.
  void heatOfASittingBall_isOfTheOrderOfTheMethod() {
    QFETCH(int, method);
    QFETCH(double, n);
    const Method& m = methods[method];
    constexpr double end = 0.1, rest = g * 1e-4;
    const Sitting ball{g / std::pow(rest, n), n, 4};
    const double exact = ball.heat(1.3 * rest, end);
    std::vector<double> errors, made;
    for (double h = m.order > 4 ? 4e-3 : 1e-3; errors.size() < 3; h /= 2) {
      const Run run = runModel(ContactScene(smooth(ball.K, n, ball.D))
                                   .floor()
                                   .sphere("b", 1, radius, Vec3(0, 0, radius - 1.3 * rest))
                                   .model(steps(m, h, end)));
      errors.push_back(std::abs(-run.at(run.last(), "energy.contact_normal") - exact));
      made.push_back(std::abs(run.at(run.last(), "energy.numerical")));
    }
    qInfo("%s: heat %.6g J, errors %.3g, %.3g, %.3g; made %.3g", m.name, exact, errors[0], errors[1], errors[2],
          made[2]);
    hasOrder(errors, m.order - 0.3);
    hasOrder(made, m.order - 0.3);
  }

  /// The floor shakes: what its drive brings in, stores and heat close with the order of the method, as all powers are
  /// of the same states. rkmk alone keeps its order where constraints are.
  void shakenFloor_closesWithTheOrderOfTheMethod() {
    std::vector<double> made;
    double heat = 0;
    for (double h = 4e-3; made.size() < 3; h /= 2) {
      const Run run =
          runModel(ContactScene(smooth(1e4, 1, 4))
                       .box("table", 1, Vec3(1, 1, 0.2), Vec3(0, 0, -0.1))
                       .joint(R"({"name": "guide", "type": "prismatic", "body1": "ground", "body2": "table",
                         "frame1": {"position": [0, 0, -0.1]}})")
                       .joint(R"j({"name": "shaker", "type": "drive", "joint": "guide", "coordinate": "displacement",
                          "prescribes": "position", "motion": "2e-4*(1-cos(60*t))"})j")
                       .sphere("b", 1, radius, Vec3(0, 0, radius - g * 1e-4))
                       .model(steps(methods[4], h, 0.12)));
      made.push_back(std::abs(run.at(run.last(), "energy.numerical")));
      heat = -run.at(run.last(), "energy.contact_normal");
    }
    qInfo("heat %.3g J", heat);
    hasOrder(made, 4.7);
  }

  void heatOfAnImpact_isThatOfHuntAndCrossley_data() {
    QTest::addColumn<QString>("settings");
    QTest::addColumn<double>("power");
    QTest::newRow("rkmk") << R"("integrator": "rkmk", "rtol": %1, "atol": %2)" << 3.0 / 5;
    for (const char* bdf : {"bdf_ggl", "bdf_cs"})
      QTest::newRow(bdf) << QString(R"("integrator": "%1", )").arg(bdf) +
                                R"("rtol": %1, "atol_positions": %2, "atol_velocities": %1)"
                         << 2.0 / 3;
  }
  /// For methods that stop where it touches and where it leaves. Steps are as the tolerance to the power 1/(p + 1):
  /// rkmk has p = 4 in its error test, and behind the touch, where steps grow fast, rules of order 3 at least; bdf_*
  /// have p = 2 unless told otherwise, and the trapezoidal rule. Where in an impact steps fall makes a factor of a few.
  void heatOfAnImpact_isThatOfHuntAndCrossley() {
    QFETCH(QString, settings);
    QFETCH(double, power);
    std::array<double, 2> sums{};
    double worst = 0;
    for (std::size_t i = 0; i < 2; ++i)
      for (const double n : {1.0, 1.5})
        for (const double D : {0.1, 0.5, 2.0}) {
          const double rtol = i == 0 ? 1e-5 : 1e-9;
          const QString with = settings.arg(rtol, 0, 'g', 17).arg(rtol * 1e-3, 0, 'g', 17);
          const Run run = runModel(thrown(n, D).model(with.toStdString() + R"(, "end_time": 0.05, "output_step": 0)"));
          const double exact = heatOfImpact(1, 1, D), error = -run.at(run.last(), "energy.contact_normal") - exact;
          sums[i] += std::abs(error);
          worst = std::abs(error) / exact;
          qInfo("n = %g, D = %g: %.3g J too much of %.3g J", n, D, error, exact);
        }
    qInfo("errors %.3g J at 1e-5, %.3g J at 1e-9", sums[0], sums[1]);
    QVERIFY(sums[0] / sums[1] > std::pow(1e4, power) / 4);
    QVERIFY(worst < 1e-4);
  }

  /// Steps that pass over touch and parting: of order n + 1 there, whatever the order of the method. How far into a
  /// step the touch is changes from step to step, hence the largest of several.
  void impactWithinSteps_isOfOrderTwoAtLeast() {
    for (const double n : {1.0, 1.5}) {
      std::vector<double> errors;
      for (const double h : {1e-4, 2.5e-5}) {
        double largest = 0;
        for (const double share : {0.0, 0.13, 0.31, 0.57, 0.71, 0.93}) {
          const Run run =
              runModel(thrown(n, 0.5).model(steps(methods[2], h * (1 + 0.02 * share), n == 1 ? 0.01 : 0.03)));
          const double heat = -run.at(run.last(), "energy.contact_normal");
          largest = std::max(largest, std::abs(heat - heatOfImpact(1, 1, 0.5)));
        }
        errors.push_back(largest);
      }
      const double order = std::log2(errors[0] / errors[1]) / 2;
      qInfo("n = %g: errors %.3g, %.3g J of %.3g J: order %.2f", n, errors[0], errors[1], heatOfImpact(1, 1, 0.5),
            order);
      QVERIFY(order > n + 1 - 0.4);
    }
  }

  void pairs_haveTheirOwn_data() { addMethodsOfBoth(); }
  /// Two balls that meet the floor, a third one that meets nothing.
  void pairs_haveTheirOwn() {
    QFETCH(QString, settings);
    const double D = 0.5;
    const Run run =
        runWithParts(ContactScene(smooth(1e6, 1.5, D), Vec3::Zero())
                         .floor()
                         .sphere("slow", 1, radius, Vec3(0, 0, radius + 1e-4), ContactScene::velocity(Vec3(0, 0, -1)))
                         .sphere("fast", 2, radius, Vec3(1, 0, radius + 1e-4), ContactScene::velocity(Vec3(0, 0, -2)))
                         .sphere("idle", 1, radius, Vec3(2, 0, 1))
                         .model(settings.toStdString() + R"(, "end_time": 0.05)"));
    partsAddUp(run);
    const auto of = [&](const char* pair) {
      return run.at(run.last(), std::string("contact.") + pair + ".normal_work");
    };
    QCOMPARE(of("ground-idle"), 0.0);
    QCOMPARE(of("slow-fast"), 0.0);
    if (settings.contains("rkmk")) {
      // To the share that the heat of an impact is right to.
      compare(-of("ground-slow"), heatOfImpact(1, 1, D), 1e-4 * heatOfImpact(1, 1, D), "slow");
      compare(-of("ground-fast"), heatOfImpact(2, 2, D), 1e-4 * heatOfImpact(2, 2, D), "fast");
    } else {  // no restitution: all of it is lost
      compare(-of("ground-slow"), 0.5, 1e-12, "slow");
      compare(-of("ground-fast"), 4, 1e-12, "fast");
    }
  }

  void manyPairs_areToldByBody_data() { addMethodsOfBoth(); }
  /// 24 balls and the floor: 300 pairs. Each ball has what it exchanges with the floor and half of what it does with
  /// another one.
  void manyPairs_areToldByBody() {
    QFETCH(QString, settings);
    ContactScene scene(smooth(1e5, 1.5, 0.5, 0.3));
    scene.floor();
    for (int i = 0; i < 24; ++i)
      scene.sphere(fmt::format("b{}", i), 1, radius, Vec3(0.15 * (i % 4), 0.15 * (i / 4 % 2), radius + 0.17 * (i / 8)),
                   ContactScene::velocity(Vec3(0.5 * (i % 3), 0, 0)));
    const Run run = runWithParts(scene.model(settings.toStdString() + R"(, "end_time": 0.1)"));
    QVERIFY(run.at(run.last(), "contact.b3.normal_work") < 0);
    QVERIFY(sumOf(run, run.last(), "friction_work") < 0);
    partsAddUp(run);
  }
};

QTEST_APPLESS_MAIN(TestContactLedger)
#include "tst_contact_ledger.moc"

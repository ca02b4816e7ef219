// Impacts by the smooth law against closed forms: Hertz (1882; K. L. Johnson, Contact Mechanics, 1985, section 11.4),
// Hunt and Crossley 1975, the instants of impacts, and none that is missed.

#include "contact_checks.h"
#include "support/random_state.h"
#include "support/run_model.h"

#include <algorithm>
#include <array>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double radius = 0.1;

/// Between two surfaces of the same material, each twice as stiff.
std::string smooth(double K, double n, double D) {
  return fmt::format(R"({{"name": "m", "friction": 0, "stiffness": {:.17g}, "exponent": {:.17g}, "damping": {:.17g}}})",
                     2 * K, n, D);
}

std::string adaptive(const char* method, double end, double rtol = 1e-10) {
  const std::string tolerances =
      std::string(method) == "rkmk"
          ? fmt::format(R"("rtol": {0:.17g}, "atol": {1:.17g})", rtol, rtol * 1e-2)
          : fmt::format(R"("rtol": {0:.17g}, "atol_positions": {1:.17g}, "atol_velocities": {2:.17g})", rtol,
                        rtol * 1e-3, rtol);
  return fmt::format(R"("integrator": "{}", "end_time": {:.17g}, "output_step": 0, {})", method, end, tolerances);
}

std::string fixed(const char* method, double end, double step) {
  return fmt::format(R"("integrator": "{}", "end_time": {:.17g}, "step": {:.17g}, "output_step": 0)", method, end,
                     step);
}

/// A ball that meets the floor at the time 1e-4, without gravity.
Run impact(const std::string& material, const std::string& settings, double mass = 1, double v = 1) {
  return runModel(ContactScene(material, Vec3::Zero())
                      .floor()
                      .sphere("b", mass, radius, Vec3(0, 0, radius + v * 1e-4), ContactScene::velocity(Vec3(0, 0, -v)))
                      .model(settings));
}

/// The largest value of a channel, by the parabola through the rows about the largest.
double peak(const Run& run, const std::string& channel) {
  const std::size_t c = run.column(channel), t = run.column("time");
  std::size_t best = 1;
  for (std::size_t r = 1; r + 1 < run.recording->rows(); ++r)
    if (run.recording->at(r, c) > run.recording->at(best, c)) best = r;
  const auto at = [&](std::size_t r) { return run.recording->at(r, c); };
  const double a = run.recording->at(best - 1, t) - run.recording->at(best, t),
               b = run.recording->at(best + 1, t) - run.recording->at(best, t);
  const double fa = (at(best - 1) - at(best)) / a, fb = (at(best + 1) - at(best)) / b;
  const double curve = (fb - fa) / (b - a), slope = fa - curve * a;
  return at(best) - slope * slope / (4 * curve);
}

/// What v / v0 is after an impact by the law of Hunt and Crossley: D v0 (1 + e) = ln((1 + D v0) / (1 - D e v0)).
double restitution(double Dv) {
  double low = 0, high = 1;
  while (high - low > 1e-15) {
    const double e = 0.5 * (low + high), left = Dv * (1 + e) - std::log((1 + Dv) / (1 - Dv * e));
    (Dv * e < 1 && left > 0 ? low : high) = e;
  }
  return low;
}

/// When it left the floor, from where it is at the end.
double timeOfContact(const Run& run) {
  const std::size_t last = run.last();
  const double z = run.at(last, "b.z") - radius, v = run.at(last, "b.vz");
  return run.at(last, "time") - z / v - 1e-4;
}

}  // namespace

class TestSmoothImpacts : public QObject {
  Q_OBJECT
 private slots:
  void hertz_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"bdf_ggl", "bdf_ggl_star", "bdf_cs", "bdf_cm", "rkmk"})
      QTest::newRow(method) << QString(method);
  }
  /// K = 1e8, m = 1, v = 1, n = 1.5: d = (5 m v^2 / 4 K)^0.4, T = 2.943275 d / v, F = K d^1.5.
  void hertz() {
    const std::string method = fetchedMethod();
    const Run run = impact(smooth(1e8, 1.5, 0), adaptive(method.c_str(), 0.004));
    const double d = std::pow(5.0 / 4e8, 0.4), F = 1e8 * std::pow(d, 1.5);
    compare(F / 1811.95, 1, 3e-6, "as published, with 6 digits");
    compare(peak(run, "contact.penetration") / d, 1, 1e-6, "depth");
    compare(peak(run, "contact.ground-b.fz") / F, 1, 1e-6, "force");
    compare(timeOfContact(run) / 2.030462e-3, 1, 1e-6, "time");
    compare(run.at(run.last(), "b.vz"), 1, 1e-6, "velocity");
  }

  void hertzOfMethodsWithAFixedStep_data() {
    QTest::addColumn<QString>("method");
    for (const char* method :
         {"geom1", "geom2", "geom3", "kynema", "se3", "linear", "bdf_lie", "liemid_ea", "liemid_i", "simo_wong", "akw"})
      QTest::newRow(method) << QString(method);
  }
  /// The error is of second order: the law has one continuous derivative, and a second one but for the instants of
  /// touching. The impact takes 2 ms: (w h)^2 = 1e-5 at 2 us, with a quarter of a period between touching and the
  /// greatest depth.
  void hertzOfMethodsWithAFixedStep() {
    const std::string method = fetchedMethod();
    const double d = std::pow(5.0 / 4e8, 0.4);
    const auto errors = [&](double h) {
      const Run run = impact(smooth(1e8, 1.5, 0), fixed(method.c_str(), 0.004, h));
      return std::array{std::abs(timeOfContact(run) / 2.030462e-3 - 1),
                        std::abs(peak(run, "contact.penetration") / d - 1),
                        std::abs(peak(run, "contact.ground-b.fz") / (1e8 * std::pow(d, 1.5)) - 1),
                        std::abs(run.at(run.last(), "b.vz") - 1)};
    };
    const auto coarse = errors(8e-6), fine = errors(2e-6);
    const char* names[] = {"time", "depth", "force", "velocity"};
    for (std::size_t i = 0; i < 4; ++i) {
      qInfo("%s: %.3g %.3g", names[i], coarse[i], fine[i]);
      compare(fine[i], 0, 1e-5, names[i]);
    }
    QVERIFY2(coarse[0] / fine[0] > 8,
             qPrintable(QString("order %1").arg(std::log(coarse[0] / fine[0]) / std::log(4.0))));
  }

  void huntAndCrossley_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("Dv");
    QTest::addColumn<double>("e");
    const std::vector<std::pair<double, double>> cases = {
        {.1, .937476}, {.2, .882190}, {.5, .748435}, {1, .593624}, {2, .410720}};
    for (const char* method : {"bdf_ggl", "bdf_ggl_star", "bdf_cs", "bdf_cm", "rkmk"})
      for (const auto& [Dv, e] : cases) QTest::addRow("%s, D v = %g", method, Dv) << QString(method) << Dv << e;
  }
  /// Impacts with any n, K, m and v0; e as tabled to 6 digits.
  void huntAndCrossley() {
    const std::string method = fetchedMethod();
    QFETCH(double, Dv);
    QFETCH(double, e);
    compare(restitution(Dv), e, 1e-6, "as tabled");
    struct Case {
      double n, K, m, v;
    };
    for (const auto& [n, K, m, v] : {Case{1.5, 1e6, 1, 1}, {2.2, 1e6, 1, 1}, {1.5, 1e5, 10, 2}, {1.5, 1e8, 0.1, 0.5}}) {
      // Depth and time as without damping, which makes both shorter: d = (m v^2 (n + 1) / 2 K)^(1 / (n + 1)), 4 d / v.
      const double d = std::pow(m * v * v * (n + 1) / (2 * K), 1 / (n + 1));
      const Run run = impact(smooth(K, n, Dv / v), adaptive(method.c_str(), 1e-4 + 20 * d / v), m, v);
      compare(run.at(run.last(), "b.vz") / v, restitution(Dv), 1e-6, "restitution");
      // What went into heat is what the budget calls the work of normal forces, as exact as the velocity.
      const double exact = restitution(Dv);
      compare(run.at(run.last(), "energy.contact_normal") / (m * v * v), 0.5 * (exact * exact - 1), 1e-6, "heat");
    }
  }

  /// The error is of second order: 100 steps to the second power, while it touches.
  void huntAndCrossleyOfGeom1() {
    for (const double Dv : {0.1, 0.5, 2.0}) {
      const double d = std::pow(1.25e-6, 0.4);  // as above, of K = 1e6 and 1 m/s
      const Run run = impact(smooth(1e6, 1.5, Dv), fixed("geom1", 1e-4 + 20 * d, 3 * d / 400));
      compare(run.at(run.last(), "b.vz"), restitution(Dv), 1e-4, "restitution");
    }
  }

  void impactsAreLocated_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"bdf_ggl", "bdf_cs", "rkmk"}) QTest::newRow(method) << QString(method);
  }
  /// A ball that falls from 1 m: the step ends where it touches, at sqrt(2 / g).
  void impactsAreLocated() {
    const std::string method = fetchedMethod();
    const Model model = ContactScene(smooth(1e6, 1.5, 0.2))
                            .floor()
                            .sphere("b", 1, radius, Vec3(0, 0, radius + 1))
                            .model(adaptive(method.c_str(), 2, 1e-8));
    const Run run = runModel(model);
    double nearest = 1;
    for (std::size_t r = 0; r < run.recording->rows(); ++r)
      nearest = std::min(nearest, std::abs(run.recording->time(r) - std::sqrt(2 / 9.81)));
    QVERIFY2(nearest < 1e-7, qPrintable(QString::number(nearest)));
  }

  /// 200 bounces without a loss: each takes as long as the first, and the ball comes back to where it was.
  void bounces_goOn() {
    const Model model = ContactScene(smooth(1e6, 1.5, 0))
                            .floor()
                            .sphere("b", 1, radius, Vec3(0, 0, radius + 0.1))
                            .model(adaptive("rkmk", 70, 1e-9));
    auto stepper = stepperOf(model);
    std::vector<double> tops;
    double v = 0, t = 0, highest = 0, lowest = 1;
    while (tops.size() < 201 && !stepper->finished()) {
      if (auto step = stepper->step(); !step) QFAIL(step.error().text().c_str());
      const double next = stepper->state().v[2];
      if (v > 0 && next <= 0) {
        const double share = v / (v - next);
        tops.push_back(t + share * (stepper->state().t - t));
        highest = std::max(highest, stepper->state().q[2]);
        lowest = std::min(lowest, stepper->state().q[2]);
      }
      v = next;
      t = stepper->state().t;
    }
    QCOMPARE(tops.size(), std::size_t{201});
    const double first = tops[1] - tops[0];
    compare((tops.back() - tops.front()) / 200, first, 1e-5 * first, "period");
    QVERIFY2(std::abs(stepper->energyBudget().numerical()) < 1e-5 * 9.81 * 0.1,
             qPrintable(QString::number(stepper->energyBudget().numerical())));
  }

  /// A box without friction and damping that tumbles over corners, edges and faces: whatever points come and go, its
  /// energy stays, to the tolerance of the method, and the margin within which points are looked for changes nothing.
  void tumblingBox_keepsItsEnergy() {
    std::vector<double> heights;
    for (const double margin : {2e-4, 2e-3, 1e-2}) {
      const Model model = ContactScene(smooth(1e6, 1.5, 0))
                              .floor()
                              .box("b", 1, Vec3(0.1, 0.15, 0.2), Vec3(0, 0, 0.3),
                                   ContactScene::turned(0.7, Vec3(1, 1, 0.3)) + ContactScene::spin(Vec3(3, 1, 2)))
                              .contact(fmt::format(R"(, "margin": {})", margin))
                              .model(adaptive("rkmk", 2, 1e-10));
      auto stepper = stepperOf(model);
      advance(*stepper, 2);
      compare(stepper->energyBudget().numerical(), 0, 2e-7,
              "energy");  // some hundred steps with errors of 1e-10 each, of 4 J
      heights.push_back(stepper->state().q[2]);
    }
    compare(heights[1], heights[0], 1e-12, "height");
    compare(heights[2], heights[0], 1e-12, "height");
  }

  /// A stiffness beyond all measure ends in a clear state, not in steps of no length.
  void absurdStiffness_endsClearly() {
    for (const char* method : {"bdf_ggl", "rkmk", "geom1", "liemid_ea"}) {
      const std::string settings = std::string(method).starts_with("bdf") || std::string(method) == "rkmk"
                                       ? adaptive(method, 1e-3, 1e-6)
                                       : fixed(method, 1e-3, 1e-4);
      const auto run = runAsFarAsItGoes(
          ContactScene(smooth(1e300, 1.5, 0.1))
              .floor()
              .sphere("b", 1, radius, Vec3(0, 0, radius + 1e-4), ContactScene::velocity(Vec3(0, 0, -1)))
              .model(settings));
      if (const auto error = run->error()) QVERIFY2(!error->text().empty(), method);
      const Recording& rows = *run->recording();
      for (std::size_t c = 0; c < rows.columns(); ++c) QVERIFY(std::isfinite(rows.at(rows.rows() - 1, c)));
    }
  }

  /// Balls of 1 cm with up to 100 m/s against a wall of 1 mm, methods that choose their steps: none comes through.
  void noImpactIsMissed() {
    Random random(5);
    for (int i = 0; i < 1000; ++i) {
      const double speed = std::pow(10, random.uniform(-1, 2)), height = random.uniform(0.02, 3);
      const double angle = random.uniform(0, 0.5), end = 1.5 * height / (speed * std::cos(angle));
      const char* method = i % 2 == 0 ? "bdf_ggl" : "rkmk";
      const Model model = ContactScene(smooth(1e9, 1.5, 0.1), Vec3::Zero())
                              .ground(R"({"type": "box", "size": [20, 20, 0.001]})")
                              .sphere("b", 0.01, 0.01, Vec3(0, 0, height + 0.0105),
                                      ContactScene::velocity(speed * Vec3(std::sin(angle), 0, -std::cos(angle))))
                              .model(adaptive(method, end, 1e-6));
      auto stepper = stepperOf(model);
      advance(*stepper, end);
      QVERIFY2(stepper->state().q[2] > 0 && stepper->state().v[2] > 0,
               qPrintable(QString("%1: speed %2, height %3, angle %4: z %5, v %6, t %7")
                              .arg(method)
                              .arg(speed, 0, 'g', 17)
                              .arg(height, 0, 'g', 17)
                              .arg(angle, 0, 'g', 17)
                              .arg(stepper->state().q[2])
                              .arg(stepper->state().v[2])
                              .arg(stepper->state().t)));
    }
  }
};

QTEST_APPLESS_MAIN(TestSmoothImpacts)
#include "tst_smooth_impacts.moc"

// Coulomb friction with a closed form, by the three rotation updates.

#include "contact_checks.h"

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double g = 9.81, h = 1e-3;

/// A plane that falls towards +x by an angle [rad], and a box that lies on it; both turned about y.
ContactScene incline(double angle, double friction, const Vec3& size) {
  ContactScene scene(material(friction));
  const Quat q(Eigen::AngleAxisd(angle, Vec3::UnitY()));
  const std::string turned = ContactScene::turned(angle, Vec3::UnitY());
  scene.ground(R"({"type": "plane")" + turned + "}");
  scene.box("box", 1, size, q * Vec3(0, 0, size.z() / 2), turned);
  return scene;
}

/// How far down the slope.
double along(const State& s, double angle) { return s.q[0] * std::cos(angle) - s.q[2] * std::sin(angle); }

}  // namespace

class TestContactFriction : public QObject {
  Q_OBJECT

 private slots:
  void inclineHolds_data() { addMethods(); }
  void inclineHolds() {
    const double angle = 26 * M_PI / 180;
    auto stepper = stepperOf(
        incline(angle, 0.5, Vec3(0.2, 0.2, 0.1))
            .model(fmt::format(R"("integrator": "{}", "step": 1e-3, "end_time": 60, "merit": 1e-28, "sweeps": 1000)",
                               fetchedMethod())));
    const VecX start = stepper->state().q;
    advance(*stepper, 60);
    const double moved = (stepper->state().q - start).lpNorm<Eigen::Infinity>();
    QVERIFY2(moved < 1e-12, qPrintable(QString::number(moved)));
  }

  /// a = g (sin - mu cos); the velocity is constant over a step: its mean with that of before gives h/2 less of way.
  void inclineSlides_data() { addMethods(); }
  void inclineSlides() {
    const double angle = M_PI / 6, a = g * (std::sin(angle) - 0.5 * std::cos(angle));
    auto stepper = stepperOf(
        incline(angle, 0.5, Vec3(0.2, 0.2, 0.1))
            .model(fmt::format(R"("integrator": "{}", "step": 1e-3, "end_time": 1, "merit": 1e-28, "sweeps": 1000)",
                               fetchedMethod())));
    const double start = along(stepper->state(), angle);
    advance(*stepper, 1);
    compare((along(stepper->state(), angle) - start) / (a / 2), 1, 1e-6, "way");
  }

  void tallBoxTips_data() { addMethods(); }
  void tallBoxTips() {
    const double critical = std::atan(0.5), tenth = 0.1 * M_PI / 180;
    for (const double side : {-1.0, 1.0}) {
      auto stepper = stepperOf(
          incline(critical + side * tenth, 1, Vec3(0.1, 0.1, 0.2))
              .model(fmt::format(R"("integrator": "{}", "step": 1e-3, "end_time": 2, "merit": 1e-28, "sweeps": 1000)",
                                 fetchedMethod())));
      advance(*stepper, 2);
      const double turned = 2 * std::acos(std::abs(stepper->state().q[3])) - critical;
      if (side < 0) compare(turned, -tenth, 1e-9, "stands");
      else QVERIFY2(turned > 0.1, qPrintable(QString::number(turned)));
    }
  }

  /// Stops after v/(mu g), v^2/(2 mu g); the front carries (1 + mu H/b) of half the weight.
  void boxStops_data() { addMethods(); }
  void boxStops() {
    ContactScene scene(material(0.5));
    scene.floor().box("box", 1, Vec3(0.1, 0.1, 0.1), Vec3(0, 0, 0.05), ContactScene::velocity(Vec3(2, 0, 0)));
    auto stepper = stepperOf(scene.model(fmt::format(
        R"("integrator": "{}", "step": 1e-3, "end_time": 1, "merit": 1e-28, "sweeps": 1000)", fetchedMethod())));
    double stopped = 0;
    while (!stepper->finished()) {
      QVERIFY(stepper->step());
      if (stepper->state().v[0] > 1e-9) stopped = stepper->state().t;
      if (stepper->state().t > 0.1 && stepper->state().t < 0.3) {
        double front = 0, rear = 0;
        for (const ContactState& c : stepper->contacts()->contacts)
          (c.contact.x.x() > stepper->state().q[0] ? front : rear) += c.force.z();
        compare(front / g, 0.75, 1e-8, "front");
        compare(rear / g, 0.25, 1e-8, "rear");
      }
    }
    compare(stopped, 2 / (0.5 * g), 1e-3, "time");
    compare(stepper->state().q[0], 4 / (2 * 0.5 * g), 1e-3, "way");
    compare(stepper->state().v.norm(), 0, 1e-12, "rest");
  }

  /// Solfec's block under f = 8 cos t; exact values by quadrature between its slips. First order in the step.
  void drivenBlock_data() { addMethods(); }
  void drivenBlock() {
    std::vector<double> errors;
    for (const double step : {1e-3, 5e-4, 2.5e-4, 1.25e-4}) {
      ContactScene scene(material(0.8));
      scene.floor().box("box", 1, Vec3(1, 1, 0.1), Vec3(0, 0, 0.05));
      scene.force(R"f({"name": "f", "type": "force", "body": "box", "value": ["8*cos(t)", 0, 0]})f");
      const Run run = scene.run(fetchedMethod(), step, 9, 1);
      double error = 0;
      for (const auto& [t, x] : {std::pair{2.0, 0.00434856967}, {5.0, -0.00869716686}, {8.0, 0.00434856967}})
        error = std::max(error, std::abs(run.at(run.rowAt(t), "box.x") - x));
      errors.push_back(error);
    }
    compare(errors.front(), 0, 1e-3 * 0.0087, "at 1e-3 s");
    // Where slips begin within a step makes single halvings irregular.
    const double order = std::log2(errors.front() / errors.back()) / 3;
    QVERIFY2(order > 0.9, qPrintable(QString::number(order)));
  }

  /// m x'' = -k x -/+ mu m g: turning points 2 mu m g/k nearer each time, at rest for good after five half periods.
  void oscillator_data() { addMethods(); }
  void oscillator() {
    ContactScene scene(material(0.1));
    scene.floor().box("box", 1, Vec3(1, 1, 0.02), Vec3(0.1, 0, 0.01));
    scene.force(R"({"name": "k", "type": "cartesian_spring", "body": "box", "point": [0, 0, 0], "anchor": [0, 0, 0.01],
      "stiffness": [100, 0, 0]})");
    const Run run = scene.run(fetchedMethod(), h, 2);
    const double half = M_PI / 10;
    double expected = 0.1;
    for (int k = 1; k <= 5; ++k) {
      expected = -(expected - (expected > 0 ? 1 : -1) * 2 * 0.1 * g / 100);
      double turning = 0;
      for (std::size_t r = 0; r <= run.last(); ++r)
        if (std::abs(run.at(r, "time") - k * half) < half / 2 && std::abs(run.at(r, "box.x")) > std::abs(turning))
          if (run.at(r, "box.x") * expected > 0) turning = run.at(r, "box.x");
      compare(turning, expected, 2e-4, "turning point");
    }
    double rests = 0;
    for (std::size_t r = 0; r <= run.last(); ++r)
      if (std::abs(run.at(r, "box.vx")) > 1e-9) rests = run.at(r, "time");
    compare(rests, 5 * half, 5e-3, "rest");
    compare(run.at(run.last(), "box.vx"), 0, 1e-12, "sticks");
  }

  /// Slides, then rolls: J = k m R^2, t = v0/(mu g) k/(1 + k), v = v0/(1 + k).
  void slidesThenRolls_data() { addMethods(); }
  void slidesThenRolls() {
    constexpr double R = 0.1, v0 = 5, mu = 0.3;
    for (const double k : {0.4, 0.5, 1.0}) {
      ContactScene scene(material(mu));
      const std::string shape = k == 0.4
                                    ? fmt::format(R"({{"type": "sphere", "radius": {}}})", R)
                                    : fmt::format(R"({{"type": "cylinder", "radius": {}, "length": 0.1, "orientation":
          [0.7071067811865476, 0.7071067811865476, 0, 0]}})",
                                                  R);
      scene.floor().body("ball", 1, Vec3::Constant(k * R * R), Vec3(0, 0, R), shape,
                         ContactScene::velocity(Vec3(v0, 0, 0)));
      const Run run = scene.run(fetchedMethod(), h, 1);
      const double t = v0 / (mu * g) * k / (1 + k), v = v0 / (1 + k);
      double rolls = 0;
      for (std::size_t r = 0; r <= run.last(); ++r)
        if (std::abs(run.at(r, "ball.vx") - R * run.at(r, "ball.wy")) > 1e-9) rolls = run.at(r, "time");
      compare(rolls, t, 2e-3, "time");
      compare(run.at(run.last(), "ball.vx"), v, 1e-3, "speed");
      compare(run.at(run.last(), "ball.vx") - R * run.at(run.last(), "ball.wy"), 0, 1e-10, "slip");
      const double x = v0 * t - mu * g * t * t / 2 + v * (1 - t);
      compare(run.at(run.last(), "ball.x") / x, 1, 1e-3, "way");
      compare(-run.at(run.last(), "energy.contact_friction") / (v0 * v0 / 2), k / (1 + k), 1e-3, "lost");
      compare(run.at(run.last(), "energy.numerical"), 0, 1e-9, "closes");
    }
  }

  /// Rolls where mu >= 2/7 tan, with 5/7 g sin.
  void sphereOnIncline_data() { addMethods(); }
  void sphereOnIncline() {
    const double angle = 0.5, R = 0.1;
    for (const double side : {-1.0, 1.0}) {
      ContactScene scene(material(2.0 / 7 * std::tan(angle) * (1 + side * 1e-3)),
                         g * Vec3(std::sin(angle), 0, -std::cos(angle)));
      scene.floor().sphere("ball", 1, R, Vec3(0, 0, R));
      const Run run = scene.run(fetchedMethod(), h, 1);
      const double slip = run.at(run.last(), "ball.vx") - R * run.at(run.last(), "ball.wy");
      if (side < 0) {
        QVERIFY2(slip > 1e-4, qPrintable(QString::number(slip)));
      } else {
        compare(slip, 0, 1e-10, "rolls");
        compare(run.at(run.last(), "ball.vx"), 5.0 / 7 * g * std::sin(angle), 1e-9, "speed");
      }
    }
  }

  /// Four corners at a/sqrt 2 from the axis: t = sqrt 2 a w / (6 mu g).
  void spinDown_data() { addMethods(); }
  void spinDown() {
    constexpr double a = 0.1, w = 10, mu = 0.5;
    ContactScene scene(material(mu));
    scene.floor().box("box", 1, Vec3(a, a, a), Vec3(0, 0, a / 2), ContactScene::spin(Vec3(0, 0, w)));
    const Run run = scene.run(fetchedMethod(), h, 0.1);
    double stops = 0;
    for (std::size_t r = 0; r <= run.last(); ++r)
      if (std::abs(run.at(r, "box.wz")) > 1e-9) stops = run.at(r, "time");
    compare(stops / (std::sqrt(2.0) * a * w / (6 * mu * g)), 1, 0.02, "time");
  }

  /// Three points of a plate: stop, place and turn by an independent integration.
  void tripod_data() { addMethods(); }
  void tripod() {
    constexpr double r = 1e-6;
    std::string feet;
    for (int i = 0; i < 3; ++i)
      feet += fmt::format(R"({}{{"type": "sphere", "radius": {}, "position": [{:.17g}, {:.17g}, 0]}})",
                          i > 0 ? ", " : "", r, 0.1 * std::cos(2 * M_PI * i / 3), 0.1 * std::sin(2 * M_PI * i / 3));
    ContactScene scene(material(0.3));
    scene.floor().body("tripod", 1, Vec3(0.003, 0.003, 0.005), Vec3(0, 0, r), feet,
                       ContactScene::velocity(Vec3(1, 0, 0)) + ContactScene::spin(Vec3(0, 0, 10)));
    const Run run = scene.run(fetchedMethod(), 2e-4, 0.6);
    double stops = 0;
    for (std::size_t i = 0; i <= run.last(); ++i)
      if (run.vector(i, "tripod.vx").norm() > 1e-9) stops = run.at(i, "time");
    compare(stops / 0.417623, 1, 5e-3, "time");
    compare(run.at(run.last(), "tripod.x") / 0.213871, 1, 5e-3, "x");
    compare(run.at(run.last(), "tripod.y"), -0.000445, 0.214 * 5e-3, "y");
    compare(2 * std::atan2(run.at(run.last(), "tripod.qz"), run.at(run.last(), "tripod.qw")) / 1.8011, 1, 5e-3, "turn");
  }
};

QTEST_GUILESS_MAIN(TestContactFriction)
#include "tst_contact_friction.moc"

// Impacts with a closed form: Newton's law of restitution with Coulomb's friction, by the three rotation updates.

#include "contact_checks.h"

using namespace gyre;
using namespace gyre::test;

namespace {

const Vec3 weightless = Vec3::Zero();
constexpr double h = 1e-3;

/// A row of balls along x, the first of which comes with 1 m/s.
ContactScene cradle(int balls, double gap, double restitution) {
  ContactScene scene(material(0, restitution), weightless);
  for (int i = 0; i < balls; ++i)
    scene.sphere(fmt::format("b{}", i), 1, 0.05, Vec3((0.1 + gap) * i, 0, 0),
                 ContactScene::velocity(Vec3(i == 0 ? 1 : 0, 0, 0)));
  return scene;
}

}  // namespace

class TestContactImpacts : public QObject {
  Q_OBJECT

 private slots:
  /// Weak friction slides throughout: v_x' = 4 - mu 1.5 * 3; strong friction ends in rolling: v_x' = R w' = 5/7 4.
  void obliqueSphere_data() { addMethods(); }
  void obliqueSphere() {
    constexpr double radius = 0.1;
    for (const double mu : {0.1, 0.5}) {
      ContactScene scene(material(mu, 0.5), weightless);
      scene.floor().sphere("ball", 1, radius, Vec3(0, 0, radius + 1.5 * h),
                           ContactScene::velocity(Vec3(4, 0, -3)));  // touches in the middle of the step
      const Run run = scene.run(fetchedMethod(), h, h);
      const double vx = mu < 0.2 ? 4 - mu * 4.5 : 20.0 / 7, Rw = mu < 0.2 ? 2.5 * mu * 4.5 : 20.0 / 7;
      compare(run.at(1, "ball.vx"), vx, 1e-10, "along the floor");
      compare(run.at(1, "ball.vz"), 1.5, 1e-10, "away from it");
      compare(radius * run.at(1, "ball.wy"), Rw, 1e-10, "spin");
      compare(run.at(1, "contact.ground-ball.fz") * h, 4.5, 1e-10, "impulse");
    }
  }

  /// P = m (1 + e) v / (1 + 3 cos^2) for a slender rod.
  void rodEnd_data() { addMethods(); }
  void rodEnd() {
    const double c = std::cos(M_PI / 6), s = std::sin(M_PI / 6), r = 1e-3;
    ContactScene scene(material(0, 0.5), weightless);
    scene.floor().body(
        "rod", 1, Vec3::Constant(1.0 / 3), Vec3(0, 0, s + r + 5e-7),
        fmt::format(R"({{"type": "sphere", "radius": {}, "position": [{:.17g}, 0, {:.17g}]}})", r, c, -s),
        ContactScene::velocity(Vec3(0, 0, -1)));
    const Run run = scene.run(fetchedMethod(), 1e-6, 1e-6);
    // The rod turns while it comes: a step of 1 us moves the lever by 5e-7, and so the impulse by as much times h.
    compare(run.at(1, "contact.ground-rod.fz") * 1e-6, 1.5 / 3.25, 1e-10, "impulse");
  }

  /// Kane and Levinson 1985: Newton's law with friction may bring in energy, here 7/64 J.
  void kanesRod_data() { addMethods(); }
  void kanesRod() {
    const double c = std::sqrt(0.5), r = 1e-12;
    ContactScene scene(material(1, 1), weightless);
    scene.floor().body(
        "rod", 1, Vec3::Constant(1.0 / 3), Vec3(0, 0, c + r + h / 2),
        fmt::format(R"({{"type": "sphere", "radius": {}, "position": [{:.17g}, 0, {:.17g}]}})", r, -c, -c),
        ContactScene::velocity(Vec3(0.5, 0, -1)));
    const Run run = scene.run(fetchedMethod(), h, h);
    compare(run.at(1, "contact.ground-rod.fx") * h, 0.4375, 1e-10, "friction");
    compare(run.at(1, "contact.ground-rod.fz") * h, 1.0625, 1e-10, "impact");
    compare(run.at(1, "energy.total") - run.at(0, "energy.total"), 7.0 / 64, 1e-10, "energy");
    compare(run.at(1, "energy.contact_normal") + run.at(1, "energy.contact_friction"), 7.0 / 64, 1e-10, "ledger");
    compare(run.at(1, "energy.numerical"), 0, 1e-12, "closes");
  }

  /// Newton's law at all contacts at once; with gaps one after the other.
  void cradle_data() { addMethods(); }
  void cradle() {
    for (const int n : {3, 5}) {
      const Run touching = ::cradle(n, 0, 1).run(fetchedMethod(), h, h);
      compare(touching.at(1, "b0.vx"), (2.0 - n) / n, 1e-8, "first");
      for (int i = 1; i < n; ++i) compare(touching.at(1, fmt::format("b{}.vx", i)), 2.0 / n, 1e-8, "others");
      const Run apart = ::cradle(n, 1e-6, 1).run(fetchedMethod(), h, 3 * h);
      for (int i = 0; i < n; ++i) compare(apart.at(3, fmt::format("b{}.vx", i)), i + 1 == n ? 1 : 0, 1e-6, "with gaps");
      const Run plastic = ::cradle(n, 0, 0).run(fetchedMethod(), h, h);
      for (int i = 0; i < n; ++i) compare(plastic.at(1, fmt::format("b{}.vx", i)), 1.0 / n, 1e-8, "plastic");
    }
  }

  void ballOnTwo_data() { addMethods(); }
  void ballOnTwo() {
    const double R = 0.05, s = std::sqrt(3.0) / 2;
    ContactScene scene(material(0, 1), weightless);
    scene.sphere("left", 1, R, Vec3(-R, 0, 0)).sphere("right", 1, R, Vec3(R, 0, 0));
    scene.sphere("top", 1, R, Vec3(0, 0, 2 * R * s), ContactScene::velocity(Vec3(0, 0, -1)));
    const Run run = scene.run(fetchedMethod(), 1e-9, 1e-9);  // so short that the lines of centres do not turn
    compare(run.at(1, "top.vz"), 0.2, 1e-8, "top");
    // Of the others 0.8/sqrt(3) along x and 0.4 down... as a whole the line of centres: 0.4 * 2 / sqrt(3) * s =
    // 0.69282.
    const Vec3 right = run.vector(1, "right.vx");
    compare(std::abs(right.dot(Vec3(0.5, 0, -s))), std::sqrt(3.0) / 2 * 0.8, 1e-8, "along the line of centres");
  }

  /// Equal balls leave at right angles.
  void billiard_data() { addMethods(); }
  void billiard() {
    const double R = 0.03, a = M_PI / 6;
    ContactScene scene(material(0, 1), weightless);
    scene.sphere("cue", 1, R, Vec3::Zero(), ContactScene::velocity(Vec3(1, 0, 0)));
    scene.sphere("ball", 1, R, 2 * R * Vec3(std::cos(a), std::sin(a), 0));
    const Run run = scene.run(fetchedMethod(), 1e-9, 1e-9);
    const Vec3 cue = run.vector(1, "cue.vx"), ball = run.vector(1, "ball.vx");
    compare(cue.dot(ball), 0, 1e-8, "right angle");
    compare(ball.norm(), std::cos(a), 1e-8, "ball");
    compare(cue.norm(), std::sin(a), 1e-8, "cue");
  }

  /// Apex h0 e^(2k); at rest after sqrt(2 h0/g) (1 + e)/(1 - e), through all the bounces without end.
  void bounces_data() { addMethods(); }
  void bounces() {
    constexpr double R = 0.1, g = 9.81;
    for (const double e : {0.5, 0.8}) {
      ContactScene scene(material(0, e));
      scene.floor().sphere("ball", 1, R, Vec3(0, 0, 1 + R));
      const double restsAt = std::sqrt(2 / g) * (1 + e) / (1 - e);
      const Run run = scene.run(fetchedMethod(), h, restsAt + 0.2);
      double bounced = std::sqrt(2 / g), apexAt = bounced;
      for (int k = 1; k <= 3; ++k) {
        const double v = std::pow(e, k) * std::sqrt(2 * g);
        apexAt = bounced + v / g;
        double apex = 0;
        for (std::size_t r = 0; r <= run.last(); ++r)
          if (std::abs(run.at(r, "time") - apexAt) < v / (2 * g)) apex = std::max(apex, run.at(r, "ball.z") - R);
        compare(apex, std::pow(e, 2 * k), 3e-3, "apex");
        bounced += 2 * v / g;
      }
      double rests = 0, lowest = 1;
      for (std::size_t r = 0; r <= run.last(); ++r) {
        if (std::abs(run.at(r, "ball.vz")) > 1e-9) rests = run.at(r, "time");
        lowest = std::min(lowest, run.at(r, "ball.z") - R);
      }
      compare(rests / restsAt, 1, 1e-2, "time of rest");
      QVERIFY2(lowest > -1e-9, qPrintable(QString::number(lowest)));
      compare(run.at(run.last(), "ball.vz"), 0, 1e-12, "rest");
    }
  }
};

QTEST_GUILESS_MAIN(TestContactImpacts)
#include "tst_contact_impacts.moc"

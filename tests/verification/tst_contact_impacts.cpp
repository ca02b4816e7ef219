// Impacts with a closed form: Newton's law of restitution with Coulomb's friction, by the three rotation updates.

#include "contact_checks.h"
#include "support/random_state.h"

#include <algorithm>

using namespace gyre;
using namespace gyre::test;

namespace {

const Vec3 weightless = Vec3::Zero();
constexpr double h = 1e-3;

/// A row of balls along x, the first of which comes with 1 m/s.
ContactScene cradleOf(int balls, double gap, double restitution) {
  ContactScene scene(material(0, restitution), weightless);
  for (int i = 0; i < balls; ++i)
    scene.sphere(fmt::format("b{}", i), 1, 0.05, Vec3((0.1 + gap) * i, 0, 0),
                 ContactScene::velocity(Vec3(i == 0 ? 1 : 0, 0, 0)));
  return scene;
}

/// Kane and Levinson's rod, which falls on its end at 45 degrees.
Run runOfKanesRod(double restitution) {
  const double c = std::sqrt(0.5), r = 1e-12;
  ContactScene scene(material(1, restitution), weightless);
  scene.floor().body("rod", 1, Vec3::Constant(1.0 / 3), Vec3(0, 0, c + r + h / 2),
                     fmt::format(R"({{"type": "sphere", "radius": {}, "position": [{:.17g}, 0, {:.17g}]}})", r, -c, -c),
                     ContactScene::velocity(Vec3(0.5, 0, -1)));
  return scene.run(fetchedMethod(), h, h);
}

bool tellsOfGain(const Run& run) {
  return std::any_of(run.notes.begin(), run.notes.end(),
                     [](const std::string& note) { return note.find("brought in") != std::string::npos; });
}

/// Balls of any mass and size, each touching one of those before it, the first touching the floor; centres of mass and
/// inertia are anywhere.
/// @param cloudShrinks  velocities are such that all of them come nearer to the origin, without spin: any two that
/// touch
///                      approach each other
ContactScene clusterOfBalls(Random& random, int balls, const std::string& law, bool cloudShrinks) {
  ContactScene scene(law, weightless);
  scene.floor();
  std::vector<std::pair<Vec3, double>> placed;  // centre, radius
  while (static_cast<int>(placed.size()) < balls) {
    const double r = random.uniform(0.05, 0.2);
    Vec3 center(0, 0, r);
    if (!placed.empty()) {
      const auto& [other, R] = placed[static_cast<std::size_t>(random.integer(static_cast<int>(placed.size())))];
      center = other + (R + r) * (random.rotation() * Vec3::UnitX());
    }
    const bool free = center.z() >= r && std::none_of(placed.begin(), placed.end(), [&](const auto& p) {
                        return (p.first - center).norm() < (p.second + r) * (1 - 1e-12);
                      });
    if (!free) continue;
    const Vec3 offset = random.vector(0.5 * r);
    const Quat q = random.rotation();
    const double m = std::pow(10, random.uniform(-1, 1));
    const Vec3 v = cloudShrinks ? Vec3(-center) : random.vector(1), w = cloudShrinks ? Vec3::Zero() : random.vector(5);
    scene.body(
        fmt::format("b{}", placed.size()), m, m * r * r * Vec3(0.3, 0.4, random.uniform(0.2, 0.6)), center - q * offset,
        fmt::format(R"({{"type": "sphere", "radius": {:.17g}, "position": {}}})", r, ContactScene::numbers(offset)),
        fmt::format(R"(, "orientation": [{:.17g}, {:.17g}, {:.17g}, {:.17g}])", q.w(), q.x(), q.y(), q.z()) +
            ContactScene::velocity(v) + ContactScene::spin(w));
    placed.emplace_back(center, r);
  }
  return scene;
}

/// What contacts did in one step, as a part of the energy there was.
double workOfImpacts(const ContactScene& scene) {
  constexpr double step = 1e-6;  // bodies hardly turn while they come
  const Run run = scene.run(fetchedMethod(), step, step);
  return (run.at(1, "energy.contact_normal") + run.at(1, "energy.contact_friction")) / run.at(0, "energy.total");
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

  /// Kane and Levinson 1985: Newton's law with friction may bring in energy, here 7/64 J, which is said.
  void kanesRod_data() { addMethods(); }
  void kanesRod() {
    const Run run = runOfKanesRod(1);
    compare(run.at(1, "contact.ground-rod.fx") * h, 0.4375, 1e-10, "friction");
    compare(run.at(1, "contact.ground-rod.fz") * h, 1.0625, 1e-10, "impact");
    compare(run.at(1, "energy.total") - run.at(0, "energy.total"), 7.0 / 64, 1e-10, "energy");
    compare(run.at(1, "energy.contact_normal") + run.at(1, "energy.contact_friction"), 7.0 / 64, 1e-10, "ledger");
    compare(run.at(1, "energy.numerical"), 0, 1e-12, "closes");
    QVERIFY(tellsOfGain(run));
  }
  /// Kane's rod loses a little where e = 0.8: nothing to say.
  void kanesRod_thatLoses_data() { addMethods(); }
  void kanesRod_thatLoses() {
    const Run run = runOfKanesRod(0.8);
    compare(run.at(1, "energy.total") - run.at(0, "energy.total"), -0.003125, 1e-10, "energy");
    compare(run.at(1, "energy.contact_normal") + run.at(1, "energy.contact_friction"), -0.003125, 1e-10, "ledger");
    QVERIFY(!tellsOfGain(run));
  }

  /// Where Newton's law brings in nothing: e = 0 with any friction, since R . U <= 0 at the end and the work is
  /// R . U - R . W R / 2; and mu = 0 with one e for contacts that all approach, (1 - e) / (1 + e) R . W R / 2 lost.
  void randomImpacts_neverGain_data() { addMethods(); }
  void randomImpacts_neverGain() {
    Random random(11);
    double most = -1, least = 0;
    const auto add = [&](const ContactScene& scene, const QString& what) {
      const double share = workOfImpacts(scene);
      QVERIFY2(share <= 1e-12, qPrintable(QString("%1: %2").arg(what).arg(share)));  // round-off of some hundred sums
      most = std::max(most, share);
      least = std::min(least, share);
    };
    for (int i = 0; i < 200; ++i) {
      const double mu = i % 4 == 0 ? 0 : std::pow(10, random.uniform(-2, 1)), e = random.uniform(0, 1);
      const int balls = 1 + random.integer(5);
      add(clusterOfBalls(random, balls, material(mu), false), QString("%1 balls, e = 0, mu = %2").arg(balls).arg(mu));
      add(clusterOfBalls(random, balls, material(0, e), true), QString("%1 balls, mu = 0, e = %2").arg(balls).arg(e));
    }
    qInfo("work between %.3g and %.3g of the energy", least, most);
    QVERIFY(least < -0.1);
  }

  /// Newton's law at all contacts at once; with gaps one after the other.
  void cradle_data() { addMethods(); }
  void cradle() {
    for (const int n : {3, 5}) {
      const Run touching = cradleOf(n, 0, 1).run(fetchedMethod(), h, h);
      compare(touching.at(1, "b0.vx"), (2.0 - n) / n, 1e-8, "first");
      for (int i = 1; i < n; ++i) compare(touching.at(1, fmt::format("b{}.vx", i)), 2.0 / n, 1e-8, "others");
      const Run apart = cradleOf(n, 1e-6, 1).run(fetchedMethod(), h, 3 * h);
      for (int i = 0; i < n; ++i) compare(apart.at(3, fmt::format("b{}.vx", i)), i + 1 == n ? 1 : 0, 1e-6, "with gaps");
      const Run plastic = cradleOf(n, 0, 0).run(fetchedMethod(), h, h);
      for (int i = 0; i < n; ++i) compare(plastic.at(1, fmt::format("b{}.vx", i)), 1.0 / n, 1e-8, "plastic");
    }
  }

  /// Each of those below leaves along its line of centres with that from above.
  void ballOnTwo_data() { addMethods(); }
  void ballOnTwo() {
    const double R = 0.05, s = std::sqrt(3.0) / 2;
    ContactScene scene(material(0, 1), weightless);
    scene.sphere("left", 1, R, Vec3(-R, 0, 0)).sphere("right", 1, R, Vec3(R, 0, 0));
    scene.sphere("top", 1, R, Vec3(0, 0, 2 * R * s), ContactScene::velocity(Vec3(0, 0, -1)));
    const Run run = scene.run(fetchedMethod(), 1e-12, 1e-12);  // the lines of centres turn by 1e-11 at most
    compare(run.at(1, "top.vz"), 0.2, 1e-10, "top");
    for (const double side : {-1.0, 1.0}) {
      const Vec3 v = run.vector(1, side < 0 ? "left.vx" : "right.vx"), line(side * 0.5, 0, -s);
      compare(v.dot(line), std::sqrt(3.0) / 2 * 0.8, 1e-10, "along the line of centres");
      compare((v - v.dot(line) * line).norm(), 0, 1e-10, "across it");
    }
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
      const double rests = lastTime(run, [&](std::size_t r) { return std::abs(run.at(r, "ball.vz")) > 1e-9; });
      double lowest = 1;
      for (std::size_t r = 0; r <= run.last(); ++r) lowest = std::min(lowest, run.at(r, "ball.z") - R);
      // No step is cut where bounces become many.
      QCOMPARE(run.last(), static_cast<std::size_t>(std::ceil((restsAt + 0.2) / h - 1e-9)));
      QCOMPARE(run.progress.steps, run.last());
      QCOMPARE(run.progress.retries, std::uint64_t{0});
      compare(rests / restsAt, 1, 1e-2, "time of rest");
      QVERIFY2(lowest > -1e-9, qPrintable(QString::number(lowest)));
      compare(run.at(run.last(), "ball.vz"), 0, 1e-12, "rest");
      compare(run.at(run.last(), "energy.numerical"), 0, 1e-10 * g, "closes");
    }
  }

  /// First order: the worst of a dozen heights, since where in a step a ball lands makes single errors irregular.
  void bounces_order_data() { addMethods(); }
  void bounces_order() {
    constexpr double R = 0.1, g = 9.81;
    constexpr int balls = 12;
    for (const double e : {0.5, 0.8}) {
      ContactScene scene(material(0, e));
      scene.floor();
      const auto heightOf = [](int i) { return 1 + 0.0137 * i; };
      for (int i = 0; i < balls; ++i) scene.sphere(fmt::format("b{}", i), 1, R, Vec3(i, 0, heightOf(i) + R));
      std::vector<double> errors;
      for (const double step : {4e-3, 2e-3, 1e-3, 5e-4}) {
        const Run run = scene.run(fetchedMethod(), step,
                                  std::sqrt(2 * heightOf(balls) / g) * (1 + 2 * e + 2 * e * e + 2 * e * e * e));
        double error = 0;
        for (int i = 0; i < balls; ++i) {
          const std::size_t z = run.column(fmt::format("b{}.z", i));
          const double falls = std::sqrt(2 * heightOf(i) / g);
          double bounced = falls;
          for (int k = 1; k <= 3; ++k) {
            const double half = falls * std::pow(e, k);  // of the k-th flight
            double apex = 0;
            for (std::size_t r = 0; r <= run.last(); ++r)
              if (std::abs(run.recording->time(r) - bounced - half) < half / 2)
                apex = std::max(apex, run.recording->at(r, z) - R);
            error = std::max(error, std::abs(apex / heightOf(i) - std::pow(e, 2 * k)));
            bounced += 2 * half;
          }
        }
        errors.push_back(error);
      }
      hasOrder(errors, 0.9);
    }
  }
};

QTEST_GUILESS_MAIN(TestContactImpacts)
#include "tst_contact_impacts.moc"

// Smooth shapes that roll without slip: against closed forms, and against the nonholonomic equations of rolling,
// integrated by themselves (rolling_body.h). Time stepping meets them to second order in the step.

#include "roller.h"

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double g = RollingBody::g, pi = std::numbers::pi;
const Vec3 level(0, 0, -g), slope(g*std::sin(0.2), 0, -g*std::cos(0.2));

/// What rolls in all directions, by name.
Roller rollerCalled(const QString& name) {
  if (name == "ellipsoid")
    return rollingEllipsoid({Quat(std::cos(0.2), std::sin(0.2), 0.1, 0.05).normalized(), Vec3(3, 8, 2), 0, 0});
  if (name == "ellipsoid down a slope")
    return rollingEllipsoid({tilted(0.3, Vec3::UnitY()), Vec3(0.5, 2, 0), 0, 0}, slope);
  if (name == "disc") return rollingDisc(0.01, 1, Vec3(0.5, 2, -6));
  if (name == "disc down a slope") return rollingDisc(0.01, 1.4, Vec3(0, 0, -9), slope);
  return rollingDisc(0.01, 0.3, Vec3(0.2, 7, -0.5));
}

/// A body that rolls like a wheel about its own z, which lies along y: with radius r and polar inertia J, mass 1.
struct Wheel {
  const char* name;
  const char* shape;
  double r, J;
};
const Wheel wheels[] = {
    {"sphere", R"({"type": "sphere", "radius": 0.1})", 0.1, 0.4 * 0.01},
    {"capsule", R"({"type": "capsule", "radius": 0.05, "length": 0.2})", 0.05, 0.45 * 0.0025},
    {"cylinder", R"({"type": "cylinder", "radius": 0.1, "length": 0.3})", 0.1, 0.5 * 0.01},
    {"spheroid", R"({"type": "ellipsoid", "size": [0.1, 0.1, 0.2]})", 0.1, 0.4 * 0.01},
};

ContactScene sceneOf(const Wheel& w, const Vec3& gravity, double speed) {
  ContactScene out(material(1), gravity);
  out.floor().body("b", 1, Vec3(2 * w.J, 2 * w.J, w.J), Vec3(0, 0, w.r), w.shape,
                   ContactScene::turned(-pi / 2, Vec3::UnitX()) + ContactScene::velocity(Vec3(speed, 0, 0)) +
                       ContactScene::spin(Vec3(0, 0, speed / w.r)));
  return out;
}

}  // namespace

class TestRollingShapes : public QObject {
  Q_OBJECT
 private slots:
  void ballOfEqualAxes_keepsItsSpeed_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("ground");
    const std::pair<const char*, const char*> grounds[] = {
        {"plane", R"({"type": "plane"})"}, {"box", R"({"type": "box", "size": [9, 9, 1], "position": [0, 0, -0.5]})"}};
    for (const char* method : {"local_pos", "local_neg", "local_imp"})
      for (const auto& [name, ground] : grounds) QTest::addRow("%s, %s", method, name) << QString(method) << ground;
  }
  /// To round-off, as a sphere does.
  void ballOfEqualAxes_keepsItsSpeed() {
    QFETCH(QString, method);
    QFETCH(QString, ground);
    ContactScene scene(material(0.5));
    scene.ground(ground.toStdString())
        .body("ball", 1, Vec3::Constant(1e-3), Vec3(0, 0, 0.05), R"({"type": "ellipsoid", "size": [0.05, 0.05, 0.05]})",
              ContactScene::velocity(Vec3(1, 0, 0)) + ContactScene::spin(Vec3(0, 20, 0)));
    const Run run = runModel(scene.model(byDefault(method.toStdString(), 1e-3, 2)));
    compare(run.at(run.last(), "ball.vx"), 1, 1e-12, "speed");
    compare(run.at(run.last(), "ball.x"), 2, 1e-12, "way");
  }

  void wheels_rollAsInClosedForm_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<int>("which");
    for (const char* method : {"local_pos", "local_neg", "local_imp"})
      for (int i = 0; i < 4; ++i) QTest::addRow("%s, %s", method, wheels[i].name) << QString(method) << i;
  }
  /// On the level at constant speed; down a slope with g sin / (1 + J / (m r^2)), from 1 m/s. Both are met by any step
  /// to round-off: the acceleration is constant, and the point stays below the axis.
  void wheels_rollAsInClosedForm() {
    QFETCH(QString, method);
    QFETCH(int, which);
    const Wheel& w = wheels[which];
    const double a = slope.x() / (1 + w.J / (w.r * w.r)), t = 1;
    const Run even = sceneOf(w, level, 1).run(method.toStdString(), 1e-3, t);
    compare(even.at(even.last(), "b.vx"), 1, 1e-10, "speed");
    compare(gained(even), 0, 1e-10, "energy");
    const Run down = sceneOf(w, slope, 1).run(method.toStdString(), 1e-3, t);
    compare(down.at(down.last(), "b.vx"), 1 + a * t, 1e-9, "speed downhill");
    compare(down.at(down.last(), "b.x"), t + a * t * t / 2, 1e-9, "way downhill");
    compare(down.at(down.last(), "b.z"), w.r, 1e-10, "height");
  }

  void equationsOfRolling_areMet_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("which");
    for (const char* method : {"local_pos", "local_neg", "local_imp"})
      for (const char* name : {"ellipsoid", "ellipsoid down a slope", "disc", "disc down a slope", "flat disc"})
        QTest::addRow("%s, %s", method, name) << QString(method) << QString(name);
  }
  /// Errors are of second order, those of energy too: rolling does no work.
  void equationsOfRolling_areMet() {
    QFETCH(QString, method);
    QFETCH(QString, which);
    const Roller r = rollerCalled(which);
    std::vector<double> errors, energies;
    for (const double h : {1e-3, 5e-4, 2.5e-4}) {
      const Run run = r.scene(material(10)).run(method.toStdString(), h, 0.5);
      errors.push_back(errorOf(r, run));
      energies.push_back(gained(run));
    }
    qInfo("energies %.2g %.2g %.2g", energies[0], energies[1], energies[2]);
    hasOrder(errors, 1.8);
    QVERIFY(errors.back() < 1e-2);
    QVERIFY(energies.back() < 1e-3);
  }

  void eulersDisc_goesOnSteadily_data() {
    QTest::addColumn<double>("tilt");
    for (const double tilt : {0.8, 0.4, 0.2}) QTest::addRow("%g rad", tilt) << tilt;
  }
  /// A thin disc whose centre rests: it turns about the diameter through its contact with W sin a, W^2 sin a = 4 g / r
  /// (H. K. Moffatt 2000, Nature 404, 833, eq. 2).
  void eulersDisc_goesOnSteadily() {
    QFETCH(double, tilt);
    constexpr double r = 0.1, l = 1e-6, h = 2e-4;
    const double W = std::sqrt(4 * g / (r * std::sin(tilt)));
    const Roller disc = rollingDisc(l, tilt, Vec3(0, W * std::sin(tilt), 0));
    const Run run = disc.scene(material(10)).run("local_pos", h, 0.5, 0.01);
    double most = 0;
    for (std::size_t row = 0; row <= run.last(); ++row)
      most = std::max(most, std::abs(run.at(row, "b.z") / (r * std::sin(tilt)) - 1));
    // Some squares of the angle of a step, and what the thickness adds to the height.
    compare(most, 0, 4 * std::pow(h * W, 2) + 3 * l / (r * std::sin(tilt)), "height");
  }

  void disc_rollsInACircle_data() { addMethods(); }
  /// A thin disc that leans by a from lying flat, precesses with W and turns with n about its axis (E. J. Routh 1905,
  /// as in rolling_body.h, art. 244; J = m r^2/4, m r^2/2):  6 n W sin a - W^2 sin a cos a + 4 (g / r) cos a = 0. Its
  /// centre goes round a circle of n r / W.
  void disc_rollsInACircle() {
    constexpr double r = 0.1, a = 1.2, W = 3;
    const double n = (W * W * std::sin(a) * std::cos(a) - 4 * g / r * std::cos(a)) / (6 * W * std::sin(a));
    const Roller disc = rollingDisc(1e-8, a, Vec3(0, W * std::sin(a), n));
    const Vec3 x0 = disc.reference.position(disc.start), v0 = disc.reference.velocity(disc.start);
    const Vec3 middle = x0 + Vec3(-v0.y(), v0.x(), 0) / W;
    for (const double h : {2e-3, 1e-3, 5e-4}) {
      const Run run = disc.scene(material(10)).run(fetchedMethod(), h, 2, 0.1);
      double place = 0, speed = 0;
      for (std::size_t row = 0; row <= run.last(); ++row) {
        const Vec3 there = middle + Eigen::AngleAxisd(W * run.at(row, "time"), Vec3::UnitZ()) * (x0 - middle);
        place = std::max(place, (run.vector(row, "b.x") - there).norm() / r);
        speed = std::max(speed, std::abs(run.vector(row, "b.vx").norm() / std::abs(n * r) - 1));
      }
      // The square of the angle by which a step turns it, over the 6 rad that it goes round.
      const double bound = 6 * std::pow(h * n, 2);
      qInfo("place %.3g, speed %.3g, bound %.3g", place, speed, bound);
      compare(place, 0, bound, "place");
      compare(speed, 0, bound, "speed");
    }
  }

  /// Two ways to say the same: balls as spheres, as ellipsoids.
  void ellipsoidsOfEqualAxes_rollOnEachOtherAsSpheres() {
    const auto run = [](const char* ground, const char* shape) {
      ContactScene scene(material(0.8));
      scene.ground(ground).body("ball", 1, Vec3::Constant(1e-3), Vec3(0, 0, 0.05), shape,
                                ContactScene::velocity(Vec3(0.3, 0.2, 0)) + ContactScene::spin(Vec3(-4, 6, 1)));
      return scene.run("local_pos", 1e-3, 0.5);
    };
    const Run spheres =
        run(R"({"type": "sphere", "radius": 1, "position": [0, 0, -1]})", R"({"type": "sphere", "radius": 0.05})");
    for (const auto& [ground, shape] : {std::pair{R"({"type": "ellipsoid", "size": [1, 1, 1], "position": [0, 0, -1]})",
                                                  R"({"type": "ellipsoid", "size": [0.05, 0.05, 0.05]})"},
                                        {R"({"type": "sphere", "radius": 1, "position": [0, 0, -1]})",
                                         R"({"type": "ellipsoid", "size": [0.05, 0.05, 0.05]})"},
                                        {R"({"type": "ellipsoid", "size": [1, 1, 1], "position": [0, 0, -1]})",
                                         R"({"type": "sphere", "radius": 0.05})"}}) {
      const Run other = run(ground, shape);
      const double off = (other.vector(other.last(), "ball.x") - spheres.vector(spheres.last(), "ball.x")).norm();
      QVERIFY2(off < 1e-9, qPrintable(QString::number(off)));
      QVERIFY(other.vector(other.last(), "ball.x").head<2>().norm() > 0.1);
    }
  }

  void energyOnAnEllipsoid_isKept_data() {
    QTest::addColumn<double>("friction");
    QTest::addRow("rolls") << 2.0;
    QTest::addRow("slides without friction") << 0.0;
  }
  /// Over a surface that is curved in another way everywhere energy is kept to second order, too.
  void energyOnAnEllipsoid_isKept() {
    QFETCH(double, friction);
    std::vector<double> errors;
    for (const double h : {1e-3, 5e-4, 2.5e-4}) {
      ContactScene scene(material(friction));
      scene.ground(R"({"type": "ellipsoid", "size": [0.5, 0.8, 0.3], "position": [0, 0, -0.3]})")
          .body("b", 1, Vec3(2e-3, 2.7e-3, 3.3e-3), Vec3(0, 0, 0.06),
                R"({"type": "ellipsoid", "size": [0.1, 0.08, 0.06]})",
                ContactScene::velocity(Vec3(0.12, -0.06, 0)) + ContactScene::spin(Vec3(1, 2, 3)));
      errors.push_back(gained(scene.run("local_pos", h, 0.3)));
    }
    hasOrder(errors, 1.7);
    QVERIFY(errors.back() < 1e-3);
  }

  /// The cone of half angle b on its side, whose apex stays: it turns about the line it lies on with -W cot b while its
  /// axis turns about the vertical with W, for ever.
  void cone_rollsAboutItsApex() {
    constexpr double H = 0.2, r = 0.1, W = 1.5;
    const double b = std::atan2(r, H);
    const Vec3 axis(-std::cos(b), 0, -std::sin(b));  // from the base to the apex
    const Vec3 e2 = Vec3::UnitY(), e1 = e2.cross(axis);
    Mat3 R;
    R << e1, e2, axis;
    const Vec3 centre = -0.75 * H * axis;  // of mass; the apex is the origin
    ContactScene scene(material(1));
    scene.floor().body(
        "cone", 1, Vec3(0.15 * (r * r + H * H / 4), 0.15 * (r * r + H * H / 4), 0.3 * r * r), centre,
        fmt::format(R"({{"type": "cone", "radius": {}, "length": {}, "position": [0, 0, {}]}})", r, H, H / 4),
        fmt::format(R"(, "orientation": [{:.17g}, {:.17g}, {:.17g}, {:.17g}])", Quat(R).w(), Quat(R).x(), Quat(R).y(),
                    Quat(R).z()) +
            ContactScene::velocity(Vec3(0, 0, W).cross(centre)) +
            ContactScene::spin(R.transpose() * Vec3(-W / std::tan(b), 0, 0)));
    for (const char* method : {"local_pos", "local_neg", "local_imp"}) {
      const Run run = scene.run(method, 1e-3, 4, 0.5);
      double angle = 0, height = 0;
      for (std::size_t row = 0; row <= run.last(); ++row) {
        const double t = run.at(row, "time");
        const Vec3 x = run.vector(row, "cone.x");
        angle = std::max(angle, std::abs(std::remainder(std::atan2(x.y(), x.x()) - W * t, 2 * pi)));
        height = std::max(height, std::abs(x.z() - centre.z()));
      }
      // Share of 6 rad, in steps in which it turns by 3.4e-3 rad: the square of that.
      compare(angle, 0, 6 * 1.2e-5, method);
      compare(height, 0, 1e-6 * H, method);
    }
  }
};

QTEST_GUILESS_MAIN(TestRollingShapes)
#include "tst_rolling_shapes.moc"

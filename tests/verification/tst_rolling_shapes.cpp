// Smooth shapes that roll without slip: against closed forms, and against the nonholonomic equations of rolling,
// integrated by themselves (rolling_body.h). Time stepping meets them to second order in the step.

#include "contact_checks.h"
#include "rolling_body.h"

#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double g = RollingBody::gravity, pi = std::numbers::pi;

std::string inertiaOf(const Mat3& J) {
  return fmt::format("[{:.17g}, {:.17g}, {:.17g}, {:.17g}, {:.17g}, {:.17g}]", J(0, 0), J(1, 1), J(2, 2), J(0, 1),
                     J(1, 2), J(2, 0));
}

/// A body of mass 1 that starts as the reference says.
struct Roller {
  Mat3 J;
  std::string shape;
  RollingBody reference;
  RollingBody::State start;

  ContactScene scene(const std::string& materials) const {
    ContactScene out(materials);
    const Quat& q = start.q;
    out.floor().bodyOf(fmt::format(
        R"({{"name": "b", "type": "rigid", "mass": 1, "inertia": {}, "position": {}, "shapes": [{}],
            "orientation": [{:.17g}, {:.17g}, {:.17g}, {:.17g}]{}{}}})",
        inertiaOf(J), ContactScene::numbers(reference.position(start)), shape, q.w(), q.x(), q.y(), q.z(),
        ContactScene::velocity(reference.velocity(start)), ContactScene::spin(start.w)));
    return out;
  }
};

Roller ellipsoid() {
  const Vec3 a(0.1, 0.08, 0.06), s = a.cwiseAbs2();
  const Mat3 J = Vec3(s.y() + s.z(), s.x() + s.z(), s.x() + s.y()).asDiagonal();
  const RollingBody body(1, J / 5, rollingEllipsoid(a));
  return {J / 5,
          fmt::format(R"({{"type": "ellipsoid", "size": {}}})", ContactScene::numbers(a)),
          body,
          {Quat(std::cos(0.2), std::sin(0.2), 0.1, 0.05).normalized(), Vec3(3, 8, 2), 0, 0}};
}

/// A disc on its edge.
Roller disc(double tilt, const Vec3& w) {
  constexpr double r = 0.1, l = 0.01;
  const Mat3 J = Vec3((3 * r * r + 4 * l * l) / 12, (3 * r * r + 4 * l * l) / 12, r * r / 2).asDiagonal();
  return {J,
          fmt::format(R"({{"type": "cylinder", "radius": {}, "length": {}}})", r, 2 * l),
          RollingBody(1, J, rollingRim(r, l)),
          {Quat(Eigen::AngleAxisd(tilt, Vec3::UnitX())), w, 0, 0}};
}

/// T. R. Kane and D. A. Levinson 1982, Realistic mathematical modeling of the rattleback, Int. J. Non-Linear Mechanics
/// 17, 175-186: half axes 0.2, 0.03, 0.02 m, the centre of mass 0.01 m below the centre, inertias of 2e-4, 1.6e-3,
/// 1.7e-3 kg m^2 and -2e-5 between; spun the wrong way with half a degree of roll.
Roller rattleback() {
  const Vec3 a(0.2, 0.03, 0.02), centre(0, 0, 0.01);
  Mat3 J;
  J << 2e-4, -2e-5, 0, -2e-5, 1.6e-3, 0, 0, 0, 1.7e-3;
  return {J,
          fmt::format(R"({{"type": "ellipsoid", "size": {}, "position": {}}})", ContactScene::numbers(a),
                      ContactScene::numbers(centre)),
          RollingBody(1, J, rollingEllipsoid(a, centre)),
          {Quat(Eigen::AngleAxisd(pi / 360, Vec3::UnitX())), Vec3(0, 0, -5), 0, 0}};
}

/// Distance of the centre from where it should be, over 0.1 m, and of the angular velocity, over the largest.
double errorOf(const Roller& r, const Run& run) {
  const double end = run.at(run.last(), "time");
  const RollingBody::State exact = r.reference.after(r.start, end, static_cast<int>(std::lround(end / 1e-4)));
  return std::max((run.vector(run.last(), "b.x") - r.reference.position(exact)).norm() / 0.1,
                  (run.vector(run.last(), "b.wx") - exact.w).norm() / exact.w.norm());
}

double gained(const Run& run) {
  double most = 0;
  for (std::size_t row = 0; row <= run.last(); ++row)
    most = std::max(most, std::abs(run.at(row, "energy.total") - run.at(0, "energy.total")));
  return most / run.at(0, "energy.kinetic");
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

  void equationsOfRolling_areMet_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<int>("which");
    for (const char* method : {"local_pos", "local_neg", "local_imp"})
      for (const auto& [name, which] : {std::pair{"ellipsoid", 0}, {"disc", 1}, {"flat disc", 2}})
        QTest::addRow("%s, %s", method, name) << QString(method) << which;
  }
  /// Of second order, and energy too: rolling does no work.
  void equationsOfRolling_areMet() {
    QFETCH(QString, method);
    QFETCH(int, which);
    const Roller r = which == 0 ? ellipsoid() : which == 1 ? disc(1, Vec3(0.5, 2, -6)) : disc(0.3, Vec3(0.2, 7, -0.5));
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

  /// Spun against its bias it stops, rocks, and spins the other way. While it turns round its rocking grows by some
  /// hundred times, and so do errors: they are compared until it hardly turns, after that the sense alone.
  void rattleback_turnsRound() {
    const Roller r = rattleback();
    const auto spins = [&](double h) { return r.scene(material(1)).run("local_pos", h, 6, 1); };
    const Run coarse = spins(5e-4), fine = spins(2.5e-4);
    RollingBody::State exact = r.start;
    double before = 0, error = 0;
    for (std::size_t row = 0; row <= fine.last(); ++row) {
      qInfo("%g s: %.4f %.4f, exact %.4f", fine.at(row, "time"), coarse.at(row, "b.wz"), fine.at(row, "b.wz"),
            exact.w.z());
      if (fine.at(row, "time") < 3.5) {
        before = std::max(before, std::abs(coarse.at(row, "b.wz") - exact.w.z()));
        error = std::max(error, std::abs(fine.at(row, "b.wz") - exact.w.z()));
      }
      exact = r.reference.after(exact, 1, 10000);
    }
    QVERIFY2(error < 0.01 && before > 3 * error, qPrintable(QString("%1 %2").arg(before).arg(error)));
    QVERIFY(fine.at(fine.last(), "b.wz") > 1 && coarse.at(coarse.last(), "b.wz") > 1);
  }

  /// The smooth law with a contact so hard and friction so steep that what it gives and slips is little: the spin is
  /// within a twentieth while it turns round.
  void rattleback_turnsRoundBySmoothLaw() {
    const Roller r = rattleback();
    const Run run =
        runModel(r.scene(R"({"name": "m", "friction": 1, "stiffness": 1e9, "damping": 0.1, "slip_velocity": 1e-5})")
                     .model(R"("integrator": "geom1", "step": 2e-5, "end_time": 6, "output_step": 1)"));
    RollingBody::State exact = r.start;
    for (std::size_t row = 0; row <= run.last(); ++row) {
      qInfo("%g s: %.4f, exact %.4f", run.at(row, "time"), run.at(row, "b.wz"), exact.w.z());
      if (run.at(row, "time") < 4.5) compare(run.at(row, "b.wz"), exact.w.z(), 0.25, "spin");
      exact = r.reference.after(exact, 1, 10000);
    }
    QVERIFY(run.at(run.last(), "b.wz") > 1);
  }

  void eulersDisc_goesOnSteadily_data() {
    QTest::addColumn<double>("tilt");
    for (const double tilt : {0.8, 0.4, 0.2}) QTest::addRow("%g rad", tilt) << tilt;
  }
  /// A thin disc whose centre rests: it turns about the diameter through its contact with W sin a, W^2 sin a = 4 g / r
  /// (H. K. Moffatt 2000, Nature 404, 833, eq. 2).
  void eulersDisc_goesOnSteadily() {
    QFETCH(double, tilt);
    constexpr double r = 0.1, l = 1e-6;
    const double W = std::sqrt(4 * g / (r * std::sin(tilt)));
    const Mat3 J = Vec3(r * r / 4, r * r / 4, r * r / 2).asDiagonal();
    const Quat q(Eigen::AngleAxisd(tilt, Vec3::UnitX()));  // its lowest point is that along -y
    const Roller disc{J,
                      fmt::format(R"({{"type": "cylinder", "radius": {}, "length": {}}})", r, 2 * l),
                      RollingBody(1, J, rollingRim(r, l)),
                      {q, Vec3(0, W * std::sin(tilt), 0), 0, 0}};
    constexpr double h = 2e-4;
    const Run run = disc.scene(material(10)).run("local_pos", h, 0.5, 0.01);
    double most = 0;
    for (std::size_t row = 0; row <= run.last(); ++row)
      most = std::max(most, std::abs(run.at(row, "b.z") / (r * std::sin(tilt)) - 1));
    // Some squares of the angle of a step, and what the thickness adds to the height.
    compare(most, 0, 4 * std::pow(h * W, 2) + 3 * l / (r * std::sin(tilt)), "height");
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

  /// Over a surface that is curved in another way everywhere energy is kept to second order, too.
  void energyOnAnEllipsoid_isKept() {
    std::vector<double> errors;
    for (const double h : {1e-3, 5e-4, 2.5e-4}) {
      ContactScene scene(material(2));
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
      // Of 6 rad, in steps in which it turns by 3.4e-3 rad: the square of that.
      compare(angle, 0, 6 * 1.2e-5, method);
      compare(height, 0, 1e-6 * H, method);
    }
  }
};

QTEST_GUILESS_MAIN(TestRollingShapes)
#include "tst_rolling_shapes.moc"

// Eigenvalues along a run against closed forms: oscillators, a pendulum in its swing, a sleeping, a precessing and an
// asymmetric spinning body; and how they are followed.

#include "locus/follow_eigenvalues.h"
#include "locus/locus_csv.h"
#include "locus/root_locus.h"
#include "run/simulation.h"
#include "support/test_models.h"
#include "system/initial_conditions.h"

#include <QtTest>
#include <algorithm>
#include <random>

using namespace gyre;
using namespace gyre::test;

namespace {

using Complex = std::complex<double>;

LocusMoment momentOf(const ModelBuilder& b) {
  const auto system = System::compile(b.model()).value();
  auto s = consistentState(*system, system->initialState());
  if (!s) throw std::runtime_error(s.error().text());
  auto moment = locusMoment(*system, s->state);
  if (!moment) throw std::runtime_error(moment.error().text());
  return *moment;
}

/// Sizes of the imaginary parts above zero, ascending.
std::vector<double> frequencies(const LocusMoment& moment) {
  std::vector<double> out;
  for (const Complex& lambda : moment.lambda)
    if (lambda.imag() > 0) out.push_back(lambda.imag());
  std::sort(out.begin(), out.end());
  return out;
}

bool has(const LocusMoment& moment, Complex wanted, double relative = 1e-8) {
  return std::any_of(moment.lambda.begin(), moment.lambda.end(),
                     [&](Complex lambda) { return std::abs(lambda - wanted) <= relative * std::abs(wanted); });
}

std::string reported(const LocusMoment& moment) {
  std::string out;
  for (const Complex& lambda : moment.lambda) out += fmt::format("({}, {}) ", lambda.real(), lambda.imag());
  return out;
}

constexpr double g = 9.81;

/// A particle on a rod of this length at this angle from hanging, swinging at this rate in the x-z plane.
ModelBuilder pendulum(double length, double angle, double rate) {
  ModelBuilder b;
  const ElementId bob =
      b.body("particle", "bob",
             {{"mass", 2.0},
              {"position", Vec3(length * std::sin(angle), 0, -length * std::cos(angle))},
              {"velocity", Vec3(length * rate * std::cos(angle), 0, length * rate * std::sin(angle))}});
  b.joint("distance", "rod", {{"body1", ground}, {"body2", bob}, {"length", length}});
  return b;
}

std::shared_ptr<const Recording> recordingOf(const ModelBuilder& b) {
  auto simulation = Simulation::create(b.model()).value();
  simulation->run();
  simulation->wait();
  if (const auto error = simulation->error()) throw std::runtime_error(error->text());
  return simulation->recording();
}

}  // namespace

class TestRootLocus : public QObject {
  Q_OBJECT
 private slots:
  /// m x'' + d x' + k x = 0, at any place and velocity.
  void oscillator_dampedAndNot() {
    for (const double d : {0.0, 3.0, 400.0}) {
      ModelBuilder b;
      const double m = 0.5, k = 900;
      const ElementId mass =
          b.body("particle", "mass", {{"mass", m}, {"position", Vec3(0.1, 0, 0)}, {"velocity", Vec3(3, 0, 0)}});
      b.force("cartesian_spring", "spring", {{"body", mass}, {"stiffness", Vec3(k, 0, 0)}, {"damping", Vec3(d, 0, 0)}});
      const LocusMoment moment = momentOf(b);
      const Complex root = std::sqrt(Complex(d * d / (4 * m * m) - k / m));
      QVERIFY2(has(moment, -d / (2 * m) + root), reported(moment).c_str());
      QVERIFY2(has(moment, -d / (2 * m) - root), reported(moment).c_str());
      QCOMPARE(moment.lambda.size(), Eigen::Index(6));
      const double largest = std::max(std::abs(-d / (2 * m) + root), std::abs(-d / (2 * m) - root));
      QVERIFY(std::abs(moment.stiffest - largest) < 1e-9 * largest);
      const double ratio = largest / std::min(std::abs(-d / (2 * m) + root), std::abs(-d / (2 * m) - root));
      QVERIFY2(std::abs(moment.stiffnessRatio() - ratio) < 1e-6 * ratio,
               fmt::format("{}", moment.stiffnessRatio()).c_str());
    }
  }
  /// In the plane of the swing phi'' = -(g/l) sin phi, whose deviations know no phi': -(g/l) cos phi. Across it, on a
  /// great circle of the sphere, the tension acts as stiffness: (g/l) cos phi + phi'^2 (tension over mass and length).
  void pendulum_knowsAngleAndMultiplier() {
    const double l = 0.8;
    for (const auto& [angle, rate] : {std::pair{0.0, 4.0}, {0.9, 0.0}, {0.9, -2.5}, {2.2, 5.0}}) {
      const LocusMoment moment = momentOf(pendulum(l, angle, rate));
      const Complex inPlane = std::sqrt(Complex(-g / l * std::cos(angle)));
      const Complex across = std::sqrt(Complex(-g / l * std::cos(angle) - rate * rate));
      QVERIFY2(has(moment, inPlane), reported(moment).c_str());
      QVERIFY2(has(moment, across), reported(moment).c_str());
      QCOMPARE(moment.growth > 0, std::cos(angle) < 0);
    }
  }
  /// The pendulum as a rigid body on a hinge: deviations of Omega and of R, the joint's B turning with it.
  void compoundPendulum_onAHinge() {
    for (const double rate : {0.0, 6.0}) {
      ModelBuilder b;
      const double angle = 0.7, m = 3, d = 0.4, Iy = 0.2;
      const Quat turned(Eigen::AngleAxisd(angle, -Vec3::UnitY()));
      const Vec3 x = turned * Vec3(0, 0, -d), W(0, -rate, 0);
      const ElementId rod = b.body("rigid", "rod",
                                   {{"mass", m},
                                    {"inertia", diagonal(0.25, Iy, 0.1)},
                                    {"position", x},
                                    {"orientation", turned},
                                    {"velocity", Vec3((turned * W).cross(x))},
                                    {"angular_velocity", W}});
      const Quat hinge(Eigen::AngleAxisd(M_PI / 2, -Vec3::UnitX()));  // its z along y
      b.joint("revolute", "pin",
              {{"body1", ground},
               {"frame1", at(Vec3::Zero(), hinge)},
               {"body2", rod},
               {"frame2", at(Vec3(0, 0, d), hinge)}});
      const LocusMoment moment = momentOf(b);
      QCOMPARE(moment.lambda.size(), Eigen::Index(2));
      const double wanted = std::sqrt(m * g * d * std::cos(angle) / (Iy + m * d * d));
      QVERIFY2(has(moment, Complex(0, wanted), 1e-7), reported(moment).c_str());
      QVERIFY(std::abs(moment.turn - rate) < 1e-9);
    }
  }
  /// A sleeping top in Resal's axes (Magnus 1971): I w^2 - I3 W w + m g l = 0, nutation and slow precession.
  void sleepingTop_nutatesAndPrecesses_data() {
    QTest::addColumn<bool>("pivoted");
    QTest::newRow("pivoted") << true;
    QTest::newRow("on a ball joint") << false;
  }
  void sleepingTop_nutatesAndPrecesses() {
    QFETCH(bool, pivoted);
    const double m = 2, l = 0.3, I = 0.25, I3 = 0.04, W = 120;  // I about the pivot
    ModelBuilder b;
    if (pivoted) {
      b.body(
          "pivoted", "top",
          {{"mass", m}, {"inertia", diagonal(I, I, I3)}, {"com", Vec3(0, 0, l)}, {"angular_velocity", Vec3(0, 0, W)}});
    } else {
      const double Ic = I - m * l * l;
      const ElementId top = b.body("rigid", "top",
                                   {{"mass", m},
                                    {"inertia", diagonal(Ic, Ic, I3)},
                                    {"position", Vec3(0, 0, l)},
                                    {"angular_velocity", Vec3(0, 0, W)}});
      b.joint("spherical", "pin", {{"body1", ground}, {"body2", top}, {"frame2", at(Vec3(0, 0, -l))}});
    }
    const LocusMoment moment = momentOf(b);
    const double root = std::sqrt(I3 * I3 * W * W - 4 * I * m * g * l);
    QCOMPARE(moment.lambda.size(), Eigen::Index(6));
    QVERIFY2(has(moment, Complex(0, (I3 * W + root) / (2 * I))), reported(moment).c_str());
    QVERIFY2(has(moment, Complex(0, (I3 * W - root) / (2 * I))), reported(moment).c_str());
    QCOMPARE(moment.growth, 0.0);
  }
  /// Too slow to sleep: I3^2 W^2 < 4 I m g l, and it falls at half of the root of what is missing.
  void slowTop_falls() {
    const double m = 2, l = 0.3, I = 0.25, I3 = 0.04, W = 30;
    ModelBuilder b;
    b.body("pivoted", "top",
           {{"mass", m}, {"inertia", diagonal(I, I, I3)}, {"com", Vec3(0, 0, l)}, {"angular_velocity", Vec3(0, 0, W)}});
    const LocusMoment moment = momentOf(b);
    const double root = std::sqrt(4 * I * m * g * l - I3 * I3 * W * W);
    QVERIFY2(has(moment, Complex(root, I3 * W) / (2 * I)), reported(moment).c_str());
    QVERIFY(std::abs(moment.growth - root / (2 * I)) < 1e-8 * root);
  }
  /// Steady precession on a great circle, where coefficients are constant: the frequency of small nutations follows
  /// from the least of the effective potential of theta (Landau and Lifshitz, Mechanics, sec. 35).
  void precessingTop_nutates() {
    const double m = 2, l = 0.3, I = 0.25, I3 = 0.04, theta = M_PI / 2, p = 3.5;
    // m g l = I3 W3 p - I p^2 cos(theta): the spin that keeps this precession.
    const double W3 = (m * g * l + I * p * p * std::cos(theta)) / (I3 * p);
    ModelBuilder b;
    const Quat slant(Eigen::AngleAxisd(theta, Vec3::UnitX()));
    const Vec3 W = slant.inverse() * Vec3(0, 0, p);
    b.body("pivoted", "top",
           {{"mass", m},
            {"inertia", diagonal(I, I, I3)},
            {"com", Vec3(0, 0, l)},
            {"orientation", slant},
            {"angular_velocity", Vec3(W.x(), W.y(), W3)}});
    const LocusMoment moment = momentOf(b);
    const double L3 = I3 * W3, Lz = I * p * std::pow(std::sin(theta), 2) + L3 * std::cos(theta);
    const auto slope = [&](double a) {  // dU/dtheta, U = (Lz - L3 cos)^2 / (2 I sin^2) + m g l cos
      const double c = std::cos(a), s = std::sin(a), d = Lz - L3 * c;
      return d * L3 / (I * s) - d * d * c / (I * s * s * s) - m * g * l * s;
    };
    QVERIFY(std::abs(slope(theta)) < 1e-9);
    const double e = 1e-5, nutation = std::sqrt((slope(theta + e) - slope(theta - e)) / (2 * e * I));
    QVERIFY2(has(moment, Complex(0, nutation), 1e-7), reported(moment).c_str());
  }
  /// Euler's body about its middle axis: grows at W sqrt((B - A)(C - B) / (A C)), about another it does not.
  void asymmetricBody_turnsOver() {
    const double A = 0.2, B = 0.3, C = 0.45, W = 8;
    for (const int axis : {0, 1, 2}) {
      ModelBuilder b;
      b.gravity(Vec3::Zero());
      b.body("rigid", "body", {{"inertia", diagonal(A, B, C)}, {"angular_velocity", Vec3(W * Vec3::Unit(axis))}});
      const LocusMoment moment = momentOf(b);
      const Vec3 J(A, B, C);
      const double own = J[axis], one = J[(axis + 1) % 3], two = J[(axis + 2) % 3];
      const Complex euler = W * std::sqrt(Complex((two - own) * (own - one) / (one * two)));
      QVERIFY2(has(moment, euler), reported(moment).c_str());
      QCOMPARE(moment.growth > 0, axis == 1);
    }
  }
  /// Turned once more and seen from elsewhere, a state has the same eigenvalues.
  void eigenvalues_areThoseOfTheStateNotOfItsAxes() {
    std::vector<std::vector<double>> all;
    for (const Quat& Q : {Quat::Identity(), Quat(so3::expQuat(Vec3(0.4, -1.1, 0.7)))}) {
      ModelBuilder b;
      b.gravity(Q * Vec3(0, 0, -g));
      const Quat R = Q * so3::expQuat(Vec3(0.3, 0.5, -0.2));
      const Vec3 W(1, -2, 3), c(0.1, 0.2, -0.4);
      const ElementId body = b.body("rigid", "body",
                                    {{"mass", 1.5},
                                     {"inertia", diagonal(0.1, 0.15, 0.2)},
                                     {"position", Vec3(R * c)},
                                     {"orientation", R},
                                     {"velocity", Vec3(R * W.cross(c))},
                                     {"angular_velocity", W}});
      b.joint("spherical", "pin", {{"body1", ground}, {"body2", body}, {"frame2", at(-c)}});
      all.push_back(frequencies(momentOf(b)));
    }
    QCOMPARE(all[0].size(), all[1].size());
    for (std::size_t i = 0; i < all[0].size(); ++i) QVERIFY(std::abs(all[0][i] - all[1][i]) < 1e-7 * all[0][i]);
  }
  /// Along a swing, from rows: the eigenvalue is that of the angle recorded, and what moves does so at about sqrt(g/l).
  void alongARun_followsTheAngle() {
    ModelBuilder b = pendulum(0.8, 1.2, 0);
    b.run(0.002, 4, 0.02);
    const auto recording = recordingOf(b);
    const auto system = System::compile(b.model()).value();
    const auto rows = rowsForLocus(*recording, 41);
    QCOMPARE(rows.size(), std::size_t{41});
    std::size_t reported = 0;
    const auto locus = rootLocus(*system, recording, rows, {}, [&](std::size_t done) { reported = done; });
    QVERIFY2(locus.has_value(), locus ? "" : locus.error().text().c_str());
    QCOMPARE(reported, rows.size());
    QCOMPARE(locus->moments.size(), rows.size());
    const auto z = std::find_if(recording->channels().begin(), recording->channels().end(),
                                [](const Channel& c) { return c.name == "bob.z"; }) -
                   recording->channels().begin();
    for (const LocusMoment& moment : locus->moments) {
      const double cosine = -recording->at(moment.row, static_cast<std::size_t>(z)) / 0.8;
      QVERIFY(has(moment, Complex(0, std::sqrt(g / 0.8 * cosine)), 1e-6));
    }
    QVERIFY2(locus->excited() > 2 && locus->excited() < 12, fmt::format("{}", locus->excited()).c_str());
    const std::string csv = locusCsv(b.model(), *locus);
    QVERIFY(csv.find("time [s],stiffness_ratio,slowest [1/s]") != std::string::npos);
    QVERIFY(csv.find("lambda4.im [1/s]") != std::string::npos);
  }
  /// A stiff spring that carries a mass round at rest in itself does not count as motion; one that vibrates does.
  void excited_isWhatVibrates() {
    const double k = 1e6, m = 1, l = 1, W = 5, stiff = std::sqrt(k / m);
    const double r = k * l / (k - m * W * W);  // at which the spring carries the mass round
    for (const bool vibrates : {false, true}) {
      ModelBuilder b;
      b.gravity(Vec3::Zero());
      const ElementId mass =
          b.body("particle", "mass",
                 {{"mass", m}, {"position", Vec3(r, 0, 0)}, {"velocity", Vec3(vibrates ? 1 : 0, W * r, 0)}});
      b.force("spring", "spring", {{"body1", ground}, {"body2", mass}, {"stiffness", k}, {"free_length", l}});
      b.run(1e-4, 0.05, 1e-3);
      const auto recording = recordingOf(b);
      const auto locus =
          rootLocus(*System::compile(b.model()).value(), recording, rowsForLocus(*recording, 20)).value();
      QVERIFY(std::abs(locus.stiffest().stiffest - stiff) < 0.01 * stiff);
      const double wanted = vibrates ? stiff : W;
      QVERIFY2(std::abs(locus.excited() - wanted) < 0.05 * wanted, fmt::format("{}", locus.excited()).c_str());
    }
  }
  /// What takes far longer than the run is none of its stiffness: sqrt(k / m) = 1e-4 over one second.
  void slowerThanTheRun_isZero() {
    for (const double k : {1e-8, 1.0}) {
      ModelBuilder b;
      b.gravity(Vec3::Zero());
      const ElementId mass = b.body("particle", "mass", {{"mass", 1.0}, {"position", Vec3(0.1, 0, 0)}});
      b.force("cartesian_spring", "spring", {{"body", mass}, {"stiffness", Vec3(k, 100, 100)}});
      b.run(0.01, 1);
      const auto recording = recordingOf(b);
      const auto locus = rootLocus(*System::compile(b.model()).value(), recording, rowsForLocus(*recording, 5)).value();
      QVERIFY(std::abs(locus.largestRatio() - (k < 0.5 ? 1 : 10)) < 1e-9);
      QVERIFY(has(locus.moments.back(), Complex(0, std::sqrt(k)), 1e-6));  // it is told all the same
    }
  }
  /// Let go at rest, stretched out level: nothing but its fall has a rate, g over the length.
  void armLetGoLevel_fallsInItsOwnTime() {
    for (const double length : {0.01, 1.0, 50.0}) {
      ModelBuilder b;
      const Quat toY(Eigen::AngleAxisd(-M_PI / 2, Vec3::UnitX()));
      ElementId before = ground;
      for (int i = 0; i < 2; ++i) {
        const ElementId arm =
            b.body("rigid", i == 0 ? "upper" : "lower",
                   {{"position", Vec3(length * (i + 0.5), 0, 0)},
                    {"inertia", diagonal(1e-3 * length * length, 0.1 * length * length, 0.1 * length * length)}});
        b.joint("revolute", i == 0 ? "shoulder" : "elbow",
                {{"body1", before},
                 {"frame1", at(Vec3(i == 0 ? 0 : length / 2, 0, 0), toY)},
                 {"body2", arm},
                 {"frame2", at(Vec3(-length / 2, 0, 0), toY)}});
        before = arm;
      }
      const LocusMoment moment = momentOf(b);
      QVERIFY(moment.acceleration > 0);
      // By symmetry in time about rest its acceleration has no rate; against what it does within its own time.
      QVERIFY2(moment.jerk < 1e-6 * moment.acceleration * std::sqrt(g / length),
               fmt::format("{}", moment.jerk).c_str());
    }
  }
  void tooLarge_isRefused() {
    ModelBuilder large;
    for (int i = 0; i < 101; ++i)
      large.body("particle", "p" + std::to_string(i), {{"mass", 1.0}, {"position", Vec3(i, 0, 0)}});
    const auto refused = rootLocus(*System::compile(large.model()).value(), nullptr, {});
    QVERIFY(!refused && refused.error().message.find("300") != std::string::npos);
  }
  /// Asked to stop, it has the moments until then.
  void stopped_keepsWhatItHas() {
    ModelBuilder b = pendulum(1, 0.5, 0);
    b.run(0.01, 1);
    const auto recording = recordingOf(b);
    std::stop_source stop;
    const auto locus = rootLocus(*System::compile(b.model()).value(), recording, rowsForLocus(*recording, 50),
                                 stop.get_token(), [&](std::size_t done) {
                                   if (done == 7) stop.request_stop();
                                 });
    QCOMPARE(locus.value().moments.size(), std::size_t{7});
  }
  /// Two that cross on the imaginary axis go on across; a double one stays where it is.
  void crossing_goesOnAcross() {
    EigenvalueFollower follower;
    for (int i = 0; i <= 40; ++i) {
      const double t = 0.1 * i;
      Eigen::VectorXcd lambda(6);
      lambda << Complex(0, 10 - t), Complex(0, 6 + t), Complex(-1, 3), Complex(-1, 3), Complex(0, -10 + t),
          Complex(0, -6 - t);
      if (i % 2 == 1) lambda.reverseInPlace();  // in whatever order they are computed
      follower.follow(t, lambda);
      QVERIFY(std::abs(lambda[0] - Complex(-1, 3)) < 1e-12 && std::abs(lambda[1] - Complex(-1, 3)) < 1e-12);
      QVERIFY(std::abs(lambda[2] - Complex(0, 6 + t)) < 1e-12);
      QVERIFY(std::abs(lambda[3] - Complex(0, -6 - t)) < 1e-12);
      QVERIFY(std::abs(lambda[4] - Complex(0, 10 - t)) < 1e-12);
    }
  }
  void assignment_isTheCheapest() {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> cost(0, 1);
    for (int trial = 0; trial < 50; ++trial) {
      Eigen::MatrixXd C(6, 6);
      for (double& c : C.reshaped()) c = cost(random);
      std::vector<int> order{0, 1, 2, 3, 4, 5};
      double least = 1e9;
      do {
        double sum = 0;
        for (int i = 0; i < 6; ++i) sum += C(i, order[static_cast<std::size_t>(i)]);
        least = std::min(least, sum);
      } while (std::next_permutation(order.begin(), order.end()));
      const std::vector<int> found = cheapestAssignment(C);
      double sum = 0;
      for (int i = 0; i < 6; ++i) sum += C(i, found[static_cast<std::size_t>(i)]);
      QVERIFY(std::abs(sum - least) < 1e-12);
    }
  }
};

QTEST_APPLESS_MAIN(TestRootLocus)
#include "tst_root_locus.moc"

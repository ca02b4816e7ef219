// Equilibria against force balance by hand.

#include "analysis/initial_values.h"
#include "analysis/statics.h"
#include "analysis/statics_text.h"
#include "support/test_models.h"
#include "system/initial_conditions.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double g = 9.81;

Equilibrium rest(const ModelBuilder& b) {
  const auto system = System::compile(b.model()).value();
  auto out = findEquilibrium(*system, system->initialState());
  if (!out) throw std::runtime_error(out.error().text());
  return *out;
}

ModelBuilder pendulum(double angle) {
  ModelBuilder b;
  const Quat r(Eigen::AngleAxisd(angle, Vec3::UnitY()));  // zero: hanging
  const ElementId rod = b.body("rigid", "rod",
                               {{"mass", 2.0},
                                {"inertia", diagonal(0.06, 0.06, 0.01)},
                                {"position", Vec3(r * Vec3(0, 0, -0.3))},
                                {"orientation", r}});
  const Quat toY(Eigen::AngleAxisd(-M_PI / 2, Vec3::UnitX()));
  b.joint("revolute", "hinge",
          {{"body1", ground}, {"frame1", at(Vec3::Zero(), toY)}, {"body2", rod}, {"frame2", at(Vec3(0, 0, 0.3), toY)}});
  return b;
}

/// n rods of length 1 m and mass 1 kg between two supports a distance apart, on spherical joints.
ModelBuilder hangingChain(int n, double span) {
  ModelBuilder b;
  ElementId before = ground;
  const double rise = std::acos(span / n);  // an even zigzag-free start: two straight halves
  Vec3 end = Vec3::Zero();
  for (int i = 0; i < n; ++i) {
    const double angle = i < n / 2 ? rise : -rise;  // down, then up
    const Vec3 along(std::cos(angle), 0, -std::sin(angle));
    const ElementId rod = b.body("rigid", "rod " + std::to_string(i + 1),
                                 {{"mass", 1.0},
                                  {"inertia", diagonal(0.01, 1.0 / 12, 1.0 / 12)},
                                  {"position", Vec3(end + 0.5 * along)},
                                  {"orientation", Quat(Eigen::AngleAxisd(angle, Vec3::UnitY()))}});
    b.joint("spherical", "ball " + std::to_string(i),
            {{"body1", before},
             {"frame1", at(i == 0 ? Vec3(0, 0, 0) : Vec3(0.5, 0, 0))},
             {"body2", rod},
             {"frame2", at(Vec3(-0.5, 0, 0))}});
    before = rod;
    end += along;
  }
  b.joint("spherical", "ball " + std::to_string(n),
          {{"body1", before}, {"frame1", at(Vec3(0.5, 0, 0))}, {"body2", ground}, {"frame2", at(Vec3(span, 0, 0))}});
  return b;
}

}  // namespace

class TestStatics : public QObject {
  Q_OBJECT
 private slots:
  void pendulum_hangsOrStands() {
    for (const double start : {0.4, 2.5, -3.0}) {
      const Equilibrium hanging = rest(pendulum(start));
      const auto system = System::compile(pendulum(start).model()).value();
      Workspace w = system->makeWorkspace();
      QVERIFY((system->evaluateKinematics(hanging.state, w).body(0).x - Vec3(0, 0, -0.3)).norm() < 1e-10);
      QVERIFY(hanging.stability.isStable());
      // m g l / (J + m l^2)
      QVERIFY(std::abs(hanging.stability.lowest / (2 * g * 0.3 / (0.06 + 2 * 0.09)) - 1) < 1e-9);
    }
    const Equilibrium standing = rest(pendulum(M_PI));
    QCOMPARE(standing.steps, 0);
    QCOMPARE(standing.stability.unstable, 1);
    QVERIFY(std::abs(standing.stability.lowest / (2 * g * 0.3 / (0.06 + 2 * 0.09)) + 1) < 1e-9);
  }

  /// The catenary of rods: half of each rod's weight acts at its ends, so the horizontal tension H is the same
  /// everywhere, the vertical one changes by m g from joint to joint, and rod i points along the mean of the forces at
  /// its ends: tan(angle_i) = (V_(i-1) + V_i) / 2 / H. H follows from the span by bisection.
  void chain_hangsInACatenaryOfRods_data() {
    QTest::addColumn<int>("n");
    QTest::newRow("6 rods") << 6;
    QTest::newRow("40 rods") << 40;
  }
  void chain_hangsInACatenaryOfRods() {
    QFETCH(int, n);
    const double span = 0.7 * n;
    const auto vertical = [&](int joint) { return g * (0.5 * n - joint); };  // on what lies right of the joint, upwards
    const auto slope = [&](int rod, double H) { return 0.5 * (vertical(rod) + vertical(rod + 1)) / H; };
    const auto reach = [&](double H) {
      double x = 0;
      for (int i = 0; i < n; ++i) x += 1 / std::sqrt(1 + slope(i, H) * slope(i, H));
      return x;
    };
    double low = 1e-6, high = 1e6;
    for (int pass = 0; pass < 200; ++pass) (reach(0.5 * (low + high)) < span ? low : high) = 0.5 * (low + high);
    const double H = 0.5 * (low + high);

    const ModelBuilder b = hangingChain(n, span);
    const auto system = System::compile(b.model()).value();
    const Equilibrium e = rest(b);
    Workspace w = system->makeWorkspace();
    const EvaluatedKinematics hung = system->evaluateKinematics(e.state, w);
    Vec3 end = Vec3::Zero();
    double worst = 0;
    for (int i = 0; i < n; ++i) {
      const Vec3 along = Vec3(1, 0, -slope(i, H)).normalized();
      worst = std::max(worst, (hung.body(static_cast<std::size_t>(i)).x - (end + 0.5 * along)).norm());
      end += along;
    }
    const std::vector<Reaction> carried = reactions(*system, e.state);
    double force = 0;
    for (int i = 0; i <= n; ++i) {
      // On body 2: the rod right of the joint, pulled left and up; at the last joint the ground.
      const Vec3 expected(-H, 0, vertical(i));
      force = std::max(force, (carried[static_cast<std::size_t>(i)].force - expected).norm());
    }
    qInfo("%d rods: %d steps, placement to %.2g m, reactions to %.2g N of H = %.4g N", n, e.steps, worst, force, H);
    QVERIFY(worst < 1e-8);
    QVERIFY(force < 1e-8 * H * n);
    QVERIFY(e.stability.isStable());
    QCOMPARE(e.stability.neutral, n < denseCount() ? n : e.stability.neutral);  // each rod may turn about itself
  }

  /// 6 x 6 bushing under gravity: a small load settles at K^-1 f (rotations of second order are below the tolerance).
  void bushing_settles() {
    ModelBuilder b;
    Matrix6 K;
    K.m.diagonal() << 2e6, 3e6, 4e6, 2e5, 3e5, 4e5;
    const ElementId block = b.body("rigid", "block", {{"mass", 3.0}, {"position", Vec3(0.1, 0, 0)}});
    b.force("bushing", "mount",
            {{"body1", ground}, {"body2", block}, {"frame2", at(Vec3(-0.1, 0, 0))}, {"stiffness", K}});
    const Equilibrium e = rest(b);
    // Force at the mount and moment of the weight about it: m g 0.1 about y turns the block by phi, nose down.
    const double phi = 3 * g * 0.1 / 3e5, sink = 3 * g / 4e6;
    QVERIFY(std::abs(e.state.q[2] - (-sink - 0.1 * phi)) < 1e-8 * 0.1);
    QVERIFY(std::abs(2 * e.state.q[5] - phi) < 1e-8);  // quaternion y
    QVERIFY(e.stability.isStable());
  }

  /// A drive holds the pendulum where it is at that time, whatever acceleration it is about to give.
  void drive_holdsStill() {
    ModelBuilder b = pendulum(0.3);
    b.joint("drive", "motor",
            {{"joint", b.model().find("hinge")->id},
             {"prescribes", Choice{0}},
             {"motion", Function{.expression = "0.4 + 1 - cos(7*t)"}}});
    const auto system = System::compile(b.model()).value();
    const auto out = findEquilibrium(*system, system->initialState(), {.time = 0.2});
    QVERIFY2(out.has_value(), out ? "" : qPrintable(QString::fromStdString(out.error().text())));
    const double angle = 1.4 - std::cos(1.4);
    QVERIFY(out->residual < 1e-10);
    // The motor prescribes the position; the angle is zero where the pendulum hangs.
    QVERIFY(std::abs(std::abs(out->state.lambda[5]) - 2 * g * 0.3 * std::sin(angle)) < 1e-10);
  }

  void nothingHolds_isAnError() {
    ModelBuilder b;
    b.body("rigid", "stone", {});
    const auto system = System::compile(b.model()).value();
    const auto result = findEquilibrium(*system, system->initialState());
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::numerical);
    QCOMPARE(result.error().element, std::string("stone"));
    b.gravity(Vec3::Zero());
    QCOMPARE(rest(b).stability.neutral, 6);
  }
  /// Redundant supports do not disturb it.
  void fourBar_falls() {
    const Equilibrium e = rest(fourBar());
    QVERIFY(e.stability.isStable());
    QVERIFY(e.residual < 1e-9);
  }

  /// A plane loop on hinges shares forces across it and moments in it; a chain on ball joints shares nothing.
  void sharedReactions_areNamed() {
    const Equilibrium e = rest(fourBar());
    QVERIFY(!e.sharing.empty());
    for (const std::string& joint : e.sharing) {
      QVERIFY(fourBar().model().find(joint));
      QVERIFY2(equilibriumText(e).find("'" + joint + "'") != std::string::npos, equilibriumText(e).c_str());
    }
    QVERIFY(equilibriumText(e).find("minimum norm") != std::string::npos);
    const Equilibrium chain = rest(hangingChain(6, 4.2));
    QVERIFY(chain.sharing.empty() && restText(chain).find("minimum norm") == std::string::npos);
  }

  /// Reactions of a load that is 1e8 times as heavy as the links cancel on each of them but for rounding: of 1e6 N of
  /// weight, some 1e-10 N, which would throw 10 g at 1e-8 m/s^2.
  void heavyLoad_hangsStraightOnLightLinks_data() {
    QTest::addColumn<double>("ratio");
    QTest::addColumn<double>("tilt");
    for (const double ratio : {1e4, 1e5, 1e6, 1e7, 1e8})
      for (const double tilt : {0.0, 0.5}) QTest::addRow("%g, %g rad", ratio, tilt) << ratio << tilt;
  }
  void heavyLoad_hangsStraightOnLightLinks() {
    QFETCH(double, ratio);
    QFETCH(double, tilt);
    constexpr double m = 0.01, length = 0.1;
    constexpr int links = 10;
    ModelBuilder b;
    const Quat q(Eigen::AngleAxisd(-tilt, Vec3::UnitY()));
    const Vec3 down = q * Vec3(0, 0, -length);
    ElementId before = ground;
    for (int i = 0; i < links; ++i) {
      const ElementId link = b.body("rigid", "k" + std::to_string(i),
                                    {{"mass", m},
                                     {"inertia", diagonal(m * length * length / 12, m * length * length / 12, 1e-6)},
                                     {"position", Vec3((i + 0.5) * down)},
                                     {"orientation", q}});
      b.joint("spherical", "p" + std::to_string(i),
              {{"body1", before},
               {"frame1", at(Vec3(0, 0, i == 0 ? 0 : -length / 2))},
               {"body2", link},
               {"frame2", at(Vec3(0, 0, length / 2))}});
      before = link;
    }
    const ElementId ball = b.body(
        "rigid", "ball", {{"mass", ratio * m}, {"inertia", diagonal(0.1, 0.1, 0.1)}, {"position", Vec3(links * down)}});
    b.joint(
        "spherical", "last",
        {{"body1", before}, {"frame1", at(Vec3(0, 0, -length / 2))}, {"body2", ball}, {"frame2", at(Vec3::Zero())}});
    const auto system = System::compile(b.model()).value();
    const auto rest = findEquilibrium(*system, system->initialState());
    QVERIFY2(rest, rest ? "" : rest.error().text().c_str());
    Workspace w = system->makeWorkspace();
    const Vec3 x = system->evaluateKinematics(rest->state, w).body(links).x;
    QVERIFY2((x - Vec3(0, 0, -links * length)).norm() < 1e-7, qPrintable(QString::number(x.x())));
    const double weight = (ratio + links) * m * g;
    for (const Reaction& r : reactions(*system, rest->state))
      if (r.joint == "p0") QVERIFY(std::abs(r.force.norm() - weight) < 1e-9 * weight);
  }

  /// Written into the model, the placement is an equilibrium from the first step on.
  void initialValues_areThoseOfTheState() {
    ModelBuilder b = pendulum(1.0);
    const auto system = System::compile(b.model()).value();
    const Equilibrium e = rest(b);
    Model model = b.model();
    const auto inverse = model.apply(initialValuesEdit(model, *system, e.state));
    QVERIFY(inverse.has_value());
    const auto placed = System::compile(model).value();
    const auto again = findEquilibrium(*placed, placed->initialState());
    QVERIFY(again.has_value());
    QCOMPARE(again->steps, 0);
    QVERIFY(std::get<Compound>(initialValuesEdit(model, *placed, again->state).what).edits.empty());
    QVERIFY(model.apply(*inverse).has_value());
    QVERIFY(sameValue(model.find("rod")->value(*model.find("rod")->type->find("position")),
                      b.model().find("rod")->value(*model.find("rod")->type->find("position"))));
  }

 private:
  static int denseCount() { return 50; }  // rods with fewer than denseModesLimit unknowns
};

QTEST_APPLESS_MAIN(TestStatics)
#include "tst_statics.moc"

// A ball on three balls, and a cylinder on two: how much friction they need to stand.

#include <QtTest>

#include "contact_checks.h"

#include <cmath>
#include <map>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double R = 0.05, g = 9.81;
constexpr int sweeps = 1000;    // at most: what hardly stands is what sweeps alone take long to agree on
constexpr double apart = 1e-6;  // of those below: what they gave each other would leave the loads open

ContactScene withFriction(double among, double floor) {
  ContactScene scene(material(among, 0, "ball") + ", " + material(1, 0, "floor"));
  scene.contact(fmt::format(R"(, "pairs": [{{"materials": ["ball", "floor"], "friction": {:.17g}}}])", floor));
  scene.ground(R"({"type": "plane", "material": "floor"})");
  return scene;
}

ContactScene balls(double among, double floor) {
  ContactScene scene = withFriction(among, floor);
  for (int i = 0; i < 3; ++i) {
    const double a = 2 * M_PI * i / 3, r = (2 * R + apart) / std::sqrt(3.0);
    scene.sphere(fmt::format("b{}", i), 1, R, Vec3(r * std::cos(a), r * std::sin(a), R));
  }
  scene.sphere("top", 1, R, Vec3(0, 0, R + std::sqrt(4 * R * R - std::pow(2 * R + apart, 2) / 3)));
  return scene;
}

/// With round ends, or without.
ContactScene cylinders(double among, double floor, const char* type = "capsule") {
  ContactScene scene = withFriction(among, floor);
  const std::string shape = fmt::format(
      R"({{"type": "{}", "radius": {}, "length": 0.2, "orientation": [0.7071067811865476, 0.7071067811865476, 0, 0]}})",
      type, R);
  const Vec3 inertia = R * R * Vec3(0.25, 0.5, 0.25) + Vec3(1, 0, 1) * 0.04 / 12;
  const double x = R + apart / 2;
  scene.body("left", 1, inertia, Vec3(-x, 0, R), shape).body("right", 1, inertia, Vec3(x, 0, R), shape);
  scene.body("top", 1, inertia, Vec3(0, 0, R + std::sqrt(4 * R * R - x * x)), shape);
  return scene;
}

/// For half a second; what has left its place does not come back to it.
bool stands(const ContactScene& scene) {
  auto stepper = stepperOf(scene.model(exactly(fetchedMethod(), 1e-3, 0.5, sweeps) + fetchedSolver()));
  const VecX start = stepper->state().q;
  double moved = 0;
  while (!stepper->finished() && moved < 1e-5) {
    if (auto step = stepper->step(); !step) throw std::runtime_error(step.error().text());
    moved = (stepper->state().q - start).lpNorm<Eigen::Infinity>();
  }
  return moved < 1e-5;
}

/// That a pile stands from this friction on, to 0.5 %: by bisection, and by the other solvers on both sides of it.
void needs(double friction, const std::function<ContactScene(double)>& pile, const char* what) {
  if (fetchedSolver().find("auto") != std::string::npos) {
    const double found = threshold(0.9 * friction, 1.1 * friction, [&](double mu) { return stands(pile(mu)); });
    return compare(found / friction, 1, 5e-3, what);
  }
  QVERIFY2(stands(pile(1.005 * friction)), what);
  QVERIFY2(!stands(pile(0.995 * friction)), what);
}

}  // namespace

class TestContactPiles : public QObject {
  Q_OBJECT

 private slots:
  /// mu >= tan(phi/2) with the lines of centres at phi to the vertical, sin phi = 1/sqrt 3; the floor a quarter of it.
  void ballOnThree_data() { addMethodsAndSolvers(); }
  void ballOnThree() {
    const double needed = std::tan(std::asin(1 / std::sqrt(3.0)) / 2);
    compare(needed, 0.317837, 1e-6, "as published");
    needs(
        needed, [](double mu) { return balls(mu, 1); }, "among balls");
    needs(
        needed / 4, [](double mu) { return balls(1, mu); }, "on the floor");
  }

  void cylinderOnTwo_data() { addMethodsAndSolvers(); }
  void cylinderOnTwo() {
    const double needed = std::tan(M_PI / 12);
    needs(
        needed, [](double mu) { return cylinders(mu, 1); }, "among cylinders");
    needs(
        needed / 3, [](double mu) { return cylinders(1, mu); }, "on the floor");
  }

  /// A third and a half of the weight of the top on each line of centres: with the friction T = N tan(phi/2) that the
  /// balance of those below asks for, N cos phi + T sin phi = N.
  void normalForces_data() { addMethodsAndSolvers(); }
  void normalForces() {
    for (const bool three : {true, false}) {
      auto stepper = stepperOf((three ? balls(0.5, 0.5) : cylinders(0.5, 0.5))
                                   .model(exactly(fetchedMethod(), 1e-3, 1, sweeps) + fetchedSolver()));
      advance(*stepper, 0.1);
      const int top = three ? 3 : 2;
      std::map<int, double> underTop;  // by the body below
      double onFloor = 0;
      for (const ContactState& c : stepper->contacts()->contacts) {
        const double N = std::abs(c.force.dot(c.contact.normal));
        if (c.contact.body1 < 0) onFloor += N;
        else if (c.contact.body2 == top) underTop[c.contact.body1] += N;
      }
      QCOMPARE(static_cast<int>(underTop.size()), top);
      for (const auto& [body, N] : underTop) compare(N, g / top, 1e-6, "on a line of centres");
      compare(onFloor, g * (top + 1), 1e-6, "on the floor");
    }
  }

  /// Without round ends they meet along lines as long as they are.
  void flatEnds_data() { addMethods(); }
  void flatEnds() {
    auto stepper = stepperOf(cylinders(0.5, 0.5, "cylinder").model(exactly(fetchedMethod(), 1e-3, 1)));
    const VecX start = stepper->state().q;
    advance(*stepper, 1);
    const double moved = (stepper->state().q - start).lpNorm<Eigen::Infinity>();
    const double speed = stepper->state().v.lpNorm<Eigen::Infinity>();
    qInfo("moved %.3g, speed %.3g", moved, speed);
    QVERIFY(moved < 1e-9);
    QVERIFY(speed < 1e-9);
  }

  /// Cylinders of different sizes stand on each other's ends, beside the middle.
  void column_data() { addMethods(); }
  void column() {
    ContactScene scene(material(0.5));
    scene.floor();
    constexpr double radius[] = {0.05, 0.07, 0.04, 0.05};
    for (int i = 0; i < 4; ++i)
      scene.dense(fmt::format("c{}", i), 1000, Vec3(0.004 * i, -0.003 * i * i, 0.05 + 0.1 * i),
                  fmt::format(R"({{"type": "cylinder", "radius": {}, "length": 0.1}})", radius[i]));
    auto stepper = stepperOf(scene.model(exactly(fetchedMethod(), 1e-3, 1)));
    const VecX start = stepper->state().q;
    advance(*stepper, 1);
    const double moved = (stepper->state().q - start).lpNorm<Eigen::Infinity>();
    const double speed = stepper->state().v.lpNorm<Eigen::Infinity>();
    qInfo("moved %.3g, speed %.3g", moved, speed);
    QVERIFY(moved < 1e-9);
    QVERIFY(speed < 1e-9);
  }
};

QTEST_GUILESS_MAIN(TestContactPiles)
#include "tst_contact_piles.moc"

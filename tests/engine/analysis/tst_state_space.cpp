// The equations linearized with inputs and outputs: closed forms, and the eigenvalues that the analytic tangents give.

#include "analysis/dense_modes.h"
#include "analysis/state_space.h"
#include "analysis/statics.h"
#include "io/examples.h"
#include "io/model_file.h"
#include "lie/so3.h"
#include "linear/dense_decompositions.h"
#include "support/model_builder.h"
#include "system/initial_conditions.h"

#include <QtTest>

#include <algorithm>

using namespace gyre;
using namespace gyre::test;

namespace {

Model modelOf(const char* text) {
  auto model = parseModel(text, "test.gyre", catalog());
  if (!model) throw std::runtime_error(model.error().text());
  return *model;
}

Expected<StateSpace> linearized(const Model& model, const std::vector<std::string>& inputs,
                                const std::vector<std::string>& outputs) {
  const auto system = System::compile(model).value();
  const auto s = consistentInitialState(*system, false);
  if (!s) return fail(s.error());
  return stateSpace(model, *system, s->state, inputs, outputs, catalog());
}

/// A pole upright on a cart: mass of the cart 1 kg, of the pole 0.3 kg with its centre at 0.4 m.
constexpr const char* cartAndPole = R"({
  "gyre": 1, "name": "cart", "parameters": [{"name": "push", "value": 0}],
  "bodies": [
    {"name": "cart", "type": "rigid", "mass": 1, "inertia": [0.01, 0.01, 0.01]},
    {"name": "pole", "type": "rigid", "mass": 0.3, "inertia": [0.01, 0.01, 0.001], "position": [0, 0, 0.4]}],
  "joints": [
    {"name": "slide", "type": "prismatic", "body1": "ground", "body2": "cart",
     "frame1": {"orientation": [0.7071067811865476, 0, 0.7071067811865476, 0]},
     "frame2": {"orientation": [0.7071067811865476, 0, 0.7071067811865476, 0]}},
    {"name": "pivot", "type": "revolute", "body1": "cart", "body2": "pole",
     "frame1": {"orientation": [0.7071067811865476, -0.7071067811865476, 0, 0]},
     "frame2": {"position": [0, 0, -0.4], "orientation": [0.7071067811865476, -0.7071067811865476, 0, 0]}}],
  "forces": [{"name": "motor", "type": "expression_force", "body1": "ground", "body2": "cart", "fx": "push"}],
  "simulation": {"integrator": "geom1"}})";

/// Largest distance of an eigenvalue from the nearest of the others, each of which is taken once.
double farthest(const Eigen::VectorXcd& values, Eigen::VectorXcd others) {
  double out = 0;
  std::vector<std::complex<double>> left(others.begin(), others.end());
  for (const std::complex<double> value : values) {
    const auto nearest = std::min_element(left.begin(), left.end(),
                                          [&](auto a, auto b) { return std::abs(a - value) < std::abs(b - value); });
    out = std::max(out, std::abs(*nearest - value));
    left.erase(nearest);
  }
  return out;
}

}  // namespace

class TestStateSpace : public QObject {
  Q_OBJECT

 private slots:
  void cartAndPole_isTheTextbooks() {
    const auto found = linearized(modelOf(cartAndPole), {"push"}, {"pivot.angle", "slide.displacement", "cart.ax"});
    QVERIFY2(found, found ? "" : found.error().text().c_str());
    QCOMPARE(found->states.size(), 4u);
    QCOMPARE(found->states[0].header(), std::string("slide.displacement [m]"));
    QCOMPARE(found->states[1].header(), std::string("pivot.angle [rad]"));
    QCOMPARE(found->states[2].name, std::string("slide.displacement_rate"));
    QCOMPARE(found->states[3].header(), std::string("pivot.angle_rate [rad/s]"));
    // (M + m) x'' + m l t'' = F,  m l x'' + (J + m l^2) t'' = m g l t,  t to the side of positive x about y.
    const double M = 1, m = 0.3, l = 0.4, J = 0.01, g = 9.81;
    Eigen::Matrix2d mass;
    mass << M + m, m * l, m * l, J + m * l * l;
    const Eigen::Vector2d byAngle = mass.inverse() * Eigen::Vector2d(0, m * g * l),
                          byForce = mass.inverse() * Eigen::Vector2d(1, 0);
    MatX A = MatX::Zero(4, 4), B = MatX::Zero(4, 1);
    A(0, 2) = A(1, 3) = 1;
    A.block(2, 1, 2, 1) = byAngle;
    B.bottomRows(2) = byForce;
    // Differences of fourth order, a thousandth apart, of accelerations to 1e-13.
    QVERIFY((found->A - A).cwiseAbs().maxCoeff() < 1e-8);
    QVERIFY((found->B - B).cwiseAbs().maxCoeff() < 1e-8);
    MatX C = MatX::Zero(3, 4);
    C(0, 1) = C(1, 0) = 1;
    C.row(2) = A.row(2);
    QVERIFY((found->C - C).cwiseAbs().maxCoeff() < 1e-8);
    QVERIFY(std::abs(found->D(2, 0) - byForce[0]) < 1e-8 && std::abs(found->D(0, 0)) < 1e-12);
    QVERIFY(found->xdot.cwiseAbs().maxCoeff() < 1e-12);
  }

  void aFreeBodyThatTurns_followsEulersEquations() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const Vec3 W(1, -2, 3), J(0.2, 0.3, 0.4);
    b.body("rigid", "top",
           {{"inertia", diagonal(0.2, 0.3, 0.4)}, {"angular_velocity", W}, {"velocity", Vec3(1, 0, 0)}});
    const auto found = linearized(b.model(), {"top.mass"}, {"top.wx"});
    QVERIFY2(found, found ? "" : found.error().text().c_str());
    QCOMPARE(found->A.rows(), Eigen::Index{12});
    QCOMPARE(found->states[3].name, std::string("top.turn_x"));
    // J W' = -W x J W; the turn p of R0^T R has p' = W + p x W / 2 + ...
    const Mat3 inertia = J.asDiagonal();
    const Mat3 byRate = inertia.inverse() * (so3::hat(inertia * W) - so3::hat(W) * inertia);
    MatX A = MatX::Zero(12, 12);
    A.block<6, 6>(0, 6).setIdentity();
    A.block<3, 3>(3, 3) = -0.5 * so3::hat(W);
    A.block<3, 3>(9, 9) = byRate;
    QVERIFY((found->A - A).cwiseAbs().maxCoeff() < 1e-8);
    QVERIFY(found->B.cwiseAbs().maxCoeff() < 1e-12);  // nothing depends on its mass
  }

  void eigenvalues_areThoseOfTheTangents() {
    int compared = 0;
    for (const std::filesystem::path& file : exampleFiles()) {
      const std::string name = file.stem().string();
      const auto model = readModel(file, catalog());
      QVERIFY2(model, name.c_str());
      const auto system = System::compile(*model).value();
      if (system->nv() > 60 || !system->scales().velocityRows.empty()) continue;
      // Elsewhere they depend on the coordinates: those of a curved one add the acceleration times its curvature.
      const auto rest = findEquilibrium(*system, system->initialState());
      if (!rest) continue;
      auto s = consistentState(*system, rest->state);
      QVERIFY2(s, name.c_str());
      LinearizedSystem linear = linearizedSystem(*system, s->state);
      if (linear.following.nonZeros() > 0) continue;
      const FreeSpace space = freeSpace(linear);
      const auto tangents = denseEigenvalues(space, MatX(linear.Z));
      const auto found = stateSpace(*model, *system, s->state, {}, {}, catalog());
      QVERIFY2(found, (name + ": " + (found ? "" : found.error().text())).c_str());
      QCOMPARE(found->A.rows(), tangents->size());
      if (found->A.rows() == 0) continue;
      const Eigen::VectorXcd values = eigenvaluesOf(found->A);
      const double fastest = std::max(1.0, tangents->cwiseAbs().maxCoeff());
      // Double zeros come out at the root of the differences' 1e-10.
      const double apart = farthest(values, *tangents);
      QVERIFY2(apart < 1e-4 * fastest, (name + ": " + std::to_string(apart / fastest)).c_str());
      ++compared;
    }
    QVERIFY(compared > 10);
  }

  void whatIsNoInput_isRefused_data() {
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("output");
    QTest::addColumn<QString>("reason");
    QTest::newRow("unknown") << "shove"
                             << "pole.x"
                             << "shove";
    QTest::newRow("no number") << "cart.inertia"
                               << "pole.x"
                               << "is no number";
    QTest::newRow("a place") << "place"
                             << "pole.x"
                             << "moves constraints";
    QTest::newRow("no output") << "push"
                               << "pivot.anlge"
                               << "did you mean 'pivot.angle'";
  }
  void whatIsNoInput_isRefused() {
    QFETCH(QString, input);
    QFETCH(QString, output);
    QFETCH(QString, reason);
    std::string text = cartAndPole;
    text.insert(text.find("{\"name\": \"push\""), "{\"name\": \"place\", \"value\": -0.4}, ");
    text.replace(text.find("[0, 0, -0.4]"), 12, "[0, 0, \"place\"]");
    const auto found = linearized(modelOf(text.c_str()), {input.toStdString()}, {output.toStdString()});
    QVERIFY(!found);
    QVERIFY2(found.error().text().find(reason.toStdString()) != std::string::npos, found.error().text().c_str());
  }
};

QTEST_GUILESS_MAIN(TestStateSpace)
#include "tst_state_space.moc"

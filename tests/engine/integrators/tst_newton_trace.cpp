// What Newton's iterations tell: residuals of a case worked by hand, steps that fail and are halved, and that telling
// changes nothing.

#include <QtTest>

#include "integrators/newton_trace.h"
#include "io/model_file.h"
#include "run/newton_story.h"
#include "run/simulation.h"
#include "run/stepper.h"
#include "support/model_builder.h"
#include "support/test_models.h"

#include <algorithm>
#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double mass = 2, length = 0.5, g = 9.81, h = 0.02, rhoInf = 0.8;
const Vec3 start(0.3, 0, -0.4), speed(0.8, 0, 0.6);

/// A particle on a rod; geom1, which needs one residual and one correction after the other.
ModelBuilder pendulum() {
  ModelBuilder b;
  const ElementId bob = b.body("particle", "bob", {{"mass", mass}, {"position", start}, {"velocity", speed}});
  b.joint("distance", "rod", {{"body1", ground}, {"body2", bob}, {"length", length}});
  b.gravity(Vec3(0, 0, -g));
  b.set(simulationId, "rho_inf", rhoInf);
  b.run(h, 10 * h);
  return b;
}

/// Residuals of its first step in closed form: generalized-alpha (Bruels and Cardona 2010, eqs. 22-26 and 35) on
/// m v' + e lambda = m g, |q| = L, with e = q / |q|, and Newton with the matrix where it begins.
/// @param places  where the bob is at each iteration
std::vector<EquationResiduals> expectedResiduals(std::size_t iterations, std::vector<Vec3>* places = nullptr) {
  const double alphaM = (2 * rhoInf - 1) / (rhoInf + 1), alphaF = rhoInf / (rhoInf + 1);
  const double gamma = 0.5 + alphaF - alphaM, beta = 0.25 * (gamma + 0.5) * (gamma + 0.5);
  const Vec3 weight(0, 0, -mass * g), e0 = start.normalized();
  // Consistent: e . v' = -(|v|^2 - (e . v)^2) / |q|.
  double lambda = e0.dot(weight) + mass * (speed.squaredNorm() - std::pow(e0.dot(speed), 2)) / start.norm();
  const Vec3 acceleration = (weight - e0 * lambda) / mass;
  const Vec3 a = acceleration;  // a_0 = v'_0, and so a_1
  Vec3 x = h * speed + h * h * (0.5 - beta) * a + h * h * beta * a, vdot = acceleration;
  Eigen::Matrix4d S;
  std::vector<EquationResiduals> out;
  for (std::size_t i = 0; i < iterations; ++i) {
    const Vec3 q = start + x, e = q.normalized();
    if (places) places->push_back(q);
    const Vec3 r = mass * vdot - weight + e * lambda;
    const double Phi = q.norm() - length;
    out.push_back({.dynamics = r.cwiseAbs().maxCoeff(), .position = std::abs(Phi)});
    if (i == 0) {
      S.setZero();
      S.topLeftCorner<3, 3>() = mass * (1 - alphaM) / (1 - alphaF) * Mat3::Identity() +
                                beta * h * h * lambda / q.norm() * (Mat3::Identity() - e * e.transpose());
      S.topRightCorner<3, 1>() = e;
      S.bottomLeftCorner<1, 3>() = e.transpose();
    }
    Eigen::Vector4d right;
    right << -beta * h * h * r, -Phi;
    const Eigen::Vector4d d = S.fullPivLu().solve(right);
    x += d.head<3>();
    vdot += (1 - alphaM) / (beta * h * h * (1 - alphaF)) * d.head<3>();
    lambda += d[3] / (beta * h * h);
  }
  return out;
}

Model modelOf(const char* text) { return parseModel(text, "test.gyre", catalog()).value(); }

NewtonTrace traceOfSteps(const Model& model, int steps) {
  auto stepper = Stepper::create(model).value();
  NewtonTrace trace;
  if (!stepper->traceNewton(&trace)) qFatal("nothing is told");
  for (int i = 0; i < steps; ++i)
    if (!stepper->step()) break;
  return trace;
}

std::unique_ptr<Simulation> ran(const Model& model, bool newton) {
  auto out = Simulation::create(model, {.newton = newton}).value();
  out->run();
  out->wait();
  return out;
}

}  // namespace

class TestNewtonTrace : public QObject {
  Q_OBJECT

 private slots:
  void residuals_areTheExpected() {
    const NewtonTrace trace = traceOfSteps(pendulum().model(), 1);
    QCOMPARE(trace.attempts().size(), std::size_t{1});
    QVERIFY(trace.attempts().front().outcome == NewtonOutcome::converged);
    QCOMPARE(trace.attempts().front().t, h);
    const std::span<const NewtonIterate> iterates = trace.iterates();
    QVERIFY(iterates.size() >= 3);
    const auto expected = expectedResiduals(iterates.size());
    // Rounding of the forces, of which the weight is the largest, and of the lengths.
    for (std::size_t i = 0; i < iterates.size(); ++i) {
      const EquationResiduals& is = iterates[i].residual;
      QVERIFY2(std::abs(is.dynamics - expected[i].dynamics) < 1e-12 * mass * g,
               qPrintable(QString("%1: %2 %3").arg(i).arg(is.dynamics).arg(expected[i].dynamics)));
      QVERIFY2(std::abs(is.position - expected[i].position) < 1e-12 * length,
               qPrintable(QString("%1: %2 %3").arg(i).arg(is.position).arg(expected[i].position)));
      QCOMPARE(is.velocity, 0.0);
      QCOMPARE(is.contact, 0.0);
      if (i > 0) QCOMPARE(iterates[i].contraction, iterates[i].update / iterates[i - 1].update);
      QCOMPARE(iterates[i].madeMatrix, i == 0);
    }
    QVERIFY(std::isnan(iterates[0].contraction));
    QVERIFY(iterates[0].condition >= 1 && iterates[0].condition < 1e3);  // masses alike, one rod
    QCOMPARE(iterates[0].share, 1.0);
  }

  void places_areTheExpected() {
    NewtonTrace trace = traceOfSteps(pendulum().model(), 1);
    const std::size_t count = trace.iterates().size();
    QCOMPARE(trace.positions().size(), count);
    std::vector<Vec3> places;
    expectedResiduals(count, &places);
    for (std::size_t i = 0; i < count; ++i) QVERIFY((trace.positions()[i] - VecX(places[i])).norm() < 1e-12);
    trace.clear();
    QCOMPARE(trace.positions().size(), count);  // of the last step, whether a row was written or not
    trace.begin(1, h);
    QCOMPARE(trace.positions().size(), std::size_t{0});
  }

  /// RATTLE begins with the multipliers where the step does: q_1 = q_0 + h v_0 + h^2/2 (m g - e lambda) / m.
  void drifts_beginAsExpected() {
    ModelBuilder b = pendulum();
    b.useIntegrator("liemid_ea");
    b.run(h, 10 * h);
    const NewtonTrace trace = traceOfSteps(b.model(), 1);
    const Vec3 weight(0, 0, -mass * g), e = start.normalized();
    const double lambda = e.dot(weight) + mass * (speed.squaredNorm() - std::pow(e.dot(speed), 2)) / start.norm();
    const Vec3 q = start + h * speed + h * h / 2 * (weight - e * lambda) / mass;
    QVERIFY(trace.iterates().size() > 2);
    QVERIFY(std::abs(trace.iterates().front().residual.position - std::abs(q.norm() - length)) < 1e-12 * length);
    QVERIFY(trace.iterates().back().residual.position < 1e-14);
    QVERIFY(trace.attempts().back().left <= 1);
  }

  /// Attempts that IDA gave up are those that it counts, each with its reason; a failure of convergence is also what a
  /// new matrix mends.
  void attemptsOfIda_areThoseThatItCounts() {
    ModelBuilder b = pendulum();
    b.useIntegrator("bdf_ggl");
    b.run(h, 3);
    b.set(simulationId, "rtol", 1e-8);
    const auto simulation = ran(b.model(), true);
    QVERIFY(!simulation->error());
    const Recording& recording = *simulation->recording();
    int tooInexact = 0, notConverged = 0;
    for (std::size_t row = 0; row < recording.rows(); ++row)
      for (const LoggedAttempt& a : recording.newton()->row(row)) {
        tooInexact += a.attempt.outcome == NewtonOutcome::tooInexact;
        notConverged +=
            a.attempt.outcome == NewtonOutcome::notConverged || a.attempt.outcome == NewtonOutcome::newMatrix;
        for (const LoggedIterate& i : a.iterates)
          QVERIFY(std::isfinite(i.update) && std::isfinite(i.residual.dynamics));
      }
    const auto count = [&](const char* channel) {
      for (std::size_t c = 0; c < recording.columns(); ++c)
        if (recording.channels()[c].name == channel) return static_cast<int>(recording.at(recording.rows() - 1, c));
      return -1;
    };
    QVERIFY(tooInexact + notConverged > 0);
    QCOMPARE(tooInexact, count("step.error_failures"));
    QCOMPARE(notConverged, count("step.convergence_failures"));
  }

  /// A skate that turns, on its blade and in a plane: velocities across the blade have a residual of their own.
  void velocities_areToldApart() {
    const NewtonTrace trace = traceOfSteps(modelOf(R"({"gyre": 1, "gravity": [0, 0, 0], "bodies": [
        {"name": "skate", "type": "rigid", "mass": 1, "inertia": [1, 1, 1], "velocity": [1, 0, 0],
         "angular_velocity": [0, 0, 3]}],
      "joints": [{"name": "edge", "type": "knife_edge", "body1": "ground", "body2": "skate"}],
      "simulation": {"integrator": "geom1", "step": 0.01, "end_time": 1}})"),
                                           3);
    double velocity = 0;
    for (const NewtonIterate& i : trace.iterates()) velocity = std::max(velocity, i.residual.velocity);
    QVERIFY(velocity > 1e-6);
    QVERIFY(trace.iterates().back().residual.velocity < 1e-9);
  }

  /// One of two balls lies on the ground: its equations are those of contact, the other's are dynamics.
  void contacts_areToldApart() {
    const NewtonTrace trace = traceOfSteps(modelOf(R"({"gyre": 1, "ground": {"shapes": [{"type": "plane"}]}, "bodies": [
        {"name": "lies", "type": "particle", "mass": 1, "position": [0, 0, 0.09999], "velocity": [0.1, 0, 0],
         "shapes": [{"type": "sphere", "radius": 0.1}]},
        {"name": "flies", "type": "particle", "mass": 1, "position": [1, 0, 5], "velocity": [1, 0, 0],
         "shapes": [{"type": "sphere", "radius": 0.1}]}],
      "contact": {"materials": [{"name": "wood", "friction": 0.3}]},
      "simulation": {"integrator": "geom1", "step": 0.001, "end_time": 1}})"),
                                           1);
    QVERIFY(trace.iterates().size() > 1);
    const EquationResiduals& first = trace.iterates().front().residual;
    // The predictor goes on with the acceleration of the start: that of the free fall is right.
    QVERIFY2(first.contact > 1e-3, qPrintable(QString::number(first.contact)));
    QVERIFY2(first.dynamics < 1e-12, qPrintable(QString::number(first.dynamics)));
    QVERIFY(trace.iterates().back().residual.contact < first.contact);
  }

  /// Every iteration of a run leads to the next row, the same bytes of the recording with and without it.
  void telling_changesNothing_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"geom1", "geom2", "kynema", "se3", "bdf_lie", "liemid_ea", "liemid_i", "bdf_ggl",
                               "bdf_ggl_star", "bdf_cs", "bdf_cm"})
      QTest::newRow(method) << method;
  }
  void telling_changesNothing() {
    QFETCH(QString, method);
    ModelBuilder b = pendulum();
    b.useIntegrator(method.toStdString());
    b.run(h, 1, 4 * h);
    const auto reported = ran(b.model(), true), unreported = ran(b.model(), false);
    const Recording &x = *reported->recording(), &y = *unreported->recording();
    QCOMPARE(x.rows(), y.rows());
    // What the last iterate left is told in columns of its own, which stand beside each other.
    const auto first = std::ranges::find(x.channels(), "newton.dynamics", &Channel::name) - x.channels().begin();
    const auto count = static_cast<std::ptrdiff_t>(x.columns() - y.columns());
    QVERIFY(count > 0);
    for (std::size_t row = 0; row < x.rows(); ++row) {
      std::vector<double> others(x.row(row).begin(), x.row(row).end());
      others.erase(others.begin() + first, others.begin() + first + count);
      QVERIFY(std::ranges::equal(others, y.row(row)));
    }
    QVERIFY(!y.newton());
    QVERIFY(x.newton());
    QVERIFY(x.newton()->row(0).empty());
    for (std::size_t row = 1; row < x.rows(); ++row) {
      const auto steps = stepsOf(x.newton()->row(row));
      const bool ownSteps = method.startsWith("bdf_") && method != "bdf_lie";  // of BDF, which rows lie within
      if (steps.empty() && ownSteps) continue;
      QVERIFY(!steps.empty());
      QVERIFY(ownSteps || std::abs(steps.back().back().attempt.t - x.time(row)) < 1e-12);
      QVERIFY(!storyOf(steps.back(), [&](int r) { return x.newton()->nameOf(r); }).failed);
    }
    QVERIFY(!x.newton()->hasFailure());
  }

  /// The rod is carried away from a bob that another one holds: each attempt has half the step of the one before, and
  /// what is left is the constraints.
  void beyondReach_isToldWithItsHalvings() {
    const Model model = modelOf(R"({"gyre": 1, "bodies": [
        {"name": "bob", "type": "particle", "mass": 1, "position": [0.6, 0, 0.8]},
        {"name": "cart", "type": "rigid", "mass": 1, "inertia": [1, 1, 1], "position": [1.2, 0, 0]}],
      "joints": [
        {"name": "left", "type": "distance", "body1": "ground", "body2": "bob", "length": 1},
        {"name": "right", "type": "distance", "body1": "cart", "body2": "bob", "length": 1},
        {"name": "rail", "type": "prismatic", "body1": "ground", "body2": "cart",
         "frame1": {"position": [1.2, 0, 0], "orientation": [0.7071067811865476, 0, 0.7071067811865476, 0]},
         "frame2": {"orientation": [0.7071067811865476, 0, 0.7071067811865476, 0]}},
        {"name": "pull", "type": "drive", "joint": "rail", "coordinate": "displacement", "motion": "t"}],
      "simulation": {"integrator": "geom1", "step": 0.01, "end_time": 2}})");
    const auto simulation = ran(model, true);
    QVERIFY(simulation->error().has_value());
    const NewtonLog& log = *simulation->recording()->newton();
    QVERIFY(log.hasFailure());
    const auto steps = stepsOf(log.afterLastRow());
    QVERIFY(!steps.empty());
    const std::vector<LoggedAttempt>& failed = steps.back();
    QVERIFY(failed.size() > 3);
    std::size_t iterations = 0;
    for (const LoggedAttempt& attempt : failed) iterations += attempt.iterates.size();
    QCOMPARE(simulation->iterates().size(), std::min<std::size_t>(iterations, 400));
    for (std::size_t i = 1; i < failed.size(); ++i) {
      const double ratio = failed[i].attempt.h / failed[i - 1].attempt.h;
      QVERIFY2(std::abs(ratio - 0.5) < 1e-9 || ratio == 1, qPrintable(QString::number(ratio)));
    }
    const NewtonStory story = storyOf(failed, [&](int r) { return log.nameOf(r); });
    QVERIFY(story.failed);
    QCOMPARE(story.attempts.size(), failed.size());
    QVERIFY2(story.help.find("the constraints cannot be met any more") != std::string::npos, story.help.c_str());
  }

  /// Over thousands of steps, in which matrices are kept: what a step is left with is of the size of rounding, which
  /// the probe of the corrector tells to an order of magnitude.
  void corrections_areNotTakenForRounding() {
    ModelBuilder b = rodChain(10);
    b.useIntegrator("geom1");
    b.run(1e-3, 2);
    auto stepper = Stepper::create(b.model());
    QVERIFY(stepper.has_value());
    NewtonTrace trace;
    (*stepper)->traceNewton(&trace);
    for (int i = 0; i < 2000; ++i) QVERIFY((*stepper)->step().has_value());
    double most = 0;
    for (const NewtonAttempt& attempt : trace.attempts())
      if (!isFailure(attempt.outcome)) most = std::max(most, attempt.left);
    QVERIFY2(most < 10, qPrintable(QString("a correction of %1").arg(most)));
  }
};

QTEST_GUILESS_MAIN(TestNewtonTrace)
#include "tst_newton_trace.moc"

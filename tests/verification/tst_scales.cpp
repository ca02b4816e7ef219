// Whether a model is of micrometres or of kilometres, of grams or tons, of milliseconds or hours: its motion is the
// same in units of its own. Units are even powers of two, so that rounding is the same too, and what differs comes
// from a number in the program that has a unit.

#include "integrators/integrator.h"
#include "integrators/newton_test.h"
#include "support/integrator_rows.h"
#include "support/run_model.h"
#include "support/scaled_model.h"
#include "support/test_models.h"
#include "system/iteration_matrix.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

const std::pair<const char*, Units> scalings[] = {
    {"micrometres", {.length = std::ldexp(1, -20)}},
    {"millimetres", {.length = std::ldexp(1, -10)}},
    {"kilometres", {.length = std::ldexp(1, 10)}},
    {"milligrams", {.mass = std::ldexp(1, -20)}},
    {"kilotons", {.mass = std::ldexp(1, 20)}},
    {"milliseconds", {.time = std::ldexp(1, -10)}},
    {"hours", {.time = std::ldexp(1, 12)}},
    {"a machine of micrometres", {.length = std::ldexp(1, -20), .mass = std::ldexp(1, -60)}},
    {"one that runs as fast", {.length = std::ldexp(1, -20), .mass = std::ldexp(1, -50), .time = std::ldexp(1, -20)}},
    {"a mountain", {.length = std::ldexp(1, 10), .mass = std::ldexp(1, 30)}}};

/// Rounding, or what counts it.
bool isSkipped(const std::string& name) {
  return name.starts_with("newton") || name.starts_with("step") || name.starts_with("drift") ||
         name.find("violation") != std::string::npos || name == "energy.numerical";
}

/// Largest difference of two runs, of each channel relative to the largest value among those of its unit; of moments,
/// which may all be rounding, to that of the forces.
/// @param where  the channel of the largest
double difference(const Run& scaled, const Run& own, const Units& scales, std::string& where) {
  if (scaled.recording->rows() != own.recording->rows()) return std::numeric_limits<double>::infinity();
  std::map<std::string, double> largest;
  const auto& channels = own.recording->channels();
  for (std::size_t row = 0; row < own.recording->rows(); ++row)
    for (std::size_t c = 0; c < channels.size(); ++c)
      if (!isSkipped(channels[c].name))
        largest[channels[c].unit] = std::max(largest[channels[c].unit], std::abs(own.recording->at(row, c)));
  largest["N m"] = std::max(largest["N m"], largest["N"]);
  double worst = 0;
  for (std::size_t row = 0; row < own.recording->rows(); ++row)
    for (std::size_t c = 0; c < channels.size(); ++c) {
      if (isSkipped(channels[c].name) || largest[channels[c].unit] == 0) continue;
      const double there = scaled.recording->at(row, c) / scales.ofUnit(channels[c].unit);
      const double now = std::abs(there - own.recording->at(row, c)) / largest[channels[c].unit];
      if (now > worst) where = channels[c].name;
      worst = std::max(worst, now);
    }
  return worst;
}

/// Two rods on ball joints, thrown.
ModelBuilder pendulum(double rho) {
  ModelBuilder b;
  const Values above{{"mass", 2.0}, {"inertia", diagonal(0.12, 0.15, 0.05)}, {"position", Vec3(0, 0, -0.5)}};
  const Values below{{"mass", 1.5}, {"inertia", diagonal(0.06, 0.09, 0.04)}, {"position", Vec3(0.4, 0, -1)}};
  const ElementId upper = b.body("rigid", "upper", above), lower = b.body("rigid", "lower", below);
  const Vec3 spin(0.3, 0, 2);
  b.set(upper, "angular_velocity", spin);
  b.set(upper, "velocity", Vec3(spin.cross(Vec3(0, 0, -0.5))));
  b.set(lower, "velocity", Vec3(spin.cross(Vec3(0, 0, -1))));
  b.joint("spherical", "top", {{"body1", ground}, {"body2", upper}, {"frame2", at(Vec3(0, 0, 0.5))}});
  b.joint("spherical", "middle",
          {{"body1", upper}, {"frame1", at(Vec3(0, 0, -0.5))}, {"body2", lower}, {"frame2", at(Vec3(-0.4, 0, 0))}});
  b.set(simulationId, "rho_inf", rho);
  return b;
}

/// All lengths of a run's last row but the violations [m].
VecX lastPositions(const Run& run, const Units& scales) {
  std::vector<double> out;
  const auto& channels = run.recording->channels();
  for (std::size_t c = 0; c < channels.size(); ++c)
    if (channels[c].unit == "m" && !isSkipped(channels[c].name))
      out.push_back(run.recording->at(run.last(), c) / scales.length);
  return Eigen::Map<VecX>(out.data(), static_cast<Eigen::Index>(out.size()));
}

VecX multiplierWeights(const Model& model) {
  const auto system = System::compile(model).value();
  Workspace w = system->makeWorkspace();
  IterationMatrix S(*system);
  massAndConstraints(*system, system->evaluateKinematics(system->initialState(), w), S);
  return newtonWeights(*system, S).multipliers;
}

}  // namespace

class TestScales : public QObject {
  Q_OBJECT
 private slots:
  void methods_data() {
    QTest::addColumn<QString>("id");
    // The others ask for tolerances in metres and newtons, as published, or choose their steps.
    for (const IntegratorType* type : integratorsFor(fourBar().model()))
      if (type->capabilities.roundOff && type->id != "kynema")
        QTest::newRow(type->id.c_str()) << QString::fromStdString(type->id);
  }
  void methods() {
    QFETCH(QString, id);
    for (ModelBuilder (*make)(double) : {&constrainedTop, &fourBar, &pendulum}) {
      ModelBuilder b = make(0.9);
      b.useIntegrator(id.toStdString());
      b.run(std::ldexp(1, -10), 1, std::ldexp(1, -6));
      const Run own = runModel(b.model());
      for (const auto& [name, scales] : scalings) {
        std::string where;
        const double worst = difference(runModel(scaledModel(b.model(), scales)), own, scales, where);
        if (worst > 1e-9) qInfo("%s: %.3g in %s", name, worst, where.c_str());
        // Newton's tolerances: 1e-12 of 150 rad/s in a step of 1e-3 s; absolute, 1e-12 of the model's length per
        // second, which is more of it where a second is short. Twenty steps add up.
        const double seconds = std::max(1.0, scales.time);
        QVERIFY2(worst < 1e-7 + 20 * 1e-12 * seconds * seconds, name);
      }
    }
  }
  /// What Newton's test asks of multipliers is so many of the model's own units of force and moment, from nanonewtons
  /// to giganewtons; its iterations are as many but for rounding, which decides a few of them.
  void newtonsTest_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"geom1", "geom2", "geom3", "linear", "se3", "bdf_lie"}) QTest::newRow(id) << QString(id);
  }
  void newtonsTest() {
    QFETCH(QString, id);
    for (ModelBuilder (*make)(double) : {&constrainedTop, &fourBar, &pendulum}) {
      ModelBuilder b = make(0.9);
      b.useIntegrator(id.toStdString());
      b.run(std::ldexp(1, -10), 0.25, std::ldexp(1, -6));
      const VecX own = multiplierWeights(b.model());
      const double iterations = double(runModel(b.model()).progress.newtonIterations);
      const auto system = System::compile(b.model()).value();
      for (const int length : {-20, 0, 20})
        for (const int mass : {-30, 0, 30}) {
          const Units scales{.length = std::ldexp(1, length), .mass = std::ldexp(1, mass)};
          const Model model = scaledModel(b.model(), scales);
          const VecX there = multiplierWeights(model);
          for (Eigen::Index r = 0; r < own.size(); ++r) {
            const bool isForce = system->scales().isLength[static_cast<std::size_t>(r)];
            const double unit = scales.of(isForce ? Quantity::force : Quantity::torque);
            QVERIFY(std::abs(there[r] / (unit * own[r]) - 1) < 1e-12);
          }
          // A test that depends on units takes one iteration more, or less, in most steps: two fifths of all of them.
          // Rounding decides whether a step's last one is needed in a tenth of that.
          const double scaled = double(runModel(model).progress.newtonIterations);
          QVERIFY2(std::abs(scaled / iterations - 1) < 0.1, qPrintable(QString("%1, %2").arg(scaled).arg(iterations)));
        }
    }
  }
  /// Methods that choose their steps by tolerances that follow the motion, where nobody gives them in metres.
  void byTheMotion_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"bdf_ggl", "bdf_ggl_star", "bdf_cs", "bdf_cm"}) QTest::newRow(id) << QString(id);
  }
  void byTheMotion() {
    QFETCH(QString, id);
    for (ModelBuilder (*make)(double) : {&fourBar, &pendulum}) {
      ModelBuilder b = make(0.9);
      b.run(std::ldexp(1, -10), std::ldexp(1, -3), std::ldexp(1, -3));
      b.useIntegrator("rkmk");
      const VecX exact = lastPositions(runModel(b.model()), {});
      b.useIntegrator(id.toStdString());
      // Frozen, it errs by what it lets through of the constraint force, which depends on how coordinates are split.
      if (id == "bdf_cm") b.set(simulationId, "projector", Choice{1});
      const auto error = [&](const Units& scales) {
        return (lastPositions(runModel(scaledModel(b.model(), scales)), scales) - exact).lpNorm<Eigen::Infinity>();
      };
      // Coordinates are split by pivots of lengths beside those of quaternions, so that steps fall differently: errors
      // scatter, below ten times what rtol, 1e-4, lets one step add.
      qInfo("%.3g of its motion", error({}));
      for (const auto& [name, scales] : scalings) {
        const double there = error(scales);
        QVERIFY2(there < 1e-3, qPrintable(QStringLiteral("%1: %2").arg(name).arg(there)));
      }
    }
  }
  /// A vibration of 5 micrometres at 1 rad/s on a spring that is 10 micrometres long, or a metre, or a kilometre; begun
  /// at rest at its end, or in the middle, or out of rest by a load that is switched on.
  void smallVibrations_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("length");
    for (const char* id : {"bdf_ggl", "bdf_ggl_star", "bdf_cs", "bdf_cm", "rkmk"})
      for (const double length : {1e-5, 1.0, 1e3}) QTest::addRow("%s, %g m", id, length) << QString(id) << length;
  }
  void smallVibrations() {
    QFETCH(QString, id);
    QFETCH(double, length);
    constexpr double amplitude = 5e-6, end = 4;
    enum Begin { drawnOut, pushed, loaded };
    for (const Begin begin : {drawnOut, pushed, loaded}) {
      ModelBuilder b;
      b.gravity(Vec3::Zero());
      const double radius = 1e-5 * std::min(1.0, length);
      const ElementId body = b.body("rigid", "body",
                                    {{"mass", 1.0},
                                     {"inertia", diagonal(radius * radius, radius * radius, radius * radius)},
                                     {"position", Vec3(length + (begin == drawnOut ? amplitude : 0), 0, 0)},
                                     {"velocity", Vec3(begin == pushed ? amplitude : 0, 0, 0)}});
      b.force("spring", "spring", {{"body1", ground}, {"body2", body}, {"stiffness", 1.0}, {"free_length", length}});
      if (begin == loaded)
        b.force("force", "load",
                {{"body", body},
                 {"value", TimeVector{Function{.expression = "t > 1 ? 5e-6 : 0"}, Function{}, Function{}}}});
      b.useIntegrator(id.toStdString());
      b.run(0.01, end, 0.25);
      const Run run = runModel(b.model());
      double worst = 0;
      for (std::size_t row = 0; row <= run.last(); ++row) {
        const double t = run.at(row, "time"), after = std::max(0.0, t - 1);
        const double exact = begin == drawnOut ? std::cos(t) : begin == pushed ? std::sin(t) : 1 - std::cos(after);
        worst = std::max(worst, std::abs((run.at(row, "body.x") - length) / amplitude - exact));
      }
      // rtol 1e-4 is of a step; a period takes some hundred, whose errors partly cancel.
      qInfo("%d: %.3g of the amplitude", begin, worst);
      QVERIFY(worst < 0.01);
    }
  }
  /// Where a tolerance in metres is no longer small against the model, it is refused with what to set.
  void coarseTolerance_isRefused() {
    ModelBuilder b = fourBar();
    b.useIntegrator("bdf_cs");
    b.set(simulationId, "atol_positions", 1e-6);
    const auto created = Simulation::create(scaledModel(b.model(), {.length = std::ldexp(1, -20)}));
    QVERIFY(!created);
    QCOMPARE(created.error().key, std::string("atol_positions"));
  }
};

QTEST_APPLESS_MAIN(TestScales)
#include "tst_scales.moc"

// Numbers near both ends of what a double holds: every analysis ends, with an error or with finite results.

#include "analysis/health.h"
#include "analysis/health_text.h"
#include "analysis/modes.h"
#include "analysis/statics.h"
#include "catalog/catalog.h"
#include "support/run_model.h"
#include "support/test_models.h"
#include "system/constrained_drag.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

enum class Extreme { position, marker, mass, inertia, velocity, stiffness };
constexpr std::pair<const char*, Extreme> extremes[] = {
    {"position", Extreme::position}, {"marker", Extreme::marker},     {"mass", Extreme::mass},
    {"inertia", Extreme::inertia},   {"velocity", Extreme::velocity}, {"stiffness", Extreme::stiffness}};

/// A pendulum on a hinge with a spring to the ground; one of its numbers is x. None where a model cannot have it.
std::optional<ModelBuilder> pendulum(Extreme what, double x) try {
  const auto at_ = [&](Extreme here, double usual) { return what == here ? x : usual; };
  const double place = at_(Extreme::position, 0.5), arm = at_(Extreme::marker, place), J = at_(Extreme::inertia, 0.1);
  ModelBuilder b;
  const ElementId rod = b.body("rigid", "rod",
                               {{"mass", at_(Extreme::mass, 1)},
                                {"inertia", diagonal(J, J, J)},
                                {"position", Vec3(place, 0, 0)},
                                {"velocity", Vec3(0, at_(Extreme::velocity, 0), 0)},
                                {"angular_velocity", Vec3(0, 0, at_(Extreme::velocity, 0) / arm)}});
  b.joint("revolute", "pin", {{"body1", ground}, {"body2", rod}, {"frame2", at(Vec3(-arm, 0, 0))}});
  b.force(
      "spring", "spring",
      {{"body1", ground}, {"frame1", at(Vec3(0, 1, 0))}, {"body2", rod}, {"stiffness", at_(Extreme::stiffness, 10)}});
  b.run(1e-2, 0.1, 1e-2);
  return b;
} catch (const std::invalid_argument&) {
  return std::nullopt;
}

}  // namespace

class TestExtremeNumbers : public QObject {
  Q_OBJECT
 private slots:
  void analyses_end_data() {
    QTest::addColumn<int>("what");
    QTest::addColumn<double>("x");
    for (const auto& [name, what] : extremes)
      for (const double power : {-310.0, -300.0, -200.0, -100.0, -20.0, 20.0, 60.0, 99.0, 120.0, 155.0, 250.0, 308.0})
        QTest::addRow("%s 1e%g", name, power) << int(what) << std::pow(10.0, power);
  }
  void analyses_end() {
    QFETCH(int, what);
    QFETCH(double, x);
    const auto b = pendulum(Extreme(what), x);
    if (!b) return;
    const auto system = System::compile(b->model());
    if (!system) {
      QVERIFY(!system.error().element.empty());
      return;
    }
    const Health health = examineHealth(b->model(), **system, catalog());
    QVERIFY(health.mobility.rank <= 5);
    for (const FreeMotion& motion : health.freeMotions) QVERIFY(motion.shape.allFinite());
    if (const auto modes = eigenmodes(**system, health.state))
      for (const Mode& mode : *modes) QVERIFY(std::isfinite(mode.frequency) && std::isfinite(mode.damping));
    if (const auto found = findEquilibrium(**system, (*system)->initialState()))
      QVERIFY(found->state.q.allFinite() && found->state.lambda.allFinite());
    ConstrainedDrag drag(*system, 0, Vec3(0.1, 0, 0));
    if (drag.assemble()) drag.moveTo(Vec3(0, 1, 0));
    QVERIFY(drag.point().allFinite());
    QVERIFY(drag.finish().q.allFinite());
  }
  void runs_end_data() { analyses_end_data(); }
  /// Rows are finite; where the run fails, it says why. Without rkmk, whose steps shrink with the rounding of lengths.
  void runs_end() {
    QFETCH(int, what);
    QFETCH(double, x);
    for (const char* id : {"geom1", "kynema", "bdf_cs", "akw"}) {
      auto b = pendulum(Extreme(what), x);
      if (!b) return;
      b->useIntegrator(id);
      auto simulation = Simulation::create(b->model());
      if (!simulation) continue;
      (*simulation)->run();
      (*simulation)->wait();
      const auto recording = (*simulation)->recording();
      for (std::size_t row = 0; row < recording->rows(); ++row)
        for (const double value : recording->row(row)) QVERIFY2(std::isfinite(value), id);
      if (const auto error = (*simulation)->error()) QVERIFY2(!error->text().empty(), id);
    }
  }
};

QTEST_APPLESS_MAIN(TestExtremeNumbers)
#include "tst_extreme_numbers.moc"

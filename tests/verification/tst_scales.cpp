// Whether a model is of micrometres or of kilometres, of grams or tons, of milliseconds or hours: its motion is the
// same in units of its own. Scales are even powers of two, so that rounding is the same too, and what differs comes
// from a number in the program that has a unit.

#include "integrators/integrator.h"
#include "support/integrator_rows.h"
#include "support/run_model.h"
#include "support/scaled_model.h"
#include "support/test_models.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

const std::pair<const char*, Scales> scalings[] = {
    {"micrometres", {.length = std::ldexp(1, -20)}}, {"millimetres", {.length = std::ldexp(1, -10)}},
    {"kilometres", {.length = std::ldexp(1, 10)}},   {"milligrams", {.mass = std::ldexp(1, -20)}},
    {"kilotons", {.mass = std::ldexp(1, 20)}},       {"milliseconds", {.time = std::ldexp(1, -10)}},
    {"hours", {.time = std::ldexp(1, 12)}}};

/// Largest difference of two runs, of each channel relative to the largest value among those of its unit; of moments,
/// which may all be rounding, to that of the forces.
/// @param where  the channel of the largest
double difference(const Run& scaled, const Run& own, const Scales& scales, std::string& where) {
  if (scaled.recording->rows() != own.recording->rows()) return std::numeric_limits<double>::infinity();
  std::map<std::string, double> largest;
  const auto& channels = own.recording->channels();
  const auto skipped = [&](std::size_t c) {
    const std::string& name = channels[c].name;
    return name.starts_with("newton") || name.starts_with("step") || name.starts_with("drift") ||
           name.find("violation") != std::string::npos || name == "energy.numerical";
  };
  for (std::size_t row = 0; row < own.recording->rows(); ++row)
    for (std::size_t c = 0; c < channels.size(); ++c)
      if (!skipped(c))
        largest[channels[c].unit] = std::max(largest[channels[c].unit], std::abs(own.recording->at(row, c)));
  largest["N m"] = std::max(largest["N m"], largest["N"]);
  double worst = 0;
  for (std::size_t row = 0; row < own.recording->rows(); ++row)
    for (std::size_t c = 0; c < channels.size(); ++c) {
      if (skipped(c) || largest[channels[c].unit] == 0) continue;
      const double there = scaled.recording->at(row, c) / scales.ofUnit(channels[c].unit);
      const double now = std::abs(there - own.recording->at(row, c)) / largest[channels[c].unit];
      if (now > worst) where = channels[c].name;
      worst = std::max(worst, now);
    }
  return worst;
}

}  // namespace

class TestScales : public QObject {
  Q_OBJECT
 private slots:
  void methods_data() {
    QTest::addColumn<QString>("id");
    // The others ask for tolerances in metres and newtons, which the model's units do not change.
    for (const IntegratorType* type : integratorsFor(fourBar().model()))
      if (type->capabilities.roundOff && type->id != "kynema")
        QTest::newRow(type->id.c_str()) << QString::fromStdString(type->id);
  }
  void methods() {
    QFETCH(QString, id);
    for (ModelBuilder (*make)(double) : {&constrainedTop, &fourBar}) {
      ModelBuilder b = make(0.9);
      b.useIntegrator(id.toStdString());
      b.run(std::ldexp(1, -10), 1, std::ldexp(1, -6));
      const Run own = runModel(b.model());
      for (const auto& [name, scales] : scalings) {
        std::string where;
        const double worst = difference(runModel(scaledModel(b.model(), scales)), own, scales, where);
        if (worst > 1e-9) qInfo("%s: %.3g in %s", name, worst, where.c_str());
        // Newton's tolerances: relative, 1e-12 of 150 rad/s in a step of 1e-3 s; absolute, 1e-12 m/s and N against
        // velocities and forces of one in these units. Twenty steps add up.
        const double smallest = std::min(scales.of(Quantity::velocity), scales.of(Quantity::force));
        QVERIFY2(worst < 1e-7 + 20 * 1e-12 / smallest, name);
      }
    }
  }
  /// Where a tolerance in metres is no longer small against the model, it is refused with what to set.
  void coarseTolerance_isRefused() {
    ModelBuilder b = fourBar();
    b.useIntegrator("bdf_cs");
    const auto created = Simulation::create(scaledModel(b.model(), {.length = std::ldexp(1, -20)}));
    QVERIFY(!created);
    QCOMPARE(created.error().key, std::string("atol_positions"));
  }
};

QTEST_APPLESS_MAIN(TestScales)
#include "tst_scales.moc"

// Every method on models that cannot be met, contradict themselves, are singular, lead to numbers that are none, or
// explode, or whose bodies cannot but overlap (broken_models.json). Either it fails and says where and when, or what it
// gives keeps its promises: rows are finite, constraints hold, and energy that the method made or lost gives a warning.
//
// "told_by" is when all there is to see of a model has been seen: later, steps of some methods become ever shorter.

#include "diagnostics/energy_watch.h"
#include "io/model_file.h"
#include "run/simulation.h"
#include "support/finite_rows.h"
#include "support/integrator_rows.h"
#include "support/long_tests.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

using namespace gyre;
using namespace gyre::test;

namespace {

const nlohmann::json& brokenModels() {
  static const nlohmann::json all =
      nlohmann::json::parse(std::ifstream(GYRE_SOURCE_DIR "/tests/engine/run/broken_models.json"));
  return all;
}

ModelBuilder build(const nlohmann::json& broken) {
  nlohmann::json file = broken;
  for (const char* key : {"refused", "impossible", "step", "told_by", "overlaps"}) file.erase(key);
  constexpr double all = 0.5;
  file["gyre"] = 1;
  file["gravity"] = {0, 0, 0};
  file["simulation"] = {{"integrator", "geom1"},
                        {"step", broken.value("step", 1e-3)},
                        {"end_time", isLong() ? all : broken.value("told_by", all)},
                        {"output_step", 0.01}};
  auto model = parseModel(file.dump(), "broken.gyre", catalog());
  if (!model) throw std::runtime_error(model.error().text());
  return ModelBuilder(std::move(*model));
}

struct Course {
  const Recording& recording;
  double at(std::size_t row, const std::string& channel) const {
    for (std::size_t c = 0; c < recording.columns(); ++c)
      if (recording.channels()[c].name == channel) return recording.at(row, c);
    return 0;
  }
  /// Largest coordinate among the places of bodies.
  double farthest() const {
    double out = 0;
    for (const Channel& channel : recording.channels())
      if (channel.name.ends_with(".x") || channel.name.ends_with(".y") || channel.name.ends_with(".z"))
        out = std::max(out, worst(channel.name));
    return out;
  }
  double worst(const std::string& channel) const {
    double out = 0;
    for (std::size_t row = 0; row < recording.rows(); ++row) out = std::max(out, std::abs(at(row, channel)));
    return out;
  }
};

}  // namespace

class TestBrokenModels : public QObject {
  Q_OBJECT
 private slots:
  void promisesAreKeptOrItIsSaid_data() {
    QTest::addColumn<std::size_t>("index");
    QTest::addColumn<QString>("id");
    for (std::size_t i = 0; i < brokenModels().size(); ++i)
      for (const IntegratorType* type : integratorsFor(build(brokenModels()[i]).model()))
        QTest::addRow("%s, %s", brokenModels()[i]["name"].get<std::string>().c_str(), type->id.c_str())
            << i << QString::fromStdString(type->id);
  }
  void promisesAreKeptOrItIsSaid() {
    QFETCH(std::size_t, index);
    QFETCH(QString, id);
    ModelBuilder b = build(brokenModels()[index]);
    b.useIntegrator(id.toStdString());
    auto simulation = Simulation::create(b.model());
    // Seen before the first step; all others are to be seen where the run comes to them.
    QCOMPARE(!simulation, brokenModels()[index].value("refused", false));
    if (!simulation) {
      QVERIFY2(!simulation.error().element.empty(), simulation.error().text().c_str());
      return;
    }
    (*simulation)->run();
    (*simulation)->wait();
    const auto recording = (*simulation)->recording();
    const Course course{*recording};
    QVERIFY(allFinite(*recording));
    // Ten times the loosest tolerance there is by default, 1e-3 (kynema, bdf), and models of up to 2 m; where a drive
    // leads away from there, rounding of the place.
    const double rounding = 1e-14 * course.farthest();
    for (const char* channel : {"drift.position", "drift.angle"})
      QVERIFY2(course.worst(channel) <= 0.02 + rounding,
               QByteArray(channel) + " " + QByteArray::number(course.worst(channel)));
    if (const auto error = (*simulation)->error()) {
      QVERIFY2(!error->element.empty() && error->time, error->text().c_str());
      return;
    }
    QVERIFY2(!brokenModels()[index].value("impossible", false), "it finished");
    if (brokenModels()[index].value("overlaps", false)) {
      QVERIFY(course.worst("contact.penetration") > 0.1);
      QVERIFY(!(*simulation)->notes().empty());
    }
    const std::size_t last = recording->rows() - 1;
    const double moved =
        std::max({course.worst("energy.kinetic"), course.worst("energy.elastic"), course.worst("energy.potential")});
    if (std::abs(course.at(last, "energy.numerical")) > 2 * EnergyWatch::tolerated * moved)
      QVERIFY2(!(*simulation)->energyWarning().empty(), QByteArray::number(course.at(last, "energy.numerical")));
  }
};

QTEST_GUILESS_MAIN(TestBrokenModels)
#include "tst_broken_models.moc"

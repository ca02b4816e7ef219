// Flexible beams that touch: what the ground carries is their weight, neighbours along a line leave each other alone,
// filters that name a beam hold for all of it.

#include "flexible/expanded_model.h"
#include "model/contact.h"
#include "support/contact_model.h"
#include "support/run_model.h"
#include "support/verify_below.h"

#include <QtTest>

#include <fmt/format.h>
#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

/// A bar of 1 m and 20 mm, as heavy as steel and a hundredth as stiff.
std::string bar(const std::string& name, double z, int elements = 6, const std::string& line = R"("length": 1)") {
  return fmt::format(R"({{"name": "{}", "type": "flexible_beam", "elements": {}, {}, "section": "circle",
    "diameter": 0.02, "youngs_modulus": 2e9, "density": 7800, "damping_time": 1e-4, "contact": true,
    "position": [0, 0, {:.17g}]}})",
                     name, elements, line, z);
}
double last(const Run& run, const std::string& channel) { return run.at(run.recording->rows() - 1, channel); }

constexpr double barMass = 7800 * M_PI / 4 * 0.02 * 0.02;

std::string scene(const std::string& bodies, const std::string& simulation, const std::string& more = {}) {
  return fmt::format(R"({{"gyre": 1, "gravity": [0, 0, -9.81], "ground": {{"shapes": [{{"type": "plane"}}]}},
    "bodies": [{}], "contact": {{"materials": [{{"name": "steel", "friction": 0.3, "stiffness": 1e6, "damping": 1}}]{}}},
    "simulation": {{{}}}}})",
                     bodies, more, simulation);
}

}  // namespace

class TestTouchingBeams : public QObject {
  Q_OBJECT
 private slots:
  void barOnTheGround_weighsWhatItWeighs_data() {
    QTest::addColumn<QString>("simulation");
    QTest::newRow("smooth law") << R"("integrator": "geom1", "step": 1e-3, "end_time": 2, "output_step": 0.1)";
    QTest::newRow("impacts") << R"("integrator": "local_pos", "step": 1e-5, "end_time": 0.2, "output_step": 0.1)";
  }
  void barOnTheGround_weighsWhatItWeighs() {
    QFETCH(QString, simulation);
    const Run run = runModel(parsedModel(scene(bar("bar", 0.0101), simulation.toStdString())));
    double carried = 0;
    for (int i = 0; i <= 6; ++i) {
      carried += last(run, fmt::format("contact.ground-bar.{}.fz", i));
      QVERIFY_BELOW(std::abs(last(run, fmt::format("bar.{}.z", i)) - 0.01), 3e-4);
    }
    QVERIFY_BELOW(std::abs(carried / (barMass * 9.81) - 1), 1e-3);
  }
  /// A line as thick as three of its elements are long.
  void neighbours_ignoreEachOther() {
    const Model model = parsedModel(scene(bar("bar", 1, 100), R"("integrator": "geom1")"));
    const auto expanded = ExpandedModel::of(model);
    QVERIFY(expanded.has_value());
    const BodyPairs ignored = ignoredPairs(expanded->model());
    const auto& nodes = expanded->beams()[0].nodes;
    const auto ignore = [&](std::size_t i, std::size_t j) {
      return std::ranges::binary_search(ignored, std::minmax({nodes[i], nodes[j]}));
    };
    QVERIFY(ignore(0, 1) && ignore(50, 53) && ignore(99, 100));
    QVERIFY(!ignore(0, 4) && !ignore(50, 54) && !ignore(0, 100));
  }
  void ring_closesItsNeighbourhood() {
    const Model model = parsedModel(
        scene(bar("ring", 1, 24, R"("line": [[0,0,0],[1,0,0],[1,1,0],[0,1,0],[0,0,0]])"), R"("integrator": "geom1")"));
    const auto expanded = ExpandedModel::of(model);
    QVERIFY(expanded.has_value());
    const BodyPairs ignored = ignoredPairs(expanded->model());
    const auto& nodes = expanded->beams()[0].nodes;
    QCOMPARE(nodes.size(), std::size_t{24});
    QVERIFY(std::ranges::binary_search(ignored, std::minmax({nodes.front(), nodes.back()})));
    QVERIFY(!std::ranges::binary_search(ignored, std::minmax({nodes[0], nodes[12]})));
  }
  void filters_holdForAllNodes() {
    const std::string two = bar("one", 1) + "," + bar("two", 1.5);
    const Model model = parsedModel(scene(two, R"("integrator": "geom1")", R"(, "ignore": [["one", "two"]])"));
    const auto expanded = ExpandedModel::of(model);
    QVERIFY(expanded.has_value());
    const BodyPairs ignored = ignoredPairs(expanded->model());
    for (const ElementId a : expanded->beams()[0].nodes)
      for (const ElementId b : expanded->beams()[1].nodes)
        QVERIFY(std::ranges::binary_search(ignored, std::minmax({a, b})));
  }
  /// Off by default: it falls through the ground.
  void withoutTheKey_nothingTouches() {
    std::string text = scene(bar("bar", 0.02), R"("integrator": "geom1", "step": 1e-3, "end_time": 0.2)");
    text.replace(text.find(R"("contact": true,)"), 16, "");
    const Run run = runModel(parsedModel(text));
    QVERIFY_BELOW(std::abs(last(run, "bar.3.z") - (0.02 - 0.5 * 9.81 * 0.04)), 1e-6);
  }
};

QTEST_APPLESS_MAIN(TestTouchingBeams)
#include "tst_touching_beams.moc"

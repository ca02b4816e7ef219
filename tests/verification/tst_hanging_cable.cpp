// The example of a hanging cable against the elastic catenary (Irvine 1981, Cable Structures, sec. 1.3).

#include "analysis/statics.h"
#include "io/model_file.h"
#include "support/flexible.h"
#include "support/verify_below.h"
#include "system/beam_set.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

/// Unstretched length l, weight w per length, stiffness EA: half the span that a horizontal pull H spreads it over.
double halfSpan(double H, double l, double w, double EA) {
  const double V = 0.5 * w * l;
  return H * l / (2 * EA) + H / w * std::asinh(V / H);
}
double sagOf(double H, double l, double w, double EA) {
  const double V = 0.5 * w * l;
  return V * V / (2 * w * EA) + H / w * (std::hypot(1, V / H) - 1);
}
double pullOf(double span, double l, double w, double EA) {
  double low = 1e-3, high = 1e5;
  for (int i = 0; i < 200; ++i) (halfSpan(0.5 * (low + high), l, w, EA) < span / 2 ? low : high) = 0.5 * (low + high);
  return low;
}

}  // namespace

class TestHangingCable : public QObject {
  Q_OBJECT

 private slots:
  void example_isTheCatenary() {
    const double H = pullOf(8, 10, 9.81, 1e4), sag = sagOf(H, 10, 9.81, 1e4);
    QVERIFY_BELOW(std::abs(H - 32.729533306067), 1e-9);
    QVERIFY_BELOW(std::abs(sag - 2.686841225647), 1e-9);
    const Model model = readModel(std::string(GYRE_EXAMPLES_DIR) + "/hanging-cable.gyre", catalog()).value();
    const auto system = System::compile(model).value();
    const auto rest = findEquilibrium(*system, system->initialState());
    QVERIFY2(rest, rest ? "" : rest.error().text().c_str());
    QVERIFY(rest->stability.isStable());
    Workspace w = system->makeWorkspace();
    const EvaluatedKinematics at = system->evaluateKinematics(rest->state, w);
    const BeamSet& beams = system->channels().beams();
    QVERIFY_BELOW(std::abs(-at.body(beams[0].bodies[16]).x.z() - sag), 1e-4);
    std::vector<BeamSet::Node> nodes;
    beams.nodes(beams[0], at, nodes);
    QVERIFY_BELOW(std::abs(nodes[16].forces[0] - H), 5e-3);
  }
};

QTEST_APPLESS_MAIN(TestHangingCable)
#include "tst_hanging_cable.moc"

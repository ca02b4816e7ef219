// What a run says of flexible beams that are bent and pressed beyond what their elements follow.

#include "analysis/statics.h"
#include "support/flexible.h"
#include "system/beam_strains.h"

#include <QtTest>

#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

/// A cantilever of `n` elements with a load at its end that grows in time.
ModelBuilder loaded(int n, const char* type, TimeVector load) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  FlexibleBeam p = beamOf({.length = 1, .n = n, .EA = 1e3, .GA = 1e3, .GJ = 1, .EIy = 1, .EIz = 1});
  p.damping_time = 0.01;
  const ElementId beam = addBeam(b, "reed", p);
  b.joint("fixed", "clamp", {{"body2", beam}});
  b.force(type, "load", {{"body", beam}, {"station", 1.0}, {"value", load}});
  b.run(1e-3, 4, 0.01);
  return b;
}

std::size_t count(const std::vector<std::string>& notes, const char* part) {
  return static_cast<std::size_t>(std::count_if(
      notes.begin(), notes.end(), [&](const auto& note) { return note.find(part) != std::string::npos; }));
}

}  // namespace

class TestBeamWarnings : public QObject {
  Q_OBJECT

 private slots:
  /// Each element of two turns by half of M L / EI: said once. Beyond half a turn it folds, until equations fail, and
  /// then the element is named.
  void turnOfAnElement_isToldOnce_andNamedWhereItFails() {
    const ModelBuilder b = loaded(2, "torque", {Function{}, Function{}, Function{.expression = "2.5*t"}});
    const auto run = runAsFarAsItGoes(b.model());
    QCOMPARE(count(run->notes(), "more elements follow it better"), std::size_t{1});
    const auto error = run->error();
    QVERIFY(error);
    QVERIFY2(error->message.find("beam 'reed', element") != std::string::npos, error->text().c_str());
  }
  void manyElements_followIt() {
    const ModelBuilder b = loaded(16, "torque", {Function{}, Function{}, Function{.expression = "2.5*t"}});
    const auto run = runAsFarAsItGoes(b.model());
    QVERIFY2(!run->error(), run->error() ? run->error()->text().c_str() : "");
    QCOMPARE(count(run->notes(), "beam 'reed'"), std::size_t{0});
  }
  /// A soft bar of one element pressed along its axis, with nothing that bends it.
  void crushedElement_isNamed() {
    ModelBuilder b = loaded(1, "force", {Function{.expression = "-20*t"}, Function{}, Function{}});
    b.set(b.model().find("reed")->id, "section_stiffness", [] {
      Matrix6 C;
      C.m.diagonal() << 20, 1e6, 1e6, 1e4, 1e4, 1e4;
      return C;
    }());
    const auto run = runAsFarAsItGoes(b.model());
    QCOMPARE(count(run->notes(), "beam 'reed', element 1 is crushed to"), std::size_t{1});
  }
  void strains_areThoseOfThePlaces() {
    const ModelBuilder b = loaded(4, "force", {});
    const auto system = System::compile(b.model()).value();
    State s = system->initialState();
    const auto tip = system->bodies().layout(system->bodies().size() - 1);
    s.q[tip.q] -= 0.05;  // x of the last node: a fifth of the last element
    Workspace w = system->makeWorkspace();
    const auto strains = beamStrains(*system, system->evaluateKinematics(s, w));
    QCOMPARE(strains.size(), std::size_t{1});
    QCOMPARE(strains[0].crushed, std::size_t{4});
    QVERIFY(std::abs(strains[0].stretch + 0.2) < 1e-12);
    QVERIFY(beamFault(*system, s).empty());
    s.q[tip.q] -= 0.17;
    QVERIFY2(beamFault(*system, s).find("element 4 is crushed to 12 % of its length") != std::string::npos,
             beamFault(*system, s).c_str());
    s = system->initialState();
    const double half = 75 * std::numbers::pi / 180;  // w, x, y, z of 150 degrees about z
    s.q.segment<4>(tip.q + 3) << std::cos(half), 0, 0, std::sin(half);
    QVERIFY2(
        beamFault(*system, s).find("beam 'reed', element 4 turns by 150 deg: use more elements") != std::string::npos,
        beamFault(*system, s).c_str());
  }
};

QTEST_APPLESS_MAIN(TestBeamWarnings)
#include "tst_beam_warnings.moc"

// Stacks that should stand, for long, high, and with heavy things on top.

#include <QtTest>

#include "contact_checks.h"
#include "support/long_tests.h"

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double g = 9.81, h = 1e-3;

/// Boxes of 0.1 m and 1 kg, the uppermost of another mass.
ContactScene stack(int boxes, double topMass = 1) {
  ContactScene scene(material(0.5));
  scene.floor();
  for (int i = 0; i < boxes; ++i)
    scene.box(fmt::format("b{}", i), i + 1 == boxes ? topMass : 1, Vec3(0.1, 0.1, 0.1), Vec3(0, 0, 0.05 + 0.1 * i));
  return scene;
}

struct Standing {
  double drift = 0;  ///< of any centre [m]
  double angle = 0;  ///< of any body [rad]
  double speed = 0;
  double load = 0;  ///< on the ground [N]
};

Standing standing(const Model& model, double end) {
  auto stepper = stepperOf(model);
  const VecX start = stepper->state().q;
  advance(*stepper, end);
  Standing out;
  const State& s = stepper->state();
  for (Eigen::Index i = 0; i < s.q.size(); i += 7) {
    out.drift = std::max(out.drift, (s.q - start).segment<3>(i).norm());
    out.angle = std::max(out.angle, 2 * (s.q - start).segment<3>(i + 4).norm());
  }
  out.speed = s.v.norm();
  for (const ContactState& c : stepper->contacts()->contacts)
    if (c.contact.body1 < 0) out.load += c.force.z();
  qInfo("drift %.3g m, angle %.3g, speed %.3g m/s, load %.9g N", out.drift, out.angle, out.speed, out.load);
  return out;
}

/// Seconds of a run: all in the long form; else what there is to see comes sooner, and what may drift until then is
/// less in proportion, so that a drift that goes on fails either.
struct Duration {
  Duration(double all, double few) : end(isLong() ? all : few), share(end / all) {}
  double end, share;
};

std::string settings(double end, double merit = 1e-20) {
  return fmt::format(R"("integrator": "{}", "step": 1e-3, "end_time": {}, "merit": {}, "sweeps": 200)", fetchedMethod(),
                     end, merit);
}

}  // namespace

class TestContactStacks : public QObject {
  Q_OBJECT

 private slots:
  void tenBoxes_stand_data() { addMethods(); }
  void tenBoxes_stand() {
    const Duration d(600, 5);
    const Standing s = standing(stack(10).model(settings(d.end, 1e-18)), d.end);
    QVERIFY(s.drift < 1e-4 * d.share);
    QVERIFY(s.angle < 1e-4 * d.share);
    compare(s.load, 10 * g, 1e-6, "load");
  }

  void thirtyBoxes_stand_data() { addMethods(); }
  void thirtyBoxes_stand() {
    const Duration d(5, 1);
    const Standing s = standing(stack(30).model(settings(d.end)), d.end);
    QVERIFY(s.drift < 1e-3 * d.share);
    QVERIFY(s.angle < 1e-3 * d.share);
  }

  void aThousandTimesHeavierOnTop_data() { addMethods(); }
  void aThousandTimesHeavierOnTop() {
    const Duration d(2, 0.5);
    for (const char* solver : {"auto", "quasi_newton"}) {
      const Standing s =
          standing(stack(11, 1000).model(settings(d.end) + fmt::format(R"(, "solver": "{}")", solver)), d.end);
      QVERIFY(s.drift < 1e-4 * d.share);
      QVERIFY(s.angle < 1e-4 * d.share);
      compare(s.load / (1010 * g), 1, 1e-6, "load");
    }
  }

  void aMillionTimesHeavierOnTop_data() { addMethods(); }
  void aMillionTimesHeavierOnTop() {
    const Duration d(4, 1);
    const auto stands = [&](const Standing& s) {
      return s.drift < 1e-4 * d.share && s.angle < 1e-4 * d.share && std::abs(s.load / ((1e6 + 1) * g) - 1) < 1e-6;
    };
    const ContactScene scene = stack(2, 1e6);
    for (const char* solver : {"auto", "newton_hueber", "newton_dsf", "quasi_newton"})
      QVERIFY2(stands(standing(scene.model(settings(d.end) + fmt::format(R"(, "solver": "{}")", solver)), d.end)),
               solver);
  }
};

QTEST_GUILESS_MAIN(TestContactStacks)
#include "tst_contact_stacks.moc"

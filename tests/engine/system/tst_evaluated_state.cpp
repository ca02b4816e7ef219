// What was evaluated of a system at a state is of that state, or throws: also where its memory serves another state by
// now, and where it is evaluated only when it is asked for.

#include "support/test_models.h"
#include "system/initial_conditions.h"

#include <QtTest>

#include <array>
#include <barrier>
#include <stdexcept>
#include <thread>

using namespace gyre;
using namespace gyre::test;

namespace {

/// A chain of rods on hinges.
Model chain(int rods) {
  ModelBuilder b;
  ElementId before = ground;
  for (int i = 0; i < rods; ++i) {
    const ElementId rod =
        b.body("rigid", "rod " + std::to_string(i),
               {{"mass", 1.0}, {"inertia", diagonal(0.01, 0.08, 0.08)}, {"position", Vec3(i + 0.5, 0, 0)}});
    b.joint("revolute", "hinge " + std::to_string(i),
            {{"body1", before},
             {"frame1", at(Vec3(i == 0 ? 0 : 0.5, 0, 0))},
             {"body2", rod},
             {"frame2", at(Vec3(-0.5, 0, 0))}});
    before = rod;
  }
  return b.model();
}

struct Evaluated {
  explicit Evaluated(const Model& model)
      : system(System::compile(model).value()),
        one(consistentInitialState(*system, false).value().state),
        other(one),
        memory(system->makeWorkspace()) {
    const VecX turn = VecX::Constant(system->nv(), 0.1);
    system->bodies().plus(one.q, turn, other.q);
  }

  std::shared_ptr<const System> system;
  State one, other;
  Workspace memory;
};

}  // namespace

class TestEvaluatedState : public QObject {
  Q_OBJECT

 private slots:
  void anotherEvaluationInTheSameMemory_makesTheFirstUnusable() {
    Evaluated e(chain(2));
    const ConstraintSet& constraints = e.system->constraints();
    const EvaluatedKinematics first = e.system->evaluateKinematics(e.one, e.memory);
    QCOMPARE(constraints.rows(first).size(), std::size_t{2});
    const EvaluatedKinematics second = e.system->evaluateKinematics(e.other, e.memory);
    JointRows memory;
    VecX out = VecX::Zero(e.system->m());
    QVERIFY_THROWS_EXCEPTION(std::logic_error, first.Phi());
    QVERIFY_THROWS_EXCEPTION(std::logic_error, constraints.rows(first));
    QVERIFY_THROWS_EXCEPTION(std::logic_error, constraints.rowsOf(0, first, memory));
    QVERIFY_THROWS_EXCEPTION(std::logic_error, constraints.rates(first, out));
    QVERIFY_THROWS_EXCEPTION(std::logic_error, constraints.rows(EvaluatedKinematics()));
    QCOMPARE(constraints.rows(second).size(), std::size_t{2});
  }

  /// Whoever is given rows has all of them; who came while they were made is told so.
  void rowsMadeByTwoThreadsAtOnce_areWholeOrRefused() {
    Evaluated e(chain(200));
    const ConstraintSet& constraints = e.system->constraints();
    Workspace own = e.system->makeWorkspace();
    const std::vector<JointRows>& expected = constraints.rows(e.system->evaluateKinematics(e.other, own));
    for (int round = 0; round < 50; ++round) {
      const EvaluatedKinematics at = e.system->evaluateKinematics(round % 2 ? e.other : e.one, e.memory);
      std::barrier start(2);
      std::array<const std::vector<JointRows>*, 2> given{};
      std::array<bool, 2> isWhole{true, true};
      const auto ask = [&](std::size_t i) {
        start.arrive_and_wait();
        try {
          given[i] = &constraints.rows(at);
        } catch (const std::logic_error&) {
          return;
        }
        if (round % 2 == 0) return;
        for (std::size_t k = 0; k < expected.size(); ++k) isWhole[i] &= (*given[i])[k].B == expected[k].B;
      };
      std::jthread beside(ask, 1);
      ask(0);
      beside.join();
      QVERIFY(given[0] || given[1]);
      QVERIFY(isWhole[0] && isWhole[1]);
    }
  }
};

QTEST_APPLESS_MAIN(TestEvaluatedState)
#include "tst_evaluated_state.moc"

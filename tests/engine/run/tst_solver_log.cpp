// What is recorded of the solver of contacts: that of the step of each row, whether it changes results, whose islands.

#include <QtTest>

#include <cmath>
#include <set>

#include "support/contact_scene.h"
#include "support/run_model.h"

using namespace gyre;
using gyre::test::ContactScene;

namespace {

/// A stack, a box by itself, a ball that flies, and two boxes that a joint connects: three islands.
ContactScene islands() {
  ContactScene scene(R"({"name": "m", "friction": 0.5, "restitution": 0})");
  scene.floor();
  for (int i = 0; i < 3; ++i)
    scene.box(fmt::format("stacked {}", i), 1, Vec3(0.1, 0.1, 0.1), Vec3(0, 0, 0.05 + 0.1 * i));
  scene.box("alone", 1, Vec3(0.1, 0.1, 0.1), Vec3(1, 0, 0.05), ContactScene::velocity({0.5, 0, 0}));
  scene.sphere("flies", 1, 0.1, Vec3(3, 0, 9));
  scene.box("left", 1, Vec3(0.1, 0.1, 0.1), Vec3(0, 2, 0.05)).box("right", 1, Vec3(0.1, 0.1, 0.1), Vec3(0.3, 2, 0.05));
  scene.joint(R"({"name": "hinge", "type": "revolute", "body1": "left", "body2": "right",
    "frame1": {"position": [0.15, 0, 0]}, "frame2": {"position": [-0.15, 0, 0]}})");
  return scene;
}

std::shared_ptr<const Recording> recorded(const Model& model, bool solver) {
  auto simulation = Simulation::create(model, {.solver = solver});
  if (!simulation) throw std::runtime_error(simulation.error().text());
  (*simulation)->run();
  (*simulation)->wait();
  return (*simulation)->recording();
}

Model modelOf(const char* solver, double merit) {
  return islands().model(fmt::format(
      R"("integrator": "local_pos", "step": 1e-3, "end_time": 0.05, "output_step": 5e-3, "solver": "{}", "merit": {})",
      solver, merit));
}

}  // namespace

class TestSolverLog : public QObject {
  Q_OBJECT

 private slots:
  void rows_tellEveryIteration_data() {
    QTest::addColumn<QByteArray>("solver");
    QTest::addColumn<bool>("together");  ///< iterates are of all islands
    for (const char* s : {"auto", "gauss_seidel"}) QTest::newRow(s) << QByteArray(s) << true;
    for (const char* s : {"gauss_seidel_w", "newton_dsf", "newton_hueber", "quasi_newton"})
      QTest::newRow(s) << QByteArray(s) << false;
  }
  void rows_tellEveryIteration() {
    QFETCH(QByteArray, solver);
    QFETCH(bool, together);
    const auto recording = recorded(modelOf(solver, 1e-16), true);
    QVERIFY(recording->solver());
    QVERIFY(recording->solver()->row(0).empty());  // nothing was stepped yet
    const std::size_t residual = [&] {
      std::size_t c = 0;
      while (recording->channels()[c].name != "newton.residual") ++c;
      return c;
    }();
    for (std::size_t r = 1; r < recording->rows(); ++r) {
      const auto solves = recording->solver()->row(r);
      QCOMPARE(solves.size(), std::size_t{1});
      const LoggedSolve* solve = &solves.front();
      QCOMPARE(solve->wanted, 1e-16);
      QCOMPARE(solve->islands.size(), std::size_t{3});
      QCOMPARE(solve->last.merit, recording->at(r, residual));  // the channel of the same step
      std::vector<int> own(3, 0);
      int all = 0;
      for (const LocalIterate& i : solve->iterates) (i.island < 0 ? all : own[static_cast<std::size_t>(i.island)])++;
      for (std::size_t i = 0; i < 3; ++i) {
        const LocalIsland& island = solve->islands[i];
        if (together) QVERIFY(island.sweeps <= all && own[i] == island.iterations);
        else QCOMPARE(own[i], island.method == LocalMethod::gaussSeidelW ? island.sweeps : island.iterations);
      }
      if (all > 0 && solve->iterates.back().island < 0) QCOMPARE(solve->iterates.back().merit, solve->last.merit);
      QCOMPARE(all > 0, together);
    }
  }

  void results_areTheSameBytes() {
    const Model model = modelOf("auto", 1e-12);
    const auto with = recorded(model, true), without = recorded(model, false);
    QVERIFY(!without->solver());
    QCOMPARE(with->rows(), without->rows());
    for (std::size_t r = 0; r < with->rows(); ++r)
      QVERIFY(std::equal(with->row(r).begin(), with->row(r).end(), without->row(r).begin()));
  }

  void contacts_nameTheirIslands() {
    const auto recording = recorded(modelOf("auto", 1e-12), true);
    const std::size_t last = recording->rows() - 1;
    std::vector<std::set<int>> bodies(3);
    std::vector<int> contacts(3, 0);
    for (const LoggedContact& c : recording->contacts()->row(last)) {
      QVERIFY(c.island >= 0 && c.island < 3);
      for (const int b : {c.body1, c.body2})
        if (b >= 0) bodies[static_cast<std::size_t>(c.island)].insert(b);
      ++contacts[static_cast<std::size_t>(c.island)];
    }
    QCOMPARE(std::set(bodies.begin(), bodies.end()), (std::set<std::set<int>>{{0, 1, 2}, {3}, {5, 6}}));
    const LoggedSolve solve = recording->solver()->row(last).front();
    for (std::size_t i = 0; i < 3; ++i) QCOMPARE(solve.islands[i].contacts, contacts[i]);
  }

  /// Four balls in a row with gaps; the first reaches the second in the second half of the step, and its blow runs on
  /// from contact to contact.
  void blowsThatRunOn_areSolvesOfTheirOwn_data() {
    QTest::addColumn<QByteArray>("solver");
    for (const char* s : {"auto", "gauss_seidel_w", "newton_dsf"}) QTest::newRow(s) << QByteArray(s);
  }
  void blowsThatRunOn_areSolvesOfTheirOwn() {
    QFETCH(QByteArray, solver);
    ContactScene scene(R"({"name": "steel", "friction": 0, "restitution": 1})", Vec3::Zero());
    for (int i = 0; i < 4; ++i)
      scene.sphere(std::to_string(i), 1, 0.1, Vec3(i == 0 ? -6e-4 : i * (0.2 + 1e-6), 0, 0),
                   ContactScene::velocity({i == 0 ? 1.0 : 0.0, 0, 0}));
    const auto recording =
        recorded(scene.model(fmt::format(R"("integrator": "local_pos", "step": 1e-3, "end_time": 1e-3, "solver": "{}")",
                                         solver.toStdString())),
                 true);
    const std::size_t last = recording->rows() - 1;
    const auto contacts = recording->contacts()->row(last);
    const auto solves = recording->solver()->row(last);
    QCOMPARE(contacts.size(), std::size_t{3});
    QCOMPARE(solves.size(), std::size_t{3});
    for (std::size_t s = 0; s < 3; ++s) {
      QCOMPARE(solves[s].islands.size(), std::size_t{1});
      QCOMPARE(solves[s].islands.front().contacts, 1);
      QVERIFY(solves[s].reached && solves[s].iterations > 0);
      QCOMPARE(solves[s].islandOf.size(), contacts.size());
      for (std::size_t c = 0; c < 3; ++c) {
        const bool itsTurn = contacts[c].body1 == static_cast<int>(s);
        QCOMPARE(solves[s].islandOf[c], itsTurn ? 0 : -1);
        QCOMPARE(contacts[c].island, 0);
      }
    }
  }
};

QTEST_GUILESS_MAIN(TestSolverLog)
#include "tst_solver_log.moc"

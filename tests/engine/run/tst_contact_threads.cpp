// Runs with contact are the same bytes on any number of threads, by each solver, joints eliminated or iterated over.

#include <QtTest>

#include "support/contact_scene.h"
#include "support/run_on_threads.h"

using namespace gyre;
using gyre::test::ContactScene;
using gyre::test::Run;

namespace {

/// A stack that sweeps do not solve, boxes that fall upon each other, hinged links that fall on them, and a long chain
/// on the floor.
ContactScene everything() {
  ContactScene scene(R"({"name": "m", "friction": 0.5, "restitution": 0})");
  scene.floor();
  for (int i = 0; i < 6; ++i)
    scene.box(fmt::format("s{}", i), i < 5 ? 1 : 1000, Vec3(0.1, 0.1, 0.1), Vec3(-1, 0, 0.05 + 0.1 * i));
  for (int i = 0; i < 16; ++i)
    scene.box(fmt::format("b{}", i), 1, Vec3(0.1, 0.1, 0.1),
              Vec3(0.105 * (i % 3), 0.105 * (i / 3 % 3), 0.0502 + 0.1005 * (i / 9)),
              ContactScene::spin(Vec3(0.3 * (i % 4), 0.1, 0.2)));
  const auto link = [&](const char* type, const std::string& name, const std::string& one, const std::string& two) {
    scene.joint(fmt::format(R"({{"name": "{}", "type": "{}", "body1": "{}", "body2": "{}",
        "frame1": {{"position": [0.05, 0, 0]}}, "frame2": {{"position": [-0.05, 0, 0]}}}})",
                            name, type, one, two));
  };
  for (int i = 0; i < 4; ++i) {
    scene.box(fmt::format("l{}", i), 0.5, Vec3(0.1, 0.03, 0.03), Vec3(0.1 * i, 0.1, 0.217));
    if (i > 0) link("revolute", fmt::format("h{}", i), fmt::format("l{}", i - 1), fmt::format("l{}", i));
  }
  for (int i = 0; i < 20; ++i) {
    scene.sphere(fmt::format("c{}", i), 0.5 + 0.1 * (i % 4), 0.04, Vec3(-1 + 0.1 * i, -1, 0.041),
                 ContactScene::velocity(Vec3(0.1, 0.3, -0.1)));
    if (i > 0) link("spherical", fmt::format("k{}", i), fmt::format("c{}", i - 1), fmt::format("c{}", i));
  }
  return scene;
}

}  // namespace

class TestContactThreads : public QObject {
  Q_OBJECT

 private slots:
  void threads_changeNoByte_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<QString>("joints");
    for (const char* solver : {"auto", "gauss_seidel", "gauss_seidel_w", "newton_dsf", "newton_hueber", "quasi_newton"})
      QTest::addRow("%s", solver) << QString(solver) << QString("eliminated");
    QTest::addRow("auto, iterated") << QString("auto") << QString("iterated");
    QTest::addRow("gauss_seidel, iterated") << QString("gauss_seidel") << QString("iterated");
  }
  void threads_changeNoByte() {
    QFETCH(QString, solver);
    QFETCH(QString, joints);
    const Model model = everything().model(fmt::format(
        R"("integrator": "local_neg", "step": 1e-3, "end_time": 0.02, "output_step": 2e-3, "merit": 1e-14,
           "sweeps": 30, "solver": "{}", "joint_solver": "{}")",
        solver.toStdString(), joints.toStdString()));
    const Run run = test::runOnAnyThreads(model);
    QVERIFY2(run.at(run.last(), "contact.count") > 60,
             qPrintable(QString::number(run.at(run.last(), "contact.count"))));
  }
};

QTEST_GUILESS_MAIN(TestContactThreads)
#include "tst_contact_threads.moc"

// What hangs together in a row: through contacts and joints, not through the ground, named by its smallest body.

#include "run/body_islands.h"
#include "support/contact_scene.h"

#include <QtTest>

using namespace gyre;
using gyre::test::ContactScene;

namespace {

LoggedContact between(int body1, int body2, int island = 0) {
  LoggedContact c;
  c.body1 = body1;
  c.body2 = body2;
  c.island = island;
  return c;
}

/// Six balls, of which the third and the sixth share a joint, and the first hangs on the ground.
Model balls() {
  ContactScene scene(R"({"name": "m"})");
  for (int i = 0; i < 6; ++i) scene.sphere(std::to_string(i), 1, 0.1, Vec3(i, 0, 1));
  scene.joint(R"({"name": "a", "type": "spherical", "body1": "5", "body2": "2", "frame1": {"position": [-3, 0, 0]}})");
  scene.joint(
      R"({"name": "b", "type": "spherical", "body1": "ground", "body2": "0", "frame1": {"position": [0, 0, 1]}})");
  return scene.model(R"("integrator": "local_pos")");
}

}  // namespace

class TestBodyIslands : public QObject {
  Q_OBJECT

 private slots:
  void islands_areNamedByTheirSmallest() {
    const BodyIslands islands(balls());
    using Names = std::vector<std::int32_t>;
    QCOMPARE(islands.of({}), (Names{-1, -1, 2, -1, -1, 2}));
    const std::vector<LoggedContact> floor{between(-1, 1), between(-1, 3, 1)};
    QCOMPARE(islands.of(floor), (Names{-1, 1, 2, 3, -1, 2}));  // not through the ground
    const std::vector<LoggedContact> heap{between(4, 5), between(3, 4), between(-1, 3), between(0, 1, 1)};
    QCOMPARE(islands.of(heap), (Names{0, 0, 2, 2, 2, 2}));
    const std::vector<LoggedContact> reversed{heap.rbegin(), heap.rend()};
    QCOMPARE(islands.of(reversed), islands.of(heap));
    const std::vector<LoggedContact> near{between(0, 1, -1)};  // took no part
    QCOMPARE(islands.of(near), islands.of({}));
  }

  /// Two wheels on hinges of the ground, and gears between these.
  void couplers_connectTheBodiesOfTheirJoints() {
    ContactScene scene(R"({"name": "m"})");
    for (int i = 0; i < 3; ++i) scene.sphere(std::to_string(i), 1, 0.1, Vec3(i, 0, 1));
    for (int i = 0; i < 2; ++i)
      scene.joint(fmt::format(R"({{"name": "hinge {0}", "type": "revolute", "body1": "ground", "body2": "{0}",
        "frame1": {{"position": [{0}, 0, 1]}}}})",
                              i));
    scene.joint(R"({"name": "gears", "type": "coupler", "joint1": "hinge 1", "joint2": "hinge 0", "ratio": -1})");
    const Model model = scene.model(R"("integrator": "local_pos")");
    QCOMPARE(BodyIslands(model).of({}), (std::vector<std::int32_t>{0, 0, -1}));
  }

  void bodiesThatAreOff_areNotThere() {
    Model model = balls();
    QVERIFY(model.apply(Edit{SetEnabled{model.find("1")->id, false}}));
    QCOMPARE(BodyIslands(model).of({}), (std::vector<std::int32_t>{-1, 2 - 1, -1, -1, 1}));
  }
};

QTEST_GUILESS_MAIN(TestBodyIslands)
#include "tst_body_islands.moc"

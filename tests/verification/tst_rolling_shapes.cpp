// Smooth shapes that roll without slip.

#include "contact_checks.h"

using namespace gyre;
using namespace gyre::test;

class TestRollingShapes : public QObject {
  Q_OBJECT
 private slots:
  void ballOfEqualAxes_keepsItsSpeed_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("ground");
    const std::pair<const char*, const char*> grounds[] = {
        {"plane", R"({"type": "plane"})"}, {"box", R"({"type": "box", "size": [9, 9, 1], "position": [0, 0, -0.5]})"}};
    for (const char* method : {"local_pos", "local_neg", "local_imp"})
      for (const auto& [name, ground] : grounds) QTest::addRow("%s, %s", method, name) << QString(method) << ground;
  }
  /// To round-off, as a sphere does.
  void ballOfEqualAxes_keepsItsSpeed() {
    QFETCH(QString, method);
    QFETCH(QString, ground);
    ContactScene scene(material(0.5));
    scene.ground(ground.toStdString())
        .body("ball", 1, Vec3::Constant(1e-3), Vec3(0, 0, 0.05), R"({"type": "ellipsoid", "size": [0.05, 0.05, 0.05]})",
              ContactScene::velocity(Vec3(1, 0, 0)) + ContactScene::spin(Vec3(0, 20, 0)));
    const Run run = runModel(scene.model(byDefault(method.toStdString(), 1e-3, 2)));
    compare(run.at(run.last(), "ball.vx"), 1, 1e-12, "speed");
    compare(run.at(run.last(), "ball.x"), 2, 1e-12, "way");
  }

  /// Two ways to say the same: balls as spheres, as ellipsoids.
  void ellipsoidsOfEqualAxes_rollOnEachOtherAsSpheres() {
    const auto run = [](const char* ground, const char* shape) {
      ContactScene scene(material(0.8));
      scene.ground(ground).body("ball", 1, Vec3::Constant(1e-3), Vec3(0, 0, 0.05), shape,
                                ContactScene::velocity(Vec3(0.3, 0.2, 0)) + ContactScene::spin(Vec3(-4, 6, 1)));
      return scene.run("local_pos", 1e-3, 0.5);
    };
    const Run spheres =
        run(R"({"type": "sphere", "radius": 1, "position": [0, 0, -1]})", R"({"type": "sphere", "radius": 0.05})");
    for (const auto& [ground, shape] : {std::pair{R"({"type": "ellipsoid", "size": [1, 1, 1], "position": [0, 0, -1]})",
                                                  R"({"type": "ellipsoid", "size": [0.05, 0.05, 0.05]})"},
                                        {R"({"type": "sphere", "radius": 1, "position": [0, 0, -1]})",
                                         R"({"type": "ellipsoid", "size": [0.05, 0.05, 0.05]})"},
                                        {R"({"type": "ellipsoid", "size": [1, 1, 1], "position": [0, 0, -1]})",
                                         R"({"type": "sphere", "radius": 0.05})"}}) {
      const Run other = run(ground, shape);
      const double off = (other.vector(other.last(), "ball.x") - spheres.vector(spheres.last(), "ball.x")).norm();
      QVERIFY2(off < 1e-9, qPrintable(QString::number(off)));
      QVERIFY(other.vector(other.last(), "ball.x").head<2>().norm() > 0.1);
    }
  }
};

QTEST_GUILESS_MAIN(TestRollingShapes)
#include "tst_rolling_shapes.moc"

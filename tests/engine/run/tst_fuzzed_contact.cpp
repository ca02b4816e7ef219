// Bodies of random shapes, sizes, masses and materials, thrown into each other: slivers and needles, radii over five
// decades, bodies that begin inside each other. A run ends in a clear state: it comes to its end with finite rows, or
// fails and names element and time.

#include "support/contact_scene.h"
#include "support/finite_rows.h"
#include "support/long_tests.h"
#include "support/random_state.h"

#include <QtTest>
#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

double decades(Random& random, double from, double to) {
  return std::pow(10.0, random.uniform(std::log10(from), std::log10(to)));
}

/// Any kind but the plane; each of its lengths by itself.
std::string randomShape(Random& random) {
  const auto length = [&] { return decades(random, 1e-4, 10); };
  const auto numbers = [&] { return ContactScene::numbers({length(), length(), length()}); };
  switch (random.integer(6)) {
    case 0: return fmt::format(R"({{"type": "box", "size": {}}})", numbers());
    case 1: return fmt::format(R"({{"type": "ellipsoid", "size": {}}})", numbers());
    case 2: return fmt::format(R"({{"type": "sphere", "radius": {:.17g}}})", length());
    case 3: return fmt::format(R"({{"type": "capsule", "radius": {:.17g}, "length": {:.17g}}})", length(), length());
    case 4: return fmt::format(R"({{"type": "cylinder", "radius": {:.17g}, "length": {:.17g}}})", length(), length());
    default: return fmt::format(R"({{"type": "cone", "radius": {:.17g}, "length": {:.17g}}})", length(), length());
  }
}

ContactScene randomScene(unsigned seed) {
  Random random(seed);
  ContactScene scene(fmt::format(R"({{"name": "m", "friction": {:.17g}, "restitution": {:.17g}}})",
                                 random.uniform(0, 2), random.uniform(0, 1)));
  scene.floor();
  for (int i = 0; i < 6; ++i) {
    const double mass = decades(random, 1e-3, 1e3);
    const double radius = decades(random, 1e-2, 1);
    // Any three moments of inertia of which none is more than the two others together.
    const Vec3 part = mass * radius * radius * (Vec3(random.vector(0.5)) + Vec3::Constant(0.6));
    const Vec3 inertia(part.y() + part.z(), part.x() + part.z(), part.x() + part.y());
    scene.body(fmt::format("b{}", i), mass, inertia, random.vector(1) + Vec3(0, 0, 0.5), randomShape(random),
               ContactScene::turned(random.uniform(0, 3), Vec3(0.1, 0.2, 0.3) + random.vector(1)) +
                   ContactScene::velocity(random.vector(5)) + ContactScene::spin(random.vector(10)));
  }
  return scene;
}

}  // namespace

class TestFuzzedContact : public QObject {
  Q_OBJECT
 private slots:
  void endsInAClearState_data() {
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("end");
    for (unsigned seed = 1; seed <= (isLong() ? 200 : 16); ++seed)
      for (const char* id : {"local_pos", "local_neg", "local_imp"})
        QTest::addRow("%s, %u", id, seed) << seed << QString(id) << 0.1;
    // bdf_ggl takes a minute and more for bodies that begin deep inside each other, as those of seeds 2 and 6.
    for (unsigned seed = 1; seed <= (isLong() ? 40 : 6); ++seed)
      for (const char* id : {"geom1", "kynema", "bdf_ggl"})
        if (isLong() || id != std::string_view("bdf_ggl") || (seed != 2 && seed != 6))
          QTest::addRow("%s, %u", id, seed) << seed << QString(id) << 0.01;
  }
  void endsInAClearState() {
    QFETCH(unsigned, seed);
    QFETCH(QString, id);
    QFETCH(double, end);
    const auto simulation = runAsFarAsItGoes(randomScene(seed).model(
        fmt::format(R"("integrator": "{}", "step": 1e-3, "end_time": {:.17g})", id.toStdString(), end)));
    const auto recording = simulation->recording();
    QVERIFY(allFinite(*recording));
    if (const auto error = simulation->error()) {
      qInfo("%s", error->text().c_str());
      QVERIFY2(!error->element.empty() && error->time, error->text().c_str());
    } else {
      QCOMPARE(recording->time(recording->rows() - 1), end);
    }
  }
};

QTEST_GUILESS_MAIN(TestFuzzedContact)
#include "tst_fuzzed_contact.moc"

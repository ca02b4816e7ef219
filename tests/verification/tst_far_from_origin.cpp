// A mechanism moves as it does at the origin wherever it stands, to the rounding of its positions there.

#include "integrators/integrator.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double arm = 0.4;  // [m], the shortest between two joints

/// Two rods on ball joints, thrown, at (d, d, d).
ModelBuilder pendulumAt(double d) {
  const Vec3 origin = Vec3::Constant(d), spin(0.3, 0, 2);
  ModelBuilder b;
  const auto rod = [&](const char* name, double mass, const Inertia& inertia, const Vec3& place) {
    return b.body("rigid", name,
                  {{"mass", mass},
                   {"inertia", inertia},
                   {"position", Vec3(origin + place)},
                   {"velocity", Vec3(spin.cross(Vec3(0, 0, place.z())))}});
  };
  const ElementId upper = rod("upper", 2, diagonal(0.12, 0.15, 0.05), Vec3(0, 0, -0.5)),
                  lower = rod("lower", 1.5, diagonal(0.06, 0.09, 0.04), Vec3(arm, 0, -1));
  b.set(upper, "angular_velocity", spin);
  b.joint("spherical", "top",
          {{"body1", ground}, {"frame1", at(origin)}, {"body2", upper}, {"frame2", at(Vec3(0, 0, 0.5))}});
  b.joint("spherical", "middle",
          {{"body1", upper}, {"frame1", at(Vec3(0, 0, -0.5))}, {"body2", lower}, {"frame2", at(Vec3(-arm, 0, 0))}});
  b.run(1e-3, 1, 0.01);
  return b;
}

/// Largest difference of an entry of a rotation.
double turned(const Run& a, const Run& b) {
  double worst = 0;
  for (std::size_t row = 0; row <= a.last(); ++row)
    for (const char* body : {"upper", "lower"})
      for (const char* entry : {".qw", ".qx", ".qy", ".qz"})
        worst = std::max(worst, std::abs(a.at(row, std::string(body) + entry) - b.at(row, std::string(body) + entry)));
  return worst;
}

}  // namespace

class TestFarFromOrigin : public QObject {
  Q_OBJECT
 private slots:
  void rotations_areThoseAtTheOrigin_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("distance");
    for (const char* id : {"geom1", "geom2", "geom3", "linear", "se3", "bdf_lie", "kynema"})
      QTest::addRow("%s", id) << QString(id) << 1e3;
    for (const char* id : {"geom1", "kynema"}) QTest::addRow("%s, a thousand kilometres", id) << QString(id) << 1e6;
  }
  /// Half a unit in the last place of a position turns the shortest arm by eps d / (2 arm), and each of the 1000 steps
  /// may add one such rounding. What is left of the equations of motion would be alike in all of them: ten times that.
  void rotations_areThoseAtTheOrigin() {
    QFETCH(QString, id);
    QFETCH(double, distance);
    ModelBuilder near = pendulumAt(0), there = pendulumAt(distance);
    near.useIntegrator(id.toStdString());
    there.useIntegrator(id.toStdString());
    const double worst = turned(runModel(there.model()), runModel(near.model()));
    const double oneRounding = std::numeric_limits<double>::epsilon() * distance / (2 * arm);
    qInfo("%.3g rad, %.3g roundings of the positions", worst, worst / oneRounding);
    QVERIFY(worst < 1000 * oneRounding);
  }
};

QTEST_APPLESS_MAIN(TestFarFromOrigin)
#include "tst_far_from_origin.moc"

// The coordinates of every joint of the catalogue: gradient, tangent and bias against finite differences on random
// placements (also where the joint does not hold), what they measure, and the count of turns.

#include "coordinates/joint_coordinate.h"
#include "coordinates/unwrapped_angle.h"
#include "support/random_state.h"

#include <QtTest>

#include <numbers>
#include <set>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double step = 1e-5;  // central differences: truncation step^2, round-off 1e-16 / step, both below 1e-9

struct Placement {
  BodyKinematics k1, k2;
  Placement moved(const Vec12& d) const {
    Placement out = *this;
    BodyKinematics* k[] = {&out.k1, &out.k2};
    for (int i = 0; i < 2; ++i) {
      k[i]->x += d.segment<3>(6 * i);
      k[i]->R = k[i]->R * so3::exp(d.segment<3>(6 * i + 3));
    }
    return out;
  }
};

Placement randomPlacement(Random& random) {
  Placement p;
  for (BodyKinematics* k : {&p.k1, &p.k2}) {
    k->x = random.vector();
    k->R = random.rotation().toRotationMatrix();
    k->v = random.vector();
    k->W = random.vector();
  }
  return p;
}

std::vector<JointCoordinate> coordinatesOf(const TypeInfo& type, unsigned seed) {
  Random random(seed);
  const std::any params = randomParams(type, random, ground, ElementId{99});
  const auto& create = static_cast<const JointType&>(type).create;
  return create ? create(params)->coordinates() : std::vector<JointCoordinate>{};
}

void compare(const Eigen::Ref<const MatX>& exact, const Eigen::Ref<const MatX>& differences, const char* what) {
  // An angle turns fast where its direction is almost normal to its plane: errors go with the derivatives there.
  const double scale = std::max(1.0, exact.cwiseAbs().maxCoeff());
  const double error = (exact - differences).cwiseAbs().maxCoeff();
  QVERIFY2(error < 1e-7 * scale * scale, qPrintable(QString("%1: %2 of %3").arg(what).arg(error).arg(scale)));
}

}  // namespace

Q_DECLARE_METATYPE(const gyre::TypeInfo*)

class TestCoordinates : public QObject {
  Q_OBJECT
 private slots:
  void derivatives_matchFiniteDifferences_data() {
    QTest::addColumn<const TypeInfo*>("type");
    for (const TypeInfo* type : catalog().of(Category::joint)) QTest::addRow("%s", type->id.c_str()) << type;
  }
  void derivatives_matchFiniteDifferences() {
    QFETCH(const TypeInfo*, type);
    for (unsigned seed = 1; seed <= 6; ++seed)
      for (const JointCoordinate& c : coordinatesOf(*type, seed)) {
        Random random(seed + 100);
        const Placement p = randomPlacement(random);
        const double lambda = random.uniform(0.5, 2);
        const auto gradientAt = [&](const Placement& at) {
          double value = 0;
          Row12 gradient;
          c.evaluate(at.k1, at.k2, value, gradient);
          return gradient;
        };
        double value = 0;
        Row12 gradient, differences;
        c.evaluate(p.k1, p.k2, value, gradient);
        QCOMPARE(c.value(p.k1, p.k2), value);
        Mat12 K = Mat12::Zero(), dG;
        c.addTangent(p.k1, p.k2, lambda, K);
        for (int i = 0; i < 12; ++i) {
          const Placement a = p.moved(Vec12::Unit(i) * step), b = p.moved(-Vec12::Unit(i) * step);
          const double va = nearestTurn(c.value(a.k1, a.k2), value).value(),
                       vb = nearestTurn(c.value(b.k1, b.k2), value).value();
          const bool angle = c.isAngle();
          differences[i] = ((angle ? va : c.value(a.k1, a.k2)) - (angle ? vb : c.value(b.k1, b.k2))) / (2 * step);
          dG.col(i) = lambda * (gradientAt(a) - gradientAt(b)).transpose() / (2 * step);
        }
        compare(gradient, differences, "gradient");
        compare(K, dG, "tangent");
        const Vec12 V = stackedTwist(p.k1, p.k2);
        const double bias = (gradientAt(p.moved(V * step)).dot(V) - gradientAt(p.moved(-V * step)).dot(V)) / (2 * step);
        compare(MatX::Constant(1, 1, c.bias(p.k1, p.k2)), MatX::Constant(1, 1, bias), "bias");
        QVERIFY(std::abs(c.rate(p.k1, p.k2) - gradient.dot(V)) < 1e-12 * std::max(1.0, gradient.norm()));
      }
  }

  void names_areDifferent_data() { derivatives_matchFiniteDifferences_data(); }
  void names_areDifferent() {
    QFETCH(const TypeInfo*, type);
    std::set<CoordinateName> names;
    for (const JointCoordinate& c : coordinatesOf(*type, 1)) QVERIFY(names.insert(c.name()).second);
  }

  void angleAboutZ_countsByTheRightHand() {
    BodyKinematics k1, k2;
    k2.R = Eigen::AngleAxisd(0.7, Vec3::UnitZ()).toRotationMatrix();
    const auto c = JointCoordinate::angleAboutZ(CoordinateName::angle, {}, {});
    QVERIFY(std::abs(c.value(k1, k2) - 0.7) < 1e-15);
    k2.W = Vec3(0, 0, 3);
    k1.W = Vec3(0, 0, 1);
    QVERIFY(std::abs(c.rate(k1, k2) - 2) < 1e-15);
  }
  void displacement_isAlongTheAxisOfMarker1() {
    BodyKinematics k1, k2;
    k1.R = Eigen::AngleAxisd(std::numbers::pi / 2, Vec3::UnitX()).toRotationMatrix();  // z1 along -y
    k2.x = Vec3(5, -3, 7);
    const auto c = JointCoordinate::displacement(CoordinateName::displacement, at(Vec3(0, 0, 1)), {});
    QVERIFY(std::abs(c.value(k1, k2) - 2) < 1e-15);
  }
  void nearestTurn_addsFullTurns() {
    constexpr double turn = 2 * std::numbers::pi;
    QCOMPARE(nearestTurn(-3.0, 3.0).value(), -3.0 + turn);
    QCOMPARE(nearestTurn(0.5, 0.6 - 3 * turn).value(), 0.5 - 3 * turn);
    QCOMPARE(nearestTurn(0.5, 0.4).value(), 0.5);
  }
};

QTEST_APPLESS_MAIN(TestCoordinates)
#include "tst_coordinates.moc"

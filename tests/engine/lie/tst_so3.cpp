// Properties of SO(3) at zero, tiny, random and nearly half-turn rotations.

#include "lie/so3.h"
#include "support/random_state.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

double distance(const Mat3& a, const Mat3& b) { return (a - b).cwiseAbs().maxCoeff(); }

/// exp by its power series in extended precision: independent of the closed forms.
Mat3 seriesExp(const Vec3& p) {
  using MatL = Eigen::Matrix<long double, 3, 3>;
  const MatL P = so3::hat(p).cast<long double>();
  MatL sum = MatL::Identity(), term = MatL::Identity();
  for (int k = 1; k < 60; ++k) {
    term = term * P / static_cast<long double>(k);
    sum += term;
  }
  return sum.cast<double>();
}

/// T(p) = sum (-P)^k / (k+1)!.
Mat3 seriesTangent(const Vec3& p) {
  using MatL = Eigen::Matrix<long double, 3, 3>;
  const MatL P = -so3::hat(p).cast<long double>();
  MatL sum = MatL::Identity(), term = MatL::Identity();
  for (int k = 1; k < 60; ++k) {
    term = term * P / static_cast<long double>(k + 1);
    sum += term;
  }
  return sum.cast<double>();
}

}  // namespace

class TestSo3 : public QObject {
  Q_OBJECT
 private:
  void addVectors() {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("z");
    const auto add = [](const QString& name, const Vec3& p) {
      QTest::addRow("%s", qPrintable(name)) << p.x() << p.y() << p.z();
    };
    Random random(1);
    add("zero", Vec3::Zero());
    for (const double size :
         {1e-200, 1e-16, 1e-8, 1e-4, 1e-2, 0.1, 0.49, 0.51, 1.0, 2.0, 3.0, M_PI - 1e-4, M_PI - 1e-8, M_PI - 1e-12})
      for (int i = 0; i < 3; ++i) add(QString("size %1 no. %2").arg(size).arg(i), random.vector().normalized() * size);
    add("half turn about x", Vec3(M_PI, 0, 0));
    add("half turn about y", Vec3(0, M_PI, 0));
    add("half turn about z", Vec3(0, 0, M_PI));
  }
  static Vec3 vector() {
    const auto get = [](const char* name) { return *static_cast<double*>(QTest::qData(name, QMetaType::Double)); };
    return {get("x"), get("y"), get("z")};
  }

 private slots:
  void exp_matchesPowerSeries_data() { addVectors(); }
  void exp_matchesPowerSeries() {
    const Vec3 p = vector();
    QVERIFY(distance(so3::exp(p), seriesExp(p)) < 2e-15);
    QVERIFY(distance(so3::exp(p) * so3::exp(p).transpose(), Mat3::Identity()) < 2e-15);
  }
  void log_invertsExp_data() { addVectors(); }
  void log_invertsExp() {
    const Vec3 p = vector();
    const Vec3 back = so3::log(so3::expQuat(p));
    // A half turn has two logarithms, p and -p.
    QVERIFY(std::min((back - p).norm(), (back + p).norm() + (p.norm() < 3.14159 ? 1.0 : 0.0)) <=
            4e-15 * std::max(1e-300, p.norm()) + 4e-16);
    const Vec3 fromMatrix = so3::log(so3::exp(p));
    // A matrix holds a small rotation to round-off of its entries, 1e-16, only.
    QVERIFY(std::min((fromMatrix - p).norm(), (fromMatrix + p).norm() + (p.norm() < 3.14159 ? 1.0 : 0.0)) < 1e-14);
  }
  void tangent_matchesPowerSeries_data() { addVectors(); }
  void tangent_matchesPowerSeries() {
    const Vec3 p = vector();
    QVERIFY(distance(so3::tangent(p), seriesTangent(p)) < 4e-15);
    QVERIFY(distance(so3::tangent(p).transpose(), so3::tangent(-p)) < 1e-15);
    QVERIFY(distance(so3::tangent(p) * so3::tangentInverse(p), Mat3::Identity()) < 1e-14);
    // T(p) exp(p) = T(-p): left and right trivialisation differ by the rotation.
    QVERIFY(distance(so3::exp(p) * so3::tangent(p), so3::tangent(-p)) < 1e-14);
  }
  void tangentDerivative_matchesFiniteDifference_data() { addVectors(); }
  void tangentDerivative_matchesFiniteDifference() {
    const Vec3 p = vector(), v(0.3, -0.8, 0.5);
    const double h = 1e-5;
    const Mat3 difference = (so3::tangent(p + h * v) - so3::tangent(p - h * v)) / (2 * h);
    QVERIFY(distance(so3::tangentDerivative(p, v), difference) < 1e-9);
  }
  void angularVelocity_isTangentTimesRate() {
    Random random(2);
    for (int i = 0; i < 20; ++i) {
      const Vec3 p = random.vector(2), pdot = random.vector(1);
      const double h = 1e-5;
      const Mat3 Rdot = (so3::exp(p + h * pdot) - so3::exp(p - h * pdot)) / (2 * h);
      QVERIFY((so3::vee(so3::exp(p).transpose() * Rdot) - so3::tangent(p) * pdot).norm() < 1e-9);
    }
  }
};

QTEST_APPLESS_MAIN(TestSo3)
#include "tst_so3.moc"

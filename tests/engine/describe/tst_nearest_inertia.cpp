// The nearest possible inertia, by what makes it the nearest: no possible inertia lies on the far side of the plane
// through it across the way from the given one; and by closed cases and a search.

#include "describe/nearest_inertia.h"

#include <QtTest>
#include <random>

using namespace gyre;

namespace {

constexpr double floorOf = 1e-6;  // of the largest principal moment, as the header says

double dot(const Mat3& a, const Mat3& b) { return a.cwiseProduct(b).sum(); }

/// The inertia of a point of unit mass: of sums of these with positive factors every possible inertia consists.
Mat3 ofPoint(const Vec3& r) { return r.squaredNorm() * Mat3::Identity() - r * r.transpose(); }

Mat3 nearest(const Mat3& J) {
  const auto found = nearestPossible(Inertia::of(J));
  if (!found) throw std::runtime_error("none found");
  return found->matrix();
}

class Random {
 public:
  double operator()() { return normal_(engine_); }
  Vec3 vec() { return {(*this)(), (*this)(), (*this)()}; }
  Mat3 symmetric() {
    Mat3 a;
    a << vec(), vec(), vec();
    return a + a.transpose();
  }

 private:
  std::mt19937 engine_{7};
  std::normal_distribution<double> normal_;
};

}  // namespace

class TestNearestInertia : public QObject {
  Q_OBJECT
 private slots:
  void possibleOnes_stay() {
    for (const Inertia& i : {Inertia{1, 1, 1}, Inertia{1, 2, 3}, Inertia{1e-9, 1, 1}, Inertia{2, 2, 2, 0.3, 0.1, -0.2}})
      QVERIFY(nearestPossible(i) == i);
  }

  void closedCases_data() {
    QTest::addColumn<QVector<double>>("given");
    QTest::addColumn<QVector<double>>("expected");
    // One plane: the excess of 1 over the triangle inequality is shared by the three moments.
    QTest::newRow("triangle") << QVector<double>{1, 1, 3} << QVector<double>{4. / 3, 4. / 3, 8. / 3};
    QTest::newRow("other axes") << QVector<double>{5, 1, 2} << QVector<double>{5 - 2. / 3, 1 + 2. / 3, 2 + 2. / 3};
    QTest::newRow("plate without edges") << QVector<double>{0, 0, 3} << QVector<double>{1, 1, 2};
    // Two planes: a rod, which has the mean of both moments across.
    QTest::newRow("rod") << QVector<double>{-0.5, 2, 2} << QVector<double>{0, 2, 2};
    QTest::newRow("uneven rod") << QVector<double>{-1, 2, 2.4} << QVector<double>{0, 2.2, 2.2};
    // Three: nothing is left but the floor.
    QTest::newRow("negative") << QVector<double>{-5, -5, 1} << QVector<double>{0, 0, 0};
  }
  /// The floor moves each moment by less than three times itself.
  void closedCases() {
    QFETCH(QVector<double>, given);
    QFETCH(QVector<double>, expected);
    const Mat3 found = nearest(Vec3(given.data()).asDiagonal());
    const Vec3 wanted(expected.data());
    const double largest = *std::max_element(given.begin(), given.end());
    QVERIFY((found - Mat3(wanted.asDiagonal())).cwiseAbs().maxCoeff() < 3 * floorOf * largest);
  }

  /// P is the nearest point of a convex set to J exactly when (J - P) . (Y - P) <= 0 for all Y of the set. The set is
  /// the cone of inertias of points, moved by the floor F: hence (J - P) . (F - P) = 0 and (J - P) . (inertia of a
  /// point)
  /// <= 0, for points in all directions. Round-off: 1e-12 of the sizes that enter.
  void projection_isOrthogonal() {
    Random random;
    int impossible = 0;
    for (int i = 0; i < 500; ++i) {
      const Mat3 J = random.symmetric();
      const auto found = nearestPossible(Inertia::of(J));
      if (!found) {
        QVERIFY(Inertia::of(J).principalMoments()[2] <= 0);
        continue;
      }
      QVERIFY(!found->impossible());
      const Mat3 P = found->matrix();
      if (P == J) continue;
      ++impossible;
      const double floor = floorOf * Inertia::of(J).principalMoments()[2];
      const Mat3 way = J - P;
      const double tolerance = 1e-12 * J.squaredNorm();
      QVERIFY(std::abs(dot(way, 2 * floor * Mat3::Identity() - P)) < tolerance);
      for (int k = 0; k < 200; ++k) QVERIFY(dot(way, ofPoint(random.vec().normalized())) < tolerance);
    }
    QVERIFY(impossible > 300);
  }

  /// Among random changes of all six entries, as large as the repair and much smaller, none is possible and nearer.
  void search_findsNoneNearer() {
    Random random;
    const Mat3 turn = Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized()).toRotationMatrix();
    for (const Vec3& moments : {Vec3(1, 1, 3), Vec3(-0.2, 1, 1.1), Vec3(0.1, 1, 2), Vec3(-1, -1, 2)}) {
      const Mat3 J = turn * moments.asDiagonal() * turn.transpose();
      const Mat3 P = nearest(J);
      const double distance = (P - J).norm();
      for (int k = 0; k < 20000; ++k) {
        const Mat3 other = P + std::pow(10.0, -(k % 5)) * distance * random.symmetric();
        // What the floor allows less than the check of an inertia does.
        QVERIFY((other - J).norm() > distance - 6 * floorOf * moments[2] || Inertia::of(other).impossible());
      }
    }
  }

  /// Raising the negative second moments alone is a projection in another norm, and goes further.
  void secondMomentsAlone_areFurther() {
    const Mat3 J = Vec3(1, 1, 3).asDiagonal();
    const Mat3 raised = Vec3(1.5, 1.5, 3).asDiagonal();  // s3 = -1/2 raised to 0
    QVERIFY(!Inertia::of(raised).impossible());
    QVERIFY((nearest(J) - J).norm() < 0.82 * (raised - J).norm());  // sqrt(1/3) to sqrt(1/2)
  }

  void withoutSize_thereIsNone() {
    const double inf = std::numeric_limits<double>::infinity();
    for (const Inertia& i : {Inertia{0, 0, 0}, Inertia{-1, -1, -1}, Inertia{inf, 1, 1}, Inertia{1, 1, 1, 0, NAN, 0}})
      QVERIFY(!nearestPossible(i));
  }

  void numbersOfAllSizes_work() {
    for (const double size : {1e-300, 1e-12, 1e12, 1e300}) {
      const auto found = nearestPossible({size, size, 3 * size, 0.1 * size, 0, 0});
      QVERIFY(found && !found->impossible());
    }
  }
};

QTEST_GUILESS_MAIN(TestNearestInertia)
#include "tst_nearest_inertia.moc"

// Contacts of two convex colliders whose depth, normal and number of points are known in closed form.

#include "contact/convex_polygon.h"
#include "narrow_phase_cases.h"

using namespace gyre;
using namespace gyre::test;

Q_DECLARE_METATYPE(gyre::Collider)
Q_DECLARE_METATYPE(gyre::Mat3)

namespace {

constexpr double roundOff = 1e-15;  // a few operations on lengths of one metre

const double rightAngle = std::acos(0.0);
Mat3 onEdge() { return turned(rightAngle / 2, Vec3::UnitX()); }
Mat3 lying() { return turned(rightAngle, Vec3::UnitY()); }
/// A diagonal of the cube is upright.
Mat3 onCorner() { return Quat::FromTwoVectors(Vec3(-1, -1, -1), -Vec3::UnitZ()).toRotationMatrix(); }

}  // namespace

class TestNarrowPhase : public QObject {
  Q_OBJECT
 private slots:
  void knownCases_data() {
    QTest::addColumn<Collider>("a");
    QTest::addColumn<Mat3>("Ra");
    QTest::addColumn<double>("top");  // height of a's highest point
    QTest::addColumn<Collider>("b");
    QTest::addColumn<Mat3>("Rb");
    QTest::addColumn<double>("bottom");  // of b's lowest point below its middle
    QTest::addColumn<int>("points");
    const Mat3 I = Mat3::Identity();
    const auto row = [](const char* tag, const Collider& a, const Mat3& Ra, double top, const Collider& b,
                        const Mat3& Rb, double bottom,
                        int points) { QTest::newRow(tag) << a << Ra << top << b << Rb << bottom << points; };
    const Collider cube = box(1, 1, 1), hull = boxHull(1, 1, 1);
    const double r2 = std::sqrt(2.0), r3 = std::sqrt(3.0);
    row("box on box", cube, I, 0.5, cube, I, 0.5, 4);
    row("box on box, yaw 30 deg", cube, I, 0.5, cube, turned(rightAngle / 3, Vec3::UnitZ()), 0.5, 4);
    row("box on box, yaw 45 deg", cube, I, 0.5, cube, turned(rightAngle / 2, Vec3::UnitZ()), 0.5, 4);
    row("edge on edge, 90 deg", cube, onEdge(), r2 / 2, cube, turned(rightAngle, Vec3::UnitZ()) * onEdge(), r2 / 2, 1);
    row("edge on edge, 5 deg", cube, onEdge(), r2 / 2, cube, turned(rightAngle / 18, Vec3::UnitZ()) * onEdge(), r2 / 2,
        1);
    row("edge on face", cube, I, 0.5, cube, onEdge(), r2 / 2, 2);
    row("corner on face", cube, I, 0.5, cube, onCorner(), r3 / 2, 1);
    row("sliver on box", cube, I, 0.5, box(1, 1, 1e-4), I, 0.5e-4, 4);
    row("needle on box", cube, I, 0.5, box(1, 1e-4, 1e-4), I, 0.5e-4, 4);
    row("small on large", box(100, 100, 100), I, 50, box(0.1, 0.1, 0.1), I, 0.05, 4);
    row("large on small", box(0.1, 0.1, 0.1), I, 0.05, box(100, 100, 100), I, 50, 4);
    row("hull on hull", hull, I, 0.5, hull, I, 0.5, 4);
    row("hull on box", cube, I, 0.5, hull, turned(0.3, Vec3::UnitZ()), 0.5, 4);
    row("box on plane", plane(), I, 0, cube, turned(0.3, Vec3::UnitZ()), 0.5, 4);
    row("hull on plane", plane(), I, 0, hull, turned(0.3, Vec3::UnitZ()), 0.5, 4);
    row("sphere on plane", plane(), I, 0, sphere(0.5), I, 0.5, 1);
    row("sphere on box", cube, I, 0.5, sphere(0.5), onCorner(), 0.5, 1);
    row("sphere on corner", cube, onCorner().transpose() * turned(2 * rightAngle, Vec3::UnitX()), r3 / 2, sphere(0.5),
        I, 0.5, 1);
    row("sphere on sphere", sphere(1), I, 1, sphere(0.5), I, 0.5, 1);
    row("sphere on hull", hull, I, 0.5, sphere(0.5), I, 0.5, 1);
    const Collider cylinder = round(Kind::cylinder, 0.3, 0.8), cone = round(Kind::cone, 0.3, 0.8),
                   capsule = round(Kind::capsule, 0.3, 0.8);
    row("cylinder upright on plane", plane(), I, 0, cylinder, I, 0.4, 4);
    row("cylinder lying on plane", plane(), I, 0, cylinder, lying(), 0.3, 2);
    row("cylinder upright on box", cube, I, 0.5, cylinder, I, 0.4, 4);
    row("cylinder lying on box", cube, I, 0.5, cylinder, lying(), 0.3, 2);
    row("cylinder on cylinder", cylinder, I, 0.4, cylinder, I, 0.4, 4);
    row("cylinder lying across cylinder", cylinder, lying(), 0.3, cylinder, turned(rightAngle, Vec3::UnitZ()) * lying(),
        0.3, 1);
    row("cylinder along cylinder", cylinder, lying(), 0.3, cylinder, lying(), 0.3, 2);
    row("cylinder upright on hull", hull, I, 0.5, cylinder, I, 0.4, 4);
    row("sphere on cylinder", cylinder, lying(), 0.3, sphere(0.2), I, 0.2, 1);
    row("cone upright on plane", plane(), I, 0, cone, I, 0.4, 4);
    row("cone upright on box", cube, I, 0.5, cone, I, 0.4, 4);
    row("box on the apex of a cone", cone, I, 0.4, cube, I, 0.5, 1);
    row("cone on its side on plane", plane(), I, 0, cone, turned(rightAngle + std::atan2(0.3, 0.8), Vec3::UnitX()),
        0.4 * std::sin(std::atan2(0.3, 0.8)), 2);
    row("capsule lying on plane", plane(), I, 0, capsule, lying(), 0.3, 2);
    row("capsule upright on plane", plane(), I, 0, capsule, I, 0.7, 1);
    row("capsule lying on box", cube, I, 0.5, capsule, lying(), 0.3, 2);
    row("capsule upright on box", cube, I, 0.5, capsule, I, 0.7, 1);
    row("capsule along capsule", capsule, lying(), 0.3, capsule, lying(), 0.3, 2);
    row("capsule across capsule", capsule, lying(), 0.3, capsule, turned(rightAngle, Vec3::UnitZ()) * lying(), 0.3, 1);
    const Collider egg = ellipsoid({0.3, 0.4, 0.5});
    row("ellipsoid on plane", plane(), I, 0, egg, I, 0.5, 1);
    row("ellipsoid lying on plane", plane(), I, 0, egg, lying(), 0.3, 1);
    row("ellipsoid on box", cube, I, 0.5, egg, lying(), 0.3, 1);
    row("ellipsoid on edge", cube, onEdge(), r2 / 2, egg, I, 0.5, 1);
    row("ellipsoid on corner", cube, onCorner().transpose() * turned(2 * rightAngle, Vec3::UnitX()), r3 / 2, egg, I,
        0.5, 1);
    row("ellipsoid on hull", hull, I, 0.5, egg, I, 0.5, 1);
    row("ellipsoid on ellipsoid", egg, lying(), 0.3, egg, I, 0.5, 1);
    row("ellipsoid on sphere", sphere(0.5), I, 0.5, egg, I, 0.5, 1);
    row("ellipsoid on cylinder", cylinder, I, 0.4, egg, lying(), 0.3, 1);
    row("ellipsoid on the side of a cylinder", cylinder, lying(), 0.3, egg, I, 0.5, 1);
    row("ellipsoid on a capsule", capsule, lying(), 0.3, egg, I, 0.5, 1);
    row("ellipsoid on the apex of a cone", cone, I, 0.4, egg, I, 0.5, 1);
    row("ellipsoid of equal axes on a ball", sphere(0.5), I, 0.5, ellipsoid(Vec3::Constant(0.5)), I, 0.5, 1);
    row("flat ellipsoid on plane", plane(), I, 0, ellipsoid({1, 1, 0.01}), I, 0.01, 1);
    row("capsule lying on cylinder", cylinder, I, 0.4, round(Kind::capsule, 0.1, 0.4), lying(), 0.1, 2);
  }
  /// At all gaps, through zero: the gap is exact, the normal is upright, and the points are as many as they should be,
  /// either way round and far from the origin.
  void knownCases() {
    QFETCH(Collider, a);
    QFETCH(Mat3, Ra);
    QFETCH(double, top);
    QFETCH(Collider, b);
    QFETCH(Mat3, Rb);
    QFETCH(double, bottom);
    QFETCH(int, points);
    const double size = std::max({1.0, top, bottom});
    for (const double gap : {-1e-3, -1e-4, -1e-5, -1e-7, -1e-9, 0.0, 1e-9, 1e-7, 1e-5, 1e-4}) {
      if (gap < -1e-5 &&
          std::min(a.kind == Kind::box ? a.half.minCoeff() : 1, b.kind == Kind::box ? b.half.minCoeff() : 1) < 1e-3)
        continue;  // deeper than thin
      const Pose pa{Vec3::Zero(), Ra}, pb{{0, 0, top + bottom + gap}, Rb};
      const Manifold m = touching(a, pa, b, pb, 5e-4), n = touching(b, pb, a, pa, 5e-4);
      const QByteArray what = QByteArray::number(gap) + ": gap - exact " + QByteArray::number(leastGap(m) - gap) +
                              ", points " + QByteArray::number(m.count) + ", tilt " +
                              QByteArray::number((m.normal - Vec3::UnitZ()).norm());
      QVERIFY2(isSound(m, 5e-4), what);
      QCOMPARE(m.count, points);
      QVERIFY2(std::abs(leastGap(m) - gap) <= 3 * roundOff * size, what);
      QVERIFY2((m.normal - Vec3::UnitZ()).norm() < 1e-9, what);
      QVERIFY(difference(m, n) < 3 * roundOff * size);
    }
  }

  /// Distances of corners and edges that no face normal tells.
  void distances() {
    const Collider cube = box(2, 2, 2), hull = boxHull(2, 2, 2);
    for (const Collider* other : {&cube, &hull})
      for (const double s : {1e-9, 1e-5, 0.1, 3.0}) {
        const auto gap = [&](const Vec3& d) {
          return leastGap(touching(cube, {}, *other, {Vec3(2, 2, 2) + s * d, Mat3::Identity()}, 99));
        };
        QVERIFY(std::abs(gap({1, 2, 2}) - 3 * s) <= 5e-15 * (1 + s));       // corner to corner
        QVERIFY(std::abs(gap({3, 4, -1 / s}) - 5 * s) <= 5e-15 * (1 + s));  // edge beside edge
        const Manifold m = touching(cube, {}, *other, {{2 + s, 0.3, 0.2}, Mat3::Identity()}, 99);
        QCOMPARE(m.count, 4);
        QVERIFY(std::abs(leastGap(m) - s) <= 5e-15 * (1 + s));
      }
  }

  /// The gap of a body that moves through another one's surface on a straight way has no jump.
  void gap_isContinuous() {
    Random random(5);
    for (const Kind kind :
         {Kind::sphere, Kind::capsule, Kind::box, Kind::cylinder, Kind::cone, Kind::hull, Kind::ellipsoid})
      for (const Kind other : {Kind::plane, Kind::box, Kind::cylinder, Kind::cone, Kind::hull, Kind::ellipsoid})
        for (int i = 0; i < 20; ++i) {
          const Collider a = other == Kind::plane ? plane() : randomCollider(other, 1, random),
                         b = randomCollider(kind, 1, random);
          const Pose pa{random.vector(), random.rotation().toRotationMatrix()};
          Pose pb{random.vector(), random.rotation().toRotationMatrix()};
          const Vec3 way = (pb.x - pa.x).normalized(), step = 1e-3 * way;
          double before = 0;
          pb.x = pa.x + 1.5 * way;
          for (int k = 0; k < 1200; ++k, pb.x -= step) {
            const double gap = leastGap(touching(a, pa, b, pb, 9));
            // A signed distance changes by no more than the way.
            if (k > 0) QVERIFY2(std::abs(gap - before) <= 1e-3 + 1e-9, qPrintable(QString::number(gap - before)));
            before = gap;
          }
        }
  }

  /// A box that rocks and slides by little keeps the features of its points, and so does a cylinder.
  void features_stay() {
    Random random(6);
    const Collider cube = box(1, 1, 1), plate = box(3, 3, 1), hull = boxHull(1, 1, 1),
                   drum = round(Kind::cylinder, 0.5, 1);
    for (const Collider* b : {&cube, &hull, &drum})
      for (const Collider* a : {&plate, &cube}) {
        if (b == &drum && a == &cube) continue;  // the rim is just on the edge of the cube
        const auto standing = features(touching(*a, {}, *b, {{0, 0, 1}, Mat3::Identity()}));
        QCOMPARE(standing.size(), std::size_t(4));
        for (int i = 0; i < 500; ++i) {
          const Pose moved{Vec3(0, 0, 1) + random.vector(1e-7), turned(1e-8, random.vector())};
          const auto now = features(touching(*a, {}, *b, moved));
          std::vector<std::uint32_t> both;
          std::set_intersection(standing.begin(), standing.end(), now.begin(), now.end(), std::back_inserter(both));
          // The deepest point of a rim is anywhere on it.
          QVERIFY(both.size() >= (b == &drum ? 3 : 4));
        }
      }
  }

  void degenerateShapes_giveFiniteNumbers() {
    Random random(7);
    std::vector<Collider> shapes{sphere(0),
                                 sphere(1e-9),
                                 round(Kind::capsule, 0, 0),
                                 round(Kind::capsule, 0, 1),
                                 box(0, 0, 0),
                                 box(1, 0, 0),
                                 box(1, 1, 0),
                                 box(1, 1, 1e-4),
                                 box(1, 1e-4, 1e-4),
                                 box(1000, 1, 1),
                                 round(Kind::cylinder, 0, 0),
                                 round(Kind::cylinder, 1, 0),
                                 round(Kind::cylinder, 0, 1),
                                 round(Kind::cylinder, 1e-4, 1),
                                 round(Kind::cone, 0, 0),
                                 round(Kind::cone, 1, 0),
                                 round(Kind::cone, 0, 1),
                                 ellipsoid(Vec3::Zero()),
                                 ellipsoid({1, 1e-4, 1e-4}),
                                 ellipsoid({1, 1, 1e-4}),
                                 ellipsoid(Vec3::Ones()),
                                 boxHull(1, 1, 1e-6),
                                 boxHull(1, 1, 1),
                                 plane()};
    for (const Collider& a : shapes)
      for (const Collider& b : shapes)
        for (int i = 0; i < 40; ++i) {
          const Mat3 Ra = i < 4 ? Mat3(Mat3::Identity()) : random.rotation().toRotationMatrix();
          const Mat3 Rb = i % 2 ? Ra : random.rotation().toRotationMatrix();
          const Vec3 x = i % 4 < 2 ? Vec3(Vec3::Zero()) : random.vector(0.5);
          const Manifold m = touching(a, {Vec3::Zero(), Ra}, b, {x, Rb}, 0.1);
          QVERIFY2(m.count == 0 || isSound(m, 0.1), qPrintable(QString("%1 %2").arg(int(a.kind)).arg(int(b.kind))));
        }
  }

  /// Exactly coincident, or half inside: the way out is the shortest.
  void deepOverlap() {
    const Pose origin;
    for (const Collider& c : {box(1, 2, 3), boxHull(1, 2, 3)}) {
      QVERIFY(std::abs(leastGap(touching(c, origin, c, origin)) + 1) < roundOff);
      QVERIFY(std::abs(leastGap(touching(c, origin, c, {{0.5, 0, 0}, Mat3::Identity()})) + 0.5) < roundOff);
      QVERIFY(std::abs(leastGap(touching(c, origin, c, {{0, 1.5, 0}, Mat3::Identity()})) + 0.5) < roundOff);
    }
    QCOMPARE(leastGap(touching(sphere(1), origin, sphere(1), origin)), -2.0);
    const Collider drum = round(Kind::cylinder, 0.5, 3);
    QVERIFY(std::abs(leastGap(touching(drum, origin, drum, origin)) + 1) < 1e-10);
    QVERIFY(std::abs(leastGap(touching(box(1, 1, 1), origin, sphere(0.1), origin)) + 0.6) < roundOff);
  }

  void farFromTheOrigin_nothingIsLost() {
    const Vec3 far(1e6, -3e5, 2e6);
    const Manifold m =
        touching(box(1, 1, 1), {far, Mat3::Identity()}, box(1, 1, 1), {far + Vec3(0, 0, 1), Mat3::Identity()});
    QCOMPARE(m.count, 4);
    QCOMPARE(leastGap(m), 0.0);
  }

  void hulls_thatAreNone_areRefused() {
    const auto says = [](const std::vector<Vec3>& points) {
      const auto hull = ConvexHull::create(points);
      return hull ? std::string() : hull.error().message;
    };
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(says({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}).find("at least four") != std::string::npos);
    QVERIFY(says({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}}).find("one plane") != std::string::npos);
    QVERIFY(says({{0, 0, 0}, {1, 1, 1}, {2, 2, 2}, {3, 3, 3}}).find("one line") != std::string::npos);
    QVERIFY(says({{1, 1, 1}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}}).find("the same") != std::string::npos);
    QVERIFY(says({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, nan}}).find("not finite") != std::string::npos);
  }

  /// A cube with points on its sides, as exported in single precision, has six faces and twelve edges.
  void hull_mergesItsFlatSides() {
    Random random(8);
    std::vector<Vec3> points;
    for (int i = 0; i < 8; ++i) points.emplace_back(i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1);
    for (int i = 0; i < 300; ++i) {
      Vec3 x = random.vector(0.9);
      x[i % 3] = i % 2 ? 1 : -1;
      points.push_back(x + random.vector(1e-7));
    }
    const Collider c = hullOf(points);
    QCOMPARE(c.hull->faces().size(), std::size_t(6));
    QCOMPARE(c.hull->edges().size(), std::size_t(12));
    for (const ConvexHull::Edge& e : c.hull->edges()) QVERIFY(e.left != e.right);
    for (int i = 0; i < 1000; ++i) {
      const Vec3 d = random.vector();
      double most = -1e9;
      for (const Vec3& x : points) most = std::max(most, d.dot(x));
      QVERIFY(std::abs(d.dot(c.hull->corners()[static_cast<std::size_t>(c.hull->support(d))]) - most) < 1e-12);
    }
  }

  void polygon_isTouchedFromItsSide() {
    const std::vector<Vec3> corners{{-1, -1, 0}, {1, -1, 0}, {0, 1, 0}};
    const ConvexPolygon triangle{corners, Vec3::UnitZ()};
    Manifold m;
    for (const double gap : {-1e-4, 0.0, 1e-4}) {
      QVERIFY(collidePolygon(triangle, box(0.2, 0.2, 0.2), {{0, 0, 0.1 + gap}, Mat3::Identity()}, 1e-3, m));
      QVERIFY(m.count == 4 && std::abs(leastGap(m) - gap) < roundOff && m.normal.z() > 0.999);
      QVERIFY(collidePolygon(triangle, sphere(0.2), {{0, 0, 0.2 + gap}, Mat3::Identity()}, 1e-3, m));
      QVERIFY(m.count == 1 && std::abs(leastGap(m) - gap) < roundOff);
    }
    QVERIFY(
        collidePolygonAlong(triangle, box(0.2, 0.2, 0.2), {{0, 0, -0.05}, Mat3::Identity()}, Vec3::UnitZ(), 1e-3, m));
    QVERIFY(m.count == 4 && std::abs(leastGap(m) + 0.15) < roundOff);
    QVERIFY(!collidePolygonAlong(triangle, sphere(0.1), {{3, 0, 0}, Mat3::Identity()}, Vec3::UnitZ(), 1e-3, m));
  }
};

QTEST_GUILESS_MAIN(TestNarrowPhase)
#include "tst_narrow_phase.moc"

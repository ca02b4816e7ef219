// Contacts with a surface of triangles: as with the plane where it is flat, as with the solid where it is one, and
// never with an edge that is none.

#include "contact/collide_triangles.h"
#include "contact/convex_polygon.h"
#include "contact/triangle_ground.h"
#include "support/contact_scenes.h"
#include "support/sample_meshes.h"

#include <QtTest>
#include <numbers>
#include <set>

using namespace gyre;
using namespace gyre::test;
using std::numbers::pi;

namespace {

constexpr double margin = 0.01;
constexpr double roundOff = 1e-14;  // a few dozen operations on lengths of order one

std::shared_ptr<const TriangleGround> groundOf(const Surface& s) {
  auto made = TriangleGround::create(s.vertices, s.triangles);
  if (!made) throw std::runtime_error(made.error().text());
  return *made;
}

Collider colliderOfGround(const Surface& s) { return {.kind = Collider::Kind::triangles, .triangles = groundOf(s)}; }

/// n x n squares of 0.1 m in two triangles each, about the origin; inner vertices moved at random by up to `jitter` in
/// the plane and up to `rough` across it.
Surface field(int n, double jitter, double rough = 0) {
  Random random(42);
  Surface s;
  for (int j = 0; j <= n; ++j)
    for (int i = 0; i <= n; ++i) {
      const bool isInner = i > 0 && j > 0 && i < n && j < n;
      Vec3 x(0.1 * (i - n / 2.0), 0.1 * (j - n / 2.0), 0);
      if (isInner) x += Vec3(jitter, jitter, rough).cwiseProduct(random.vector());
      s.vertices.push_back(x);
    }
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < n; ++i) {
      const int a = j * (n + 1) + i, b = a + 1, c = a + n + 1, d = c + 1;
      if (random.integer(2) > 0) s.triangles.insert(s.triangles.end(), {{a, b, d}, {a, d, c}});
      else s.triangles.insert(s.triangles.end(), {{a, b, c}, {b, d, c}});
    }
  return s;
}

std::vector<Manifold> contacts(const Collider& ground, const Collider& other, const Pose& pose,
                               double within = margin) {
  std::vector<Manifold> found;
  collide(ground, {}, other, pose, within, found);
  return found;
}

double leastGap(const std::vector<Manifold>& all) {
  double least = std::numeric_limits<double>::infinity();
  for (const Manifold& m : all)
    for (int i = 0; i < m.count; ++i) least = std::min(least, m.points[static_cast<std::size_t>(i)].gap);
  return least;
}

const std::vector<Collider>& sliders() {
  static const std::vector<Collider> all = [] {
    std::vector<Vec3> prism;
    for (int i = 0; i < 6; ++i)
      for (const double z : {-0.1, 0.1})
        prism.emplace_back(0.15 * std::cos(pi / 3 * i), 0.15 * std::sin(pi / 3 * i), z);
    return std::vector<Collider>{{.kind = Collider::Kind::sphere, .radius = 0.1},
                                 {.kind = Collider::Kind::box, .half = {0.15, 0.12, 0.1}},
                                 {.kind = Collider::Kind::capsule, .radius = 0.1, .halfLength = 0.2},
                                 {.kind = Collider::Kind::cylinder, .radius = 0.15, .halfLength = 0.1},
                                 {.kind = Collider::Kind::cone, .radius = 0.15, .halfLength = 0.1},
                                 {.kind = Collider::Kind::hull, .hull = *ConvexHull::create(prism)},
                                 {.kind = Collider::Kind::ellipsoid, .half = {0.15, 0.12, 0.1}}};
  }();
  return all;
}

Mat3 yaw(double angle) { return Eigen::AngleAxisd(angle, Vec3::UnitZ()).toRotationMatrix(); }
Mat3 lying(double angle) { return yaw(angle) * Eigen::AngleAxisd(pi / 2, Vec3::UnitX()).toRotationMatrix(); }

void verifySound(const std::vector<Manifold>& all, double within) {
  std::set<std::uint32_t> features;
  for (const Manifold& m : all) {
    QVERIFY(m.count >= 1 && m.count <= 4);
    QVERIFY(std::abs(m.normal.norm() - 1) < roundOff);
    for (int i = 0; i < m.count; ++i) {
      const ContactPoint& p = m.points[static_cast<std::size_t>(i)];
      QVERIFY(p.x.allFinite() && p.gap <= within);
      QVERIFY(features.insert(p.feature).second);
    }
  }
}

}  // namespace

class TestTriangleGround : public QObject {
  Q_OBJECT
 private slots:
  void flatField_isOneFace() {
    const auto flat = groundOf(field(23, 0.02));  // 1058 triangles
    QCOMPARE(flat->faces().size(), std::size_t{1});
    QCOMPARE(flat->edges().size(), std::size_t{4 * 23});  // where it ends
    QCOMPARE(groundOf(soup(field(23, 0.02)))->faces().size(), std::size_t{1});
    const auto box = groundOf(boxSurface(Vec3::Zero(), Vec3::Ones()));
    QCOMPARE(box->faces().size(), std::size_t{6});
    QCOMPARE(box->edges().size(), std::size_t{12});
    QCOMPARE(box->vertices().size(), std::size_t{8});
  }

  /// As from files in single precision, whose triangles have vertices of their own.
  void roundedVertices_areWhole() {
    Surface s = soup(field(23, 0.02));
    Random random(8);
    for (Vec3& x : s.vertices) x += 3e-8 * random.vector();
    const auto rounded = groundOf(s);
    QCOMPARE(rounded->faces().size(), std::size_t{1});
    QCOMPARE(rounded->edges().size(), std::size_t{4 * 23});
  }

  void sliding_meetsNoBump() {
    const Collider flat = colliderOfGround(field(23, 0.02));
    const Collider plane{.kind = Collider::Kind::plane};
    Random random(1);
    for (const Collider& c : sliders())
      for (int i = 0; i < 1000; ++i) {
        const double height = c.kind == Collider::Kind::hull || c.half.z() > 0 ? 0.1 : 0;
        const bool lies = i % 2 == 1 && height == 0;
        const double z = (lies ? c.radius : std::max(height, c.kind == Collider::Kind::sphere ? c.radius : 0.1)) +
                         (i % 3 - 1) * 1e-4;
        const Pose pose{Vec3(0.7 * std::cos(0.01 * i), 0.7 * std::sin(0.0137 * i), z),
                        lies ? lying(0.3 * i) : yaw(0.3 * i)};
        const std::vector<Manifold> on = contacts(flat, c, pose), expected = contacts(plane, c, pose);
        QCOMPARE(on.size(), std::size_t{1});
        QCOMPARE(on[0].normal, Vec3(Vec3::UnitZ()));
        QCOMPARE(on[0].count, expected[0].count);
        // Heights are sums of at most three numbers of this size: four roundings.
        QVERIFY(std::abs(leastGap(on) - leastGap(expected)) < 1e-15);
        verifySound(on, margin);
      }
  }

  void sphere_gapIsContinuousAcrossEdges() {
    const Surface flat = field(23, 0.02);
    const Collider ground = colliderOfGround(flat), ball{.kind = Collider::Kind::sphere, .radius = 0.1};
    for (const Triangle& t : flat.triangles) {
      const Vec3 a = flat.vertices[static_cast<std::size_t>(t[0])], b = flat.vertices[static_cast<std::size_t>(t[1])];
      if (a.cwiseAbs().maxCoeff() > 1.1 || b.cwiseAbs().maxCoeff() > 1.1) continue;
      for (const double s : {0.0, 0.3, 0.5})
        for (const double aside : {-1e-9, -1e-16, 0.0, 1e-16, 1e-9}) {
          const Vec3 on = a + s * (b - a) + aside * Vec3(1, 1, 0);
          const auto found = contacts(ground, ball, {on + Vec3(0, 0, 0.1), Mat3::Identity()});
          QCOMPARE(found.size(), std::size_t{1});
          QVERIFY(std::abs(found[0].points[0].gap) <= 1e-14 * 0.1);
        }
    }
  }

  void turnedField_isAsGoodAsFlat() {
    Random random(2);
    const Collider ground = colliderOfGround(field(23, 0.02));
    for (int i = 0; i < 200; ++i) {
      const Pose at{random.vector(3), random.rotation().toRotationMatrix()};
      const Collider& c = sliders()[1];
      const Pose local{{random.uniform(-0.8, 0.8), random.uniform(-0.8, 0.8), 0.1}, yaw(0.1 * i)};
      std::vector<Manifold> found, swapped;
      collide(ground, at, c, placedAt(at, local), margin, found);
      collide(c, placedAt(at, local), ground, at, margin, swapped);
      QCOMPARE(found.size(), std::size_t{1});
      QCOMPARE(found[0].count, 4);
      QVERIFY((found[0].normal - at.R.col(2)).norm() < roundOff);
      QVERIFY(std::abs(leastGap(found)) < roundOff);
      QCOMPARE(swapped[0].normal, Vec3(-found[0].normal));
      QCOMPARE(swapped[0].points[0].x, found[0].points[0].x);
    }
  }

  /// The surface of a box or of any convex solid against the solid itself: the same least gap and, where the contact is
  /// not at a tie of two features, the same normal.
  void closedConvexSurface_touchesAsTheSolid() {
    Random random(3);
    int compared = 0;
    for (int i = 0; i < 4000; ++i) {
      const Vec3 half = random.vector(0.3).cwiseAbs() + Vec3::Constant(0.2);
      const Collider solid{.kind = Collider::Kind::box, .half = half};
      const Collider surface = colliderOfGround(boxSurface(-half, 2 * half));
      const Collider c = randomCollider(random, 0.3);
      Pose pose{random.vector(0.8), random.rotation().toRotationMatrix()};
      const std::vector<Manifold> far = contacts(solid, c, pose, 2);
      if (far.empty() || leastGap(far) < 0) continue;
      const double wanted = random.uniform(-2e-3, 5e-3);  // of the gap
      pose.x -= (leastGap(far) - wanted) * far[0].normal;
      const std::vector<Manifold> expected = contacts(solid, c, pose), found = contacts(surface, c, pose);
      verifySound(found, margin);
      if (expected.empty() || std::abs(leastGap(expected) - wanted) > 1e-9) continue;  // another way is shorter
      ++compared;
      // A manifold of a face serves normals up to nearlyFace from its own: gaps differ by its square. Along rims the
      // distance is found by iteration, to 1e-8 of the size.
      if (wanted < 0) {
        // Where it takes about the same to get out over the face and over its edge, both hold: the deeper one too.
        QVERIFY2(leastGap(found) < wanted + 1e-9 && leastGap(found) > 1.3 * wanted - 1e-9,
                 qPrintable(QString("%1: %2 instead of %3").arg(i).arg(leastGap(found)).arg(wanted)));
        continue;
      }
      QVERIFY2(std::abs(leastGap(found) - wanted) < 1e-6 * std::abs(wanted) + 1e-8,
               qPrintable(
                   QString("%1: %2 instead of %3, kind %4").arg(i).arg(leastGap(found)).arg(wanted).arg(int(c.kind))));
    }
    QVERIFY2(compared > 2000, qPrintable(QString::number(compared)));
  }

  void convexEdge_isRoundForABall() {
    const Collider table = colliderOfGround(boxSurface({-1, -1, -1}, Vec3::Ones()));
    const Collider ball{.kind = Collider::Kind::sphere, .radius = 0.1};
    for (int i = 0; i <= 900; ++i) {
      const double angle = i * pi / 1800;  // from above the table to beside it, about the edge x = z = 0
      const Vec3 n(std::sin(angle), 0, std::cos(angle));
      const auto found = contacts(table, ball, {0.101 * n + Vec3(0, -0.5, 0), Mat3::Identity()});
      QCOMPARE(found.size(), std::size_t{1});
      QVERIFY((found[0].normal - n).norm() < 1e-13);  // round-off of 1e-17 in 1e-3 times a few
      QVERIFY(std::abs(found[0].points[0].gap - 1e-3) < roundOff);
    }
  }

  void overhangingBox_standsOnTheTable() {
    const Collider table = colliderOfGround(boxSurface({-1, -1, -1}, Vec3::Ones()));
    const Collider box{.kind = Collider::Kind::box, .half = Vec3::Constant(0.05)};
    for (const double depth : {-1e-6, 0.0, 1e-6, 1e-3})
      for (double x = -0.2; x <= 0.049; x += 0.01) {
        const auto found = contacts(table, box, {{x, -0.5, 0.05 - depth}, Mat3::Identity()});
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].normal, Vec3(Vec3::UnitZ()));
        QCOMPARE(found[0].count, 4);
        double right = -1;
        for (const ContactPoint& p : found[0].points) {
          QVERIFY(std::abs(p.gap + depth) < roundOff);
          right = std::max(right, p.x.x());
        }
        QVERIFY(std::abs(right - std::min(x + 0.05, 0.0)) < 1e-9);
      }
  }

  void smallTable_holdsALargeBox() {
    const Collider table = colliderOfGround(boxSurface({-0.1, -0.1, -1}, {0.2, 0.2, 1}));
    const auto found = contacts(table, {.kind = Collider::Kind::box, .half = Vec3::Ones()}, {{0, 0, 1}, yaw(0.3)});
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].count, 4);
    for (const ContactPoint& p : found[0].points) QVERIFY((p.x.head<2>().cwiseAbs() - Vec2(0.1, 0.1)).norm() < 1e-12);
  }

  void innerCorner_holdsFromBothSides() {
    // A floor, and a wall that rises from x = 0.
    const Collider corner = colliderOfGround({{{0, -1, 0}, {0, 1, 0}, {-1, 1, 0}, {-1, -1, 0}, {0, -1, 1}, {0, 1, 1}},
                                              {{0, 1, 2}, {0, 2, 3}, {0, 4, 5}, {0, 5, 1}}});
    const Collider box{.kind = Collider::Kind::box, .half = Vec3::Constant(0.05)};
    for (const double down : {-1e-4, 0.0, 1e-6, 1e-3})
      for (const double side : {-1e-4, 0.0, 1e-6, 2e-3}) {
        const auto found = contacts(corner, box, {{-0.05 + side, 0, 0.05 - down}, Mat3::Identity()});
        QCOMPARE(found.size(), std::size_t{2});
        for (const Manifold& m : found) {
          QCOMPARE(m.count, 4);
          const bool isFloor = m.normal == Vec3::UnitZ();
          QVERIFY(isFloor || m.normal == -Vec3::UnitX());
          for (const ContactPoint& p : m.points) QVERIFY(std::abs(p.gap + (isFloor ? down : side)) < roundOff);
        }
      }
  }

  void surfaces_touchFromOutsideOnly() {
    const Surface cube = boxSurface(Vec3::Constant(-1), Vec3::Constant(2));
    Surface room = cube;
    for (Triangle& t : room.triangles) std::swap(t[1], t[2]);
    const Collider ball{.kind = Collider::Kind::sphere, .radius = 0.1};
    const Pose inside{{0, 0, -0.9}, Mat3::Identity()}, outside{{0, 0, -1.1}, Mat3::Identity()};
    QCOMPARE(contacts(colliderOfGround(cube), ball, inside).size(), std::size_t{0});
    QCOMPARE(contacts(colliderOfGround(cube), ball, outside).size(), std::size_t{1});
    QCOMPARE(contacts(colliderOfGround(room), ball, inside).size(), std::size_t{1});
    QCOMPARE(contacts(colliderOfGround(room), ball, outside).size(), std::size_t{0});
  }

  /// On rough ground: what is apart has the distance of its nearest triangle, found one by one.
  void roughGround_hasTheDistanceOfTheNearestTriangle();

  void anyPose_givesFiniteNumbers() {
    Random random(5);
    Surface rough = field(8, 0.04, 0.05);
    rough.triangles.push_back({0, 0, 5});     // without an area
    rough.triangles.push_back({0, 1, 2});     // its corners on a line
    rough.triangles.push_back({10, 30, 50});  // through others
    const Collider ground = colliderOfGround(rough);
    for (int i = 0; i < 3000; ++i) {
      const Collider c = randomCollider(random, std::pow(10, random.uniform(-3, 1)));
      const double extent = random.integer(3) == 0 ? 1e-3 : 0.5;
      verifySound(contacts(ground, c, {random.vector(extent), random.rotation().toRotationMatrix()}, 0.1), 0.1);
    }
  }

  void whatIsNoSurface_isRefused() {
    QVERIFY(
        !TriangleGround::create(std::vector<Vec3>{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}, std::vector<Triangle>{{0, 1, 2}}));
    QVERIFY(!TriangleGround::create({}, {}));
    const double bad = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!TriangleGround::create(std::vector<Vec3>{{0, 0, 0}, {1, 0, 0}, {0, bad, 0}},
                                    std::vector<Triangle>{{0, 1, 2}}));
  }
};

void TestTriangleGround::roughGround_hasTheDistanceOfTheNearestTriangle() {
  Random random(4);
  const Surface rough = field(8, 0.03, 0.02);
  const Collider ground = colliderOfGround(rough);
  int compared = 0;
  for (int i = 0; i < 10000; ++i) {
    const Collider c = randomCollider(random, random.uniform(0.02, 0.2));
    const Pose pose{Vec3(random.uniform(-0.3, 0.3), random.uniform(-0.3, 0.3), random.uniform(0, 0.25)),
                    random.rotation().toRotationMatrix()};
    double least = std::numeric_limits<double>::infinity();
    for (const Triangle& t : rough.triangles) {
      std::vector<Vec3> corners;
      for (const int v : t) corners.push_back(rough.vertices[static_cast<std::size_t>(v)]);
      const Vec3 n = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalized();
      Manifold m;
      if (!collidePolygon({corners, n}, c, pose, margin, m)) continue;
      for (int p = 0; p < m.count; ++p) least = std::min(least, m.points[static_cast<std::size_t>(p)].gap);
    }
    if (!(least > 1e-6 && least < 0.99 * margin)) continue;
    if (pose.x.z() < 0.03) continue;  // it may be below
    ++compared;
    const std::vector<Manifold> found = contacts(ground, c, pose);
    verifySound(found, margin);
    QVERIFY2(
        std::abs(leastGap(found) - least) < 1e-6 * least + 1e-8,
        qPrintable(QString("%1: %2 instead of %3, kind %4").arg(i).arg(leastGap(found)).arg(least).arg(int(c.kind))));
    // Pushed in along the normal of the nearest point it overlaps by as much, unless something else is deeper.
    const auto nearest = std::min_element(
        found.begin(), found.end(), [](const Manifold& a, const Manifold& b) { return leastGap({a}) < leastGap({b}); });
    for (const double depth : {1e-6, 1e-4, 1e-3}) {
      const Pose in{pose.x - (least + depth) * nearest->normal, pose.R};
      const double deepest = leastGap(contacts(ground, c, in));
      QVERIFY2(deepest < -0.9 * depth && deepest > -2 * depth - 1e-5,
               qPrintable(QString("%1: %2 instead of %3").arg(i).arg(deepest).arg(-depth)));
    }
  }
  QVERIFY2(compared > 300, qPrintable(QString::number(compared)));
}

QTEST_APPLESS_MAIN(TestTriangleGround)
#include "tst_triangle_ground.moc"

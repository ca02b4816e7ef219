// Features of shapes under the mouse, by geometry alone: what is picked, what hides what, how far things are apart.

#include "catalog/catalog.h"
#include "placing/feature_pick.h"
#include "placing/measurement.h"
#include "placing/shape_features.h"
#include "support/sample_meshes.h"
#include "viewport/ray_cast.h"

#include <QTest>

#include <numbers>

using namespace gyre;
using namespace gyre::ui;

namespace {

constexpr ElementId crate{20}, tube{21};
using Kind = Feature::Kind;

/// Looks along +y from the front, z up; one pixel is 1 mm at the origin.
Projection frontView(bool parallel = true) {
  Projection p;
  p.camera = {
      .eye = {0, -5, 0}, .focus = {0, 0, 0}, .right = Vec3::UnitX(), .up = Vec3::UnitZ(), .forward = Vec3::UnitY()};
  p.parallel = parallel;
  p.size = {1000, 800};
  p.halfHeight = parallel ? 0.4 : 0.4 / 5;
  return p;
}

Shape box(const Vec3& size) { return {.kind = Shape::Kind::box, .size = size}; }
Shape cylinder(double r, double l) { return {.kind = Shape::Kind::cylinder, .radius = r, .length = l}; }

/// A crate of 0.4 x 0.2 x 0.3 at the origin and a tube that stands on its right.
PickScene scene() {
  PickScene s;
  s.shapes.emplace_back(crate, box({0.4, 0.2, 0.3}), Frame{});
  s.shapes.emplace_back(tube, cylinder(0.05, 0.2), Frame{Vec3(0.35, 0, 0), Quat::Identity()});
  s.ground = {.up = Vec3::UnitZ(), .height = -0.3, .spacing = 0.1};
  return s;
}

std::optional<Feature> pickAt(const Vec3& point, QPointF off = {}, bool parallel = true) {
  const Projection p = frontView(parallel);
  return pickFeature(scene(), p, p.toWidget(point) + off);
}

Feature point(const Vec3& at) { return {.kind = Kind::point, .point = at}; }
Feature line(const Vec3& at, const Vec3& along) { return {.kind = Kind::line, .point = at, .direction = along}; }
Feature plane(const Vec3& at, const Vec3& normal) { return {.kind = Kind::plane, .point = at, .direction = normal}; }

#define COMPARE_VEC(actual, expected) QVERIFY2(((actual) - (expected)).norm() < 1e-9, qPrintable(where(actual)))
QString where(const Vec3& v) { return QString("%1 %2 %3").arg(v.x()).arg(v.y()).arg(v.z()); }

}  // namespace

class TestFeatures : public QObject {
  Q_OBJECT

 private slots:
  void projection_andItsRaysAgree_data() {
    QTest::addColumn<bool>("parallel");
    QTest::addRow("parallel") << true;
    QTest::addRow("perspective") << false;
  }
  void projection_andItsRaysAgree() {
    QFETCH(bool, parallel);
    const Projection p = frontView(parallel);
    for (const Vec3& at : {Vec3(0, 0, 0), Vec3(0.3, 1, -0.2), Vec3(-0.4, -2, 0.1)}) {
      const Ray ray = p.rayAt(p.toWidget(at));
      QVERIFY((at - ray.at((at - ray.origin).dot(ray.direction))).norm() < 1e-9);
      const QPointF right = p.toWidget(at + p.pixelAt(at) * p.camera.right);
      QVERIFY(std::abs(pixelDistance(right, p.toWidget(at)) - 1) < 1e-9);
    }
  }

  void features_ofEveryShape_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("rims");
    QTest::addColumn<int>("planes");
    // A box has 8 corners, 12 edges, 6 faces, each edge and face a middle, and a centre.
    QTest::addRow("box") << int(Shape::Kind::box) << 8 + 12 + 6 + 1 << 12 << 0 << 6;
    QTest::addRow("sphere") << int(Shape::Kind::sphere) << 1 << 0 << 0 << 0;
    // Two ends, too: it is longer than wide.
    QTest::addRow("cylinder") << int(Shape::Kind::cylinder) << 2 + 2 + 1 << 1 << 2 << 2;
    QTest::addRow("capsule") << int(Shape::Kind::capsule) << 2 + 1 << 1 << 0 << 0;
    QTest::addRow("cone") << int(Shape::Kind::cone) << 1 + 1 + 1 << 1 << 1 << 1;
    QTest::addRow("ellipsoid") << int(Shape::Kind::ellipsoid) << 1 << 0 << 0 << 0;
  }
  void features_ofEveryShape() {
    QFETCH(int, kind);
    const Shape shape{.kind = static_cast<Shape::Kind>(kind), .size = {0.3, 0.2, 0.4}, .radius = 0.1, .length = 0.5};
    const Frame body{Vec3(1, 2, 3), Quat(Eigen::AngleAxisd(0.8, Vec3(1, -1, 2).normalized()))};
    const PlacedShape placed(crate, shape, body);
    int count[5] = {};
    for (const Feature& f : shapeFeatures(shape, body, crate)) {
      ++count[static_cast<int>(f.kind)];
      QCOMPARE(f.body, crate);
      QVERIFY(!f.name.isEmpty());
      QVERIFY(std::abs(f.direction.norm() - 1) < 1e-12 && std::abs(f.across.norm() - 1) < 1e-12);
      QVERIFY(std::abs(f.direction.dot(f.across)) < 1e-12);
      QVERIFY(f.frame().orientation.toRotationMatrix().isUnitary(1e-12));
      // What is not inside is on the surface: a ray towards it from outside meets the shape there.
      if (f.inside) continue;
      const Vec3 outwards = (f.point - body.position).normalized();
      const auto t = intersect({f.point + outwards, -outwards}, placed.part);
      QVERIFY2(t && std::abs(*t - 1) < 1e-6, qPrintable(f.name));
    }
    QTEST(count[static_cast<int>(Kind::point)], "points");
    QTEST(count[static_cast<int>(Kind::line)], "lines");
    QTEST(count[static_cast<int>(Kind::rim)], "rims");
    QTEST(count[static_cast<int>(Kind::plane)], "planes");
  }

  void curvedFace_hasTheGradientAsNormal_data() { features_ofEveryShape_data(); }
  void curvedFace_hasTheGradientAsNormal() {
    QFETCH(int, kind);
    const Shape shape{.kind = static_cast<Shape::Kind>(kind), .size = {0.3, 0.2, 0.4}, .radius = 0.2, .length = 0.5};
    const PlacedShape placed(crate, shape, {});
    int curved = 0;
    for (int i = 0; i < 60; ++i) {
      const Vec3 from = 2 * Vec3(std::sin(i + 0.3), std::cos(2.3 * i), std::sin(1.7 * i + 1)).normalized();
      const Ray ray{from, -from.normalized()};
      const Vec3 at = ray.at(intersect(ray, placed.part).value());
      const auto face = curvedFace(shape, {}, crate, at);
      if (!face) continue;
      ++curved;
      // Two directions in the tangent plane leave the surface only to second order.
      constexpr double step = 1e-4;
      for (const Vec3& u : {face->across, Vec3(face->direction.cross(face->across))}) {
        const Ray near{at + step * u + 0.1 * face->direction, -face->direction};
        const auto t = intersect(near, placed.part);
        QVERIFY(t && std::abs(*t - 0.1) < 20 * step * step);
      }
    }
    QVERIFY(kind == int(Shape::Kind::box) ? curved == 0 : curved > 20);
  }

  void corner_comesBeforeEdge_andEdgeBeforeFace() {
    const auto corner = pickAt({0.2, -0.1, 0.15}, {-3, 2});
    QVERIFY(corner && corner->kind == Kind::point && corner->name == "corner");
    COMPARE_VEC(corner->point, Vec3(0.2, -0.1, 0.15));
    const auto edge = pickAt({0.1, -0.1, 0.15}, {0, 3});
    QVERIFY(edge && edge->kind == Kind::line);
    COMPARE_VEC(edge->point, Vec3(0.1, -0.1, 0.15));
    QVERIFY(std::abs(std::abs(edge->direction.x()) - 1) < 1e-12);
    const auto middle = pickAt({0, -0.1, 0.15}, {2, 2});
    QVERIFY(middle && middle->kind == Kind::point);
    COMPARE_VEC(middle->point, Vec3(0, -0.1, 0.15));
    const auto face = pickAt({0.1, -0.1, 0.05});
    QVERIFY(face && face->kind == Kind::plane && face->body == crate);
    COMPARE_VEC(face->point, Vec3(0.1, -0.1, 0.05));
    COMPARE_VEC(face->direction, Vec3(0, -1, 0));
  }

  void aFaceDrawsTheMouseToWhatLiesOnIt() {
    // Further away than what the mouse is on, up to 24 pixels of points and 14 of edges.
    const auto corner = pickAt({0.2, -0.1, 0.15}, {-14, 14});
    QVERIFY(corner && corner->name == "corner");
    COMPARE_VEC(corner->point, Vec3(0.2, -0.1, 0.15));
    const auto middle = pickAt({0, -0.1, 0}, {16, 12});
    QVERIFY(middle && middle->name == "middle of the face");
    const auto edge = pickAt({0.1, -0.1, 0.15}, {0, 12});
    QVERIFY(edge && edge->kind == Kind::line);
    COMPARE_VEC(edge->point, Vec3(0.1, -0.1, 0.15));
    const auto face = pickAt({0.1, -0.1, 0.15}, {0, 16});
    QVERIFY(face && face->kind == Kind::plane);
    // The rim of a round face stands for its middle, as that of a hole would.
    Projection above = frontView();
    above.camera = {
        .eye = {0, 0, 5}, .focus = {0, 0, 0}, .right = Vec3::UnitX(), .up = Vec3::UnitY(), .forward = -Vec3::UnitZ()};
    const auto rim = pickFeature(scene(), above, above.toWidget(Vec3(0.35, 0.05, 0.1)) + QPointF(0, 12));
    QVERIFY(rim && rim->kind == Kind::rim);
    COMPARE_VEC(rim->point, Vec3(0.35, 0, 0.1));
    // Not where that is not wanted.
    const Projection p = frontView();
    const auto exact = pickFeature(scene(), p, p.toWidget(Vec3(0.2, -0.1, 0.15)) + QPointF(-3, 2), Snap::none);
    QVERIFY(exact && exact->kind == Kind::plane);
    COMPARE_VEC(exact->point, Vec3(0.197, -0.1, 0.148));
  }

  /// A plate of 0.4 x 0.3 x 0.02 with a round hole of radius 0.05 about (0.1, 0, 0), its faces towards -y and y.
  void holesAndEdgesOfAMesh_areFound() {
    constexpr int n = 24;
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
    const auto corner = [](int i) { return Vec3(i == 1 || i == 2 ? 0.2 : -0.2, 0, i < 2 ? -0.15 : 0.15); };
    const auto quad = [&](const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& d) {
      const int at = static_cast<int>(vertices.size());  // as STL has them, each its own
      for (const Vec3& p : {a, b, c, d}) vertices.push_back(p);
      triangles.push_back({at, at + 1, at + 2});
      triangles.push_back({at, at + 2, at + 3});
    };
    const auto hole = [](int i) {
      const double angle = 2 * std::numbers::pi * (i % n) / n + std::numbers::pi * 1.25;
      return Vec3(0.1 + 0.05 * std::cos(angle), 0, 0.05 * std::sin(angle));
    };
    const Vec3 front(0, -0.01, 0), back(0, 0.01, 0);
    for (int side = 0; side < 4; ++side) {
      const Vec3 a = corner(side), b = corner((side + 1) % 4);
      for (int i = side * n / 4; i < (side + 1) * n / 4; ++i) {
        const double s0 = 4.0 * i / n - side, s1 = 4.0 * (i + 1) / n - side;
        const Vec3 p = a + s0 * (b - a), q = a + s1 * (b - a), h0 = hole(i), h1 = hole(i + 1);
        quad(p + back, q + back, q + front, p + front);
        quad(p + front, q + front, h1 + front, h0 + front);
        quad(q + back, p + back, h0 + back, h1 + back);
        quad(h0 + front, h1 + front, h1 + back, h0 + back);
      }
    }
    PickScene s;
    Shape plate{.kind = Shape::Kind::mesh};
    plate.mesh = TriangleMesh::create(vertices, triangles).value();
    QCOMPARE(plate.mesh->openEdges(), 0);
    s.shapes.emplace_back(crate, plate, Frame{});
    const Projection p = frontView();
    const auto pick = [&](const Vec3& at, QPointF off) { return pickFeature(s, p, p.toWidget(at) + off); };
    const auto rim = pick(Vec3(0.05, -0.01, 0), {-9, 0});
    QVERIFY(rim && rim->kind == Kind::rim);
    COMPARE_VEC(rim->point, Vec3(0.1, -0.01, 0));
    COMPARE_VEC(rim->direction, Vec3(0, -1, 0));
    const auto edge = pick(Vec3(-0.1, -0.01, 0.15), {0, 9});
    QVERIFY(edge && edge->kind == Kind::line);
    COMPARE_VEC(edge->point, Vec3(-0.1, -0.01, 0.15));
    const auto point = pick(Vec3(-0.2, -0.01, 0.15), {12, 12});
    QVERIFY(point && point->name == "corner");
    COMPARE_VEC(point->point, Vec3(-0.2, -0.01, 0.15));
    const auto face = pick(Vec3(-0.08, -0.01, 0.05), {});
    QVERIFY(face && face->kind == Kind::plane);
    COMPARE_VEC(face->direction, Vec3(0, -1, 0));
    // What is round stays so.
    s.shapes.clear();
    plate.mesh = test::meshOf(test::ballSurface(0.2, 24));
    s.shapes.emplace_back(crate, plate, Frame{});
    const auto ball = pick(Vec3(0.05, -0.2, 0.05), {});
    QVERIFY(ball && ball->kind == Kind::curved);
  }

  void endsOfLongShapes_arePickedWithinThem() {
    PickScene s;
    s.shapes.emplace_back(crate, box({0.4, 0.02, 0.02}), Frame{});
    const Projection p = frontView();
    const auto end = pickFeature(s, p, p.toWidget(Vec3(0.2, 0, 0)) + QPointF(-5, 1));
    QVERIFY(end && end->name == "end");
    COMPARE_VEC(end->point, Vec3(0.2, 0, 0));
  }

  void whatIsHidden_isNotPicked() {
    // In perspective the far corners lie within the outline of the near face.
    const auto at = pickAt({0.2, 0.1, 0.15}, {}, false);
    QVERIFY(at && at->point.y() < 0);
    // Something in front hides the centre and the face.
    PickScene s = scene();
    s.shapes.emplace_back(tube, box({0.1, 0.1, 0.1}), Frame{Vec3(0, -1, 0), Quat::Identity()});
    const Projection p = frontView();
    const auto front = pickFeature(s, p, p.toWidget(Vec3(0.02, 0, 0.02)));
    QVERIFY(front && front->body == tube);
  }

  void centreAxisAndRim_ofACylinder() {
    const auto centre = pickAt({0.35, 0, 0}, {4, 4});
    QVERIFY(centre && centre->kind == Kind::point && centre->body == tube);
    COMPARE_VEC(centre->point, Vec3(0.35, 0, 0));
    const auto axis = pickAt({0.35, 0, 0.05}, {8, 0});
    QVERIFY(axis && axis->kind == Kind::line && axis->name == "axis");
    COMPARE_VEC(axis->direction, Vec3::UnitZ());
    const auto rim = pickAt({0.38, -0.04, 0.1}, {0, 1});
    QVERIFY(rim && rim->kind == Kind::rim);
    COMPARE_VEC(rim->point, Vec3(0.35, 0, 0.1));
    const auto side = pickAt({0.385, 0, 0.05});
    QVERIFY(side && side->kind == Kind::curved);
    COMPARE_VEC(side->direction, (side->point - Vec3(0.35, 0, 0.05)) / 0.05);
  }

  void ground_snapsToItsGrid() {
    Projection p = frontView();
    p.camera = {
        .eye = {0, 0, 5}, .focus = {0, 0, 0}, .right = Vec3::UnitX(), .up = Vec3::UnitY(), .forward = -Vec3::UnitZ()};
    const auto node = pickFeature(scene(), p, p.toWidget(Vec3(-0.3, 0.2, -0.3)) + QPointF(4, 4));
    QVERIFY(node && node->body == ground);
    COMPARE_VEC(node->point, Vec3(-0.3, 0.2, -0.3));
    COMPARE_VEC(node->direction, Vec3::UnitZ());
    const auto between = pickFeature(scene(), p, p.toWidget(Vec3(-0.35, 0.23, -0.3)));
    QVERIFY(between);
    COMPARE_VEC(between->point, Vec3(-0.35, 0.23, -0.3));
    // Seen along the plane there is nothing to hit.
    QVERIFY(!pickFeature(scene(), frontView(), {10, 10}));
  }

  void distances() {
    const double r = std::sqrt(0.5);
    QCOMPARE(measure(point({0, 0, 0}), point({3, 4, 0})).distance, 5.0);
    QCOMPARE(measure(point({0, 2, 7}), line({0, 0, 0}, Vec3::UnitZ())).distance, 2.0);
    QCOMPARE(measure(plane({0, 0, 1}, Vec3::UnitZ()), point({5, 5, 4})).distance, 3.0);
    // Skew lines, parallel lines, parallel faces, a line along a face.
    QCOMPARE(measure(line({0, 0, 0}, Vec3::UnitX()), line({7, 3, 2}, Vec3::UnitY())).distance, 2.0);
    QCOMPARE(measure(line({0, 0, 0}, Vec3::UnitX()), line({7, 3, 4}, -Vec3::UnitX())).distance, 5.0);
    QCOMPARE(measure(plane({0, 0, 0}, Vec3::UnitZ()), plane({7, 3, 4}, -Vec3::UnitZ())).distance, 4.0);
    QCOMPARE(measure(plane({0, 0, 0}, Vec3::UnitZ()), line({7, 3, 2}, Vec3::UnitY())).distance, 2.0);
    // Carriers that cross: the points picked.
    const Measurement cross = measure(plane({0, 0, 0}, Vec3::UnitZ()), plane({3, 0, 4}, Vec3::UnitX()));
    QCOMPARE(cross.distance, 5.0);
    QVERIFY(cross.betweenPicked);
    QVERIFY(!measure(point({0, 0, 0}), line({1, 0, 0}, Vec3::UnitZ())).angle);
    const auto angle = [](const Feature& a, const Feature& b) { return measure(a, b).angle.value(); };
    QVERIFY(std::abs(angle(line({}, Vec3::UnitX()), line({}, Vec3(r, r, 0))) - std::numbers::pi / 4) < 1e-12);
    QVERIFY(std::abs(angle(plane({}, Vec3::UnitX()), plane({}, -Vec3::UnitY())) - std::numbers::pi / 2) < 1e-12);
    // A line in a face makes no angle with it.
    QVERIFY(angle(plane({}, Vec3::UnitZ()), line({}, Vec3::UnitX())) < 1e-12);
    QCOMPARE(measurementText(measure(line({0, 0, 0}, Vec3::UnitX()), line({7, 3, 4}, Vec3::UnitX()))),
             QString("5 m   x 0  y 3  z 4   0°"));
  }
};

QTEST_APPLESS_MAIN(TestFeatures)
#include "tst_features.moc"

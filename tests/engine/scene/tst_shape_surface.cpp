// Surfaces of shapes: closed, facing outwards, and with the volume that elementary geometry gives the inscribed solid.

#include "scene/feature_edges.h"
#include "scene/polygon_triangles.h"
#include "scene/shape_surface.h"
#include "shapes/polyhedron.h"
#include "shapes/shape_solid.h"

#include <QtTest>
#include <numbers>

using namespace gyre;
using std::numbers::pi;

namespace {

double volumeOf(const Surface& s) { return polyhedronSolid(s.points, s.triangles).volume; }

/// Area of a regular polygon in a circle.
double polygonArea(int n, double r) { return 0.5 * n * r * r * std::sin(2 * pi / n); }

Shape bracket() {  // an L with a notch, clockwise
  return {.kind = Shape::Kind::extrusion,
          .length = 0.3,
          .outline = {{0, 0}, {0, 2}, {0.5, 2}, {0.5, 0.5}, {1.2, 0.5}, {1.1, 0.3}, {2, 0.2}, {2, 0}}};
}

}  // namespace

class TestShapeSurface : public QObject {
  Q_OBJECT
 private slots:
  void everyKind_isClosedAndFacesOutwards_data() {
    QTest::addColumn<int>("kind");
    for (const auto kind : {Shape::Kind::box, Shape::Kind::sphere, Shape::Kind::cylinder, Shape::Kind::capsule,
                            Shape::Kind::cone, Shape::Kind::ellipsoid, Shape::Kind::extrusion})
      QTest::addRow("%d", static_cast<int>(kind)) << static_cast<int>(kind);
  }
  void everyKind_isClosedAndFacesOutwards() {
    QFETCH(int, kind);
    Shape shape = bracket();
    shape.kind = static_cast<Shape::Kind>(kind);
    shape.size = {0.2, 0.5, 0.9};
    shape.radius = 0.4;
    const Surface s = shapeSurface(shape, 24);
    std::vector<Triangle> triangles = s.triangles;
    QCOMPARE(orientOutwards(s.points, triangles).openEdges, 0);
    QVERIFY(triangles == s.triangles);  // nothing had to be turned
    for (const Triangle& t : s.triangles) {
      const auto at = [&](std::size_t k) { return s.points[static_cast<std::size_t>(t[k])]; };
      QVERIFY((at(1) - at(0)).cross(at(2) - at(0)).norm() > 1e-9);
    }
    const double exact = solidOf(shape)->volume;
    QVERIFY(volumeOf(s) <= exact * (1 + 1e-12) && volumeOf(s) > 0.9 * exact);
  }

  void prismsAndPyramids_haveTheirVolume() {
    const int n = 17;
    const double r = 0.3, l = 0.8, area = polygonArea(n, r);
    const auto volume = [&](Shape::Kind kind) {
      return volumeOf(shapeSurface({.kind = kind, .size = {1, 2, 3}, .radius = r, .length = l}, n));
    };
    QVERIFY(std::abs(volume(Shape::Kind::box) - 6) < 1e-14);
    QVERIFY(std::abs(volume(Shape::Kind::cylinder) - area * l) < 1e-15);
    QVERIFY(std::abs(volume(Shape::Kind::cone) - area * l / 3) < 1e-15);
    QVERIFY(std::abs(volumeOf(shapeSurface(bracket(), 3)) - solidOf(bracket())->volume) < 1e-14);
  }

  void spheres_convergeWithTheSquareOfTheSides() {
    const Shape ball{.kind = Shape::Kind::sphere, .radius = 1};
    const auto missing = [&](int n) { return 4 * pi / 3 - volumeOf(shapeSurface(ball, n)); };
    const double ratio = missing(32) / missing(64);
    QVERIFY2(std::abs(ratio - 4) < 0.05, qPrintable(QString::number(ratio)));
    for (const Vec3& p : shapeSurface(ball, 20).points) QVERIFY(std::abs(p.norm() - 1) < 1e-14);
  }

  void placement_movesAndTurns() {
    Shape box{.kind = Shape::Kind::box, .size = {2, 2, 4}};
    box.placement = {Vec3(10, 0, 0), Quat(Eigen::AngleAxisd(pi / 2, Vec3::UnitY()))};  // z becomes x
    Eigen::AlignedBox3d bounds;
    for (const Vec3& p : shapeSurface(box, 8).points) bounds.extend(p);
    QVERIFY((bounds.min() - Vec3(8, -1, -1)).norm() < 1e-14 && (bounds.max() - Vec3(12, 1, 1)).norm() < 1e-14);
  }

  void polygon_isCutWithoutOverlap() {
    Outline outline = bracket().outline;
    std::reverse(outline.begin(), outline.end());
    const std::vector<Triangle> triangles = polygonTriangles(outline);
    QCOMPARE(triangles.size(), outline.size() - 2);
    double sum = 0;  // all of positive area, together that of the polygon: they neither overlap nor stick out
    for (const Triangle& t : triangles) {
      const double area = signedArea({outline[static_cast<std::size_t>(t[0])], outline[static_cast<std::size_t>(t[1])],
                                      outline[static_cast<std::size_t>(t[2])]});
      QVERIFY(area > 0);
      sum += area;
    }
    QVERIFY(std::abs(sum - signedArea(outline)) < 1e-14);
  }

  void polygon_mayHaveCornersInALine() {
    const Outline outline = {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}, {2, 1}, {1, 1}, {0, 1}};
    double sum = 0;
    for (const Triangle& t : polygonTriangles(outline))
      sum += signedArea({outline[static_cast<std::size_t>(t[0])], outline[static_cast<std::size_t>(t[1])],
                         outline[static_cast<std::size_t>(t[2])]});
    QVERIFY(std::abs(sum - 3) < 1e-14);
  }

  void planes_endWhereTheyAreCut() {
    Shape plane{.kind = Shape::Kind::plane};
    plane.placement.position = {0, 0, -2};
    QVERIFY(shapeSurface(plane, 8).triangles.empty());
    const Surface patch = planePatch(plane, {5, 6, 7}, 3);
    Eigen::AlignedBox3d bounds;
    for (const Vec3& p : patch.points) bounds.extend(p);
    QVERIFY((bounds.min() - Vec3(2, 3, -2)).norm() < 1e-14 && (bounds.max() - Vec3(8, 9, -2)).norm() < 1e-14);
    const Vec3 u = patch.points[1] - patch.points[0], v = patch.points[2] - patch.points[0];
    QVERIFY(u.cross(v).z() > 0);
  }

  void edges_areThoseOfADraughtsman() {
    const auto edges = [](Shape::Kind kind) {
      return featureEdges(shapeSurface({.kind = kind, .radius = 0.3, .length = 1}, 24)).size();
    };
    QCOMPARE(edges(Shape::Kind::box), std::size_t{12});
    QCOMPARE(edges(Shape::Kind::cylinder), std::size_t{48});  // both rims
    QCOMPARE(edges(Shape::Kind::sphere), std::size_t{0});
    QCOMPARE(featureEdges(planePatch({.kind = Shape::Kind::plane}, Vec3::Zero(), 1)).size(), std::size_t{4});
  }
};

QTEST_APPLESS_MAIN(TestShapeSurface)
#include "tst_shape_surface.moc"

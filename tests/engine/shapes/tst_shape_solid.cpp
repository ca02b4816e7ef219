// Volume, centroid and inertia of shapes: against slices summed by Gauss quadrature (exact for these polynomials),
// against each other, and in the limit of fine meshes.

#include "shapes/outline.h"
#include "shapes/shape_kinds.h"
#include "shapes/shape_solid.h"
#include "support/random_state.h"
#include "support/sample_meshes.h"

#include <QtTest>
#include <numbers>

using namespace gyre;
using namespace gyre::test;
using std::numbers::pi;

namespace {

/// A body of elliptic slices across z: semi-axes a(z) and b(z), whose squares are polynomials between the breaks.
Solid ofSlices(const std::vector<double>& breaks, const std::function<Vec2(double)>& axes) {
  // Gauss-Legendre with 4 points: exact to degree 7; the integrands have degree 4 at most.
  const double p = std::sqrt(3.0 / 7 - 2.0 / 7 * std::sqrt(1.2)), q = std::sqrt(3.0 / 7 + 2.0 / 7 * std::sqrt(1.2));
  const double wp = (18 + std::sqrt(30.0)) / 36, wq = (18 - std::sqrt(30.0)) / 36;
  const std::vector<std::pair<double, double>> rule{{-q, wq}, {-p, wp}, {p, wp}, {q, wq}};
  double V = 0, z1 = 0;
  Vec3 second = Vec3::Zero();
  for (std::size_t i = 0; i + 1 < breaks.size(); ++i)
    for (const auto& [x, w] : rule) {
      const double h = (breaks[i + 1] - breaks[i]) / 2, z = (breaks[i] + breaks[i + 1]) / 2 + h * x;
      const Vec2 a = axes(z);
      const double area = pi * a.prod();
      V += h * w * area;
      z1 += h * w * area * z;
      second += h * w * area * Vec3(a.x() * a.x() / 4, a.y() * a.y() / 4, z * z);
    }
  const double c = z1 / V;
  second.z() -= V * c * c;
  return {V, {0, 0, c}, second.asDiagonal()};
}

void compare(const Solid& a, const Solid& b, double relative) {
  const double size = std::cbrt(b.volume);
  QVERIFY2(std::abs(a.volume - b.volume) <= relative * b.volume, qPrintable(QString::number(a.volume / b.volume - 1)));
  QVERIFY((a.centroid - b.centroid).norm() <= relative * size);
  QVERIFY((a.second - b.second).norm() <= relative * b.second.norm());
}

Solid solid(const Shape& s) {
  auto of = solidOf(s);
  if (!of) throw std::runtime_error(of.error().text());
  return *of;
}
Shape meshShape(const Surface& s) { return {.kind = Shape::Kind::mesh, .mesh = meshOf(s)}; }
Shape box(const Vec3& size, const Frame& at = {}) { return {.kind = Shape::Kind::box, .size = size, .placement = at}; }

constexpr double roundOff = 1e-14;  // a few dozen operations on numbers of order one

}  // namespace

class TestShapeSolid : public QObject {
  Q_OBJECT
 private slots:
  void roundShapes_areTheSumOfTheirSlices() {
    const double r = 0.3, l = 0.7;
    const auto round = [](double radius) { return Vec2(radius, radius); };
    compare(solid({.kind = Shape::Kind::sphere, .radius = r}),
            ofSlices({-r, r}, [&](double z) { return round(std::sqrt(r * r - z * z)); }), roundOff);
    compare(solid({.kind = Shape::Kind::cylinder, .radius = r, .length = l}),
            ofSlices({-l / 2, l / 2}, [&](double) { return round(r); }), roundOff);
    compare(solid({.kind = Shape::Kind::cone, .radius = r, .length = l}),
            ofSlices({-l / 2, l / 2}, [&](double z) { return round(r * (0.5 - z / l)); }), roundOff);
    compare(solid({.kind = Shape::Kind::capsule, .radius = r, .length = l}),
            ofSlices({-l / 2 - r, -l / 2, l / 2, l / 2 + r},
                     [&](double z) {
                       const double d = std::max(std::abs(z) - l / 2, 0.0);
                       return round(std::sqrt(r * r - d * d));
                     }),
            roundOff);
    const Vec3 a(0.2, 0.5, 0.9);
    compare(
        solid({.kind = Shape::Kind::ellipsoid, .size = a}),
        ofSlices({-a.z(), a.z()}, [&](double z) { return Vec2(std::sqrt(1 - z * z / (a.z() * a.z())) * a.head<2>()); }),
        roundOff);
  }

  void inertia_isThatOfTheHandbook() {
    const Vec3 e(0.2, 0.5, 0.9);
    const Solid s = solid(box(e));
    const double m = e.prod();
    QVERIFY((s.inertia() - Mat3(m / 12 * Vec3(0.25 + 0.81, 0.04 + 0.81, 0.04 + 0.25).asDiagonal())).norm() < roundOff);
    const Solid ball = solid({.kind = Shape::Kind::sphere, .radius = 2});
    QVERIFY((ball.inertia() - 0.4 * ball.volume * 4 * Mat3::Identity()).norm() < roundOff * ball.second.norm() * 10);
  }

  void partsOfABox_areTheBox() {
    // Cut in two unequal parts, all of it turned and shifted: Steiner's theorem and the rotation of the tensor.
    Random random(3);
    const Frame at{random.vector(), random.rotation()};
    const auto part = [&](double from, double to) {
      return box({to - from, 0.5, 0.9}, {at.position + at.orientation * Vec3((from + to) / 2, 0, 0), at.orientation});
    };
    const auto both = solidOf(Shapes{part(-0.4, 0.1), part(0.1, 0.6)});
    QVERIFY(both.has_value());
    compare(*both, solid(part(-0.4, 0.6)), 10 * roundOff);
  }

  void mesh_ofABox_isExact() {
    const Solid cube = solid(meshShape(boxSurface(Vec3::Zero(), Vec3::Constant(2))));
    QCOMPARE(cube.volume, 8.0);
    QCOMPARE(cube.centroid, Vec3(1, 1, 1));
    QVERIFY((cube.second - Mat3(8.0 / 3 * Mat3::Identity())).norm() < 10 * roundOff);
    Random random(4);
    for (int i = 0; i < 20; ++i) {
      const Vec3 corner = random.vector(3), edges = random.vector(1).cwiseAbs() + Vec3::Constant(0.2);
      compare(solid(meshShape(boxSurface(corner, edges))), solid(box(edges, {corner + edges / 2, Quat::Identity()})),
              100 * roundOff);
    }
  }

  void mesh_ofABall_convergesWithTheSquareOfItsSize() {
    const Solid exact = solid({.kind = Shape::Kind::sphere, .radius = 0.5});
    double before = 0;
    for (const int n : {16, 32, 64, 128}) {
      const Solid s = solid(meshShape(ballSurface(0.5, n)));
      const double error = (s.second - exact.second).norm() / exact.second.norm();
      QVERIFY(s.centroid.norm() < 1e-12);
      if (before > 0) QVERIFY2(std::abs(before / error - 4) < 0.1, qPrintable(QString::number(before / error)));
      before = error;
    }
    QVERIFY(before < 2e-3);
  }

  void openMesh_isNamed() {
    Surface s = boxSurface(Vec3::Zero(), Vec3::Ones());
    s.triangles.pop_back();
    const auto mesh = meshOf(s, "lid.stl");
    QCOMPARE(mesh->openEdges(), 3);
    const auto of = solidOf(Shape{.kind = Shape::Kind::mesh, .mesh = mesh});
    QVERIFY(!of.has_value());
    QVERIFY(of.error().message.find("'lid.stl' is not closed: it has 3 open edges") != std::string::npos);
  }

  void orientation_isMended() {
    const Surface right = boxSurface(Vec3(1, 2, 3), Vec3(1, 2, 3));
    const Solid expected = solid(meshShape(right));
    Surface inwards = right;
    for (Triangle& t : inwards.triangles) std::swap(t[0], t[1]);
    compare(solid(meshShape(inwards)), expected, 10 * roundOff);
    for (std::size_t i = 0; i < right.triangles.size(); ++i) {
      Surface one = soup(right);
      std::swap(one.triangles[i][0], one.triangles[i][1]);
      QCOMPARE(meshOf(one)->openEdges(), 0);
      compare(solid(meshShape(one)), expected, 10 * roundOff);
    }
  }

  void cavity_isKept() {
    Surface s = boxSurface(Vec3::Constant(-1), Vec3::Constant(2));
    const Surface inner = boxSurface(Vec3::Constant(-0.5), Vec3::Ones());
    for (const Vec3& x : inner.vertices) s.vertices.push_back(x);
    for (const Triangle& t : inner.triangles) s.triangles.push_back({t[0] + 8, t[2] + 8, t[1] + 8});
    QCOMPARE(solid(meshShape(s)).volume, 7.0);
  }

  void surfaceWithoutInside_isRefused() {
    // The real projective plane of six vertices: closed, and no way round it is consistent.
    Surface s;
    for (int i = 0; i < 6; ++i) s.vertices.push_back(Random(static_cast<unsigned>(i + 1)).vector());
    s.triangles = {{0, 1, 2}, {0, 2, 3}, {0, 3, 4}, {0, 4, 5}, {0, 5, 1},
                   {1, 2, 4}, {2, 3, 5}, {3, 4, 1}, {4, 5, 2}, {5, 1, 3}};
    const auto mesh = meshOf(s);
    QCOMPARE(mesh->openEdges(), 0);
    QVERIFY(mesh->notSolid()->find("no inside") != std::string::npos);
  }

  void extrusion_isTheBoxesItIsMadeOf() {
    const Outline ell{{0, 0}, {3, 0}, {3, 1}, {1, 1}, {1, 4}, {0, 4}};
    const double l = 0.5;
    const auto both = solidOf(
        Shapes{box({3, 1, l}, {{1.5, 0.5, 0}, Quat::Identity()}), box({1, 3, l}, {{0.5, 2.5, 0}, Quat::Identity()})});
    compare(solid({.kind = Shape::Kind::extrusion, .length = l, .outline = ell}), *both, 10 * roundOff);
    const Outline reversed(ell.rbegin(), ell.rend());
    compare(solid({.kind = Shape::Kind::extrusion, .length = l, .outline = reversed}), *both, 10 * roundOff);
  }

  void outlines_data() {
    QTest::addColumn<QVector<QPointF>>("points");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* tag, const QVector<QPointF>& points, const char* says) {
      QTest::newRow(tag) << points << says;
    };
    row("triangle", {{0, 0}, {1, 0}, {0, 1}}, "");
    row("side in two pieces", {{0, 0}, {1, 0}, {2, 0}, {0, 1}}, "");
    row("two points", {{0, 0}, {1, 0}}, "at least three");
    row("bow tie", {{0, 0}, {1, 1}, {1, 0}, {0, 1}}, "points 1 and 3 cross");
    row("touching", {{0, 0}, {2, 0}, {2, 2}, {1, 0}, {0, 2}}, "touch");
    row("same point twice", {{0, 0}, {0, 0}, {1, 0}, {0, 1}}, "the same");
    row("closed by hand", {{0, 0}, {1, 0}, {0, 1}, {0, 0}}, "the same");
    row("back and forth", {{0, 0}, {2, 0}, {1, 0}}, "turns back");
  }
  void outlines() {
    QFETCH(QVector<QPointF>, points);
    QFETCH(QString, says);
    Outline outline;
    for (const QPointF& p : points) outline.emplace_back(p.x(), p.y());
    const QString said = QString::fromStdString(impossibleOutline(outline).value_or(""));
    QVERIFY2(says.isEmpty() ? said.isEmpty() : said.contains(says), qPrintable(said));
  }

  void everyKind_isInItsPlace() {
    for (const ShapeKind& kind : shapeKinds()) {
      QCOMPARE(&shapeKind(kind.kind), &kind);
      QCOMPARE(findShapeKind(kind.id), &kind);
    }
  }
};

QTEST_GUILESS_MAIN(TestShapeSolid)
#include "tst_shape_solid.moc"

// What shapes touch with, and what is said where that is not the shape.

#include "contact/collider_of_shape.h"
#include "contact/convex_hull.h"
#include "contact/triangle_ground.h"
#include "support/sample_meshes.h"

#include <QtTest>
#include <limits>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

const Frame place{{1, 2, 3}, Quat(0.5, 0.5, 0.5, 0.5)};

Shape meshShape(const Surface& s, const std::string& source = {}) {
  return {.kind = Shape::Kind::mesh, .placement = place, .mesh = meshOf(s, source)};
}
ColliderOfShape of(const Shape& s) {
  auto c = colliderOf(s);
  if (!c) throw std::runtime_error(c.error().text());
  return *c;
}
QString warning(const Shape& s) { return QString::fromStdString(of(s).hullWarning); }

/// A box of edge 2 with a notch of edge 1 along z: three quarters of its hull.
Outline bracket() { return {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}; }

/// The bracket's surface, extruded by hand.
Surface bracketSurface() {
  Surface s;
  for (const double z : {0.0, 1.0})
    for (const Vec2& p : bracket()) s.vertices.emplace_back(p.x(), p.y(), z);
  for (int i = 0; i < 6; ++i) {
    const int j = (i + 1) % 6;
    s.triangles.insert(s.triangles.end(), {{i, j, i + 6}, {j, j + 6, i + 6}});
  }
  for (const Triangle& t : std::vector<Triangle>{{0, 1, 2}, {0, 2, 3}, {0, 3, 4}, {0, 4, 5}}) {
    s.triangles.push_back({t[0], t[2], t[1]});
    s.triangles.push_back({t[0] + 6, t[1] + 6, t[2] + 6});
  }
  return s;
}

}  // namespace

class TestColliderOfShape : public QObject {
  Q_OBJECT
 private slots:
  void primitives_touchAsTheyAre() {
    Shape s{.size = {0.2, 0.4, 0.6}, .radius = 0.3, .length = 0.8, .placement = place};
    const auto collider = [&](Shape::Kind kind) {
      s.kind = kind;
      const ColliderOfShape c = of(s);
      if (!c.hullWarning.empty() || !(c.collider.placement == place)) throw std::runtime_error("not as it is");
      return c.collider;
    };
    QCOMPARE(collider(Shape::Kind::box).half, Vec3(0.1, 0.2, 0.3));
    QCOMPARE(collider(Shape::Kind::sphere).radius, 0.3);
    QCOMPARE(collider(Shape::Kind::ellipsoid).kind, Collider::Kind::ellipsoid);
    for (const auto& [kind, same] : {std::pair{Shape::Kind::capsule, Collider::Kind::capsule},
                                     {Shape::Kind::cylinder, Collider::Kind::cylinder},
                                     {Shape::Kind::cone, Collider::Kind::cone}}) {
      const Collider c = collider(kind);
      QCOMPARE(c.kind, same);
      QCOMPARE(c.radius, 0.3);
      QCOMPARE(c.halfLength, 0.4);
    }
  }

  void hulls_sayByHowMuchTheyAreLarger() {
    QCOMPARE(warning(meshShape(boxSurface(Vec3::Zero(), Vec3::Ones()), "box.stl")), QString());
    QCOMPARE(warning({.kind = Shape::Kind::extrusion, .length = 1, .outline = {{0, 0}, {1, 0}, {0, 1}}}), QString());
    // The hull of the bracket cuts its corner: area 3.5 instead of 3.
    QCOMPARE(warning({.kind = Shape::Kind::extrusion, .length = 1, .outline = bracket()}),
             QString("extrusion touches as its convex hull (volume +17 %); make it of convex pieces for more"));
    QCOMPARE(warning(meshShape(bracketSurface(), "bracket.stl")),
             QString("mesh 'bracket.stl' touches as its convex hull (volume +17 %); name its pieces as shapes of their "
                     "own for more"));
    Surface open = boxSurface(Vec3::Zero(), Vec3::Ones());
    open.triangles.pop_back();
    QCOMPARE(warning(meshShape(open)), QString("mesh encloses no volume and touches as its convex hull"));
  }

  void impossibleShapes_areRefusedWithAReason() {
    const auto refused = [](const Shape& s, const char* reason) {
      const auto c = colliderOf(s);
      return !c && QString::fromStdString(c.error().message).contains(reason);
    };
    QVERIFY(refused({.kind = Shape::Kind::box, .size = {1, 1, 0}}, "positive"));
    QVERIFY(refused({.kind = Shape::Kind::sphere, .radius = 0}, "positive"));
    QVERIFY(refused({.kind = Shape::Kind::cylinder, .length = -1}, "positive"));
    Shape lost{.kind = Shape::Kind::sphere};
    lost.placement.position.x() = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(refused(lost, "finite"));
    const Surface flat{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}}, {{0, 1, 2}, {1, 3, 2}}};
    QVERIFY(refused(meshShape(flat, "sheet.stl"), "mesh 'sheet.stl' cannot touch"));
  }

  void ground_keepsTheTrianglesOfAMesh() {
    const auto c = groundColliderOf(meshShape(bracketSurface()));
    QVERIFY(c && c->hullWarning.empty());
    QCOMPARE(c->collider.kind, Collider::Kind::triangles);
    QVERIFY(c->collider.placement == place);
    QCOMPARE(c->collider.triangles->faces().size(), std::size_t{8});
    const auto hollow = std::count_if(c->collider.triangles->edges().begin(), c->collider.triangles->edges().end(),
                                      [](const TriangleGround::Edge& e) { return !e.isConvex; });
    QCOMPARE(hollow, std::ptrdiff_t{1});
    QCOMPARE(groundColliderOf({.kind = Shape::Kind::box})->collider.kind, Collider::Kind::box);
    const Surface line{{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}, {{0, 1, 2}}};
    QVERIFY(!groundColliderOf(meshShape(line)));
  }
};

QTEST_APPLESS_MAIN(TestColliderOfShape)
#include "tst_collider_of_shape.moc"

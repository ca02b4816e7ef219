// Extrusions and meshes as the viewport draws and picks them.

#include "shapes/shape_solid.h"
#include "support/sample_meshes.h"
#include "viewport/body_parts.h"
#include "viewport/part_extent.h"
#include "viewport/ray_cast.h"
#include "viewport/unit_mesh.h"

#include <vtkPolyData.h>
#include <QTest>

using namespace gyre;
using namespace gyre::ui;

namespace {

constexpr ElementId id{20};

Shape ell(bool reversed = false) {
  Outline outline{{0, 0}, {3, 0}, {3, 1}, {1, 1}, {1, 4}, {0, 4}};
  if (reversed) std::reverse(outline.begin(), outline.end());
  return {.kind = Shape::Kind::extrusion, .length = 0.5, .outline = outline};
}

Part partOf(const Shape& shape, const Frame& body = {}) { return shapePart(shape, unitMesh(shape), body, 0, id); }

}  // namespace

class tst_unit_mesh : public QObject {
  Q_OBJECT
 private slots:
  void extrusion_isDrawnAsTheSolidItIs() {
    for (const bool reversed : {false, true}) {
      const Shape shape = ell(reversed);
      const auto mesh = unitMesh(shape);
      std::vector<Vec3> vertices;
      for (const Vec3& x : mesh->vertices) vertices.push_back(mesh->center + x.cwiseProduct(mesh->extents));
      const auto drawn = TriangleMesh::create(vertices, mesh->triangles);
      QVERIFY(drawn.has_value());
      QVERIFY(!(*drawn)->notSolid());
      QCOMPARE((*drawn)->triangles(), mesh->triangles);  // all of them face outwards already
      const auto exact = solidOf(shape);
      QVERIFY(std::abs((*drawn)->solid().volume - exact->volume) < 1e-14);
      QVERIFY(((*drawn)->solid().centroid - exact->centroid).norm() < 1e-14);
      QVERIFY(((*drawn)->solid().second - exact->second).norm() < 1e-13);
    }
  }

  void part_reachesAsFarAsTheShape() {
    const Part part = partOf(ell(), {Vec3(10, 0, 0), Quat::Identity()});
    QCOMPARE(support(part, Vec3::UnitX()), 13.0);
    QCOMPARE(support(part, -Vec3::UnitX()), -10.0);
    QCOMPARE(support(part, Vec3::UnitY()), 4.0);
    QCOMPARE(support(part, Vec3::UnitZ()), 0.25);
  }

  void ray_meetsTheShapeAndNotItsBox() {
    const Part part = partOf(ell());
    const auto down = [](double x, double y) { return Ray{Vec3(x, y, 2), -Vec3::UnitZ()}; };
    QCOMPARE(intersect(down(0.5, 3), part).value_or(-1), 1.75);
    QCOMPARE(intersect(down(2.5, 0.5), part).value_or(-1), 1.75);
    QVERIFY(!intersect(down(2.5, 3), part));
    QVERIFY(!intersect(down(-0.5, 0.5), part));
    QCOMPARE(intersect(Ray{Vec3(2, 5, 0), -Vec3::UnitY()}, part).value_or(-1), 4.0);  // onto the step
  }

  void surface_hasSharpEdgesOnly() {
    const Shape ball{.kind = Shape::Kind::mesh, .mesh = test::meshOf(test::ballSurface(0.5, 24))};
    QCOMPARE(edgeLines(*unitMesh(ball))->GetNumberOfCells(), 0);
    const Shape box{.kind = Shape::Kind::mesh, .mesh = test::meshOf(test::boxSurface(Vec3::Zero(), Vec3(1, 2, 30)))};
    QCOMPARE(edgeLines(*unitMesh(box))->GetNumberOfCells(), 12);
    // Flat faces: every corner belongs to three of them.
    QCOMPARE(surfaceMesh(*unitMesh(box))->GetNumberOfPoints(), 24);
    double bounds[6];
    surfaceMesh(*unitMesh(box))->GetBounds(bounds);
    for (int i = 0; i < 6; ++i) QVERIFY(std::abs(std::abs(bounds[i]) - 0.5) < 1e-6);
  }

  void primitives_haveNone() { QVERIFY(!unitMesh({.kind = Shape::Kind::box})); }
};

QTEST_APPLESS_MAIN(tst_unit_mesh)
#include "tst_unit_mesh.moc"

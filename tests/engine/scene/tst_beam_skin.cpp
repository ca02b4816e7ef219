// The surface of flexible beams: volumes by elementary geometry, sections on the curve that constant strain makes, no
// gaps where lines have kinks or close to a ring.

#include "flexible/beam_skin.h"
#include "scene/scene_from_model.h"
#include "shapes/polyhedron.h"
#include "support/flexible.h"

#include <QtTest>
#include <numbers>

using namespace gyre;
using std::numbers::pi;

namespace {

struct SkinSample {
  FlexibleBeam beam;
  BeamMesh mesh;
  BeamSkin skin;

  explicit SkinSample(const FlexibleBeam& p, SkinDetail detail = {})
      : beam(p), mesh(beam, {}), skin(beam, mesh, detail) {}
  std::vector<Frame> atRest() const {
    std::vector<Frame> out;
    for (const BeamMesh::Node& node : mesh.nodes) out.push_back(node.place);
    return out;
  }
  std::vector<Vec3> points(std::span<const Frame> nodes) const {
    const std::vector<Frame> sections = skin.placed(nodes);
    std::vector<Vec3> out;
    for (const BeamSkin::Vertex& v : skin.vertices())
      out.push_back(sections[v.section].position + sections[v.section].orientation * v.place);
    return out;
  }
  double volume(std::span<const Frame> nodes) const {
    return polyhedronSolid(points(nodes), {skin.triangles().begin(), skin.triangles().end()}).volume;
  }
};

FlexibleBeam flatBar() {
  FlexibleBeam p;
  p.length = 2;
  p.elements = 4;
  p.width.constant = 0.03;
  p.height.constant = 0.01;
  return p;
}

double inscribed(int n, double r) { return 0.5 * n * r * r * std::sin(2 * pi / n); }

}  // namespace

class TestBeamSkin : public QObject {
  Q_OBJECT
 private slots:
  void volumes_areThoseOfTheSections() {
    const SkinSample bar(flatBar());
    QVERIFY(std::abs(bar.volume(bar.atRest()) - 2 * 0.03 * 0.01) < 1e-14);
    FlexibleBeam p = flatBar();
    p.height = {.expression = "0.01*(1 - s/2)"};
    const SkinSample taper(p);
    QVERIFY(std::abs(taper.volume(taper.atRest()) - 2 * 0.03 * 0.0075) < 1e-14);
    p = flatBar();
    p.section = FlexibleBeam::Section::tube;
    p.diameter.constant = 0.1;
    p.wall.constant = 0.02;
    const SkinSample tube(p, {.steps = 2, .around = 20});
    QVERIFY(std::abs(tube.volume(tube.atRest()) - 2 * (inscribed(20, 0.05) - inscribed(20, 0.03))) < 1e-14);
    p.section = FlexibleBeam::Section::circle;
    const SkinSample rod(p, {.steps = 2, .around = 20});
    QVERIFY(std::abs(rod.volume(rod.atRest()) - 2 * inscribed(20, 0.05)) < 1e-14);
  }

  /// Nodes on a circle, turned along: the sections between them are on it, too.
  void sections_followTheHelix() {
    const SkinSample bar(flatBar(), {.steps = 5});
    std::vector<Frame> nodes;
    const double R = 2 / pi, pitch = 0.1;
    const auto at = [&](double share) {
      const double angle = pi * share;
      return Frame{Vec3(R * std::sin(angle), R * (1 - std::cos(angle)), pitch * angle),
                   Quat(Eigen::AngleAxisd(angle, Vec3::UnitZ()))};
    };
    for (const BeamMesh::Node& node : bar.mesh.nodes) nodes.push_back(at(node.s / bar.mesh.length));
    const std::vector<Frame> sections = bar.skin.placed(nodes);
    QCOMPARE(sections.size(), std::size_t{24});
    for (std::size_t i = 0; i < sections.size(); ++i) {
      const BeamSkin::Section& section = bar.skin.sections()[i];
      const Frame expected = at((static_cast<double>(section.element) + section.share) / 4);
      QVERIFY((sections[i].position - expected.position).norm() < 1e-14);
      QVERIFY(sections[i].orientation.angularDistance(expected.orientation) < 1e-7);
    }
  }

  /// A mitre through the line takes from one leg on the inside what it gives on the outside.
  void kinks_endInThePlaneBetween() {
    FlexibleBeam p = flatBar();
    p.line = {Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 0.7, 0)};
    const SkinSample corner(p);
    QVERIFY(std::abs(corner.volume(corner.atRest()) - 1.7 * 0.03 * 0.01) < 1e-14);
    const std::vector<Vec3> points = corner.points(corner.atRest());
    for (const Vec3& x : points) QVERIFY(x.x() <= 1.015 + 1e-12 && x.y() >= -0.015 - 1e-12);
    // Both legs reach the outer corner.
    int there = 0;
    for (const Vec3& x : points) there += (x - Vec3(1.015, -0.015, 0.005)).norm() < 1e-12 ? 1 : 0;
    QVERIFY(there >= 2);
  }

  void rings_areClosed() {
    FlexibleBeam p = flatBar();
    p.length = 2 * pi;
    p.elements = 12;
    p.curvature = Vec3(0, 0, 1);
    p.section = FlexibleBeam::Section::circle;
    p.diameter.constant = 0.1;
    const SkinSample ring(p, {.steps = 8, .around = 16});
    // Each piece is a prism whose ends lean inwards: its line is a chord.
    const double chord = 2 * std::sin(pi / 96);
    QVERIFY(std::abs(ring.volume(ring.atRest()) - 96 * chord * std::cos(pi / 96) * inscribed(16, 0.05)) < 1e-9);
    QCOMPARE(ring.skin.edges().size(), std::size_t{12 * 8 * 4});  // no rims
  }

  void normals_pointOutwards() {
    FlexibleBeam p = flatBar();
    p.section = FlexibleBeam::Section::tube;
    p.diameter.constant = 0.1;
    p.wall.constant = 0.02;
    const SkinSample tube(p);
    const std::vector<Frame> sections = tube.skin.placed(tube.atRest());
    const std::vector<Vec3> points = tube.points(tube.atRest());
    for (const Triangle& t : tube.skin.triangles()) {
      const auto corner = [&](int i) { return points[static_cast<std::size_t>(t[static_cast<std::size_t>(i)])]; };
      const Vec3 face = (corner(1) - corner(0)).cross(corner(2) - corner(0));
      for (const int i : t) {
        const BeamSkin::Vertex& v = tube.skin.vertices()[static_cast<std::size_t>(i)];
        QVERIFY(face.normalized().dot(sections[v.section].orientation * v.normal) > 0.9);
      }
    }
  }

  void scenes_haveTheSkinInPlaceOfSolids() {
    test::ModelBuilder b;
    const ElementId id = test::addBeam(b, "rod", flatBar());
    b.body("rigid", "ball", {{"mass", 1.0}});
    const SceneDescription scene = sceneFromModel(b.model());
    QCOMPARE(scene.beams.size(), std::size_t{1});
    QCOMPARE(scene.beams[0].id, id);
    QCOMPARE(scene.beams[0].bodies.size(), std::size_t{5});
    int swept = 0;
    for (const SceneBody& body : scene.bodies) swept += body.isSwept ? 1 : 0;
    QCOMPARE(swept, 5);
    QVERIFY(*scene.beams[0].skin == *sceneFromModel(b.model()).beams[0].skin);
  }
};

QTEST_GUILESS_MAIN(TestBeamSkin)
#include "tst_beam_skin.moc"

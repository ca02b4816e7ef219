// Mirror images of bodies, joints, forces and shapes, and bodies aligned and spread. A mechanism and its image must
// move as mirror images of each other, which nothing of the mirroring itself says.

#include "bodies/body.h"
#include "bodies/shape_mass.h"
#include "document/alignment.h"
#include "document/body_geometry.h"
#include "document/mirroring.h"
#include "support/random_state.h"
#include "support/run_model.h"
#include "support/sample_meshes.h"
#include "support/test_models.h"

#include <QTest>

#include <numbers>

using namespace gyre;
using namespace gyre::ui;
using namespace gyre::test;

namespace {

Vec3 imageOf(const Vec3& x, const MirrorPlane& plane) {
  const Vec3 n = plane.normal.normalized();
  return x - 2 * n.dot(x - plane.point) * n;
}

Frame frameAt(Random& random) { return {random.vector(0.3), random.rotation()}; }

/// Two bodies that hang on each other and on the ground, anyhow in space.
ModelBuilder machine(Random& random, const char* joint, Values more = {}) {
  ModelBuilder b;
  for (const char* name : {"a", "b"})
    b.body("rigid", name,
           {{"mass", 2.0},
            {"inertia", Inertia{0.3, 0.4, 0.5, 0.03, -0.02, 0.04}},
            {"position", Vec3(random.vector(1))},
            {"orientation", random.rotation()}});
  const auto link = [&](Category category, const char* type, const char* name, ElementId one, ElementId two) {
    const Frame at = frameAt(random);
    return b.add(category, type, name,
                 {{"body1", one},
                  {"frame1", relativeTo(placementOf(b.model(), one), at)},
                  {"body2", two},
                  {"frame2", relativeTo(placementOf(b.model(), two), at)}});
  };
  const ElementId a = b.model().find("a")->id, second = b.model().find("b")->id;
  link(Category::joint, "revolute", "hinge", ground, a);
  const ElementId between = link(Category::joint, joint, "between", a, second);
  for (const auto& [key, value] : more) b.set(between, key, value);
  const ElementId bushing = link(Category::force, "bushing", "rubber", a, second);
  Matrix6 K;
  K.m = Vec6::Constant(30).asDiagonal();
  K.m(0, 5) = K.m(5, 0) = 4;
  K.m(1, 2) = K.m(2, 1) = 6;
  b.set(bushing, "stiffness", K);
  b.force("force", "push",
          {{"body", second},
           {"point", Vec3(0.1, 0.2, 0.3)},
           {"value", TimeVector{Function{.constant = 1}, Function{.constant = 2}, Function{.constant = -1}}},
           {"resolved_in", Choice{1}}});
  b.force("torque", "twist",
          {{"body", second},
           {"value", TimeVector{Function{.constant = 0.2}, Function{.constant = 0.1}, Function{.constant = 0.3}}}});
  b.add(Category::point, "point", "eye", {{"body", second}, {"point", Vec3(0.2, -0.1, 0.4)}});
  b.gravity(Vec3::Zero());
  b.run(1e-3, 0.3);
  return b;
}

std::vector<ElementId> everything(const Model& model) {
  std::vector<ElementId> ids;
  for (const Element& e : model.elements())
    if (e.id >= firstFreeId) ids.push_back(e.id);
  return ids;
}

/// How far the images "a 2", "b 2" and "eye 2" are from where they should be, over the run of both.
double differenceOfRuns(const Model& model, const MirrorPlane& plane) {
  const test::Run run = runModel(model);
  double worst = 0;
  for (std::size_t row = 0; row < run.recording->rows(); row += 10)
    for (const std::string name : {"a", "b", "eye"})
      worst = std::max(worst, (run.vector(row, name + " 2.x") - imageOf(run.vector(row, name + ".x"), plane)).norm());
  return worst;
}

}  // namespace

class tst_mirroring : public QObject {
  Q_OBJECT

 private slots:
  void anImage_movesAsTheMirrorShowsIt_data() {
    QTest::addColumn<QString>("joint");
    QTest::addColumn<Vec3>("normal");
    for (const char* joint : {"revolute", "spherical", "universal", "cylindrical", "planar", "fixed", "point_on_line",
                              "perpendicular", "constant_velocity", "distance"})
      QTest::addRow("%s", joint) << joint << Vec3(1, -2, 0.5);
    QTest::addRow("revolute across y") << "revolute" << Vec3(0, 1, 0);
  }
  void anImage_movesAsTheMirrorShowsIt() {
    QFETCH(QString, joint);
    QFETCH(Vec3, normal);
    Random random(17);
    const MirrorPlane plane{Vec3(0.3, 1.1, -0.4), normal};
    const QByteArray type = joint.toLatin1();
    ModelBuilder b;
    if (type == "universal" || type == "perpendicular" || type == "distance") {
      b = machine(random, "spherical");
      b.replaceJoint("between", type.constData());
      const Element& made = *b.model().find("between");
      Frame frame = std::get<Frame>(made.value(*made.type->find("frame2")));
      if (type == "distance") {
        frame.position += frame.orientation * Vec3(0.2, 0, 0);
        b.set(made.id, "length", 0.2);
      } else {
        frame.orientation = frame.orientation * Quat(Eigen::AngleAxisd(std::numbers::pi / 2, Vec3::UnitX()));
      }
      b.set(made.id, "frame2", frame);
    } else {
      b = machine(random, type.constData());
    }
    Model model = b.model();
    const auto copies = mirrorImages(model, everything(model), plane);
    QVERIFY2(copies, copies ? "" : copies.error().text().c_str());
    QVERIFY(model.apply({copies->edit}));
    QCOMPARE(model.of(Category::body).size(), std::size_t{4});
    const double off = differenceOfRuns(model, plane);
    QVERIFY2(off < 1e-8, qPrintable(QString::number(off)));
  }

  void drives_runAsTheMirrorShowsThem() {
    for (const auto& [joint, coordinate] : {std::pair("revolute", 0), std::pair("prismatic", 1),
                                            std::pair("cylindrical", 0), std::pair("cylindrical", 1)}) {
      Random random(5);
      ModelBuilder b = machine(random, joint);
      b.joint("drive", "motor",
              {{"joint", b.model().find("between")->id},
               {"coordinate", Choice{coordinate}},
               {"prescribes", Choice{0}},
               {"motion", Function{.expression = "0.3*t^2"}}});
      Model model = b.model();
      const MirrorPlane plane{Vec3(0.1, 0, 0), Vec3(2, 1, -1)};
      const auto copies = mirrorImages(model, everything(model), plane);
      QVERIFY2(copies, copies ? "" : copies.error().text().c_str());
      QVERIFY(model.apply({copies->edit}));
      const double off = differenceOfRuns(model, plane);
      QVERIFY2(off < 1e-8, qPrintable(QString("%1 %2: %3").arg(joint).arg(coordinate).arg(off)));
    }
  }

  void screws_changeTheirHand() {
    Random random(6);
    ModelBuilder b = machine(random, "screw", {{"pitch", 0.5}});
    Model model = b.model();
    const MirrorPlane plane{Vec3::Zero(), Vec3(0, 0, 1)};
    QVERIFY(model.apply({mirrorImages(model, everything(model), plane)->edit}));
    QVERIFY(differenceOfRuns(model, plane) < 1e-8);
    const Element& made = *model.find("between 2");
    QCOMPARE(std::get<double>(made.value(*made.type->find("pitch"))), -0.5);
  }

  void frames_stayRightHanded_andThoseAlongThePlaneStay() {
    ModelBuilder b;
    b.body("rigid", "wheel",
           {{"mass", 1.0},
            {"inertia", Inertia{1, 2, 2.5, 0.1, 0.2, 0.3}},
            {"position", Vec3(1, 2, 3)},
            {"velocity", Vec3(1, 2, 3)},
            {"angular_velocity", Vec3(4, 5, 6)}});
    const Model& model = b.model();
    const auto edit = mirroredInPlace(model, std::array{model.find("wheel")->id}, {Vec3(0, 0.5, 0), Vec3(0, 1, 0)});
    QVERIFY(edit);
    Model mirrored = model;
    QVERIFY(mirrored.apply({*edit}));
    const Element& e = *mirrored.find("wheel");
    const auto get = [&]<class T>(const char* key, T) { return std::get<T>(e.value(*e.type->find(key))); };
    QCOMPARE(get("position", Vec3()), Vec3(1, -1, 3));
    QCOMPARE(get("velocity", Vec3()), Vec3(1, -2, 3));
    QCOMPARE(get("angular_velocity", Vec3()), Vec3(-4, 5, -6));
    QVERIFY(get("orientation", Quat()).angularDistance(Quat::Identity()) < 1e-12);
    QVERIFY(get("inertia", Inertia()) == (Inertia{1, 2, 2.5, -0.1, -0.2, 0.3}));
  }

  /// Mass, centre and inertia of shapes, in the world, are those of the mirrored solid.
  void shapes_areMirrored_data() {
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind <= static_cast<int>(Shape::Kind::mesh); ++kind) QTest::addRow("%d", kind) << kind;
  }
  void shapes_areMirrored() {
    QFETCH(int, kind);
    Random random(3);
    Shape shape{.kind = static_cast<Shape::Kind>(kind), .size = {0.3, 0.2, 0.4}, .radius = 0.1, .length = 0.5};
    shape.placement = frameAt(random);
    shape.outline = {Vec2(0, 0), Vec2(0.4, 0), Vec2(0, 0.2)};
    if (shape.kind == Shape::Kind::mesh)
      shape.mesh = TriangleMesh::create({Vec3(0, 0, 0), Vec3(0.4, 0, 0), Vec3(0, 0.3, 0), Vec3(0.1, 0.1, 0.5)},
                                        {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}})
                       .value();
    ModelBuilder b;
    b.body("rigid", "a",
           {{"mass", 1.0},
            {"inertia", diagonal(1, 1, 1)},
            {"position", Vec3(random.vector(1))},
            {"orientation", random.rotation()},
            {"shapes", Shapes{shape}}});
    Model model = b.model();
    const MirrorPlane plane{Vec3(0.3, 0.2, 0.1), Vec3(1, 2, -3)};
    QVERIFY(model.apply({mirrorImages(model, everything(model), plane)->edit}));
    const Mat3 H = Mat3::Identity() - 2 * plane.normal.normalized() * plane.normal.normalized().transpose();
    std::array<MassProperties, 2> of;
    std::array<Frame, 2> place;
    for (const std::size_t i : {0U, 1U}) {
      const Element& e = *model.find(i == 0 ? "a" : "a 2");
      of[i] = massOfShapes(std::get<Shapes>(e.value(*e.type->find("shapes"))), 1000).value();
      place[i] = initialPlacement(e);
    }
    const auto inWorld = [&](std::size_t i) {
      const Mat3 R = place[i].orientation.toRotationMatrix();
      return Mat3(R * of[i].inertia.matrix() * R.transpose());
    };
    QVERIFY(std::abs(of[0].mass - of[1].mass) < 1e-9 * of[0].mass);
    const Vec3 centre = place[1].position + place[1].orientation * of[1].centre;
    QVERIFY((centre - imageOf(place[0].position + place[0].orientation * of[0].centre, plane)).norm() < 1e-9);
    QVERIFY((inWorld(1) - H * inWorld(0) * H).norm() < 1e-9 * inWorld(0).norm());
  }

  void whatCannotBeMirrored_isNamed() {
    Random random(8);
    ModelBuilder b = machine(random, "cylindrical");
    b.force("joint_stop", "stop", {{"joint", b.model().find("between")->id}, {"coordinate", Choice{0}}});
    const auto copies = mirrorImages(b.model(), everything(b.model()), {});
    QVERIFY(!copies);
    QCOMPARE(copies.error().element, std::string("stop"));
  }

  void bodies_areAlignedAndSpread() {
    ModelBuilder b;
    const auto box = [&](const char* name, double x, double width) {
      return b.body("rigid", name,
                    {{"mass", 1.0},
                     {"inertia", diagonal(1, 1, 1)},
                     {"position", Vec3(x, 0.1 * x, 0)},
                     {"shapes", Shapes{Shape{.kind = Shape::Kind::box, .size = Vec3(width, 0.1, 0.1)}}}});
    };
    const std::array ids{box("a", 0, 1), box("b", 2, 0.4), box("c", 7, 2)};
    const auto places = [&](Alignment how) {
      Model model = b.model();
      const auto edit = aligned(model, ids, 0, how);
      if (!edit || !model.apply({*edit})) qFatal("not aligned");
      std::vector<double> out;
      for (const ElementId id : ids) out.push_back(placementOf(model, id).position.x());
      return out;
    };
    const auto same = [](const std::vector<double>& is, const std::vector<double>& be) {
      return std::equal(is.begin(), is.end(), be.begin(), [](double x, double y) { return std::abs(x - y) < 1e-12; });
    };
    QVERIFY(same(places(Alignment::centres), {0, 0, 0}));
    QVERIFY(same(places(Alignment::lowerEnds), {0, -0.3, 0.5}));
    QVERIFY(same(places(Alignment::upperEnds), {0, 0.3, -0.5}));
    QVERIFY(same(places(Alignment::evenCentres), {0, 3.5, 7}));
    QVERIFY(same(places(Alignment::evenGaps), {0, 3.25, 7}));  // from 0.5 to 6, with 0.4 between
    QVERIFY(!aligned(b.model(), std::span(ids).first(2), 0, Alignment::evenGaps));
  }
};

QTEST_APPLESS_MAIN(tst_mirroring)
#include "tst_mirroring.moc"

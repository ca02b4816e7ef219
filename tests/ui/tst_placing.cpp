// Building by hand in the viewport, by real mouse and key events: joints and springs by picking, gizmo, measuring.

#include "bodies/body.h"
#include "bodies/rigid.h"
#include "bodies/shape_mass.h"
#include "catalog/catalog.h"
#include "placing/body_placement.h"
#include "placing/placing_tools.h"
#include "screenshot.h"
#include "shell/stage_view.h"
#include "system/initial_conditions.h"
#include "theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

#include <numbers>

using namespace gyre;
using namespace gyre::ui;

namespace {

using Mode = PlacingTools::Mode;

double rounding(const Vec3& v) { return 1e-9 * (1 + v.norm()); }
#define COMPARE_VEC(actual, expected) \
  QVERIFY2(((actual) - (expected)).norm() < rounding(expected), qPrintable(where(actual)))
QString where(const Vec3& v) { return QString("%1 %2 %3").arg(v.x()).arg(v.y()).arg(v.z()); }

}  // namespace

class TestPlacing : public QObject {
  Q_OBJECT

  std::unique_ptr<Session> session_;
  ModelDocument* document_ = nullptr;
  Selection* selection_ = nullptr;
  std::unique_ptr<Viewport> viewport_;
  QAction trails_;
  std::unique_ptr<PlacingTools> tools_;
  ElementId crate_, tube_;

  ElementId addBody(const char* name, const char* type, const Shape& shape, const Frame& at) {
    const TypeInfo* info = catalog().find(Category::body, type);
    Element body{.id = document_->model().freeId(), .name = name, .type = info, .params = info->defaults};
    info->find("position")->set(body.params, at.position);
    if (const Field* f = info->find("orientation")) f->set(body.params, at.orientation);
    if (const Field* f = info->find("shapes")) f->set(body.params, Shapes{shape});
    const ElementId id = body.id;
    const auto done = document_->submit({Insert{std::move(body), document_->model().elements().size()}}, "add");
    return done ? id : ground;
  }

  const Element& element(ElementId id) const { return *document_->model().find(id); }
  Frame placement(ElementId id) const { return initialPlacement(element(id)); }
  Frame frame(const Element& link, const char* key) const { return std::get<Frame>(link.value(*link.type->find(key))); }
  ElementId body(const Element& link, const char* key) const {
    return std::get<ElementId>(link.value(*link.type->find(key)));
  }
  /// A link's marker in the world.
  Frame marker(const Element& link, int end) const {
    const Frame local = frame(link, end == 1 ? "frame1" : "frame2");
    const ElementId id = body(link, end == 1 ? "body1" : "body2");
    if (id == ground) return local;
    const Frame at = placement(id);
    return {at.position + at.orientation * local.position, at.orientation * local.orientation};
  }
  const Element* newest(Category category) const {
    const auto all = document_->model().of(category);
    return all.empty() ? nullptr : all.back();
  }

  QPoint at(const Vec3& p) const { return viewport_->camera().projection().toWidget(p).toPoint(); }
  void moveTo(QPoint p, Qt::MouseButtons buttons = Qt::NoButton, Qt::KeyboardModifiers keys = {}) {
    QMouseEvent move(QEvent::MouseMove, p, viewport_->mapToGlobal(p), Qt::NoButton, buttons, keys);
    QApplication::sendEvent(viewport_.get(), &move);
  }
  void click(QPoint p) {
    moveTo(p);
    QTest::mouseClick(viewport_.get(), Qt::LeftButton, {}, p);
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(viewport_.get(), key, modifiers); }
  void drag(QPoint from, QPoint to, Qt::KeyboardModifiers keys = {}) {
    moveTo(from, Qt::NoButton, keys);
    QTest::mousePress(viewport_.get(), Qt::LeftButton, keys, from);
    for (int i = 1; i <= 5; ++i) moveTo(from + (to - from) * i / 5, Qt::LeftButton, keys);
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, keys, to);
  }
  int steps() const { return document_->history().index(); }

  /// A point of an arrow of the gizmo, between its ends.
  QPoint onArrow(int axis) const {
    const Gizmo g = tools_->gizmoTool().gizmo().value();
    return at(g.center + 70 * viewport_->camera().projection().pixelAt(g.center) * g.axis(axis));
  }

 private slots:
  void init() {
    applyTheme(*qApp, ThemeChoice::light);
    session_ = std::make_unique<Session>(catalog());
    document_ = &session_->document;
    selection_ = &session_->selection;
    viewport_ = std::make_unique<Viewport>();
    new StageView(*session_, *viewport_, &trails_);
    tools_ = std::make_unique<PlacingTools>(*viewport_, *session_);
    crate_ = addBody("crate", "rigid", {.kind = Shape::Kind::box, .size = {0.4, 0.2, 0.3}},
                     {Vec3(0, 0, 0.5), Quat(Eigen::AngleAxisd(0.4, Vec3::UnitZ()))});
    tube_ = addBody("tube", "rigid", {.kind = Shape::Kind::cylinder, .radius = 0.06, .length = 0.3},
                    {Vec3(0.5, 0, 0.5), Quat::Identity()});
    viewport_->resize(900, 640);
    viewport_->show();
    viewport_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(viewport_.get()));
    viewport_->setFocus();
  }
  void cleanup() {
    tools_.reset();
    viewport_.reset();
    session_.reset();
  }

  void joint_byPickingACornerAndTheOtherBody() {
    const int before = steps();
    press(Qt::Key_J);
    QCOMPARE(tools_->mode(), Mode::link);
    const Vec3 corner = placement(crate_).position + placement(crate_).orientation * Vec3(0.2, -0.1, 0.15);
    moveTo(at(corner));
    QCOMPARE(tools_->banner().hint(), "corner of crate");
    test::screenshot(*viewport_, "placing-joint-hover");
    click(at(corner));
    moveTo(at(placement(tube_).position));
    QVERIFY(tools_->banner().hint().contains("tube"));
    test::screenshot(*viewport_, "placing-joint-preview");
    QCOMPARE(steps(), before);
    click(at(placement(tube_).position));
    QCOMPARE(steps(), before + 1);
    const Element* joint = newest(Category::joint);
    QVERIFY(joint);
    QCOMPARE(joint->type->id, "revolute");
    QCOMPARE(body(*joint, "body1"), crate_);
    QCOMPARE(body(*joint, "body2"), tube_);
    // One marker of the world, seen from both bodies.
    COMPARE_VEC(marker(*joint, 1).position, corner);
    COMPARE_VEC(marker(*joint, 2).position, corner);
    QVERIFY(marker(*joint, 1).orientation.angularDistance(marker(*joint, 2).orientation) < 1e-7);
    QCOMPARE(selection_->element(), joint->id);
    // It fits as it stands: nothing needs to be assembled.
    const auto system = System::compile(document_->model());
    QVERIFY(system.has_value());
    QVERIFY(violation(**system, (*system)->initialState()).position.size < 1e-12);
    document_->history().undo();
    QVERIFY(!newest(Category::joint));
  }

  void joint_onTheRimAndToGroundByEnter() {
    press(Qt::Key_J);
    auto* types = tools_->linkTool().typeChoice();
    types->setCurrentIndex(types->findData("spherical"));
    const Vec3 top = placement(tube_).position + Vec3(0, 0, 0.15);
    // The rim on the side of the camera.
    const Vec3 right = viewport_->camera().projection().camera.right;
    const Vec3 ahead = Vec3(right.y(), -right.x(), 0).normalized();
    click(at(top + 0.06 * ahead));
    QCOMPARE(tools_->banner().hint(), "Click the other body, or Enter: ground");
    press(Qt::Key_Return);
    const Element* joint = newest(Category::joint);
    QVERIFY(joint);
    QCOMPARE(joint->type->id, "spherical");
    QCOMPARE(body(*joint, "body1"), ground);
    QCOMPARE(body(*joint, "body2"), tube_);
    COMPARE_VEC(marker(*joint, 2).position, top);
    COMPARE_VEC(marker(*joint, 1).position, top);
    COMPARE_VEC(Vec3(marker(*joint, 1).orientation * Vec3::UnitZ()), Vec3(0, 0, 1));
  }

  void escape_takesBackThePickThenLeaves() {
    press(Qt::Key_J);
    click(at(placement(tube_).position));
    press(Qt::Key_Escape);
    QCOMPARE(tools_->mode(), Mode::link);
    press(Qt::Key_Escape);
    QCOMPARE(tools_->mode(), Mode::select);
    QVERIFY(!tools_->banner().isVisible());
    click(at(placement(tube_).position));
    QCOMPARE(selection_->element(), tube_);
  }

  void point_isPutWhereItIsClicked() {
    press(Qt::Key_J);
    QComboBox* types = tools_->linkTool().typeChoice();
    types->setCurrentIndex(types->findData("point"));
    const Vec3 corner = placement(crate_).position + placement(crate_).orientation * Vec3(0.2, -0.1, 0.15);
    click(at(corner));
    const Element* point = newest(Category::point);
    QVERIFY(point);
    QVERIFY(body(*point, "body") == crate_);
    COMPARE_VEC(std::get<Vec3>(point->value(*point->type->find("point"))), Vec3(0.2, -0.1, 0.15));
    QVERIFY(selection_->element() == point->id);
    test::screenshot(*viewport_, "placing-point");
    press(Qt::Key_Escape);
    // It is picked and deleted like all else.
    click(at(corner));
    QVERIFY(selection_->element() == point->id);
  }

  void spring_betweenTwoPoints_hasTheirDistanceAsFreeLength() {
    press(Qt::Key_K);
    const Vec3 corner = placement(crate_).position + placement(crate_).orientation * Vec3(0.2, -0.1, 0.15);
    const Vec3 centre = placement(tube_).position;
    click(at(corner));
    moveTo(at(centre));
    test::screenshot(*viewport_, "placing-spring-preview");
    click(at(centre));
    const Element* spring = newest(Category::force);
    QVERIFY(spring);
    COMPARE_VEC(marker(*spring, 1).position, corner);
    COMPARE_VEC(marker(*spring, 2).position, centre);
    QCOMPARE(std::get<double>(spring->value(*spring->type->find("free_length"))), (centre - corner).norm());
  }

  /// Its numbers are those of a cylinder with half a ball at each end.
  void rod_betweenTwoPlaces_withAHingeOnTheBody() {
    press(Qt::Key_1);
    const int before = steps();
    press(Qt::Key_L);
    QCOMPARE(tools_->mode(), Mode::rod);
    const Vec3 centre = placement(tube_).position, free(0.5, 0, 0.9);
    moveTo(at(centre));
    QCOMPARE(tools_->banner().hint(), "From centre of tube");
    click(at(centre));
    moveTo(at(free));
    test::screenshot(*viewport_, "placing-rod-preview");
    click(at(free));
    QCOMPARE(steps(), before + 1);
    const Element& rod = *newest(Category::body);
    QVERIFY(selection_->element() == rod.id);
    COMPARE_VEC(placement(rod.id).position, Vec3(0.5, 0, 0.7));
    COMPARE_VEC(Vec3(placement(rod.id).orientation * Vec3::UnitX()), Vec3(0, 0, 1));
    const double r = rod.as<Rigid>().shapes.front().radius, L = 0.4;
    const MassProperties is = massOfShapes(rod.as<Rigid>().shapes, rod.as<Rigid>().density).value();
    const double mc = 7850 * std::numbers::pi * r * r * L, ms = 7850 * 4 / 3.0 * std::numbers::pi * r * r * r;
    QVERIFY(std::abs(is.mass - mc - ms) < 1e-9 * is.mass);
    const double along = (mc / 2 + 2 * ms / 5) * r * r;
    QVERIFY(std::abs(is.inertia.xx - along) < 1e-9 * along);
    const double across = mc * (L * L / 12 + r * r / 4) + ms * (2 * r * r / 5 + L * L / 4 + 3 * L * r / 8);
    QVERIFY(std::abs(is.inertia.yy - across) < 1e-9 * across);
    const Element& hinge = *newest(Category::joint);
    QCOMPARE(hinge.type->id, "revolute");
    QCOMPARE(body(hinge, "body1"), tube_);
    QCOMPARE(body(hinge, "body2"), rod.id);
    COMPARE_VEC(marker(hinge, 1).position, centre);
    COMPARE_VEC(marker(hinge, 2).position, centre);
    COMPARE_VEC(Vec3(marker(hinge, 2).orientation * Vec3::UnitZ()), Vec3(0, 1, 0));
    document_->history().undo();
    QVERIFY(!newest(Category::joint));
    QCOMPARE(newest(Category::body)->id, tube_);
  }

  /// On the face of the crate, which is turned; beside it the plane goes on.
  void rod_inThePlaneOfAFace() {
    press(Qt::Key_L);
    const Quat turned = placement(crate_).orientation;
    const Vec3 face = placement(crate_).position + turned * Vec3(0, -0.1, 0);
    moveTo(at(face + turned * Vec3(0.1, 0, 0.06)));
    QVERIFY(tools_->banner().hint().endsWith("W: in this plane"));
    press(Qt::Key_W);
    const Vec3 beside = face + turned * Vec3(0.3, 0, 0.2);
    moveTo(at(beside));
    test::screenshot(*viewport_, "placing-rod-plane");
    QVERIFY(tools_->banner().hint().endsWith("in the plane of face of crate (W)"));
    click(at(beside));
    click(at(beside + Vec3(0, 0, 0.2)));
    const Vec3 normal = turned * Vec3(0, 1, 0);
    const Element& rod = *newest(Category::body);
    QVERIFY(rod.id != tube_);
    QVERIFY(std::abs(normal.dot(placement(rod.id).position - face)) < 1e-9);
    COMPARE_VEC(Vec3((placement(rod.id).orientation * Vec3::UnitY()).cwiseAbs()), Vec3(normal.cwiseAbs()));
    press(Qt::Key_W);
    moveTo(at(beside));
    QVERIFY(!tools_->banner().hint().contains("plane of"));
  }

  void rod_ofATypedLength_fromTheGround() {
    press(Qt::Key_1);
    press(Qt::Key_L);
    const Vec3 from(0.2, 0, 0.8), towards(0.2, 0, 1);
    moveTo(at(from));
    QTest::mouseClick(viewport_.get(), Qt::LeftButton, Qt::ShiftModifier, at(from));
    moveTo(at(towards));
    press(Qt::Key_3);
    auto* field = viewport_->findChild<TypedValue*>("rodLength");
    QVERIFY(field->isVisible());
    QTest::keyClicks(field, "33 mm");
    QTest::keyClick(field, Qt::Key_Return);
    const Element& rod = *newest(Category::body);
    QCOMPARE(rod.as<Rigid>().shapes.front().length, 0.333);
    const Element& hinge = *newest(Category::joint);
    QCOMPARE(body(hinge, "body1"), ground);
    COMPARE_VEC(marker(hinge, 1).position, from);
    press(Qt::Key_Escape);
    QCOMPARE(tools_->mode(), Mode::select);
  }

  void nothingIsMade_whileARunIsShown() {
    session_->controller.step();
    QTRY_COMPARE_WITH_TIMEOUT(session_->stage.source(), PoseSource::run, 10000);
    const int before = steps();
    press(Qt::Key_J);
    click(at(placement(tube_).position));
    press(Qt::Key_Return);
    QVERIFY(tools_->banner().hint().contains("Reset"));
    QCOMPARE(steps(), before);
    selection_->select(tube_);
    press(Qt::Key_G);
    QVERIFY(!tools_->gizmoTool().gizmo());
  }

  void gizmo_movesAlongAnArrow_snappedAndAsOneStep() {
    selection_->select(crate_);
    press(Qt::Key_G);
    QVERIFY(tools_->moveAction()->isChecked());
    const Vec3 start = placement(crate_).position;
    const Quat turned = placement(crate_).orientation;
    const int before = steps();
    const QPoint from = onArrow(0);
    moveTo(from);
    test::screenshot(*viewport_, "placing-gizmo-move");
    drag(from, at(start + 70 * viewport_->camera().projection().pixelAt(start) * Vec3::UnitX() + Vec3(0.273, 0, 0)));
    QCOMPARE(steps(), before + 1);
    const Vec3 moved = placement(crate_).position - start;
    const double step = moveStep(viewport_->camera().projection().pixelAt(start), false);
    QVERIFY2(std::abs(moved.x() - 0.273) <= step, qPrintable(where(moved)));
    QVERIFY(std::abs(std::remainder(moved.x(), step)) < 1e-12);
    QVERIFY(moved.x() > 0 && moved.tail<2>().isZero());
    QVERIFY(placement(crate_).orientation.angularDistance(turned) == 0);
    document_->history().undo();
    COMPARE_VEC(placement(crate_).position, start);
    // Without snapping: to where the mouse is, within a pixel.
    drag(onArrow(2), at(start + 70 * viewport_->camera().projection().pixelAt(start) * Vec3::UnitZ() + Vec3(0, 0, 0.1)),
         Qt::ControlModifier);
    QVERIFY(std::abs(placement(crate_).position.z() - start.z() - 0.1) <
            2 * viewport_->camera().projection().pixelAt(start));
  }

  void gizmo_takesATypedValueDuringADrag() {
    selection_->select(crate_);
    press(Qt::Key_G);
    const Vec3 start = placement(crate_).position;
    const QPoint from = onArrow(0);
    QTest::mousePress(viewport_.get(), Qt::LeftButton, {}, from);
    moveTo(from + QPoint(20, 5), Qt::LeftButton);
    press(Qt::Key_2);
    auto* field = viewport_->findChild<TypedValue*>("typedValue");
    QVERIFY(field->isVisible());
    QTest::keyClicks(field, "50 mm");
    test::screenshot(*viewport_, "placing-gizmo-typed");
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, {}, from + QPoint(20, 5));
    QTest::keyClick(field, Qt::Key_Return);
    COMPARE_VEC(placement(crate_).position, start + Vec3(0.25, 0, 0));
    QVERIFY(!field->isVisible());
    // A click on a handle opens the field at once; Esc gives up.
    QTest::mouseClick(viewport_.get(), Qt::LeftButton, {}, onArrow(1));
    QVERIFY(field->isVisible());
    QTest::keyClicks(field, "3");
    QTest::keyClick(field, Qt::Key_Escape);
    COMPARE_VEC(placement(crate_).position, start + Vec3(0.25, 0, 0));
  }

  void gizmo_turnsAboutARing_inTheBodysOwnAxes() {
    selection_->select(crate_);
    press(Qt::Key_R);
    press(Qt::Key_X);
    QVERIFY(tools_->gizmoTool().hasBodyAxes());
    const Frame start = placement(crate_);
    const Gizmo g = tools_->gizmoTool().gizmo().value();
    const std::vector<Vec3> ring = g.ring(2, viewport_->camera().projection());
    drag(at(ring[10]), at(ring[20]));
    const Quat turn = start.orientation.conjugate() * placement(crate_).orientation;
    const Eigen::AngleAxisd about(turn);
    const double step = 10 * std::numbers::pi / 180;
    QVERIFY(about.angle() > step / 2);
    QVERIFY(std::abs(std::remainder(about.angle(), step)) < 1e-9);
    COMPARE_VEC(Vec3(about.axis().cwiseAbs()), Vec3(0, 0, 1));
    COMPARE_VEC(placement(crate_).position, start.position);
    test::screenshot(*viewport_, "placing-gizmo-turn");
  }

  /// Every drag of a body, with one before it in the model that is not there.
  void withADisabledBody_dragsMoveWhatIsUnderThem() {
    const ElementId box = addBody("box", "rigid", {.kind = Shape::Kind::box, .size = {0.2, 0.2, 0.2}},
                                  {Vec3(-0.5, 0, 0.5), Quat::Identity()});
    QVERIFY(document_->submit({SetEnabled{crate_, false}}, "disable"));
    const Vec3 crate = placement(crate_).position, tube = placement(tube_).position, start = placement(box).position;
    const int before = steps();
    drag(at(tube), at(tube + Vec3(0, 0, 0.2)), Qt::ControlModifier);
    QCOMPARE(steps(), before + 1);
    // Held at its surface, it turns a little.
    QVERIFY2(std::abs(placement(tube_).position.z() - tube.z() - 0.2) < 0.05,
             qPrintable(where(placement(tube_).position)));
    COMPARE_VEC(placement(box).position, start);
    COMPARE_VEC(placement(crate_).position, crate);
    COMPARE_VEC(viewport_->shown().scene().placementOf(tube_)->position, placement(tube_).position);
    document_->history().undo();
    COMPARE_VEC(placement(tube_).position, tube);
    selection_->select(box);
    press(Qt::Key_G);
    const Vec3 arrow = 70 * viewport_->camera().projection().pixelAt(start) * Vec3::UnitZ();
    drag(onArrow(2), at(start + arrow + Vec3(0, 0, 0.1)), Qt::ControlModifier);
    QVERIFY((placement(box).position - start - Vec3(0, 0, 0.1)).norm() < 0.02);
    COMPARE_VEC(placement(tube_).position, tube);
    COMPARE_VEC(placement(crate_).position, crate);
    // What is not there can be neither moved nor taken hold of.
    selection_->select(crate_);
    QVERIFY(!tools_->gizmoTool().gizmo());
    press(Qt::Key_Escape);
    const int after = steps();
    drag(at(crate), at(crate + Vec3(0, 0, 0.2)), Qt::ControlModifier);
    QCOMPARE(steps(), after);
  }

  void escapeDuringADrag_leavesEverythingAsItWas() {
    selection_->select(crate_);
    press(Qt::Key_G);
    const int before = steps();
    const Vec3 start = placement(crate_).position;
    const QPoint from = onArrow(0);
    QTest::mousePress(viewport_.get(), Qt::LeftButton, {}, from);
    moveTo(from + QPoint(80, 20), Qt::LeftButton);
    QVERIFY((viewport_->shown().scene().poses()[0].position - start).norm() > 0.01);
    press(Qt::Key_Escape);
    COMPARE_VEC(viewport_->shown().scene().poses()[0].position, start);
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, {}, from + QPoint(80, 20));
    QCOMPARE(steps(), before);
    QCOMPARE(tools_->mode(), Mode::move);
  }

  void aPivotedBody_movesWithItsPivot() {
    const TypeInfo* info = catalog().find(Category::body, "pivoted");
    Element top{.id = {900}, .name = "top", .type = info, .params = info->defaults};
    info->find("com")->set(top.params, Vec3(0, 0, 0.5));
    const Frame to{Vec3(1, 2, 3), Quat(Eigen::AngleAxisd(1.1, Vec3(1, 2, 2) / 3))};
    for (const Edit& edit : placeBody(top, to)) {
      const auto& set = std::get<SetField>(edit.what);
      info->find(set.key)->set(top.params, set.value);
    }
    COMPARE_VEC(initialPlacement(top).position, to.position);
    QVERIFY(initialPlacement(top).orientation.angularDistance(to.orientation) < 1e-7);
    QVERIFY(placeBody(top, initialPlacement(top)).empty());
  }

  void measuring_showsAndCopiesDistanceAndAngle() {
    press(Qt::Key_M);
    const Vec3 centre = placement(tube_).position;
    const Vec3 corner = placement(crate_).position + placement(crate_).orientation * Vec3(0.2, -0.1, 0.15);
    click(at(corner));
    click(at(centre));
    const QString text = tools_->measureTool().text();
    QVERIFY2(text.startsWith(QString::number((centre - corner).norm(), 'g', 6) + " m"), qPrintable(text));
    test::screenshot(*viewport_, "placing-measure");
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), text);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    QCOMPARE(tools_->mode(), Mode::select);
  }

  void tools_leaveTheCameraToTheMouse() {
    press(Qt::Key_M);
    const Vec3 eye = viewport_->camera().projection().camera.eye;
    drag({80, 400}, {260, 420});
    QVERIFY((viewport_->camera().projection().camera.eye - eye).norm() > 0.1);
    press(Qt::Key_Escape);
  }

  void inTheDark() {
    applyTheme(*qApp, ThemeChoice::dark);
    viewport_->shown().setOptions({.dark = true});
    selection_->select(crate_);
    press(Qt::Key_R);
    test::screenshot(*viewport_, "placing-gizmo-dark");
    press(Qt::Key_M);
    click(at(placement(tube_).position + Vec3(0.0, 0, 0.15)));
    moveTo(at(placement(crate_).position + placement(crate_).orientation * Vec3(0.1, -0.1, 0.06)));
    QVERIFY(!tools_->measureTool().text().isEmpty());
    test::screenshot(*viewport_, "placing-measure-dark");
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  gyre::ui::initResources();
  TestPlacing test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_placing.moc"

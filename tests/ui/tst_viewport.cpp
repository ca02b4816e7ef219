// The viewport driven by real mouse and key events: camera, picking, poses, pictures, and the cost of a frame.

#include "catalog/catalog.h"
#include "io/model_file.h"
#include "scene/scene_from_model.h"
#include "viewport/body_parts.h"
#include "viewport/part_extent.h"
#include "viewport/ray_cast.h"
#include "viewport/scene_picture.h"
#include "viewport/viewport_pictures.h"

#include <vtkCamera.h>

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <numbers>

using namespace gyre;
using namespace gyre::ui;

namespace {

constexpr ElementId crate{20}, ball{21}, pin{40}, spring{41};

Quat about(const Vec3& axis, double angle) { return Quat(Eigen::AngleAxisd(angle, axis.normalized())); }

/// A crate on a ball joint and a ball on a spring.
SceneDescription smallScene() {
  SceneDescription scene;
  scene.bodies.push_back({.id = crate,
                          .element = crate,
                          .name = "crate",
                          .shapes = {{.kind = Shape::Kind::box, .size = {0.6, 0.3, 0.2}}},
                          .color = bodyColor(0),
                          .initial = {Vec3(0.6, 0, 1), Quat::Identity()}});
  scene.bodies.push_back({.id = ball,
                          .element = ball,
                          .name = "ball",
                          .shapes = {{.kind = Shape::Kind::sphere, .radius = 0.15}},
                          .color = bodyColor(1),
                          .initial = {Vec3(-0.5, 0, 0.5), Quat::Identity()}});
  scene.links.push_back({.id = pin,
                         .name = "pin",
                         .glyph = Glyph::ball,
                         .ends = {{ground, {Vec3(0, 0, 1), {}}}, {crate, {Vec3(-0.6, 0, 0), {}}}}});
  scene.links.push_back({.id = spring,
                         .name = "spring",
                         .glyph = Glyph::spring,
                         .ends = {{ground, {Vec3(-0.5, 0, 1.4), {}}}, {ball, {Vec3(0, 0, 0.15), {}}}}});
  for (SceneLink& link : scene.links)
    for (Attachment& end : link.ends) end.frame.orientation = Quat::Identity();
  return scene;
}

/// Rods in a row, each hinged to the one before by a ball joint.
SceneDescription chain(int count) {
  SceneDescription scene;
  for (int i = 0; i < count; ++i) {
    const ElementId id{100 + static_cast<std::uint32_t>(i)};
    scene.bodies.push_back({.id = id,
                            .element = id,
                            .name = "rod " + std::to_string(i + 1),
                            .shapes = {{.kind = Shape::Kind::capsule, .radius = 0.05, .length = 0.8}},
                            .color = bodyColor(i),
                            .initial = {Vec3(i + 0.5, 0, 0), about(Vec3::UnitY(), std::numbers::pi / 2)}});
    const ElementId before = i == 0 ? ground : scene.bodies[static_cast<std::size_t>(i - 1)].id;
    const Frame end{i == 0 ? Vec3(Vec3::Zero()) : Vec3(0, 0, 0.5), Quat::Identity()};
    scene.links.push_back({.id = {1000 + static_cast<std::uint32_t>(i)},
                           .name = "joint " + std::to_string(i + 1),
                           .glyph = Glyph::ball,
                           .ends = {{before, end}, {id, {Vec3(0, 0, -0.5), Quat::Identity()}}}});
  }
  return scene;
}

/// A chain hanging in an arc that swings with time.
std::vector<BodyPose> swinging(int count, double t) {
  std::vector<BodyPose> poses;
  Vec3 end = Vec3::Zero();
  for (int i = 0; i < count; ++i) {
    const double angle = std::numbers::pi / 2 + std::sin(t + 0.02 * i) * (1.2 - 2.4 * i / count);
    const Quat turn = about(Vec3::UnitY(), angle);
    const Vec3 half = turn * Vec3(0, 0, 0.5);
    poses.push_back({ElementId{100U + static_cast<unsigned>(i)}, end + half, turn});
    end += 2 * half;
  }
  return poses;
}

Vec3 eyeOf(const Viewport& viewport) { return CameraFrame::of(viewport.camera().vtk()).eye; }

void drag(QWidget* widget, Qt::MouseButton button, QPoint from, QPoint to) {
  QTest::mousePress(widget, button, {}, from);
  for (int i = 1; i <= 5; ++i) {
    const QPoint p = from + (to - from) * i / 5;
    QMouseEvent move(QEvent::MouseMove, p, widget->mapToGlobal(p), Qt::NoButton, button, Qt::NoModifier);
    QApplication::sendEvent(widget, &move);
  }
  QTest::mouseRelease(widget, button, {}, to);
}

void wheel(QWidget* widget, QPoint at, int delta) {
  QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                    false);
  QApplication::sendEvent(widget, &event);
}

int colorsOf(const QImage& image) {
  QSet<QRgb> colors;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) colors.insert(image.pixel(x, y));
  return static_cast<int>(colors.size());
}

int differingPixels(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y);
  return count;
}

/// Saves what was seen where GYRE_TEST_PICTURES says; for people.
void keep(const QImage& image, const QString& name) {
  const QString folder = qEnvironmentVariable("GYRE_TEST_PICTURES");
  if (!folder.isEmpty()) image.save(folder + "/" + name + ".png");
}

}  // namespace

class TestViewport : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }  // cameras turn at once
  void init() {
    viewport_ = std::make_unique<Viewport>();
    viewport_->resize(900, 600);
    viewport_->setScene(smallScene());
    viewport_->show();
    QVERIFY(QTest::qWaitForWindowExposed(viewport_.get()));
  }
  void cleanup() { viewport_.reset(); }

  void ray_meetsEveryShapeOnItsSurface_data() {
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < 6; ++kind) QTest::addRow("%d", kind) << kind;
  }
  void ray_meetsEveryShapeOnItsSurface() {
    QFETCH(int, kind);
    Shape shape{.kind = static_cast<Shape::Kind>(kind), .size = {0.3, 0.2, 0.4}, .radius = 0.2, .length = 0.5};
    shape.placement = {Vec3(0.1, -0.2, 0.3), about(Vec3(1, 2, 3), 0.7)};
    const Part part = shapePart(shape, {}, {Vec3(1, 2, 3), about(Vec3(0, 1, 1), 1.1)}, 0, crate);
    const Vec3 center = part.frame.position;
    for (int i = 0; i < 200; ++i) {
      const Vec3 from = center + 3 * Vec3(std::sin(i), std::cos(2.3 * i), std::sin(1.7 * i + 1));
      const Vec3 direction = (center - from).normalized();
      const std::optional<double> t = intersect({from, direction}, part);
      QVERIFY(t.has_value());
      const Vec3 hit = from + *t * direction;
      // On the surface: inside the bounding box, and no further out than the support allows.
      QVERIFY(*t > 0 && *t < (center - from).norm());
      QVERIFY(bounds({&part, 1}).exteriorDistance(hit) < 1e-9);
      QVERIFY(-direction.dot(hit) <= support(part, -direction) + 1e-9);
      QVERIFY(!intersect({from, -direction}, part));
    }
  }

  void leftDrag_orbitsAndKeepsTheDistance() {
    const Vec3 before = eyeOf(*viewport_);
    drag(viewport_.get(), Qt::LeftButton, {40, 40}, {240, 100});
    const Vec3 after = eyeOf(*viewport_);
    QVERIFY((after - before).norm() > 0.1);
    // The pivot is the middle of the scene when nothing is under the cursor; up stays up.
    QVERIFY(CameraFrame::of(viewport_->camera().vtk()).right.dot(Vec3::UnitZ()) < 1e-9);
  }

  void leftDrag_onABody_keepsThePointUnderTheCursor() {
    const QPointF on = seenAt(Vec3(0.6, 0, 1));
    Ray ray = rayThrough(viewport_->camera().vtk(), 2 * on.x() / 900 - 1, 1 - 2 * on.y() / 600, 1.5);
    const Part part = shapePart(smallScene().bodies[0].shapes[0], {}, smallScene().bodies[0].initial, 0, crate);
    const Vec3 pivot = ray.at(intersect(ray, part).value());
    const double distance = (eyeOf(*viewport_) - pivot).norm();
    drag(viewport_.get(), Qt::LeftButton, on.toPoint(), on.toPoint() + QPoint(120, 40));
    QVERIFY(std::abs((eyeOf(*viewport_) - pivot).norm() - distance) < 0.02 * distance);
    QVERIFY((seenAt(pivot) - on).manhattanLength() < 3);
  }

  void middleDrag_movesWhatIsUnderTheCursorAlong() {
    const QPointF before = seenAt(Vec3(0.6, -0.15, 1));
    drag(viewport_.get(), Qt::MiddleButton, before.toPoint(), before.toPoint() + QPoint(60, 40));
    const QPointF after = seenAt(Vec3(0.6, -0.15, 1));
    QVERIFY((after - before - QPointF(60, 40)).manhattanLength() < 6);
  }

  void wheel_zoomsToTheCursor() {
    const QPointF before = seenAt(Vec3(-0.5, 0, 0.5));
    const double distance = (eyeOf(*viewport_) - Vec3(-0.5, 0, 0.5)).norm();
    wheel(viewport_.get(), before.toPoint(), 240);
    QVERIFY((eyeOf(*viewport_) - Vec3(-0.5, 0, 0.5)).norm() < 0.9 * distance);
    QVERIFY((seenAt(Vec3(-0.5, 0, 0.5)) - before).manhattanLength() < 12);
  }

  void keys_giveStandardViewsAndProjection() {
    const auto forward = [this] { return CameraFrame::of(viewport_->camera().vtk()).forward; };
    QTest::keyClick(viewport_.get(), Qt::Key_1);
    QVERIFY((forward() - Vec3::UnitY()).norm() < 1e-9);
    QTest::keyClick(viewport_.get(), Qt::Key_3);
    QVERIFY((forward() + Vec3::UnitX()).norm() < 1e-9);
    QTest::keyClick(viewport_.get(), Qt::Key_7);
    QVERIFY((forward() + Vec3::UnitZ()).norm() < 1e-9);
    QVERIFY(!viewport_->camera().projection().parallel);
    QTest::keyClick(viewport_.get(), Qt::Key_5);
    QVERIFY(viewport_->camera().projection().parallel);
  }

  void fit_showsAllBodies() {
    for (const bool parallel : {false, true}) {
      viewport_->camera().setParallelProjection(parallel);
      for (const StandardView view : {StandardView::corner, StandardView::front, StandardView::top}) {
        viewport_->camera().standardView(view);
        wheel(viewport_.get(), {100, 100}, 960);
        QTest::keyClick(viewport_.get(), Qt::Key_F);
        const QRectF inside(viewport_->rect());
        for (const Vec3& corner : {Vec3(0.3, 0.15, 0.1), Vec3(-0.3, -0.15, -0.1), Vec3(0.3, -0.15, -0.1)})
          QVERIFY(inside.contains(seenAt(Vec3(0.6, 0, 1) + corner)));
        for (int i = 0; i < 3; ++i)
          for (const double side : {-0.15, 0.15})
            QVERIFY(inside.contains(seenAt(Vec3(-0.5, 0, 0.5) + side * Vec3::Unit(i))));
      }
    }
  }

  void click_picksBodyJointAndNothing() {
    QSignalSpy spy(&viewport_->input(), &ViewportInput::picked);
    const auto clickAt = [this](const Vec3& p) {
      QTest::mouseClick(viewport_.get(), Qt::LeftButton, {}, seenAt(p).toPoint());
    };
    clickAt({0.6, 0, 1});
    clickAt({0, 0, 1});
    clickAt({-0.5, 0, 0.5});
    clickAt({-0.5, 0, 1.0});
    QTest::mouseClick(viewport_.get(), Qt::LeftButton, {}, QPoint(5, 5));
    const std::vector<ElementId> expected = {crate, pin, ball, spring, ground};
    QCOMPARE(static_cast<std::size_t>(spy.count()), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
      QCOMPARE(spy.at(static_cast<int>(i)).at(0).value<ElementId>().value, expected[i].value);
    QVERIFY(viewport_->highlights().selection().empty());
  }

  void selection_isSeen() {
    const QImage before = viewport_->grab().toImage();
    viewport_->highlights().select(crate);
    const QImage halo = viewport_->grab().toImage();
    QVERIFY(differingPixels(before, halo) > 100);
    keep(halo, "selected_body");
    viewport_->highlights().select(spring);
    keep(viewport_->grab().toImage(), "selected_spring");
    viewport_->highlights().select(std::vector<ElementId>{});
    QCOMPARE(differingPixels(before, viewport_->grab().toImage()), 0);
  }

  void poses_moveThePicture() {
    const QImage before = viewport_->grab().toImage();
    const std::vector<BodyPose> poses = {{crate, Vec3(0.3, 0, 0.5), about(Vec3::UnitY(), 1)},
                                         {ball, Vec3(-0.5, 0, 0.2), Quat::Identity()}};
    viewport_->setPoses(poses);
    const QImage after = viewport_->grab().toImage();
    QVERIFY(differingPixels(before, after) > 1000);
    QCOMPARE(viewport_->picking().elementAt(seenAt(Vec3(-0.5, 0, 0.2))).value, ball.value);
    viewport_->resetPoses();
    const QImage again = viewport_->grab().toImage();
    QCOMPARE(differingPixels(before, again), 0);
  }

  void triads_areSeenWhenOn() {
    const QImage without = viewport_->grab().toImage();
    viewport_->shown().setOptions({.triads = true});
    QVERIFY(differingPixels(viewport_->grab().toImage(), without) > 100);
    viewport_->shown().setOptions({.triads = true, .dark = true});
    keep(viewport_->grab().toImage(), "triads_dark");
  }

  void redrawsOnlyOnChanges() {
    QTest::qWait(100);
    const int frames = viewport_->framesDrawn();
    QTest::mouseMove(viewport_.get(), {300, 300});
    QTest::qWait(200);
    QCOMPARE(viewport_->framesDrawn(), frames);
    // Painted again, when a menu over it has closed, it shows the picture it has.
    viewport_->repaint();
    QCOMPARE(viewport_->framesDrawn(), frames);
    viewport_->highlights().select(crate);
    QTRY_VERIFY(viewport_->framesDrawn() > frames);
  }

  void pictures_needNoWindowAndDisturbNone() {
    const QImage before = viewport_->grab().toImage();
    QElapsedTimer clock;
    clock.start();
    const QImage light = renderScene(smallScene(), {480, 320}, false);
    qInfo("picture of 480 x 320 in %lld ms", clock.elapsed());
    QCOMPARE(light.size(), QSize(480, 320));
    QVERIFY(colorsOf(light) > 300);
    // It fills the picture: background all around.
    for (const QPoint& corner : {QPoint(0, 0), QPoint(479, 0), QPoint(479, 319), QPoint(479, 160)})
      QVERIFY(light.pixelColor(corner).lightness() > 180);
    const QImage dark = renderScene(smallScene(), {480, 320}, true);
    QVERIFY(colorsOf(dark) > 300);
    keep(light, "picture_light");
    keep(dark, "picture_dark");
    QCOMPARE(renderImage(*viewport_, {640, 480}).size(), QSize(640, 480));
    QCOMPARE(differingPixels(before, viewport_->grab().toImage()), 0);
  }

  void everyGlyph_isDrawnAndPicked_data() {
    QTest::addColumn<int>("glyph");
    for (int glyph = static_cast<int>(Glyph::ball); glyph <= static_cast<int>(Glyph::point); ++glyph)
      QTest::addRow("%d", glyph) << glyph;
  }
  void everyGlyph_isDrawnAndPicked() {
    QFETCH(int, glyph);
    SceneDescription scene = smallScene();
    scene.links.resize(1);
    SceneLink& link = scene.links.front();
    link.glyph = static_cast<Glyph>(glyph);
    link.direction = Vec3(0, -1, 0);
    const bool arrow = link.glyph == Glyph::forceArrow || link.glyph == Glyph::torqueArrow;
    const bool apart = link.glyph == Glyph::rod || link.glyph == Glyph::crossedRod || link.glyph == Glyph::hingedRod ||
                       link.glyph == Glyph::spring || link.glyph == Glyph::beam || link.glyph == Glyph::actuator ||
                       link.glyph == Glyph::coupler;
    Vec3 at(0, 0, 1);
    if (link.glyph == Glyph::forceArrow) at = {0.7, -0.25, 1};
    if (link.glyph == Glyph::torqueArrow) at = {0.7, -0.15, 1.2};
    if (arrow) link.ends = {{crate, {Vec3(0.1, -0.15, 0), Quat::Identity()}}};
    if (apart) link.ends[0].frame.position.x() = -0.6;
    if (apart) at.x() = -0.3;
    viewport_->setScene(scene);
    const QImage with = viewport_->grab().toImage();
    viewport_->shown().setOptions({.glyphs = false});
    QVERIFY(differingPixels(with, viewport_->grab().toImage()) > 50);
    viewport_->shown().setOptions({});
    keep(with, QString("glyph_%1").arg(glyph));
    // Some stand beside their marker, or around it.
    const QPointF centre = seenAt(at);
    bool picked = false;
    for (int x = -120; x <= 120 && !picked; x += 4)
      for (int y = -120; y <= 120 && !picked; y += 4)
        picked = viewport_->picking().elementAt(centre + QPointF(x, y)) == pin;
    QVERIFY(picked);
  }

  void everyExample_givesAPicture() {
    for (const QFileInfo& file : QDir(GYRE_EXAMPLES_DIR).entryInfoList({"*.gyre"})) {
      const auto model = readModel(file.filePath().toStdString(), catalog());
      QVERIFY2(model.has_value(), qPrintable(file.fileName()));
      const QImage picture = renderScene(sceneFromModel(*model), {480, 320}, false);
      QVERIFY2(colorsOf(picture) > 100, qPrintable(file.fileName()));
      keep(picture, file.baseName());
    }
  }

  void lens_seesWhatIsInThePicture() {
    vtkCamera* camera = viewport_->camera().vtk();
    for (const bool parallel : {false, true}) {
      setParallel(camera, parallel);
      const Lens lens = Lens::of(camera, viewport_->width(), viewport_->height());
      const Projection view = viewport_->camera().projection();
      int seen = 0, unseen = 0;
      for (int i = 0; i < 2000; ++i) {
        const Vec3 point = 3 * Vec3::Random();
        const bool ahead = (point - lens.eye).dot(lens.forward) > 0;
        const bool inside = ahead && QRectF(viewport_->rect()).contains(view.toWidget(point));
        QCOMPARE(lens.sees(point, 0), inside || (parallel && lens.sees(point, 0)));
        // A ball is seen from as far outside as its own radius.
        const Vec3 beside = point + 0.5 * Vec3::Random().normalized();
        if (inside) QVERIFY(lens.sees(beside, 0.5 + 1e-9));
        ++(inside ? seen : unseen);
      }
      QVERIFY(seen > 100 && unseen > 100);
    }
  }

  /// Only three faces of a box are drawn. A parallel projection shows sum(A_i |n_i . d|) of it, from whichever side.
  void box_isWholeFromEverySide() {
    SceneDescription scene = smallScene();
    scene.gravity.setZero();
    scene.bodies.resize(1);
    scene.links.clear();
    const Vec3 size(0.6, 0.3, 0.2), faces(0.06, 0.12, 0.18);
    const Quat turn = about(Vec3(1, 2, 3), 0.7);
    scene.bodies[0].initial = {Vec3::Zero(), turn};
    for (int octant = 0; octant < 8; ++octant) {
      viewport_->setScene(scene);
      viewport_->camera().setParallelProjection(true);
      const Vec3 local = Vec3(octant & 1 ? -0.5 : 0.5, octant & 2 ? -0.6 : 0.6, octant & 4 ? -0.7 : 0.7).normalized();
      const Vec3 forward = -(turn * local), right = forward.unitOrthogonal();
      CameraFrame{
          .eye = -5 * forward, .focus = Vec3::Zero(), .right = right, .up = right.cross(forward), .forward = forward}
          .applyTo(viewport_->camera().vtk());
      viewport_->camera().vtk()->SetParallelScale(0.4);  // the diagonal is 0.7 m
      const double pixel = viewport_->camera().projection().pixelAt(Vec3::Zero());
      const QImage shown = viewport_->grabFramebuffer();
      viewport_->setPoses(std::vector<BodyPose>{{crate, Vec3(100 * right), turn}});
      const double seen = differingPixels(shown, viewport_->grabFramebuffer());
      // Smooth outlines and the lines along the edges are a pixel wider on either side.
      const double outline = 2 * size.sum() / pixel;
      QVERIFY2(std::abs(seen - faces.dot(local.cwiseAbs()) / (pixel * pixel)) < 2 * outline,
               qPrintable(QString::number(octant)));
      QVERIFY(seen > 20 * outline);
    }
  }

  /// Boxes are merged into one mesh, each with a face of its colour where it should be; what is taken away is gone.
  void manyParts_areOneCall() {
    SceneDescription scene = chain(400);
    for (SceneBody& body : scene.bodies) body.shapes = {{.kind = Shape::Kind::box, .size = {0.1, 0.1, 0.8}}};
    scene.links.clear();
    viewport_->setScene(scene);
    const QImage all = viewport_->grabFramebuffer();
    QVERIFY2(viewport_->batchesDrawn() <= 3, qPrintable(QString::number(viewport_->batchesDrawn())));
    scene.bodies.resize(3);
    viewport_->setScene(scene);
    const auto showTheirColors = [&] {
      for (const SceneBody& body : scene.bodies) {
        const QPoint at = seenAt(body.initial.position).toPoint();
        const QColor seen = viewport_->grabFramebuffer().pixelColor(at);
        QVERIFY(std::abs(seen.hslHue() - toQColor(body.color).hslHue()) < 12);
      }
    };
    showTheirColors();
    QVERIFY(differingPixels(all, viewport_->grabFramebuffer()) > 1000);
    std::swap(scene.bodies[0].color, scene.bodies[2].color);
    viewport_->updateScene(scene);
    showTheirColors();
  }

  void bodiesAddedOneByOne_areSeen() {
    SceneDescription scene = chain(20);
    for (SceneBody& body : scene.bodies) body.shapes = {{.kind = Shape::Kind::box, .size = {0.5, 0.5, 0.8}}};
    scene.links.clear();
    const std::vector<SceneBody> all = std::exchange(scene.bodies, {});
    for (const SceneBody& body : all) {
      scene.bodies.push_back(body);
      viewport_->setScene(scene);
      const QColor seen = viewport_->grabFramebuffer().pixelColor(seenAt(body.initial.position).toPoint());
      QVERIFY2(std::abs(seen.hslHue() - toQColor(body.color).hslHue()) < 12,
               qPrintable(QString::fromStdString(body.name) + ": " + seen.name()));
    }
  }

  void longChain_isPickableAndFast() {
    constexpr int count = 200;
    viewport_->resize(1400, 800);
    viewport_->setScene(chain(count));
    viewport_->setPoses(swinging(count, 0.3));
    viewport_->camera().fit();
    const std::vector<BodyPose> poses = swinging(count, 0.3);
    for (const std::size_t i : {std::size_t{3}, std::size_t{120}, std::size_t{199}})
      QCOMPARE(viewport_->picking().elementAt(seenAt(poses[i].position)).value, 100U + static_cast<unsigned>(i));
    keep(viewport_->grab().toImage(), "chain");

    double total = 0, slowest = 0;
    constexpr int frames = 40;
    for (int i = 0; i < frames; ++i) {
      viewport_->setPoses(swinging(count, 0.05 * i));
      viewport_->repaint();
      total += viewport_->lastFrameSeconds();
      slowest = std::max(slowest, viewport_->lastFrameSeconds());
    }
    qInfo("%d rods and ball joints at 1400 x 800: %.1f frames/s, slowest frame %.1f ms", count, frames / total,
          1e3 * slowest);
  }

 private:
  QPointF seenAt(const Vec3& point) const { return viewport_->camera().projection().toWidget(point); }

  std::unique_ptr<Viewport> viewport_;
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  TestViewport test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_viewport.moc"

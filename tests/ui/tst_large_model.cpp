// The window with 2,000 bodies on as many joints: every gesture does what it does with two, and says what it costs.

#include "bodies/body.h"
#include "event_times.h"
#include "io/model_file.h"
#include "scene/scene_from_model.h"
#include "screenshot.h"
#include "shell/main_window.h"
#include "support/cpu_times.h"
#include "support/model_builder.h"
#include "theme/theme.h"
#include "ui_session.h"
#include "vtk/freed_memory.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <numbers>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

namespace {

constexpr int columns = 50, rows = 40;

/// A field of pendulums, each on a hinge of its own.
Model pendulums() {
  ModelBuilder b;
  const Quat alongY(Eigen::AngleAxisd(-std::numbers::pi / 2, Vec3::UnitX()));
  for (int i = 0; i < columns * rows; ++i) {
    const Vec3 hinge(0.5 * (i % columns), 0.5 * static_cast<double>(i / columns), 1);
    const Shape rod{.kind = Shape::Kind::box, .size = {0.06, 0.06, 0.4}};
    const ElementId body = b.body("rigid", "rod " + std::to_string(i),
                                  {{"mass", 1.0},
                                   {"inertia", diagonal(0.02, 0.02, 0.001)},
                                   {"position", Vec3(hinge - Vec3(0, 0, 0.2))},
                                   {"shapes", Shapes{rod}}});
    b.joint("revolute", "hinge " + std::to_string(i),
            {{"body1", ground}, {"frame1", at(hinge, alongY)}, {"body2", body}, {"frame2", at({0, 0, 0.2}, alongY)}});
  }
  return b.model();
}

std::vector<BodyPose> swung(const SceneDescription& scene, double angle) {
  std::vector<BodyPose> poses;
  for (const SceneBody& body : scene.bodies) {
    const Quat turn(Eigen::AngleAxisd(angle, Vec3::UnitY()));
    const Vec3 hinge = body.initial.position + Vec3(0, 0, 0.2);
    poses.push_back({body.id, hinge + turn * Vec3(0, 0, -0.2), turn});
  }
  return poses;
}

/// Runs something, with all that follows from it in the event loop, and says how long it took.
template <class Gesture>
double timed(const char* what, Gesture&& gesture) {
  QElapsedTimer clock;
  clock.start();
  gesture();
  const double acted = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
  QApplication::processEvents();
  const double all = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
  qInfo("%-32s %7.1f ms, with what follows %7.1f ms", what, acted, all);
  return all;
}

}  // namespace

class TestLargeModel : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  static TimedApplication& app() { return *static_cast<TimedApplication*>(qApp); }
  Viewport& view() { return test::part<Viewport>(*window_); }
  const Element* element(const char* name) { return window_->session().document.model().find(name); }
  QPoint at(const Element* body) {
    return view().camera().projection().toWidget(initialPlacement(*body).position).toPoint();
  }
  void moveTo(QPoint p, Qt::MouseButtons buttons = Qt::NoButton, Qt::KeyboardModifiers keys = {}) {
    QMouseEvent move(QEvent::MouseMove, p, view().mapToGlobal(p), Qt::NoButton, buttons, keys);
    QApplication::sendEvent(&view(), &move);
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, dir_.path());
    initResources();
    applyTheme(*qApp, ThemeChoice::light);
    const std::filesystem::path file = dir_.filePath("pendulums.gyre").toStdString();
    QVERIFY(writeModel(pendulums(), file).has_value());
    window_ = std::make_unique<MainWindow>(std::make_shared<Session>(catalog()));
    window_->resize(1600, 1000);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    timed("open", [&] { QVERIFY(window_->openFile(QString::fromStdString(file.string()))); });
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().controller.current().recording(), 60000);
    QTest::qWait(300);
  }
  void cleanupTestCase() { window_.reset(); }

  void gestures() {
    const Element* rod = element("rod 1020");
    for (const char* name : {"rod 1020", "rod 7"}) {
      const Element* body = element(name);
      timed("pick in the viewport", [&] { QTest::mouseClick(&view(), Qt::LeftButton, {}, at(body)); });
      QVERIFY(window_->session().selection.element() == body->id);
    }
    timed("select elsewhere", [&] { window_->session().selection.select(rod->id); });
    QCOMPARE(view().highlights().selection(), std::vector{rod->id});
    QTreeView* tree = test::part<ModelTree>(*window_).view();
    timed("next row of the tree", [&] { QTest::keyClick(tree, Qt::Key_Down); });
    window_->session().selection.select(rod->id);
    const Vec3 x = initialPlacement(*rod).position;
    timed("edit a position", [&] {
      QVERIFY(window_->session().document.submit({SetField{rod->id, "position", Vec3(x + Vec3(0, 0, 1e-9))}}, "move"));
    });
    timed("undo", [&] { window_->session().document.history().undo(); });
    QCOMPARE(initialPlacement(*element("rod 1020")).position, x);
    QTRY_VERIFY_WITH_TIMEOUT(!window_->session().controller.isCompiling(), 60000);
    timed("orbit by a pixel", [&] {
      QTest::mousePress(&view(), Qt::LeftButton, {}, {300, 300});
      moveTo({310, 300}, Qt::LeftButton);
      QTest::mouseRelease(&view(), Qt::LeftButton, {}, {310, 300});
    });
  }

  void tools() {
    const Element* rod = element("rod 1020");
    test::part<PlacingTools>(*window_).setMode(PlacingTools::Mode::measure);
    moveTo({320, 320});
    timed("highlight a feature", [&] { moveTo(at(rod)); });
    QVERIFY(!test::part<PlacingTools>(*window_).banner().hint().isEmpty());
    test::part<PlacingTools>(*window_).setMode(PlacingTools::Mode::select);
    window_->session().selection.select(rod->id);
    test::part<PlacingTools>(*window_).setMode(PlacingTools::Mode::move);
    const Gizmo g = test::part<PlacingTools>(*window_).gizmoTool().gizmo().value();
    const QPoint arrow = view()
                             .camera()
                             .projection()
                             .toWidget(g.center + 70 * view().camera().projection().pixelAt(g.center) * Vec3::UnitZ())
                             .toPoint();
    QTest::mousePress(&view(), Qt::LeftButton, {}, arrow);
    moveTo(arrow - QPoint(0, 10), Qt::LeftButton);
    timed("drag by the gizmo", [&] { moveTo(arrow - QPoint(0, 20), Qt::LeftButton); });
    QTest::keyClick(&view(), Qt::Key_Escape);
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, arrow - QPoint(0, 20));
    test::part<PlacingTools>(*window_).setMode(PlacingTools::Mode::select);
  }

  void grabbing() {
    const Element* rod = element("rod 1020");
    const QPoint from = at(rod);
    const Vec3 before = initialPlacement(*rod).position;
    app().reset();
    timed("press on a body", [&] { QTest::mousePress(&view(), Qt::LeftButton, Qt::ControlModifier, from); });
    timed("take hold of it", [&] { moveTo(from + QPoint(8, 0), Qt::LeftButton, Qt::ControlModifier); });
    for (int i = 0; i < 3; ++i)
      timed("drag it along", [&] { moveTo(from + QPoint(10 + 2 * i, 0), Qt::LeftButton, Qt::ControlModifier); });
    // A quick hand is followed while it rests: the body needs more steps than one frame has time for.
    const QPoint to = from + QPoint(40, 0);
    moveTo(to, Qt::LeftButton, Qt::ControlModifier);
    QTRY_VERIFY((view().shown().scene().poses()[1020].position - before).norm() > 0.1);
    timed("let go", [&] { QTest::mouseRelease(&view(), Qt::LeftButton, Qt::ControlModifier, to); });
    app().report("grabbing");
    const Vec3 after = initialPlacement(*element("rod 1020")).position;
    QVERIFY((after - before).norm() > 1e-3);
    // It has swung about its hinge, 0.2 m away, and nothing else has moved.
    const Vec3 hinge = before + Vec3(0, 0, 0.2);
    QVERIFY(std::abs((after - hinge).norm() - 0.2) < 1e-9);
    QVERIFY(initialPlacement(*element("rod 1019")).position == Vec3(9.5, 10, 0.8));
    window_->session().document.history().undo();
  }

  void frames() {
    QTRY_VERIFY_WITH_TIMEOUT(!window_->session().controller.isCompiling(), 60000);
    view().camera().fit();
    test::screenshot(*window_, "large-model");
    view().setPoses(swung(view().shown().scene().description(), 0.03));  // the first frames compile shaders
    QTest::qWait(300);
    double drawing = 0;
    constexpr int count = 20;
    const int before = view().framesDrawn();
    QElapsedTimer clock;
    clock.start();
    const CpuTimes cpu;
    for (int i = 0; i < count; ++i) {
      view().setPoses(swung(view().shown().scene().description(), 0.03 * i));
      while (view().framesDrawn() <= before + i) QApplication::processEvents();
      drawing += view().lastFrameSeconds();
    }
    const double total = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
    qInfo("%d pendulums at %d x %d: %.1f frames/s, %.1f ms each of which %.1f ms in the viewport", columns * rows,
          view().width(), view().height(), count / total, 1e3 * total / count, 1e3 * drawing / count);
    qInfo("processors: %.1f ms a frame in this thread, %.1f ms in all", 1e3 * cpu.ofThread() / count,
          1e3 * cpu.ofProcess() / count);
    test::screenshot(view(), "large-model-swung");
    QCOMPARE(view().picking().elementAt(
                 view().camera().projection().toWidget(view().shown().scene().poses()[1020].position)),
             element("rod 1020")->id);
    // All rods are one call, and so are all joints so far away.
    QVERIFY2(view().batchesDrawn() <= 16, qPrintable(QString::number(view().batchesDrawn())));
  }

  void running() {
    RunController& run = window_->session().controller;
    run.reset();
    QTRY_VERIFY_WITH_TIMEOUT(run.current().recording() && !run.isCompiling(), 60000);
    QTest::qWait(500);
    int scenes = 0;
    const auto counting = connect(&window_->session().stage, &Stage::sceneReplaced, this, [&] { ++scenes; });
    run.run();
    QTRY_VERIFY_WITH_TIMEOUT(run.progress().steps > 3, 60000);
    app().reset();
    const int frames = view().framesDrawn();
    const std::uint64_t steps = run.progress().steps;
    QElapsedTimer clock;
    clock.start();
    const CpuTimes cpu;
    QTest::qWait(4000);
    const double seconds = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
    const int drawn = std::max(1, view().framesDrawn() - frames);
    qInfo("processors: %.1f ms a frame in this thread, %.1f ms in all", 1e3 * cpu.ofThread() / drawn,
          1e3 * cpu.ofProcess() / drawn);
    qInfo("running: %.1f frames/s, %.1f steps/s, %.1f ms of a frame in the viewport",
          (view().framesDrawn() - frames) / seconds, static_cast<double>(run.progress().steps - steps) / seconds,
          1e3 * view().lastFrameSeconds());
    app().report("running");
    test::screenshot(*window_, "large-model-running");
    applyTheme(*qApp, ThemeChoice::dark);
    test::screenshot(*window_, "large-model-running-dark");
    applyTheme(*qApp, ThemeChoice::light);
    QVERIFY(view().framesDrawn() > frames);
    QCOMPARE(scenes, 0);  // nothing but poses
    run.pause();
    disconnect(counting);
  }
};

int main(int argc, char** argv) {
  ui::keepFreedMemory();
  useGyreSurfaceFormat();
  TimedApplication app(argc, argv);
  app.setOrganizationName("Gyre");
  app.setApplicationName("tst_large_model");
  TestLargeModel test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_large_model.moc"

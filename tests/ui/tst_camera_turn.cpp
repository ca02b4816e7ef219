// A camera on its way to another view: what the way is like, and how it begins, ends and is broken off in the window.

#include "lie/so3.h"
#include "ui_session.h"
#include "viewport/camera_turn.h"
#include "vtk/render_widget.h"

#include <vtkCamera.h>

#include <QProxyStyle>
#include <QTemporaryDir>
#include <QTest>

#include <numbers>

using namespace gyre;
using namespace gyre::ui;

namespace {

/// Things move, or do not.
class MovingStyle : public QProxyStyle {
 public:
  using QProxyStyle::QProxyStyle;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* data) const override {
    return hint == SH_Widget_Animation_Duration ? duration : QProxyStyle::styleHint(hint, option, widget, data);
  }
  static inline int duration = 0;
};

Vec3 forwardOf(const CameraPose& pose) { return (pose.focus - pose.eye).normalized(); }
double rollOf(const CameraPose& pose, const Vec3& vertical) {
  const Vec3 right = forwardOf(pose).cross(pose.up).normalized();
  return std::abs(right.dot(vertical));
}
CameraPose lookingFrom(const Vec3& direction, double distance, const Vec3& focus = Vec3::Zero()) {
  return {.eye = focus + distance * direction.normalized(), .focus = focus, .up = Vec3::UnitZ()};
}

}  // namespace

class tst_camera_turn : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> dir_;
  std::unique_ptr<MainWindow> window_;

  Viewport& viewport() const { return test::part<Viewport>(*window_); }
  SceneCamera& camera() const { return viewport().camera(); }
  CameraPose now() const { return CameraPose::of(camera().vtk()); }
  bool isFrom(const Vec3& direction) const { return forwardOf(now()).isApprox(-direction, 1e-9); }

 private slots:
  void initTestCase() {
    dir_ = std::make_unique<QTemporaryDir>();
    test::beginUi(dir_->path());
    QStandardPaths::setTestModeEnabled(false);  // in which nothing moves
    QApplication::setStyle(new MovingStyle("Fusion"));
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
  }
  void init() {
    MovingStyle::duration = 0;
    camera().standardView(StandardView::front);
  }
  void cleanupTestCase() { window_.reset(); }

  void way_keepsTheHorizonLevel_andGoesTheShorterWayRound() {
    const CameraTurn turn(lookingFrom({0, -1, 0.2}, 4), lookingFrom({1, 1, 0.8}, 9, {1, 0, 0}), Vec3::UnitZ());
    double before = 4;
    for (double share = 0; share <= 1; share += 0.05) {
      const CameraPose pose = turn.at(share);
      QVERIFY2(rollOf(pose, Vec3::UnitZ()) < 1e-12, qPrintable(QString::number(share)));
      const Vec3 from = -forwardOf(pose);
      QVERIFY(share == 0 || share > 0.95 || from.x() > 0);  // by the right, 135 degrees, not 225
      const double distance = (pose.eye - pose.focus).norm();
      QVERIFY(distance >= before * (1 - 1e-12));
      before = distance;
    }
    QVERIFY(std::abs((turn.at(0.5).eye - turn.at(0.5).focus).norm() - 6) < 1e-12);  // 4 and 9: by the same factor
    QCOMPARE(turn.at(1).eye, turn.goal().eye);
  }
  /// Independent of headings: a turn about the vertical alone is that of SO(3).
  void way_aboutTheVertical_isTheRotationAtConstantRate() {
    const CameraPose from = lookingFrom({0, -1, 0}, 2), to = lookingFrom({-1, 0, 0}, 2);
    const CameraTurn turn(from, to, Vec3::UnitZ());
    const Quat quarter = so3::expQuat(Vec3(0, 0, -std::numbers::pi / 2 * 0.25));
    QVERIFY(turn.at(0.25).eye.isApprox(quarter * from.eye, 1e-12));
  }
  void way_toTheTop_hasNoJumpAtItsEnd() {
    CameraPose top{.eye = Vec3(0, 0, 3), .focus = Vec3::Zero(), .up = Vec3::UnitY()};
    const CameraTurn turn(lookingFrom({0, -1, 0}, 3), top, Vec3::UnitZ());
    const CameraPose last = turn.at(1 - 1e-6);
    QVERIFY((last.eye - top.eye).norm() < 1e-4 && (last.up - top.up).norm() < 1e-4);
    const CameraTurn other(lookingFrom({0, -1, 0}, 3), lookingFrom({0, -1, 0.5}, 3), Vec3::UnitY());
    QVERIFY(std::isfinite(other.at(0.5).eye.norm()));  // the vertical lies in the picture
  }

  void withoutMovingThings_itIsThereAtOnce() {
    QTest::keyClick(&viewport(), Qt::Key_3);
    QVERIFY(isFrom(Vec3::UnitX()));
  }
  void withThem_itTurnsThere() {
    MovingStyle::duration = 200;
    QTest::keyClick(&viewport(), Qt::Key_3);
    QVERIFY(!isFrom(Vec3::UnitX()));
    QVERIFY((camera().pose().eye - camera().pose().focus).normalized().isApprox(Vec3::UnitX(), 1e-9));
    QTRY_VERIFY(isFrom(Vec3::UnitX()));
    QVERIFY(camera().isFitted());
  }
  void theMouse_takesItOver() {
    MovingStyle::duration = 200;
    QTest::keyClick(&viewport(), Qt::Key_3);
    QTest::qWait(60);
    const QPoint middle = viewport().rect().center();
    QTest::mousePress(&viewport(), Qt::LeftButton, {}, middle);
    for (int i = 1; i <= 4; ++i) QTest::mouseMove(&viewport(), middle + QPoint(0, 8 * i));
    QTest::mouseRelease(&viewport(), Qt::LeftButton, {}, middle + QPoint(0, 32));
    const CameraPose left = now();
    QTest::qWait(500);
    QVERIFY(now().eye.isApprox(left.eye) && !isFrom(Vec3::UnitX()));
  }
  void anotherView_meanwhile_beginsWhereItIs() {
    MovingStyle::duration = 200;
    QTest::keyClick(&viewport(), Qt::Key_3);
    QTest::qWait(80);
    QTest::keyClick(&viewport(), Qt::Key_7);
    QTRY_VERIFY(isFrom(Vec3::UnitZ()));
  }
  void aPresentedWindow_doesNotMove() {
    MovingStyle::duration = 200;
    window_->showFullScreen();
    QTRY_VERIFY(window_->isFullScreen());
    QTest::keyClick(&viewport(), Qt::Key_3);
    QVERIFY(isFrom(Vec3::UnitX()));
    window_->showNormal();
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_camera_turn test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_camera_turn.moc"

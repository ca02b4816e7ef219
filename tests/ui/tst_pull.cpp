// Ctrl+drag on a body while the model runs, in the whole window by real mouse and key events: the body follows, the
// run says that it was pulled, letting go and Escape end it, and where nothing can be pulled a plate says why.

#include "bodies/body.h"
#include "screenshot.h"
#include "shell/pull_tool.h"
#include "ui_session.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace gyre;
using namespace gyre::ui;

namespace {

const char* const kPendulum = R"({
  "gyre": 1, "gravity": [0, 0, -9.81],
  "bodies": [{"name": "bob", "type": "rigid", "mass": 2, "inertia": [0.02, 0.02, 0.02], "position": [0, 0, -0.6],
              "shapes": [{"type": "box", "size": [0.24, 0.24, 0.24]}]},
             {"name": "ball", "type": "particle", "mass": 1, "position": [0.8, 0, -0.6],
              "shapes": [{"type": "sphere", "radius": 0.1}]}],
  "joints": [{"name": "pin", "type": "spherical", "body1": "ground", "body2": "bob",
              "frame2": {"position": [0, 0, 0.6]}}],
  "forces": [{"name": "hook", "type": "cartesian_spring", "body": "ball", "anchor": [0.8, 0, -0.6],
              "stiffness": [40, 40, 40], "damping": [1, 1, 1]}],
  "simulation": {"integrator": "%1", "step": 0.002, "end_time": 600, "output_step": 0.01}
})";

}  // namespace

class tst_pull : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  Viewport& view() const { return test::part<Viewport>(*window_); }
  RunController& run() const { return window_->session().controller; }
  PullTool& tool() const { return test::part<PullTool>(*window_); }

  void open(const QString& integrator) {
    const QString path = dir_.filePath(integrator + ".gyre");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QString(kPendulum).arg(integrator).toUtf8());
    file.close();
    QVERIFY(window_->openFile(path));
    QTRY_VERIFY(run().current().facts());
    run().setSpeed(1);
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    view().camera().standardView(StandardView::front);
    view().setFocus();
  }
  void start() {
    press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(run().progress().steps > 10, 20000);
  }
  void press(Qt::Key key) { QTest::keyClick(&view(), key); }

  Vec3 place(std::size_t body) const { return view().shown().scene().poses()[body].position; }
  QPoint at(const Vec3& p) const { return view().camera().projection().toWidget(p).toPoint(); }
  void moveTo(QPoint p, Qt::MouseButtons buttons, Qt::KeyboardModifiers keys) {
    QMouseEvent move(QEvent::MouseMove, p, view().mapToGlobal(p), Qt::NoButton, buttons, keys);
    QApplication::sendEvent(&view(), &move);
  }
  void take(QPoint from, QPoint to, Qt::KeyboardModifiers keys = Qt::ControlModifier) {
    moveTo(from, Qt::NoButton, keys);
    QTest::mousePress(&view(), Qt::LeftButton, keys, from);
    for (int i = 1; i <= 5; ++i) moveTo(from + (to - from) * i / 5, Qt::LeftButton, keys);
  }
  void letGo(QPoint at) { QTest::mouseRelease(&view(), Qt::LeftButton, Qt::ControlModifier, at); }
  QStringList warnings() const {
    QStringList lines;
    for (const std::string& text : run().current().recording()->warnings()) lines << QString::fromStdString(text);
    return lines;
  }
  QString messages() const {
    QStringList lines;
    for (int i = 0; i < test::part<MessagesPanel>(*window_).count(); ++i)
      lines << test::part<MessagesPanel>(*window_).text(i);
    return lines.join('\n');
  }

 private slots:
  void initTestCase() {
    test::beginUi(dir_.path());
    window_ = test::openMainWindow({1440, 900});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void cleanupTestCase() { window_.reset(); }

  void body_followsTheMouseUntilItIsLetGo_data() {
    QTest::addColumn<QString>("integrator");
    for (const char* id : {"geom1", "bdf_ggl", "liemid_ea"}) QTest::newRow(id) << id;
  }
  void body_followsTheMouseUntilItIsLetGo() {
    QFETCH(QString, integrator);
    open(integrator);
    start();
    QVERIFY(warnings().isEmpty());
    const QPoint side = at(Vec3(0.6, 0, -0.35));
    take(at(place(0)), side);
    QVERIFY(tool().holds());
    QVERIFY(tool().draws());
    // 2 kg are held up aside: by some of their weight.
    QTRY_VERIFY_WITH_TIMEOUT(run().progress().pullForce > 2 && place(0).x() > 0.25, 20000);
    QTRY_COMPARE(warnings().size(), 1);
    test::screenshot(*window_, "pull-" + integrator);
    letGo(side);
    QVERIFY(!tool().holds());
    QTRY_COMPARE(run().progress().pullForce, 0.0);
    QTRY_VERIFY(messages().contains("pulled by hand from t = "));
    QVERIFY(warnings()[0].contains("body 'bob', at most "));
    QTRY_VERIFY(window_->findChild<StatusLine*>()->stateText().contains("pulled by hand"));
    QCOMPARE(test::part<RunStatistics>(*window_).valueOf("Pulls by hand"), "1");
    // It swings back by itself, and through.
    QTRY_VERIFY_WITH_TIMEOUT(place(0).x() < -0.05, 20000);
    QVERIFY(run().isRunning());
  }

  void particle_isPulledAndEscapeLetsGo() {
    open("geom1");
    start();
    const QPoint to = at(Vec3(0.8, 0, -0.2));
    take(at(place(1)), to, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(tool().holds());
    QTRY_VERIFY_WITH_TIMEOUT(place(1).z() > -0.5, 20000);
    applyTheme(*qApp, ThemeChoice::dark);
    view().shown().setOptions({.dark = true});
    test::screenshot(*window_, "pull-particle-dark");
    applyTheme(*qApp, ThemeChoice::light);
    view().shown().setOptions({.dark = false});
    press(Qt::Key_Escape);
    QVERIFY(!tool().holds());
    moveTo(to + QPoint(20, 20), Qt::LeftButton, Qt::ControlModifier);
    QVERIFY(!tool().holds());
    letGo(to);
    QTRY_VERIFY(messages().contains("body 'ball'"));
  }

  void pausedWhileHeld_goesOnHolding() {
    open("geom1");
    start();
    const QPoint to = at(Vec3(0.6, 0, -0.35));
    take(at(place(0)), to);
    QTRY_VERIFY(run().progress().pullForce > 0);
    press(Qt::Key_Space);
    QTRY_COMPARE(run().state(), RunState::paused);
    QVERIFY(tool().holds());
    letGo(to);
    // A paused run takes notice, too.
    QTRY_VERIFY(messages().contains("body 'bob'"));
    QCOMPARE(run().state(), RunState::paused);
  }

  void whereNothingCanBePulled_aPlateSaysWhy() {
    open("geom1");
    start();
    const auto hintAt = [this](const Vec3& p) {
      take(at(p), at(p) + QPoint(60, -30));
      const QString hint = tool().hint();
      letGo(at(p));
      return tool().holds() ? QString("holds") : hint;
    };
    const Vec3 forward = view().camera().projection().camera.forward;
    QCOMPARE(hintAt(Vec3(-0.5, 0, -0.1)), "No body here to pull");
    QVERIFY((view().camera().projection().camera.forward - forward).norm() < 1e-12);  // nor does the picture turn
    press(Qt::Key_Left);                                                              // pauses and looks back
    QTRY_COMPARE(run().state(), RunState::paused);
    QVERIFY(hintAt(place(0)).startsWith("The run is paused. Space"));
    test::screenshot(*window_, "pull-paused");
    press(Qt::Key_Space);  // goes on at the newest moment
    QTRY_VERIFY(run().isRunning());
    window_->session().playback.showTime(0);
    QVERIFY(hintAt(place(0)).startsWith("This is an earlier moment"));
    QVERIFY(warnings().isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!tool().draws(), 10000);  // the plate goes after a while
  }

  void beforeTheRun_theSameDragPlacesTheBody() {
    open("geom1");
    const QPoint to = at(Vec3(0.4, 0, -0.4));
    take(at(place(0)), to);
    letGo(to);
    QVERIFY(!tool().holds());
    QTRY_VERIFY(initialPlacement(*window_->session().document.model().find("bob")).position.x() > 0.2);
  }
};

QTEST_MAIN(tst_pull)
#include "tst_pull.moc"

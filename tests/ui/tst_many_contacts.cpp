// A heap of a thousand boxes with six thousand contacts: what a frame costs, and a change of the table.

#include "contact_samples.h"
#include "contacts/contact_table.h"
#include "io/model_file.h"
#include "scene/scene_from_model.h"
#include "screenshot.h"
#include "support/cpu_times.h"
#include "support/model_builder.h"
#include "support/sanitized.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

namespace {

constexpr int side = 10;

Model heap() {
  ModelBuilder b;
  const Shape box{.kind = Shape::Kind::box, .size = {0.1, 0.1, 0.1}};
  for (int i = 0; i < side * side * side; ++i)
    b.body("rigid", "box " + std::to_string(i),
           {{"mass", 1.0},
            {"inertia", diagonal(0.0017, 0.0017, 0.0017)},
            {"position", Vec3(0.105 * (i % side), 0.105 * (i / side % side), 0.05 + 0.1 * (i / (side * side)))},
            {"shapes", Shapes{box}}});
  return b.model();
}

/// Six below each box, two of them slipping; the force swells with the time.
std::vector<ContactState> contactsOf(const SceneDescription& scene, double t) {
  std::vector<ContactState> out;
  for (int i = 0; i < static_cast<int>(scene.bodies.size()); ++i)
    for (int k = 0; k < 6; ++k) {
      const Vec3 corner(0.04 * (k % 3 - 1), k < 3 ? -0.045 : 0.045, -0.05);
      const double below = 1.0 - scene.bodies[static_cast<std::size_t>(i)].initial.position.z();
      out.push_back(contactAt(i - side * side < 0 ? -1 : i - side * side, i,
                              scene.bodies[static_cast<std::size_t>(i)].initial.position + corner,
                              (4 + std::sin(t)) * (1 + 10 * below), k < 2 ? 0.1 : 0));
    }
  return out;
}

}  // namespace

class tst_many_contacts : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  double frameOfView_ = 0;  ///< time of the processors, with points and forces [s]

  /// For some seconds. Time of the processors for a frame of the window [s].
  template <class Step>
  double framesOf(MainWindow& window, const char* what, const Step& step) {
    QElapsedTimer clock;
    clock.start();
    const CpuTimes cpu;
    const int before = test::part<Viewport>(window).framesDrawn();
    while (clock.elapsed() < 4000) {
      step();
      QApplication::processEvents();
    }
    const int frames = test::part<Viewport>(window).framesDrawn() - before;
    qInfo("window, %-17s %d x %d: %5.1f frames/s; processors %5.1f ms a frame in this thread, %5.1f ms in all", what,
          window.width(), window.height(), 1e3 * frames / static_cast<double>(clock.elapsed()),
          1e3 * cpu.ofThread() / frames, 1e3 * cpu.ofProcess() / frames);
    return cpu.ofProcess() / frames;
  }

  /// Time of the processors for a frame while everything moves [s].
  double measure(Viewport& view, const SceneDescription& scene, bool contacts, const char* what) {
    std::vector<std::vector<ContactState>> rows;
    for (int i = 0; i < 12; ++i) rows.push_back(contactsOf(scene, 0.3 * i));
    const auto recording = recordContacts(rows);
    std::vector<BodyPose> poses(view.shown().scene().poses().begin(), view.shown().scene().poses().end());
    const auto frame = [&](int i) {
      for (BodyPose& pose : poses) pose.position.x() += 1e-5;
      view.setPoses(poses);
      view.front().contacts().setContacts(contacts ? recording->contacts()->row(static_cast<std::size_t>(i % 12))
                                                   : std::span<const LoggedContact>{});
      const int before = view.framesDrawn();
      while (view.framesDrawn() == before) QApplication::processEvents();
    };
    for (int i = 0; i < 4; ++i) frame(i);  // shaders are compiled
    constexpr int count = 24;
    QElapsedTimer clock;
    clock.start();
    const CpuTimes cpu;
    for (int i = 0; i < count; ++i) frame(i);
    qInfo("%-20s %d x %d: %5.1f frames/s; processors %5.1f ms a frame in this thread, %5.1f ms in all", what,
          view.width(), view.height(), 1e9 * count / static_cast<double>(clock.nsecsElapsed()),
          1e3 * cpu.ofThread() / count, 1e3 * cpu.ofProcess() / count);
    return cpu.ofProcess() / count;
  }

 private slots:
  void initTestCase() { beginUi(dir_.path()); }

  void frames() {
    const SceneDescription scene = sceneFromModel(heap());
    Viewport view;
    view.resize(1400, 800);
    view.setScene(scene);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.front().contacts().setScale(0.001);
    const double without = measure(view, scene, false, "boxes alone");
    const double with = measure(view, scene, true, "points and forces");
    frameOfView_ = with;
    const ContactGlyphs::Counts all = view.front().contacts().counts();
    QCOMPARE(all.points + all.leftOut, std::size_t{6000});
    QVERIFY2(all.points > 200 && all.points < 1800, qPrintable(QString::number(all.points)));  // no cloud
    screenshot(view, "many-contacts");
    view.front().contacts().setParts({.normals = true});
    measure(view, scene, true, "and normals");
    view.front().contacts().setParts({.normals = true, .cones = true});
    measure(view, scene, true, "and cones");
    const ContactGlyphs::Counts cones = view.front().contacts().counts();
    QVERIFY(cones.cones > 200 && cones.cones <= 1000);  // the nearest
    QCOMPARE(cones.cones + cones.conesLeftOut, cones.points);
    screenshot(view, "many-contacts-all");
    QVERIFY2(with < 4 * without, "six thousand contacts cost more than four times what a thousand boxes do");
  }

  /// The whole window with the example of a thousand boxes: its run under way, and played back.
  void window() {
    const auto window = openMainWindow({1440, 900});
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QVERIFY(window->openExample(QString(GYRE_EXAMPLES_DIR "/heap-1000.gyre")));
    RunController& run = window->session().controller;
    QTRY_VERIFY_WITH_TIMEOUT(run.current().recording() && !run.isCompiling(), 60000);
    run.setSpeed(0);
    run.run();
    // The heap has landed; with a sanitizer, by which a step of it takes seconds, it is on its way.
    QTRY_VERIFY_WITH_TIMEOUT(run.progress().time > (isSanitized ? 0.02 : 0.2), 120000);
    framesOf(*window, "the run under way", [] {});
    run.pause();
    QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning(), 60000);
    Playback& playback = window->session().playback;
    playback.showTime(0);
    const double each = framesOf(*window, "played back", [&] {
      const int before = test::part<Viewport>(*window).framesDrawn();
      playback.stepRows(1);
      if (playback.isLive()) playback.showTime(0);
      while (test::part<Viewport>(*window).framesDrawn() == before) QApplication::processEvents();
    });
    playback.showTime(run.progress().time);  // the heap lies there, wherever the frames ended
    const auto inSight = [&] {
      const ContactGlyphs::Counts& counts = test::part<Viewport>(*window).front().contacts().counts();
      return counts.points + counts.leftOut;
    };
    QTRY_VERIFY(isSanitized || inSight() > 3000);
    screenshot(*window, "many-contacts-window");
    QVERIFY2(frameOfView_ > 0, "frames() measures what the picture costs, and was not called");
    QVERIFY2(each < 4 * frameOfView_, "panels and curves cost more than three times what the picture does");
  }

  void table() {
    const SceneDescription scene = sceneFromModel(heap());
    const auto recording = recordContacts({contactsOf(scene, 0), contactsOf(scene, 1)});
    ContactTable contacts;
    QTreeView view;
    view.setUniformRowHeights(true);
    view.setModel(&contacts);
    view.setSortingEnabled(true);
    view.sortByColumn(ContactTable::normal, Qt::DescendingOrder);
    view.resize(800, 300);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    contacts.show({recording, 0}, {}, false);
    QApplication::processEvents();
    QElapsedTimer clock;
    clock.start();
    constexpr int count = 20;
    for (int i = 0; i < count; ++i) {
      contacts.show({recording, static_cast<std::size_t>(i % 2)}, {}, false);
      QApplication::processEvents();
    }
    const double each = 1e-6 * static_cast<double>(clock.nsecsElapsed()) / count;
    qInfo("another row of %d contacts in the table: %.1f ms", contacts.rowCount(), each);
    QVERIFY2(each < 100, "the table takes all the time there is");
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_many_contacts test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_many_contacts.moc"

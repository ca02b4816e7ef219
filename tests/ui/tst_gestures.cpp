// Every tool and panel of the window in every situation: with a body that is switched off, with a preview shown, with a
// run under way, after one. Whatever the gesture, it edits what is under the cursor or selected, or nothing; and undo
// takes it back. By real mouse and key events.

#include "analysis/analysis_controller.h"
#include "bodies/body.h"
#include "io/model_file.h"
#include "ui_session.h"
#include "window_driver.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

using namespace gyre;
using namespace gyre::ui;

namespace {

/// Two crates and a rod on a hinge; the first crate can be switched off.
constexpr const char* kModel = R"({
  "gyre": 1,
  "gravity": [0, 0, 0],
  "bodies": [
    {"name": "first", "type": "rigid", "mass": 1, "inertia": [0.1, 0.1, 0.1], "position": [-0.6, 0, 0.5],
     "shapes": [{"type": "box", "size": [0.2, 0.2, 0.2]}]},
    {"name": "second", "type": "rigid", "mass": 1, "inertia": [0.1, 0.1, 0.1], "position": [0, 0, 0.5],
     "shapes": [{"type": "box", "size": [0.2, 0.2, 0.2]}]},
    {"name": "rod", "type": "rigid", "mass": 1, "inertia": [0.1, 0.1, 0.1], "position": [0.6, 0, 0.5],
     "angular_velocity": [0, 0, 0.2], "velocity": [0, 0.04, 0],
     "shapes": [{"type": "box", "size": [0.4, 0.1, 0.1]}]}
  ],
  "joints": [
    {"name": "hinge", "type": "revolute", "body1": "ground", "body2": "rod", "frame1": {"position": [0.4, 0, 0.5]},
     "frame2": {"position": [-0.2, 0, 0]}},
    {"name": "guide", "type": "prismatic", "body1": "ground", "body2": "second", "frame1": {"position": [0, 0, 0.5]}}
  ],
  "forces": [
    {"name": "hold", "type": "spring", "body1": "ground", "body2": "second", "frame1": {"position": [0, 0, 1.2]},
     "stiffness": 100, "free_length": 0.6}
  ],
  "simulation": {"integrator": "geom1", "step": 0.001, "end_time": 1000}
})";

bool refersTo(const Element& e, ElementId id) {
  return std::any_of(e.type->fields.begin(), e.type->fields.end(), [&](const Field& f) {
    const Value v = e.value(f);
    return std::holds_alternative<ElementId>(v) && std::get<ElementId>(v) == id;
  });
}

bool isSame(const Element& a, const Element& b) {
  return a.type == b.type && a.name == b.name && a.enabled == b.enabled &&
         std::all_of(a.type->fields.begin(), a.type->fields.end(),
                     [&](const Field& f) { return sameValue(a.value(f), b.value(f)); });
}

/// Elements that were changed, went or came without having to do with `id`, and are no copies of it.
QStringList changedBeside(ElementId id, const Model& before, const Model& after) {
  const std::string& name = before.find(id)->name;
  QStringList out;
  for (const Element& e : before.elements()) {
    if (e.id == id || refersTo(e, id)) continue;
    const Element* now = after.find(e.id);
    if (!now || !isSame(e, *now)) out << QString::fromStdString(e.name);
  }
  for (const Element& e : after.elements())
    if (!before.find(e.id) && !refersTo(e, id) && !e.name.starts_with(name + ' '))
      out << "new " + QString::fromStdString(e.name);
  return out;
}

}  // namespace

class tst_gestures : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;
  QTimer agreement_;

  const Model& model() { return window_->session().document.model(); }
  Viewport& view() { return test::part<Viewport>(*window_); }
  ElementId idOf(const char* name) { return model().find(name)->id; }
  /// Where a body is drawn now.
  QPoint at(ElementId id) {
    return view().camera().projection().toWidget(view().shown().scene().placementOf(id)->position).toPoint();
  }
  void moveTo(QPoint p, Qt::MouseButtons buttons = Qt::NoButton, Qt::KeyboardModifiers keys = {}) {
    QMouseEvent move(QEvent::MouseMove, p, view().mapToGlobal(p), Qt::NoButton, buttons, keys);
    QApplication::sendEvent(&view(), &move);
  }
  void click(QPoint p, Qt::KeyboardModifiers keys = {}) {
    moveTo(p);
    QTest::mouseClick(&view(), Qt::LeftButton, keys, p);
  }
  void drag(QPoint from, QPoint by, Qt::KeyboardModifiers keys = {}) {
    moveTo(from, Qt::NoButton, keys);
    QTest::mousePress(&view(), Qt::LeftButton, keys, from);
    for (int i = 1; i <= 5; ++i) moveTo(from + by * i / 5, Qt::LeftButton, keys);
    QTest::mouseRelease(&view(), Qt::LeftButton, keys, from + by);
  }
  void press(int key, Qt::KeyboardModifiers keys = {}) {
    view().setFocus();
    test::WindowDriver(*window_).press(key, keys);
  }
  void trigger(const char* text) {
    for (QAction* a : test::part<AnalysisController>(*window_).actions())
      if (a->text() == text) a->trigger();
  }
  void clickRow(QTreeWidget* table) {
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualItemRect(table->topLevelItem(0)).center());
  }

  /// Drags the gizmo of the selected body, where there is one, along its arrow or its ring.
  void dragArrow() {
    const auto g = test::part<PlacingTools>(*window_).gizmoTool().gizmo();
    if (!g) return;
    drag(view()
             .camera()
             .projection()
             .toWidget(g->center + 70 * view().camera().projection().pixelAt(g->center) * g->axis(2))
             .toPoint(),
         {0, -40});
  }
  void dragRing() {
    const auto g = test::part<PlacingTools>(*window_).gizmoTool().gizmo();
    if (!g) return;
    const std::vector<Vec3> ring = g->ring(2, view().camera().projection());
    const QPoint from = view().camera().projection().toWidget(ring[3]).toPoint();
    drag(from, view().camera().projection().toWidget(ring[8]).toPoint() - from);
  }

  struct Gesture {
    const char* name;
    bool places;  ///< edits a body of a model that is not run
    std::function<void(ElementId)> act;
  };
  std::vector<Gesture> gestures() {
    return {
        {"click", false, [this](ElementId id) { click(at(id)); }},
        {"left drag", false,
         [this](ElementId id) {
           drag(at(id), {30, 10});
         }},
        {"Ctrl+drag", true,
         [this](ElementId id) {
           drag(at(id), {30, 10}, Qt::ControlModifier);
         }},
        {"G and a drag", true,
         [this](ElementId id) {
           click(at(id));
           press(Qt::Key_G);
           dragArrow();
           press(Qt::Key_Escape);
         }},
        {"R and a drag", true,
         [this](ElementId id) {
           click(at(id));
           press(Qt::Key_R);
           dragRing();
           press(Qt::Key_Escape);
         }},
        {"J to the ground", true,
         [this](ElementId id) {
           press(Qt::Key_J);
           click(at(id));
           press(Qt::Key_Return);
           press(Qt::Key_Escape);
         }},
        {"K to the other body", true,
         [this](ElementId id) {
           press(Qt::Key_K);
           click(at(id));
           click(at(idOf(id == idOf("rod") ? "second" : "rod")));
           press(Qt::Key_Escape);
         }},
        {"M", false,
         [this](ElementId id) {
           press(Qt::Key_M);
           click(at(id));
           click(at(id) + QPoint(60, 60));
           press(Qt::Key_Escape);
         }},
        {"mass typed", true,
         [this](ElementId id) {
           click(at(id));
           auto* mass = test::part<PropertyPanel>(*window_).findChild<QLineEdit*>("mass");
           if (!mass) return;
           mass->setFocus();
           mass->selectAll();
           QTest::keyClicks(mass, "3");
           QTest::keyClick(mass, Qt::Key_Return);
         }},
        {"duplicate", true,
         [this](ElementId id) {
           click(at(id));
           press(Qt::Key_D, Qt::ControlModifier);
         }},
        {"switch off", true,
         [this](ElementId id) {
           click(at(id));
           press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
         }},
        {"delete", true,
         [this](ElementId id) {
           click(at(id));
           press(Qt::Key_Delete);
         }},
    };
  }

  /// The bodies shown are those of the model, of a run or of a preview.
  void bring(const QString& situation) {
    if (situation == "disabled")
      QVERIFY(window_->session().document.submit({SetEnabled{idOf("first"), false}}, "switch off"));
    if (situation == "statics") {
      trigger("&Statics");
      QTRY_VERIFY_WITH_TIMEOUT(!window_->session().stage.preview().title().isEmpty(), 20000);
    }
    if (situation == "mode") {
      trigger("Eigen&modes");
      auto* table = test::part<AnalysisController>(*window_).modes()->table();
      QTRY_VERIFY_WITH_TIMEOUT(
          !test::part<AnalysisController>(*window_).modes()->isBusy() && table->topLevelItemCount() > 0, 20000);
      table->setCurrentItem(nullptr);
      clickRow(table);
      QTRY_VERIFY(!window_->session().stage.preview().title().isEmpty());
    }
    if (situation == "running" || situation == "looking back") {
      press(Qt::Key_Space);
      QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 0.05, 20000);
    }
    if (situation == "looking back") {
      press(Qt::Key_Space);
      QTRY_VERIFY(!window_->session().controller.isRunning());
      window_->session().playback.showTime(0.02);
    }
  }

 private slots:
  void initTestCase() {
    test::beginUi(dir_.path());
    // What hangs on a body goes with it: that is asked.
    connect(&agreement_, &QTimer::timeout, [] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      for (QAbstractButton* button : box ? box->buttons() : QList<QAbstractButton*>())
        if (box->buttonRole(button) == QMessageBox::AcceptRole) return button->click();
    });
    agreement_.start(20);
  }
  void init() {
    QSettings().clear();
    const QString path = dir_.filePath("crates.gyre");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kModel);
    file.close();
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY2(window_->openFile(path), qPrintable(test::part<ErrorBanner>(*window_).text()));
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().controller.current().recording(), 10000);
  }
  void cleanup() { window_.reset(); }

  void gesture_editsWhatIsUnderTheCursor_data() {
    QTest::addColumn<QString>("situation");
    for (const char* situation : {"model", "disabled", "statics", "mode", "running", "looking back"})
      QTest::newRow(situation) << situation;
  }
  void gesture_editsWhatIsUnderTheCursor() {
    QFETCH(QString, situation);
    for (const Gesture& gesture : gestures()) {
      int edited = 0;
      for (const char* target : {"second", "rod"}) {
        bring(situation);
        if (QTest::currentTestFailed()) return qInfo("before %s on %s", gesture.name, target);
        const Model before = model();
        const ElementId id = idOf(target);
        const int steps = window_->session().document.history().index();
        gesture.act(id);
        QTest::qWait(20);
        const QString what = situation + ", " + gesture.name + " on " + target + ": ";
        const QStringList beside = changedBeside(id, before, model());
        QVERIFY2(beside.isEmpty(), qPrintable(what + beside.join(", ")));
        edited += window_->session().document.history().index() > steps;
        while (window_->session().document.history().index() > steps) window_->session().document.history().undo();
        QVERIFY2(modelText(model()) == modelText(before), qPrintable(what + "is not undone"));
        while (window_->session().document.history().canUndo()) window_->session().document.history().undo();
        window_->session().stage.preview().end();
        press(Qt::Key_Escape);
        press(Qt::Key_Backspace);  // Reset
        QTRY_VERIFY_WITH_TIMEOUT(
            !window_->session().controller.isCompiling() && window_->session().controller.current().recording() &&
                window_->session().controller.progress().steps == 0 && !window_->session().controller.isStale(),
            10000);
      }
      if (gesture.places && (situation == "model" || situation == "disabled"))
        QVERIFY2(edited > 0, qPrintable(situation + ", " + gesture.name + " edited nothing"));
    }
  }
};

QTEST_MAIN(tst_gestures)
#include "tst_gestures.moc"

// A newcomer's first mechanism, by mouse and keyboard alone: a slider-crank from an empty window, with a driven crank,
// a spring and a bushing. Degrees of freedom, a run against the closed form, CSV, saving, and reading back.

#include "modal_answers.h"
#include "panels/field_row.h"
#include "panels/number_edit.h"
#include "screenshot.h"
#include "support/run_model.h"
#include "ui_session.h"
#include "window_driver.h"

#include <QApplication>
#include <QComboBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::ui;

namespace {

constexpr double r = 0.2, L = 0.5, height = 0.05;

}  // namespace

class tst_slider_crank : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  const Model& model() const { return window_->session().document.model(); }
  const Element* find(const char* name) const { return model().find(name); }

  /// Where there is no window manager, nobody gives the focus back after a dialog.
  void activate() {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    test::part<Viewport>(*window_).setFocus();
  }
  void press(int key, Qt::KeyboardModifiers modifiers = {}) { driver().press(key, modifiers); }
  void click(const QString& name, Qt::KeyboardModifiers modifiers = {}) { driver().click(name, modifiers); }
  test::WindowDriver driver() const { return test::WindowDriver(*window_); }
  void insert(const QString& words, const QString& name) {
    driver().insert(words);
    driver().rename(name);
  }
  FieldRow* row(const char* key) const {
    for (FieldRow* row : test::part<PropertyPanel>(*window_).findChildren<FieldRow*>())
      if (row->field().key == key) return row;
    return nullptr;
  }
  static bool hasCaption(const FieldRow* row, const QString& text) {
    const auto labels = row->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == text; });
  }
  void type(QWidget* parent, const QString& name, const QString& text) {
    auto* edit = parent ? parent->findChild<QLineEdit*>(name) : nullptr;
    QVERIFY2(edit, qPrintable(name));
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
  }
  void typePoint(const char* key, const char* stem, const QStringList& xyz) {
    for (int i = 0; i < 3; ++i) type(row(key), QString(stem) + '.' + "xyz"[i], xyz[i]);
  }
  void body(const QString& name, const QString& x) {
    insert("rigid", name);
    typePoint("position", "position", {x, "0", "50 mm"});
  }
  void pin(const QString& name, const QString& x1, const QString& x2, const QString& z1 = "0") {
    insert("revolute", name);
    typePoint("frame1", "position", {x1, "0", z1});
    typePoint("frame2", "position", {x2, "0", "0"});
  }

  QPoint at(const Vec3& p) const { return test::part<Viewport>(*window_).camera().projection().toWidget(p).toPoint(); }
  void clickAt(const Vec3& p) {
    Viewport& view = test::part<Viewport>(*window_);
    QMouseEvent move(QEvent::MouseMove, at(p), view.mapToGlobal(at(p)), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(&view, &move);
    QTest::mouseClick(&view, Qt::LeftButton, {}, at(p));
  }
  Vec3 placeOf(const char* name) const {
    const Element& e = *find(name);
    return std::get<Vec3>(e.value(*e.type->find("position")));
  }

 private slots:
  void initTestCase() {
    test::beginUi(dir_.path());
    window_ = test::openMainWindow({1600, 1000});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void cleanupTestCase() { window_.reset(); }

  void bodiesAndPins_byTheKeyboard() {
    press(Qt::Key_N, Qt::ControlModifier);
    body("crank", "0.1 m");
    click("crank");
    pin("main", "0", "-100 mm", "5 cm");
    body("rod", "450 mm");
    click("crank");
    click("rod", Qt::ControlModifier);
    pin("big end", "0.1", "-0.25");
    body("slider", "0.7");
    click("rod");
    click("slider", Qt::ControlModifier);
    pin("small end", "0.25", "0");
    QTRY_VERIFY(window_->session().controller.current().facts() &&
                window_->session().controller.current().facts()->degreesOfFreedom == 3);
  }

  void guide_byPickingAFace() {
    Viewport& view = test::part<Viewport>(*window_);
    view.setFocus();
    press(Qt::Key_3);
    press(Qt::Key_F);
    QTest::qWait(500);  // the camera's flight
    press(Qt::Key_J);
    auto* types = test::part<PlacingTools>(*window_).linkTool().typeChoice();
    types->setFocus();
    QTest::keyClicks(types, "Prism");
    QCOMPARE(types->currentData().toString(), "prismatic");
    view.setFocus();
    const Element& slider = *find("slider");
    const auto shapes = std::get<Shapes>(slider.value(*slider.type->find("shapes")));
    const Vec3 face = placeOf("slider") + Vec3(0.5 * shapes.front().size.x(), 0, 0);
    clickAt(face);
    test::screenshot(*window_, "slider-crank-guide");
    press(Qt::Key_Return);
    press(Qt::Key_Escape);
    const Element* guide = model().of(Category::joint).back();
    QCOMPARE(guide->type->id, "prismatic");
    const auto frame = std::get<Frame>(guide->value(*guide->type->find("frame1")));
    QVERIFY2((frame.position - face).norm() < 1e-9,
             qPrintable(QString("%1 %2 %3").arg(frame.position.x()).arg(frame.position.y()).arg(frame.position.z())));
    QVERIFY((frame.orientation * Vec3::UnitZ() - Vec3::UnitX()).norm() < 1e-9);
    QTRY_VERIFY(window_->session().controller.current().facts() &&
                window_->session().controller.current().facts()->degreesOfFreedom == 1);
    QCOMPARE(window_->session().controller.current().facts()->redundantConstraints, 3);
  }

  void drive_byItsSpeed() {
    click("main");
    insert("drive", "motor");
    QVERIFY(hasCaption(row("motion"), "rad/s, t in s"));
    type(row("motion"), "motion", "60 rpm");
    QCOMPARE(std::get<Function>(find("motor")->value(row("motion")->field())).constant, 2 * std::numbers::pi);
    const int edits = window_->session().document.history().count();
    // It is shown as other numbers are: six digits to read, all of them where it is typed; neither is an edit.
    auto* motion = test::part<PropertyPanel>(*window_).findChild<QLineEdit*>("motion");
    motion->setFocus();
    QCOMPARE(motion->text(), QString("6.283185307179586"));
    test::part<ModelTree>(*window_).view()->setFocus();
    QCOMPARE(motion->text(), QString("6.28319"));
    QCOMPARE(window_->session().document.history().count(), edits);
    // The crank stands still where the drive wants it to turn: the velocities of all bodies follow, as a part of the
    // edit.
    QTRY_VERIFY(window_->session().controller.current().facts() &&
                window_->session().controller.current().facts()->degreesOfFreedom == 0);
    QVERIFY(!test::part<ErrorBanner>(*window_).isVisible());
    QCOMPARE(window_->session().document.history().count(), edits);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(std::get<Vec3>(find("crank")->value(*find("crank")->type->find("angular_velocity"))), Vec3(Vec3::Zero()));
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(std::abs(std::get<Vec3>(find("crank")->value(*find("crank")->type->find("angular_velocity"))).y() -
                     2 * std::numbers::pi) < 1e-9);
    // A velocity that was typed is not set to another one.
    click("rod");
    typePoint("velocity", "velocity", {"1", "0", "0"});
    QTRY_VERIFY(test::part<ErrorBanner>(*window_).isVisible());
    QCOMPARE(std::get<Vec3>(find("rod")->value(*find("rod")->type->find("velocity"))).x(), 1.0);
    while (window_->session().document.history().count() > edits &&
           window_->session().document.history().index() > edits)
      press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(window_->session().controller.current().facts() && !test::part<ErrorBanner>(*window_).isVisible());
  }

  void spring_byTwoClicks_andBushing() {
    Viewport& view = test::part<Viewport>(*window_);
    view.setFocus();
    press(Qt::Key_0);
    press(Qt::Key_F);
    QTest::qWait(500);
    press(Qt::Key_K);
    clickAt(placeOf("slider"));
    clickAt(placeOf("crank"));
    press(Qt::Key_Escape);
    QCOMPARE(model().of(Category::force).size(), std::size_t{1});
    QCOMPARE(model().of(Category::force).back()->type->id, "spring");
    click("rod");
    insert("bushing", "mount");
    QCOMPARE(model().of(Category::force).size(), std::size_t{2});
    QTRY_VERIFY(window_->session().controller.current().facts());
    QTest::qWait(300);
    test::screenshot(*window_, "slider-crank-built");
  }

  void motion_isThatOfTheClosedForm() {
    click("Simulation");
    type(row("step"), "step", "2 ms");
    type(row("end_time"), "end_time", "1.5 s");
    auto* speed = window_->findChild<QComboBox*>("speed");
    speed->setFocus();
    QTest::keyClick(speed, Qt::Key_Home);
    QTest::keyClick(speed, Qt::Key_Down);
    test::part<Viewport>(*window_).setFocus();
    press(Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().controller.state(), RunState::finished, 60000);
    const Recording& recording = *window_->session().controller.current().recording();
    test::Run run;
    run.recording = window_->session().controller.current().recording();
    const std::size_t x = run.column("slider.x"), z = run.column("rod.z"), angle = run.column("main.angle");
    QVERIFY(recording.rows() > 700);
    for (std::size_t i = 0; i < recording.rows(); ++i) {
      const auto values = recording.row(i);
      const double theta = 2 * std::numbers::pi * recording.time(i);
      const double s = r * std::sin(theta), c = std::sqrt(L * L - s * s);
      QVERIFY(std::abs(values[angle] - theta) < 1e-8);  // counted through full turns
      QVERIFY(std::abs(values[x] - (r * std::cos(theta) + c)) < 1e-8);
      QVERIFY(std::abs(values[z] - (height - 0.5 * s)) < 1e-8);  // about y, so x turns to -z
    }
    test::screenshot(*window_, "slider-crank-run");
  }

  void csvAndFile_holdIt() {
    test::ModalAnswers answers;
    const QString csv = dir_.filePath("motion.csv"), file = dir_.filePath("slider-crank.gyre");
    answers.choose(csv);
    activate();
    press(Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(test::contentOf(csv).count('\n') > 700);
    QTRY_VERIFY(test::contentOf(csv).contains("slider.x"));
    answers.choose(file);
    activate();
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!test::contentOf(file).isEmpty());
    const QByteArray saved = test::contentOf(file);
    activate();
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(model().of(Category::body).empty());
    answers.choose(file);
    activate();
    press(Qt::Key_O, Qt::ControlModifier);
    QTRY_COMPARE(model().of(Category::body).size(), std::size_t{3});
    const QString again = dir_.filePath("again.gyre");
    answers.choose(again);
    activate();
    press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!test::contentOf(again).isEmpty());
    QCOMPARE(test::contentOf(again), saved);
    QVERIFY(answers.allGiven());
  }
};

QTEST_MAIN(tst_slider_crank)
#include "tst_slider_crank.moc"

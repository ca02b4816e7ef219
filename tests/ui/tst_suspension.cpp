// An expert builds the double wishbone suspension of a wheel from an empty window with the keys alone: nothing here
// clicks, sets a focus or calls the document. What comes of it is compared with the closed form of its four-bar linkage
// and with the principle of virtual work.

#include "screenshot.h"
#include "support/four_bar.h"
#include "support/run_model.h"
#include "ui_session.h"
#include "window_driver.h"

#include <QApplication>
#include <QFileDialog>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <cmath>

using namespace gyre;
using namespace gyre::ui;

namespace {

/// The hard points, y + i z [m], all in the plane x = 0, and the masses [kg].
const test::FourBar linkage{{0.35, 0.22}, {0.70, 0.20}, {0.42, 0.48}, {0.66, 0.46}};
const test::FourBar::Point lowerArm(0.525, 0.21), upperArm(0.54, 0.47), upright(0.69, 0.33), wheel(0.75, 0.31);
const test::FourBar::Point springFoot(0.58, 0.21), springTop(0.5, 0.62);
constexpr double chassisHeight = 0.5, bodyMass = 320, lowerMass = 4, upperMass = 3, uprightMass = 8, wheelMass = 18;
constexpr double gravity = 9.81;

}  // namespace

class tst_suspension : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;
  int strokes_ = 0;

  const Model& model() const { return window_->session().document.model(); }
  const Element& element(const char* name) const {
    const Element* e = model().find(name);
    if (!e) qFatal("no %s", name);
    return *e;
  }
  template <class T>
  T value(const char* name, const char* key) const {
    const Element& e = element(name);
    return std::get<T>(e.value(*e.type->find(key)));
  }
  QString selected() const {
    QStringList names;
    for (const ElementId id : window_->session().selection.elements())
      names << QString::fromStdString(model().nameOf(id));
    return names.join(", ");
  }

  void press(int key, Qt::KeyboardModifiers modifiers = {}) {
    test::WindowDriver(*window_).press(key, modifiers);
    ++strokes_;
  }
  void type(const QString& text) {
    QTest::keyClicks(QApplication::focusWidget(), text);
    strokes_ += static_cast<int>(text.size());
  }
  /// Into the field that has the focus and those behind it.
  void typeNumbers(const QStringList& numbers) {
    for (const QString& number : numbers) {
      if (&number != &numbers.front()) press(Qt::Key_Tab);
      type(number);
    }
    press(Qt::Key_Return);
  }
  void goToField(int rows) {
    for (int i = 0; i < rows; ++i) press(Qt::Key_Down, Qt::ControlModifier);
  }

  /// Inserts, names, and goes on in the first field.
  void insert(const QString& words, const QString& name) {
    press(Qt::Key_Insert);  // also from a number that has the focus
    type(words);
    press(Qt::Key_Return);
    press(Qt::Key_F2);
    type(name);
    press(Qt::Key_Return);
    QTRY_VERIFY(model().find(name.toStdString()));  // the tree takes the name a moment later
    press(Qt::Key_Return);
  }
  void insertBody(const QString& name, const QString& mass, const QStringList& place) {
    press(Qt::Key_1, Qt::AltModifier);
    insert("rigid", name);
    typeNumbers({mass});
    goToField(2);
    typeNumbers(place);
  }
  void select(const QStringList& words) {
    for (const QString& word : words) {
      press(Qt::Key_F, Qt::ControlModifier);
      type(word);
      press(Qt::Key_Return, &word == &words.front() ? Qt::NoModifier : Qt::ControlModifier);
    }
  }
  void insertBetween(const QStringList& bodies, const QString& words, const QString& name, const QStringList& place) {
    select(bodies);
    insert(words, name);
    typeNumbers(place);
  }
  /// Types a path into the dialog for files that the key opens, which then runs an event loop of its own.
  void answerFileDialog(const QString& path) {
    auto* waiting = new QTimer(this);
    connect(waiting, &QTimer::timeout, this, [this, waiting, path] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (!dialog) return;
      if (!dialog->isActiveWindow()) return dialog->activateWindow();  // there may be no window manager
      waiting->deleteLater();
      press(Qt::Key_A, Qt::ControlModifier);
      type(path);
      press(Qt::Key_Return);
    });
    waiting->start(20);
  }

  test::Run run() const {
    test::Run out;
    out.recording = window_->session().controller.current().recording();
    return out;
  }
  double at(std::size_t row, const char* channel) const { return run().at(row, channel); }
  /// How far a body is from where the closed form has it [m].
  double offPlace(std::size_t row, const char* body, const test::FourBar::Point& place) const {
    const double lift = at(row, "chassis.z") - chassisHeight;
    const Vec3 there = run().vector(row, body + std::string(".x"));
    return (there - Vec3(0, place.real(), place.imag() + lift)).norm();
  }
  static double springLength(double delta) { return std::abs(springTop - linkage.onCrank(delta, springFoot)); }

 private slots:
  void initTestCase() {
    test::beginUi(dir_.path());
    window_ = test::openMainWindow({1600, 1000});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void cleanupTestCase() { window_.reset(); }

  void parameters_takeUnitsAndWidenTheirBounds() {
    press(Qt::Key_N, Qt::ControlModifier);
    const char* const named[][2] = {
        {"m_body", "320"}, {"k_spring", "38 kN/m"}, {"c_damper", "2 kN s/m"}, {"k_tyre", "200 kN/m"}};
    for (const auto& [name, number] : named) {
      press(Qt::Key_1, Qt::AltModifier);
      insert("param", name);
      typeNumbers({number});
    }
    QCOMPARE(value<double>("k_spring", "value"), 38000.0);
    QCOMPARE(value<double>("k_spring", "maximum"), 76000.0);
    QCOMPARE(value<double>("m_body", "value"), 320.0);
  }

  void bodies_stand() {
    insertBody("chassis", "m_body", {"0", "0.2", "0.5"});
    insertBody("lower arm", "4", {"0", "525 mm", "210 mm"});
    insertBody("upper arm", "3", {"0", "0.54", "0.47"});
    insertBody("upright", "8", {"0", "0.69", "0.33"});
    insertBody("wheel", "18", {"0", "0.75", "0.31"});
    QCOMPARE(value<double>("chassis", "mass"), 320.0);
    QCOMPARE(value<Vec3>("lower arm", "position"), Vec3(0, 0.525, 0.21));
    // It spins: two fields further on.
    goToField(3);
    typeNumbers({"0", "60", "0"});
    QCOMPARE(value<Vec3>("wheel", "angular_velocity"), Vec3(0, 60, 0));
  }

  void joints_goToTheirHardPoints() {
    insertBetween({"chassis"}, "pris", "lift", {"0", "0.2", "0.5"});
    press(Qt::Key_Tab);
    type("dir");  // of the z axis: how axes are typed from now on
    press(Qt::Key_Tab);
    typeNumbers({"0", "0", "1"});
    insertBetween({"chassis", "lower arm"}, "rev", "lower pivot", {"0", "0.35", "0.22"});
    press(Qt::Key_Tab);
    press(Qt::Key_Tab);
    typeNumbers({"1", "0", "0"});
    insertBetween({"chassis", "upper arm"}, "rev", "upper pivot", {"0", "0.42", "0.48"});
    press(Qt::Key_Tab);
    press(Qt::Key_Tab);
    typeNumbers({"1", "0", "0"});
    insertBetween({"lower arm", "upri"}, "sph", "lower ball", {"0", "0.70", "0.20"});
    insertBetween({"upper arm", "upri"}, "sph", "upper ball", {"0", "0.66", "0.46"});
    insertBetween({"upri", "wheel"}, "rev", "bearing", {"0", "0.75", "0.31"});
    // A parallel of the lower arm: no steer with the travel.
    insertBetween({"chassis", "upri"}, "dist", "tie rod", {"-0.12", "0.35", "0.22"});
    goToField(1);
    typeNumbers({"-0.12", "0.7", "0.2"});
    test::screenshot(*window_, "suspension-joints");
    QCOMPARE(value<Frame>("lower ball", "frame1").position, Vec3(0, 0.175, -0.01));
    QCOMPARE(value<Frame>("lower ball", "frame2").position, Vec3(0, 0.01, -0.13));
    QVERIFY((value<Frame>("upper pivot", "frame2").orientation * Vec3::UnitZ() - Vec3::UnitX()).norm() < 1e-15);
    QCOMPARE(value<double>("tie rod", "length"), std::abs(linkage.P - linkage.A));
    QTRY_VERIFY(window_->session().controller.current().facts() &&
                window_->session().controller.current().facts()->degreesOfFreedom == 3);
    QCOMPARE(window_->session().controller.current().facts()->redundantConstraints, 0);
  }

  void springAndTyre_useTheParameters() {
    insertBetween({"lower arm", "chassis"}, "spring", "spring", {"0", "0.58", "0.21"});
    goToField(1);
    typeNumbers({"0", "0.5", "0.62"});
    goToField(5);
    typeNumbers({"k_spring"});
    goToField(1);
    typeNumbers({"c_damper"});
    goToField(2);
    typeNumbers({"-1.2*9.81*m_body"});
    insertBetween({"wheel"}, "cart", "tyre", {});
    goToField(3);
    press(Qt::Key_Tab);
    press(Qt::Key_Tab);
    typeNumbers({"310 mm + 353*9.81/k_tyre"});
    goToField(1);
    typeNumbers({"0", "0", "k_tyre"});
    QCOMPARE(value<double>("spring", "stiffness"), 38000.0);
    QVERIFY(std::abs(value<double>("spring", "free_length") - springLength(0)) < 1e-15);
    QCOMPARE(value<double>("spring", "preload"), -1.2 * 9.81 * 320);
    QCOMPARE(value<Vec3>("tyre", "anchor"), Vec3(0, 0.75, 0.31 + 353 * 9.81 / 200e3));
    QCOMPARE(value<Vec3>("tyre", "stiffness"), Vec3(0, 0, 200e3));
    test::screenshot(*window_, "suspension-built");
  }

  void bodyOfAJoint_isFoundByAnyPartOfItsName() {
    const Vec3 before = value<Frame>("tie rod", "frame1").position;
    const int steps = window_->session().document.history().count();
    select({"tie rod"});
    press(Qt::Key_Return);
    goToField(2);
    type("er arm");  // the lower arm comes first
    QCOMPARE(value<ElementId>("tie rod", "body1"), element("lower arm").id);
    QCOMPARE(window_->session().document.history().count(), steps + 1);  // not one for every letter
    // It stays where it is in the world.
    QVERIFY((value<Frame>("tie rod", "frame1").position - (before + Vec3(0, 0.2 - 0.525, 0.5 - 0.21))).norm() < 1e-15);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(value<ElementId>("tie rod", "body1"), element("chassis").id);
    QCOMPARE(value<Frame>("tie rod", "frame1").position, before);
  }

  void whatIsTakenBack_isSelectedAgain() {
    select({"spring"});
    press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!element("spring").enabled);
    press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(element("spring").enabled);
    press(Qt::Key_Delete);
    QVERIFY(!model().find("spring"));
    QCOMPARE(selected(), "tyre");
    QVERIFY(test::part<ModelTree>(*window_).view()->hasFocus());
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(selected(), "spring");
    press(Qt::Key_Down);
    QCOMPARE(selected(), "tyre");
    // An insertion: back to what it was made for, and again to what it made.
    select({"upper arm", "wheel"});
    insert("bushing", "mistake");
    QVERIFY(!test::part<ModelTree>(*window_).view()->hasFocus());
    press(Qt::Key_Z, Qt::ControlModifier);  // its name
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!model().find("mistake"));
    QCOMPARE(selected(), "upper arm, wheel");
    QVERIFY(test::part<ModelTree>(*window_).view()->hasFocus());  // its form is gone
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(selected(), "bushing 1");
    press(Qt::Key_Z, Qt::ControlModifier);
  }

  void run_isThatOfTheClosedForm() {
    select({"simul"});
    press(Qt::Key_Return);
    typeNumbers({"1 ms"});
    goToField(1);
    typeNumbers({"1.5 s"});
    press(Qt::Key_0, Qt::AltModifier);
    press(Qt::Key_F6);
    type("fast");  // as possible
    press(Qt::Key_2, Qt::AltModifier);
    type("tyre fz");
    press(Qt::Key_Return);  // plotted
    press(Qt::Key_F5);
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().controller.state(), RunState::finished, 240000);
    test::screenshot(*window_, "suspension-run");
    const Recording& recording = *window_->session().controller.current().recording();
    QVERIFY(recording.rows() > 1400);
    double travel = 0;
    for (std::size_t i = 0; i < recording.rows(); ++i) {
      const double delta = at(i, "lower pivot.angle");
      travel = std::max(travel, std::abs(delta));
      QVERIFY(std::abs(at(i, "upper pivot.angle") - linkage.at(delta).follower) < 1e-8);
      QVERIFY(offPlace(i, "lower arm", linkage.onCrank(delta, lowerArm)) < 1e-8);
      QVERIFY(offPlace(i, "upper arm", linkage.onFollower(delta, upperArm)) < 1e-8);
      QVERIFY(offPlace(i, "upright", linkage.onCoupler(delta, upright)) < 1e-8);
      QVERIFY(offPlace(i, "wheel", linkage.onCoupler(delta, wheel)) < 1e-8);
    }
    QVERIFY2(travel > 0.1, qPrintable(QString::number(travel)));  // it did move
  }

  void rest_isThatOfVirtualWork() {
    press(Qt::Key_0, Qt::AltModifier);
    press(Qt::Key_Backspace);
    press(Qt::Key_8, Qt::AltModifier);
    press(Qt::Key_Space);  // Find equilibrium
    QTRY_VERIFY(window_->findChild<QDockWidget*>("staticsDock")->findChild<QTreeWidget*>()->topLevelItemCount() > 0);
    test::screenshot(*window_, "suspension-rest");
    for (int i = 0; i < 4; ++i) {
      const auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
      if (button && button->text().startsWith("Use")) break;
      press(Qt::Key_Tab, Qt::ShiftModifier);
    }
    press(Qt::Key_Space);  // Use as initial placement
    QTRY_VERIFY(std::abs(at(0, "lower pivot.angle")) > 1e-3);
    const double delta = at(0, "lower pivot.angle");
    QVERIFY(offPlace(0, "wheel", linkage.onCoupler(delta, wheel)) < 1e-8);
    const double total = bodyMass + lowerMass + upperMass + uprightMass + wheelMass;
    QVERIFY(std::abs(at(0, "tyre.fz") - total * gravity) < 1e-6 * total * gravity);
    // With the chassis held, the arm's turn by d delta does no work: N dl = (F - m g) dz of the wheel - sum of m g dz.
    const auto rate = [&](auto&& of) { return (of(delta + 1e-5) - of(delta - 1e-5)) / 2e-5; };
    const double wheelRate = rate([](double d) { return linkage.onCoupler(d, wheel).imag(); });
    const double weights = lowerMass * rate([](double d) { return linkage.onCrank(d, lowerArm).imag(); }) +
                           upperMass * rate([](double d) { return linkage.onFollower(d, upperArm).imag(); }) +
                           uprightMass * rate([](double d) { return linkage.onCoupler(d, upright).imag(); }) +
                           wheelMass * wheelRate;
    const double N = (total * wheelRate - weights) * gravity / rate(springLength);
    const double found = at(0, "spring.force");
    QVERIFY2(std::abs(found - N) < 1e-6 * std::abs(N), qPrintable(QString("%1 %2").arg(found).arg(N)));
  }

  void file_holdsIt() {
    const QString file = dir_.filePath("suspension.gyre"), again = dir_.filePath("again.gyre");
    answerFileDialog(file);
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!test::contentOf(file).isEmpty());
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(model().of(Category::body).empty());
    answerFileDialog(file);
    press(Qt::Key_O, Qt::ControlModifier);
    QTRY_COMPARE(model().of(Category::body).size(), std::size_t{5});
    answerFileDialog(again);
    press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!test::contentOf(again).isEmpty());
    QCOMPARE(test::contentOf(again), test::contentOf(file));
    // As many as two pages of text: some five minutes of an expert.
    QVERIFY2(strokes_ < 2000, qPrintable(QString::number(strokes_)));
    qInfo("%d strokes", strokes_);
  }
};

QTEST_MAIN(tst_suspension)
#include "tst_suspension.moc"

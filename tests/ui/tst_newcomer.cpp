// Who sits down before the window for the first time builds three mechanisms, drives, runs, plots, exports and saves
// them: each from an empty model in at most eighty actions, without a banner, and with the motion of theory at the end.
// Parts are mirrored and set in line.

#include "counted_hands.h"
#include "screenshot.h"
#include "support/run_model.h"
#include "ui_session.h"

#include <QComboBox>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::ui;

namespace {

constexpr int kMostActions = 80;

}  // namespace

class tst_newcomer : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;
  std::unique_ptr<test::CountedHands> hands_;

  const Model& model() const { return window_->session().document.model(); }
  template <class T>
  T get(const char* name, const char* key) const {
    const Element& e = *model().find(name);
    return std::get<T>(e.value(*e.type->find(key)));
  }
  std::optional<SystemFacts> facts() const {
    const auto found = window_->session().controller.current().facts();
    return found ? std::optional(*found) : std::nullopt;
  }
  /// The recording of the run, to its end.
  test::Run ran(const QString& seconds) {
    hands_->fill("end_time", seconds);
    hands_->key(Qt::Key_F5);
    [this] { QTRY_COMPARE_WITH_TIMEOUT(window_->session().controller.state(), RunState::finished, 20000); }();
    test::Run run;
    run.recording = window_->session().controller.current().recording();
    return run;
  }
  void plotExportAndSave(const QString& name, const QString& channel) {
    hands_->key(Qt::Key_2, Qt::AltModifier);
    hands_->typed(channel);
    hands_->key(Qt::Key_Return);
    const auto plots = window_->findChildren<PlotView*>();
    QVERIFY(std::any_of(plots.begin(), plots.end(),
                        [&](const PlotView* plot) { return plot->selection().names().contains(channel); }));
    hands_->file(Qt::Key_E, dir_.filePath(name + ".csv"));
    hands_->file(Qt::Key_S, dir_.filePath(name + ".gyre"));
    QTRY_VERIFY(test::contentOf(dir_.filePath(name + ".csv")).contains(channel.toUtf8()));
    test::screenshot(*window_, "newcomer-" + name);
    qInfo("%s: %d actions", qPrintable(name), hands_->actions());
    QVERIFY2(hands_->banners().isEmpty(), qPrintable(hands_->banners().join('\n')));
    QVERIFY2(hands_->actions() <= kMostActions, qPrintable(QString::number(hands_->actions())));
  }

 private slots:
  void initTestCase() {
    test::beginUi(dir_.path());
    window_ = test::openMainWindow({1600, 1000});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    auto* speed = window_->findChild<QComboBox*>("speed");
    speed->setFocus();
    QTest::keyClicks(speed, "As fast");
  }
  void init() {
    hands_ = std::make_unique<test::CountedHands>(*window_);
    hands_->key(Qt::Key_N, Qt::ControlModifier);
  }
  void cleanup() { hands_.reset(); }
  void cleanupTestCase() { window_.reset(); }

  void sliderCrank_byWords() {
    hands_->insert("crank");
    hands_->insert("hinge");  // to the ground, at its end
    hands_->insert("motor");
    hands_->fill("motion", "60 rpm");
    hands_->insert("rod");
    hands_->fill("shape.length", "0.5");
    hands_->fill("position.x", "0.35");
    hands_->choose("rod 1");
    hands_->choose("rod 2", Qt::ControlModifier);
    hands_->insert("hinge");
    hands_->insert("box");
    hands_->fill("position.x", "0.6");
    hands_->choose("rod 2");
    hands_->choose("box 1", Qt::ControlModifier);
    hands_->insert("hinge");
    hands_->choose("box 1");
    hands_->insert("slider");
    QTRY_VERIFY(facts() && facts()->degreesOfFreedom == 0);
    const auto run = ran("1.5");
    const std::size_t x = run.column("box 1.x");
    constexpr double r = 0.2, L = 0.5;
    QVERIFY(run.recording->rows() > 100);
    for (std::size_t i = 0; i < run.recording->rows(); ++i) {
      const double theta = 2 * std::numbers::pi * run.recording->time(i), s = r * std::sin(theta);
      const double off = std::abs(run.recording->row(i)[x] - (r * std::cos(theta) + std::sqrt(L * L - s * s) - 0.1));
      QVERIFY2(off < 1e-8, qPrintable(QString("%1 m at %2 s").arg(off).arg(run.recording->time(i))));
    }
    plotExportAndSave("slider-crank", "box 1.x");
  }

  /// Against the equations of the elastic pendulum, by the method of Runge and Kutta.
  void pendulumOnASpring_byWords() {
    hands_->insert("bob");
    hands_->insert("spring");
    hands_->choose("sphere 1");
    hands_->fill("velocity.x", "0.3");
    const double m = get<double>("sphere 1", "mass"), k = get<double>("spring 1", "stiffness"),
                 free = get<double>("spring 1", "free_length");
    const Vec3 start = get<Vec3>("sphere 1", "position"), anchor = get<Frame>("spring 1", "frame1").position;
    const auto run = ran("2");
    using State = Eigen::Vector4d;
    const auto rates = [&](const State& s) {
      const Eigen::Vector2d d = s.head<2>() - Eigen::Vector2d(anchor.x(), anchor.z());
      const Eigen::Vector2d a = -k / m * (d.norm() - free) * d.normalized() - 9.80665 * Eigen::Vector2d::UnitY();
      return State(s[2], s[3], a.x(), a.y());
    };
    State s(start.x(), start.z(), 0.3, 0);
    const std::size_t x = run.column("sphere 1.x"), z = run.column("sphere 1.z");
    double t = 0, worst = 0;
    for (std::size_t i = 0; i < run.recording->rows(); ++i) {
      const double span = run.recording->time(i) - t;
      constexpr int steps = 20;
      for (int n = 0; n < steps && span > 0; ++n) {
        const double h = span / steps;
        const State k1 = rates(s), k2 = rates(s + h / 2 * k1), k3 = rates(s + h / 2 * k2), k4 = rates(s + h * k3);
        s += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
      }
      t += span;
      worst = std::max({worst, std::abs(run.recording->row(i)[x] - s[0]), std::abs(run.recording->row(i)[z] - s[1])});
    }
    QVERIFY2(worst < 1e-4, qPrintable(QString::number(worst)));
    plotExportAndSave("spring-pendulum", "spring 1.length");
  }

  /// Rods drawn in the front view; the point of the coupler goes where the loop of the linkage puts it.
  void fourBarWithACouplerCurve_byDrawing() {
    hands_->key(Qt::Key_0, Qt::AltModifier);
    hands_->key(Qt::Key_1);
    hands_->key(Qt::Key_L);
    const Vec3 A(0, 0, 0), B(0, 0, 0.05), C(0.15, 0, 0.1), D(0.15, 0, 0);
    test::screenshot(*window_, "newcomer-rod-begin");
    hands_->clickAt(A, Qt::ShiftModifier);
    hands_->clickAt(B);
    hands_->clickAt(D, Qt::ShiftModifier);
    test::screenshot(*window_, "newcomer-rod-preview");
    hands_->clickAt(C);
    hands_->clickAt(B);
    hands_->moveTo(C);
    test::screenshot(*window_, "newcomer-rod-on-rod");
    hands_->clickAt(C);
    QCOMPARE(model().of(Category::joint).size(), std::size_t{4});
    hands_->key(Qt::Key_Escape);
    hands_->insert("point");  // of the coupler, which is selected: its middle
    hands_->fill("point.z", "0.03");
    hands_->choose("revolute 1");
    hands_->insert("motor");
    hands_->fill("motion", "60 rpm");
    QTRY_VERIFY(facts() && facts()->degreesOfFreedom == 0);
    const auto run = ran("1");
    const std::size_t x = run.column("point 1.x"), z = run.column("point 1.z"), turn = run.column("revolute 1.angle");
    const double crank = (B - A).norm(), coupler = (C - B).norm(), rocker = (C - D).norm();
    double worst = 0;
    for (std::size_t i = 0; i < run.recording->rows(); ++i) {
      const double angle = std::numbers::pi / 2 - run.recording->row(i)[turn];  // about y, x turns to -z
      const Eigen::Vector2d b(crank * std::cos(angle), crank * std::sin(angle)), d(0.15, 0), bd = d - b;
      // C is above the line from B to D.
      const double s = (coupler * coupler - rocker * rocker + bd.squaredNorm()) / (2 * bd.norm());
      const Eigen::Vector2d up(-bd.y(), bd.x());
      const Eigen::Vector2d c = b + (s * bd + std::sqrt(coupler * coupler - s * s) * up) / bd.norm();
      const Eigen::Vector2d along = (c - b) / coupler,
                            p = 0.5 * (b + c) + 0.03 * Eigen::Vector2d(-along.y(), along.x());
      worst = std::max(worst, (Eigen::Vector2d(run.recording->row(i)[x], run.recording->row(i)[z]) - p).norm());
    }
    QVERIFY2(worst < 1e-7, qPrintable(QString::number(worst)));
    plotExportAndSave("four-bar", "point 1.z");
  }

  /// A leg on one side of a frame comes on its other side, and what was put anywhere is set in line.
  void aMirrorImageAndAlignedBodies_byTheirKeys() {
    hands_->insert("crank");
    hands_->insert("hinge");
    hands_->choose("rod 1");
    hands_->choose("revolute 1", Qt::ControlModifier);
    hands_->answers().answer([](QDialog* dialog) {
      test::screenshot(*dialog, "newcomer-mirror");
      dialog->findChild<QComboBox*>("mirrorPlane")->setCurrentIndex(1);
      auto* offset = dialog->findChild<QLineEdit*>("mirrorOffset");
      offset->setFocus();
      QTest::keyClicks(offset, "0.3");
      QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
      return true;
    });
    const int edits = window_->session().document.history().index();
    hands_->key(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window_->session().document.history().index(), edits + 1);
    const Vec3 at = get<Vec3>("rod 2", "position");
    QVERIFY2((at - Vec3(0, 0.6, 0.01)).norm() < 1e-12,
             qPrintable(QString("%1 %2 %3").arg(at.x()).arg(at.y()).arg(at.z())));
    QVERIFY(model().find("revolute 2"));
    hands_->insert("bob");
    hands_->choose("rod 1");
    hands_->choose("rod 2", Qt::ControlModifier);
    hands_->choose("sphere 1", Qt::ControlModifier);
    hands_->answers().answer([](QDialog* dialog) {
      test::screenshot(*dialog, "newcomer-align");
      QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
      return true;
    });
    hands_->key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(hands_->answers().allGiven());
    QCOMPARE(get<Vec3>("sphere 1", "position").x(), 0.0);
    QVERIFY2(hands_->banners().isEmpty(), qPrintable(hands_->banners().join('\n')));
    hands_->file(Qt::Key_S, dir_.filePath("legs.gyre"));
  }
};

QTEST_MAIN(tst_newcomer)
#include "tst_newcomer.moc"

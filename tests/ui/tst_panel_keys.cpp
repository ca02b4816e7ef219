// An expert's hands stay on the keys: every panel is reached, used and left without the mouse.

#include "screenshot.h"
#include "ui_session.h"
#include "window_by_hand.h"

#include "model/parameter.h"

#include <QComboBox>
#include <QDockWidget>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUndoView>

using namespace gyre;
using namespace gyre::ui;

class tst_panel_keys : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  test::WindowByHand hand() const { return test::WindowByHand(*window_); }
  void press(int key, Qt::KeyboardModifiers modifiers = {}) { hand().press(key, modifiers); }
  const Model& model() const { return window_->document().model(); }
  QString holder() const {
    for (const QWidget* w = QApplication::focusWidget(); w; w = w->parentWidget())
      if (qobject_cast<const QDockWidget*>(w) || w == &window_->viewport() || w->objectName() == "runBar")
        return w == &window_->viewport() ? "view" : w->objectName();
    return {};
  }

 private slots:
  void initTestCase() {
    test::beginUi(dir_.path());
    window_ = test::openMainWindow({1600, 1000});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    press(Qt::Key_N, Qt::ControlModifier);
  }
  void cleanupTestCase() { window_.reset(); }

  void digits_leadToThePanels() {
    const char* const docks[] = {"treeDock",     "channelsDock", "propertiesDock", "parametersDock", "historyDock",
                                 "messagesDock", "healthDock",   "staticsDock",    "modesDock"};
    hand().insert("rigid");
    QTRY_VERIFY(window_->controller().recording());
    for (int i = 0; i < 9; ++i) {
      press(Qt::Key_1 + i, Qt::AltModifier);
      QCOMPARE(holder(), docks[i]);
      const auto* dock = window_->findChild<QDockWidget*>(docks[i]);  // Qt puts those behind others aside
      QVERIFY(window_->rect().contains(QRect(dock->mapTo(window_.get(), QPoint()), dock->size()).center()));
    }
    press(Qt::Key_0, Qt::AltModifier);
    QCOMPARE(holder(), "view");
    // Also one that was closed.
    window_->findChild<QDockWidget*>("healthDock")->hide();
    press(Qt::Key_7, Qt::AltModifier);
    QCOMPARE(holder(), "healthDock");
  }

  void f6_goesRoundWhatIsShown() {
    press(Qt::Key_0, Qt::AltModifier);
    QStringList stops;
    do {
      press(Qt::Key_F6);
      QVERIFY(!stops.contains(holder()));
      stops << holder();
    } while (holder() != "view");
    QVERIFY2(stops.size() >= 5 && stops.contains("runBar"), qPrintable(stops.join(' ')));
    press(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(holder(), stops[stops.size() - 2]);
  }

  void parameter_isMadeNamedAndUsed() {
    press(Qt::Key_1, Qt::AltModifier);
    hand().insert("param");
    hand().rename("k");
    const auto parameters = model().of(Category::parameter);
    QCOMPARE(parameters.size(), std::size_t{1});
    QCOMPARE(parameters.front()->name, "k");
    hand().insert("spring");
    press(Qt::Key_Return);  // from the tree to the values
    QLineEdit* number = nullptr;
    for (int i = 0; i < 40 && !number; ++i) {
      auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
      if (line && line->objectName() == "stiffness") number = line;
      else press(Qt::Key_Tab);
    }
    QVERIFY(number);
    QTest::keyClicks(number, "2000*k");
    press(Qt::Key_Tab);
    const Element& spring = *model().of(Category::force).back();
    QCOMPARE(std::get<double>(spring.value(*spring.type->find("stiffness"))), 2000.0);
    QCOMPARE(spring.formulas.size(), std::size_t{1});
    // Its slider.
    press(Qt::Key_4, Qt::AltModifier);
    QCOMPARE(holder(), "parametersDock");
    test::screenshot(*window_, "panel-keys-parameters");
  }

  void tools_startFromTheTree() {
    press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(holder(), "treeDock");
    press(Qt::Key_J);
    QCOMPARE(holder(), "view");
    QVERIFY(window_->placing().linkTool().typeChoice()->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(!window_->placing().linkTool().typeChoice()->isVisible());
  }

  void letters_inAMenuChooseFromIt() {
    press(Qt::Key_0, Qt::AltModifier);
    press(Qt::Key_F, Qt::AltModifier);
    const QPointer<QWidget> file = QApplication::activePopupWidget();
    QVERIFY(file);
    QTest::keyClick(file, Qt::Key_R);  // Open recent; R is the key of the turning tool, too
    QCOMPARE(window_->placing().mode(), PlacingTools::Mode::select);
    QTRY_VERIFY(QApplication::activePopupWidget() != file);
    for (int i = 0; i < 4 && QApplication::activePopupWidget(); ++i)
      QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QVERIFY(!QApplication::activePopupWidget());
    window_->viewport().setFocus();
  }

  void find_inTheTree() {
    press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(window_->tree().searchField()->hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), "body");
    press(Qt::Key_Escape);
    QCOMPARE(window_->tree().searchField()->text(), QString());
  }

  void integrator_isChosen() {
    press(Qt::Key_0, Qt::AltModifier);
    press(Qt::Key_F6);
    QCOMPARE(holder(), "runBar");
    for (int i = 0; i < 5 && QApplication::focusWidget()->objectName() != "integrator"; ++i) press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), "integrator");
    const std::string before = model().simulation().type->id;
    press(Qt::Key_Down);
    QVERIFY(model().simulation().type->id != before);
  }

  void history_jumps() {
    QUndoStack& steps = window_->document().history();
    const int now = steps.index();
    press(Qt::Key_5, Qt::AltModifier);
    press(Qt::Key_Home);
    QCOMPARE(steps.index(), 0);
    QVERIFY(model().of(Category::body).empty());
    press(Qt::Key_End);
    QCOMPARE(steps.index(), now);
  }
};

QTEST_MAIN(tst_panel_keys)
#include "tst_panel_keys.moc"

// An expert's hands stay on the keys: every panel is reached, used and left without the mouse.

#include "screenshot.h"
#include "ui_session.h"
#include "window_driver.h"

#include "model/parameter.h"
#include "shell/help_pages.h"
#include "shell/panel_type.h"

#include <vtkCamera.h>
#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QDockWidget>
#include <QPointer>
#include <QSlider>
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

  test::WindowDriver driver() const { return test::WindowDriver(*window_); }
  void press(int key, Qt::KeyboardModifiers modifiers = {}) { driver().press(key, modifiers); }
  void type(const QString& text) { QTest::keyClicks(QApplication::focusWidget(), text); }
  const Model& model() const { return window_->session().document.model(); }
  double value(const char* name, const char* key) const {
    const Element& e = *model().find(name);
    return std::get<double>(e.value(*e.type->find(key)));
  }
  QString selected() const {
    QStringList names;
    for (const ElementId id : window_->session().selection.elements())
      names << QString::fromStdString(model().nameOf(id));
    return names.join(", ");
  }
  QString holder() const {
    for (const QWidget* w = QApplication::focusWidget(); w; w = w->parentWidget())
      if (qobject_cast<const QDockWidget*>(w) || w == &test::part<Viewport>(*window_) || w->objectName() == "runBar")
        return w == &test::part<Viewport>(*window_) ? "view" : w->objectName();
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
    driver().insert("rigid");
    QTRY_VERIFY(window_->session().controller.current().recording());
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

  void theGuide_opensAtThePageOfThePanel() {
    press(Qt::Key_4, Qt::AltModifier);
    press(Qt::Key_F1, Qt::ShiftModifier);
    auto* guide = window_->findChild<HelpPages*>();
    QVERIFY(guide && guide->isVisible());
    QCOMPARE(guide->titles()->currentItem()->text(), "Parameters");
    window_->findChild<QDockWidget*>("guideDock")->hide();
    QFile contents(":/gyre/help/README.md");
    QVERIFY(contents.open(QIODevice::ReadOnly));
    const std::vector<GuidePage> pages = guidePages(contents.readAll().toStdString());
    for (const PanelType& type : panelTypes())
      QVERIFY2(std::any_of(pages.begin(), pages.end(), [&](const GuidePage& page) { return page.topic == type.page; }),
               type.page);
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
    driver().insert("param");
    driver().rename("k");
    const auto parameters = model().of(Category::parameter);
    QCOMPARE(parameters.size(), std::size_t{1});
    QCOMPARE(parameters.front()->name, "k");
    driver().insert("spring");
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
    QVERIFY(test::part<PlacingTools>(*window_).linkTool().typeChoice()->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(!test::part<PlacingTools>(*window_).linkTool().typeChoice()->isVisible());
  }

  void aName_isTypedInTheTree_throughTheKeysOfTools() {
    driver().insert("rigid");
    driver().rename("lower crank");
    press(Qt::Key_1, Qt::AltModifier);
    press(Qt::Key_Home);
    type("crank");  // R turns and K makes a spring where no word has been begun
    QCOMPARE(selected(), "lower crank");
    QCOMPARE(holder(), "treeDock");
    QCOMPARE(test::part<PlacingTools>(*window_).mode(), PlacingTools::Mode::select);
    press(Qt::Key_Home);
    QTest::qWait(1100);  // a pause ends the word
    type("lower c");     // and Space runs the model
    QCOMPARE(selected(), "lower crank");
    QVERIFY(!window_->session().controller.isRunning());
  }

  void search_selectsAndAdds() {
    press(Qt::Key_F, Qt::ControlModifier);
    type("crank");
    press(Qt::Key_Return);
    QCOMPARE(selected(), "lower crank");
    QCOMPARE(test::part<ModelTree>(*window_).searchField()->text(), QString());
    press(Qt::Key_F, Qt::ControlModifier);
    type("body");
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(selected(), "lower crank, body 1");
    // Row by row: Ctrl goes on without choosing, with Space it adds.
    press(Qt::Key_1, Qt::AltModifier);
    press(Qt::Key_Home);
    press(Qt::Key_Down);
    press(Qt::Key_Down, Qt::ControlModifier);
    press(Qt::Key_Down, Qt::ControlModifier);
    press(Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(window_->session().selection.elements().size(), std::size_t{2});
  }

  void escape_leadsBackFromTheForm() {
    press(Qt::Key_F, Qt::ControlModifier);
    type("crank");
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    QCOMPARE(holder(), "propertiesDock");
    type("7");
    press(Qt::Key_Escape);  // takes that back
    QCOMPARE(holder(), "propertiesDock");
    press(Qt::Key_Escape);
    QCOMPARE(holder(), "treeDock");
    QVERIFY(value("lower crank", "mass") != 7.0);
  }

  void keysOfAField_areNotThoseOfTheWindow() {
    driver().insert("revolute");
    press(Qt::Key_Return);
    press(Qt::Key_Down, Qt::ControlModifier);
    auto* choice = qobject_cast<QComboBox*>(QApplication::focusWidget());
    QVERIFY(choice);
    const QString joint = selected();
    press(Qt::Key_Delete);
    QCOMPARE(selected(), joint);
    press(Qt::Key_Down, Qt::AltModifier);
    QVERIFY(choice->view()->isVisible());
    QTest::keyClicks(choice->view(), "crank");
    QTest::keyClick(choice->view(), Qt::Key_Return);
    QCOMPARE(choice->currentText(), "lower crank");
    // The list takes the keys until the window system has closed it.
    QTRY_VERIFY(!choice->view()->isVisible() && window_->isActiveWindow());
    // The slider of a parameter.
    press(Qt::Key_4, Qt::AltModifier);
    for (int i = 0; i < 5 && !qobject_cast<QSlider*>(QApplication::focusWidget()); ++i) press(Qt::Key_Tab);
    QVERIFY2(qobject_cast<QSlider*>(QApplication::focusWidget()),
             QApplication::focusWidget() ? QApplication::focusWidget()->metaObject()->className() : "no focus");
    const double before = value("k", "value");
    press(Qt::Key_Right);
    QVERIFY(value("k", "value") > before);
    QCOMPARE(window_->session().controller.progress().steps, 0);
    press(Qt::Key_Z, Qt::ControlModifier);
  }

  void aFormThatIsMadeAnew_keepsTheField() {
    press(Qt::Key_F, Qt::ControlModifier);
    type("crank");
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    press(Qt::Key_Down, Qt::ControlModifier);
    press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), "inertia.yy");
    press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), "inertia.yy");
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), "inertia.yy");
    press(Qt::Key_Escape);
  }

  void whatIsBeingTyped_isOfTheElementItWasTypedFor() {
    press(Qt::Key_F, Qt::ControlModifier);
    type("crank");
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    const double before = value("lower crank", "mass");
    type("9");
    press(Qt::Key_D, Qt::ControlModifier);
    const QString copy = selected();
    QVERIFY(copy != "lower crank");
    QCOMPARE(value("lower crank", "mass"), 9.0);
    QCOMPARE(value(qPrintable(copy), "mass"), before);
    QCOMPARE(QApplication::focusWidget()->objectName(), "mass");  // of the copy
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(value("lower crank", "mass"), before);
    press(Qt::Key_F, Qt::ControlModifier);
    type("crank");
    press(Qt::Key_Return);
  }

  void tab_goesFromTheHeadToTheFields() {
    press(Qt::Key_Return);
    press(Qt::Key_Tab, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), "enabled");
    press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), "mass");
    press(Qt::Key_Escape);
  }

  void copies_areInSight() {
    press(Qt::Key_1, Qt::AltModifier);
    for (int i = 0; i < 12; ++i) driver().insert("rigid");
    for (int i = 0; i < 12; ++i) driver().insert("spring");
    press(Qt::Key_F, Qt::ControlModifier);
    type("crank");
    press(Qt::Key_Return);
    const int steps = window_->session().document.history().index();
    press(Qt::Key_D, Qt::ControlModifier);
    QTreeView* tree = test::part<ModelTree>(*window_).view();
    const QRect row = tree->visualRect(tree->currentIndex());
    QVERIFY(selected().startsWith("lower crank"));
    QVERIFY2(tree->viewport()->rect().contains(row), qPrintable(QString::number(row.top())));
    for (int i = 0; i < 25; ++i) press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(window_->session().document.history().index(), steps - 24);
  }

  void camera_turnsByKeys() {
    press(Qt::Key_0, Qt::AltModifier);
    press(Qt::Key_0);
    QTest::qWait(400);  // its flight
    const auto eye = [this] {
      const double* at = test::part<Viewport>(*window_).camera().vtk()->GetPosition();
      return Vec3(at[0], at[1], at[2]);
    };
    const Vec3 before = eye();
    press(Qt::Key_Right, Qt::ShiftModifier);
    const Vec3 turned = eye();
    QVERIFY((turned - before).norm() > 1e-3);
    QVERIFY(std::abs(turned.z() - before.z()) < 1e-9);
    press(Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY((eye() - before).norm() < 1e-6);
    press(Qt::Key_Plus);
    press(Qt::Key_Minus);
    QVERIFY((eye() - before).norm() < 1e-6);
  }

  void letters_goIntoTheLine_whereItProposesSomething() {
    QLineEdit line;
    QCompleter completer(QStringList{"alpha", "alps"});
    line.setCompleter(&completer);
    line.show();
    line.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&line));
    QTest::keyClicks(&line, "al");
    QTRY_VERIFY(completer.popup()->isVisible());
    QTest::keyClicks(completer.popup(), "so");
    QCOMPARE(line.text(), "also");
  }

  void letters_inAMenuChooseFromIt() {
    press(Qt::Key_0, Qt::AltModifier);
    press(Qt::Key_F, Qt::AltModifier);
    const QPointer<QWidget> file = QApplication::activePopupWidget();
    QVERIFY(file);
    QTest::keyClick(file, Qt::Key_R);  // Open recent; R is the key of the turning tool, too
    QCOMPARE(test::part<PlacingTools>(*window_).mode(), PlacingTools::Mode::select);
    QTRY_VERIFY(QApplication::activePopupWidget() != file);
    for (int i = 0; i < 4 && QApplication::activePopupWidget(); ++i)
      QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QVERIFY(!QApplication::activePopupWidget());
    test::part<Viewport>(*window_).setFocus();
  }

  void find_inTheTree() {
    press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(test::part<ModelTree>(*window_).searchField()->hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), "body");
    press(Qt::Key_Escape);
    QCOMPARE(test::part<ModelTree>(*window_).searchField()->text(), QString());
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
    press(Qt::Key_Tab);  // on to its parameters
    QCOMPARE(QApplication::focusWidget()->objectName(), "step");
  }

  void history_jumps() {
    QUndoStack& steps = window_->session().document.history();
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

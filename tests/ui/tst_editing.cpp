// Building a model in the real window by mouse and keyboard: insert, name, delete, duplicate, copy and paste, switch
// off, reorder, edit several, and the history of it all.

#include "panels/number_edit.h"
#include "screenshot.h"
#include "shell/empty_hint.h"
#include "shell/pattern_dialog.h"
#include "shell/run_bar.h"
#include "ui_session.h"
#include "vtk/render_widget.h"
#include "window_driver.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

using namespace gyre;
using namespace gyre::ui;

class tst_editing : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  const Model& model() const { return window_->session().document.model(); }
  QUndoStack& history() const { return window_->session().document.history(); }
  const Element* find(const char* name) const { return model().find(name); }
  template <class T>
  T get(const char* name, const char* key) const {
    const Element& e = *find(name);
    return std::get<T>(e.value(*e.type->find(key)));
  }

  void press(int key, Qt::KeyboardModifiers modifiers = {}) { driver().press(key, modifiers); }
  void insert(const QString& words) { driver().insert(words); }
  void rename(const QString& name) { driver().rename(name); }
  void click(const QString& name, Qt::KeyboardModifiers modifiers = {}) { driver().click(name, modifiers); }
  test::WindowDriver driver() const { return test::WindowDriver(*window_); }
  void type(const QString& text) { QTest::keyClicks(QApplication::focusWidget(), text); }

  /// Waits for the next modal dialog and lets `how` answer it.
  template <class Dialog>
  void answer(const std::function<void(Dialog&)>& how) {
    auto* look = new QTimer(this);
    connect(look, &QTimer::timeout, this, [look, how] {
      QPointer<Dialog> dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
      if (!dialog) return;
      look->stop();
      look->deleteLater();
      how(*dialog);
      if (dialog && dialog->isVisible()) dialog->reject();
    });
    look->start(50);
  }

  double step() const { return std::get<double>(model().simulation().value(*model().simulation().type->find("step"))); }
  /// The field keeps the focus.
  void typeStep(const char* number) {
    auto* field = test::part<RunBar>(*window_).findChild<NumberEdit*>("step");
    field->setFocus();
    field->selectAll();
    type(number);
  }

  void openFourBar() {
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/four-bar.gyre"));
    QTRY_VERIFY(window_->session().controller.current().recording());
    test::part<ModelTree>(*window_).enter();
  }

 private slots:
  void initTestCase() { test::beginUi(dir_.path()); }
  void init() {
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void emptyModel_saysHowToBegin() {
    press(Qt::Key_N, Qt::ControlModifier);
    auto* hint = window_->findChild<EmptyHint*>();
    QVERIFY(hint && hint->isVisible());
    QVERIFY(!test::part<ErrorBanner>(*window_).isVisible());
    for (const bool dark : {false, true}) {
      applyTheme(*qApp, dark ? ThemeChoice::dark : ThemeChoice::light);
      QTest::qWait(200);
      test::screenshot(*window_, dark ? "edit-empty-dark" : "edit-empty-light");
    }
    applyTheme(*qApp, ThemeChoice::light);
    QTest::mouseClick(hint->findChild<QPushButton*>(), Qt::LeftButton);
    QVERIFY(test::part<InsertPalette>(*window_).isVisible());
    test::screenshot(*window_, "edit-palette");
    QVERIFY(!hint->isVisible());  // not two cards one over the other
    press(Qt::Key_Escape);
    QVERIFY(!test::part<InsertPalette>(*window_).isVisible());
    QVERIFY(hint->isVisible());
    // A tool draws where the hint is.
    QTest::mouseClick(hint->findChildren<QPushButton*>().at(1), Qt::LeftButton);
    QCOMPARE(test::part<PlacingTools>(*window_).mode(), PlacingTools::Mode::rod);
    QVERIFY(!hint->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(hint->isVisible());
  }

  void palette_offersFirstWhatCanBeInserted() {
    press(Qt::Key_N, Qt::ControlModifier);
    press(Qt::Key_A, Qt::ShiftModifier);
    QTest::keyClicks(test::part<InsertPalette>(*window_).searchField(), "rigid");
    press(Qt::Key_Return);
    press(Qt::Key_A, Qt::ShiftModifier);
    QTest::keyClicks(test::part<InsertPalette>(*window_).searchField(), "joint");
    QTreeWidget* list = test::part<InsertPalette>(*window_).list();
    const auto row = [&](const char* label) {
      const auto found = list->findItems(label, Qt::MatchExactly);
      return found.isEmpty() ? -1 : list->indexOfTopLevelItem(found.front());
    };
    // The body can be held to the ground; there is no joint yet that a stop could limit.
    QVERIFY(row("Revolute joint") >= 0 && row("Joint stop") > row("Revolute joint"));
    QTest::keyClick(test::part<InsertPalette>(*window_).searchField(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(test::part<InsertPalette>(*window_).searchField(), "joint_stop");
    QCOMPARE(list->topLevelItem(0)->text(0), QString("Joint stop"));  // named outright
    press(Qt::Key_Escape);
  }

  void palette_findsWhatPeopleCallThings() {
    press(Qt::Key_N, Qt::ControlModifier);
    insert("box");  // something to hold on to
    QCOMPARE(find("box 1")->type->id, std::string("rigid"));
    press(Qt::Key_A, Qt::ShiftModifier);
    QLineEdit* search = test::part<InsertPalette>(*window_).searchField();
    QTreeWidget* list = test::part<InsertPalette>(*window_).list();
    const std::pair<const char*, const char*> words[] = {
        {"ground", "Fixed joint"},     {"motor", "Drive"},
        {"engine", "Drive"},           {"box", "Box"},
        {"cylinder", "Cylinder"},      {"wheel", "Wheel"},
        {"hinge", "Revolute joint"},   {"slider", "Prismatic joint"},
        {"rope", "Distance"},          {"ball", "Sphere"},
        {"bearing", "Revolute joint"}, {"shock absorber", "Spring and damper"},
        {"weld", "Fixed joint"},       {"pulley", "Wheel"},
        {"rubber", "Bushing"},         {"piston", "Prismatic joint"}};
    for (const auto& [word, label] : words) {
      QTest::keyClick(search, Qt::Key_A, Qt::ControlModifier);
      QTest::keyClicks(search, word);
      QVERIFY2(list->topLevelItemCount() > 0, word);
      // What hangs on a joint cannot be inserted yet, and comes after what can.
      const auto found = list->findItems(label, Qt::MatchExactly);
      QVERIFY2(!found.isEmpty() && list->indexOfTopLevelItem(found.front()) <= 2,
               qPrintable(QString("%1 finds %2").arg(word, list->topLevelItem(0)->text(0))));
    }
    test::screenshot(*window_, "edit-palette-words");
    press(Qt::Key_Escape);
  }

  void doublePendulum_isBuiltByTheKeyboardAlone() {
    press(Qt::Key_N, Qt::ControlModifier);
    insert("rigid");
    rename("upper");
    QVERIFY(!window_->findChild<EmptyHint*>()->isVisible());
    insert("revolute");
    QCOMPARE(get<ElementId>("revolute 1", "body1"), ground);
    QCOMPARE(get<ElementId>("revolute 1", "body2"), find("upper")->id);
    rename("pin");
    insert("rigid");
    rename("lower");
    // The upper one, too, by the keyboard: in the tree it is the row above.
    press(Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(window_->session().selection.elements(), (std::vector{find("lower")->id, find("upper")->id}));
    insert("spherical");
    QCOMPARE(get<ElementId>("spherical 1", "body1"), find("lower")->id);
    QCOMPARE(get<ElementId>("spherical 1", "body2"), find("upper")->id);
    QTest::qWait(100);
    test::screenshot(*window_, "edit-built");
    QTRY_VERIFY(window_->session().controller.current().facts() &&
                window_->session().controller.current().facts()->degreesOfFreedom == 4);
    press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 0.2, 20000);
    press(Qt::Key_Space);
    QTRY_VERIFY(!window_->session().controller.isRunning());
    // Everything is taken back again, step by step.
    while (history().canUndo()) press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(model().of(Category::body).empty() && model().of(Category::joint).empty());
    QVERIFY(window_->session().selection.elements().empty() || !window_->session().selection.contains(ElementId{16}));
  }

  /// Over each choice and box of the window: what they stand in scrolls, and nothing changes but where the focus is.
  void theWheel_changesNothingUnasked() {
    openFourBar();
    click("A");
    int met = 0;
    const auto turn = [](QWidget* over, int angle) {
      const QPointF at = QRectF(over->rect()).center();
      QWheelEvent wheel(at, over->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                        false);
      QApplication::sendEvent(over, &wheel);
    };
    for (QWidget* box : window_->findChildren<QWidget*>()) {
      auto* choice = qobject_cast<QComboBox*>(box);
      auto* number = qobject_cast<QSpinBox*>(box);
      if ((!choice && !number) || !box->isVisible() || !box->isEnabled() || box->hasFocus()) continue;
      ++met;
      QVERIFY2(box->focusPolicy() != Qt::WheelFocus, qPrintable(box->objectName()));
      const int before = choice ? choice->currentIndex() : number->value();
      for (const int angle : {-120, 120, 120, -120, -120}) turn(box, angle);
      QCOMPARE(choice ? choice->currentIndex() : number->value(), before);
    }
    QVERIFY2(met >= 4, QByteArray::number(met));
    QVERIFY(!window_->session().document.isModified());
    // With the focus it does what it says.
    auto* method = window_->findChild<QComboBox*>("integrator");
    QVERIFY(method);
    method->setFocus();
    const int before = method->currentIndex();
    turn(method, -120);
    turn(method, -120);
    QVERIFY(method->currentIndex() != before);
  }

  /// A drive moves what its joint has, and offers nothing else.
  void aDrive_takesACoordinateOfItsJoint() {
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/slider-crank-3d.gyre"));
    QTRY_VERIFY(window_->session().controller.current().recording());
    test::part<ModelTree>(*window_).enter();
    click("guide");
    insert("drive");
    const Element& drive = *model().of(Category::joint).back();
    const auto coordinate = [&] { return std::get<Choice>(drive.value(*drive.type->find("coordinate"))).index; };
    auto* choice = [&]() -> QComboBox* {
      for (QComboBox* box : test::part<PropertyPanel>(*window_).findChildren<QComboBox*>())
        if (box->isVisible() && box->accessibleName() == "Coordinate") return box;
      return nullptr;
    }();
    QVERIFY(choice);
    QCOMPARE(choice->count(), 1);
    QCOMPARE(choice->currentText(), QString("displacement"));
    // Given to another joint it moves one of that, and undo brings both back.
    const int before = coordinate();
    QVERIFY(window_->session().document.submit({SetField{drive.id, "joint", find("cross")->id}}, "other joint"));
    QTRY_VERIFY(choice->count() >= 2);
    window_->session().document.history().undo();
    QTRY_COMPARE(choice->count(), 1);
    auto* joint = [&]() -> QComboBox* {
      for (QComboBox* box : test::part<PropertyPanel>(*window_).findChildren<QComboBox*>())
        if (box->isVisible() && box->accessibleName() == "Joint") return box;
      return nullptr;
    }();
    QVERIFY(joint);
    joint->setFocus();
    while (joint->currentText() != "bearing") {
      const int at = joint->currentIndex();
      QTest::keyClick(joint, Qt::Key_Up);
      QVERIFY(joint->currentIndex() != at);
    }
    QCOMPARE(choice->currentText(), QString("angle"));
    QVERIFY(coordinate() != before);
  }

  void delete_saysWhatGoesTooAndIsOneStep() {
    openFourBar();
    const std::size_t before = model().elements().size();
    click("coupler");
    QString words;
    answer<QMessageBox>([&](QMessageBox& box) {
      words = box.informativeText();
      test::screenshot(box, "edit-delete");
      QTest::keyClick(&box, Qt::Key_Escape);
    });
    press(Qt::Key_Delete);
    QVERIFY2(words.contains('B') && words.contains('C'), qPrintable(words));
    QCOMPARE(model().elements().size(), before);
    answer<QMessageBox>([](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_Return); });
    press(Qt::Key_Delete);
    QVERIFY(!find("coupler") && !find("B") && !find("C"));
    QCOMPARE(history().count(), 1);
    QVERIFY2(history().undoText().startsWith("Delete coupler with"), qPrintable(history().undoText()));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(model().elements().size(), before);
  }

  void duplicate_makesCopiesWithWhatLinksThem() {
    openFourBar();
    click("crank");
    click("coupler", Qt::ControlModifier);
    press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(find("crank 2") && find("coupler 2") && find("B 2"));
    QCOMPARE(get<ElementId>("B 2", "body2"), find("coupler 2")->id);
    QCOMPARE(window_->session().selection.elements().size(), std::size_t{3});
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!find("crank 2"));
    click("crank");
    answer<PatternDialog>([&](PatternDialog& dialog) {
      dialog.findChild<QComboBox*>("patternKind")->setFocus();
      QTest::keyClick(dialog.findChild<QComboBox*>("patternKind"), Qt::Key_Down);
      auto* count = dialog.findChild<QSpinBox*>("patternCount");
      count->setFocus();
      count->selectAll();
      QTest::keyClicks(count, "5");
      test::screenshot(dialog, "edit-pattern");
      QTest::keyClick(&dialog, Qt::Key_Return);
    });
    press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(find("crank 5") && !find("crank 6"));
    QCOMPARE(history().count(), 1);
  }

  void copyAndPaste_goBetweenWindows() {
    openFourBar();
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().contains("\"name\": \"coupler\""));
    const std::size_t elements = model().elements().size();
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    press(Qt::Key_N, Qt::ControlModifier);
    test::part<ModelTree>(*window_).enter();
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(model().elements().size(), elements);
    QCOMPARE(get<ElementId>("B", "body2"), find("coupler")->id);
    // Cut a joint, lose its body: it no longer fits, and the reason is said.
    click("B");
    press(Qt::Key_X, Qt::ControlModifier);
    QVERIFY(!find("B"));
    click("coupler");
    answer<QMessageBox>([](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_Return); });
    press(Qt::Key_Delete);
    press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(!find("B"));
    QVERIFY(test::part<ErrorBanner>(*window_).isVisible());
    QVERIFY2(test::part<ErrorBanner>(*window_).text().contains("coupler"),
             qPrintable(test::part<ErrorBanner>(*window_).text()));
    // With its body back it fits, and what was said is past.
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!test::part<ErrorBanner>(*window_).isVisible());
    press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(find("B") && !test::part<ErrorBanner>(*window_).isVisible());
  }

  void disabled_takesNoPart() {
    openFourBar();
    click("coupler");
    press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!find("coupler")->enabled);
    QVERIFY(test::part<MessagesPanel>(*window_).count() > 0);  // what hangs on it
    QTRY_VERIFY(window_->session().controller.current().facts() &&
                window_->session().controller.current().facts()->coordinates == 12);
    QTest::qWait(100);
    test::screenshot(*window_, "edit-disabled");
    auto* box = test::part<PropertyPanel>(*window_).findChild<QCheckBox*>("enabled");
    QVERIFY(box->isVisible() && !box->isChecked());
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    QVERIFY(find("coupler")->enabled);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!find("coupler")->enabled);
  }

  void order_isChangedByKeysAndByDragging() {
    openFourBar();
    const auto bodies = [&] {
      QStringList names;
      for (const Element* e : model().of(Category::body)) names << QString::fromStdString(e->name);
      return names.join(' ');
    };
    const QString before = bodies();
    click("crank");
    press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(bodies(), "coupler crank rocker");
    QCOMPARE(*window_->session().selection.element(), find("crank")->id);
    // What a drop of the row below the last one does.
    QAbstractItemModel& rows = *test::part<ModelTree>(*window_).view()->model();
    const auto hits =
        rows.match(rows.index(0, 0), Qt::DisplayRole, "coupler", 1, Qt::MatchExactly | Qt::MatchRecursive);
    const std::unique_ptr<QMimeData> data(rows.mimeData(hits));
    QVERIFY(rows.canDropMimeData(data.get(), Qt::MoveAction, 3, 0, hits.front().parent()));
    QVERIFY(rows.dropMimeData(data.get(), Qt::MoveAction, 3, 0, hits.front().parent()));
    QCOMPARE(bodies(), "crank rocker coupler");
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bodies(), before);
  }

  void several_areEditedAsOne() {
    openFourBar();
    click("crank");
    click("rocker", Qt::ShiftModifier);
    QCOMPARE(window_->session().selection.elements().size(), std::size_t{3});
    auto* mass = test::part<PropertyPanel>(*window_).findChild<NumberEdit*>("mass");
    QVERIFY(mass);
    QTest::qWait(100);
    test::screenshot(*window_, "edit-several");
    const double own = get<Vec3>("crank", "position").x();
    QTest::mouseClick(mass, Qt::LeftButton);
    QTest::keyClick(mass, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(mass, "250 g");
    QTest::keyClick(mass, Qt::Key_Return);
    for (const char* name : {"crank", "coupler", "rocker"}) QCOMPARE(get<double>(name, "mass"), 0.25);
    QCOMPARE(history().count(), 1);
    auto* y = test::part<PropertyPanel>(*window_).findChild<NumberEdit*>("position.y");
    QTest::mouseClick(y, Qt::LeftButton);
    QTest::keyClick(y, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(y, "0.5");
    QTest::keyClick(y, Qt::Key_Return);
    QCOMPARE(get<Vec3>("rocker", "position").y(), 0.5);
    QCOMPARE(get<Vec3>("crank", "position").x(), own);
    // Successive nudges are one step.
    QTest::keyClick(y, Qt::Key_Up);
    QTest::keyClick(y, Qt::Key_Up);
    QCOMPARE(history().count(), 3);
  }

  void history_jumps() {
    openFourBar();
    for (const char* name : {"crank", "coupler", "rocker"})
      QVERIFY(window_->session().document.submit({Rename{find(name)->id, std::string(name) + " x"}}, "Rename"));
    auto* dock = window_->findChild<QDockWidget*>("historyDock");
    dock->show();
    dock->raise();
    QTest::qWait(100);
    QUndoView& list = test::part<QUndoView>(*window_);
    const auto clickRow = [&](int row) {
      const QModelIndex at = list.model()->index(row, 0);
      QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(at).center());
    };
    test::screenshot(*window_, "edit-history");
    clickRow(1);
    QVERIFY(find("crank x") && find("coupler") && find("rocker"));
    clickRow(3);
    QVERIFY(find("rocker x"));
    clickRow(0);
    QVERIFY(!window_->isWindowModified());
  }

  void contextMenu_isThatOfTheSelection() {
    openFourBar();
    click("crank");
    QTimer look;
    connect(&look, &QTimer::timeout, this, [&look] {
      QWidget* menu = QApplication::activePopupWidget();
      if (!menu) return;
      look.stop();
      test::screenshot(*menu, "edit-context-menu");
      menu->close();
    });
    look.start(50);
    QTreeView* tree = test::part<ModelTree>(*window_).view();
    emit tree->customContextMenuRequested(tree->visualRect(tree->currentIndex()).center());
    QTest::keyClicks(test::part<ModelTree>(*window_).searchField(), "c");
    QTest::qWait(50);
    test::screenshot(*window_, "edit-search");
    QTest::keyClick(test::part<ModelTree>(*window_).searchField(), Qt::Key_Escape);
    QVERIFY(test::part<ModelTree>(*window_).searchField()->text().isEmpty());
  }

  void whatIsBeingTyped_goesToTheModelItWasTypedFor() {
    const QString file = dir_.filePath("typed.gyre");
    QVERIFY(QFile::copy(GYRE_EXAMPLES_DIR "/four-bar.gyre", file));
    QVERIFY(window_->openFile(file));
    const double inTheFile = step();
    typeStep("0.0025");
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(step(), 0.0025);
    QVERIFY(!window_->session().document.isModified());
    typeStep("0.003");  // in what is left behind
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/four-bar.gyre"));
    QCOMPARE(step(), inTheFile);
    QVERIFY(!window_->session().document.isModified());
    typeStep("0.004");
    press(Qt::Key_F5);  // which does not leave the field
    QCOMPARE(step(), 0.004);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_editing test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_editing.moc"

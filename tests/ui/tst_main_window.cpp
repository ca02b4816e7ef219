// The real window, driven by mouse and keyboard, and its CSV against that of the command line.

#include "panels/number_edit.h"
#include "screenshot.h"
#include "shell/dock_places.h"
#include "shell/export_commands.h"
#include "shell/file_export.h"
#include "shell/time_slider.h"
#include "shell/timeline.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QApplication>
#include <QDropEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>

using namespace gyre;
using namespace gyre::ui;

namespace {

int differingPixels(const QImage& a, const QImage& b) {
  if (a.size() != b.size()) return a.width() * a.height();
  int count = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y);
  return count;
}

}  // namespace

class tst_main_window : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  QImage view() { return test::part<Viewport>(*window_).grab().toImage(); }

  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTRY_VERIFY(QApplication::activeWindow());  // a moment after a dialog
    QTest::keyClick(window_.get(), key, modifiers);
  }

  void clickCard(const QString& name) {
    auto* card = test::part<Gallery>(*window_).findChild<ExampleCard*>(name);
    QVERIFY(card);
    QVERIFY(card->isVisible());
    QTest::mouseClick(card, Qt::LeftButton);
  }

  void selectInTree(const QString& name) {
    QTreeView* tree = test::part<ModelTree>(*window_).view();
    const auto hits = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, name, 1,
                                           Qt::MatchExactly | Qt::MatchRecursive);
    QVERIFY(!hits.isEmpty());
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(hits.front()).center());
  }

  void type(QWidget* parent, const QString& fieldName, const QString& text) {
    auto* edit = parent->findChild<NumberEdit*>(fieldName);
    QVERIFY2(edit, qPrintable(fieldName));
    QTest::mouseClick(edit, Qt::LeftButton);
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
  }

  void chooseFullSpeed() {
    auto* speed = window_->findChild<QComboBox*>("speed");
    speed->setFocus();
    QTest::keyClick(speed, Qt::Key_Home);
    QTest::keyClick(speed, Qt::Key_Down);
    QCOMPARE(speed->currentData().toDouble(), 0.0);
    test::part<Viewport>(*window_).setFocus();
  }

  double stiffness() const {
    const Element* mount = window_->session().document.model().find("mount");
    return std::get<Matrix6>(mount->value(*mount->type->find("stiffness"))).m(0, 0);
  }

 private slots:
  void initTestCase() { test::beginUi(dir_.path()); }

  void init() {
    window_ = test::openMainWindow({1600, 1000});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }

  void cleanup() { window_.reset(); }

  void gallery_showsAPictureOfEveryExample() {
    QVERIFY(test::part<Gallery>(*window_).cards().size() >= 8);
    QTest::qWait(200);
    for (ExampleCard* card : test::part<Gallery>(*window_).cards()) {
      QTRY_VERIFY_WITH_TIMEOUT(card->hasPicture(), 20000);
      QVERIFY(!card->accessibleDescription().isEmpty());
    }
    test::screenshot(*window_, "window-gallery");
  }

  /// Who has never seen the program finds what to begin with; every example has a group, and none is called as its
  /// file.
  void gallery_hasGroupsAndFindsWords() {
    const Gallery& gallery = test::part<Gallery>(*window_);
    QCOMPARE(gallery.cards().front()->text(), "Double pendulum in space");
    for (const ExampleCard* card : gallery.cards())
      QVERIFY2(!card->text().contains('-') || card->text().contains(' '), qPrintable(card->text()));
    for (const QLabel* label : gallery.findChildren<QLabel*>())
      QVERIFY2(label->text() != "More examples", "an example without a group");
    auto* search = gallery.findChild<QLineEdit*>("gallerySearch");
    const auto found = [&] {
      QStringList titles;
      for (const ExampleCard* card : gallery.cards())
        if (card->isVisible()) titles << card->text();
      return titles;
    };
    const qsizetype all = found().size();
    QTest::keyClicks(search, "homokinetic");  // a name of a type that two have
    QCOMPARE(found(), (QStringList{"All joints side by side", "Universal and constant velocity joint"}));
    test::screenshot(*window_, "gallery-search");
    search->clear();
    QTest::keyClicks(search, "thin arch");
    QVERIFY(found().contains("Masonry arch, too thin"));
    QTest::keyClicks(search, "xyz");
    QVERIFY(found().isEmpty());
    search->clear();
    QCOMPARE(found().size(), all);
  }

  /// What can be checked has its mark there, and views their keys.
  void viewMenu_saysKeysAndMarks() {
    clickCard("double-pendulum");
    QMenu* view = nullptr;
    for (QAction* menu : window_->menuBar()->actions())
      if (menu->text() == "&View") view = menu->menu();
    QVERIFY(view);
    for (const QAction* action : view->actions())
      if (action->isCheckable()) QVERIFY2(!action->isIconVisibleInMenu(), qPrintable(action->text()));
    QVERIFY(view->actions().front()->menu());
    QVERIFY(view->actions().front()->menu()->actions().front()->text().endsWith("\t1"));
    view->popup(window_->mapToGlobal(QPoint(200, 40)));
    QTest::qWait(100);
    test::screenshot(*view, "menu-view");
    view->hide();
  }

  void gallery_standsInTheMiddle() {
    const Gallery& gallery = test::part<Gallery>(*window_);
    const auto ends = [&](const QWidget& part) {
      const int left = part.mapTo(&gallery, QPoint()).x();
      return std::pair(left, left + part.width());
    };
    for (const int width : {1700, 1440, 1000}) {
      window_->resize(width, 900);
      QTRY_COMPARE(gallery.width(), window_->width());
      QTest::qWait(200);  // the page is laid out in the next turns of the event loop
      const int first = ends(*gallery.cards().front()).first;
      int last = 0;
      for (const ExampleCard* card : gallery.cards()) last = std::max(last, ends(*card).second);
      const auto buttons = gallery.findChildren<QPushButton*>();
      QVERIFY(!buttons.isEmpty());
      QCOMPARE(ends(*buttons.back()).second, last);
      const int room = gallery.findChild<QScrollArea*>()->viewport()->width();
      QVERIFY2(std::abs(first - (room - last)) <= 1, qPrintable(QString("%1 %2 %3").arg(first).arg(last).arg(room)));
    }
  }

  void everything_fromTheGalleryToTheCsv() {
    clickCard("bushing");
    QTRY_VERIFY(window_->session().controller.current().recording());
    const QImage atStart = view();

    // Run: bodies move, curves grow.
    press(Qt::Key_Space);
    PlotView* energy = test::part<PlotDocks>(*window_).energy();
    QTRY_VERIFY_WITH_TIMEOUT(energy->pointsDrawn() > 40, 20000);
    const std::size_t points = energy->pointsDrawn(),
                      rows = window_->session().controller.current().recording()->rows();
    QTest::qWait(600);
    QVERIFY(energy->pointsDrawn() > points);
    QVERIFY(window_->session().controller.current().recording()->rows() > rows);
    QVERIFY(differingPixels(atStart, view()) > 500);
    QVERIFY(window_->session().playback.isLive());
    test::screenshot(*window_, "window-run-light");

    // Pause.
    press(Qt::Key_Space);
    QTRY_COMPARE(window_->session().controller.state(), RunState::paused);
    const std::size_t pausedRows = window_->session().controller.current().recording()->rows();
    QTest::qWait(150);
    QCOMPARE(window_->session().controller.current().recording()->rows(), pausedRows);
    const QImage paused = view();

    // Scrub back by mouse.
    TimeSlider* slider = test::part<Timeline>(*window_).slider();
    const double half = window_->session().playback.recordedUntil() / 2;
    QTest::mousePress(slider, Qt::LeftButton, {},
                      QPoint(static_cast<int>(slider->xOf(half * 1.5)), slider->height() / 2));
    QTest::mouseMove(slider, QPoint(static_cast<int>(slider->xOf(half)), slider->height() / 2));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(static_cast<int>(slider->xOf(half)), slider->height() / 2));
    QVERIFY(!window_->session().playback.isLive());
    QVERIFY(window_->session().playback.time() < window_->session().playback.recordedUntil());
    QVERIFY(differingPixels(paused, view()) > 100);

    // Left and Right go row by row.
    test::part<Viewport>(*window_).setFocus();
    const double t = window_->session().playback.time();
    press(Qt::Key_Left);
    QVERIFY(window_->session().playback.time() < t);
    press(Qt::Key_Right);
    QCOMPARE(window_->session().playback.time(), t);

    // Edit a stiffness with a unit; the results are stale; undo.
    const double before = stiffness();
    selectInTree("mount");
    type(&test::part<PropertyPanel>(*window_), "stiffness.x", "2 kN/m");
    QCOMPARE(stiffness(), 2000.0);
    QVERIFY(window_->session().controller.isStale());
    QVERIFY(window_->isWindowModified());
    QTest::qWait(100);
    test::screenshot(*window_, "window-edit-light");
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(stiffness(), before);
    QCOMPARE(test::part<PropertyPanel>(*window_).findChild<NumberEdit*>("stiffness.x")->number(), before);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(stiffness(), 2000.0);

    // Reset applies the edit; run to the end at full speed.
    type(window_->findChild<RunBar*>(), "end_time", "1500 ms");
    chooseFullSpeed();
    press(Qt::Key_Backspace);
    QTRY_VERIFY(!window_->session().controller.isCompiling());
    QVERIFY(!window_->session().controller.isStale());
    press(Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().controller.state(), RunState::finished, 60000);
    QCOMPARE(window_->session().playback.recordedUntil(), 1.5);

    // The window writes the bytes that the command line writes.
    const QString model = dir_.filePath("edited.gyre"), mine = dir_.filePath("window.csv"),
                  theirs = dir_.filePath("cli.csv");
    QVERIFY(test::part<FileCommands>(*window_).saveFile(model));
    QVERIFY(!window_->isWindowModified());
    QSignalSpy written(&test::part<FileExport>(*window_), &FileExport::written);
    test::part<ExportCommands>(*window_).exportCsv(mine);
    QTRY_COMPARE_WITH_TIMEOUT(written.count(), 1, 30000);
    // Not by QProcess, which shares its memory with the child until that has become another program: ThreadSanitizer
    // would not look at this thread any more.
    // The window tells the iterations of Newton, and so has their channels.
    const QString command = "'%1/gyre' run '%2' --csv '%3' --newton '%3.newton' >&2";
    QCOMPARE(std::system(qPrintable(command.arg(QCoreApplication::applicationDirPath(), model, theirs))), 0);
    QVERIFY(test::contentOf(mine).size() > 10000);
    QVERIFY(test::contentOf(mine) == test::contentOf(theirs));
    // Not onto the model itself.
    const QByteArray modelBefore = test::contentOf(model);
    test::part<ExportCommands>(*window_).exportCsv(model);
    QVERIFY(test::part<ErrorBanner>(*window_).isVisible());
    QTest::qWait(100);
    QCOMPARE(test::contentOf(model), modelBefore);
  }

  void selection_isTheSameEverywhere() {
    clickCard("four-bar");
    QTRY_VERIFY(window_->session().controller.current().recording());
    selectInTree("coupler");
    const Element* coupler = window_->session().document.model().find("coupler");
    QVERIFY(coupler);
    QCOMPARE(test::part<Viewport>(*window_).highlights().selection(), std::vector{coupler->id});
    QCOMPARE(test::part<PropertyPanel>(*window_).findChild<QLineEdit*>("elementName")->text(), "coupler");
    selectInTree("B");
    const QStringList shown = test::part<PlotDocks>(*window_).ofSelection()->selection().names();
    QVERIFY(!shown.isEmpty());
    for (const QString& name : shown) QVERIFY2(name.startsWith("B.lambda"), qPrintable(name));
    // A click on the picture selects in the tree.
    window_->session().selection.clear();
    const QPointF on =
        test::part<Viewport>(*window_).camera().projection().toWidget(initialPlacement(*coupler).position);
    QTest::mouseClick(&test::part<Viewport>(*window_), Qt::LeftButton, {}, on.toPoint());
    QVERIFY(window_->session().selection.element().has_value());
    QVERIFY(test::part<ModelTree>(*window_).view()->currentIndex().isValid());
  }

  void violatedInitialValues_areReportedAndAssembled() {
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
    QTRY_VERIFY(window_->session().controller.current().recording());
    const Element* body = window_->session().document.model().of(Category::body).front();
    const Vec3 x = std::get<Vec3>(body->value(*body->type->find("position")));
    QVERIFY(window_->session().document.submit({SetField{body->id, "position", Vec3(x + Vec3(0.01, 0, 0))}}, "move"));
    QTRY_VERIFY_WITH_TIMEOUT(test::part<ErrorBanner>(*window_).isVisible(), 5000);
    QVERIFY(test::part<MessagesPanel>(*window_).count() > 0);
    test::screenshot(*window_, "window-banner");
    auto* assemble = test::part<ErrorBanner>(*window_).findChild<QPushButton*>();
    QVERIFY(assemble && assemble->isVisible());
    const int before = window_->session().document.history().index();
    QTest::mouseClick(assemble, Qt::LeftButton);
    QTRY_VERIFY(window_->session().controller.current().recording());
    QVERIFY(!test::part<ErrorBanner>(*window_).isVisible());
    // It is an edit, so that the model that is saved is the one that runs.
    QCOMPARE(window_->session().document.history().index(), before + 1);
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(test::part<ErrorBanner>(*window_).isVisible(), 5000);
  }

  /// A vibration that the step does not resolve, which the method blows up.
  void madeEnergy_isWarnedOf() {
    const TypeInfo* particle = catalog().find(Category::body, "particle");
    const TypeInfo* spring = catalog().find(Category::force, "spring");
    std::any ball = particle->defaults, stiff = spring->defaults;
    particle->find("position")->set(ball, Vec3(1.1, 0, 0));
    spring->find("body1")->set(stiff, ground);
    spring->find("body2")->set(stiff, ElementId{90});
    spring->find("stiffness")->set(stiff, 1e8);
    spring->find("free_length")->set(stiff, 1.0);
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(window_->session().document.submit({Insert{{ElementId{90}, "ball", particle, ball}, 100}}, "add"));
    QVERIFY(window_->session().document.submit({Insert{{ElementId{91}, "stiff", spring, stiff}, 100}}, "add"));
    QVERIFY(window_->session().document.submit({SetField{simulationId, "rho_inf", 1.0}}, "set"));
    QTRY_VERIFY(window_->session().controller.current().recording());
    chooseFullSpeed();
    press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(test::part<ErrorBanner>(*window_).isVisible(), 5000);
    QVERIFY2(test::part<ErrorBanner>(*window_).text().contains("the energy that moves"),
             qPrintable(test::part<ErrorBanner>(*window_).text()));
    auto* remedy = test::part<ErrorBanner>(*window_).findChild<QPushButton*>();
    QVERIFY(remedy && !remedy->isVisible());
    QVERIFY(test::part<MessagesPanel>(*window_).count() > 0);
    test::screenshot(*window_, "window-warning");
    QVERIFY(window_->session().document.submit({SetField{ElementId{91}, "stiffness", 1e3}}, "set"));
    QVERIFY(!test::part<ErrorBanner>(*window_).isVisible());
  }

  void aFileDroppedOnTheWindow_isOpened() {
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(QString(GYRE_EXAMPLES_DIR) + "/four-bar.gyre")});
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &drop);
    QTRY_VERIFY(window_->session().document.model().find("coupler") != nullptr);

    QMimeData picture;
    picture.setUrls({QUrl::fromLocalFile("/picture.png")});
    QDragEnterEvent other(QPoint(200, 200), Qt::CopyAction, &picture, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &other);
    QVERIFY(!other.isAccepted());
  }

  void badFile_isReportedAndNothingIsLost() {
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/bushing.gyre"));
    const QString bad = dir_.filePath("bad.gyre");
    QFile file(bad);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"gyre": 1, "bodies": [{"name": "a", "type": "rigid", "mass": -1}]})");
    file.close();
    QVERIFY(!window_->openFile(bad));
    QVERIFY(test::part<ErrorBanner>(*window_).isVisible());
    QVERIFY2(test::part<ErrorBanner>(*window_).text().contains("mass"),
             qPrintable(test::part<ErrorBanner>(*window_).text()));
    QVERIFY(window_->session().document.model().find("mount"));
  }

  /// A plugin that does not fit is a fault of no model.
  void whatIsWrongWithTheProgram_staysInTheMessages() {
    test::part<Notices>(*window_).tellOfProgram({.message = "it is no plugin of Gyre", .file = "mine.so"});
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/bushing.gyre"));
    const auto& messages = test::part<MessagesPanel>(*window_);
    QCOMPARE(messages.count(), 1);
    QCOMPARE(messages.text(0), QString("mine.so: it is no plugin of Gyre"));
  }

  void aNarrowWindow_foldsItsDocksAndUnfoldsThem() {
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/four-bar.gyre"));
    QTRY_VERIFY(window_->session().controller.current().facts());
    QDockWidget* tree = window_->findChild<QDockWidget*>("treeDock");
    QDockWidget* properties = window_->findChild<QDockWidget*>("propertiesDock");
    Viewport& view = test::part<Viewport>(*window_);
    const int wide = view.width();
    window_->resize(800, 600);
    QTRY_VERIFY(window_->tabifiedDockWidgets(tree).contains(properties));
    QCOMPARE(window_->size(), QSize(800, 600));
    QVERIFY2(view.width() >= 400, qPrintable(QString::number(view.width())));
    QTest::qWait(200);
    test::screenshot(*window_, "window-800");
    properties->raise();
    QTest::qWait(100);
    test::screenshot(*window_, "window-800-properties");
    // Where the docks stand in a wide window is what is kept.
    const QByteArray kept = savedPlaces(*window_);
    window_->resize(1600, 1000);
    QTRY_VERIFY(!window_->tabifiedDockWidgets(tree).contains(properties));
    QTRY_VERIFY(properties->x() > view.mapTo(window_.get(), QPoint(view.width(), 0)).x());
    QTRY_VERIFY2(std::abs(view.width() - wide) <= 2, qPrintable(QString("%1 before, %2 after; tree %3, properties %4")
                                                                    .arg(wide)
                                                                    .arg(view.width())
                                                                    .arg(tree->width())
                                                                    .arg(properties->width())));
    QCOMPARE(savedPlaces(*window_).size(), kept.size());
  }

  void theFirstWindow_fitsTheScreen() {
    const MainWindow first(std::make_shared<Session>(catalog()));
    const QSize screen = first.screen()->availableGeometry().size();
    QVERIFY(first.width() <= screen.width() && first.height() <= screen.height());
    QVERIFY(first.width() >= 0.85 * screen.width() - 1 || first.width() == 2100);
  }

  void theWindow_looksRightInBothThemesAndWhenSmall() {
    for (const bool dark : {false, true}) {
      applyTheme(*qApp, dark ? ThemeChoice::dark : ThemeChoice::light);
      for (const QSize size : {QSize(1600, 1000), QSize(1280, 800)}) {
        window_->resize(size);
        QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/four-bar.gyre"));
        window_->session().controller.run();
        QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 0.8, 20000);
        window_->session().selection.select(window_->session().document.model().of(Category::body)[1]->id);
        QTest::qWait(300);
        // Nothing that the window needs may be pushed out of sight.
        QVERIFY(test::part<Viewport>(*window_).width() > 400 && test::part<Viewport>(*window_).height() > 250);
        QVERIFY(window_->findChild<QComboBox*>("speed")->isVisible());
        QVERIFY(window_->findChild<QComboBox*>("integrator")->isVisible());
        QCOMPARE(window_->size(), size);
        test::screenshot(*window_, QString("window-%1-%2").arg(dark ? "dark" : "light").arg(size.width()));
      }
    }
    applyTheme(*qApp, ThemeChoice::light);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_main_window test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_main_window.moc"

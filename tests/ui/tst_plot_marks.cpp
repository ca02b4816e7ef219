// What the user marks in a plot: a range with its statistics, and points with words. By mouse and keys.

#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "open_plot.h"
#include "plots/entry_row.h"
#include "plots/plot_view.h"
#include "plots/range_table.h"
#include "recording_samples.h"
#include "screenshot.h"
#include "theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <numbers>

using namespace gyre;
using namespace gyre::ui;
using gyre::test::record;
using gyre::test::Signal;

namespace {

std::vector<Signal> motion(double offset = 0) {
  return {{"bob.x", "m", [=](double t) { return offset + 2 * t; }},
          {"bob.vx", "m/s", [](double t) { return 5 * std::sin(2 * std::numbers::pi * t); }}};
}

}  // namespace

class TestPlotMarks : public QObject {
  Q_OBJECT

  std::unique_ptr<PlotView> view_;
  std::shared_ptr<Recording> run_;

  PlotSurface* surface() { return view_->findChild<PlotSurface*>(); }
  std::optional<std::size_t> markAt(QPointF place) { return surface()->layers().marks.at(place, surface()->paper()); }
  RangeTable* ranges() { return view_->findChild<RangeTable*>(); }
  QTableWidget* table() { return ranges()->findChild<QTableWidget*>(); }
  QLineEdit* edit() { return view_->findChild<QLineEdit*>(QStringLiteral("entryEdit")); }
  QPoint at(double u, double v) {
    const QRectF area = surface()->plotArea();
    return {qRound(area.left() + u * area.width()), qRound(area.bottom() - v * area.height())};
  }
  void drag(QPoint from, QPoint to, Qt::KeyboardModifiers keys) {
    QTest::mousePress(surface(), Qt::LeftButton, keys, from);
    for (int i = 1; i <= 4; ++i) {
      const QPoint p = from + (to - from) * i / 4;
      QMouseEvent move(QEvent::MouseMove, p, surface()->mapToGlobal(p), Qt::NoButton, Qt::LeftButton, keys);
      QApplication::sendEvent(surface(), &move);
    }
    QTest::mouseRelease(surface(), Qt::LeftButton, keys, to);
  }
  void press(int key) {
    surface()->setFocus();
    QTest::keyClick(surface(), static_cast<Qt::Key>(key));
  }
  void type(const QString& text) {
    QVERIFY(edit()->isVisible());
    QTest::keyClicks(edit(), text);
    QTest::keyClick(edit(), Qt::Key_Return);
    QTest::qWait(30);  // the plot gets the room of the line back
  }
  /// Chooses in the menu that a right click at a place of the surface opens.
  void choose(QPoint place, const QString& words) {
    bool chosen = false;
    QTimer::singleShot(0, this, [&] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (!menu) return;
      for (QAction* action : menu->actions())
        if (action->text().startsWith(words)) {
          chosen = true;
          menu->setActiveAction(action);
          QTest::keyClick(menu, Qt::Key_Return);
          return;
        }
      menu->close();
    });
    const QPoint inView = surface()->mapTo(view_.get(), place);
    QContextMenuEvent event(QContextMenuEvent::Mouse, inView, view_->mapToGlobal(inView));
    QApplication::sendEvent(view_.get(), &event);
    QVERIFY2(chosen, qPrintable(words));
  }
  void picture(const char* name) {
    QTest::qWait(60);
    test::screenshot(*view_, QString::fromLatin1(name));
  }

 private slots:
  void initTestCase() { test::beginPlots(); }
  void init() {
    view_ = test::openPlot({760, 420});
    QVERIFY(view_);
    view_->selection().setRecording(run_ = record(motion(), 4001, 0.001, 20000));
    view_->selection().setChannels({1, 2});
  }
  void cleanup() { view_.reset(); }

  /// x = 2 t from 0 to 4 s: mean 4, deviation 8/sqrt(12), RMS sqrt(64/3).
  void R_showsTheStatisticsOfWhatIsInSight() {
    press(Qt::Key_R);
    QVERIFY(ranges()->isVisible());
    QCOMPARE(table()->rowCount(), 2);
    const QStringList expected{"bob.x", "0 m", "0 s", "8 m", "4 s", "4 m", "4.6188 m", "2.3094 m", "8 m"};
    for (int column = 0; column < expected.size(); ++column)
      QCOMPARE(table()->item(0, column)->text(), expected[column]);
    QCOMPARE(table()->item(1, 7)->text(), QStringLiteral("3.5355 m/s"));
    QCOMPARE(table()->item(1, 4)->text(), QStringLiteral("0.25 s"));
    picture("range");
    press(Qt::Key_R);
    QVERIFY(!ranges()->isVisible());
  }

  void ctrlDrag_marksARange_whoseEdgesCanBeMoved() {
    drag(at(0.25, 0.5), at(0.5, 0.6), Qt::ControlModifier);
    QVERIFY(ranges()->isVisible());
    const auto range = view_->settings().all().range.value();
    QVERIFY(std::abs(range.first - 1) < 0.01 && std::abs(range.second - 2) < 0.01);
    QCOMPARE(view_->ranges().time(), std::pair(0.0, 4.0));  // no zoom
    QTest::qWait(50);
    drag(at(0.5, 0.3), at(0.75, 0.3), Qt::NoModifier);
    const auto wider = view_->settings().all().range.value();
    QVERIFY(std::abs(wider.first - range.first) < 0.01 && std::abs(wider.second - 3) < 0.02);
    picture("range-part");
    QTest::mouseClick(ranges()->findChild<QToolButton*>("closeRange"), Qt::LeftButton);
    QVERIFY(!view_->settings().all().range);
  }

  void theNumbers_areCopied() {
    press(Qt::Key_R);
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines[0], QStringLiteral("from 0 s to 4 s"));
    const QStringList cells = lines[2].split('\t');
    QCOMPARE(cells[0], QStringLiteral("bob.x"));
    QCOMPARE(cells[1], QStringLiteral("m"));
    QVERIFY(std::abs(cells[6].toDouble() - 4) < 1e-13);
  }

  void theStatistics_followTheRun() {
    view_->settings().range().set(AxisRange{0, 10});
    QCOMPARE(table()->item(0, 3)->text(), QStringLiteral("8 m"));
    test::append(*run_, motion(), 1000, 0.001);
    view_->refresh();
    QCOMPARE(table()->item(0, 3)->text(), QStringLiteral("10 m"));
  }

  void ALongRange_isSummedInTheBackground() {
    view_->selection().setRecording(run_ = record(motion(), 3000000, 1e-6, 3000000));
    QTRY_COMPARE(view_->ranges().time().second, run_->time(2999999));
    QElapsedTimer clock;
    clock.start();
    press(Qt::Key_R);
    const qint64 blocked = clock.elapsed();
    QTRY_COMPARE(table()->item(0, 3)->text(), QStringLiteral("6 m"));
    qInfo("3,000,000 rows: the key took %lld ms, the sums %lld ms", blocked, clock.elapsed());
    QVERIFY(blocked < 120);
  }

  void aMarker_isPlacedOnTheCurveThatIsNear_andMovesWithIt() {
    const double u = 0.25, t = 1;  // x is 2 there
    const auto [low, high] = view_->ranges().values();
    const QPoint place = at(u, (2 - low) / (high - low)) + QPoint(0, 6);
    choose(place, "Marker here");
    type("gate opens");
    const auto notes = view_->settings().all().notes;
    QCOMPARE(notes.size(), std::size_t{1});
    QCOMPARE(notes[0].text, QStringLiteral("gate opens"));
    QCOMPARE(notes[0].curve, QStringLiteral("bob.x"));
    QVERIFY(std::abs(notes[0].time - t) < 0.01);
    QVERIFY(markAt(place - QPoint(0, 6)));
    picture("marker");
    // The next run lies higher; the marker is on its curve, no longer at the old place.
    view_->selection().setRecording(record(motion(20), 4001, 0.001));
    const auto [newLow, newHigh] = view_->ranges().values();
    QVERIFY(markAt(at(u, (22 - newLow) / (newHigh - newLow))));
    QVERIFY(!markAt(at(u, (2 - newLow) / (newHigh - newLow))));
  }

  void M_marksTheTimeCursor_andTheMenuEditsAndRemoves() {
    view_->setTimeCursor(2);
    press(Qt::Key_M);
    type("middle");
    QCOMPARE(view_->settings().all().notes[0].time, 2.0);
    const auto [low, high] = view_->ranges().values();
    const QPoint place = at(0.5, (4 - low) / (high - low));
    choose(place, "Edit its text");
    QCOMPARE(edit()->text(), QStringLiteral("middle"));
    type("the middle");
    QCOMPARE(view_->settings().all().notes[0].text, QStringLiteral("the middle"));
    choose(place, "Remove this marker");
    QVERIFY(view_->settings().all().notes.empty());
  }

  /// Ctrl+Z and Ctrl+Shift+Z in the plot.
  void takeBack() { QTest::keyClick(surface(), Qt::Key_Z, Qt::ControlModifier); }
  void makeAgain() { QTest::keyClick(surface(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
  QPoint markPlace(double time) {
    const auto [low, high] = view_->ranges().values();
    return at(time / 4, (2 * time - low) / (high - low));
  }

  void whatIsDoneToMarkers_isTakenBack_andMadeAgain() {
    view_->setTimeCursor(1);
    press(Qt::Key_M);
    type("gate");
    QCOMPARE(view_->settings().all().notes.size(), std::size_t{1});
    takeBack();
    QVERIFY(view_->settings().all().notes.empty());
    makeAgain();
    QCOMPARE(view_->settings().all().notes.at(0).text, QStringLiteral("gate"));
    // A double click on it asks for other words.
    view_->setTimeCursor(3.5);
    QTest::mouseDClick(surface(), Qt::LeftButton, {}, markPlace(1));
    QCOMPARE(edit()->text(), QStringLiteral("gate"));
    type("gate opens");
    QCOMPARE(view_->settings().all().notes.at(0).text, QStringLiteral("gate opens"));
    choose(markPlace(1), "Remove this marker");
    QVERIFY(view_->settings().all().notes.empty());
    surface()->setFocus();
    takeBack();
    QCOMPARE(view_->settings().all().notes.at(0).text, QStringLiteral("gate opens"));
    takeBack();
    QCOMPARE(view_->settings().all().notes.at(0).text, QStringLiteral("gate"));
    takeBack();
    QVERIFY(view_->settings().all().notes.empty());
    QVERIFY(!view_->settings().notes().history().canUndo());
    makeAgain();
    makeAgain();
    QCOMPARE(view_->settings().all().notes.at(0).text, QStringLiteral("gate opens"));
    // By the menu, too.
    choose(at(0.8, 0.3), "Undo: rename the marker");
    QCOMPARE(view_->settings().all().notes.at(0).text, QStringLiteral("gate"));
    choose(at(0.8, 0.3), "Redo: rename the marker");
    QCOMPARE(view_->settings().all().notes.at(0).text, QStringLiteral("gate opens"));
  }

  /// A drag is one step of the history; what it is on it stays on.
  void aMarker_isDragged_alongItsCurve() {
    view_->settings().notes().set({{"peak", 1, 0, "bob.x"}, {"free", 3, 2, {}}});
    QVERIFY(!view_->settings().notes().history().canUndo());
    drag(markPlace(1), markPlace(1) + QPoint(1, 1), Qt::NoModifier);  // a click
    QCOMPARE(view_->settings().all().notes[0].time, 1.0);
    drag(markPlace(1), at(0.5, 0.1), Qt::NoModifier);
    const PlotNote moved = view_->settings().all().notes[0];
    QVERIFY2(std::abs(moved.time - 2) < 0.02, qPrintable(QString::number(moved.time)));
    QCOMPARE(moved.curve, QStringLiteral("bob.x"));
    QVERIFY(markAt(markPlace(2)));
    QCOMPARE(view_->ranges().time(), std::pair(0.0, 4.0));  // no zoom
    drag(markPlace(2), markPlace(2) + QPoint(2000, 0), Qt::NoModifier);
    QCOMPARE(view_->settings().all().notes[0].time, 4.0);  // not beyond the run
    QCOMPARE(view_->settings().notes().history().count(), 2);
    surface()->setFocus();
    takeBack();
    QCOMPARE(view_->settings().all().notes[0], moved);
    takeBack();
    QCOMPARE(view_->settings().all().notes[0].time, 1.0);
    // One that is on no curve goes anywhere.
    const auto [low, high] = view_->ranges().values();
    drag(at(0.75, (2 - low) / (high - low)), at(0.6, 0.8), Qt::NoModifier);
    const PlotNote freed = view_->settings().all().notes[1];
    QVERIFY(std::abs(freed.time - 2.4) < 0.02 && std::abs(freed.value - (low + 0.8 * (high - low))) < 0.1);
    view_->setTimeCursor(1.25);
    choose(markPlace(1), "Move it to the time cursor");
    QCOMPARE(view_->settings().all().notes[0].time, 1.25);
  }

  /// Keys that find nothing to take back are for the window; and a layout from elsewhere has no history.
  void withoutAHistory_theKeyIsNotThePlots() {
    const auto isTaken = [&] {
      QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
      asked.ignore();
      QApplication::sendEvent(surface(), &asked);
      return asked.isAccepted();
    };
    QVERIFY(!isTaken());
    view_->setTimeCursor(1);
    press(Qt::Key_M);
    type("gate");
    QVERIFY(isTaken());
    PlotChoices others = view_->settings().all();
    others.notes = {{"another", 2, 0, "bob.x"}};
    view_->settings().set(others);
    QVERIFY(!isTaken());
  }

  void manyMarkers_doNotLieOnEachOther() {
    view_->settings().notes().set(
        {{"start of the push", 1, 0, "bob.vx"},
         {"end of the push", 1.02, 0, "bob.vx"},
         {"free", 3, 7, {}},
         {"at the very end, with more words than there is room for beside it", 3.98, 0, "bob.x"}});
    picture("markers");
    view_->settings().setHorizontal("bob.x");
    picture("markers-path");
    applyTheme(*qApp, ThemeChoice::dark);
    view_->settings().setHorizontal({});
    view_->settings().range().set(AxisRange{0.5, 2});
    picture("markers-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  TestPlotMarks test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_plot_marks.moc"

// Curves that are formulas over channels: typed in the plot, chosen in the menu of a curve, live, beside a kept run.

#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "open_plot.h"
#include "plots/entry_row.h"
#include "plots/plot_view.h"
#include "recording_samples.h"
#include "screenshot.h"
#include "theme/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace gyre;
using namespace gyre::ui;
using gyre::test::record;
using gyre::test::Signal;

namespace {

std::vector<Signal> crank(double rate) {
  return {{"crank.angle", "rad", [=](double t) { return 0.5 * rate * t * t; }},
          {"rod 1.vx", "m/s", [=](double t) { return std::cos(rate * t); }},
          {"rod 1.vy", "m/s", [=](double t) { return std::sin(rate * t); }},
          {"motor.power", "W", [=](double t) { return 6 * t * t; }}};
}

}  // namespace

class TestPlotFormulas : public QObject {
  Q_OBJECT

  std::unique_ptr<PlotView> view_;
  std::shared_ptr<Recording> run_;

  PlotSurface* surface() { return view_->findChild<PlotSurface*>(); }
  EntryRow* entry() { return view_->findChild<EntryRow*>(); }
  QLineEdit* edit() { return view_->findChild<QLineEdit*>(QStringLiteral("entryEdit")); }
  QString warning() { return view_->findChild<QLabel*>(QStringLiteral("entryRemark"))->text(); }
  PlotLegend* legend() { return view_->findChild<PlotLegend*>(); }
  QString valueAt(double t, std::size_t curve = 0) {
    view_->setTimeCursor(t);
    return legend()->entries()[curve].value;
  }
  void type(const QString& text) {
    surface()->setFocus();
    QTest::keyClick(surface(), Qt::Key_E);
    QVERIFY(entry()->isVisible());
    QTest::keyClicks(edit(), text);
  }
  void enter() {
    if (QWidget* popup = QApplication::activePopupWidget()) popup->hide();
    QTest::keyClick(edit(), Qt::Key_Return);
    QApplication::processEvents();
  }
  /// Opens the menu of the first curve and chooses there.
  void choose(const QString& words) {
    bool chosen = false;
    QTimer::singleShot(0, this, [&] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (!menu) return;
      for (QAction* action : menu->actions())
        if (action->text().remove('&').startsWith(words)) {
          chosen = true;
          menu->setActiveAction(action);
          QTest::keyClick(menu, Qt::Key_Return);
          return;
        }
      menu->close();
    });
    const QPoint place = legend()->mapTo(view_.get(), QPoint(20, 6));
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, view_->mapToGlobal(place));
    QApplication::sendEvent(view_.get(), &event);
    QVERIFY2(chosen, qPrintable(words));
  }

 private slots:
  void initTestCase() { test::beginPlots(); }
  void init() {
    view_ = test::openPlot({720, 360});
    QVERIFY(view_);
    run_ = record(crank(2), 2001, 0.005, 20000);
    view_->selection().setRecording(run_);
  }
  void cleanup() { view_.reset(); }

  void aFormulaThatIsTyped_isPlottedWithItsUnit() {
    view_->selection().setChannels({2});
    type("rod 1.vx^2 + rod 1.vy^2");
    QCOMPARE(warning(), QStringLiteral("in m^2/s^2"));
    test::screenshot(*view_, "formula-typed");
    enter();
    QVERIFY(!entry()->isVisible());
    QCOMPARE(view_->selection().names(), (QStringList{"rod 1.vx", "rod 1.vx^2 + rod 1.vy^2"}));
    QCOMPARE(valueAt(3, 1), QStringLiteral("1.00000 m^2/s^2"));
    QCOMPARE(view_->selection().channels(), std::vector<int>{2});
    QTest::qWait(50);
    test::screenshot(*view_, "formula-plotted");
  }

  void whatIsWrong_isSaidWhereItIsTyped() {
    type("rod 1.vx + rod 2.vx");
    QVERIFY(warning().contains("no channel 'rod'"));
    test::screenshot(*view_, "formula-fault");
    enter();
    QVERIFY(entry()->isVisible());
    QCOMPARE(edit()->selectedText(), QStringLiteral("rod"));
    QVERIFY(view_->selection().names().isEmpty());
    QTest::keyClick(edit(), Qt::Key_Escape);
    QVERIFY(!entry()->isVisible());
    QVERIFY(surface()->hasFocus());
  }

  /// An edit of the model takes the run away, also while a formula of it is being typed.
  void aRunThatGoes_whileAFormulaIsTyped_isNoHarm() {
    view_->selection().setChannels({2});
    type("deriv(rod 1");
    view_->selection().setRecording(nullptr);
    QTest::keyClicks(edit(), ".vx)");
    QVERIFY(warning().contains("no run yet"));
    enter();
    QVERIFY(entry()->isVisible());
    view_->selection().setRecording(run_);
    QTest::keyClicks(edit(), " ");
    enter();
    QCOMPARE(view_->selection().names(), (QStringList{"rod 1.vx", "deriv(rod 1.vx)"}));
  }

  void aNameThatBegins_isCompleted() {
    type("2*mot");
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(edit()->text(), QStringLiteral("2*motor.power"));
    enter();
    QCOMPARE(view_->selection().names(), QStringList{"2*motor.power"});
  }

  void derivativeAndIntegral_areInTheMenuOfACurve() {
    view_->selection().setChannels({1});
    choose("Derivative");
    QCOMPARE(view_->selection().names(), (QStringList{"crank.angle", "deriv(crank.angle)"}));
    QCOMPARE(valueAt(3, 1), QStringLiteral("6.00000 rad/s"));
    QCOMPARE(valueAt(10, 1), QStringLiteral("20.0000 rad/s"));  // the last row, too
    view_->selection().setChannels({4});
    choose("Integral");
    QCOMPARE(valueAt(3, 1), QStringLiteral("54.0000 J"));
    QTest::qWait(50);
    test::screenshot(*view_, "formula-integral");
  }

  void aFormula_isEdited_andItsCurveKeepsItsColour() {
    view_->selection().setNames({"deriv(crank.angle)"});
    const QColor color = legend()->entries()[0].color;
    choose("Edit formula");
    QCOMPARE(edit()->text(), QStringLiteral("deriv(crank.angle)"));
    QTest::keyClicks(edit(), "deriv(deriv(crank.angle))");
    enter();
    QCOMPARE(view_->selection().names(), QStringList{"deriv(deriv(crank.angle))"});
    QCOMPARE(valueAt(3), QStringLiteral("2.00000 rad/s^2"));
    QCOMPARE(legend()->entries()[0].color, color);
  }

  /// While the run goes on the derivative lacks the row after the last; once it stands, it has all.
  void aFormula_growsWithTheRun() {
    view_->selection().setRecording(run_ = record(crank(2), 0, 0.005, 20000));
    view_->selection().setNames({"deriv(crank.angle)"});
    view_->comparison().setGrowing(true);
    test::append(*run_, crank(2), 401, 0.005);
    view_->refresh();
    QCOMPARE(view_->ranges().time().second, 1.995);
    view_->comparison().setGrowing(false);
    view_->refresh();
    QCOMPARE(view_->ranges().time().second, 2.0);
  }

  void aKeptRun_hasTheSameFormula_andTheDifferenceIsOfBoth() {
    view_->comparison().setKept(record(crank(1.5), 2001, 0.005), "slower");
    view_->selection().setNames({"deriv(crank.angle)"});
    QTest::qWait(50);
    test::screenshot(*view_, "formula-kept");
    QCOMPARE(legend()->entries().size(), std::size_t{2});
    view_->comparison().setDifference(true);
    QCOMPARE(valueAt(4), QStringLiteral("2.00000 rad/s"));
    view_->comparison().setDifference(false);
    QCOMPARE(valueAt(4), QStringLiteral("8.00000 rad/s"));
  }

  void formulas_stayByText_withTheNextRun() {
    view_->selection().setNames({"deriv(crank.angle)", "rod 1.vx", "motor.power/2"});
    std::vector<Signal> fewer = crank(1);
    fewer.pop_back();
    view_->selection().setRecording(record(fewer, 101, 0.01));
    QCOMPARE(view_->selection().names(), (QStringList{"deriv(crank.angle)", "rod 1.vx"}));
    QCOMPARE(valueAt(0.5), QStringLiteral("0.500000 rad/s"));
    view_->selection().setRecording(nullptr);
    view_->selection().setRecording(record(fewer, 101, 0.01));
    QCOMPARE(view_->selection().names(), (QStringList{"deriv(crank.angle)", "rod 1.vx"}));
    view_->selection().remove("deriv(crank.angle)");
    QCOMPARE(view_->selection().channels(), std::vector<int>{2});
  }

  void exported_areTheFormulasOfAllRows() {
    view_->selection().setNames({"rod 1.vx", "deriv(crank.angle)"});
    const PlotData data = view_->data();
    QCOMPARE(data.recording->rows(), std::size_t{2001});
    QCOMPARE(data.columns.size(), std::size_t{2});
    QCOMPARE(data.recording->channels()[data.columns[1]].header(), std::string("deriv(crank.angle) [rad/s]"));
  }

  /// A long run is taken in by parts of frames.
  void aMillionRows_doNotStopTheWindow() {
    run_ = record(crank(2), 1000000, 1e-5, 1000000);
    view_->selection().setRecording(run_);
    QElapsedTimer clock;
    clock.start();
    view_->selection().add({"deriv(rod 1.vx) + rod 1.vy^2"});
    const qint64 first = clock.elapsed();
    QTRY_COMPARE_WITH_TIMEOUT(view_->ranges().time().second, run_->time(999999), 10000);
    qInfo("the first part took %lld ms, all %lld ms", first, clock.elapsed());
    QVERIFY(first < 120);  // some 8 ms, and the drawing
  }

  void dark() {
    applyTheme(*qApp, ThemeChoice::dark);
    view_->selection().setNames({"deriv(crank.angle)", "sqrt(rod 1.vx^2 + rod 1.vy^2)"});
    type("2*(rod 1.vx");
    QTest::qWait(50);
    test::screenshot(*view_, "formula-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  TestPlotFormulas test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_plot_formulas.moc"

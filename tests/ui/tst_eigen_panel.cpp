// Eigenvalues along a run, in the window: computed by the button, those of the moment shown marked and listed, live and
// scrubbed back; cancelled; gone with the run they are of; refused in words.

#include "figure/picture_saver.h"
#include "figure_checks.h"
#include "screenshot.h"
#include "shell/help_pages.h"
#include "ui_session.h"
#include "vtk/render_widget.h"
#include "window_runs.h"

#include <QDockWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

namespace {

/// On a rope that hardly stretches: sqrt(k / m) = 1000 /s along it.
constexpr const char* kOnARope = R"({"gyre": 1, "name": "on a rope", "bodies": [
    {"name": "bob", "type": "particle", "mass": 1, "position": [0.8, 0, -0.6]}],
  "forces": [{"name": "rope", "type": "spring", "body1": "ground", "body2": "bob", "stiffness": 1e6, "damping": 20,
              "free_length": 1}],
  "simulation": {"integrator": "geom1", "step": 0.002, "end_time": 2, "output_step": 0.02}})";

constexpr const char* kTop = R"({"gyre": 1, "name": "top", "bodies": [
    {"name": "top", "type": "pivoted", "mass": 2, "inertia": [0.25, 0.25, 0.04], "com": [0, 0, 0.3],
     "orientation": [0.9689124, 0.2474040, 0, 0], "angular_velocity": [0, 0, 60]}],
  "simulation": {"integrator": "liemid_ea", "step": 0.002, "end_time": 3, "output_step": 0.02}})";

constexpr const char* kSkate = R"({"gyre": 1, "name": "skate", "gravity": [0, 0, 0], "bodies": [
    {"name": "skate", "type": "rigid", "mass": 1, "inertia": [1, 1, 1], "velocity": [1, 0, 0]}],
  "joints": [{"name": "blade", "type": "knife_edge", "body1": "ground", "body2": "skate"}],
  "simulation": {"integrator": "geom1", "step": 0.01, "end_time": 0.2}})";

}  // namespace

class tst_eigen_panel : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  EigenPanel& panel() { return *test::part<EigenController>(*window_).panel(); }
  void open(const char* text) { openText(*window_, dir_, text); }
  void run() { test::runToTheEnd(*window_); }
  void press() { QTest::mouseClick(panel().button(), Qt::LeftButton); }
  void compute() {
    QTRY_VERIFY(panel().button()->isEnabled());
    press();
    QTRY_VERIFY_WITH_TIMEOUT(!panel().isBusy(), 20000);
  }
  double cell(int line, EigenTable::Column column) {
    return panel().table().topLevelItem(line)->text(column).replace(QChar(0x2212), '-').toDouble();
  }

 private slots:
  void initTestCase() { beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    window_ = openMainWindow({1600, 1000});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    open(kOnARope);
    QTest::keyClick(window_.get(), Qt::Key_V, Qt::AltModifier | Qt::ShiftModifier);
    QTRY_VERIFY(panel().isVisible());
  }
  void cleanup() { window_.reset(); }

  void nothing_beforeTheRun() {
    QVERIFY(panel().emptyText().contains("Run a model"));
    QVERIFY(!panel().button()->isEnabled());
    run();
    QVERIFY2(panel().emptyText().startsWith("Compute"), qPrintable(panel().emptyText()));
    QVERIFY(panel().button()->isEnabled());
  }

  /// Along the rope sqrt(k/m), at every moment; across it what the angle and the tension then say.
  void computed_andFollowsTheMomentShown() {
    run();
    compute();
    QVERIFY(panel().emptyText().isEmpty());
    QCOMPARE(panel().result()->locus.moments.size(), std::size_t{100});
    QVERIFY(panel().locus().isStretched());
    QVERIFY2(panel().advice().contains("numerical damping"), qPrintable(panel().advice()));
    QList<QPointF> across;
    for (const double t : {0.2, 0.4, 1.7}) {
      window_->session().playback.showTime(t);
      const LocusMoment& now = panel().result()->at(t);
      QVERIFY(std::abs(now.t - t) < 0.02);
      QVERIFY2(panel().summary().startsWith("t = "), qPrintable(panel().summary()));
      QCOMPARE(panel().table().topLevelItemCount(), 3);
      double stiffest = 0;
      for (int line = 0; line < 3; ++line) stiffest = std::max(stiffest, cell(line, EigenTable::imaginary));
      QVERIFY2(std::abs(stiffest - 1000) < 1, qPrintable(QString::number(stiffest)));
      QCOMPARE(panel().radius().marked().size(), std::size_t{3});
      QVERIFY(std::abs(panel().radius().marked().back() - 1000 * 0.002) < 0.01);
      QVERIFY2(panel().locus().readout().contains(QChar(0x00b1)), qPrintable(panel().locus().readout()));
      across << panel().locus().placesAt(now).front();
    }
    QVERIFY(across[0] != across[1]);
    QTest::qWait(50);
    screenshot(*window_, "eigenvalues");
    screenshot(panel(), "eigenvalues-panel");
    test::checkFigure(panel().locus());
    test::checkFigure(panel().radius());
    PictureSaver* pictures = PictureSaver::of(panel().locus());
    QVERIFY(pictures && pictures->save(panel().locus(), dir_.filePath("locus.pdf")));
    QVERIFY(QFile::exists(dir_.filePath("locus.pdf")));
    QVERIFY(!pictures->save(panel().locus(), dir_.filePath("no/such/folder.pdf")));
    window_->findChild<QDockWidget*>("eigenDock")->setFloating(true);
    window_->findChild<QDockWidget*>("eigenDock")->resize(1000, 640);
    QTest::qWait(100);
    screenshot(panel(), "eigenvalues-wide");
  }

  /// A line for each moment, with its eigenvalues.
  void export_hasEveryMoment() {
    QVERIFY(!panel().exportButton()->isEnabled());
    run();
    panel().moments()->setValue(12);
    compute();
    QVERIFY(panel().exportButton()->isEnabled());
    const QString path = dir_.filePath("eigenvalues.csv");
    test::part<EigenController>(*window_).write(path);
    QStringList lines = QString::fromUtf8(contentOf(path)).split('\n', Qt::SkipEmptyParts);
    while (!lines.isEmpty() && lines.front().startsWith('#')) lines.removeFirst();
    QCOMPARE(lines.size(), 13);
    QVERIFY(lines.front().endsWith("lambda6.im [1/s]"));
    QCOMPARE(lines.back().section(',', 0, 0).toDouble(), 2.0);
    // Never over the model that is open.
    QSignalSpy refused(&test::part<EigenController>(*window_), &EigenController::failed);
    test::part<EigenController>(*window_).write(dir_.filePath("model.gyre"));
    QCOMPARE(refused.size(), 1);
    QVERIFY(contentOf(dir_.filePath("model.gyre")).contains("on a rope"));
  }

  void cancelled_leavesNothing() {
    run();
    panel().moments()->setValue(panel().moments()->maximum());
    press();
    if (!panel().isBusy()) QSKIP("too fast to be cancelled");
    QCOMPARE(panel().button()->text(), QString("Cancel"));
    press();
    QVERIFY(!panel().isBusy());
    QVERIFY(!panel().result());
    QCOMPARE(panel().button()->text(), QString("Compute"));
    compute();
    QVERIFY(panel().result());
  }

  void anotherRun_takesThemAway() {
    run();
    compute();
    QVERIFY(panel().result());
    open(kTop);
    QTRY_VERIFY(!panel().result());
    QVERIFY(panel().emptyText().contains("Run a model"));
    run();
    compute();
    QVERIFY2(panel().advice().contains("explicit method such as liemid_ea"), qPrintable(panel().advice()));
    window_->session().playback.showTime(1);
    QTest::qWait(50);
    screenshot(panel(), "eigenvalues-top");
  }

  void rolling_isRefusedInWords() {
    open(kSkate);
    run();
    compute();
    QVERIFY2(panel().emptyText().contains("blade") && panel().emptyText().contains("rolling"),
             qPrintable(panel().emptyText()));
  }

  void theGuide_explainsIt() {
    checkGuide(*window_, "Eigen", "Eigenvalues along a run", "spectral radius", "guide-eigenvalues");
  }

  void dark() {
    applyTheme(*qApp, ThemeChoice::dark);
    run();
    compute();
    window_->session().playback.showTime(0.5);
    QTest::qWait(100);
    screenshot(*window_, "eigenvalues-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_eigen_panel test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_eigen_panel.moc"

// Health, statics and modes in the real window: found in the background, clicked, taken over, undone.

#include "analysis/analysis_controller.h"
#include "analysis/campbell_panel.h"
#include "analysis/campbell_plot.h"
#include "analysis/health_panel.h"
#include "analysis/health_watch.h"
#include "analysis/modes_panel.h"
#include "analysis/motion_player.h"
#include "analysis/statics_panel.h"
#include "figure_checks.h"
#include "io/model_file.h"
#include "screenshot.h"
#include "support/rotors.h"
#include "support/test_models.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QApplication>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace gyre;
using namespace gyre::ui;
using namespace gyre::test;

namespace {

QTreeWidgetItem* itemWith(QTreeWidget* list, const QString& text) {
  const auto found = list->findItems(text, Qt::MatchContains | Qt::MatchRecursive);
  return found.isEmpty() ? nullptr : found.front();
}

void click(QTreeWidget* list, QTreeWidgetItem* item) {
  list->scrollToItem(item);
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
}

}  // namespace

class tst_analysis_panels : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  void open(const ModelBuilder& b) {
    const QString path = dir_.filePath("model.gyre");
    QVERIFY(writeModel(b.model(), path.toStdString()).has_value());
    QVERIFY(window_->openFile(path));
    waitForHealth();
  }
  void waitForHealth() {
    HealthWatch& watch = test::part<AnalysisController>(*window_).watch();
    QTRY_VERIFY_WITH_TIMEOUT(watch.isCurrent() && watch.findings(), 10000);
  }
  void raise(QWidget* panel) {
    auto* dock = qobject_cast<QDockWidget*>(panel->parentWidget());
    QVERIFY(dock);
    dock->raise();
    QTest::qWait(50);
  }
  QAction* action(const QString& text) {
    for (QAction* a : test::part<AnalysisController>(*window_).actions())
      if (a->text().remove('&') == text) return a;
    return nullptr;
  }
  HealthPanel& health() { return *test::part<AnalysisController>(*window_).health(); }

 private slots:
  void initTestCase() {
    beginUi(dir_.path());
    window_ = openMainWindow();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanupTestCase() { window_.reset(); }

  void health_namesTheSetAndItsJoints() {
    open(fourBar());
    raise(&health());
    QVERIFY(health().summary().contains("1 degree of freedom"));
    QVERIFY(health().summary().contains("3 redundant"));
    QTreeWidgetItem* set = itemWith(health().list(), "together have 3 equations too many");
    QVERIFY(set);
    QSignalSpy lit(&health(), &HealthPanel::lit);
    const std::vector<ElementId> selected = window_->session().selection.elements();
    click(health().list(), set);
    QCOMPARE(lit.size(), 1);
    QCOMPARE(lit[0][0].value<std::vector<ElementId>>().size(), std::size_t{4});
    QCOMPARE(test::part<Viewport>(*window_).highlights().emphasized().size(), std::size_t{4});
    // Selected is what was selected before: Del must not take what is only spoken of.
    QCOMPARE(window_->session().selection.elements(), selected);
    screenshot(*window_, "health-light");
    applyTheme(*qApp, ThemeChoice::dark);
    QTest::qWait(200);
    screenshot(*window_, "health-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }
  /// A button replaces joints; the report follows by itself; undo brings them back.
  void health_replacesByOneClick() {
    open(fourBar());
    raise(&health());
    const auto before = test::part<AnalysisController>(*window_).watch().findings();
    const Proposal proposal = before->health.dependentSets.at(0).proposals.at(0);
    auto buttons = health().list()->findChildren<QToolButton*>();
    const auto replace = std::find_if(buttons.begin(), buttons.end(), [](auto* b) { return b->text() == "Replace"; });
    QVERIFY(replace != buttons.end());
    const QString label = QString::fromStdString(proposal.replacements.at(0).type->label);
    QVERIFY(itemWith(health().list(), " into " + label));
    QVERIFY(!itemWith(health().list(), "_"));  // words, no keys of the file
    health().list()->scrollToTop();
    QTest::mouseClick(*replace, Qt::LeftButton);
    const Replacement& r = proposal.replacements.at(0);
    QCOMPARE(window_->session().document.model().find(r.joint)->type, r.type);
    waitForHealth();
    QCOMPARE(test::part<AnalysisController>(*window_).watch().findings()->health.mobility.redundant(),
             proposal.redundantLeft);
    window_->session().document.history().undo();
    waitForHealth();
    QCOMPARE(test::part<AnalysisController>(*window_).watch().findings()->health.mobility.redundant(), 3);
  }
  void health_showsAFreeMotion() {
    open(fourBar());
    raise(&health());
    QTreeWidgetItem* motion = itemWith(health().list(), "crank turns about z of 'A'");
    QVERIFY(motion);
    health().list()->scrollToItem(motion);
    QWidget* button = health().list()->itemWidget(motion, 1);
    QVERIFY(button);
    MotionPlayer& player = test::part<AnalysisController>(*window_).player();
    QSignalSpy poses(&player, &MotionPlayer::posesShown);
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(poses.size() > 5);
    QVERIFY(player.isPlaying());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!player.isPlaying());
  }
  void assemble_canBeUndone() {
    ModelBuilder b = rodChain(3);
    b.set(b.model().find("rod 3")->id, "position", Vec3(2.5, 0, 0.2));
    open(b);
    raise(&health());
    QVERIFY(health().summary().contains("not ready"));
    QVERIFY(itemWith(health().list(), "ball 3"));
    QVERIFY(health().assembleButton()->isVisible());
    screenshot(*window_, "health-apart");
    QTest::mouseClick(health().assembleButton(), Qt::LeftButton);
    QTRY_VERIFY(window_->session().document.isModified());
    waitForHealth();
    QVERIFY(!test::part<AnalysisController>(*window_).watch().findings()->health.obstacle);
    QVERIFY(!health().assembleButton()->isVisible());
    window_->session().document.history().undo();
    waitForHealth();
    QVERIFY(test::part<AnalysisController>(*window_).watch().findings()->health.obstacle.has_value());
  }

  void statics_isTakenOver() {
    open(fourBar());
    StaticsPanel& statics = *test::part<AnalysisController>(*window_).statics();
    action("Statics")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(statics.summary().contains("In equilibrium"), 20000);
    QVERIFY(statics.summary().contains("; stable"));
    QCOMPARE(statics.table()->topLevelItemCount(), 4);
    QTest::qWait(200);
    screenshot(*window_, "statics-light");
    // What is shown says that it is not the model; Esc, its button and every tool go back to that.
    const Viewport& view = test::part<Viewport>(*window_);
    const Element& first = *window_->session().document.model().find("crank");
    const Vec3 placed = initialPlacement(first).position;
    auto* banner = view.findChild<ToolBanner*>("previewBanner");
    const auto isPreview = [&] {
      const bool moved = (view.shown().scene().placementOf(first.id)->position - placed).norm() > 0.01;
      return moved && banner->isVisible() && !window_->session().stage.preview().title().isEmpty() ? 1
             : !moved && !banner->isVisible()                                                      ? 0
                                                                                                   : -1;
    };
    const std::vector<std::function<void()>> waysBack = {
        [&] { QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Escape); },
        [&] { QTest::mouseClick(banner->findChild<QToolButton*>("toolClose"), Qt::LeftButton); },
        [&] { QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_G); },
        [&] { QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_J); },
    };
    const int steps = window_->session().document.history().index();
    for (const auto& back : waysBack) {
      test::part<Viewport>(*window_).setFocus();
      QCOMPARE(isPreview(), 1);
      QVERIFY2(banner->hint().startsWith("Equilibrium preview"), qPrintable(banner->hint()));
      const QPoint at =
          view.camera().projection().toWidget(view.shown().scene().placementOf(first.id)->position).toPoint();
      QTest::mousePress(&test::part<Viewport>(*window_), Qt::LeftButton, Qt::ControlModifier, at);
      QTest::mouseMove(&test::part<Viewport>(*window_), at + QPoint(40, 40));
      QTest::mouseRelease(&test::part<Viewport>(*window_), Qt::LeftButton, Qt::ControlModifier, at + QPoint(40, 40));
      QCOMPARE(window_->session().document.history().index(), steps);
      back();
      QCOMPARE(isPreview(), 0);
      action("Statics")->trigger();
      QTRY_COMPARE_WITH_TIMEOUT(isPreview(), 1, 20000);
      QCOMPARE(test::part<PlacingTools>(*window_).mode(), PlacingTools::Mode::select);
    }
    QVERIFY(statics.useButton()->isEnabled());
    const Vec3 before = std::get<Vec3>(window_->session().document.model().find("crank")->value(
        *window_->session().document.model().find("crank")->type->find("position")));
    QTest::mouseClick(statics.useButton(), Qt::LeftButton);
    const Element& crank = *window_->session().document.model().find("crank");
    QVERIFY((std::get<Vec3>(crank.value(*crank.type->find("position"))) - before).norm() > 0.01);
    window_->session().document.history().undo();
    const Element& back = *window_->session().document.model().find("crank");
    QCOMPARE((std::get<Vec3>(back.value(*back.type->find("position"))) - before).norm(), 0.0);
  }
  void modes_areListedAndShown() {
    open(rodChain(4));
    ModesPanel& modes = *test::part<AnalysisController>(*window_).modes();
    action("Eigenmodes")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(modes.table()->topLevelItemCount() > 0, 20000);
    // Four spherical joints: eight swings, and each rod turns freely about itself.
    QCOMPARE(modes.table()->topLevelItemCount(), 12);
    QCOMPARE(modes.table()->topLevelItem(0)->text(1), QString("rigid motion"));
    MotionPlayer& player = test::part<AnalysisController>(*window_).player();
    Viewport& view = test::part<Viewport>(*window_);
    const Vec3 eye = CameraFrame::of(view.camera().vtk()).eye;
    click(modes.table(), modes.table()->topLevelItem(6));
    QVERIFY(player.isPlaying());
    QVERIFY2(window_->session().stage.preview().title().startsWith("Mode 7, "),
             qPrintable(window_->session().stage.preview().title()));
    QVERIFY(window_->session().stage.preview().title().endsWith(" Hz"));
    // The chain was built lying and hangs in its equilibrium: all of it is seen.
    for (const double phase : {0.0, M_PI / 2, M_PI})
      for (const BodyPose& pose : player.posesAt(phase))
        QVERIFY(QRectF(view.rect()).contains(view.camera().projection().toWidget(pose.position)));
    QTest::qWait(600);
    screenshot(*window_, "modes-light");
    applyTheme(*qApp, ThemeChoice::dark);
    QTest::qWait(300);
    screenshot(*window_, "modes-dark");
    applyTheme(*qApp, ThemeChoice::light);
    const auto wide = player.posesAt(0);
    modes.amplitudeSlider()->setValue(modes.amplitudeSlider()->minimum());
    const auto narrow = player.posesAt(0), middle = player.posesAt(M_PI / 2);
    double wideMove = 0, narrowMove = 0;
    for (std::size_t i = 0; i < wide.size(); ++i) {
      wideMove += (wide[i].position - middle[i].position).norm();
      narrowMove += (narrow[i].position - middle[i].position).norm();
    }
    QVERIFY(narrowMove < 0.5 * wideMove);
    QTest::mouseClick(modes.playButton(), Qt::LeftButton);
    QVERIFY(!player.isPlaying());
    QVERIFY((CameraFrame::of(view.camera().vtk()).eye - eye).norm() < 1e-12);
    QVERIFY(modes.csv().starts_with("mode,frequency"));
    // An edit takes back what is no longer true.
    QVERIFY(window_->session()
                .document.submit(Edit{SetField{documentId, "gravity", Vec3(0, 0, -1)}}, "gravity")
                .has_value());
    QCOMPARE(modes.table()->topLevelItemCount(), 0);
  }

  /// Speeds typed with units, computed beside the window, drawn; the critical speed sqrt(k / (J + Jz)), both whirls.
  void campbell_isDrawnOverTheSpeed() {
    const OverhungRotor rotor;
    open(rotor.model());
    CampbellPanel& panel = *test::part<AnalysisController>(*window_).campbell();
    QCOMPARE(panel.spinner()->currentText(), QString("rotor"));
    const auto type = [](QLineEdit* edit, const char* text) {
      edit->setFocus();
      edit->selectAll();
      QTest::keyClicks(edit, text);
    };
    action("Campbell diagram")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(panel.diagram() && !panel.isBusy(), 30000);
    type(panel.from(), "0");
    type(panel.to(), "1200 rpm");
    QTest::mouseClick(panel.button(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(panel.diagram() && !panel.isBusy() && panel.summary().startsWith("Critical speed"), 30000);
    QCOMPARE(panel.diagram()->critical.size(), std::size_t{1});
    QVERIFY(std::abs(panel.diagram()->critical[0].speed - std::sqrt(rotor.kx / (rotor.Jx + rotor.Jz))) < 1e-6);
    QCOMPARE(panel.table()->topLevelItemCount(), panel.count()->value());
    for (const char* whirl : {"forward", "backward"}) {
      int cells = 0;
      for (int c = 1; c < panel.table()->columnCount(); ++c)
        cells += static_cast<int>(panel.table()->findItems(whirl, Qt::MatchContains, c).size());
      QVERIFY2(cells >= panel.count()->value() - 1, whirl);  // at rest neither is told
    }
    QVERIFY(panel.csv().find("speed [rad/s],mode1.frequency [Hz]") != std::string::npos);
    QTest::qWait(200);
    screenshot(*window_, "campbell-light");
    test::checkFigure(*panel.findChild<CampbellPlot*>());
    // Cancelled, nothing comes any more; wrong words are said where they were typed.
    panel.count()->setValue(1000);
    QTest::mouseClick(panel.button(), Qt::LeftButton);
    QVERIFY(panel.isBusy());
    QTest::mouseClick(panel.button(), Qt::LeftButton);
    QVERIFY(!panel.isBusy() && panel.summary().contains("Cancelled"));
    type(panel.to(), "fast");
    QTest::mouseClick(panel.button(), Qt::LeftButton);
    QVERIFY2(panel.summary().contains("fast"), qPrintable(panel.summary()));
    QVERIFY(window_->session()
                .document.submit(Edit{SetField{documentId, "gravity", Vec3(0, 0, -1)}}, "gravity")
                .has_value());
    QVERIFY(!panel.diagram() && panel.table()->topLevelItemCount() == 0);
  }

  /// The motion of a driven four-bar becomes the run that is shown; its file is that of `gyre inverse`, to the byte.
  void inverseDynamics_isARun() {
    ModelBuilder b = fourBar();
    const ElementId motor =
        b.joint("drive", "motor", {{"joint", b.model().of(Category::joint).front()->id}, {"motion", Function{6}}});
    open(b);
    Session& session = window_->session();
    DrivenPanel& panel = *test::part<AnalysisController>(*window_).driven();
    const auto type = [](QLineEdit* edit, const char* text) {
      edit->setFocus();
      edit->selectAll();
      QTest::keyClicks(edit, text);
    };
    action("Inverse dynamics")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(panel.run() && !panel.isBusy(), 20000);
    type(panel.end(), "0.5");
    type(panel.step(), "5 ms");
    QTest::mouseClick(panel.button(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(panel.run() && !panel.isBusy(), 20000);
    const RunPtr run = panel.run();
    QCOMPARE(run->recording->rows(), std::size_t{101});
    QCOMPARE(session.runs.shown().run(), run);
    QVERIFY(session.runs.shown().isExportable());
    QCOMPARE(panel.table()->topLevelItemCount(), 2);
    QVERIFY(itemWith(panel.table(), "motor.torque") && itemWith(panel.table(), "motor.power"));
    session.playback.showTime(0.25);
    QVERIFY((session.stage.poses()[0].position - run->poses.at(50).bodies[0].position).norm() < 1e-12);
    QSignalSpy lit(&panel, &DrivenPanel::lit);
    click(panel.table(), itemWith(panel.table(), "motor.torque"));
    QCOMPARE(lit.at(0).at(0).value<std::vector<ElementId>>(), std::vector<ElementId>{motor});
    const auto system = System::compile(session.document.model()).value();
    const std::string header = panel.csv().substr(0, panel.csv().find('\n'));
    QCOMPARE(std::ranges::count(header, ','), static_cast<std::ptrdiff_t>(system->channels().size()));
    screenshot(*window_, "inverse-dynamics-light");
    applyTheme(*qApp, ThemeChoice::dark);
    QTest::qWait(200);
    screenshot(*window_, "inverse-dynamics-dark");
    applyTheme(*qApp, ThemeChoice::light);
    // Computed again it takes the place of what it was; kinematics is a run beside it, without forces.
    QTest::mouseClick(panel.button(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(panel.run() && panel.run() != run, 20000);
    QVERIFY(!session.runs.kept().has(run));
    const RunPtr again = panel.run();
    action("Kinematics")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(panel.run() && !panel.isBusy(), 20000);
    QVERIFY(session.runs.kept().has(again));
    QCOMPARE(panel.table()->topLevelItemCount(), 0);
    QVERIFY(panel.csv().find("torque") == std::string::npos && panel.csv().find("angle_rate") != std::string::npos);
    // Without the drive a freedom is left, and that is said here and among the messages.
    QVERIFY(session.document.submit(Edit{Erase{motor}}, "remove").has_value());
    QVERIFY(!panel.run() && !panel.exportButton()->isEnabled());
    action("Inverse dynamics")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(panel.summary().contains("1 degree of freedom"), 20000);
    QVERIFY(test::part<MessagesPanel>(*window_).count() > 0);
    type(panel.end(), "soon");
    QTest::keyClick(panel.end(), Qt::Key_Return);
    QVERIFY2(panel.summary().contains("soon"), qPrintable(panel.summary()));
    panel.end()->clear();
    panel.step()->clear();
  }

  /// What bodies stand on is not among the equations that are examined.
  void contact_isSaidToBeLeftOut() {
    AnalysisController& controller = test::part<AnalysisController>(*window_);
    const auto note = [](QWidget* panel) { return panel->findChild<QLabel*>("contactNote"); };
    open(fourBar());
    for (QWidget* panel : {static_cast<QWidget*>(controller.health()), static_cast<QWidget*>(controller.statics()),
                           static_cast<QWidget*>(controller.modes())})
      QVERIFY(note(panel)->isHidden());
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/stack.gyre"));
    waitForHealth();
    for (QWidget* panel : {static_cast<QWidget*>(controller.health()), static_cast<QWidget*>(controller.statics()),
                           static_cast<QWidget*>(controller.modes())}) {
      raise(panel);
      QVERIFY(note(panel)->isVisible());
      QVERIFY(note(panel)->text().startsWith("Contact is left out"));
    }
    screenshot(*window_, "modes-without-contact");
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  tst_analysis_panels test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_analysis_panels.moc"

// Another model beside that of the window: chosen from a file, started together with it, and compared where both call
// things the same. Stones without gravity fly on straight lines, so that all is known in closed form.

#include "io/model_file.h"
#include "screenshot.h"
#include "shell/compare_controller.h"
#include "support/model_builder.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

namespace {

constexpr double end = 2;

Shape ball(double radius) { return {.kind = Shape::Kind::sphere, .radius = radius}; }

/// A stone at y of this speed along x, and for company one that only this model has, before or after it.
Model flying(double speed, double radius, const char* company, bool first) {
  ModelBuilder build;
  build.gravity(Vec3::Zero());
  build.run(0.01, end, 0.05);
  const auto add = [&](const char* name, double y, double v) {
    build.body("rigid", name,
               {{"position", Vec3(0, y, 0.5)}, {"velocity", Vec3(v, 0, 0)}, {"shapes", Shapes{ball(radius)}}});
  };
  if (first) add(company, 1, 0);
  add("stone", 0, speed);
  if (!first) add(company, 1, 0);
  return build.model();
}

}  // namespace

class TestOtherModels : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  ComparePanel& panel() { return *part<CompareController>(*window_).panel(); }
  CompareTable& table() { return panel().table(); }
  QString cell(int line, int column) { return table().index(line, column).data().toString(); }
  const std::vector<RunPtr>& runs() { return window_->session().lockstep.runs(); }
  QString file(const QString& name, const Model& model) {
    const QString path = dir_.filePath(name);
    return writeModel(model, path.toStdString()) ? path : QString();
  }

  /// By the menu of the panel and the name typed into the dialog.
  void addThroughDialog(const QString& path) {
    emit panel().addButton()->menu()->aboutToShow();
    QAction* other = panel().addButton()->menu()->actions().back();
    QVERIFY(other->text().contains("model"));
    QTimer::singleShot(200, this, [path] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog);
      dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
      QTest::keyClick(dialog->findChild<QLineEdit*>("fileNameEdit"), Qt::Key_Return);
    });
    other->trigger();
  }

 private slots:
  void initTestCase() {
    beginUi(dir_.path());
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  }
  void init() {
    QSettings().clear();
    window_ = openMainWindow({1600, 1000});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(window_->openFile(file("slow.gyre", flying(0.5, 0.1, "rock", true))));
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().controller.current().recording(), 10000);
    QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(panel().isVisible());
    panel().propose({"geom1"});
  }
  void cleanup() { window_.reset(); }

  void stonesOfTheSameName_areAsFarApartAsTheyFlew_eachInItsOwnShape() {
    addThroughDialog(file("fast.gyre", flying(0.75, 0.2, "bird", false)));
    QCOMPARE(table().rowCount(), 2);
    QCOMPARE(cell(1, CompareTable::method), QString("fast.gyre: geom1"));
    QTest::mouseClick(panel().startButton(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().lockstep.state(), RunState::finished, 60000);
    // "rock" and "bird" have nobody to be compared with; the stones part by 0.25 m/s.
    QTRY_COMPARE(cell(1, CompareTable::position), QString("0.500"));
    QCOMPARE(runs()[1]->endTime, end);

    const auto& ghosts = part<Viewport>(*window_).ghosts().all();
    QCOMPARE(ghosts.size(), std::size_t{1});
    QVERIFY(ghosts[0].scene);
    QCOMPARE(ghosts[0].scene->bodies[0].name, std::string("stone"));
    QCOMPARE(ghosts[0].scene->bodies[0].shapes[0].radius, 0.2);
    QVERIFY((ghosts[0].bodies[0].position - Vec3(1.5, 0, 0.5)).norm() < 1e-9);
    QTest::qWait(200);
    screenshot(*window_, "other-model");

    // Solid it brings its own scene; the model of the window is a ghost with its own.
    window_->session().runs.show(runs()[1]);
    window_->session().playback.showTime(end);
    QCOMPARE(window_->session().stage.scene().bodies[1].name, std::string("bird"));
    QVERIFY(!window_->session().stage.showsModel());
    QCOMPARE(part<Viewport>(*window_).ghosts().all()[0].scene->bodies[0].name, std::string("rock"));
    QTest::qWait(200);
    screenshot(*window_, "other-model-solid");
  }

  void aFileThatIsNoModel_isRefused_byItsName() {
    QFile broken(dir_.filePath("broken.gyre"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{\"bodies\": 3}") > 0);
    broken.close();
    panel().addModel(broken.fileName());
    QCOMPARE(table().rowCount(), 1);
    QVERIFY2(part<ErrorBanner>(*window_).text().contains("broken.gyre"),
             qPrintable(part<ErrorBanner>(*window_).text()));
  }

  // From a moment shown all begin with the same places: a body that is not in them cannot.
  void fromAMoment_aBodyTooMany_isNamed() {
    panel().addModel(file("fast.gyre", flying(0.75, 0.2, "bird", false)));
    window_->session().controller.step();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().runs.shown().hasBegun() && !window_->session().controller.isRunning(),
                             10000);
    panel().from()->setCurrentIndex(1);
    QTest::mouseClick(panel().startButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(part<ErrorBanner>(*window_).isVisible(), 10000);
    QVERIFY2(part<ErrorBanner>(*window_).text().contains("bird"), qPrintable(part<ErrorBanner>(*window_).text()));
    QVERIFY(runs().empty());
  }
};

QTEST_MAIN(TestOtherModels)
#include "tst_other_models.moc"

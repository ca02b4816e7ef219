// A robot with meshes by the window's File, Import; how a long import is shown and cancelled; the question about
// unsaved changes.

#include "modal_answers.h"
#include "screenshot.h"
#include "shell/import_job.h"
#include "shell/import_report.h"
#include "support/sample_meshes.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QSemaphore>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace gyre;
using namespace gyre::ui;

namespace {

const QString gripper = GYRE_SOURCE_DIR "/tests/ui/files/gripper/urdf/gripper.urdf";

Shapes shapesIn(const Model& model, const char* body) {
  const Element* e = model.find(body);
  return e ? std::get<Shapes>(e->value(*e->type->find("shapes"))) : Shapes{};
}

/// Keeps those who ask for a mesh waiting.
class SlowReader {
 public:
  StoppableMeshReader reader() {
    return [this](const std::filesystem::path& file,
                  const std::stop_token&) -> Expected<std::shared_ptr<const TriangleMesh>> {
      asked_.release();
      go_.acquire();
      return test::meshOf(test::boxSurface(Vec3::Zero(), Vec3::Ones()), file.filename().string());
    };
  }
  bool isAsked() { return asked_.tryAcquire(1, 10000); }
  void letGo(int meshes) { go_.release(meshes); }

 private:
  QSemaphore asked_, go_;
};

}  // namespace

class tst_window_import : public QObject {
  Q_OBJECT

  QTemporaryDir settings_;
  std::unique_ptr<MainWindow> window_;

  void chooseByMenu(const QString& entry, const QString& path) {
    test::ModalAnswers answers;
    answers.choose(path);
    const auto all = window_->actions();
    const auto action = std::find_if(all.begin(), all.end(), [&](QAction* a) { return a->text() == entry; });
    QVERIFY(action != all.end());
    (*action)->trigger();
    QVERIFY(answers.allGiven());
  }
  void importByMenu(const QString& path) { chooseByMenu("&Import URDF or MJCF…", path); }
  const Model& model() const { return window_->session().document.model(); }

 private slots:
  void initTestCase() { test::beginUi(settings_.path()); }
  void init() {
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void robotWithMeshes_hasItsShapes() {
    importByMenu(gripper);
    QTRY_COMPARE(shapesIn(model(), "palm").size(), 1U);
    const Shapes palm = shapesIn(model(), "palm"), left = shapesIn(model(), "left"), right = shapesIn(model(), "right");
    QCOMPARE(palm.at(0).mesh->source(), "palm.stl");
    QVERIFY(std::abs(palm[0].mesh->solid().volume - 0.08 * 0.06 * 0.02) < 1e-12);
    QVERIFY((palm[0].mesh->solid().centroid - Vec3(0, 0, 0.01)).norm() < 1e-9);
    QCOMPARE(left.at(0).mesh->source(), "finger.obj");
    // The vertices of OBJ are of single precision.
    for (const Shapes& finger : {left, right})
      QVERIFY(std::abs(finger.at(0).mesh->solid().volume - 0.02 * 0.02 * 0.1) < 1e-6 * 4e-5);
    QVERIFY((left[0].mesh->solid().centroid - Vec3(0.01, 0, 0.05)).norm() < 1e-9);
    QVERIFY((right[0].mesh->solid().centroid - Vec3(-0.01, 0, 0.05)).norm() < 1e-9);

    auto* report = window_->findChild<ImportReport*>();
    QVERIFY(report);
    auto* notes = report->findChild<QTableWidget*>("looks");
    QVERIFY(notes && !report->findChild<QTableWidget*>("notes"));
    QCOMPARE(notes->rowCount(), 1);
    QCOMPARE(notes->item(0, 0)->text(), "14");
    QVERIFY2(notes->item(0, 2)->text().contains("cable.dae' is left out: '.dae' is not a format that is read: .stl, "),
             qPrintable(notes->item(0, 2)->text()));
    report->close();
    test::part<Viewport>(*window_).camera().fit();
    test::screenshot(*window_, "import-meshes");
    QVERIFY(!window_->isWindowModified());
    QVERIFY(!window_->findChild<ImportProgress*>());
  }

  void repairs_areAListOfTheirOwn_andFilesOutsideAreAskedFor() {
    const QTemporaryDir dir;
    QVERIFY(QDir(dir.path()).mkdir("robot"));
    const auto write = [&dir](const char* name, const QByteArray& text) {
      QFile out(dir.filePath(name));
      return out.open(QIODevice::WriteOnly) && out.write(text) == text.size();
    };
    QVERIFY(write("part.xml",
                  "<a><worldbody>\n<body name=\"b\"><freejoint/><inertial mass=\"1\" diaginertia=\"1 1 3\"/></body>"
                  "</worldbody></a>"));
    QVERIFY(write("robot/model.xml", "<mujoco><tendon/><sensor/><include file=\"../part.xml\"/></mujoco>"));
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
    importByMenu(dir.filePath("robot/model.xml"));
    QTRY_VERIFY(test::part<ErrorBanner>(*window_).isVisible());
    QVERIFY2(test::part<ErrorBanner>(*window_).text().contains("lies outside"),
             qPrintable(test::part<ErrorBanner>(*window_).text()));
    QVERIFY(!model().find("b"));
    auto* read = test::part<ErrorBanner>(*window_).findChild<QPushButton*>();
    QCOMPARE(read->text(), "Read it all the same");
    QTest::mouseClick(read, Qt::LeftButton);
    QTRY_VERIFY(model().find("b"));
    auto* report = window_->findChild<ImportReport*>();
    QVERIFY(report);
    auto *notes = report->findChild<QTableWidget*>("notes"), *repairs = report->findChild<QTableWidget*>("repairs");
    auto* looks = report->findChild<QTableWidget*>("looks");
    QVERIFY(notes && repairs && looks);
    QVERIFY(notes->rowCount() == 1 && repairs->rowCount() == 1 && looks->rowCount() == 1);
    QVERIFY(repairs->y() < notes->y() && notes->y() < looks->y());
    QCOMPARE(repairs->item(0, 0)->text(), "part.xml:2");
    QVERIFY2(repairs->item(0, 2)->text().contains("nearest possible"), qPrintable(repairs->item(0, 2)->text()));
    test::screenshot(*report, "import-repairs");
  }

  void open_importsWhatIsARobot() {
    chooseByMenu("&Open…", gripper);
    QTRY_COMPARE(shapesIn(model(), "palm").size(), 1U);
    QVERIFY(!test::part<ErrorBanner>(*window_).isVisible());
    QVERIFY(window_->session().document.file().path().isEmpty());
  }

  void brokenFile_leavesTheModel() {
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
    importByMenu(GYRE_EXAMPLES_DIR "/four-bar.gyre");
    QTRY_VERIFY(test::part<ErrorBanner>(*window_).isVisible());
    QVERIFY2(test::part<ErrorBanner>(*window_).text().contains("not valid XML"),
             qPrintable(test::part<ErrorBanner>(*window_).text()));
    QCOMPARE(model().of(Category::body).size(), 2U);
  }

  void unsavedChanges_areAskedFor() {
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
    const ElementId body = model().of(Category::body).front()->id;
    QVERIFY(window_->session().document.submit({SetField{body, "mass", 7.0}}, "change mass"));
    for (const auto button : {QMessageBox::Cancel, QMessageBox::Discard}) {
      test::ModalAnswers answers;
      answers.choose(gripper);
      answers.press(button);
      for (QAction* action : window_->actions())
        if (action->text() == "&Import URDF or MJCF…") action->trigger();
      QTRY_VERIFY(answers.allGiven());
      if (button == QMessageBox::Cancel) QVERIFY(window_->isWindowModified() && !model().find("palm"));
    }
    QTRY_VERIFY(model().find("palm"));
  }

  void otherModelOpenedMeanwhile_isKept() {
    test::part<FileCommands>(*window_).importFile(gripper);
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
    QTest::qWait(500);
    QVERIFY(!model().find("palm"));
  }

  void longImport_saysWhatItReads() {
    SlowReader slow;
    ImportJob job(catalog(), window_.get(), slow.reader());
    const auto atLast = qScopeGuard([&slow] { slow.letGo(100); });
    std::vector<Imported> done;
    connect(&job, &ImportJob::imported, &job, [&done](const Imported& result) { done.push_back(result); });
    job.start(gripper);
    QVERIFY(slow.isAsked());
    // The window's thread is free: timers go off, and the dialog comes.
    QTRY_VERIFY(window_->findChild<ImportProgress*>());
    auto* progress = window_->findChild<ImportProgress*>();
    QVERIFY(progress->isVisible() && job.isBusy());
    auto* words = progress->findChild<QLabel*>();
    QTRY_COMPARE(words->text(), "Reading mesh 1 of gripper.urdf: palm.stl");
    test::screenshot(*progress, "import-progress");
    slow.letGo(1);
    QVERIFY(slow.isAsked());
    QTRY_COMPARE(words->text(), "Reading mesh 2 of gripper.urdf: cable.dae");
    QVERIFY(done.empty());
    slow.letGo(2);
    QTRY_COMPARE(done.size(), 1U);
    QVERIFY(!job.isBusy());
    QTRY_VERIFY(!window_->findChild<ImportProgress*>());
    QCOMPARE(shapesIn(done[0].model, "palm").size(), 2U);
  }

  void longImport_canBeCancelled() {
    SlowReader slow;
    ImportJob job(catalog(), window_.get(), slow.reader());
    const auto atLast = qScopeGuard([&slow] { slow.letGo(100); });
    int done = 0;
    connect(&job, &ImportJob::imported, &job, [&done] { ++done; });
    connect(&job, &ImportJob::failed, &job, [&done] { ++done; });
    job.start(gripper);
    QVERIFY(slow.isAsked());
    QTRY_VERIFY(window_->findChild<ImportProgress*>());
    auto* buttons = window_->findChild<ImportProgress*>()->findChild<QDialogButtonBox*>();
    QTest::mouseClick(buttons->button(QDialogButtonBox::Cancel), Qt::LeftButton);
    QVERIFY(!job.isBusy());
    QTRY_VERIFY(!window_->findChild<ImportProgress*>());
    // The next one is not kept from its work by the one given up, and only it is heard of.
    slow.letGo(4);
    job.start(gripper);
    QTRY_COMPARE(done, 1);
    QTest::qWait(100);
    QCOMPARE(done, 1);
  }
};

QTEST_MAIN(tst_window_import)
#include "tst_window_import.moc"

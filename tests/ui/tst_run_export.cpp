// The run for other programs, from the window: by the menu's keys, by the mouse, in the background, and what is said
// where it cannot be written. VTK's own reader opens what is written for ParaView.

#include "bodies/body.h"
#include "modal_answers.h"
#include "screenshot.h"
#include "shell/file_export.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <vtkCellData.h>
#include <vtkDataArray.h>
#include <vtkFieldData.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkPolyData.h>
#include <vtkStringArray.h>
#include <vtkXMLPolyDataReader.h>

#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace gyre;
using namespace gyre::ui;

class tst_run_export : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> dir_;
  std::unique_ptr<MainWindow> window_;

  void runALittle() {
    QTRY_VERIFY(window_->session().controller.current().recording());
    window_->session().controller.run();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 0.3, 20000);
    window_->session().controller.pause();
    QTRY_COMPARE(window_->session().controller.state(), RunState::paused);
  }

  QMenu* submenu() const {
    for (QMenu* menu : window_->findChildren<QMenu*>())
      if (menu->title() == "Export the r&un as") return menu;
    return nullptr;
  }

  /// File, Export the run as, and then this letter; the menus are real ones, which answer while they are open.
  void chooseByKeys(Qt::Key letter) {
    QGuiApplication::sync();
    if (!window_->isActiveWindow()) {  // without a window manager nobody gives the focus back after a dialog
      window_->activateWindow();
      QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    QTest::keyClick(window_.get(), Qt::Key_F, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_U);
    QTRY_COMPARE(QApplication::activePopupWidget(), submenu());
    QTest::keyClick(QApplication::activePopupWidget(), letter);
  }

  void exportTo(const QString& path, Qt::Key letter) {
    QSignalSpy written(&test::part<FileExport>(*window_), &FileExport::written);
    test::ModalAnswers answers;
    answers.choose(path);
    chooseByKeys(letter);
    QVERIFY(answers.allGiven());
    QTRY_COMPARE_WITH_TIMEOUT(written.count(), 1, 60000);
  }

 private slots:
  void initTestCase() { test::beginUi(QDir::tempPath()); }

  void init() {
    dir_ = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, dir_->path());
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
  }

  void cleanup() { window_.reset(); }

  void menu_waitsForARun() {
    QVERIFY(submenu() && !submenu()->menuAction()->isEnabled());
    runALittle();
    QVERIFY(submenu()->menuAction()->isEnabled());
    for (const QAction* action : submenu()->actions()) QVERIFY(action->toolTip().size() > 20);
    window_->session().controller.reset();
    QTRY_VERIFY(!submenu()->menuAction()->isEnabled());
  }

  void paraview_isReadByVtk() {
    runALittle();
    const QString path = dir_->filePath("swing.pvd");
    exportTo(path, Qt::Key_P);
    const auto recording = window_->session().controller.current().recording();
    QXmlStreamReader xml(test::contentOf(path));
    int frames = 0;
    while (!xml.atEnd()) {
      if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != QLatin1String("DataSet")) continue;
      ++frames;
      const double time = xml.attributes().value("timestep").toDouble();
      vtkNew<vtkXMLPolyDataReader> reader;
      reader->SetFileName(dir_->filePath(xml.attributes().value("file").toString()).toUtf8().constData());
      reader->Update();
      QCOMPARE(reader->GetErrorCode(), 0UL);
      vtkPolyData* data = reader->GetOutput();
      QVERIFY(data->GetNumberOfPoints() > 100 && data->GetNumberOfPolys() > 100);
      auto* names = vtkStringArray::SafeDownCast(data->GetFieldData()->GetAbstractArray("names"));
      QVERIFY(names && names->GetNumberOfValues() == 2);
      QCOMPARE(std::string(names->GetValue(0)), std::string("upper"));
      QCOMPARE(data->GetFieldData()->GetArray("TimeValue")->GetTuple1(0), time);
      QCOMPARE(data->GetPointData()->GetArray("velocity")->GetNumberOfComponents(), 3);
      // The middle of each body's points, which are symmetric about it, is where the recording has it.
      const std::size_t row = recording->rowAt(time);
      QCOMPARE(recording->time(row), time);
      const PoseSet poses = window_->session().controller.current().poses().at(row);
      std::array<Eigen::AlignedBox3d, 2> box;
      std::array<Vec3, 2> sum{Vec3::Zero(), Vec3::Zero()};
      std::array<int, 2> count{};
      vtkDataArray* bodies = data->GetCellData()->GetArray("body");
      std::vector<bool> seen(static_cast<std::size_t>(data->GetNumberOfPoints()));
      for (vtkIdType c = 0; c < data->GetNumberOfCells(); ++c) {
        const auto body = static_cast<std::size_t>(bodies->GetTuple1(c));
        vtkIdType n = 0;
        const vtkIdType* corners = nullptr;
        data->GetCellPoints(c, n, corners);
        QCOMPARE(n, vtkIdType{3});
        for (vtkIdType k = 0; k < n; ++k) {
          if (seen[static_cast<std::size_t>(corners[k])]) continue;
          seen[static_cast<std::size_t>(corners[k])] = true;
          sum[body] += Vec3(data->GetPoint(corners[k]));
          ++count[body];
        }
      }
      for (std::size_t b = 0; b < 2; ++b) QVERIFY((sum[b] / count[b] - poses.bodies[b].position).norm() < 1e-9);
    }
    QVERIFY(frames >= 8);  // 0.3 s at 25 a second at least
  }

  void gltfAndReport_areWrittenWhileTheRunGoesOn() {
    QTRY_VERIFY(window_->session().controller.current().recording());
    window_->session().controller.setSpeed(0.1);
    window_->session().controller.run();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 0.05, 20000);
    exportTo(dir_->filePath("swing"), Qt::Key_G);  // the ending is added
    QVERIFY(test::contentOf(dir_->filePath("swing.glb")).startsWith("glTF"));
    exportTo(dir_->filePath("swing.html"), Qt::Key_R);
    const QByteArray page = test::contentOf(dir_->filePath("swing.html"));
    QVERIFY(page.contains("Double pendulum in space") && page.contains("has come to t = "));
    QVERIFY(window_->session().controller.isRunning());
  }

  void report_showsWhatThePlotsShow() {
    window_->session().selection.select(window_->session().document.model().find("lower")->id);
    runALittle();
    const QStringList shown = test::part<PlotDocks>(*window_).ofSelection()->selection().names();
    QVERIFY(!shown.isEmpty() && shown.front().startsWith("lower."));
    exportTo(dir_->filePath("swing.html"), Qt::Key_R);
    QVERIFY(test::contentOf(dir_->filePath("swing.html")).contains(">" + shown.front().toUtf8()));
  }

  void mouse_choosesToo_andCancelWritesNothing() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    QSKIP("the mouse of Qt 6.8's tests does not reach an open menu; a real one does");
#endif
    runALittle();
    test::ModalAnswers answers;
    answers.choose({});
    QMenuBar* bar = window_->menuBar();
    QAction* file = bar->actions().front();
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(file).center());
    QTRY_COMPARE(QApplication::activePopupWidget(), file->menu());
    QTest::mouseClick(file->menu(), Qt::LeftButton, {}, file->menu()->actionGeometry(submenu()->menuAction()).center());
    QTRY_VERIFY(submenu()->isVisible());
    test::screenshot(*file->menu(), "file-menu");
    test::screenshot(*submenu(), "run-export-menu");
    QTest::mouseClick(submenu(), Qt::LeftButton, {}, submenu()->actionGeometry(submenu()->actions()[1]).center());
    QVERIFY(answers.allGiven());
    QVERIFY(QDir(dir_->path()).entryList({"*.glb"}).isEmpty());
  }

  void failures_areTold() {
    runALittle();
    QVERIFY(!test::part<ErrorBanner>(*window_).isVisible());
    QSignalSpy failed(&test::part<FileExport>(*window_), &FileExport::failed);
    test::ModalAnswers answers;
    QVERIFY(QDir(dir_->path()).mkdir("swing-frames"));
    QFile thesis(dir_->filePath("swing-frames/thesis.txt"));
    QVERIFY(thesis.open(QIODevice::WriteOnly));
    answers.choose(dir_->filePath("swing.pvd"));
    chooseByKeys(Qt::Key_P);
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 30000);
    QVERIFY(test::part<ErrorBanner>(*window_).isVisible());
    QVERIFY(thesis.exists() && !QFile::exists(dir_->filePath("swing.pvd")));
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);  // a desktop's own cannot be answered from here
  QApplication app(argc, argv);
  tst_run_export test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_run_export.moc"

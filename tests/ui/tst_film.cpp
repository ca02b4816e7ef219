// An animation as pictures and as a video: which moments, what is written, and Cancel, in the real dialog.

#include "modal_answers.h"
#include "screenshot.h"
#include "shell/film_dialog.h"
#include "support/model_builder.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace gyre;
using namespace gyre::ui;

class tst_film : public QObject {
  Q_OBJECT

  QTemporaryDir settings_;
  std::unique_ptr<QTemporaryDir> dir_;
  std::unique_ptr<MainWindow> window_;

  std::unique_ptr<FilmDialog> dialog(const QString& format) {
    auto made =
        std::make_unique<FilmDialog>(test::part<Viewport>(*window_), window_->session().runs, "swing", window_.get());
    auto* formats = made->findChild<QComboBox*>("filmFormat");
    formats->setCurrentIndex(formats->findText(format, Qt::MatchStartsWith));
    made->findChild<QComboBox*>("filmSize")->setCurrentIndex(2);
    made->findChild<QSpinBox*>("filmRate")->setValue(10);
    made->show();
    return made;
  }
  void press(FilmDialog& dialog, QDialogButtonBox::StandardButton button) {
    QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(button), Qt::LeftButton);
  }

 private slots:
  void initTestCase() {
    test::beginUi(settings_.path());
    window_ = test::openMainWindow({1280, 800});
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
    window_->session().controller.setSpeed(0);
    window_->session().controller.run();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 1.0, 20000);
    window_->session().controller.pause();
    QTRY_VERIFY(!window_->session().controller.isRunning());
  }
  void init() { dir_ = std::make_unique<QTemporaryDir>(); }
  void cleanupTestCase() { window_.reset(); }

  void frames_coverTheRunFromFirstToLast() {
    const FilmPlan plain{.begin = 0, .end = 2, .speed = 1, .rate = 30};
    QCOMPARE(plain.frames(), 61);
    QCOMPARE(plain.timeOf(0), 0.0);
    QCOMPARE(plain.timeOf(60), 2.0);
    const FilmPlan slow{.begin = 1, .end = 2, .speed = 0.1, .rate = 25};
    QCOMPARE(slow.frames(), 251);
    QVERIFY(std::abs(slow.timeOf(1) - 1.004) < 1e-12);
    QCOMPARE((FilmPlan{.begin = 0, .end = 0, .speed = 1, .rate = 30}).frames(), 1);
  }

  void pictures_areWrittenOnePerFrame() {
    const auto film = dialog("PNG");
    test::screenshot(*film, "film-dialog");
    QSignalSpy written(film.get(), &FilmDialog::written);
    test::ModalAnswers answers;
    answers.choose(dir_->filePath("swing.png"));
    press(*film, QDialogButtonBox::Ok);
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 60000);
    QVERIFY(answers.allGiven());
    const QStringList files = QDir(dir_->path()).entryList({"swing-*.png"}, QDir::Files, QDir::Name);
    QCOMPARE(files.size(), written[0][1].toInt());
    QCOMPARE(files.size(), film->plan().frames());
    QCOMPARE(files.front(), QString("swing-0001.png"));
    const QImage first(dir_->filePath(files.front())), last(dir_->filePath(files.back()));
    QCOMPARE(first.size(), QSize(640, 360));  // also where the screen has more pixels: QT_SCALE_FACTOR is 2 here
    QCOMPARE(window_->devicePixelRatioF(), 2.0);
    QVERIFY(first != last);  // the bodies have moved
    QVERIFY(!film->isVisible());
  }

  void video_isWritten() {
    if (!writesTheora()) QSKIP("VTK was built without Ogg Theora");
    const auto film = dialog("Video, Ogg");
    QSignalSpy written(film.get(), &FilmDialog::written);
    const QString path = dir_->filePath("swing.ogv");
    film->write(path);
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 60000);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("OggS"));
    QVERIFY(bytes.contains("\x80theora"));
    QVERIFY(bytes.size() > 10000);
  }

  /// What browsers play comes first where ffmpeg is there; where it is not, the dialog says so, and pictures are first.
  void ffmpeg_writesMp4() {
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", dir_->path().toUtf8());
    QVERIFY(!writesFilm());
    const QString film = dir_->filePath("swing.mp4");
    {
      const auto none = dialog("PNG");
      QSignalSpy failed(none.get(), &FilmDialog::failed);
      none->write(film);
      QTRY_COMPARE(failed.size(), 1);
      QVERIFY(failed[0][0].value<Error>().message.find("ffmpeg") != std::string::npos);
    }
    QFile program(dir_->filePath("ffmpeg"));
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write("#!/bin/sh\nfor last; do :; done\necho \"$@\" > \"$0.said\"\n/bin/cat > \"$last\"\n");
    program.close();
    QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
    QVERIFY(writesFilm());
    const auto made = dialog("PNG");
    made->findChild<QDoubleSpinBox*>("filmFrom")->setValue(0.2);
    made->findChild<QDoubleSpinBox*>("filmTo")->setValue(0.7);
    QCOMPARE(made->plan().frames(), 6);
    QSignalSpy written(made.get(), &FilmDialog::written);
    made->write(film);
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 60000);
    qputenv("PATH", path);
    QCOMPARE(QFileInfo(film).size(), 6 * 640 * 360 * 3);
    const QByteArray said = test::contentOf(program.fileName() + ".said");
    QVERIFY2(said.contains("-s 640x360 -r 10") && said.contains("-f mp4"), said);
  }

  /// A run under a weaker gravity beside it: its bodies are drawn, too, its name stands in a corner.
  void runsBesideIt_areGhosts_whereTheyAreShown() {
    RunSet& runs = window_->session().runs;
    const auto none = dialog("PNG");
    auto* ghosts = none->findChild<QCheckBox*>("filmGhosts");
    QVERIFY(!ghosts->isEnabled() && !ghosts->isChecked());
    none->close();
    test::ModelBuilder weaker{Model(*runs.shown().sharedModel())};
    weaker.gravity(Vec3(0, 0, -2));
    const auto model = std::make_shared<const Model>(weaker.model());
    const auto other = Simulation::create(model);
    QVERIFY(other.has_value());
    (*other)->run();
    QTRY_VERIFY_WITH_TIMEOUT((*other)->recording()->rows() > 200, 20000);
    runs.kept().add(std::make_shared<Run>("ghost of the pendulum", 1, model, (*other)->recording()));
    const auto frames = [&](bool shown) {
      const QTemporaryDir dir;
      const auto film = dialog("PNG");
      film->findChild<QComboBox*>("filmSize")->setCurrentIndex(0);
      film->findChild<QSpinBox*>("filmRate")->setValue(2);
      film->setGhosts(shown);
      auto* box = film->findChild<QCheckBox*>("filmGhosts");
      if (!box->isEnabled() || box->isChecked() != shown) qWarning("the choice does not follow the window");
      QSignalSpy written(film.get(), &FilmDialog::written);
      film->write(dir.filePath("swing.png"));
      if (!written.wait(60000)) qWarning("not written");
      const QStringList files = QDir(dir.path()).entryList({"swing-*.png"}, QDir::Files, QDir::Name);
      return QImage(dir.filePath(files.at(1)));
    };
    const QImage with = frames(true), without = frames(false);
    if (const QString shots = qEnvironmentVariable("GYRE_SCREENSHOTS"); !shots.isEmpty())
      with.save(shots + "/film-with-ghosts.png");
    QRect legend, elsewhere;
    for (int y = 0; y < with.height(); ++y)
      for (int x = 0; x < with.width(); ++x)
        if (with.pixel(x, y) != without.pixel(x, y)) (x < 300 && y < 100 ? legend : elsewhere) |= QRect(x, y, 1, 1);
    QVERIFY(legend.width() > 50 && legend.height() > 30);
    QVERIFY(elsewhere.width() > 20);
    runs.kept().clear();
  }

  void cancel_takesBackWhatWasWritten() {
    const auto film = dialog("PNG");
    film->findChild<QComboBox*>("filmSpeed")->setCurrentIndex(3);  // long enough to be cancelled
    QSignalSpy written(film.get(), &FilmDialog::written);
    film->write(dir_->filePath("swing.png"));
    QTRY_VERIFY(QDir(dir_->path()).entryList(QDir::Files).size() > 3);
    QVERIFY(film->isWriting());
    press(*film, QDialogButtonBox::Cancel);
    QVERIFY(!film->isWriting());
    QVERIFY(film->isVisible());
    QCOMPARE(QDir(dir_->path()).entryList(QDir::Files), QStringList{});
    QTest::qWait(100);
    QCOMPARE(written.size(), 0);
    press(*film, QDialogButtonBox::Cancel);
    QVERIFY(!film->isVisible());
  }

  void aFolderThatIsNot_isReported() {
    const auto film = dialog("PNG");
    QSignalSpy failed(film.get(), &FilmDialog::failed);
    film->write(dir_->filePath("nowhere/swing.png"));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed[0][0].value<Error>().file.find("nowhere") != std::string::npos);
    QVERIFY(!film->isWriting());
  }

  /// As when another program writes the model's file, or an import ends: the film is of the run it was begun with.
  void aModelReplacedMeanwhile_doesNotDisturb() {
    const auto film = dialog("PNG");
    QSignalSpy written(film.get(), &FilmDialog::written);
    film->write(dir_->filePath("swing.png"));
    const int frames = film->plan().frames();
    QTRY_VERIFY(QDir(dir_->path()).entryList(QDir::Files).size() > 3);
    window_->session().document.file().newModel();
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 60000);
    QCOMPARE(QDir(dir_->path()).entryList(QDir::Files).size(), frames);
    // Without a run there is nothing to make a film of.
    QVERIFY(!film->isVisible());
    const auto none = dialog("PNG");
    QVERIFY(!none->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
  }
};

int main(int argc, char** argv) {
  qputenv("QT_SCALE_FACTOR", "2");
  useGyreSurfaceFormat();
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  QApplication application(argc, argv);
  tst_film test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_film.moc"

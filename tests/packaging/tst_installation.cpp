// `cmake --install` to any prefix: the programs run from there, know nothing of the trees they were built in, and the
// files that the desktop reads are valid.

#include "packaging/command.h"
#include "support/sanitized.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre::test;

class TestInstallation : public QObject {
  Q_OBJECT
  QTemporaryDir folder_;
  QString prefix_;  ///< where the installation was moved to after it was made

  /// A picture of the window with a model, which has to be more than a blank window.
  void showAModel(const QString& name) {
    const QString picture = folder_.filePath(name);
    const Said said = command(
        prefix_ + "/bin/gyre-studio",
        {prefix_ + "/share/gyre/examples/four-bar.gyre", "--screenshot", picture, "--after", "1", "--size", "1400x900"},
        folder_.path());
    QVERIFY2(said.exitCode == 0 && !said.text.contains("OpenGL"), qPrintable(said.text));
    const QImage image(picture);
    QCOMPARE(image.size(), QSize(1400, 900));
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 2)
      for (int x = 0; x < image.width(); x += 2) colours.insert(image.pixel(x, y));
    QVERIFY2(colours.size() > 300, qPrintable(QString::number(colours.size())));  // a blank window has a dozen
  }

 private slots:
  void initTestCase() {
    const QString first = folder_.filePath("first");
    const Said said = command(CMAKE_PROGRAM, {"--install", GYRE_BUILD_DIR, "--prefix", first});
    QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    prefix_ = folder_.filePath("moved");
    QVERIFY(QDir().rename(first, prefix_));
  }

  void nothingInstalled_namesTheTreesItWasBuiltIn() {
    if (gyre::test::isSanitized) QSKIP("it is built with debug information, which names the sources");
    int files = 0;
    for (QDirIterator it(prefix_, QDir::Files, QDirIterator::Subdirectories); it.hasNext(); ++files) {
      QFile file(it.next());
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QByteArray bytes = file.readAll();
      for (const char* tree : {GYRE_SOURCE_DIR "/", GYRE_BUILD_DIR "/"})
        QVERIFY2(!bytes.contains(tree), qPrintable(file.fileName() + " names " + tree));
    }
    QVERIFY(files > 30);
  }

  void gyre_findsItsExamplesAndStudies() {
    for (const char* what : {"examples", "studies"}) {
      const Said said = command(prefix_ + "/bin/gyre", {"list", what}, folder_.path());
      QCOMPARE(said.exitCode, 0);
      for (const QString& line : said.text.split('\n', Qt::SkipEmptyParts))
        QVERIFY2(line.startsWith(prefix_ + "/share/gyre/" + what), qPrintable(line));
    }
    const Said said =
        command(prefix_ + "/bin/gyre",
                {"run", prefix_ + "/share/gyre/examples/four-bar.gyre", "--end", "0.05", "--csv", "-"}, folder_.path());
    QVERIFY2(said.exitCode == 0 && said.text.contains("time [s]"), qPrintable(said.text));
  }

  void gyre_packsTheEngineThatIsThere() {
    const QString fmu = folder_.filePath("four-bar.fmu");
    const Said said = command(prefix_ + "/bin/gyre",
                              {"fmu", prefix_ + "/share/gyre/examples/four-bar.gyre", "--out", fmu}, folder_.path());
    QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    QVERIFY(QFileInfo(fmu).size() > 1'000'000);
  }

  void gyre_findsItsGuide() {
    const Said said = command(prefix_ + "/bin/gyre", {"help", "joints"}, folder_.path());
    QVERIFY2(said.exitCode == 0 && said.text.contains("rolling_disc"), qPrintable(said.text));
  }

  void destdir_isPutBeforeThePrefix() {
    qputenv("DESTDIR", folder_.filePath("stage").toUtf8());
    const Said said = command(CMAKE_PROGRAM, {"--install", GYRE_BUILD_DIR, "--prefix", "/opt/gyre"});
    qunsetenv("DESTDIR");
    QVERIFY2(said.exitCode == 0, qPrintable(said.text));
    const Said list = command(folder_.filePath("stage/opt/gyre/bin/gyre"), {"list", "examples"}, folder_.path());
    QVERIFY2(list.text.contains(folder_.filePath("stage/opt/gyre/share/gyre/examples/four-bar.gyre")),
             qPrintable(list.text));
  }

  void studio_showsAModelFromThere() {
    if (gyre::test::isSanitized)
      qputenv("ASAN_OPTIONS", "detect_leaks=0");  // the graphics driver's, in a module gone by then
    showAModel("on-x.png");
  }

  // Under Wayland there is EGL alone, and GLEW, by which VTK starts OpenGL, misses GLX.
  void studio_showsItsViewOnWayland() {
    QTemporaryDir sockets;  // the folder of sockets belongs to the user alone
    qputenv("XDG_RUNTIME_DIR", sockets.path().toUtf8());
    QProcess compositor;
    compositor.start("weston",
                     {"--backend=headless-backend.so", "--socket=gyre-test", "--width=1600", "--height=1000"});
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(sockets.filePath("gyre-test")), 20'000);
    qputenv("WAYLAND_DISPLAY", "gyre-test");
    qputenv("QT_QPA_PLATFORM", "wayland");
    showAModel("on-wayland.png");
    qunsetenv("QT_QPA_PLATFORM");
    qunsetenv("WAYLAND_DISPLAY");
    compositor.terminate();
    compositor.waitForFinished();
    const QImage x(folder_.filePath("on-x.png")), wayland(folder_.filePath("on-wayland.png"));
    int shared = 0, seen = 0;
    const QRect view(350, 100, 700, 450);
    for (int row = view.top(); row < view.bottom(); ++row)
      for (int column = view.left(); column < view.right(); ++column, ++seen)
        shared += x.pixel(column, row) == wayland.pixel(column, row) ? 1 : 0;
    QVERIFY2(shared > 0.98 * seen, qPrintable(QString("%1 of %2 pixels are alike").arg(shared).arg(seen)));
  }

  void filesOfTheDesktop_areValid() {
    const QString share = prefix_ + "/share/";
    const Said entry = command("desktop-file-validate", {share + "applications/org.gyre.Studio.desktop"});
    QVERIFY2(entry.exitCode == 0 && entry.text.isEmpty(), qPrintable(entry.text));
    const Said metadata =
        command("appstreamcli", {"validate", "--no-net", share + "metainfo/org.gyre.Studio.metainfo.xml"});
    // AppStream 1.0 warns that there is no homepage, and there is none.
    for (const QString& line : metadata.text.split('\n'))
      QVERIFY2(!line.startsWith("E:") && (!line.startsWith("W:") || line.contains("url-homepage-missing")),
               qPrintable(metadata.text));
    QVERIFY2(metadata.exitCode == 0 || metadata.text.contains("url-homepage-missing"), qPrintable(metadata.text));
    for (const char* icon : {"apps/org.gyre.Studio.svg", "mimetypes/application-x-gyre.svg"})
      QVERIFY(!QImage(share + "icons/hicolor/scalable/" + icon).isNull());
  }
};

QTEST_MAIN(TestInstallation)
#include "tst_installation.moc"

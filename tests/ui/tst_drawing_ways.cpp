// Views drawn straight to the screen and off it, at several pixel ratios: each in a process of its own, for both are
// settled when a program starts. Such a process, this program called again, leaves pictures and facts in a folder.

#include "drawing_child.h"
#include "vtk/graphics.h"

#include <QApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace gyre;
using namespace gyre::ui;
using gyre::test::childSize;

namespace {

constexpr auto ways = {"software", "opengl"};
constexpr double ratios[] = {1, 1.5, 2};

QString runChild(const QString& task, const QString& way, double ratio, const QStringList& unset = {},
                 const QString& platform = qEnvironmentVariable("QT_QPA_PLATFORM")) {
  QProcess child;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("GYRE_RENDERING", way);
  environment.insert("QT_SCALE_FACTOR", QString::number(ratio));
  environment.insert("QT_QPA_PLATFORM", platform);
  for (const QString& name : unset) environment.remove(name);
  child.setProcessEnvironment(environment);
  child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
  child.start(QCoreApplication::applicationFilePath(), task.split(' '));
  if (!child.waitForFinished(120000)) return "took too long";
  const QString said = QString::fromUtf8(child.readAllStandardOutput());
  const bool good = child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0;
  for (const QString& line : said.split('\n'))
    if (line.startsWith("QINFO")) qInfo("%s: %s", qPrintable(way), qPrintable(line.section(')', 1).trimmed()));
  return good ? QString() : said + QString("ended with %1").arg(child.exitCode());
}

struct Difference {
  double mean = 0;   ///< over pixels and channels [levels]
  double share = 0;  ///< of the pixels of which a channel differs by more than a quarter of its range
};

Difference difference(const QImage& a, const QImage& b) {
  Difference d;
  if (a.size() != b.size()) return {255, 1};
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
      const int channels[] = {std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                              std::abs(qBlue(p) - qBlue(q))};
      d.mean += channels[0] + channels[1] + channels[2];
      d.share += *std::max_element(std::begin(channels), std::end(channels)) > 64;
    }
  const double pixels = static_cast<double>(a.width()) * a.height();
  return {d.mean / (3 * pixels), d.share / pixels};
}

/// How much of a picture has about this colour [pixels].
double areaOf(const QImage& picture, const QColor& color) {
  double area = 0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) {
      const QColor seen = picture.pixelColor(x, y);
      const int off = std::max({std::abs(seen.red() - color.red()), std::abs(seen.green() - color.green()),
                                std::abs(seen.blue() - color.blue())});
      area += std::max(0.0, 1 - off / 96.0);
    }
  return area;
}

/// How much has been drawn on a ground of one colour, which is that of the corner [pixels of black on white]: whether
/// an edge is smooth does not matter.
double inkOf(const QImage& picture) {
  const QRgb bare = picture.pixel(0, 0);
  double ink = 0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) {
      const QRgb seen = picture.pixel(x, y);
      ink += std::abs(qRed(seen) - qRed(bare)) + std::abs(qGreen(seen) - qGreen(bare)) +
             std::abs(qBlue(seen) - qBlue(bare));
    }
  return ink / (3 * 255);
}

QSize scaled(QSize size, double ratio) { return {qRound(size.width() * ratio), qRound(size.height() * ratio)}; }

}  // namespace

class TestDrawingWays : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString pathOf(const QString& way, double ratio) const {
    return folder_.filePath(QString("%1-%2").arg(way).arg(ratio));
  }
  QImage picture(const QString& way, double ratio, const QString& name) const {
    return QImage(pathOf(way, ratio) + '/' + name + ".png").convertToFormat(QImage::Format_RGB32);
  }
  static void eachPicture() {
    QTest::addColumn<QString>("way");
    QTest::addColumn<double>("ratio");
    for (const char* way : ways)
      for (const double ratio : ratios) QTest::addRow("%s at %g", way, ratio) << QString(way) << ratio;
  }

 private slots:
  void initTestCase() {
    if (const QString kept = qEnvironmentVariable("GYRE_SCREENSHOTS"); !kept.isEmpty()) folder_.setAutoRemove(false);
    for (const char* way : ways)
      for (const double ratio : ratios) {
        const QString path = pathOf(way, ratio);
        QVERIFY(QDir().mkpath(path));
        const QString wrong = runChild("--pictures " + path, way, ratio);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
      }
    if (!folder_.autoRemove()) qInfo("pictures: %s", qPrintable(folder_.path()));
  }

  void renderers_areTold_data() {
    QTest::addColumn<QString>("renderer");
    QTest::addColumn<bool>("software");
    const auto row = [](const char* renderer, bool software) { QTest::addRow("%s", renderer) << renderer << software; };
    row("llvmpipe (LLVM 15.0.6, 256 bits)", true);
    row("softpipe", true);
    row("Google SwiftShader", true);
    row("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)", true);
    row("Software Rasterizer", true);
    row("D3D12 (Microsoft Basic Render Driver)", true);
    row("GDI Generic", true);
    row("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false);
    row("AMD Radeon RX 6600 (radeonsi, navi23, LLVM 15.0.6, DRM 3.49)", false);
    row("NVIDIA GeForce RTX 3060/PCIe/SSE2", false);
    row("virgl (Mesa Intel(R) UHD Graphics 620)", false);
  }
  void renderers_areTold() {
    QFETCH(QString, renderer);
    QFETCH(bool, software);
    QCOMPARE(isSoftwareRenderer(renderer), software);
  }

  void sizes_areExact_data() { eachPicture(); }
  void sizes_areExact() {
    QFETCH(QString, way);
    QFETCH(double, ratio);
    QFile file(pathOf(way, ratio) + "/facts.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject facts = QJsonDocument::fromJson(file.readAll()).object();
    QCOMPARE(facts["onScreen"].toBool(), way == "opengl");
    QCOMPARE(facts["ratio"].toDouble(), ratio);
    QCOMPARE(picture(way, ratio, "scene").size(), scaled(childSize.scene, ratio));
    QCOMPARE(picture(way, ratio, "curves").size(), scaled(childSize.curves, ratio));
    QCOMPARE(picture(way, ratio, "asked").size(), childSize.asked);
    QCOMPARE(picture(way, ratio, "film").size(), childSize.film);
  }

  /// No pixel is lost or doubled on the way to the screen, nor into a picture of the window. Where the ratio is not
  /// whole, a widget may begin within a pixel; Qt, which then places what OpenGL shows, rounds as it likes: Qt 6.8
  /// doubles a row of pixels in pictures of the window at 1.5, which is one or two levels of 255 in the mean.
  void pixels_areShownOneByOne_data() { eachPicture(); }
  void pixels_areShownOneByOne() {
    QFETCH(QString, way);
    QFETCH(double, ratio);
    for (const QString& name : {QString("screen"), QString("window")}) {
      const QImage all = picture(way, ratio, name);
      QVERIFY(!all.isNull());
      for (const auto& [part, place] : {std::pair{"scene", childSize.scenePlace}, {"curves", childSize.curvesPlace}}) {
        const QImage drawn = picture(way, ratio, part);
        Difference least{255, 1};
        const int reach = way == "opengl" && ratio != std::round(ratio) ? 1 : 0;
        const QPoint corner(qRound(place.x() * ratio), qRound(place.y() * ratio));
        for (int dx = -reach; dx <= reach; ++dx)
          for (int dy = -reach; dy <= reach; ++dy) {
            // Without the outermost pixels, which such a place within a pixel may cut.
            const QRect inner = drawn.rect().adjusted(1, 1, -1, -1);
            const Difference d = difference(all.copy(inner.translated(corner + QPoint(dx, dy))), drawn.copy(inner));
            if (d.mean < least.mean) least = d;
          }
        qInfo("%s of %s: %.4f levels, %.4f %%", part, qPrintable(name), least.mean, 100 * least.share);
        QVERIFY(least.mean < (reach == 0 ? 1e-9 : name == "screen" ? 0.5 : 2.5));
      }
    }
  }

  /// They differ along edges alone: filtered in one way, multisampled in the other.
  void ways_showTheSame_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("ratio");
    for (const char* name : {"scene", "curves", "asked", "film"})
      for (const double ratio : ratios) QTest::addRow("%s at %g", name, ratio) << QString(name) << ratio;
  }
  void ways_showTheSame() {
    QFETCH(QString, name);
    QFETCH(double, ratio);
    const Difference d = difference(picture("software", ratio, name), picture("opengl", ratio, name));
    qInfo("%.3f levels, %.3f %% of the pixels", d.mean, 100 * d.share);
    QVERIFY(d.mean < 2);  // of 255
    QVERIFY(d.share < 0.015);
  }

  /// Lines, the halo of what is selected, and curves are as wide on every screen: their areas grow with the square.
  void lines_scale_data() { eachPicture(); }
  void lines_scale() {
    QFETCH(QString, way);
    QFETCH(double, ratio);
    const auto grows = [&](const char* what, double atOne, double here) {
      qInfo("%s: %.0f pixels at 1, %.0f at %g", what, atOne, here, ratio);
      return atOne > 100 && std::abs(here / atOne / (ratio * ratio) - 1) < 0.2;  // as many pixels wide: -0.5 at 2
    };
    QVERIFY(grows("halo", areaOf(picture(way, 1, "scene"), childSize.halo),
                  areaOf(picture(way, ratio, "scene"), childSize.halo)));
    QVERIFY(grows("curves", inkOf(picture(way, 1, "curves")), inkOf(picture(way, ratio, "curves"))));
    const QImage now = picture(way, ratio, "scene");
    const QImage one = picture(way, 1, "scene");
    const Difference d = difference(now.scaled(one.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation), one);
    qInfo("scaled down: %.3f levels, %.3f %%", d.mean, 100 * d.share);
    QVERIFY(d.mean < 2);
  }

  void windows_showThem_data() { eachPicture(); }
  void windows_showThem() {
    QFETCH(QString, way);
    QFETCH(double, ratio);
    const QString wrong = runChild("--windows", way, ratio);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
  }

  /// Without OpenGL there is a reason to tell, and no crash.
  void missingOpenGl_isTold() {
    const QString wrong = runChild("--without-opengl", "opengl", 1, {"DISPLAY", "WAYLAND_DISPLAY"}, "offscreen");
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  if (argc > 1 && QByteArray(argv[1]).startsWith("--")) return gyre::test::drawingChild(application.arguments());
  TestDrawingWays test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_drawing_ways.moc"

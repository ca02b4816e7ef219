// A plot as a picture in a file: words are words, curves lines, the ground is white in the dark theme, too.

#include "figure/plot_surface.h"
#include "plots/plot_view.h"
#include "recording_samples.h"
#include "screenshot.h"
#include "theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace gyre;
using namespace gyre::ui;
using gyre::test::record;

namespace {

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What an SVG says, and how many points its lines have.
struct SvgContent {
  QStringList words;
  qsizetype points = 0;
  bool valid = true;
};

SvgContent readSvg(const QByteArray& svg) {
  SvgContent out;
  QXmlStreamReader xml(svg);
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("polyline"))
      out.points += xml.attributes().value("points").toString().split(' ', Qt::SkipEmptyParts).size();
    if (xml.name() == QLatin1String("text")) out.words << xml.readElementText().trimmed();
  }
  out.valid = !xml.hasError();
  return out;
}

}  // namespace

class TestPlotPicture : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<PlotView> view_;

  QString file(const char* name) { return dir_.filePath(QString::fromLatin1(name)); }

 private slots:
  void initTestCase() { initResources(); }
  void init() {
    applyTheme(*qApp, ThemeChoice::dark);
    view_ = std::make_unique<PlotView>();
    view_->resize(720, 360);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    view_->selection().setRecording(record({{"bob.x", "m", [](double t) { return std::sin(3 * t); }},
                                            {"bob.y", "m", [](double t) { return std::cos(2 * t); }}},
                                           4001, 0.005));
    view_->selection().setChannels({1, 2});
    view_->settings().notes().set({{"turns here", 5, 0, "bob.x"}});
    view_->setTimeCursor(3);
    QApplication::processEvents();
  }
  void cleanup() {
    view_.reset();
    applyTheme(*qApp, ThemeChoice::light);
  }

  void svg_hasWordsAndLines() {
    QVERIFY(view_->savePicture(file("plot.svg")));
    const QByteArray svg = contentOf(file("plot.svg"));
    const SvgContent content = readSvg(svg);
    QVERIFY(content.valid);
    for (const char* word : {"bob", "bob.x", "bob.y", "turns here", "time [s]", "bob [m]"})
      QVERIFY2(content.words.contains(QString::fromLatin1(word)), qPrintable(content.words.join('|')));
    QVERIFY2(content.points > 1000, qPrintable(QString::number(content.points)));
    QVERIFY(!svg.contains("<image"));
    QImage image(720, 360, QImage::Format_RGB32);
    image.fill(Qt::gray);
    QPainter painter(&image);
    QSvgRenderer(svg).render(&painter);
    painter.end();
    QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
    if (const QString folder = qEnvironmentVariable("GYRE_SCREENSHOTS"); !folder.isEmpty())
      image.save(folder + "/picture-svg.png");
    QVERIFY(currentTheme().dark);
    test::screenshot(*view_, "picture-after");
  }

  void pdf_hasFontsAndNoPictures() {
    QVERIFY(view_->savePicture(file("plot.pdf")));
    const QByteArray pdf = contentOf(file("plot.pdf"));
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.contains("/FontFile2") || pdf.contains("/FontFile3"));
    QVERIFY(!pdf.contains("/Subtype /Image"));
    QVERIFY(pdf.contains("/MediaBox"));
  }

  void png_isSharpAndWhite() {
    QVERIFY(view_->savePicture(file("plot.png")));
    const QImage image(file("plot.png"));
    QCOMPARE(image.width(), 3 * 720);
    QCOMPARE(image.pixelColor(5, 5), QColor(Qt::white));
    if (const QString folder = qEnvironmentVariable("GYRE_SCREENSHOTS"); !folder.isEmpty())
      image.save(folder + "/picture.png");
  }

  void spectraAndPaths_arePicturesToo() {
    view_->settings().setHorizontal("bob.y");
    QVERIFY(view_->savePicture(file("path.svg")));
    QVERIFY(readSvg(contentOf(file("path.svg"))).points > 300);
    view_->settings().setSpectrum(SpectrumOptions{});
    QTRY_VERIFY(view_->findChild<PlotSurface*>()->annotations().valueTitle.startsWith("amplitude [m]"));
    QVERIFY(view_->savePicture(file("spectrum.svg")));
    const SvgContent content = readSvg(contentOf(file("spectrum.svg")));
    QVERIFY(content.words.contains("frequency [Hz]"));
    QVERIFY(content.points > 300);
  }

  void whereNothingCanBeWritten_itFails() { QVERIFY(!view_->savePicture(file("no/such/folder/plot.svg"))); }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  TestPlotPicture test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_plot_picture.moc"

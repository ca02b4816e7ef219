// A plot as a picture in a file: words are words, curves lines, the ground is white in the dark theme, too.

#include "figure/paper_dialog.h"
#include "figure/plot_surface.h"
#include "plots/plot_view.h"
#include "recording_samples.h"
#include "screenshot.h"
#include "theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSettings>
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
    QVERIFY(content.points > 30);
  }

  /// The size on paper and that of the letters are what was asked for, in all formats; the plot stays as it was.
  void onPaper_sizeAndLettersAreThoseOfTheJournal() {
    const QSize before = view_->size();
    for (const PaperSize paper :
         {PaperSize{}, PaperSize{.width = PaperSize::doubleColumn, .height = 70, .hasTitle = true}}) {
      const QString name = paper.hasTitle ? "double" : "single";
      QVERIFY(view_->savePicture(dir_.filePath(name + ".svg"), paper));
      QVERIFY(view_->savePicture(dir_.filePath(name + ".pdf"), paper));
      QVERIFY(view_->savePicture(dir_.filePath(name + ".png"), paper));
      QCOMPARE(view_->size(), before);
      QXmlStreamReader xml(contentOf(dir_.filePath(name + ".svg")));
      QVERIFY(xml.readNextStartElement());
      const auto millimetres = [&](const char* key) {
        const QString text = xml.attributes().value(key).toString();
        return text.endsWith("mm") ? text.chopped(2).toDouble() : 0;
      };
      QVERIFY2(std::abs(millimetres("width") - paper.width) < 0.5,
               qPrintable(xml.attributes().value("width").toString()));
      QVERIFY(std::abs(millimetres("height") - paper.height) < 0.5);
      // Letters: their size in the units of the view box, which are so many on a millimetre.
      const double perMillimetre =
          xml.attributes().value("viewBox").toString().section(' ', 2, 2).toDouble() / millimetres("width");
      int words = 0;
      while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != QLatin1String("text")) continue;
        const double size = xml.attributes().value("font-size").toDouble() / perMillimetre * 72 / 25.4;
        QVERIFY2(std::abs(size - paper.font) < 0.1, qPrintable(QString::number(size)));
        ++words;
      }
      QVERIFY(words > 8);
      const QByteArray pdf = contentOf(dir_.filePath(name + ".pdf"));
      const qsizetype box = pdf.indexOf("/MediaBox [0 0 ");
      QVERIFY(box > 0);
      const QList<QByteArray> sides = pdf.mid(box + 15, 40).split(']').front().split(' ');
      QVERIFY2(std::abs(sides[0].toDouble() - paper.width * 72 / 25.4) < 2, sides[0].constData());
      const QImage image(dir_.filePath(name + ".png"));
      QVERIFY(std::abs(image.width() - paper.width / 25.4 * 600) < 10);
      QCOMPARE(qRound(image.dotsPerMeterX() * 0.0254), 600);
      if (const QString folder = qEnvironmentVariable("GYRE_SCREENSHOTS"); !folder.isEmpty())
        image.save(folder + "/paper-" + name + ".png");
    }
  }

  void theDialog_offersColumns_andRemembers() {
    QSettings().remove("paper");
    PaperDialog dialog(rememberedPaper());
    dialog.show();
    auto* column = dialog.findChild<QComboBox*>("column");
    QCOMPARE(column->currentText(), QString("Single column"));
    column->setFocus();
    QTest::keyClick(column, Qt::Key_Down);
    QCOMPARE(dialog.chosen().width, 180.0);
    auto* width = dialog.findChild<QDoubleSpinBox*>("paperWidth");
    width->setFocus();
    width->selectAll();
    QTest::keyClicks(width, "120");
    QTest::keyClick(width, Qt::Key_Tab);
    QCOMPARE(column->currentText(), QString("Own width"));
    QCOMPARE(dialog.chosen(), (PaperSize{.width = 120}));
    test::screenshot(dialog, "paper-dialog");
    rememberPaper(dialog.chosen());
    QCOMPARE(rememberedPaper(), dialog.chosen());
    QSettings().remove("paper");
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

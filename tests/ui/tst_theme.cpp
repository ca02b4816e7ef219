// Colours, icons and the style sheet of the window.

#include "catalog/catalog.h"
#include "panels/element_icon.h"
#include "screenshot.h"
#include "theme/icons.h"
#include "theme/run_look.h"
#include "theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QGridLayout>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>

using namespace gyre::ui;

namespace {

using Triple = std::array<double, 3>;

/// CIE 1976 L*a*b* under D65 of what a colour vision makes of a colour of sRGB (IEC 61966-2-1).
Triple seen(const QColor& color, const std::array<Triple, 3>& vision) {
  const auto linear = [](double s) { return s <= 0.04045 ? s / 12.92 : std::pow((s + 0.055) / 1.055, 2.4); };
  const Triple rgb{linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
  const auto times = [](const std::array<Triple, 3>& matrix, const Triple& x) {
    Triple out{};
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t j = 0; j < 3; ++j) out[i] += matrix[i][j] * x[j];
    return out;
  };
  Triple shown = times(vision, rgb);
  for (double& x : shown) x = std::clamp(x, 0.0, 1.0);
  const Triple xyz = times({{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}}, shown);
  const auto f = [](double t) {
    return t > std::pow(6.0 / 29, 3) ? std::cbrt(t) : t * 29 * 29 / (3.0 * 6 * 6) + 4.0 / 29;
  };
  const double x = f(xyz[0] / 0.95047), y = f(xyz[1]), z = f(xyz[2] / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double apart(const Triple& a, const Triple& b) { return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]); }

QStringList allIcons() {
  QStringList names;
  for (const QString& file : QDir(QStringLiteral(":/gyre/icons")).entryList({QStringLiteral("*.svg")})) {
    names << file.chopped(4);
  }
  return names;
}

QImage picture(const QIcon& icon, int size, QIcon::Mode mode = QIcon::Normal, QIcon::State state = QIcon::Off) {
  return icon.pixmap(QSize(size, size), 1.0, mode, state).toImage();
}

/// The colour of the most opaque pixel.
QColor ink(const QImage& image) {
  QColor best(0, 0, 0, 0);
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QColor c = image.pixelColor(x, y);
      if (c.alpha() > best.alpha()) best = c;
    }
  }
  return best;
}

bool near(const QColor& a, const QColor& b) {
  return std::abs(a.red() - b.red()) < 12 && std::abs(a.green() - b.green()) < 12 && std::abs(a.blue() - b.blue()) < 12;
}

}  // namespace

class TestTheme : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { initResources(); }

  void styleSheet_findsThePluginForItsArrows() {
    QVERIFY2(QImageReader::supportedImageFormats().contains("svg"), "Qt's SVG plugin is not installed");
  }

  void text_isReadableOnEverySurface_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
  }
  void text_isReadableOnEverySurface() {
    QFETCH(bool, dark);
    const Theme& t = theme(dark);
    QCOMPARE(t.dark, dark);
    for (const QColor& surface : {t.window, t.base, t.raised, t.hover, t.selection, t.plotBackground}) {
      QVERIFY2(contrast(t.text, surface) >= 7.0, qPrintable(surface.name()));
      QVERIFY2(contrast(t.textMuted, surface) >= 4.0, qPrintable(surface.name()));
    }
    for (const QColor& c : {t.warning, t.error, t.success, t.accent}) {
      QVERIFY2(contrast(c, t.base) >= 4.0, qPrintable(c.name()));
    }
    QVERIFY(contrast(t.accentText, t.accent) >= 4.5);
  }

  void curves_standOutAndDiffer() {
    for (const Theme* t : {&lightTheme(), &darkTheme()}) {
      QVERIFY(t->curves.size() >= 7);
      for (std::size_t i = 0; i < t->curves.size(); ++i) {
        QVERIFY2(contrast(t->curves[i], t->plotBackground) >= 2.2, qPrintable(t->curves[i].name()));
        for (std::size_t j = 0; j < i; ++j) QVERIFY(t->curves[i] != t->curves[j]);
      }
      QCOMPARE(t->curve(static_cast<int>(t->curves.size())), t->curves[0]);
    }
  }

  /// Two looks of the same stroke differ for every colour vision by 10 of CIE 1976 L*a*b*, which is over four times
  /// what is just noticed (2.3: Mahy, Van Eycken and Oosterlinck 1994). What people without one kind of cone see:
  /// Machado, Oliveira and Fernandes 2009, "A physiologically-based model for simulation of color vision deficiency",
  /// table 1, severity 1; of linear RGB.
  void runs_haveTwelveLooksAndMore_forEveryColourVision() {
    using Matrix = std::array<std::array<double, 3>, 3>;
    const std::array<Matrix, 4> visions{
        {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
         {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
         {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
         {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}}};
    for (const Theme* t : {&lightTheme(), &darkTheme()}) {
      QVERIFY(runLooks(*t) >= 12);
      for (int i = 0; i < runLooks(*t); ++i) {
        const RunLook a = runLook(*t, i);
        QVERIFY2(contrast(a.color, t->plotBackground) >= 2.2, qPrintable(a.color.name()));
        for (int j = 0; j < i; ++j) {
          const RunLook b = runLook(*t, j);
          if (a.line != b.line) continue;
          for (const Matrix& vision : visions) QVERIFY(apart(seen(a.color, vision), seen(b.color, vision)) >= 10);
        }
      }
    }
  }

  void bodies_haveTheColoursOfCurves_thenShadesOfThem() {
    const int n = static_cast<int>(lightTheme().curves.size()) - 1;  // but for the neutral last one
    for (int i = 0; i < 4 * n; ++i) {
      QColor expected = lightTheme().curves[static_cast<std::size_t>(i % n)];
      if (i / n == 1) expected = expected.lighter(130);
      if (i / n == 2) expected = expected.darker(135);
      const QColor color = toQColor(gyre::bodyColor(i));
      for (const int difference :
           {color.red() - expected.red(), color.green() - expected.green(), color.blue() - expected.blue()})
        QVERIFY2(std::abs(difference) <= 1, qPrintable(color.name() + " " + expected.name()));
    }
  }

  void everyIcon_draws() {
    const QStringList names = allIcons();
    QVERIFY(names.size() >= 50);
    for (const QString& name : names) {
      const QImage image = picture(icon(name), 24);
      QCOMPARE(image.size(), QSize(24, 24));
      QVERIFY2(ink(image).alpha() > 200, qPrintable(name));
    }
  }

  void everyElement_hasItsIcon() {
    using gyre::Category;
    for (const Category c : {Category::body, Category::joint, Category::force, Category::material,
                             Category::contactPair, Category::contactFilter})
      for (const gyre::TypeInfo* type : gyre::catalog().of(c))
        QVERIFY2(allIcons().contains(elementIcon(*type).name()), type->id.c_str());
  }
  void icons_followTheTheme() {
    const QIcon save = icon(QStringLiteral("save"));  // made once, before the theme changes
    for (const auto choice : {ThemeChoice::light, ThemeChoice::dark}) {
      applyTheme(*qApp, choice);
      const Theme& t = currentTheme();
      QCOMPARE(t.dark, choice == ThemeChoice::dark);
      QVERIFY(near(ink(picture(save, 48)), t.text));
      QVERIFY(near(ink(picture(save, 48, QIcon::Disabled)), t.textDisabled));
      QVERIFY(near(ink(picture(save, 48, QIcon::Normal, QIcon::On)), t.accent));
    }
    const QIcon fixed = icon(QStringLiteral("body"), QColor(213, 94, 0));
    QVERIFY(near(ink(picture(fixed, 48)), QColor(213, 94, 0)));
  }

  void icons_areDrawnInDevicePixels() {
    const QPixmap twice = icon(QStringLiteral("fit")).pixmap(QSize(20, 20), 2.0);
    QCOMPARE(twice.size(), QSize(40, 40));
    QCOMPARE(twice.devicePixelRatio(), 2.0);
  }

  void styleSheet_namesOnlyKnownColours() {
    for (const Theme* t : {&lightTheme(), &darkTheme()}) {
      const QString sheet = styleSheet(*t);
      QVERIFY(sheet.contains(t->accent.name()));
      QVERIFY2(!sheet.contains(QLatin1Char('@')), qPrintable(sheet.mid(sheet.indexOf(QLatin1Char('@')), 40)));
    }
  }

  void tabularFont_hasDigitsOfOneWidth() {
    for (const QString& family :
         {QStringLiteral("DejaVu Sans"), QStringLiteral("DejaVu Serif"), QStringLiteral("none")}) {
      const QFontMetricsF metrics(tabularFont(QFont(family, 10)));
      for (int d = 1; d < 10; ++d) {
        QCOMPARE(metrics.horizontalAdvance(QString::number(d)), metrics.horizontalAdvance(QStringLiteral("0")));
      }
    }
  }

  void contactSheet() {
    for (const bool dark : {false, true}) {
      applyTheme(*qApp, dark ? ThemeChoice::dark : ThemeChoice::light);
      QWidget sheet;
      auto* grid = new QGridLayout(&sheet);
      const QStringList names = allIcons();
      const int controls = static_cast<int>(names.size()) / 10 + 1;
      for (int i = 0; i < names.size(); ++i) {
        auto* button = new QToolButton;
        button->setIcon(icon(names[i]));
        button->setIconSize(names[i] == QLatin1String("gyre") ? QSize(96, 96) : QSize(40, 40));
        button->setText(names[i]);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        grid->addWidget(button, i / 10, i % 10);
      }
      for (int i = 0; i < 10; ++i) {
        auto* button = new QToolButton;
        button->setIcon(icon(names[i * 3]));
        button->setIconSize(QSize(20, 20));
        button->setEnabled(i % 3 != 0);
        button->setCheckable(true);
        button->setChecked(i % 3 == 1);
        grid->addWidget(button, controls, i);
      }
      grid->addWidget(new QPushButton(QStringLiteral("Run")), controls + 1, 0);
      auto* combo = new QComboBox;
      combo->addItems({QStringLiteral("geom1"), QStringLiteral("geom2")});
      grid->addWidget(combo, controls + 1, 1);
      grid->addWidget(new QDoubleSpinBox, controls + 1, 2);
      grid->addWidget(new QLineEdit(QStringLiteral("0.001 s")), controls + 1, 3);
      auto* check = new QCheckBox(QStringLiteral("Trails"));
      check->setChecked(true);
      grid->addWidget(check, controls + 1, 4);
      auto* slider = new QSlider(Qt::Horizontal);
      slider->setValue(40);
      grid->addWidget(slider, controls + 1, 5, 1, 2);
      auto* off = new QPushButton(QStringLiteral("Off"));
      off->setEnabled(false);
      grid->addWidget(off, controls + 1, 7);
      sheet.resize(sheet.sizeHint());
      gyre::test::screenshot(sheet, dark ? QStringLiteral("icons-dark") : QStringLiteral("icons-light"));
      QVERIFY(sheet.sizeHint().isValid());
    }
  }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"

#include "theme/palette.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <cmath>

namespace gyre::ui {

namespace {

// Okabe and Ito's colours. Their yellow is left out: it vanishes on white.
const QColor blue = toQColor(okabe_ito::blue), skyBlue = toQColor(okabe_ito::skyBlue),
             vermillion = toQColor(okabe_ito::vermillion), green = toQColor(okabe_ito::green),
             orange = toQColor(okabe_ito::orange), purple = toQColor(okabe_ito::purple);

Theme makeLight() {
  Theme t;
  t.dark = false;
  t.window = QColor("#f1f2f4");
  t.base = QColor("#ffffff");
  t.raised = QColor("#fafbfc");
  t.hover = QColor("#e6e8ec");
  t.pressed = QColor("#d9dce2");
  t.border = QColor("#dcdfe4");
  t.outline = QColor("#c3c8d0");
  t.text = QColor("#1d2127");
  t.textMuted = QColor("#626a76");
  t.textDisabled = QColor("#a3a9b3");
  t.accent = QColor("#4656c9");
  t.accentText = QColor("#ffffff");
  t.selection = QColor("#dfe3fa");
  t.warning = QColor("#a15c00");
  t.error = QColor("#c0262d");
  t.success = QColor("#1b7f4f");
  t.plotBackground = QColor("#ffffff");
  t.grid = QColor("#e9ebee");
  t.axis = QColor("#b4bac4");
  t.timeCursor = t.accent;
  t.curves = {blue, vermillion, green, orange, purple, skyBlue, QColor("#3a3f47")};
  t.viewportTop = QColor("#f7f8fa");
  t.viewportBottom = QColor("#dde1e7");
  t.ground = QColor("#eceef1");
  t.groundLine = QColor("#cfd4db");
  t.edge = QColor("#2c323b");
  return t;
}

Theme makeDark() {
  Theme t;
  t.dark = true;
  t.window = QColor("#202327");
  t.base = QColor("#181a1d");
  t.raised = QColor("#2a2e33");
  t.hover = QColor("#343940");
  t.pressed = QColor("#3e444c");
  t.border = QColor("#33383e");
  t.outline = QColor("#474d56");
  t.text = QColor("#e4e7eb");
  t.textMuted = QColor("#9aa2ad");
  t.textDisabled = QColor("#636b76");
  t.accent = QColor("#8b98ff");
  t.accentText = QColor("#14161a");
  t.selection = QColor("#353c63");
  t.warning = QColor("#f0a63c");
  t.error = QColor("#ff7a74");
  t.success = QColor("#55c58d");
  t.plotBackground = QColor("#181a1d");
  t.grid = QColor("#292d32");
  t.axis = QColor("#545b65");
  t.timeCursor = t.accent;
  // The two blues change places: the dark one is hard to see on a dark ground.
  t.curves = {skyBlue, vermillion, green, orange, purple, blue, QColor("#d5d9de")};
  t.viewportTop = QColor("#31363d");
  t.viewportBottom = QColor("#1b1e22");
  t.ground = QColor("#2a2e34");
  t.groundLine = QColor("#41474f");
  t.edge = QColor("#0f1114");
  return t;
}

double luminance(const QColor& c) {
  const auto linear = [](double s) { return s <= 0.04045 ? s / 12.92 : std::pow((s + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

bool digitsAreTabular(const QFont& font) {
  const QFontMetricsF metrics(font);
  for (QChar digit = u'1'; digit <= u'9'; digit = QChar(digit.unicode() + 1)) {
    if (std::abs(metrics.horizontalAdvance(digit) - metrics.horizontalAdvance(u'0')) > 0.01) return false;
  }
  return true;
}

}  // namespace

const Theme& lightTheme() {
  static const Theme t = makeLight();
  return t;
}

const Theme& darkTheme() {
  static const Theme t = makeDark();
  return t;
}

QPalette toPalette(const Theme& t) {
  QPalette p;
  p.setColor(QPalette::Window, t.window);
  p.setColor(QPalette::WindowText, t.text);
  p.setColor(QPalette::Base, t.base);
  p.setColor(QPalette::AlternateBase, t.raised);
  p.setColor(QPalette::Text, t.text);
  p.setColor(QPalette::PlaceholderText, t.textMuted);
  p.setColor(QPalette::Button, t.raised);
  p.setColor(QPalette::ButtonText, t.text);
  p.setColor(QPalette::BrightText, t.error);
  p.setColor(QPalette::ToolTipBase, t.raised);
  p.setColor(QPalette::ToolTipText, t.text);
  p.setColor(QPalette::Highlight, t.accent);
  p.setColor(QPalette::HighlightedText, t.accentText);
  p.setColor(QPalette::Link, t.accent);
  p.setColor(QPalette::LinkVisited, t.accent);
  p.setColor(QPalette::Light, t.raised);
  p.setColor(QPalette::Midlight, t.hover);
  p.setColor(QPalette::Mid, t.border);
  p.setColor(QPalette::Dark, t.outline);
  p.setColor(QPalette::Shadow, t.dark ? QColor("#0c0d0f") : QColor("#9aa1ac"));
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText}) {
    p.setColor(QPalette::Disabled, role, t.textDisabled);
  }
  p.setColor(QPalette::Disabled, QPalette::Highlight, t.border);
  return p;
}

QColor mixed(const QColor& from, const QColor& to, float share) {
  const auto channel = [share](float a, float b) { return a + share * (b - a); };
  return QColor::fromRgbF(channel(from.redF(), to.redF()), channel(from.greenF(), to.greenF()),
                          channel(from.blueF(), to.blueF()));
}

double contrast(const QColor& a, const QColor& b) {
  const double la = luminance(a), lb = luminance(b);
  return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

QFont boldFont(QFont font, double scale) {
  if (scale != 1) font.setPointSizeF(font.pointSizeF() * scale);
  font.setWeight(QFont::DemiBold);
  return font;
}

QFont tabularFont(const QFont& font) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
  QFont tabular = font;
  tabular.setFeature("tnum", 1);
  if (digitsAreTabular(tabular)) return tabular;
#else
  if (digitsAreTabular(font)) return font;
#endif
  QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  if (font.pixelSize() > 0) fixed.setPixelSize(font.pixelSize());
  else fixed.setPointSizeF(font.pointSizeF() > 0 ? font.pointSizeF() : fixed.pointSizeF());
  return fixed;
}

}  // namespace gyre::ui

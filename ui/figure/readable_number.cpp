#include "figure/readable_number.h"

#include "export/axis_ticks.h"

#include <algorithm>
#include <cmath>

namespace gyre::ui {

namespace {

QString withMinus(const QString& number) { return QString(number).replace(QLatin1Char('-'), QChar(0x2212)); }

}  // namespace

QString powerOfTen(int exponent) { return QString::fromStdString(gyre::powerOfTen(exponent)); }

QString readableNumber(double value, int significantDigits) {
  if (std::isnan(value)) return QStringLiteral("not a number");
  if (std::isinf(value)) return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
  if (value == 0) return QStringLiteral("0");
  // Rounding first: 9.999999 has the exponent of 10.
  const QString scientific = QString::number(value, 'e', significantDigits - 1);
  const int exponent = QStringView(scientific).mid(scientific.indexOf(QLatin1Char('e')) + 1).toInt();
  if (exponent >= -4 && exponent < significantDigits) {
    return withMinus(QString::number(value, 'f', std::max(0, significantDigits - 1 - exponent)));
  }
  return withMinus(scientific.left(scientific.indexOf(QLatin1Char('e')))) + QStringLiteral("×") + powerOfTen(exponent);
}

QString widestNumber(int significantDigits) { return readableNumber(-8.88888888e-88, significantDigits); }

QString compactNumber(double value, int significantDigits) {
  QString text = readableNumber(value, significantDigits);
  if (!text.contains(QLatin1Char('.'))) return text;
  const qsizetype power = text.indexOf(QChar(u'×'));
  qsizetype end = power < 0 ? text.size() : power;
  while (text[end - 1] == QLatin1Char('0')) text.remove(--end, 1);
  if (text[end - 1] == QLatin1Char('.')) text.remove(end - 1, 1);
  return text;
}

}  // namespace gyre::ui

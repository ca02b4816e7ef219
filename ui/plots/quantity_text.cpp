#include "plots/quantity_text.h"

#include "figure/readable_number.h"

namespace gyre::ui {

QString quantityText(const QString& unit, bool ofSteps, double value, int digits) {
  const bool isCount = ofSteps && unit.isEmpty();
  const QString number =
      isCount ? QString::number(value, 'f', 0).replace(QLatin1Char('-'), QChar(0x2212)) : readableNumber(value, digits);
  return (number + QLatin1Char(' ') + unit).trimmed();
}

}  // namespace gyre::ui

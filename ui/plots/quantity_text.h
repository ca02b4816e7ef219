#pragma once
// The value of a channel, to read.

#include <QString>

namespace gyre::ui {

/// "0.25 m"; what counts steps in whole numbers.
QString quantityText(const QString& unit, bool ofSteps, double value, int digits = 6);

}  // namespace gyre::ui

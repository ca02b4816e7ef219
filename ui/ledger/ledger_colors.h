#pragma once
// How the bands of the energy ledger are called, explained and coloured.

#include "ledger/energy_book.h"
#include "theme/palette.h"

namespace gyre::ui {

QString nameOf(LedgerBand band);
QString explanationOf(LedgerBand band);
QColor colorOf(LedgerBand band, const Theme& theme);

}  // namespace gyre::ui

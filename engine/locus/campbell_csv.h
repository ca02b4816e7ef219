#pragma once
// A Campbell diagram as a table: of text for people, and as CSV, a line for each speed.

#include "locus/campbell.h"

namespace gyre {

/// speed [rad/s], then of each track its frequency [Hz], damping ratio and circularity (campbell.h); empty where the
/// mode does not vibrate.
std::string campbellCsv(const Model& model, const Campbell& diagram);

/// "1 forward 2.797 Hz" in columns, then the critical speeds and what is to be said of the axes.
std::string campbellTable(const Campbell& diagram);
/// The lines below the table.
std::string campbellWarnings(const Campbell& diagram);

const char* whirlText(Whirl whirl);

}  // namespace gyre

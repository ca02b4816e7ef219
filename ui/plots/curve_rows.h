#pragma once
// Where the rows of curves are: in a run itself, or, where one of the curves is a formula over its channels, in a
// recording that is derived of it.

#include "signals/derived_rows.h"

#include <QStringList>

#include <memory>

namespace gyre::ui {

/// A channel of the run, or a formula that is understood there.
bool canPlot(const Recording& run, const QString& name);

/// The column of a channel; -1 where there is no recording or none of that name. Time is no channel.
int columnOf(const Recording* recording, const QString& name);

/// @param names     of channels and formulas; those that the run cannot plot are passed over
/// @param derived   what was derived of a run before: it serves again where it has what is needed. Null afterwards
/// where
///                  no formula is among the names, and without memory for them: formulas have no curves then
std::shared_ptr<const Recording> rowsOf(const std::shared_ptr<const Recording>& run, const QStringList& names,
                                        bool hasFormulas, std::unique_ptr<DerivedRows>& derived);

}  // namespace gyre::ui

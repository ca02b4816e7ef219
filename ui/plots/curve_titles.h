#pragma once
// What the curves of a plot have in common: titles of the plot and of its value axis.

#include "plots/plotted_curves.h"

namespace gyre::ui {

/// "rod 1" of "rod 1.x", and "x" of it; a name without a dot is its own quantity.
QString channelGroup(const QString& name);
QString channelQuantity(const QString& name);

/// "energy [J]", for the value axis.
QString valueTitleOf(const std::vector<PlottedCurve>& curves);
/// From the names of the channels.
QString titleOf(const std::vector<PlottedCurve>& curves);

}  // namespace gyre::ui

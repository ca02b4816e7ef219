#pragma once
// Quantities along beams in words.

#include "run/recorded_beams.h"

#include <QString>

namespace gyre::ui {

/// "bending moment My"
QString nameOf(BeamQuantity quantity);
/// With the unit, as the title of an axis.
QString axisTitle(BeamQuantity quantity);

}  // namespace gyre::ui

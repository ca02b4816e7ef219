#pragma once
// What a plot asks the user for in words: a formula to draw, and what to draw the curves over. What the answer is for
// is the caller's (EntryQuestion::done).

#include "plots/entry_row.h"
#include "plots/plotted_curves.h"

namespace gyre::ui {

/// A curve as it can stand in a formula.
QString inFormula(const PlottedCurves& curves, const PlottedCurve& curve);

/// @param curves  outlive the question
/// @param text    to begin with: the formula of a curve
EntryQuestion formulaQuestion(const PlottedCurves& curves, const QString& text);

/// Over which channel or formula; an empty answer: over time.
EntryQuestion horizontalQuestion(const PlottedCurves& curves);

}  // namespace gyre::ui

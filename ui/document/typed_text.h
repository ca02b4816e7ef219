#pragma once
// What is being typed in a field and not taken over yet, or cannot be.

#include "core/error.h"

#include <QWidget>

#include <optional>

namespace gyre::ui {

/// Takes it over, as if the field were left: before the model is saved, run or replaced.
void takeOverTyped();

/// Says of a field that what is typed in it cannot be taken over, and why; empty: all is right.
void setWrong(QWidget& field, const QString& why);

/// Gives the focus to the first field that is to be seen and wrong, in the window of a widget and in panels beside it,
/// and says what is wrong: a run would go on with another value than the one that is seen. Nothing where all is right.
std::optional<Error> goToWrongField(QWidget& widget);

}  // namespace gyre::ui

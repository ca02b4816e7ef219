#pragma once
// What was typed and could not be taken over: a run would go on with another number than the one that is seen.

#include "core/error.h"

#include <QWidget>

#include <optional>

namespace gyre::ui {

/// Gives the focus to the first such field of the window that is to be seen, and says what is wrong with it; nothing
/// where all is right.
std::optional<Error> goToWrongField(QWidget& window);

}  // namespace gyre::ui

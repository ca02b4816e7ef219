#pragma once
// What is being typed in a field and not taken over yet.

namespace gyre::ui {

/// Takes it over, as if the field were left: before the model is saved, run or replaced.
void takeOverTyped();

}  // namespace gyre::ui

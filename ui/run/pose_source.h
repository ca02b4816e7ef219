#pragma once
// Where the poses on the screen come from.

namespace gyre::ui {

enum class PoseSource { model, run, drag, equilibrium, mode, freeMotion };

}  // namespace gyre::ui

#pragma once
// How often a window has something new to show while a run goes on.

#include <chrono>

namespace gyre::ui {

/// As often as the screen can show it where views are drawn straight to it, at most 240 times a second; else 30 times,
/// which leaves the processor to the run.
std::chrono::milliseconds frameInterval();

}  // namespace gyre::ui

#pragma once
// The player of a report: draws the bodies of player_data.h on a canvas, far ones first, flatly shaded. It asks nothing
// of any network and nothing of other scripts.

#include <string_view>

namespace gyre {

/// JavaScript that takes a global `run` and the elements of the page: canvas#view, button#play, input#time,
/// select#speed, output#clock.
extern const std::string_view playerScript;

}  // namespace gyre

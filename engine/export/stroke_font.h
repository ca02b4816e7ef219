#pragma once
// Letters as pens of a plotter draw them: strokes on a grid, of any size. ASCII and the letters of western Europe are
// there; in the place of all others stands an empty box.
//
// Units: from the line that letters stand on to the top of a capital are 6, to that of an x 4, what hangs below it 2.

#include "core/types.h"

#include <string_view>
#include <vector>

namespace gyre {

struct PenLetter {
  /// Lines through points (right, up), two at least; where those two are the same, a dot.
  std::vector<std::vector<Eigen::Vector2d>> strokes;
  double advance = 0;  ///< to the next letter
};

inline constexpr double heightOfCapitals = 6;

/// The letters of a text in UTF-8; a byte that is part of none is one that is not there.
std::vector<PenLetter> lettersOf(std::string_view text);

}  // namespace gyre

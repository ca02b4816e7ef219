#pragma once
// How curves of several runs are told apart: the colour is that of the run, in tables, plots and pictures of the
// bodies; the stroke is that of the channel. The curve colours are as many as people with any form of colour vision can
// tell apart (palette.h); beyond them they come again, dashed and deeper, then dotted.

#include "theme/palette.h"

#include <array>

namespace gyre::ui {

struct RunLook {
  QColor color;
  Qt::PenStyle line = Qt::SolidLine;
};

/// @param place    of the run, from 0; after runLooks() places the looks come again
/// @param channel  among those of a plot; after five the strokes come again
inline RunLook runLook(const Theme& theme, int place, int channel = 0) {
  constexpr std::array strokes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
  const int round = place / static_cast<int>(theme.curves.size()) % 3;
  const QColor color = theme.curve(place);
  return {round == 1 ? mixed(color, theme.text, 0.3F) : color,
          strokes[static_cast<std::size_t>(round + channel) % strokes.size()]};
}
inline int runLooks(const Theme& theme) { return 3 * static_cast<int>(theme.curves.size()); }

}  // namespace gyre::ui

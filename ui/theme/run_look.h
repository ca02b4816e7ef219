#pragma once
// How runs are told apart: each has a colour and a stroke. The curve colours are as many as people with any form of
// colour vision can tell apart (palette.h); beyond them they come again, dashed and deeper, then dotted.

#include "theme/palette.h"

namespace gyre::ui {

struct RunLook {
  QColor color;
  Qt::PenStyle line = Qt::SolidLine;
};

/// @param place  from 0; after runLooks() places the looks come again
inline RunLook runLook(const Theme& theme, int place) {
  const QColor color = theme.curve(place);
  switch (place / static_cast<int>(theme.curves.size()) % 3) {
    case 1: return {mixed(color, theme.text, 0.3F), Qt::DashLine};
    case 2: return {color, Qt::DotLine};
    default: return {color, Qt::SolidLine};
  }
}
inline int runLooks(const Theme& theme) { return 3 * static_cast<int>(theme.curves.size()); }

}  // namespace gyre::ui

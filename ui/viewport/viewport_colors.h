#pragma once
// The neutral colours of the viewport, from the theme.

#include "theme/palette.h"

namespace gyre::ui {

struct ViewportColors {
  QColor skyTop, skyBottom;  ///< background gradient
  QColor shadow, gridLine;
  QColor metal;    ///< pins, rods, springs
  QColor rubber;   ///< bushings
  QColor fixture;  ///< what holds on to the ground
  QColor load;     ///< arrows of forces and torques
  QColor accent;   ///< selection
  QColor edge;
  QColor text;
};

inline ViewportColors viewportColors(bool dark) {
  const Theme& t = theme(dark);
  return {.skyTop = t.viewportTop,
          .skyBottom = t.viewportBottom,
          .shadow = t.viewportBottom.darker(dark ? 150 : 108),
          .gridLine = t.groundLine,
          .metal = dark ? QColor("#9aa2ad") : QColor("#7d8590"),
          .rubber = dark ? QColor("#666e79") : QColor("#454c56"),
          .fixture = dark ? QColor("#7d8590") : QColor("#5b636e"),
          .load = t.error,
          .accent = t.accent,
          .edge = t.edge,
          .text = t.textMuted};
}

}  // namespace gyre::ui

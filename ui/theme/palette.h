#pragma once
// The colours of the program: one accent, neutral greys, and the curve colours of Okabe and Ito
// ("Color Universal Design", 2008), which people with any form of colour vision can tell apart.

#include "scene/body_colors.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <vector>

namespace gyre::ui {

struct Theme {
  bool dark = false;

  // surfaces, from the back to the front
  QColor window;   ///< behind docks, tool bars, the status bar
  QColor base;     ///< fields, trees, lists, plots
  QColor raised;   ///< buttons, headers
  QColor hover;    ///< a button under the mouse
  QColor pressed;  ///< a button held down
  QColor border;   ///< hairlines between surfaces
  QColor outline;  ///< frames of fields

  QColor text;
  QColor textMuted;     ///< captions, units, hints
  QColor textDisabled;  ///< what cannot be used now

  QColor accent;      ///< the one colour that asks for attention
  QColor accentText;  ///< text on the accent
  QColor selection;   ///< background of selected rows

  QColor warning;
  QColor error;
  QColor success;

  // plots
  QColor plotBackground;
  QColor grid;
  QColor axis;
  QColor timeCursor;
  std::vector<QColor> curves;

  // viewport
  QColor viewportTop;
  QColor viewportBottom;
  QColor ground;
  QColor groundLine;
  QColor edge;  ///< edges on shapes

  /// Colour of the i-th curve, body or ghost: goes round after the last one.
  QColor curve(int i) const { return curves[static_cast<std::size_t>(i) % curves.size()]; }
};

const Theme& lightTheme();
const Theme& darkTheme();
inline const Theme& theme(bool dark) { return dark ? darkTheme() : lightTheme(); }

/// The colours of a theme as Qt's own widgets take them.
QPalette toPalette(const Theme& theme);

inline QColor toQColor(Rgb c) { return {c.red, c.green, c.blue}; }

/// A colour between two, at this share of the way from the first to the second; opaque.
QColor mixed(const QColor& from, const QColor& to, float share);

/// Contrast ratio of two colours as WCAG 2 defines it: 1 (none) to 21 (black on white).
double contrast(const QColor& a, const QColor& b);

/// A font whose digits are all equally wide, so that numbers do not dance while they change.
QFont tabularFont(const QFont& font);
/// A bolder one, of so many times the size: for titles.
QFont boldFont(QFont font, double scale = 1);

}  // namespace gyre::ui

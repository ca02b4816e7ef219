#pragma once
// Light or dark, for the whole program.

#include "theme/palette.h"

class QApplication;

namespace gyre::ui {

enum class ThemeChoice { followDesktop, light, dark };

/// Compiles the icons and style sheets of the static library in. Call once, before the first icon.
void initResources();

/// Fusion style, palette and style sheet. May be called again at any time: icons recolour by themselves, and
/// every widget gets QEvent::PaletteChange, in which it can ask currentTheme().
void applyTheme(QApplication& application, ThemeChoice choice);

/// How far from the screen people read: at a desk, or in a hall, where type and lines are larger.
enum class TypeSize { desk, hall };

/// Scales the type of all windows, open ones, too. By the style sheet: fonts that are set on a widget do not come
/// through one.
void applyTypeSize(QApplication& application, TypeSize size);

/// How many times as large as at a desk type is, and as thick lines are.
double typeScale();

/// The theme applied last; the light one before that.
const Theme& currentTheme();

/// Whether the desktop asks for dark colours.
bool desktopIsDark();

/// The style sheet of a theme: resources/themes/gyre.qss with its @names replaced by colours, and the size of type.
QString styleSheet(const Theme& theme);

}  // namespace gyre::ui

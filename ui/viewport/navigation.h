#pragma once
// Which buttons turn, move and zoom the picture. People bring the habits of other programs: Gyre's own style has the
// left button orbit (as F3D and OMEdit do), Blender's and the CAD programs' (SolidWorks) the middle one. In all of them
// the wheel zooms, a left click picks, and the tools have the left drag where they take it.

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <array>

namespace gyre::ui {

enum class NavigationStyle { gyre, blender, cad };
enum class CameraMove { none, orbit, pan, zoom };

struct MouseBinding {
  NavigationStyle style;
  CameraMove move;
  Qt::MouseButton button;
  Qt::KeyboardModifier key;  ///< the one of Shift and Ctrl that must be held; the other must not
  const char* text;
};

inline constexpr std::array mouseBindings{
    MouseBinding{NavigationStyle::gyre, CameraMove::orbit, Qt::LeftButton, Qt::NoModifier,
                 QT_TRANSLATE_NOOP("Navigation", "Left drag")},
    MouseBinding{NavigationStyle::gyre, CameraMove::orbit, Qt::LeftButton, Qt::ControlModifier, nullptr},
    MouseBinding{NavigationStyle::gyre, CameraMove::pan, Qt::MiddleButton, Qt::NoModifier,
                 QT_TRANSLATE_NOOP("Navigation", "Middle drag")},
    MouseBinding{NavigationStyle::gyre, CameraMove::pan, Qt::MiddleButton, Qt::ShiftModifier, nullptr},
    MouseBinding{NavigationStyle::gyre, CameraMove::pan, Qt::MiddleButton, Qt::ControlModifier, nullptr},
    MouseBinding{NavigationStyle::gyre, CameraMove::pan, Qt::LeftButton, Qt::ShiftModifier,
                 QT_TRANSLATE_NOOP("Navigation", "Shift + left drag")},
    MouseBinding{NavigationStyle::blender, CameraMove::orbit, Qt::MiddleButton, Qt::NoModifier,
                 QT_TRANSLATE_NOOP("Navigation", "Middle drag")},
    MouseBinding{NavigationStyle::blender, CameraMove::pan, Qt::MiddleButton, Qt::ShiftModifier,
                 QT_TRANSLATE_NOOP("Navigation", "Shift + middle drag")},
    MouseBinding{NavigationStyle::blender, CameraMove::zoom, Qt::MiddleButton, Qt::ControlModifier,
                 QT_TRANSLATE_NOOP("Navigation", "Ctrl + middle drag")},
    MouseBinding{NavigationStyle::cad, CameraMove::orbit, Qt::MiddleButton, Qt::NoModifier,
                 QT_TRANSLATE_NOOP("Navigation", "Middle drag")},
    MouseBinding{NavigationStyle::cad, CameraMove::pan, Qt::MiddleButton, Qt::ControlModifier,
                 QT_TRANSLATE_NOOP("Navigation", "Ctrl + middle drag")},
    MouseBinding{NavigationStyle::cad, CameraMove::zoom, Qt::MiddleButton, Qt::ShiftModifier,
                 QT_TRANSLATE_NOOP("Navigation", "Shift + middle drag")},
};

/// What a drag with these buttons and keys does with the camera.
inline CameraMove cameraMove(NavigationStyle style, Qt::MouseButtons buttons, Qt::KeyboardModifiers keys) {
  const Qt::KeyboardModifiers held = keys & (Qt::ShiftModifier | Qt::ControlModifier);
  for (const MouseBinding& b : mouseBindings)
    if (b.style == style && buttons.testFlag(b.button) && held == Qt::KeyboardModifiers(b.key)) return b.move;
  return CameraMove::none;
}

/// How the drags of a style that do something are called: "Shift + middle drag".
inline QString dragsFor(NavigationStyle style, CameraMove move) {
  QStringList drags;
  for (const MouseBinding& b : mouseBindings)
    if (b.style == style && b.move == move && b.text) drags << QCoreApplication::translate("Navigation", b.text);
  return drags.join(QStringLiteral(", "));
}

}  // namespace gyre::ui

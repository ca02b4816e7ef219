#pragma once
// What may take the mouse and the keys before the camera does, and draws over the picture: picking, gizmo, measuring.

#include <QPointF>
#include <Qt>

class QKeyEvent;
class QPainter;

namespace gyre::ui {

/// Positions are those of the viewport. Only the left button reaches tools; those added last are asked first.
class ViewportTool {
 public:
  virtual ~ViewportTool() = default;

  /// The mouse moved with no button down; true: no other tool needs to know.
  virtual bool hover(QPointF, Qt::KeyboardModifiers) { return false; }
  /// The mouse has left the viewport.
  virtual void leave() {}
  /// Whether a drag that begins here is this tool's.
  virtual bool takesDrag(QPointF, Qt::KeyboardModifiers) { return false; }
  virtual void beginDrag(QPointF, Qt::KeyboardModifiers) {}
  virtual void drag(QPointF, Qt::KeyboardModifiers) {}
  virtual void endDrag() {}
  /// True: used up.
  virtual bool click(QPointF, Qt::KeyboardModifiers) { return false; }
  virtual bool key(const QKeyEvent&) { return false; }
  /// Whether this key comes to the tool although it is a shortcut of the window.
  virtual bool overridesShortcut(const QKeyEvent&) const { return false; }
  /// Whether there is anything to paint now; else the sheet over the picture costs nothing.
  virtual bool draws() const { return true; }
  virtual void paint(QPainter&) {}
};

}  // namespace gyre::ui

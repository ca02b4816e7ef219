#pragma once
// The tools at work in a viewport: who gets an event, the sheet over the picture on which they draw, and on it the mark
// of where the keyboard is.

#include "theme/focus_mark.h"
#include "viewport/viewport_tool.h"

#include <QWidget>

#include <vector>

namespace gyre::ui {

class ToolStack {
 public:
  explicit ToolStack(QWidget& viewport);

  /// Tools stay the caller's, who takes them away before they die.
  void add(ViewportTool* tool);
  void remove(ViewportTool* tool);
  /// Draws what tools show anew.
  void update();

  /// The viewport has another size.
  void fill();
  /// To be told of both focus events.
  void follow(const QFocusEvent& event);

  /// Whether a tool has a use for a key that is a shortcut of the window.
  bool overridesShortcut(const QKeyEvent& event) const;
  /// The mouse has left the viewport.
  void leave();
  /// Each is true when a tool has taken the event.
  bool hover(QPointF position, Qt::KeyboardModifiers modifiers);
  bool click(QPointF position, Qt::KeyboardModifiers modifiers);
  bool key(const QKeyEvent& event);
  bool takeDrag(QPointF position, Qt::KeyboardModifiers modifiers);
  /// The tool that has taken the drag; null: none, or it has been taken away.
  ViewportTool* dragging() const { return dragging_; }
  void endDrag() { dragging_ = nullptr; }

 private:
  class Sheet;
  template <class Call>
  ViewportTool* first(Call&& takes) const;

  QWidget& viewport_;
  std::vector<ViewportTool*> tools_;
  FocusMark mark_;
  QWidget* sheet_;
  ViewportTool* dragging_ = nullptr;
};

}  // namespace gyre::ui

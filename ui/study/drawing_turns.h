#pragma once
// Long drawings of several widgets take turns, one short piece for each pass of the event loop, so that however many
// there are the window answers in between.

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <deque>
#include <functional>

namespace gyre::ui {

class DrawingTurns {
 public:
  static DrawingTurns& instance();

  /// Calls `piece` again and again until it returns true, or until the widget is gone; a widget has one drawing at a
  /// time.
  void add(QWidget* widget, std::function<bool()> piece);

 private:
  struct Drawing {
    QPointer<QWidget> widget;
    std::function<bool()> piece;
  };
  DrawingTurns();
  void takeTurn();

  std::deque<Drawing> drawings_;
  QTimer timer_;
};

}  // namespace gyre::ui

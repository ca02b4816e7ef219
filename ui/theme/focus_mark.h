#pragma once
// Where the keyboard is, in widgets that draw themselves: a frame once keys have led there, none after a click.

#include "theme/theme.h"

#include <QFocusEvent>
#include <QPainter>
#include <QWidget>

namespace gyre::ui {

class FocusMark {
 public:
  /// To be told of both focus events.
  void follow(const QFocusEvent& event) {
    const Qt::FocusReason why = event.reason();
    const bool byKeys = why == Qt::TabFocusReason || why == Qt::BacktabFocusReason || why == Qt::ShortcutFocusReason;
    // A menu or another window only borrows it.
    const bool lent = why == Qt::PopupFocusReason || why == Qt::ActiveWindowFocusReason;
    if (event.gotFocus() && !lent) shown_ = byKeys;
  }
  bool isSeen(const QWidget& widget) const { return shown_ && widget.hasFocus(); }
  void paint(const QWidget& widget, QPainter& painter) const {
    if (!isSeen(widget)) return;
    painter.setPen(QPen(currentTheme().accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1));
  }

 private:
  bool shown_ = false;
};

}  // namespace gyre::ui

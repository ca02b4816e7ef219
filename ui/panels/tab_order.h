#pragma once
// Tab goes as one reads, also into what is made anew while the window stands: Qt would come to that last of all.

#include <QWidget>

#include <vector>

namespace gyre::ui {

/// From `before` Tab goes on into `group`, in the order in which its controls were made.
inline void setTabAfter(QWidget* before, QWidget* group) {
  std::vector<QWidget*> stops;
  QWidget* const window = group->window();
  for (QWidget* w = window->nextInFocusChain(); w != window; w = w->nextInFocusChain())
    if (group->isAncestorOf(w) && !w->focusProxy() && (w->focusPolicy() & Qt::TabFocus)) stops.push_back(w);
  for (QWidget* w : stops) {
    QWidget::setTabOrder(before, w);
    before = w;
  }
}

}  // namespace gyre::ui

#include "shell/dock_title.h"

#include <QEvent>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

/// Whether a tab bar names the dock; a dock that was closed has no tab.
bool hasTab(QDockWidget* dock) {
  auto* window = qobject_cast<QMainWindow*>(dock->parentWidget());
  if (!window || dock->isFloating()) return false;
  const QList<QDockWidget*> others = window->tabifiedDockWidgets(dock);
  return std::any_of(others.begin(), others.end(), [](const QDockWidget* other) { return !other->isHidden(); });
}

}  // namespace

DockTitle::DockTitle(QDockWidget* dock) : QLabel(dock->windowTitle(), dock), dock_(dock) {
  setContentsMargins(16, 8, 8, 8);
  dock_->setTitleBarWidget(this);
  dock_->installEventFilter(this);
}

QSize DockTitle::minimumSizeHint() const { return alone_ ? QLabel::minimumSizeHint() : QSize(0, 0); }

// Qt says nothing when another dock joins or leaves the tabs, but places the dock anew.
bool DockTitle::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (type == QEvent::Show || type == QEvent::Resize || type == QEvent::Move) {
    follow();
    QMetaObject::invokeMethod(this, &DockTitle::follow, Qt::QueuedConnection);  // when all docks have their places
  }
  return QLabel::eventFilter(watched, event);
}

void DockTitle::follow() {
  const bool alone = !hasTab(dock_);
  if (std::exchange(alone_, alone) == alone) return;
  updateGeometry();
}

}  // namespace gyre::ui

#include "moc_dock_title.cpp"

#include "shell/dock_window.h"

#include "shell/dock_places.h"
#include "shell/panel_keys.h"

#include <QAction>
#include <QScreen>
#include <QVariant>

namespace gyre::ui {
namespace {

constexpr const char* kHadWindow = "hadWindow";     // property of a dock that was torn off before
constexpr const char* kSizeBefore = "placeBefore";  // property of one that fills the screen: its geometry before that
constexpr QSize kFirstSize(560, 380);               // of a window of its own, at least

/// The rectangle moved into the screen, and made no larger than it.
QRect within(const QRect& screen, QRect place) {
  place.setSize(place.size().boundedTo(screen.size()));
  place.moveLeft(qBound(screen.left(), place.left(), screen.right() + 1 - place.width()));
  place.moveTop(qBound(screen.top(), place.top(), screen.bottom() + 1 - place.height()));
  return place;
}

}  // namespace

void tearOff(QDockWidget& dock) {
  const bool isFirst = !dock.property(kHadWindow).toBool();
  // Docks that are closed or behind others have no place that could be seen.
  const QWidget& from = isInFront(dock) ? dock : *dock.parentWidget();
  const QRect place(from.mapToGlobal(QPoint(32, 32)), dock.size().expandedTo(kFirstSize));
  const QRect screen = from.screen()->availableGeometry();
  dock.setProperty(kHadWindow, true);
  dock.setFloating(true);
  if (isFirst) dock.setGeometry(within(screen, place));
  dock.show();
  dock.activateWindow();
  if (QWidget* first = entrance(*dock.widget())) first->setFocus(Qt::OtherFocusReason);
}

bool fillsScreen(const QDockWidget& dock) { return dock.geometry() == dock.screen()->availableGeometry(); }

void toggleScreenFilling(QDockWidget& dock) {
  const QRect screen = dock.screen()->availableGeometry();
  if (!fillsScreen(dock)) {
    dock.setProperty(kSizeBefore, dock.geometry());
    dock.setGeometry(screen);
    return;
  }
  const QRect before = dock.property(kSizeBefore).toRect();  // of an earlier start of the program: not known
  dock.setGeometry(within(screen, before.isValid() ? before : QRect(screen.topLeft() + QPoint(64, 64), kFirstSize)));
}

void closeDock(QDockWidget& dock) {
  if (dock.toggleViewAction()->isChecked()) dock.toggleViewAction()->trigger();
}

}  // namespace gyre::ui

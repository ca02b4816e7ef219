#include "shell/dock_places.h"

#include "shell/narrow_window.h"

#include <QLayout>

namespace gyre::ui {
namespace {

constexpr int version = 5;  // of the docks there are: places of another one are not restored

}  // namespace

QByteArray savedPlaces(const QMainWindow& window) {
  const auto* narrow = window.findChild<NarrowWindow*>(QString(), Qt::FindDirectChildrenOnly);
  return narrow && narrow->isFolded() ? narrow->unfoldedPlaces() : window.saveState(version);
}

bool restorePlaces(QMainWindow& window, const QByteArray& places) {
  auto* narrow = window.findChild<NarrowWindow*>(QString(), Qt::FindDirectChildrenOnly);
  window.layout()->setEnabled(false);
  const bool restored = window.restoreState(places, version);
  window.layout()->setEnabled(true);
  window.layout()->activate();
  if (narrow) narrow->placesChanged();
  return restored;
}

bool isInFront(const QDockWidget& dock) {
  if (!dock.isVisible() || dock.isFloating()) return dock.isVisible();
  const QWidget& window = *dock.parentWidget();
  return window.rect().intersects(QRect(dock.mapTo(&window, QPoint()), dock.size()));
}

}  // namespace gyre::ui

#include "shell/dock_places.h"

#include <QLayout>

namespace gyre::ui {

bool restorePlaces(QMainWindow& window, const QByteArray& places, int version) {
  window.layout()->setEnabled(false);
  const bool restored = window.restoreState(places, version);
  window.layout()->setEnabled(true);
  window.layout()->activate();
  return restored;
}

}  // namespace gyre::ui

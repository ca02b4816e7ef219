#include "vtk/frame_interval.h"

#include "vtk/graphics.h"

#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

namespace gyre::ui {

std::chrono::milliseconds frameInterval() {
  using namespace std::chrono_literals;
  const bool hasScreens = qobject_cast<QGuiApplication*>(QCoreApplication::instance()) != nullptr;
  if (!hasScreens || !graphics().onScreen || !QGuiApplication::primaryScreen()) return 33ms;
  const double rate = std::clamp(QGuiApplication::primaryScreen()->refreshRate(), 30.0, 240.0);
  return std::chrono::milliseconds(static_cast<int>(1000 / rate));
}

}  // namespace gyre::ui

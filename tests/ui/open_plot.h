#pragma once
// A plot in a window of its own that has the keyboard, for tests that use it by mouse and keys.

#include "plots/plot_view.h"
#include "theme/theme.h"

#include <QApplication>
#include <QTest>

#include <memory>

namespace gyre::test {

/// Once, before the first plot.
inline void beginPlots() {
  ui::initResources();
  ui::applyTheme(*qApp, ui::ThemeChoice::light);
}

/// Null where the window has not become active.
inline std::unique_ptr<ui::PlotView> openPlot(QSize size) {
  auto view = std::make_unique<ui::PlotView>();
  view->resize(size);
  view->show();
  view->activateWindow();
  return QTest::qWaitForWindowActive(view.get()) ? std::move(view) : nullptr;
}

}  // namespace gyre::test

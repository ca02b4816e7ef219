#pragma once
// What a test of whole windows begins with: settings that are its own, the resources, the light theme; and the window.

#include "catalog/catalog.h"
#include "panels/messages_panel.h"
#include "panels/model_tree.h"
#include "panels/parameters_panel.h"
#include "panels/property_panel.h"
#include "shell/eigen_controller.h"
#include "shell/ledger_controller.h"
#include "shell/main_window.h"
#include "shell/newton_controller.h"
#include "shell/run_statistics.h"
#include "theme/theme.h"

#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QUndoView>

#include <memory>

namespace gyre::test {

/// Settings go to this folder, what the program keeps elsewhere goes where Qt keeps it for tests. Light, whatever the
/// desktop has.
inline void beginUi(const QString& settingsFolder) {
  QStandardPaths::setTestModeEnabled(true);
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settingsFolder);
  QApplication::setOrganizationName("Gyre");  // the application is called as the test's program
  ui::initResources();
  ui::applyTheme(*qApp, ui::ThemeChoice::light);
}

/// A main window on its way to the screen: QTest::qWaitForWindowActive waits until it is there.
inline std::unique_ptr<ui::MainWindow> openMainWindow(const QSize& size = {1440, 900},
                                                      const TypeList& types = catalog()) {
  auto window = std::make_unique<ui::MainWindow>(std::make_shared<ui::Session>(types));
  window->resize(size);
  window->show();
  window->activateWindow();
  return window;
}

/// What a window consists of, by its class.
template <class Part>
Part& part(const QWidget& window) {
  auto* found = window.findChild<Part*>();
  if (!found) qFatal("the window has no %s", Part::staticMetaObject.className());
  return *found;
}

inline QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace gyre::test

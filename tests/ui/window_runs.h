#pragma once
// What tests of panels of a run do with the window: a model given as text is opened, runs to its end, and the guide has
// a page that explains the panel.

#include "screenshot.h"
#include "shell/help_pages.h"
#include "shell/main_window.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace gyre::test {

/// As a file in this folder; the run is there when it returns.
inline void openText(ui::MainWindow& window, const QTemporaryDir& folder, const char* model) {
  QFile file(folder.filePath("model.gyre"));
  QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(model) > 0);
  file.close();
  QVERIFY(window.openFile(file.fileName()));
  QTRY_VERIFY_WITH_TIMEOUT(window.session().controller.current().recording(), 10000);
}

/// As fast as possible.
inline void runToTheEnd(ui::MainWindow& window, RunState end = RunState::finished) {
  ui::RunController& controller = window.session().controller;
  controller.setSpeed(0);
  controller.run();
  QTRY_COMPARE_WITH_TIMEOUT(controller.state(), end, 20000);
  QTRY_VERIFY(!controller.isRunning());
}

/// Opened by its key, with the page found by typing.
inline void checkGuide(ui::MainWindow& window, const char* typed, const char* title, const char* says,
                       const char* picture) {
  QTest::keyClick(&window, Qt::Key_F1, Qt::ShiftModifier);
  auto* guide = window.findChild<ui::HelpPages*>();
  QVERIFY(guide && QTest::qWaitForWindowActive(guide));
  window.findChild<QToolButton*>("guideContents")->setChecked(true);
  guide->titles()->setFocus();
  QTest::keyClicks(guide->titles(), typed);
  QCOMPARE(guide->titles()->currentItem()->text(), QString(title));
  QVERIFY(guide->page()->toPlainText().contains(says));
  screenshot(*guide, picture);
}

}  // namespace gyre::test

#pragma once
// Drives the main window by mouse and keys.

#include "ui_session.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>

namespace gyre::test {

class WindowDriver {
 public:
  explicit WindowDriver(ui::MainWindow& window) : window_(window) {}

  /// A key into whatever has the focus. Where there is no window manager, nobody gives the focus back after a dialog,
  /// and the news of it comes late.
  void press(int key, Qt::KeyboardModifiers modifiers = {}) {
    QGuiApplication::sync();
    if (!QApplication::activeWindow()) {
      window_.activateWindow();
      QVERIFY(QTest::qWaitForWindowActive(&window_));
    }
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : &window_, static_cast<Qt::Key>(key), modifiers);
  }
  void insert(const QString& words) {
    press(Qt::Key_Insert);  // also from a number that has the focus
    QVERIFY(part<ui::InsertPalette>(window_).isVisible());
    QVERIFY(part<ui::InsertPalette>(window_).searchField()->hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), words);
    press(Qt::Key_Return);
    QVERIFY(!part<ui::InsertPalette>(window_).isVisible());
  }
  void rename(const QString& name) {
    press(Qt::Key_F2);
    auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(line);
    line->selectAll();
    QTest::keyClicks(line, name);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY(window_.session().document.model().find(name.toStdString()));  // the delegate commits a moment later
  }
  /// On the row of the element of that name in the tree.
  void click(const QString& name, Qt::KeyboardModifiers modifiers = {}) {
    QTreeView* tree = part<ui::ModelTree>(window_).view();
    const auto hits = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, name, 1,
                                           Qt::MatchExactly | Qt::MatchRecursive);
    QVERIFY2(!hits.isEmpty(), qPrintable(name));
    tree->scrollTo(hits.front());
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, modifiers, tree->visualRect(hits.front()).center());
  }

 private:
  ui::MainWindow& window_;
};

}  // namespace gyre::test

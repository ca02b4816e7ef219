#pragma once
// Keys as a person presses them: into whatever has the focus.

#include <QApplication>
#include <QTest>
#include <QWidget>

namespace gyre::test {

/// Waits for the window system to make one of our windows active again, which takes a moment after a dialog.
inline void press(QWidget& window, int key, Qt::KeyboardModifiers modifiers = {}) {
  QTRY_VERIFY(QApplication::activeWindow());
  QWidget* focus = QApplication::focusWidget();
  QTest::keyClick(focus ? focus : &window, static_cast<Qt::Key>(key), modifiers);
}

}  // namespace gyre::test

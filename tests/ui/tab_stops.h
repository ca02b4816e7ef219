#pragma once
// Where the Tab key comes to.

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>
#include <QWidget>

namespace gyre::test {

/// What the Tab key comes to in a widget, by names: it is put into a window, between two fields, and ends with it.
inline QStringList tabStops(QWidget* widget) {
  QWidget window;
  QLineEdit before, after;
  auto* column = new QVBoxLayout(&window);
  for (QWidget* part : std::initializer_list<QWidget*>{&before, widget, &after}) column->addWidget(part);
  window.resize(760, 520);
  window.show();
  window.activateWindow();
  if (!QTest::qWaitForWindowActive(&window)) return {};
  before.setFocus();
  QStringList names;
  for (int i = 0; i < 40; ++i) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    if (after.hasFocus()) break;
    names << QApplication::focusWidget()->objectName();
  }
  delete widget;
  return names;
}

}  // namespace gyre::test

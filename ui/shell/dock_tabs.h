#pragma once
// The tabs of a main window's docks: words that can be read and arrows to the others, rather than a letter of each;
// and the menu of the dock whose tab is clicked.

#include <QMainWindow>
#include <QObject>

class QContextMenuEvent;
class QTabBar;

namespace gyre::ui {

class DockTabs : public QObject {
  Q_OBJECT
 public:
  /// For the tab bars that the window gets from now on.
  explicit DockTabs(QMainWindow& window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void adopt(QTabBar& tabs);
  bool showMenu(const QTabBar& tabs, const QContextMenuEvent& event) const;

  QMainWindow& window_;
};

}  // namespace gyre::ui

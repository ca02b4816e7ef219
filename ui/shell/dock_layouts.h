#pragma once
// Layouts of the docks: saved under names, recalled, also in a window of another size, and deleted; and the one that a
// first window has.

#include "shell/panel_docks.h"

#include <QMenu>
#include <QPointer>

namespace gyre::ui {

class DockLayouts : public QObject {
  Q_OBJECT
 public:
  DockLayouts(QMainWindow& window, PanelDocks& docks);

  /// Belongs to the window, and is filled when it opens.
  QMenu* menu() const { return menu_; }
  void save(const QString& name);
  void recall(const QString& name);

 signals:
  void noted(const QString& text);

 private:
  void fill();
  void askName();
  std::vector<QDockWidget*> inFront() const;

  QMainWindow& window_;
  PanelDocks& docks_;
  QMenu* menu_;
  QPointer<QDockWidget> turnedTo_;  ///< the dock that had the keyboard last
};

}  // namespace gyre::ui

#pragma once
// The window as an audience sees it: large type and thick lines, the view, the plots and the time slider alone, all of
// the screen. Escape, where nothing else takes it, ends that, and everything is as it was.

#include "shell/panel_docks.h"

#include <QAction>
#include <QTimer>

namespace gyre::ui {

class Presenting : public QObject {
  Q_OBJECT
 public:
  /// @param beside  bars of the window, which are hidden meanwhile
  Presenting(QMainWindow& window, PanelDocks& docks, PlotDocks& plots, QAction& action, QList<QWidget*> beside);

  /// Also where nothing is presented.
  void leave();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void enter();
  void restoreDocks();

  QMainWindow& window_;
  PanelDocks& docks_;
  PlotDocks& plots_;
  QAction& action_;
  QList<QWidget*> beside_;
  struct Before {
    QByteArray places;
    Qt::WindowStates state;
    QList<QWidget*> shown;  ///< of the bars
  };
  std::optional<Before> before_;  ///< none: nothing is presented
  QTimer sized_;                  ///< until a window manager has given the window its former size
  QByteArray places_;             ///< that the docks have again then
};

}  // namespace gyre::ui

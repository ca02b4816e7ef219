#pragma once
// The menus of the window, and the keys that lead to its panels.

#include "run/session.h"
#include "shell/window_actions.h"

#include <QMainWindow>

class QMenu;

namespace gyre::ui {

class WindowMenus : public QObject {
  Q_OBJECT
 public:
  /// Adds them to the bar of a window that has all its parts.
  WindowMenus(QMainWindow& window, Session& session, const WindowActions& actions);

 signals:
  /// The guide asks for an example with these methods in its comparison.
  void lectureAsked(const QString& example, const QStringList& methods);

 private:
  template <class Part>
  Part& part() const {
    return *window_.findChild<Part*>();
  }
  QMenu* addMenu(const QString& title);
  void buildFileMenu();
  void buildEditMenus();
  void buildPlaceMenu();
  void buildViewMenu();
  void buildStudyMenu();
  void buildHelpMenu();
  void showGuide(const QString& topic, const QString& heading);

  QMainWindow& window_;
  Session& session_;
  WindowActions actions_;
};

}  // namespace gyre::ui

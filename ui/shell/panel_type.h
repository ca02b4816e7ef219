#pragma once
// The panels of the window. Each is an entry in the list of panel_types.cpp: what it is called, where it stands at
// first, its key, its page of the guide, and what makes it. Docks, menus, keys, the order of F6 and the help of a panel
// come from the list.

#include "run/session.h"
#include "shell/notices.h"
#include "shell/window_actions.h"
#include "viewport/viewport.h"

#include <QDockWidget>
#include <QMainWindow>

#include <functional>
#include <vector>

namespace gyre::ui {

/// What a panel may tie itself to while the window is built.
struct PanelHost {
  QMainWindow& window;
  Session& session;
  Viewport& viewport;
  const WindowActions& actions;
  /// What is to be done once there are notices: parts that speak of failures are listened to.
  std::vector<std::function<void(Notices&)>> speakers = {};

  /// A part of the window that was made before.
  template <class Part>
  Part& part() {
    return *window.findChild<Part*>();
  }
  template <class Part>
  void speaks(Part* part) {
    speakers.emplace_back([part](Notices& notices) { notices.listen(part); });
  }
};

/// Where a dock stands at first: in an area of the window, in tabs with another dock or below it. Of those below
/// another one each gets its share of the height once, when it is first opened.
struct PanelPlace {
  Qt::DockWidgetArea area = Qt::BottomDockWidgetArea;
  const char* tabsWith = nullptr;  ///< id of a panel, or the name of a dock of plots
  const char* below = nullptr;     ///< id of a panel
  const char* beside = nullptr;    ///< id of a panel, to whose right it has a column of its own
  int heightShare = 0;             ///< beside 1 for the panel above; 0: as Qt has it
  bool isClosed = false;
  bool staysInGallery = false;  ///< where it is open
};

struct PanelType {
  const char* id;     ///< its dock is called id + "Dock", in the settings, too
  const char* title;  ///< translated in the context "Panel"
  const char* icon;   ///< of the menu
  const char* page;   ///< topic of the guide
  QKeySequence key;   ///< none: empty
  PanelPlace place;
  QWidget* (*make)(PanelHost& host);
  /// What the key does once the panel is shown; none: the focus goes to its entrance.
  void (*enter)(QWidget& panel) = nullptr;
  /// What else the panel does with its dock.
  void (*placed)(PanelHost& host, QDockWidget& dock) = nullptr;
};

/// In the order of tabs, menus and F6.
const std::vector<PanelType>& panelTypes();

}  // namespace gyre::ui

#pragma once
// Every command of the window, once: menus, bars and shortcuts share them.

#include <QAction>
#include <QActionGroup>

class QUndoStack;
class QWidget;

namespace gyre::ui {

struct WindowActions {
  WindowActions(QWidget* window, QUndoStack& history);

  // file
  QAction *newModel, *open, *importModel, *gallery, *save, *saveAs, *exportAll, *exportPlot, *quit;
  // edit
  QAction *undo, *redo;
  // run
  QAction *toggle, *step, *back, *reset, *live;
  // study
  QAction *orderStudy, *openStudy;
  // view
  QAction *front, *right, *top, *corner, *fit, *parallel;
  QAction *trails, *triads, *glyphs;
  QAction *followDesktop, *light, *dark;
  // help
  QAction *keys, *about;
};

}  // namespace gyre::ui

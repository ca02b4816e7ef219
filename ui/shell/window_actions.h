#pragma once
// Every command of the window, once: menus, bars and shortcuts share them.

#include <QAction>
#include <QActionGroup>

#include <array>

class QUndoStack;
class QWidget;

namespace gyre::ui {

struct WindowActions {
  WindowActions(QWidget* window, QUndoStack& history);

  // file
  QAction *newModel, *open, *importModel, *loadRun, *gallery, *save, *saveAs, *exportAll, *exportPlot, *exportContacts,
      *exportSolver, *exportNewton, *exportFilm, *quit;
  // edit
  QAction *undo, *redo;
  // run
  QAction *toggle, *step, *back, *reset, *live, *play, *playBack, *loop, *goOn, *saveState, *runFromState, *keepRun,
      *forgetRun;
  // study
  QAction *compare, *orderStudy, *parameterStudy, *openStudy;
  // view
  QAction *front, *right, *top, *corner, *fit, *fitRun, *parallel, *picture;
  std::array<QAction*, 4> follow;  ///< nothing, the selected body, that and its turn, all bodies
  QAction *trails, *triads, *glyphs, *names, *offGhosts, *ghosts, *section;
  QAction *contacts, *contactPoints, *contactNormals, *contactForces, *contactCones, *contactsInFront, *contactsPale,
      *islandColors;
  QAction *loadReactions, *loadSprings, *loadForces, *loadDrives, *loadValues;
  QAction *speedColors, *angularSpeedColors, *energyColors, *reactionColors, *stressColors, *strainEnergyColors,
      *shadesOfRun;
  std::array<QAction*, 6> sectionForces;  ///< N, Q_y, Q_z, T, M_y, M_z
  QAction *followDesktop, *light, *dark, *presenting;
  std::array<QAction*, 3> navigation;  ///< in the order of NavigationStyle
  // help
  QAction *keys, *guide, *about;
};

}  // namespace gyre::ui

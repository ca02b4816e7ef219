// The menus of the window, and the keys that lead to its panels.

#include "document/file_path.h"
#include "panels/model_tree.h"
#include "panels/property_panel.h"
#include "shell/drawing_menu.h"
#include "shell/edit_menus.h"
#include "shell/help_dialog.h"
#include "shell/help_pages.h"
#include "shell/main_window.h"
#include "shell/run_export.h"
#include "study/study_file.h"
#include "study/study_window.h"
#include "theme/icons.h"

#include <QApplication>
#include <QFileInfo>
#include <QMenuBar>

namespace gyre::ui {
namespace {

/// A window that goes when it is closed.
template <class Window>
void showOnce(Window* window) {
  window->setAttribute(Qt::WA_DeleteOnClose);
  window->show();
}

}  // namespace

void MainWindow::buildMenus() {
  buildFileMenu();
  auto* edit = new EditMenus(*session_, actions_, *editing_, *palette_, *part<ModelTree>(), *part<PropertyPanel>(),
                             *viewport_, *menuBar());
  connect(edit, &EditMenus::treeWanted, this, [this] { panels_->bringToFront("tree"); });
  connect(contacts_.get(), &ContactController::ignoreAsked, edit, &EditMenus::ignorePair);
  notices_->listen(edit);
  buildPlaceMenu();
  buildViewMenu();
  QMenu* run = menuBar()->addMenu(tr("&Run"));
  run->addActions({actions_.toggle, actions_.step, actions_.back, actions_.reset, actions_.live});
  run->addSeparator();
  run->addActions({actions_.keepRun, actions_.forgetRun});
  menuBar()->addMenu(tr("&Analyses"))->addActions(analyses_->actions());
  buildStudyMenu();
  buildHelpMenu();
}

void MainWindow::buildFileMenu() {
  QMenu* file = menuBar()->addMenu(tr("&File"));
  file->addActions({actions_.newModel, actions_.open, actions_.gallery});
  QMenu* recent = file->addMenu(tr("Open &recent"));
  connect(recent, &QMenu::aboutToShow, files_, [this, recent] { files_->fillRecent(*recent); });
  file->addAction(actions_.importModel);
  file->addAction(actions_.loadRun);
  file->addSeparator();
  file->addActions({actions_.save, actions_.saveAs});
  file->addSeparator();
  file->addActions({actions_.exportAll, actions_.exportPlot, actions_.exportContacts, actions_.exportSolver,
                    actions_.exportNewton, actions_.exportFilm});
  auto* runExport = new RunExport(session_->runs, session_->document, exports_->exports(), *plots_, this);
  notices_->listen(runExport);
  file->addMenu(runExport->menu());
  file->addSeparator();
  file->addAction(actions_.quit);
}

void MainWindow::buildPlaceMenu() {
  QMenu* place = menuBar()->addMenu(tr("&Place"));
  place->addActions({placing_->moveAction(), placing_->rotateAction(), placing_->bodyAxesAction()});
  place->addSeparator();
  place->addActions({placing_->jointAction(), placing_->springAction()});
  place->addSeparator();
  place->addAction(placing_->measureAction());
  // Their keys act in the tree, too: the tools then take the focus into the view.
  part<ModelTree>()->view()->addActions({placing_->moveAction(), placing_->rotateAction(), placing_->jointAction(),
                                         placing_->springAction(), placing_->measureAction()});
}

void MainWindow::buildViewMenu() {
  QMenu* view = menuBar()->addMenu(tr("&View"));
  view->addActions({actions_.front, actions_.right, actions_.top, actions_.corner, actions_.fit, actions_.parallel});
  view->addSeparator();
  view->addActions({actions_.trails, actions_.triads, actions_.glyphs, actions_.ghosts});
  QMenu* contacts = view->addMenu(icon("contact"), tr("C&ontacts"));
  contacts->addAction(actions_.contacts);
  contacts->addSeparator();
  contacts->addActions(
      {actions_.contactPoints, actions_.contactNormals, actions_.contactForces, actions_.contactCones});
  contacts->addSeparator();
  contacts->addActions({actions_.contactsInFront, actions_.contactsPale, actions_.islandColors});
  view->addSeparator();
  QMenu* panels = view->addMenu(tr("Pan&els"));
  connect(panels, &QMenu::aboutToShow, this, [this, panels] {
    panels->clear();
    for (QDockWidget* dock : panels_->all()) panels->addAction(dock->toggleViewAction());
    panels->addAction(plots_->stepsDock()->toggleViewAction());
  });
  auto* keys = new PanelKeys(*this, *viewport_, {runBar_, banner_, timeline_});
  panels_->addTo(*keys);
  view->addMenu(tr("&Go to"))->addActions(keys->actions());
  view->addAction(icon("plus"), tr("&New plot"), plots_, [this] { plots_->addPlot(); });
  view->addSeparator();
  view->addMenu(tr("&Mouse"))->addActions({actions_.navigation[0], actions_.navigation[1], actions_.navigation[2]});
  view->addMenu(tr("T&heme"))->addActions({actions_.followDesktop, actions_.light, actions_.dark});
  addDrawingMenu(*view, [this](const QString& text) { notices_->note(text); });
}

void MainWindow::buildStudyMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Study"));
  menu->addActions({actions_.compare, actions_.orderStudy, actions_.openStudy});
  menu->addSeparator();
  // Those that come with Gyre.
  for (const auto& file : studyFiles()) {
    const QString path = fromPath(file);
    menu->addAction(QFileInfo(path).completeBaseName(), this, [this, path] { studies_->open(path); });
  }
  connect(actions_.orderStudy, &QAction::triggered, this, &MainWindow::orderStudy);
  connect(actions_.compare, &QAction::triggered, this, [this] {
    if (pages_->currentWidget() != workbench_) return;
    panels_->bringToFront("compare");
    compare_->panel()->startButton()->setFocus(Qt::ShortcutFocusReason);
  });
  const ModelDocument& document = session_->document;
  const auto refresh = [this, &document] {
    actions_.orderStudy->setEnabled(!document.model().of(Category::body).empty());
  };
  connect(&document, &ModelDocument::replaced, this, refresh);
  connect(&document, &ModelDocument::edited, this, refresh);
  refresh();
}

void MainWindow::buildHelpMenu() {
  menuBar()->addMenu(tr("&Help"))->addActions({actions_.keys, actions_.guide, actions_.about});
  connect(actions_.keys, &QAction::triggered, this,
          [this] { showOnce(new HelpDialog(viewport_->input().navigation(), this)); });
  connect(actions_.guide, &QAction::triggered, this, [this] {
    const QString page = panels_->pageOf(QApplication::focusWidget());
    auto* guide = new HelpPages(this);
    if (!page.isEmpty()) guide->open(page);
    connect(guide, &HelpPages::exampleAsked, this, &MainWindow::openForLecture);
    showOnce(guide);
  });
  connect(actions_.about, &QAction::triggered, this, [this] { showAbout(this); });
}

StudyWindow* MainWindow::orderStudy() {
  const ModelDocument& document = session_->document;
  return studies_->orderStudy(document.model(), document.title(), document.path());
}

}  // namespace gyre::ui

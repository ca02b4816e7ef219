// Menus of the window, and the commands of its File and View menus.

#include "document/file_path.h"
#include "shell/drawing_menu.h"
#include "shell/help_dialog.h"
#include "shell/help_pages.h"
#include "shell/main_window.h"
#include "shell/panel_keys.h"
#include "shell/recent_files.h"
#include "shell/run_export.h"
#include "study/study_file.h"
#include "study/study_window.h"
#include "theme/icons.h"
#include "theme/theme.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QShortcut>

namespace gyre::ui {
namespace {

const char* const kModelFilter = QT_TR_NOOP("Gyre models (*.gyre);;All files (*)");
const char* const kStudyFilter = QT_TR_NOOP("Gyre studies (*.gyre-study);;All files (*)");
const char* const kBothFilter = QT_TR_NOOP(
    "Models, studies, URDF and MJCF (*.gyre *.gyre-study *.urdf *.mjcf *.xml);;Gyre models and studies (*.gyre "
    "*.gyre-study);;All files (*)");

QString droppedFile(const QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  const QString path = urls.size() == 1 ? urls.front().toLocalFile() : QString();
  return path.endsWith(".gyre") || isStudyFile(path) || isRobotFile(path) ? path : QString();
}

}  // namespace

void MainWindow::buildMenus() {
  QMenu* file = menuBar()->addMenu(tr("&File"));
  file->addActions({actions_.newModel, actions_.open, actions_.gallery});
  QMenu* recent = file->addMenu(tr("Open &recent"));
  connect(recent, &QMenu::aboutToShow, this, [this, recent] {
    recent->clear();
    for (const QString& path : recentFiles()) recent->addAction(path, this, [this, path] { openChosen(path); });
    recent->addAction(tr("No recent files"))->setVisible(recent->isEmpty());
  });
  file->addAction(actions_.importModel);
  file->addAction(actions_.loadRun);
  file->addSeparator();
  file->addActions({actions_.save, actions_.saveAs});
  file->addSeparator();
  file->addActions({actions_.exportAll, actions_.exportPlot, actions_.exportContacts, actions_.exportSolver,
                    actions_.exportNewton, actions_.exportFilm});
  auto* runExport = new RunExport(runs_, document_, exports_, *plots_, this);
  connect(runExport, &RunExport::failed, this, &MainWindow::showError);
  file->addMenu(runExport->menu());
  file->addSeparator();
  file->addAction(actions_.quit);

  buildEditMenu();

  QMenu* place = menuBar()->addMenu(tr("&Place"));
  place->addActions({placing_->moveAction(), placing_->rotateAction(), placing_->bodyAxesAction()});
  place->addSeparator();
  place->addActions({placing_->jointAction(), placing_->springAction()});
  place->addSeparator();
  place->addAction(placing_->measureAction());

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
    for (QDockWidget* dock : docks_) panels->addAction(dock->toggleViewAction());
    panels->addAction(plots_->stepsDock()->toggleViewAction());
  });
  auto* keys = new PanelKeys(*this, *viewport_, {runBar_, banner_, timeline_});
  const auto dock = [this](const char* name) { return findChild<QDockWidget*>(name); };
  keys->add(dock("treeDock"), 1, [this] { tree_->enter(); });
  keys->add(dock("channelsDock"), 2);
  keys->add(dock("propertiesDock"), 3, [this] { properties_->enter(); });
  int digit = 4;
  for (const char* name : {"parametersDock", "historyDock", "messagesDock", "healthDock", "staticsDock", "modesDock"})
    keys->add(dock(name), digit++);
  keys->add(dock("contactsDock"), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_C));
  keys->add(dock("solverDock"), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_S));
  keys->add(dock("matrixDock"), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_W));
  keys->add(dock("newtonDock"), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_N));
  keys->add(dock("eigenDock"), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_V));
  keys->add(dock("compareDock"), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_K));
  keys->add(dock("ledgerDock"), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_E));
  view->addMenu(tr("&Go to"))->addActions(keys->actions());
  view->addAction(icon("plus"), tr("&New plot"), this, [this] { plots_->addPlot(); });
  view->addSeparator();
  view->addMenu(tr("&Mouse"))->addActions({actions_.navigation[0], actions_.navigation[1], actions_.navigation[2]});
  view->addMenu(tr("T&heme"))->addActions({actions_.followDesktop, actions_.light, actions_.dark});
  addDrawingMenu(*view, [this](const QString& text) { status_->showMessage(text, 8000); });

  QMenu* run = menuBar()->addMenu(tr("&Run"));
  run->addActions({actions_.toggle, actions_.step, actions_.back, actions_.reset, actions_.live});
  run->addSeparator();
  run->addActions({actions_.keepRun, actions_.forgetRun});
  menuBar()->addMenu(tr("&Analyses"))->addActions(analyses_->actions());
  buildStudyMenu();
  menuBar()->addMenu(tr("&Help"))->addActions({actions_.keys, actions_.guide, actions_.about});
  connect(actions_.keys, &QAction::triggered, this, [this] {
    auto* help = new HelpDialog(viewport_->navigation(), this);
    help->setAttribute(Qt::WA_DeleteOnClose);
    help->show();
  });
  connect(actions_.guide, &QAction::triggered, this, [this] {
    auto* guide = new HelpPages(this);
    connect(guide, &HelpPages::exampleAsked, this, &MainWindow::openForLecture);
    guide->setAttribute(Qt::WA_DeleteOnClose);
    guide->show();
  });
  connect(actions_.about, &QAction::triggered, this, [this] { showAbout(this); });
}

void MainWindow::connectFileCommands() {
  connect(actions_.newModel, &QAction::triggered, this, [this] {
    if (mayDiscard()) newModel();
  });
  connect(actions_.open, &QAction::triggered, this, [this] { chooseFileToOpen(tr(kBothFilter)); });
  connect(actions_.gallery, &QAction::triggered, this, &MainWindow::showGallery);
  connect(actions_.save, &QAction::triggered, this, &MainWindow::save);
  connect(actions_.saveAs, &QAction::triggered, this, &MainWindow::chooseFileToSave);
  connect(actions_.exportAll, &QAction::triggered, this, [this] {
    const QString path = chooseCsvFile();
    if (!path.isEmpty()) exportCsv(path);
  });
  connect(actions_.exportPlot, &QAction::triggered, this, [this] { exportPlot(plots_->current()->data()); });
  connect(actions_.exportContacts, &QAction::triggered, this, &MainWindow::chooseContactsFile);
  connect(actions_.exportSolver, &QAction::triggered, this, &MainWindow::chooseSolverFile);
  connect(actions_.exportNewton, &QAction::triggered, this, &MainWindow::chooseNewtonFile);
  connect(contacts_->matrix(), &ContactMatrixPanel::exportAsked, this, &MainWindow::chooseMatrixFile);
  connect(contacts_.get(), &ContactDesk::ignoreAsked, this, &MainWindow::ignorePair);
  connect(plots_, &PlotDocks::exportRequested, this, &MainWindow::exportPlot);
  connect(plots_, &PlotDocks::pictureRequested, this, &MainWindow::exportPicture);
  connect(actions_.exportFilm, &QAction::triggered, this, &MainWindow::exportFilm);
  connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
  connect(gallery_, &Gallery::exampleChosen, this, [this](const QString& path) {
    if (mayDiscard()) openExample(path);
  });
  connect(gallery_, &Gallery::fileChosen, this, &MainWindow::openChosen);
  connect(gallery_, &Gallery::studyChosen, studies_, &StudyWindows::open);
  connect(gallery_, &Gallery::newChosen, actions_.newModel, &QAction::trigger);
  connect(gallery_, &Gallery::openChosen, actions_.open, &QAction::trigger);
}

void MainWindow::connectAnalyses() {
  connect(analyses_, &AnalysisDesk::posesShown, this, [this](const std::vector<BodyPose>& poses) {
    viewport_->setTrails(false);  // what could be leaves no trace
    viewport_->setPoses(poses, playback_.time());
  });
  connect(analyses_, &AnalysisDesk::lit, viewport_, &Viewport::light);
  connect(newton_, &NewtonDesk::iterateShown, compare_, &CompareDesk::showIterate);
  connect(analyses_, &AnalysisDesk::placed, viewport_, &Viewport::keepInSight);
  preview_ = new ToolBanner(tr("Back to the model (Esc)"), viewport_);
  preview_->setObjectName("previewBanner");
  auto* back = new QShortcut(Qt::Key_Escape, viewport_, analyses_, &AnalysisDesk::endPreview, Qt::WidgetShortcut);
  back->setEnabled(false);
  connect(preview_, &ToolBanner::closed, analyses_, &AnalysisDesk::endPreview);
  connect(analyses_, &AnalysisDesk::previewBegun, this, [this, back](const QString& text) {
    controller_.pause();
    lockstep_.pause();
    playback_.setPreview(true);
    // Selecting takes the focus, which stays with the panel otherwise.
    if (placing_->mode() != PlacingTools::Mode::select) placing_->setMode(PlacingTools::Mode::select);
    preview_->setHint(tr("%1: neither the model nor a moment of a run").arg(text));
    preview_->open(nullptr);
    back->setEnabled(true);
  });
  connect(placing_.get(), &PlacingTools::begun, analyses_, &AnalysisDesk::endPreview);
  connect(&playback_, &Playback::previewLeft, analyses_, &AnalysisDesk::endPreview);
  connect(analyses_, &AnalysisDesk::previewEnded, this, [this, back] {
    preview_->hide();
    playback_.setPreview(false);
    back->setEnabled(false);
    viewport_->setTrails(actions_.trails->isChecked());
    viewport_->restoreView();
    if (!runs_.hasBegun()) viewport_->resetPoses();
    else playback_.showAgain();
  });
  connect(&runs_, &RunSet::stateChanged, this, [this] {
    if (!runs_.isGrowing()) return;
    analyses_->endPreview();
    viewport_->setTrails(actions_.trails->isChecked());
    viewport_->restoreView();
  });
  connect(analyses_, &AnalysisDesk::failed, this, &MainWindow::showError);
  connect(eigen_, &EigenDesk::failed, this, &MainWindow::showError);
  connect(eigen_, &EigenDesk::noted, this, [this](const QString& text) { status_->showMessage(text, 8000); });
  connect(analyses_, &AnalysisDesk::noted, this, [this](const QString& text) { status_->showMessage(text, 8000); });
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
    auto* dock = findChild<QDockWidget*>("compareDock");
    dock->show();
    dock->raise();
    compare_->panel()->startButton()->setFocus(Qt::ShortcutFocusReason);
  });
  const auto refresh = [this] { actions_.orderStudy->setEnabled(!document_.model().of(Category::body).empty()); };
  connect(&document_, &ModelDocument::replaced, this, refresh);
  connect(&document_, &ModelDocument::edited, this, refresh);
  refresh();
  connect(actions_.openStudy, &QAction::triggered, this, [this] { chooseFileToOpen(tr(kStudyFilter)); });
  connect(studies_, &StudyWindows::modelRequested, this, [this](const QString& path) {
    if (!mayDiscard() || !openExample(path)) return;
    raise();
    activateWindow();
  });
}

StudyWindow* MainWindow::orderStudy() {
  return studies_->orderStudy(document_.model(), document_.title(), document_.path());
}

void MainWindow::connectViewCommands() {
  const auto standard = [this](QAction* action, StandardView view) {
    connect(action, &QAction::triggered, this, [this, view] { viewport_->standardView(view); });
  };
  standard(actions_.front, StandardView::front);
  standard(actions_.right, StandardView::right);
  standard(actions_.top, StandardView::top);
  standard(actions_.corner, StandardView::corner);
  connect(actions_.fit, &QAction::triggered, viewport_, &Viewport::fit);
  connect(actions_.parallel, &QAction::toggled, viewport_, &Viewport::setParallelProjection);
  connect(actions_.trails, &QAction::toggled, viewport_, &Viewport::setTrails);
  connect(actions_.triads, &QAction::toggled, viewport_, &Viewport::setTriads);
  connect(actions_.glyphs, &QAction::toggled, viewport_, &Viewport::setGlyphs);
  connect(viewport_, &Viewport::viewChanged, this,
          [this] { actions_.parallel->setChecked(viewport_->isParallelProjection()); });
  viewport_->setTrails(actions_.trails->isChecked());
  QAction* const themes[] = {actions_.followDesktop, actions_.light, actions_.dark};
  for (int i = 0; i < 3; ++i) {
    connect(themes[i], &QAction::triggered, this, [this, i] { chooseTheme(i); });
    connect(actions_.navigation[static_cast<std::size_t>(i)], &QAction::triggered, this, [this, i] {
      QSettings().setValue("navigation", i);
      viewport_->setNavigation(static_cast<NavigationStyle>(i));
    });
  }
}

void MainWindow::chooseTheme(int choice) {
  QSettings().setValue("theme", choice);
  applyTheme(*qApp, static_cast<ThemeChoice>(choice));
}

bool MainWindow::save() { return document_.path().isEmpty() ? chooseFileToSave() : saveFile(document_.path()); }

void MainWindow::chooseFileToOpen(const QString& filter) {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open"), QFileInfo(document_.path()).path(), filter);
  if (!path.isEmpty()) openChosen(path);
}

void MainWindow::openChosen(const QString& path) {
  if (isRobotFile(path)) return importFile(path);  // which asks itself before it replaces anything
  // A study has a window of its own and takes nothing away.
  if (isStudyFile(path) || mayDiscard()) openFile(path);
}

bool MainWindow::chooseFileToSave() {
  QString path = document_.path().isEmpty() ? document_.title() + ".gyre" : document_.path();
  path = QFileDialog::getSaveFileName(this, tr("Save the model"), path, tr(kModelFilter));
  if (path.isEmpty()) return false;
  return saveFile(QFileInfo(path).suffix().isEmpty() ? path + ".gyre" : path);
}

bool MainWindow::mayDiscard() {
  if (!document_.isModified()) return true;
  const auto answer =
      QMessageBox::warning(this, tr("Unsaved changes"), tr("Save the changes to '%1'?").arg(document_.title()),
                           QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  if (answer == QMessageBox::Save) return save();
  return answer == QMessageBox::Discard;
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!studies_->mayClose() || !mayDiscard()) return event->ignore();
  leaveModel();
  QSettings settings;
  settings.setValue("geometry", saveGeometry());
  settings.setValue("workbench", pages_->currentWidget() == workbench_ ? saveState(kStateVersion) : workbenchState_);
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!droppedFile(event).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QString path = droppedFile(event);
  if (path.isEmpty()) return;
  event->acceptProposedAction();
  openChosen(path);
}

}  // namespace gyre::ui

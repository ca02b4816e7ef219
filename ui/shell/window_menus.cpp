#include "shell/window_menus.h"

#include "analysis/analysis_controller.h"
#include "compare/compare_panel.h"
#include "document/file_path.h"
#include "io/examples.h"
#include "panels/model_tree.h"
#include "panels/property_panel.h"
#include "shell/contact_controller.h"
#include "shell/dock_layouts.h"
#include "shell/drawing_menu.h"
#include "shell/edit_menus.h"
#include "shell/export_commands.h"
#include "shell/field_help.h"
#include "shell/file_commands.h"
#include "shell/help_dialog.h"
#include "shell/help_pages.h"
#include "shell/language_menu.h"
#include "shell/named_views.h"
#include "shell/panel_docks.h"
#include "shell/plot_docks.h"
#include "shell/run_bar.h"
#include "shell/run_export.h"
#include "shell/run_report.h"
#include "shell/study_windows.h"
#include "shell/timeline.h"
#include "shell/view_picture.h"
#include "shell/workbench.h"
#include "study/study_file.h"
#include "study/study_window.h"
#include "theme/icons.h"
#include "theme/menu_text.h"

#include <QApplication>
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

WindowMenus::WindowMenus(QMainWindow& window, Session& session, const WindowActions& actions)
    : QObject(&window), window_(window), session_(session), actions_(actions) {
  buildFileMenu();
  buildEditMenus();
  buildPlaceMenu();
  buildViewMenu();
  QMenu* run = addMenu(tr("&Run"));
  run->setToolTipsVisible(true);
  run->addActions({actions_.toggle, actions_.step, actions_.back, actions_.reset, actions_.live});
  run->addSeparator();
  run->addActions({actions_.play, actions_.playBack, actions_.loop});
  run->addSeparator();
  run->addActions({actions_.goOn, actions_.saveState, actions_.runFromState});
  run->addSeparator();
  run->addActions({actions_.keepRun, actions_.forgetRun});
  addMenu(tr("&Analyses"))->addActions(part<AnalysisController>().actions());
  buildStudyMenu();
  buildHelpMenu();
}

QMenu* WindowMenus::addMenu(const QString& title) { return window_.menuBar()->addMenu(title); }

void WindowMenus::buildEditMenus() {
  auto* edit = new EditMenus(session_, actions_, part<EditCommands>(), part<InsertPalette>(), part<ModelTree>(),
                             part<PropertyPanel>(), part<Viewport>(), *window_.menuBar());
  connect(edit, &EditMenus::treeWanted, this, [this] { part<PanelDocks>().bringToFront("tree"); });
  connect(&part<ContactController>(), &ContactController::ignoreAsked, edit, &EditMenus::ignorePair);
  part<Notices>().listen(edit);
}

void WindowMenus::buildFileMenu() {
  QMenu* file = addMenu(tr("&File"));
  file->addActions({actions_.newModel, actions_.open, actions_.gallery});
  QMenu* recent = file->addMenu(tr("Open &recent"));
  auto& files = part<FileCommands>();
  connect(recent, &QMenu::aboutToShow, &files, [&files, recent] { files.fillRecent(*recent); });
  file->addAction(actions_.importModel);
  file->addAction(actions_.loadRun);
  file->addSeparator();
  file->addActions({actions_.save, actions_.saveAs});
  file->addSeparator();
  file->addActions({actions_.exportAll, actions_.exportPlot, actions_.exportContacts, actions_.exportSolver,
                    actions_.exportNewton, actions_.exportFilm});
  auto* runExport = new RunExport(session_.runs.shown(), session_.document, part<ExportCommands>().exports(),
                                  part<PlotDocks>(), &window_);
  part<Notices>().listen(runExport);
  file->addMenu(runExport->menu());
  auto* report = new RunReport(session_.runs.shown(), session_.document, part<ExportCommands>().exports(),
                               part<PlotDocks>(), part<ViewPicture>(), &window_);
  part<Notices>().listen(report);
  file->addAction(report->action());
  file->addSeparator();
  file->addAction(actions_.quit);
}

void WindowMenus::buildPlaceMenu() {
  auto& placing = part<PlacingTools>();
  QMenu* place = addMenu(tr("&Place"));
  place->addActions({placing.moveAction(), placing.rotateAction(), placing.bodyAxesAction()});
  place->addSeparator();
  place->addActions({placing.rodAction(), placing.jointAction(), placing.springAction()});
  place->addSeparator();
  place->addAction(placing.measureAction());
  // Their keys act in the tree, too: the tools then take the focus into the view. Only names that begin with L (left,
  // lower) are so many that they are found by it.
  part<ModelTree>().view()->addActions({placing.moveAction(), placing.rotateAction(), placing.jointAction(),
                                        placing.springAction(), placing.measureAction()});
}

void WindowMenus::buildViewMenu() {
  QMenu* view = addMenu(tr("&View"));
  QMenu* standard = view->addMenu(icon("view-iso"), tr("S&tandard views"));
  standard->addActions({actions_.front, actions_.right, actions_.top, actions_.corner});
  standard->addSeparator();
  standard->addAction(actions_.parallel);
  view->addMenu(part<NamedViews>().menu());
  view->addActions({actions_.fit, actions_.fitRun, actions_.picture});
  view->addMenu(tr("Trac&k"))
      ->addActions({actions_.follow[0], actions_.follow[1], actions_.follow[2], actions_.follow[3]});
  view->addSeparator();
  view->addActions({actions_.trails, actions_.triads, actions_.glyphs, actions_.names, actions_.offGhosts,
                    actions_.ghosts, actions_.section});
  QMenu* contacts = view->addMenu(icon("contact"), tr("C&ontacts"));
  contacts->addAction(actions_.contacts);
  contacts->addSeparator();
  contacts->addActions(
      {actions_.contactPoints, actions_.contactNormals, actions_.contactForces, actions_.contactCones});
  contacts->addSeparator();
  contacts->addActions({actions_.contactsInFront, actions_.contactsPale, actions_.islandColors});
  QMenu* loads = view->addMenu(tr("&What acts"));
  loads->addActions({actions_.loadReactions, actions_.loadSprings, actions_.loadForces, actions_.loadDrives});
  loads->addSeparator();
  loads->addAction(actions_.loadValues);
  view->addMenu(tr("Section forces of beams"))
      ->addActions(QList<QAction*>(actions_.sectionForces.begin(), actions_.sectionForces.end()));
  QMenu* quantities = view->addMenu(tr("Colour bodies by &quantity"));
  quantities->addActions({actions_.speedColors, actions_.angularSpeedColors, actions_.energyColors,
                          actions_.reactionColors, actions_.stressColors, actions_.strainEnergyColors});
  quantities->addSeparator();
  quantities->addAction(actions_.shadesOfRun);
  view->addSeparator();
  QMenu* panels = view->addMenu(tr("Pan&els"));
  auto& docks = part<PanelDocks>();
  auto& plots = part<PlotDocks>();
  connect(panels, &QMenu::aboutToShow, this, [&docks, &plots, panels] {
    panels->clear();
    for (QDockWidget* dock : docks.all()) panels->addAction(dock->toggleViewAction());
    panels->addAction(plots.stepsDock()->toggleViewAction());
  });
  view->addMenu(part<DockLayouts>().menu());
  view->addAction(actions_.presenting);
  auto* keys = new PanelKeys(window_, part<Viewport>(), {&part<RunBar>(), &part<ErrorBanner>(), &part<Timeline>()});
  docks.addTo(*keys);
  view->addMenu(tr("&Go to"))->addActions(keys->actions());
  view->addAction(icon("plus"), tr("&New plot"), &plots, [&plots] { plots.addPlot(); });
  view->addSeparator();
  view->addMenu(tr("&Mouse"))->addActions({actions_.navigation[0], actions_.navigation[1], actions_.navigation[2]});
  view->addMenu(tr("T&heme"))->addActions({actions_.followDesktop, actions_.light, actions_.dark});
  addLanguageMenu(*view, [this](const QString& text) { part<Notices>().note(text); });
  addDrawingMenu(*view, [this](const QString& text) { part<Notices>().note(text); });
}

void WindowMenus::buildStudyMenu() {
  QMenu* menu = addMenu(tr("&Study"));
  menu->addActions({actions_.compare, actions_.orderStudy, actions_.parameterStudy, actions_.openStudy});
  menu->addSeparator();
  // Those that come with Gyre.
  for (const auto& file : studyFiles()) {
    const QString path = fromPath(file);
    const QString title = menuText(QString::fromStdString(titleOf(file)));
    menu->addAction(title, this, [this, path] { part<StudyWindows>().open(path); });
  }
  connect(actions_.compare, &QAction::triggered, this, [this] {
    if (!part<Workbench>().isVisibleTo(&window_)) return;
    part<PanelDocks>().bringToFront("compare");
    part<ComparePanel>().startButton()->setFocus(Qt::ShortcutFocusReason);
  });
  const ModelDocument& document = session_.document;
  const auto refresh = [this, &document] {
    for (QAction* action : {actions_.orderStudy, actions_.parameterStudy})
      action->setEnabled(!document.model().of(Category::body).empty());
  };
  connect(&document, &ModelDocument::replaced, this, refresh);
  connect(&document, &ModelDocument::edited, this, refresh);
  refresh();
}

void WindowMenus::buildHelpMenu() {
  addMenu(tr("&Help"))->addActions({actions_.keys, actions_.guide, actions_.about});
  connect(actions_.keys, &QAction::triggered, this,
          [this] { showOnce(new HelpDialog(part<Viewport>().input().navigation(), &window_)); });
  connect(actions_.guide, &QAction::triggered, this, [this] {
    const QString page = part<PanelDocks>().pageOf(QApplication::focusWidget());
    showGuide(page, {});
  });
  HelpPages& guide = part<HelpPages>();
  connect(&guide, &HelpPages::exampleAsked, this, &WindowMenus::lectureAsked);
  connect(&guide, &HelpPages::studyAsked, this, [this](const QString& study) {
    for (const auto& file : studyFiles())
      if (file.stem() == study.toStdString()) part<StudyWindows>().open(fromPath(file));
  });
  auto* fields = new FieldHelp(this);
  qApp->installEventFilter(fields);
  connect(fields, &FieldHelp::asked, this, &WindowMenus::showGuide);
  connect(actions_.about, &QAction::triggered, this, [this] { showAbout(&window_); });
}

/// @param topic  empty: the page that is open
void WindowMenus::showGuide(const QString& topic, const QString& heading) {
  part<PanelDocks>().bringToFront("guide");
  HelpPages& guide = part<HelpPages>();
  if (!topic.isEmpty()) guide.open(topic, heading);
  guide.page()->setFocus(Qt::OtherFocusReason);
}

}  // namespace gyre::ui

#include "moc_window_menus.cpp"

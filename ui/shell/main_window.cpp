#include "shell/main_window.h"

#include "document/file_path.h"
#include "scene/scene_from_model.h"
#include "shell/accessible_parts.h"
#include "shell/dock_places.h"
#include "shell/dock_title.h"
#include "shell/export_progress.h"
#include "shell/help_dialog.h"
#include "shell/hover_keys.h"
#include "shell/recent_files.h"
#include "shell/shortcut_policy.h"
#include "shell/trail_path.h"
#include "shell/typed_search.h"
#include "shell/wheel_policy.h"
#include "theme/icons.h"
#include "theme/theme.h"
#include "vtk/mesh_file.h"

#include <QApplication>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gyre::ui {

MainWindow::MainWindow(std::shared_ptr<Session> session, QWidget* parent)
    : QMainWindow(parent),
      session_(std::move(session)),
      document_(session_->document),
      selection_(session_->selection),
      controller_(session_->controller),
      lockstep_(session_->lockstep),
      runs_(session_->runs),
      playback_(session_->playback),
      import_(document_.types(), this,
              [](const auto& mesh, const auto& stop) { return readMesh(fromPath(mesh), 1, stop); }),
      runImport_(new RunImport(runs_, this)),
      actions_(this, document_.history()),
      pages_(new QStackedWidget(this)),
      gallery_(new Gallery(document_.types(), this)),
      studies_(new StudyWindows(this)),
      editing_(new EditCommands(document_, selection_, this)),
      palette_(new InsertPalette(document_, selection_, this)) {
  // Panels use it to their end, which comes after that of the members.
  connect(this, &QObject::destroyed, [used = session_] {});
  setObjectName("mainWindow");
  setWindowIcon(icon("gyre", currentTheme().accent));
  setAcceptDrops(true);
  setDockNestingEnabled(true);
  for (Qt::Corner corner : {Qt::TopLeftCorner, Qt::BottomLeftCorner}) setCorner(corner, Qt::LeftDockWidgetArea);
  for (Qt::Corner corner : {Qt::TopRightCorner, Qt::BottomRightCorner}) setCorner(corner, Qt::RightDockWidgetArea);
  // The last is asked first.
  qApp->installEventFilter(new ShortcutPolicy(this));
  qApp->installEventFilter(new TypedSearch(this));
  qApp->installEventFilter(new WheelPolicy(this));
  qApp->installEventFilter(new HoverKeys(this));

  installAccessibleParts();
  buildCentre();
  const RunBar::Actions barActions{actions_.toggle, actions_.step, actions_.reset, actions_.keepRun,
                                   actions_.orderStudy};
  runBar_ = new RunBar(document_, controller_, barActions, this);
  addToolBar(runBar_);
  status_ = new StatusLine(controller_, this);
  setStatusBar(status_);
  buildDocks();
  buildMenus();
  connectFileCommands();
  connectImport();
  connectRunCommands();
  connectViewCommands();
  connectParts();
  connectEditing();
  connectAnalyses();
  refreshTitle();
  refreshRunActions();
  showGallery();
  layout()->activate();  // else the docks, side by side before they were tabbed, decide how small the window may be
  restoreSettings();
  resume();
}

MainWindow::~MainWindow() {
  // The session may go on, or end while the window is half gone.
  for (QObject* part : std::initializer_list<QObject*>{&document_, &session_->autosave, &session_->watch, &selection_,
                                                       &controller_, &lockstep_, &runs_, &playback_})
    part->disconnect(this);
  disconnect(qApp, nullptr, emptyHint_, nullptr);  // the focus leaves what goes, and the hint would ask the document
}

void MainWindow::buildCentre() {
  workbench_ = new QWidget(this);
  banner_ = new ErrorBanner(workbench_);
  viewport_ = new Viewport(workbench_);
  viewport_->setDark(currentTheme().dark);
  contacts_ = std::make_unique<ContactDesk>(runs_, playback_, selection_, *viewport_, actions_);
  placing_ = std::make_unique<PlacingTools>(
      *viewport_, document_, selection_,
      [this] { return runs_.showsOwn() && !runs_.hasBegun() && !runs_.isGrowing() && analyses_->preview().isEmpty(); },
      [this] { return session_->compiler.current().get()->system; });
  pull_ = std::make_unique<PullTool>(*viewport_, controller_, runs_, playback_);
  timeline_ = new Timeline(runs_, playback_, workbench_);
  emptyHint_ = new EmptyHint(document_, *palette_, viewport_);
  auto* layout = new QVBoxLayout(workbench_);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(banner_);
  layout->addWidget(viewport_, 1);
  layout->addWidget(timeline_);
  pages_->addWidget(gallery_);
  pages_->addWidget(workbench_);
  setCentralWidget(pages_);
}

void MainWindow::connectRunCommands() {
  connect(actions_.toggle, &QAction::triggered, this, &MainWindow::toggleRun);
  connect(actions_.step, &QAction::triggered, this, &MainWindow::stepForward);
  connect(actions_.back, &QAction::triggered, this, &MainWindow::stepBack);
  connect(actions_.reset, &QAction::triggered, this, [this] {
    lockstep_.pause();
    runs_.showOwn();
    controller_.reset();
  });
  connect(actions_.live, &QAction::triggered, &playback_, &Playback::goLive);
  connect(&controller_, &RunController::stateChanged, this, &MainWindow::refreshRunActions);
  connect(&runs_, &RunSet::stateChanged, this, &MainWindow::refreshRunActions);
  connect(&runs_, &RunSet::shownReplaced, this, &MainWindow::refreshRunActions);
  connect(&runs_, &RunSet::advanced, this, &MainWindow::enableRunActions);
  connect(actions_.keepRun, &QAction::triggered, this, [this] {
    runs_.keepShown();
    status_->showMessage(tr("This run is kept: the next one is drawn over it; D in a plot shows what they differ by"),
                         8000);
  });
  connect(actions_.forgetRun, &QAction::triggered, &runs_, &RunSet::forgetKept);
  connect(&runs_, &RunSet::othersChanged, this, &MainWindow::refreshRunActions);
  connect(&runs_, &RunSet::letGo, this, [this](const QString& name) {
    messages_->addNote(tr("the kept run %1 was let go: all runs together fill the memory they may").arg(name));
  });
}

/// Runs side by side go on together; once they are through, the model's own run is the next.
void MainWindow::toggleRun() {
  const bool together = runs_.showsLockstep() && lockstep_.state() != RunState::finished;
  if (!runs_.isGrowing()) playback_.goLive();
  if (together) lockstep_.toggle();
  else controller_.toggle();
}

void MainWindow::stepForward() {
  if (playback_.isLive() && runs_.showsOwn()) controller_.step();
  else playback_.stepRows(+1);
}

void MainWindow::stepBack() {
  if (runs_.showsLockstep()) lockstep_.pause();
  else if (controller_.isRunning()) controller_.pause();
  playback_.stepRows(-1);
}

void MainWindow::refreshRunActions() {
  const bool running = runs_.isGrowing();
  actions_.toggle->setIcon(icon(running ? "pause" : "run"));
  actions_.toggle->setText(running ? tr("Pause") : tr("Run"));
  enableRunActions();
}

// At every frame: nothing here may lay the bar out anew.
void MainWindow::enableRunActions() {
  for (QAction* action : {actions_.keepRun, actions_.exportFilm}) action->setEnabled(runs_.hasBegun());
  actions_.forgetRun->setEnabled(!runs_.kept().empty());
}

void MainWindow::connectParts() {
  connect(&document_, &ModelDocument::titleChanged, this, &MainWindow::refreshTitle);
  connect(&document_, &ModelDocument::replaced, this, [this] {
    selection_.clear();
    messages_->clear();
    banner_->hide();
    showScene(keepsView_);
    selection_.select(documentId);  // its description says what there is to see
  });
  connect(&document_, &ModelDocument::edited, this, [this] {
    banner_->hide();  // what is still wrong will be told again
    viewport_->light({});
    // Once the run has moved the bodies, the scene is that of the run until Reset.
    if (!runs_.hasBegun()) showScene(true);
  });
  connect(&runs_, &RunSet::shownReplaced, this, [this] {
    if (!runs_.shown() && !document_.isReplacing()) showScene(true);
  });
  connect(&playback_, &Playback::posesShown, this, [this](const PoseSet& poses) {
    // The last steps of a run that was paused for a preview do not end that.
    if (!analyses_->preview().isEmpty() && playback_.isLive()) return;
    analyses_->endPreview();
    viewport_->setPoses(poses.bodies, poses.time);
  });
  connect(&playback_, &Playback::jumped, this, [this](std::size_t row) {
    if (viewport_->hasTrails())
      viewport_->setTrailPath(trailPath(runs_.shown()->poses, row, viewport_->trailResolution()));
  });
  connect(viewport_, &Viewport::picked, this, [this](ElementId id, bool extends) {
    if (extends && id != ground) selection_.toggle(id);
    else if (!extends) selection_.select(id == ground ? std::nullopt : std::optional(id));
  });
  connect(&selection_, &Selection::changed, this, [this] {
    viewport_->light({});
    viewport_->select(selection_.elements());
  });
  connect(&controller_, &RunController::failed, this, &MainWindow::showError);
  connect(compare_->panel(), &ComparePanel::failed, this, &MainWindow::showError);
  connect(&session_->autosave, &Autosave::failed, this, &MainWindow::showError);
  connect(&session_->watch, &FileWatch::changedOutside, this, &MainWindow::fileChangedOutside);
  connect(&controller_, &RunController::stateChanged, placing_.get(), &PlacingTools::refresh);
  connect(placing_.get(), &PlacingTools::failed, this, &MainWindow::showError);
  connect(&controller_, &RunController::noted, messages_, &MessagesPanel::addNote);
  connect(&controller_, &RunController::warned, banner_, &ErrorBanner::warn);
  connect(&exports_, &FileExport::failed, this, &MainWindow::showError);
  connect(&exports_, &FileExport::written, this,
          [this](const QString& path) { status_->showMessage(tr("Written: %1").arg(path), 8000); });
  new ExportProgress(exports_, this);
  connect(parameters_, &ParametersPanel::failed, this, &MainWindow::showError);
  connect(runBar_, &RunBar::rejected, this, &MainWindow::showError);
  connect(tree_, &ModelTree::renameFailed, this, &MainWindow::showError);
  connect(banner_, &ErrorBanner::elementClicked, this, [this](const QString& name) {
    if (const Element* e = document_.model().find(name.toStdString())) selection_.select(e->id);
  });
  connect(banner_, &ErrorBanner::remedyClicked, this, [this](Error::Remedy remedy) {
    if (remedy == Error::Remedy::assemble) analyses_->assemble();
    if (remedy == Error::Remedy::readOutside) import_.startAgain(true);
  });
}

void MainWindow::showScene(bool sameModel) {
  const SceneDescription scene = sceneFromModel(document_.model());
  sameModel ? viewport_->updateScene(scene) : viewport_->setScene(scene);
  viewport_->select(selection_.elements());
}

void MainWindow::showError(const Error& error) {
  messages_->addError(error);
  banner_->show(error, error.remedy == Error::Remedy::assemble      ? tr("Assemble")
                       : error.remedy == Error::Remedy::readOutside ? tr("Read it all the same")
                                                                    : QString());
  // An element of a file that was refused is none of the model that is still open.
  const Element* e = error.file.empty() ? document_.model().find(error.element) : nullptr;
  if (e) selection_.select(e->id);
  if (pages_->currentWidget() == gallery_ && error.file.empty()) return;
  if (pages_->currentWidget() == gallery_) showWorkbench();
}

void MainWindow::refreshTitle() {
  const QString where = pages_->currentWidget() == gallery_ ? QString() : document_.title() + "[*] – ";
  setWindowTitle(where + "Gyre Studio");
  setWindowModified(document_.isModified() && pages_->currentWidget() != gallery_);
}

void MainWindow::showGallery() {
  leaveModel();
  if (pages_->currentWidget() == workbench_ && isVisible()) workbenchState_ = saveState(kStateVersion);
  pages_->setCurrentWidget(gallery_);
  gallery_->setRecentFiles(recentFiles());
  for (QDockWidget* dock : docks_) dock->hide();
  plots_->setActive(false);
  editing_->setActive(false);
  runBar_->hide();
  status_->hide();
  refreshTitle();
}

void MainWindow::showWorkbench() {
  if (pages_->currentWidget() == workbench_) return;
  pages_->setCurrentWidget(workbench_);
  editing_->setActive(true);
  for (QDockWidget* dock : docks_)
    dock->setVisible(std::find(onDemand_.begin(), onDemand_.end(), dock) == onDemand_.end());
  runBar_->show();
  status_->show();
  if (!workbenchState_.isEmpty()) restorePlaces(*this, workbenchState_, kStateVersion);
  else arrangeDocks();
  plots_->setActive(true);
  viewport_->setFocus();
  refreshTitle();
}

void MainWindow::restoreSettings() {
  const QSettings settings;
  resize(1440, 900);
  restoreGeometry(settings.value("geometry").toByteArray());
  workbenchState_ = settings.value("workbench").toByteArray();
  const int choice = settings.value("theme", 0).toInt();
  QAction* const themes[] = {actions_.followDesktop, actions_.light, actions_.dark};
  if (choice > 0 && choice < 3) themes[choice]->setChecked(true);
  const int style = std::clamp(settings.value("navigation", 0).toInt(), 0, 2);
  actions_.navigation[static_cast<std::size_t>(style)]->setChecked(true);
  viewport_->setNavigation(static_cast<NavigationStyle>(style));
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && viewport_) {
    viewport_->setDark(currentTheme().dark);
    contacts_->colorBodies();
  }
  QMainWindow::changeEvent(event);
}

}  // namespace gyre::ui

#include "moc_main_window.cpp"

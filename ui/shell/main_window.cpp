#include "shell/main_window.h"

#include "panels/messages_panel.h"
#include "shell/accessible_parts.h"
#include "shell/dock_places.h"
#include "shell/hover_keys.h"
#include "shell/recent_files.h"
#include "shell/run_commands.h"
#include "shell/shortcut_policy.h"
#include "shell/typed_search.h"
#include "shell/view_commands.h"
#include "shell/wheel_policy.h"
#include "theme/icons.h"
#include "theme/theme.h"

#include <QApplication>
#include <QCloseEvent>
#include <QSettings>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gyre::ui {

MainWindow::MainWindow(std::shared_ptr<Session> session, QWidget* parent)
    : QMainWindow(parent),
      session_(std::move(session)),
      actions_(this, session_->document.history()),
      pages_(new QStackedWidget(this)),
      gallery_(new Gallery(session_->document.types(), this)) {
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
  buildBars();
  buildPanels();
  buildMenus();
  connectParts();
  connectPages();
  showGallery();
  layout()->activate();  // else the docks, side by side before they were tabbed, decide how small the window may be
  restoreSettings();
  resume();
}

MainWindow::~MainWindow() {
  // The session may go on, or end while the window is half gone.
  session_->document.disconnect(this);
  session_->selection.disconnect(this);
  disconnect(qApp, nullptr, emptyHint_, nullptr);  // the focus leaves what goes, and the hint would ask the document
}

void MainWindow::buildCentre() {
  Session& s = *session_;
  workbench_ = new QWidget(this);
  banner_ = new ErrorBanner(workbench_);
  viewport_ = new Viewport(workbench_);
  stageView_ = new StageView(s, *viewport_, actions_.trails);
  contacts_ = std::make_unique<ContactController>(s.runs, s.playback, s.selection, *viewport_, actions_, this);
  placing_ = std::make_unique<PlacingTools>(*viewport_, s, this);
  pull_ = std::make_unique<PullTool>(*viewport_, s, this);
  timeline_ = new Timeline(s.runs, s.playback, workbench_);
  palette_ = new InsertPalette(s.document, s.selection, this);
  emptyHint_ = new EmptyHint(s.document, *palette_, viewport_);
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

void MainWindow::buildBars() {
  Session& s = *session_;
  runBar_ = new RunBar(s.document, s.controller,
                       {actions_.toggle, actions_.step, actions_.reset, actions_.keepRun, actions_.orderStudy}, this);
  addToolBar(runBar_);
  status_ = new StatusLine(s.controller, this);
  setStatusBar(status_);
}

/// Parts of several panels, or of the viewport, first: panels tie themselves to them.
void MainWindow::buildPanels() {
  Session& s = *session_;
  analyses_ = new AnalysisController(s.document, s.compiler, s.stage, this);
  compare_ = new CompareController(s.document, s.runs, s.lockstep, s.playback, *viewport_, actions_, this);
  plots_ = new PlotDocks(*this, s.runs, s.playback, s.selection);
  PanelHost host{*this, s, *viewport_, actions_};
  panels_ = new PanelDocks(host, *plots_);
  buildCommands(host);
}

void MainWindow::buildCommands(const PanelHost& panels) {
  Session& s = *session_;
  notices_ = new Notices(s, *banner_, *part<MessagesPanel>(), *status_, this);
  studies_ = new StudyWindows(this);
  editing_ = new EditCommands(s.document, s.selection, this);
  files_ = new FileCommands(s, actions_, *studies_, *notices_, this);
  exports_ = new ExportCommands(s, actions_, *plots_, *contacts_, *viewport_, *notices_, this);
  runImport_ = new RunImport(s.runs, this);
  new RunCommands(s, actions_, *notices_, this);
  new ViewCommands(*viewport_, actions_, this);
  notices_->listenTo(analyses_, runBar_, runImport_, placing_.get());
  for (const auto& speaker : panels.speakers) speaker(*notices_);
  connect(editing_, &EditCommands::failed, notices_, &Notices::fail);
  connect(editing_, &EditCommands::noted, notices_, &Notices::keep);
  connect(notices_, &Notices::remedyChosen, this, [this](Error::Remedy remedy) {
    if (remedy == Error::Remedy::assemble) analyses_->assemble();
    if (remedy == Error::Remedy::readOutside) files_->importAgain(true);
  });
}

void MainWindow::connectParts() {
  connect(actions_.loadRun, &QAction::triggered, runImport_, &RunImport::choose);
  connect(&session_->document, &ModelDocument::titleChanged, this, &MainWindow::refreshTitle);
  // After the panels: they know the model whose description says what there is to see.
  connect(&session_->document, &ModelDocument::replaced, this, [this] { session_->selection.select(documentId); });
}

void MainWindow::connectPages() {
  connect(files_, &FileCommands::leaving, this, &MainWindow::leaveModel);
  connect(files_, &FileCommands::entered, this, &MainWindow::enterModel);
  connect(files_, &FileCommands::saved, this, [this](const QString& path) {
    plots_->saveLayoutAs(path);
    keepCamera();
  });
  connect(notices_, &Notices::failed, this, [this](const Error& error) {
    if (!error.file.empty()) showWorkbench();  // where the banner is
  });
  connect(actions_.gallery, &QAction::triggered, this, &MainWindow::showGallery);
  connect(emptyHint_, &EmptyHint::examplesClicked, this, &MainWindow::showGallery);
  connect(emptyHint_, &EmptyHint::insertClicked, palette_, &InsertPalette::open);
  connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
  connect(gallery_, &Gallery::exampleChosen, files_, &FileCommands::openChosenExample);
  connect(gallery_, &Gallery::fileChosen, files_, &FileCommands::openChosen);
  connect(gallery_, &Gallery::studyChosen, studies_, &StudyWindows::open);
  connect(gallery_, &Gallery::newChosen, actions_.newModel, &QAction::trigger);
  connect(gallery_, &Gallery::openChosen, actions_.open, &QAction::trigger);
}

void MainWindow::refreshTitle() {
  const bool inGallery = pages_->currentWidget() == gallery_;
  setWindowTitle((inGallery ? QString() : session_->document.title() + "[*] – ") + "Gyre Studio");
  setWindowModified(session_->document.isModified() && !inGallery);
}

void MainWindow::showGallery() {
  leaveModel();
  if (pages_->currentWidget() == workbench_ && isVisible()) workbenchState_ = saveState(kStateVersion);
  pages_->setCurrentWidget(gallery_);
  gallery_->setRecentFiles(recentFiles());
  panels_->hideAll();
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
  panels_->showAll();
  runBar_->show();
  status_->show();
  if (!workbenchState_.isEmpty()) restorePlaces(*this, workbenchState_, kStateVersion);
  else panels_->arrange();
  plots_->setActive(true);
  viewport_->setFocus();
  refreshTitle();
}

void MainWindow::restoreSettings() {
  const QSettings settings;
  resize(1440, 900);
  restoreGeometry(settings.value("geometry").toByteArray());
  workbenchState_ = settings.value("workbench").toByteArray();
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && viewport_) contacts_->colorBodies();
  QMainWindow::changeEvent(event);
}

/// Many panels in one place: words that can be read and arrows to the others, rather than a letter of each.
void MainWindow::childEvent(QChildEvent* event) {
  QMainWindow::childEvent(event);
  auto* tabs = event->type() == QEvent::ChildPolished ? qobject_cast<QTabBar*>(event->child()) : nullptr;
  if (!tabs) return;
  tabs->setElideMode(Qt::ElideNone);
  tabs->setUsesScrollButtons(true);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!studies_->mayClose() || !files_->mayDiscard()) return event->ignore();
  leaveModel();
  QSettings settings;
  settings.setValue("geometry", saveGeometry());
  settings.setValue("workbench", pages_->currentWidget() == workbench_ ? saveState(kStateVersion) : workbenchState_);
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!FileCommands::droppedFile(*event).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QString path = FileCommands::droppedFile(*event);
  if (path.isEmpty()) return;
  event->acceptProposedAction();
  files_->openChosen(path);
}

}  // namespace gyre::ui

#include "moc_main_window.cpp"

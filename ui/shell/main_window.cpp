#include "shell/main_window.h"

#include "compare/compare_panel.h"
#include "document/typed_text.h"
#include "panels/messages_panel.h"
#include "shell/accessible_parts.h"
#include "shell/body_coloring.h"
#include "shell/contact_controller.h"
#include "shell/diagram_controller.h"
#include "shell/dock_layouts.h"
#include "shell/dock_places.h"
#include "shell/dock_tabs.h"
#include "shell/empty_hint.h"
#include "shell/export_commands.h"
#include "shell/hover_keys.h"
#include "shell/load_controller.h"
#include "shell/named_views.h"
#include "shell/narrow_window.h"
#include "shell/outside_changes.h"
#include "shell/presenting.h"
#include "shell/recent_files.h"
#include "shell/recovery_offer.h"
#include "shell/run_camera.h"
#include "shell/run_commands.h"
#include "shell/run_import.h"
#include "shell/run_states.h"
#include "shell/section_bar.h"
#include "shell/shortcut_policy.h"
#include "shell/stage_view.h"
#include "shell/typed_search.h"
#include "shell/view_commands.h"
#include "shell/view_picture.h"
#include "shell/wheel_policy.h"
#include "shell/window_menus.h"
#include "theme/icons.h"
#include "theme/theme.h"

#include <QApplication>
#include <QCloseEvent>
#include <QScreen>
#include <QSettings>

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
  installPolicies();
  buildPages();
  buildBars();
  buildPanels();
  connectParts();
  connectPages();
  showGallery();
  new NarrowWindow(*this, {800, 520});
  layout()->activate();  // else the docks, side by side before they were tabbed, decide how small the window may be
  restoreSettings();
  resume();
}

MainWindow::~MainWindow() {
  // The session may go on, or end while the window is half gone.
  session_->document.disconnect(this);
  session_->selection.disconnect(this);
  disconnect(qApp, nullptr, part<EmptyHint>(), nullptr);  // the focus leaves what goes, and it would ask the document
}

/// Rules for all windows: the last is asked first.
void MainWindow::installPolicies() {
  qApp->installEventFilter(new ShortcutPolicy(this));
  qApp->installEventFilter(new TypedSearch(this));
  qApp->installEventFilter(new WheelPolicy(this));
  qApp->installEventFilter(new HoverKeys(this));
  installAccessibleParts();
}

void MainWindow::buildPages() {
  workbench_ = new Workbench(*session_, actions_, *this);
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

void MainWindow::buildPanels() {
  Session& s = *session_;
  plots_ = new PlotDocks(*this, s.runs, s.playback, s.selection);
  new DockTabs(*this);
  PanelHost host{*this, s, workbench_->viewport(), actions_};
  panels_ = new PanelDocks(host, *plots_);
  new DockLayouts(*this, *panels_);
  new Presenting(*this, *panels_, *plots_, *actions_.presenting, {runBar_, status_});
  view_ = std::make_unique<RememberedView>(s.stage, *plots_, workbench_->viewport());
  buildCommands(host);
}

void MainWindow::buildCommands(PanelHost& panels) {
  Session& s = *session_;
  notices_ = new Notices(s, workbench_->banner(), *part<MessagesPanel>(), *status_, this);
  studies_ = new StudyWindows(this);
  editing_ = new EditCommands(s.document, s.selection, this);
  files_ = new FileCommands(s, actions_, *studies_, *notices_, this);
  new OutsideChanges(s, *notices_, this);
  new RecoveryOffer(s, *files_, this);
  new ExportCommands(panels, *notices_);
  auto* runImport = new RunImport(s.runs, this);
  new RunCommands(s, actions_, *notices_, this);
  new RunStates(s, actions_, *notices_, this);
  new ViewCommands(workbench_->viewport(), actions_, this);
  new BodyColoring(s.runs.shown(), s.playback, workbench_->viewport(), part<ContactController>()->legend(), actions_,
                   this);
  auto* picture =
      new ViewPicture(s.document, workbench_->viewport(), part<ContactController>()->legend(), actions_.picture, *this);
  notices_->listen(picture);
  auto* camera = new RunCamera(s, workbench_->viewport(), actions_, this);
  notices_->listen(new NamedViews(s.document, *camera, *this));
  new SectionBar(s, workbench_->viewport(), actions_.section);
  new DiagramController(s.runs.shown(), s.playback, workbench_->viewport(), actions_, this);
  new LoadController(s.runs.shown(), s.playback, workbench_->viewport(), actions_, this);
  notices_->listenTo(runBar_, runImport, part<PlacingTools>(), part<DockLayouts>());
  for (const auto& speaker : panels.speakers) speaker(*notices_);
  connect(actions_.loadRun, &QAction::triggered, runImport, &RunImport::choose);
  connect(editing_, &EditCommands::failed, notices_, &Notices::fail);
  connect(editing_, &EditCommands::noted, notices_, &Notices::keep);
  connect(notices_, &Notices::remedyChosen, files_, [this](Error::Remedy remedy) {
    if (remedy == Error::Remedy::readOutside) files_->importAgain(true);
  });
}

void MainWindow::connectParts() {
  auto* menus = new WindowMenus(*this, *session_, actions_);
  connect(menus, &WindowMenus::lectureAsked, this, &MainWindow::openForLecture);
  connect(actions_.orderStudy, &QAction::triggered, this, [this] {
    takeOverTyped();
    const auto wrong = goToWrongField(*this);
    wrong ? notices_->fail(*wrong) : void(orderStudy());
  });
  connect(actions_.parameterStudy, &QAction::triggered, this, [this] {
    const ModelDocument& document = session_->document;
    studies_->parameterStudy(document.model(), document.file().title(), document.file().path());
  });
  connect(&session_->document.file(), &DocumentFile::titleChanged, this, &MainWindow::refreshTitle);
  // After the panels: they know the model whose description says what there is to see.
  connect(&session_->document, &ModelDocument::replaced, this, [this] { session_->selection.select(documentId); });
}

void MainWindow::connectPages() {
  connect(files_, &FileCommands::leaving, this, &MainWindow::leaveModel);
  connect(files_, &FileCommands::entered, this, &MainWindow::enterModel);
  connect(files_, &FileCommands::saved, this, [this](const QString& path) { view_->keepAs(path); });
  connect(notices_, &Notices::failed, this, [this](const Error& error) {
    if (!error.file.empty()) showWorkbench();  // where the banner is
  });
  connect(actions_.gallery, &QAction::triggered, this, &MainWindow::showGallery);
  connect(workbench_, &Workbench::examplesAsked, this, &MainWindow::showGallery);
  connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
  connect(gallery_, &Gallery::exampleChosen, files_, &FileCommands::openChosenExample);
  connect(gallery_, &Gallery::fileChosen, files_, &FileCommands::openChosen);
  connect(gallery_, &Gallery::studyChosen, studies_, &StudyWindows::open);
  connect(gallery_, &Gallery::newChosen, actions_.newModel, &QAction::trigger);
  connect(gallery_, &Gallery::openChosen, actions_.open, &QAction::trigger);
}

void MainWindow::leaveModel() {
  part<Presenting>()->leave();
  session_->stage.preview().end();
  if (pages_->currentWidget() == workbench_) view_->keep();  // else it was left for the gallery
}

void MainWindow::enterModel(const QString& file) {
  showWorkbench();
  view_->takeUp(file);
}

void MainWindow::openForLecture(const QString& example, const QStringList& methods) {
  if (!files_->openNamed(example) || methods.isEmpty()) return;
  part<ComparePanel>()->propose(methods);
  actions_.compare->trigger();
}

void MainWindow::resume() {
  if (session_->document.model().of(Category::body).empty()) return;
  part<StageView>()->showAnew();
  enterModel(session_->document.file().path());
}

StudyWindow* MainWindow::orderStudy() {
  const ModelDocument& document = session_->document;
  return studies_->orderStudy(document.model(), document.file().title(), document.file().path());
}

void MainWindow::refreshTitle() {
  const bool inGallery = pages_->currentWidget() == gallery_;
  setWindowTitle((inGallery ? QString() : session_->document.file().title() + "[*] – ") + "Gyre Studio");
  setWindowModified(session_->document.isModified() && !inGallery);
}

void MainWindow::showGallery() {
  leaveModel();
  rememberPlaces();
  pages_->setCurrentWidget(gallery_);
  gallery_->setRecentFiles(recentFiles());
  panels_->leaveModel();
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
  const std::vector<QDockWidget*> read = panels_->openInGallery();
  panels_->enterModel();
  runBar_->show();
  status_->show();
  const bool restored = !places_.docks.isEmpty() && restorePlaces(*this, places_.docks);
  for (QDockWidget* dock : read) dock->show();
  // Panels of a much wider or narrower window would leave the view no room, or be slivers.
  if (!restored || std::abs(width() - places_.width) > width() / 4) panels_->arrange();
  plots_->setActive(true);
  workbench_->viewport().setFocus();
  refreshTitle();
}

void MainWindow::rememberPlaces() {
  if (pages_->currentWidget() == workbench_ && isVisible()) places_ = {savedPlaces(*this), width()};
}

/// Most of the screen, as far as that helps; all of a small one.
void MainWindow::takeFirstSize() {
  constexpr QSize small(1440, 900), large(2100, 1320);
  const QRect screen = this->screen()->availableGeometry();
  const QSize size = (screen.size() * 0.85).expandedTo(small).boundedTo(large).boundedTo(screen.size());
  resize(size);
  move(screen.center() - rect().center());
  if (screen.width() < small.width() || screen.height() < small.height()) setWindowState(Qt::WindowMaximized);
}

void MainWindow::restoreSettings() {
  const QSettings settings;
  if (!restoreGeometry(settings.value("geometry").toByteArray())) takeFirstSize();
  places_.docks = settings.value("workbench").toByteArray();
  places_.width = settings.value("workbenchWidth", width()).toInt();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!studies_->mayClose() || !files_->mayDiscard()) return event->ignore();
  leaveModel();
  studies_->hideAll();
  rememberPlaces();
  QSettings settings;
  settings.setValue("geometry", saveGeometry());
  settings.setValue("workbench", places_.docks);
  settings.setValue("workbenchWidth", places_.width);
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

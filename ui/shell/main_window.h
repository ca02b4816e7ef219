#pragma once
// The window: gallery or workbench; it owns the panels and ties them to its session.

#include "analysis/analysis_desk.h"
#include "panels/messages_panel.h"
#include "panels/model_tree.h"
#include "panels/parameters_panel.h"
#include "panels/property_panel.h"
#include "placing/placing_tools.h"
#include "run/session.h"
#include "shell/compare_desk.h"
#include "shell/contact_desk.h"
#include "shell/edit_commands.h"
#include "shell/eigen_desk.h"
#include "shell/empty_hint.h"
#include "shell/error_banner.h"
#include "shell/file_export.h"
#include "shell/gallery.h"
#include "shell/import_job.h"
#include "shell/insert_palette.h"
#include "shell/ledger_desk.h"
#include "shell/newton_desk.h"
#include "shell/plot_docks.h"
#include "shell/pull_tool.h"
#include "shell/run_bar.h"
#include "shell/run_import.h"
#include "shell/run_statistics.h"
#include "shell/status_line.h"
#include "shell/study_windows.h"
#include "shell/timeline.h"
#include "shell/window_actions.h"
#include "viewport/viewport.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStackedWidget>
#include <QUndoView>

#include <memory>

namespace gyre::ui {

class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(std::shared_ptr<Session> session, QWidget* parent = nullptr);
  ~MainWindow() override;

  // What the menus do once a file is chosen; false when it failed, which the window then shows.
  bool openFile(const QString& path);
  bool openExample(const QString& path);
  bool saveFile(const QString& path);
  /// All channels.
  void exportCsv(const QString& path);
  /// All contacts of all rows. @pre the run has some
  void exportContacts(const QString& path);
  void exportSolver(const QString& path);
  void exportNewton(const QString& path);
  /// Of the picture that the panel of the matrix shows.
  void exportMatrix(const QString& path);
  void newModel();
  /// An example, with these methods in its comparison, as ComparePanel::propose() takes them.
  void openForLecture(const QString& example, const QStringList& methods);
  /// A URDF or MJCF file, read while the window goes on; what was not understood is listed in a window of its own.
  void importFile(const QString& path) { import_.start(path); }
  /// Asks what is to be done with unsaved changes that a crash has left behind.
  void offerRecovery();
  void showGallery();
  /// A window with an order study of the model as it is now.
  StudyWindow* orderStudy();

  Session& session() { return *session_; }
  FileExport& exports() { return exports_; }
  Viewport& viewport() { return *viewport_; }
  PlacingTools& placing() { return *placing_; }
  PullTool& pullTool() { return *pull_; }
  Gallery& gallery() { return *gallery_; }
  Timeline& timeline() { return *timeline_; }
  PlotDocks& plots() { return *plots_; }
  StudyWindows& studies() { return *studies_; }
  ModelTree& tree() { return *tree_; }
  ParametersPanel& parameters() { return *parameters_; }
  PropertyPanel& properties() { return *properties_; }
  MessagesPanel& messages() { return *messages_; }
  RunStatistics& statistics() { return *statistics_; }
  EditCommands& editing() { return *editing_; }
  InsertPalette& palette() { return *palette_; }
  QUndoView& history() { return *history_; }
  AnalysisDesk& analyses() { return *analyses_; }
  ContactDesk& contacts() { return *contacts_; }
  NewtonDesk& newton() { return *newton_; }
  EigenDesk& eigen() { return *eigen_; }
  RunImport& runImport() { return *runImport_; }
  CompareDesk& comparison() { return *compare_; }
  LedgerDesk& ledger() { return *ledger_; }
  ErrorBanner& banner() { return *banner_; }

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  static constexpr int kStateVersion = 3;  ///< of the docks' places in the settings

  void buildCentre();
  void buildDocks();
  void addDocksOnDemand(QDockWidget* above);
  QDockWidget* addDock(const QString& name, const QString& title, QWidget* widget, Qt::DockWidgetArea area);
  void buildMenus();
  void connectFileCommands();
  void connectRunCommands();
  void connectViewCommands();
  void buildStudyMenu();
  void buildEditMenu();
  void connectEditing();
  void showEditMenu(const QPoint& where);
  bool recoverFile(const LeftBehind& left);
  void fileChangedOutside();
  void connectAnalyses();
  void connectParts();
  void restoreSettings();
  void arrangeDocks();

  void showWorkbench();
  /// Keeps what the window remembers of the model that is open, and takes it up again for the one that comes.
  void leaveModel();
  void keepCamera();
  void enterModel(const QString& file);
  /// Takes up a session that was at work before.
  void resume();
  /// False when the user wants to keep unsaved changes open.
  bool mayDiscard();
  bool save();
  void chooseFileToOpen(const QString& filter);
  void openChosen(const QString& path);
  void connectImport();
  void chooseFileToImport();
  void takeOver(const Imported& imported, const QString& path);
  bool chooseFileToSave();
  void exportPlot(const PlotData& plot);
  void exportPicture(PlotView* plot);
  QString chooseCsvFile();  ///< empty: none
  QString chooseLogFile(const QString& title, const QString& log);
  void chooseContactsFile();
  void chooseSolverFile();
  void chooseNewtonFile();
  void chooseMatrixFile();
  /// Of the model, whose run may have been of another one by now. @param bodies  two, or one and the ground
  void ignorePair(const std::vector<ElementId>& bodies);
  void exportFilm();
  void chooseTheme(int choice);

  void showScene(bool sameModel);
  void showError(const Error& error);
  void refreshTitle();
  void refreshRunActions();
  void enableRunActions();
  void toggleRun();
  void stepForward();
  void stepBack();

  std::shared_ptr<Session> session_;
  ModelDocument& document_;
  Selection& selection_;
  RunController& controller_;
  LockstepController& lockstep_;
  RunSet& runs_;
  Playback& playback_;
  FileExport exports_;
  ImportJob import_;
  RunImport* runImport_;
  WindowActions actions_;

  QStackedWidget* pages_;
  Gallery* gallery_;
  QWidget* workbench_;
  ErrorBanner* banner_;
  Viewport* viewport_;
  ToolBanner* preview_ = nullptr;          ///< says that one is shown
  std::unique_ptr<PlacingTools> placing_;  ///< goes before the viewport
  std::unique_ptr<PullTool> pull_;         ///< and so does this
  Timeline* timeline_;
  RunBar* runBar_;
  StatusLine* status_;
  ModelTree* tree_;
  PropertyPanel* properties_;
  ParametersPanel* parameters_;
  MessagesPanel* messages_;
  RunStatistics* statistics_;
  AnalysisDesk* analyses_;
  std::unique_ptr<ContactDesk> contacts_;  ///< goes before the viewport
  NewtonDesk* newton_;
  EigenDesk* eigen_;
  CompareDesk* compare_;
  LedgerDesk* ledger_;
  PlotDocks* plots_;
  StudyWindows* studies_;
  EditCommands* editing_;
  InsertPalette* palette_;
  EmptyHint* emptyHint_;
  QUndoView* history_;
  std::vector<QDockWidget*> docks_;
  std::vector<QDockWidget*> onDemand_;  ///< those of docks_ that are closed at first
  QDockWidget* messagesDock_ = nullptr;
  bool keepsView_ = false;     ///< the model being read is another state of the one shown
  QByteArray workbenchState_;  ///< places of docks and bars while the gallery is shown
};

}  // namespace gyre::ui

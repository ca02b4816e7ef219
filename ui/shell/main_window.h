#pragma once
// The window: gallery or workbench. It puts parts together, each of which ties itself to the session, and knows where
// their panels are; who wants to speak to a part finds it among its children.

#include "analysis/analysis_controller.h"
#include "placing/placing_tools.h"
#include "run/session.h"
#include "shell/compare_controller.h"
#include "shell/contact_controller.h"
#include "shell/edit_commands.h"
#include "shell/empty_hint.h"
#include "shell/error_banner.h"
#include "shell/export_commands.h"
#include "shell/file_commands.h"
#include "shell/gallery.h"
#include "shell/insert_palette.h"
#include "shell/notices.h"
#include "shell/panel_docks.h"
#include "shell/pull_tool.h"
#include "shell/run_bar.h"
#include "shell/run_import.h"
#include "shell/stage_view.h"
#include "shell/status_line.h"
#include "shell/study_windows.h"
#include "shell/timeline.h"
#include "shell/window_actions.h"
#include "viewport/viewport.h"

#include <QMainWindow>
#include <QStackedWidget>

#include <memory>

namespace gyre::ui {

class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(std::shared_ptr<Session> session, QWidget* parent = nullptr);
  ~MainWindow() override;

  Session& session() { return *session_; }
  /// False when it failed, which the window then shows.
  bool openFile(const QString& path) { return files_->openFile(path); }
  bool openExample(const QString& path) { return files_->openExample(path); }
  void showGallery();
  /// An example, with these methods in its comparison, as ComparePanel::propose() takes them.
  void openForLecture(const QString& example, const QStringList& methods);
  /// A window with an order study of the model as it is now.
  StudyWindow* orderStudy();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void childEvent(QChildEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  static constexpr int kStateVersion = 3;  ///< of the docks' places in the settings

  void buildCentre();
  /// A part of the window; those without another name here are found by what they are.
  template <class Part>
  Part* part() const {
    return findChild<Part*>();
  }
  void buildBars();
  void buildPanels();
  void buildCommands(const PanelHost& panels);
  void connectParts();
  void connectPages();

  void buildMenus();
  void buildFileMenu();
  void buildPlaceMenu();
  void buildViewMenu();
  void buildStudyMenu();
  void buildHelpMenu();

  void restoreSettings();
  void showWorkbench();
  /// Keeps what the window remembers of the model that is open, and takes it up again for the one that comes.
  void leaveModel();
  void keepCamera();
  void enterModel(const QString& file);
  /// Takes up a session that was at work before.
  void resume();
  void refreshTitle();

  std::shared_ptr<Session> session_;
  WindowActions actions_;

  QStackedWidget* pages_;
  Gallery* gallery_;
  QWidget* workbench_;
  ErrorBanner* banner_;
  Viewport* viewport_;
  StageView* stageView_;
  std::unique_ptr<PlacingTools> placing_;        ///< goes before the viewport
  std::unique_ptr<PullTool> pull_;               ///< and so does this
  std::unique_ptr<ContactController> contacts_;  ///< and this
  Timeline* timeline_;
  RunBar* runBar_;
  StatusLine* status_;
  AnalysisController* analyses_;
  CompareController* compare_;
  PlotDocks* plots_;
  PanelDocks* panels_;
  Notices* notices_;
  StudyWindows* studies_;
  EditCommands* editing_;
  InsertPalette* palette_;
  EmptyHint* emptyHint_;
  FileCommands* files_;
  ExportCommands* exports_;
  RunImport* runImport_;
  QByteArray workbenchState_;  ///< places of docks and bars while the gallery is shown
};

}  // namespace gyre::ui

#pragma once
// The window: gallery or workbench. It puts parts together, each of which ties itself to the session, and knows where
// their panels are; who wants to speak to a part finds it among its children.

#include "run/session.h"
#include "shell/edit_commands.h"
#include "shell/file_commands.h"
#include "shell/gallery.h"
#include "shell/notices.h"
#include "shell/panel_docks.h"
#include "shell/remembered_view.h"
#include "shell/run_bar.h"
#include "shell/status_line.h"
#include "shell/study_windows.h"
#include "shell/window_actions.h"
#include "shell/workbench.h"

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
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  /// A part of the window; those without another name here are found by what they are.
  template <class Part>
  Part* part() const {
    return findChild<Part*>();
  }
  void installPolicies();
  void buildPages();
  void buildBars();
  void buildPanels();
  void buildCommands(PanelHost& panels);
  void connectParts();
  void connectPages();

  void rememberPlaces();
  void takeFirstSize();
  void restoreSettings();
  void showWorkbench();
  /// Keeps what the window remembers of the model that is open, and takes it up again for the one that comes.
  void leaveModel();
  void enterModel(const QString& file);
  /// Takes up a session that was at work before.
  void resume();
  void refreshTitle();

  std::shared_ptr<Session> session_;
  WindowActions actions_;

  QStackedWidget* pages_;
  Gallery* gallery_;
  Workbench* workbench_;
  RunBar* runBar_;
  StatusLine* status_;
  PlotDocks* plots_;
  PanelDocks* panels_;
  Notices* notices_;
  StudyWindows* studies_;
  EditCommands* editing_;
  FileCommands* files_;
  std::unique_ptr<RememberedView> view_;
  /// While the gallery is shown.
  struct WorkbenchPlaces {
    QByteArray docks;
    int width = 0;  ///< of the window that they are of [pixels]
  } places_;
};

}  // namespace gyre::ui

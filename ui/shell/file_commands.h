#pragma once
// Models come and go: the commands of the File menu, files that are dropped. Nothing that is unsaved goes unasked.

#include "run/session.h"
#include "shell/import_job.h"
#include "shell/notices.h"
#include "shell/study_windows.h"
#include "shell/window_actions.h"

class QDropEvent;
class QMenu;

namespace gyre::ui {

class FileCommands : public QObject {
  Q_OBJECT
 public:
  /// @param window  for the dialogs
  FileCommands(Session& session, const WindowActions& actions, StudyWindows& studies, Notices& notices,
               QWidget* window);

  /// What the menus do once a file is chosen; false when it failed, which is then told.
  bool openFile(const QString& path);
  bool openExample(const QString& path);
  bool saveFile(const QString& path);
  void newModel();
  /// One that comes with Gyre, by its name; false where there is none, it failed or something is to be saved first.
  bool openNamed(const QString& example);
  /// A URDF or MJCF file, read while the window goes on; what was not understood is listed in a window of its own.
  void importFile(const QString& path) { import_.start(path); }
  /// The last file that was imported, once more. @param allowOutside  with files outside its folder
  void importAgain(bool allowOutside) { import_.startAgain(allowOutside); }

  /// Opens a file, asking before anything unsaved is lost.
  void openChosen(const QString& path);
  void openChosenExample(const QString& path);
  /// A single file of ours among what is dragged; empty: none.
  static QString droppedFile(const QDropEvent& event);
  /// False when the user wants to keep unsaved changes open.
  bool mayDiscard();
  /// Opens what a crash has left behind; false when it failed, which is then told.
  bool recover(const LeftBehind& left);

  void fillRecent(QMenu& menu);

 signals:
  void leaving();  ///< the model that is open may go
  /// A model is open. @param file  it is remembered by; empty: none
  void entered(const QString& file);
  void saved(const QString& path);

 private:
  void connectCommands();
  bool save();
  void chooseFileToOpen(const QString& filter);
  bool chooseFileToSave();
  void chooseFileToImport();
  void takeOver(const Imported& imported, const QString& path);
  bool done(const Expected<void>& opened, const QString& file);

  Session& session_;
  ModelDocument& document_;
  WindowActions actions_;
  StudyWindows& studies_;
  Notices& notices_;
  QWidget* window_;
  ImportJob import_;
};

}  // namespace gyre::ui

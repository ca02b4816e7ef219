#pragma once
// What is written of a run and its plots: channels, contacts, what their solver and Newton did, pictures, animations.

#include "plots/plot_view.h"
#include "run/session.h"
#include "shell/contact_controller.h"
#include "shell/file_export.h"
#include "shell/notices.h"
#include "shell/panel_type.h"
#include "shell/plot_docks.h"
#include "shell/window_actions.h"
#include "viewport/viewport.h"

namespace gyre::ui {

class ExportCommands : public QObject {
  Q_OBJECT
 public:
  /// @param host  that has its panels
  ExportCommands(PanelHost& host, Notices& notices);

  /// What writes in the background.
  FileExport& exports() { return exports_; }
  /// All channels.
  void exportCsv(const QString& path);
  /// All contacts of all rows. @pre the run has some
  void exportContacts(const QString& path);
  void exportSolver(const QString& path);
  void exportNewton(const QString& path);
  /// Exports the picture that the panel of the matrix shows.
  void exportMatrix(const QString& path);

 private:
  bool mayWrite(const char* what, const QString& path);
  void write(std::shared_ptr<const RowCsv> csv, const QString& path, RowRange range = {});
  void reportWritten(const QString& path);
  void exportPlot(const PlotData& plot);
  QString nameOfPicture(const QString& title) const;
  void exportFilm();
  QString chooseCsvFile();  ///< empty: none
  QString chooseLogFile(const QString& title, const QString& log);
  void chooseContactsFile();
  void chooseSolverFile();
  void chooseNewtonFile();
  void chooseMatrixFile();

  const ModelDocument& document_;
  RunSet& runs_;
  PlotDocks& plots_;
  ContactController& contacts_;
  Viewport& viewport_;
  Notices& notices_;
  const QAction* ghosts_;
  QWidget* window_;  ///< for the dialogs
  FileExport exports_;
};

}  // namespace gyre::ui

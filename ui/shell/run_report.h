#pragma once
// The report of the run that is shown, on one page: asks what stands in it, and writes it in the background as a PDF or
// as a page for a browser, in which the motion is played, too.

#include "document/background_job.h"
#include "run/shown_run.h"
#include "shell/file_export.h"
#include "shell/plot_docks.h"
#include "shell/report_dialog.h"
#include "shell/view_picture.h"

#include <QAction>

namespace gyre::ui {

class RunReport : public QObject {
  Q_OBJECT
 public:
  RunReport(ShownRun& shown, ModelDocument& document, FileExport& exports, PlotDocks& plots, const ViewPicture& view,
            QWidget* window);

  /// "Report…", for the window's menu.
  QAction* action() const { return action_; }

 signals:
  void failed(const gyre::Error& error);

 private:
  void ask();
  ReportPage page(const ExportedRun& run) const;
  /// Those that show something, as they stand.
  std::vector<PictureSource*> plots() const;
  void write(const ExportedRun& run, const ReportDialog& dialog, const QString& path);

  ShownRun& shown_;
  ModelDocument& document_;
  FileExport& exports_;
  PlotDocks& plots_;
  const ViewPicture& view_;
  QWidget* window_;
  QAction* action_;
};

}  // namespace gyre::ui

#pragma once
// The run for other programs: the menu that asks for ParaView, glTF or a report, and the files, written in the
// background.

#include "core/error.h"
#include "run/shown_run.h"
#include "shell/file_export.h"
#include "shell/plot_docks.h"

#include <QMenu>

#include <vector>

namespace gyre::ui {

class RunExport : public QObject {
  Q_OBJECT
 public:
  /// @param plots  what they show of the run, the report shows, too
  RunExport(ShownRun& shown, ModelDocument& document, FileExport& exports, PlotDocks& plots, QWidget* window);

  /// "Export the run as", for the window's menu.
  QMenu* menu() const { return menu_; }
  /// What the menu does once a file is chosen; its ending says how. The rows that there are now, while a run goes on.
  void start(const QString& path);

 signals:
  void failed(const gyre::Error& error);

 private:
  struct Format {
    const char* text;
    const char* toolTip;
    const char* title;  ///< of the dialog
    const char* filter;
    const char* ending;
  };
  static const std::vector<Format>& formats();
  void choose(const Format& format);
  void refresh();
  std::vector<std::size_t> plottedColumns() const;

  ShownRun& shown_;
  ModelDocument& document_;
  FileExport& exports_;
  PlotDocks& plots_;
  QWidget* window_;
  QMenu* menu_;
};

}  // namespace gyre::ui

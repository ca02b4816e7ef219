#include "shell/run_export.h"

#include "document/file_path.h"
#include "export/run_export.h"
#include "theme/save_dialog.h"

#include <QFileInfo>

#include <algorithm>

namespace gyre::ui {

const std::vector<RunExport::Format>& RunExport::formats() {
  static const std::vector<Format> all{
      {QT_TR_NOOP("&ParaView (.pvd)…"),
       QT_TR_NOOP(
           "Write the surfaces of the bodies with their velocities at moments of the run, for ParaView and other "
           "programs that use VTK: a collection, with a folder of frames beside it"),
       QT_TR_NOOP("Export the run for ParaView"), QT_TR_NOOP("ParaView collection (*.pvd)"), ".pvd"},
      {QT_TR_NOOP("&glTF (.glb)…"),
       QT_TR_NOOP("Write the bodies and their motion as an animation, for Blender, browsers and viewers of glTF"),
       QT_TR_NOOP("Export the run as glTF"), QT_TR_NOOP("Binary glTF (*.glb)"), ".glb"},
      {QT_TR_NOOP("&Report (.html)…"),
       QT_TR_NOOP("Write a page with settings, findings, plots and the motion to be played, for any browser"),
       QT_TR_NOOP("Export a report of the run"), QT_TR_NOOP("Web page (*.html)"), ".html"}};
  return all;
}

RunExport::RunExport(ShownRun& shown, ModelDocument& document, FileExport& exports, PlotDocks& plots, QWidget* window)
    : QObject(window),
      shown_(shown),
      document_(document),
      exports_(exports),
      plots_(plots),
      window_(window),
      menu_(new QMenu(tr("Export the r&un as"), window)) {
  menu_->setToolTipsVisible(true);
  for (const Format& format : formats()) {
    QAction* action = menu_->addAction(tr(format.text));
    action->setToolTip(tr(format.toolTip));
    connect(action, &QAction::triggered, this, [this, &format] { choose(format); });
  }
  connect(&shown_, &ShownRun::advanced, this, &RunExport::refresh);
  connect(&shown_, &ShownRun::replaced, this, &RunExport::refresh);
  refresh();
}

void RunExport::refresh() { menu_->menuAction()->setEnabled(shown_.isExportable()); }

void RunExport::choose(const Format& format) {
  const QString stem = QFileInfo(document_.file().title()).completeBaseName();
  const QString path = askFileToSave(window_, tr(format.title), stem + format.ending, tr(format.filter));
  if (!path.isEmpty()) start(path.endsWith(format.ending, Qt::CaseInsensitive) ? path : path + format.ending);
}

void RunExport::start(const QString& path) {
  if (!shown_.isExportable())
    return emit failed({.message = "there is nothing to export: no run that was made here is shown"});
  if (auto ok = document_.file().inputs().writes("the export", toPath(path)).check(); !ok)
    return emit failed(ok.error());
  ExportOptions options;
  options.plotted = plottedColumns();
  exports_.start(
      [run = shown_.exported(), options](const std::filesystem::path& file, const FileExport::Progress& goesOn) {
        return exportRun(run, file, options, goesOn);
      },
      path);
}

std::vector<std::size_t> RunExport::plottedColumns() const {
  std::vector<std::size_t> out;
  for (PlotView* view : plots_.views()) {
    const PlotData shown = view->data();
    if (shown.isDifference || shown.recording != shown_.recording()) continue;
    for (const std::size_t column : shown.columns)
      if (std::find(out.begin(), out.end(), column) == out.end()) out.push_back(column);
  }
  return out;
}

}  // namespace gyre::ui

#include "moc_run_export.cpp"

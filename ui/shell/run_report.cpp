#include "shell/run_report.h"

#include "core/version.h"
#include "document/file_path.h"
#include "export/html_report.h"
#include "io/output_file.h"
#include "theme/icons.h"
#include "theme/save_dialog.h"

#include <QBuffer>
#include <QFileInfo>

namespace gyre::ui {
namespace {

constexpr QSize kViewSize(1600, 1000);  // [pixels]

/// As wide as the picture on the screen.
QSize viewSizeLike(const QSize& shown) {
  return QSizeF(shown).scaled(QSizeF(kViewSize), Qt::KeepAspectRatio).toSize().expandedTo(QSize(16, 16));
}

Expected<bool> writePdf(const ReportPage& page, QPageSize::PageSizeId paper, const std::filesystem::path& file) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  if (!page.write(buffer, paper))
    return fail({.kind = Error::Kind::resource, .message = "the report could not be drawn", .file = file.string()});
  buffer.close();
  if (auto done = writeFileAtomically(bytes.toStdString(), file); !done) return fail(std::move(done.error()));
  return true;
}

ReportPictures picturesOf(const ReportPage& page) {
  QByteArray png;
  QBuffer buffer(&png);
  page.view.save(&buffer, "PNG");
  ReportPictures out{.view = png.toStdString()};
  for (const QByteArray& plot : page.plots) out.plots.push_back(plot.toStdString());
  return out;
}

}  // namespace

RunReport::RunReport(ShownRun& shown, ModelDocument& document, FileExport& exports, PlotDocks& plots,
                     const ViewPicture& view, QWidget* window)
    : QObject(window),
      shown_(shown),
      document_(document),
      exports_(exports),
      plots_(plots),
      view_(view),
      window_(window),
      action_(new QAction(icon("export"), tr("Repor&t…"), window)) {
  action_->setToolTip(
      tr("The run on one page, as a PDF or for a browser: note, picture, plots as they stand, settings and findings"));
  window->addAction(action_);
  const auto refresh = [this] { action_->setEnabled(shown_.isExportable()); };
  connect(&shown_, &ShownRun::advanced, this, refresh);
  connect(&shown_, &ShownRun::replaced, this, refresh);
  connect(action_, &QAction::triggered, this, &RunReport::ask);
  refresh();
}

void RunReport::ask() {
  if (!shown_.isExportable()) return;
  shown_.pause();
  const ExportedRun run = shown_.exported();
  ReportDialog dialog(page(run), plots(), window_);
  BackgroundJob analysis;
  analysis.start([run](const std::stop_token&) { return findingsOf(run); },
                 [&dialog](ReportFacts findings) { dialog.setFindings(std::move(findings)); },
                 [this](const Error& error) { emit failed(error); });
  if (dialog.exec() != QDialog::Accepted) return;
  const QString stem = QFileInfo(document_.file().title()).completeBaseName();
  const QString path = askFileToSave(window_, tr("Save the report"), stem + ".pdf",
                                     tr("Report (*.pdf *.html);;PDF (*.pdf);;Web page (*.html)"));
  if (!path.isEmpty()) write(run, dialog, QFileInfo(path).suffix().isEmpty() ? path + ".pdf" : path);
}

ReportPage RunReport::page(const ExportedRun& run) const {
  const auto& about = run.model->document();
  ReportPage page{.title = QString::fromStdString(about.name),
                  .note = QString::fromStdString(about.description).simplified(),
                  .footer = tr("Gyre %1, %2, %n rows recorded", nullptr, static_cast<int>(run.recording->rows()))
                                .arg(QString::fromStdString(std::string(gyre::version())), document_.file().title()),
                  .view = view_.image(viewSizeLike(view_.shownSize())),
                  .settings = runSettingsFacts(*run.model),
                  .parameters = parameterFacts(*run.model),
                  .findings = {},
                  .warnings = {},
                  .plots = {}};
  if (page.title.isEmpty()) page.title = QFileInfo(document_.file().title()).completeBaseName();
  page.settings.resize(page.settings.size() - page.parameters.size());  // which stand by themselves
  for (const std::string& warning : warningsOf(run)) page.warnings << QString::fromStdString(warning);
  return page;
}

std::vector<PictureSource*> RunReport::plots() const {
  std::vector<PictureSource*> out;
  for (std::size_t i = 0; i < plots_.views().size(); ++i)
    if (PlotView* view = plots_.views()[i]; view->hasPicture() && !plots_.docks()[i]->isHidden()) out.push_back(view);
  if (!plots_.stepsDock()->isHidden() && plots_.steps()->hasPicture()) out.push_back(plots_.steps());
  return out;
}

void RunReport::write(const ExportedRun& run, const ReportDialog& dialog, const QString& path) {
  if (auto ok = document_.file().inputs().writes("the report", toPath(path)).check(); !ok)
    return emit failed(ok.error());
  const ReportPage& page = dialog.page();
  if (path.endsWith(".html", Qt::CaseInsensitive))
    return exports_.start(
        [run, pictures = picturesOf(page)](const std::filesystem::path& file, const FileExport::Progress& goesOn) {
          return writeHtmlReport(run, {}, file, goesOn, &pictures);
        },
        path);
  if (!path.endsWith(".pdf", Qt::CaseInsensitive))
    return emit failed({.message = "a report is a PDF or a web page: a name that ends with .pdf or .html was expected",
                        .file = path.toStdString()});
  // Findings that are still on their way stand in it as well.
  exports_.start(
      [run, page = ReportPage(page), paper = dialog.paper()](const std::filesystem::path& file,
                                                             const FileExport::Progress&) mutable {
        if (page.findings.empty()) page.findings = findingsOf(run);
        return writePdf(page, paper, file);
      },
      path);
}

}  // namespace gyre::ui

#include "moc_run_report.cpp"

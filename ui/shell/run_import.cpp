#include "shell/run_import.h"

#include "compare/csv_run_dialog.h"
#include "document/file_path.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include <utility>

namespace gyre::ui {

RunImport::RunImport(RunSet& runs, QWidget* window) : QObject(window), runs_(runs), window_(window) {}

void RunImport::choose() {
  QSettings settings;
  const QString path =
      QFileDialog::getOpenFileName(window_, tr("Load a run from CSV"), settings.value("csv/folder").toString(),
                                   tr("Tables (*.csv *.txt *.tsv *.dat);;All files (*)"));
  if (path.isEmpty()) return;
  settings.setValue("csv/folder", QFileInfo(path).absolutePath());
  read(path);
}

void RunImport::read(const QString& path) {
  using Table = Expected<CsvTable>;
  job_.start([path](const std::stop_token&) { return std::make_shared<Table>(readCsvTable(toPath(path))); },
             [this, path](const std::shared_ptr<Table>& table) {
               if (*table) ask(std::make_shared<const CsvTable>(std::move(**table)), path);
               else emit failed(table->error());
             },
             [this](const Error& error) { emit failed(error); });
}

void RunImport::ask(const std::shared_ptr<const CsvTable>& table, const QString& path) {
  const QString name = QFileInfo(path).completeBaseName();
  const std::vector<Channel> known =
      runs_.shown().run() ? runs_.shown().recording()->channels() : std::vector<Channel>{};
  CsvRunDialog dialog(table, QFileInfo(path).fileName(), known, window_);
  if (dialog.exec() != QDialog::Accepted) return;
  using Made = Expected<std::shared_ptr<Recording>>;
  job_.start(
      [table, known, mapping = dialog.mapping(), memory = runs_.kept().memory(),
       file = path.toStdString()](const std::stop_token&) {
        auto made = recordingOf(*table, mapping, known, {.memory = memory});
        if (!made) made.error().file = file;
        return std::make_shared<Made>(std::move(made));
      },
      [this, name](const std::shared_ptr<Made>& made) {
        if (!*made) return emit failed(made->error());
        auto run = std::make_shared<Run>(name, runs_.freeColor(), runs_.shown().sharedModel(), **made);
        run->endTime = run->recordedUntil();
        run->origin = Run::Origin::table;
        runs_.kept().add(std::move(run));
        emit loaded(name);
      },
      [this](const Error& error) { emit failed(error); });
}

}  // namespace gyre::ui

#include "moc_run_import.cpp"

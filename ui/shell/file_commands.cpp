#include "shell/file_commands.h"

#include "document/file_path.h"
#include "document/typed_text.h"
#include "io/examples.h"
#include "shell/import_report.h"
#include "shell/recent_files.h"
#include "study/study_file.h"
#include "theme/save_dialog.h"
#include "vtk/mesh_file.h"

#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>

namespace gyre::ui {
namespace {

const char* const kModelFilter = QT_TRANSLATE_NOOP("FileCommands", "Gyre models (*.gyre);;All files (*)");
const char* const kStudyFilter = QT_TRANSLATE_NOOP("FileCommands", "Gyre studies (*.gyre-study);;All files (*)");
const char* const kBothFilter = QT_TRANSLATE_NOOP(
    "FileCommands",
    "Models, studies, %1 (*.gyre *.gyre-study %2);;Gyre models and studies (*.gyre *.gyre-study);;All files (*)");

}  // namespace

FileCommands::FileCommands(Session& session, const WindowActions& actions, StudyWindows& studies, Notices& notices,
                           QWidget* window)
    : QObject(window),
      session_(session),
      document_(session.document),
      actions_(actions),
      studies_(studies),
      notices_(notices),
      window_(window),
      import_(document_.types(), window,
              [](const auto& mesh, const auto& stop) { return readMesh(fromPath(mesh), 1, stop); }) {
  connectCommands();
  connect(&import_, &ImportJob::imported, this, &FileCommands::takeOver);
  notices_.listen(&import_);
  // Another model was opened meanwhile: that is what is wanted now.
  connect(&document_, &ModelDocument::replaced, &import_, &ImportJob::cancel);
}

void FileCommands::connectCommands() {
  connect(actions_.newModel, &QAction::triggered, this, [this] {
    if (mayDiscard()) newModel();
  });
  connect(actions_.open, &QAction::triggered, this,
          [this] { chooseFileToOpen(tr(kBothFilter).arg(foreignNames(), foreignPatterns())); });
  connect(actions_.openStudy, &QAction::triggered, this, [this] { chooseFileToOpen(tr(kStudyFilter)); });
  connect(actions_.save, &QAction::triggered, this, &FileCommands::save);
  connect(actions_.saveAs, &QAction::triggered, this, &FileCommands::chooseFileToSave);
  connect(actions_.importModel, &QAction::triggered, this, &FileCommands::chooseFileToImport);
  connect(&studies_, &StudyWindows::modelRequested, this, [this](const QString& path) {
    if (!mayDiscard() || !openExample(path)) return;
    window_->raise();
    window_->activateWindow();
  });
}

void FileCommands::fillRecent(QMenu& menu) {
  menu.clear();
  for (const QString& path : recentFiles()) menu.addAction(path, this, [this, path] { openChosen(path); });
  menu.addAction(tr("No recent files"))->setVisible(menu.isEmpty());
}

bool FileCommands::done(const Expected<void>& opened, const QString& file) {
  if (opened) emit entered(file);
  else notices_.fail(opened.error());
  return opened.has_value();
}

bool FileCommands::openFile(const QString& path) {
  if (isStudyFile(path)) {
    studies_.open(path);
    rememberFile(path);
    return true;
  }
  emit leaving();
  const auto opened = document_.file().open(path);
  if (opened) rememberFile(path);
  return done(opened, document_.file().path());
}

bool FileCommands::openExample(const QString& path) {
  emit leaving();
  return done(document_.file().openExample(path), QFileInfo(path).absoluteFilePath());
}

bool FileCommands::openNamed(const QString& example) {
  for (const auto& file : exampleFiles())
    if (file.stem() == example.toStdString()) return mayDiscard() && openExample(fromPath(file));
  return false;
}

bool FileCommands::recover(const LeftBehind& left) {
  emit leaving();
  const auto recovered = document_.file().recover(left.file, left.path);
  if (recovered) {
    session_.autosave.keepNow();  // before the other copy goes
    QFile::remove(left.file);
  }
  return done(recovered, left.path);
}

void FileCommands::newModel() {
  emit leaving();
  document_.file().newModel();
  emit entered({});
}

bool FileCommands::saveFile(const QString& path) {
  takeOverTyped();
  if (const auto written = document_.file().saveAs(path); !written) {
    notices_.fail(written.error());
    return false;
  }
  rememberFile(path);
  emit saved(document_.file().path());
  notices_.note(tr("Saved: %1").arg(path));
  return true;
}

bool FileCommands::save() {
  return document_.file().path().isEmpty() ? chooseFileToSave() : saveFile(document_.file().path());
}

void FileCommands::chooseFileToOpen(const QString& filter) {
  const QString path =
      QFileDialog::getOpenFileName(window_, tr("Open"), QFileInfo(document_.file().path()).path(), filter);
  if (!path.isEmpty()) openChosen(path);
}

void FileCommands::openChosen(const QString& path) {
  if (isForeignFile(path)) return importFile(path);  // which asks itself before it replaces anything
  // A study has a window of its own and takes nothing away.
  if (isStudyFile(path) || mayDiscard()) openFile(path);
}

void FileCommands::openChosenExample(const QString& path) {
  if (mayDiscard()) openExample(path);
}

void FileCommands::chooseFileToImport() {
  QSettings settings;
  const QString path =
      QFileDialog::getOpenFileName(window_, tr("Import"), settings.value("import/folder").toString(),
                                   tr("%1 (%2);;All files (*)").arg(foreignNames(), foreignPatterns()));
  if (path.isEmpty()) return;
  settings.setValue("import/folder", QFileInfo(path).absolutePath());
  importFile(path);
}

/// Asks only now, for the model may have been edited while the other one was read.
void FileCommands::takeOver(const Imported& imported, const QString& path) {
  if (!mayDiscard()) return;
  QStringList sources{path};
  for (const auto& file : imported.files) sources.push_back(fromPath(file));
  emit leaving();
  document_.file().adopt(imported.model, sources);
  emit entered({});
  if (imported.notes.empty() && imported.repairs.empty())
    return notices_.note(tr("Imported %1; everything was understood").arg(QFileInfo(path).fileName()));
  auto* report = new ImportReport(imported.notes, imported.repairs, path, window_);
  report->setAttribute(Qt::WA_DeleteOnClose);
  report->show();
}

bool FileCommands::chooseFileToSave() {
  QString path = document_.file().path().isEmpty() ? document_.file().title() + ".gyre" : document_.file().path();
  path = askFileToSave(window_, tr("Save the model"), path, tr(kModelFilter));
  if (path.isEmpty()) return false;
  return saveFile(QFileInfo(path).suffix().isEmpty() ? path + ".gyre" : path);
}

bool FileCommands::mayDiscard() {
  takeOverTyped();
  if (!document_.isModified()) return true;
  const auto answer = QMessageBox::warning(
      window_, tr("Unsaved changes"), tr("Save the changes to '%1'?").arg(document_.file().title()),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  if (answer == QMessageBox::Save) return save();
  return answer == QMessageBox::Discard;
}

QString FileCommands::droppedFile(const QDropEvent& event) {
  const QList<QUrl> urls = event.mimeData()->urls();
  const QString path = urls.size() == 1 ? urls.front().toLocalFile() : QString();
  return path.endsWith(".gyre") || isStudyFile(path) || isForeignFile(path) ? path : QString();
}

}  // namespace gyre::ui

#include "moc_file_commands.cpp"

// What the File commands do with what other programs have made or changed, and with what a crash has left behind.

#include "document/file_path.h"
#include "shell/file_commands.h"
#include "shell/import_report.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

namespace gyre::ui {

void FileCommands::chooseFileToImport() {
  QSettings settings;
  const QString path =
      QFileDialog::getOpenFileName(window_, tr("Import"), settings.value("import/folder").toString(),
                                   tr("%1 (%2);;All files (*)").arg(foreignNames(), foreignPatterns()));
  if (path.isEmpty()) return;
  settings.setValue("import/folder", QFileInfo(path).absolutePath());
  importFile(path);
}

// Asked only now, for the model may have been edited while the other one was read.
void FileCommands::takeOver(const Imported& imported, const QString& path) {
  if (!mayDiscard()) return;
  QStringList sources{path};
  for (const auto& file : imported.files) sources.push_back(fromPath(file));
  emit leaving();
  document_.adopt(imported.model, sources);
  emit entered({});
  if (imported.notes.empty() && imported.repairs.empty())
    return notices_.note(tr("Imported %1; everything was understood").arg(QFileInfo(path).fileName()));
  auto* report = new ImportReport(imported.notes, imported.repairs, path, window_);
  report->setAttribute(Qt::WA_DeleteOnClose);
  report->show();
}

void FileCommands::offerRecovery() {
  for (const LeftBehind& left : session_.autosave.leftBehind()) {
    const QString name = left.path.isEmpty() ? tr("a model that was never saved") : QFileInfo(left.path).fileName();
    QMessageBox box(QMessageBox::Question, tr("Recover unsaved changes"),
                    tr("Gyre Studio ended while %1 had unsaved changes.").arg(name), QMessageBox::NoButton, window_);
    box.setInformativeText(tr("They were kept on %1.").arg(QLocale().toString(left.when, QLocale::ShortFormat)));
    QPushButton* yes = box.addButton(tr("Recover"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
    box.addButton(tr("Later"), QMessageBox::RejectRole);
    box.setDefaultButton(yes);
    box.exec();
    if (box.clickedButton() == discard) QFile::remove(left.file);
    if (box.clickedButton() != yes) continue;
    if (recover(left)) return;  // one model per window: others are offered next time
  }
}

bool FileCommands::recover(const LeftBehind& left) {
  emit leaving();
  const auto recovered = document_.recover(left.file, left.path);
  if (recovered) {
    session_.autosave.keepNow();  // before the other copy goes
    QFile::remove(left.file);
  }
  return done(recovered, left.path);
}

bool FileCommands::mayReadAgain() {
  if (!document_.isModified()) return true;
  QMessageBox box(QMessageBox::Question, tr("Changed by another program"),
                  tr("%1 was changed by another program.").arg(QFileInfo(document_.path()).fileName()),
                  QMessageBox::NoButton, window_);
  box.setInformativeText(tr("Read it again and lose your own unsaved changes?"));
  QPushButton* again = box.addButton(tr("Read again"), QMessageBox::DestructiveRole);
  QPushButton* keep = box.addButton(tr("Keep mine"), QMessageBox::RejectRole);
  box.setDefaultButton(keep);
  box.exec();
  return box.clickedButton() == again;
}

/// What is selected stays selected, as far as it is still there, and the camera where it is.
void FileCommands::readAgain() {
  std::vector<std::string> names;
  for (const ElementId id : session_.selection.elements()) names.push_back(document_.model().nameOf(id));
  session_.stage.keepView(true);
  const auto read = document_.reload();
  session_.stage.keepView(false);
  if (!read) return notices_.fail(read.error());
  std::vector<ElementId> there;
  for (const std::string& name : names)
    if (const Element* e = document_.model().find(name)) there.push_back(e->id);
  if (!there.empty()) session_.selection.select(std::move(there));
  notices_.note(tr("Read again: %1 was changed by another program").arg(document_.title()));
}

}  // namespace gyre::ui

// What the window does with files that it did not ask for: changes left behind by a crash, and changes made by other
// programs.

#include "shell/main_window.h"

#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace gyre::ui {

void MainWindow::offerRecovery() {
  for (const LeftBehind& left : session_->autosave.leftBehind()) {
    const QString name = left.path.isEmpty() ? tr("a model that was never saved") : QFileInfo(left.path).fileName();
    QMessageBox box(QMessageBox::Question, tr("Recover unsaved changes"),
                    tr("Gyre Studio ended while %1 had unsaved changes.").arg(name), QMessageBox::NoButton, this);
    box.setInformativeText(tr("They were kept on %1.").arg(QLocale().toString(left.when, QLocale::ShortFormat)));
    QPushButton* recover = box.addButton(tr("Recover"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
    box.addButton(tr("Later"), QMessageBox::RejectRole);
    box.setDefaultButton(recover);
    box.exec();
    if (box.clickedButton() == discard) QFile::remove(left.file);
    if (box.clickedButton() != recover) continue;
    if (recoverFile(left)) return;  // one model per window: others are offered next time
  }
}

bool MainWindow::recoverFile(const LeftBehind& left) {
  leaveModel();
  if (const auto done = document_.recover(left.file, left.path); !done) {
    showError(done.error());
    return false;
  }
  session_->autosave.keepNow();  // before the other copy goes
  QFile::remove(left.file);
  enterModel(left.path);
  return true;
}

void MainWindow::fileChangedOutside() {
  if (document_.isModified()) {
    QMessageBox box(QMessageBox::Question, tr("Changed by another program"),
                    tr("%1 was changed by another program.").arg(QFileInfo(document_.path()).fileName()),
                    QMessageBox::NoButton, this);
    box.setInformativeText(tr("Read it again and lose your own unsaved changes?"));
    QPushButton* reload = box.addButton(tr("Read again"), QMessageBox::DestructiveRole);
    QPushButton* keep = box.addButton(tr("Keep mine"), QMessageBox::RejectRole);
    box.setDefaultButton(keep);
    box.exec();
    if (box.clickedButton() != reload) return;
  }
  std::vector<std::string> names;
  for (const ElementId id : selection_.elements()) names.push_back(document_.model().nameOf(id));
  keepsView_ = true;
  const auto done = document_.reload();
  keepsView_ = false;
  if (!done) return showError(done.error());
  std::vector<ElementId> there;
  for (const std::string& name : names)
    if (const Element* e = document_.model().find(name)) there.push_back(e->id);
  if (!there.empty()) selection_.select(std::move(there));
  status_->showMessage(tr("Read again: %1 was changed by another program").arg(document_.title()), 8000);
}

}  // namespace gyre::ui

#include "shell/recovery_offer.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace gyre::ui {

RecoveryOffer::RecoveryOffer(Session& session, FileCommands& files, QWidget* window)
    : QObject(window), session_(session), files_(files), window_(window) {}

void RecoveryOffer::make() {
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
    if (files_.recover(left)) return;  // one model per window: others are offered next time
  }
}

}  // namespace gyre::ui

#include "moc_recovery_offer.cpp"

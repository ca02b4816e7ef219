#include "shell/outside_changes.h"

#include "document/typed_text.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace gyre::ui {

OutsideChanges::OutsideChanges(Session& session, Notices& notices, QWidget* window)
    : QObject(window), session_(session), document_(session.document), notices_(notices), window_(window) {
  connect(&session_.watch, &FileWatch::changedOutside, this, [this] {
    if (mayReadAgain()) readAgain();
  });
}

/// As a question; empty where nothing does.
QString OutsideChanges::whatEnds() const {
  if (document_.isModified()) return tr("Read it again and lose your own unsaved changes?");
  const RunState own = session_.controller.state();
  if (own == RunState::running || own == RunState::paused)
    return tr("Read it again? The run under way ends there, and is kept as far as it has come.");
  if (!session_.lockstep.runs().empty()) return tr("Read it again? The runs side by side go.");
  return {};
}

bool OutsideChanges::mayReadAgain() {
  takeOverTyped();
  const QString question = whatEnds();
  if (question.isEmpty()) return true;
  QMessageBox box(QMessageBox::Question, tr("Changed by another program"),
                  tr("%1 was changed by another program.").arg(QFileInfo(document_.file().path()).fileName()),
                  QMessageBox::NoButton, window_);
  box.setInformativeText(question);
  QPushButton* again = box.addButton(tr("Read again"), QMessageBox::DestructiveRole);
  QPushButton* keep = box.addButton(tr("Keep mine"), QMessageBox::RejectRole);
  box.setDefaultButton(keep);
  box.exec();
  return box.clickedButton() == again;
}

/// What is selected stays selected, as far as it is still there, and the camera where it is.
void OutsideChanges::readAgain() {
  std::vector<std::string> names;
  for (const ElementId id : session_.selection.elements()) names.push_back(document_.model().nameOf(id));
  if (session_.controller.progress().steps > 0) session_.runs.keepOwn();
  session_.stage.keepView(true);
  const auto read = document_.file().reload();
  session_.stage.keepView(false);
  if (!read) return notices_.fail(read.error());
  std::vector<ElementId> there;
  for (const std::string& name : names)
    if (const Element* e = document_.model().find(name)) there.push_back(e->id);
  if (!there.empty()) session_.selection.select(std::move(there));
  notices_.note(tr("Read again: %1 was changed by another program").arg(document_.file().title()));
}

}  // namespace gyre::ui

#include "moc_outside_changes.cpp"

#include "document/edit_command.h"

#include "document/model_document.h"

namespace gyre::ui {

EditCommand::EditCommand(ModelDocument& document, Edit edit, Edit inverse, const QString& text, int gesture)
    : QUndoCommand(text),
      document_(document),
      edit_(std::move(edit)),
      inverse_(std::move(inverse)),
      gesture_(gesture) {}

void EditCommand::redo() {
  if (!std::exchange(applied_, false)) document_.reapply(edit_);
}

void EditCommand::undo() { document_.reapply(inverse_); }

int EditCommand::id() const { return gesture_ == 0 ? -1 : 1; }

bool EditCommand::mergeWith(const QUndoCommand* later) {
  const auto* next = static_cast<const EditCommand*>(later);  // same id(), so the same class
  if (next->gesture_ != gesture_) return false;
  const auto* mine = std::get_if<SetField>(&edit_.what);
  const auto* theirs = std::get_if<SetField>(&next->edit_.what);
  if (!mine || !theirs || mine->id != theirs->id || mine->key != theirs->key) return false;
  edit_ = next->edit_;  // the inverse stays the oldest one
  return true;
}

}  // namespace gyre::ui

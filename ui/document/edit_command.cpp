#include "document/edit_command.h"

#include "document/model_document.h"

#include <algorithm>

namespace gyre::ui {
namespace {

/// Whether both set the same fields of the same elements.
bool setsTheSame(const Edit& a, const Edit& b) {
  if (const auto* x = std::get_if<SetField>(&a.what), *y = std::get_if<SetField>(&b.what); x && y)
    return x->id == y->id && x->key == y->key;
  const auto *x = std::get_if<Compound>(&a.what), *y = std::get_if<Compound>(&b.what);
  return x && y && std::equal(x->edits.begin(), x->edits.end(), y->edits.begin(), y->edits.end(), setsTheSame);
}

/// In this order.
Edit together(std::vector<Edit> first, const std::vector<Edit>& then) {
  first.insert(first.end(), then.begin(), then.end());
  return first.size() == 1 ? first.front() : Edit{Compound{std::move(first)}};
}

}  // namespace

EditCommand::EditCommand(ModelDocument& document, Edit edit, Edit inverse, const QString& text, int gesture)
    : QUndoCommand(text),
      document_(document),
      edit_(std::move(edit)),
      inverse_(std::move(inverse)),
      gesture_(gesture) {}

const Edit* EditCommand::newest(const QUndoStack& history) {
  if (history.canRedo() || history.count() == 0) return nullptr;
  return &static_cast<const EditCommand*>(history.command(history.count() - 1))->edit_;
}

void EditCommand::redo() {
  if (!std::exchange(applied_, false)) document_.reapply(together({edit_}, amendments_));
}

void EditCommand::undo() { document_.reapply(together(undoneFirst_, {inverse_})); }

int EditCommand::id() const { return 1; }

bool EditCommand::mergeWith(const QUndoCommand* later) {
  const auto* next = static_cast<const EditCommand*>(later);  // same id(), so the same class
  if (next->gesture_ == amendment) {
    amendments_.push_back(next->edit_);
    undoneFirst_.insert(undoneFirst_.begin(), next->inverse_);
    return true;
  }
  if (gesture_ == 0 || next->gesture_ != gesture_) return false;
  if (!setsTheSame(edit_, next->edit_)) return false;
  edit_ = next->edit_;  // the inverse stays the oldest one, and what followed from it stands
  setText(next->text());
  return true;
}

}  // namespace gyre::ui

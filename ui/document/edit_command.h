#pragma once
// One entry of the undo history: an edit of the model and the edit that takes it back.

#include "model/edit.h"

#include <QUndoCommand>
#include <QUndoStack>

namespace gyre::ui {

class ModelDocument;

class EditCommand : public QUndoCommand {
 public:
  /// @param edit     already applied to the document
  /// @param inverse  what applying it returned
  /// Gesture of what follows from the entry before and becomes part of it.
  static constexpr int amendment = -1;

  /// @param gesture  edits of one field with the same gesture number join into one entry; 0 never joins
  EditCommand(ModelDocument& document, Edit edit, Edit inverse, const QString& text, int gesture);

  /// What was submitted last to a document; null where it is undone, or there is nothing.
  static const Edit* newest(const QUndoStack& history);

  void redo() override;
  void undo() override;
  int id() const override;
  bool mergeWith(const QUndoCommand* later) override;

 private:
  ModelDocument& document_;
  Edit edit_;
  Edit inverse_;
  std::vector<Edit> amendments_, undoneFirst_;  ///< what followed from it, and what takes that back, in their orders
  int gesture_;
  bool applied_ = true;  ///< QUndoStack::push calls redo() once; the edit stands already
};

}  // namespace gyre::ui

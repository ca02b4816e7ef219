#pragma once
// One entry of the undo history: an edit of the model and the edit that takes it back.

#include "model/edit.h"

#include <QUndoCommand>

namespace gyre::ui {

class ModelDocument;

class EditCommand : public QUndoCommand {
 public:
  /// @param edit     already applied to the document
  /// @param inverse  what applying it returned
  /// @param gesture  edits of one field with the same gesture number join into one entry; 0 never joins
  EditCommand(ModelDocument& document, Edit edit, Edit inverse, const QString& text, int gesture);

  void redo() override;
  void undo() override;
  int id() const override;
  bool mergeWith(const QUndoCommand* later) override;

 private:
  ModelDocument& document_;
  Edit edit_;
  Edit inverse_;
  int gesture_;
  bool applied_ = true;  ///< QUndoStack::push calls redo() once; the edit stands already
};

}  // namespace gyre::ui

#pragma once
// The document of the window: the model, the file it belongs to, and the history of its edits.
// Every change goes through submit(), so everything can be undone.

#include "document/document_file.h"

#include <QObject>
#include <QUndoStack>

namespace gyre::ui {

class ModelDocument : public QObject {
  Q_OBJECT
 public:
  explicit ModelDocument(const TypeList& types, QObject* parent = nullptr);

  const Model& model() const { return model_; }
  /// The model as it is now, for other threads and for later: copied once for each state of it.
  std::shared_ptr<const Model> snapshot() const;
  const TypeList& types() const { return types_; }
  QUndoStack& history() { return history_; }
  DocumentFile& file() { return file_; }
  const DocumentFile& file() const { return file_; }

  bool isModified() const { return !history_.isClean(); }
  /// An edit of the history is being taken back or made again.
  bool isReapplying() const { return reapplying_; }
  /// replaced() is being emitted: some have not taken the other model over yet.
  bool isReplacing() const { return replacing_; }

  /// Applies an edit at once and puts it on the history; on error nothing has changed.
  /// @param gesture  edits of the same field with the same non-zero number become one entry of the history
  Expected<void> submit(Edit edit, const QString& text, int gesture = 0);
  /// Applies what follows from the newest edit, as a part of it: both are undone together. Where the file was saved
  /// in between, it is an entry of its own.
  /// @param text  says what was done; amended() tells it
  Expected<void> amend(Edit edit, const QString& text);
  /// A new number for submit().
  int newGesture() { return ++gesture_; }

  /// Another model altogether; what came before cannot be undone.
  /// @param clean  it is as its file has it
  void replace(Model model, bool clean);

 signals:
  void changed(gyre::ElementId id);  ///< name, type or a field of one element
  void structureChanged();           ///< elements came, went, changed places, or were switched on or off
  void replaced();                   ///< another model altogether
  void edited();                     ///< after any of the above except replaced()
  void amended(const QString& text);

 private:
  friend class EditCommand;
  void reapply(const Edit& edit);  ///< undo and redo
  void announce(const Edit& edit);

  const TypeList& types_;
  Model model_;
  QUndoStack history_;
  int gesture_ = 0;
  bool replacing_ = false;
  bool reapplying_ = false;
  mutable std::shared_ptr<const Model> snapshot_;
  DocumentFile file_;
};

}  // namespace gyre::ui

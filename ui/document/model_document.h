#pragma once
// The document of the window: the model, the file it belongs to, and the history of its edits.
// Every change goes through submit(), so everything can be undone.

#include "core/error.h"
#include "io/file_roles.h"
#include "model/model.h"

#include <QObject>
#include <QString>
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

  /// Empty until the model has a file of its own; a model begun from an example has none.
  QString path() const { return path_; }
  /// The files that are read here, which nothing but saving may write: that of the model, and the one it was made from
  /// by an import or as a copy of an example.
  FileRoles inputs() const;
  /// File name, else the model's own name, else "Untitled".
  QString title() const;
  bool isModified() const { return !history_.isClean(); }
  /// An edit of the history is being taken back or made again.
  bool isReapplying() const { return reapplying_; }
  /// replaced() is being emitted: some have not taken the other model over yet.
  bool isReplacing() const { return replacing_; }
  bool isSaving() const { return saving_; }

  /// Applies an edit at once and puts it on the history; on error nothing has changed.
  /// @param gesture  edits of the same field with the same non-zero number become one entry of the history
  Expected<void> submit(Edit edit, const QString& text, int gesture = 0);
  /// A new number for submit().
  int newGesture() { return ++gesture_; }

  void newModel();
  Expected<void> open(const QString& path);
  /// Takes over the content of an example; saving then asks for a file.
  Expected<void> openExample(const QString& path);
  /// A model that was made from a file of another kind; saving then asks for a file.
  void adopt(Model model, const QStringList& sources);
  Expected<void> save();  ///< @pre !path().isEmpty()
  /// Refused onto the file the model was made from.
  Expected<void> saveAs(const QString& path);
  /// Reads the file again, which another program has changed. @pre !path().isEmpty()
  Expected<void> reload() { return open(path_); }
  /// Takes over what was being edited when the program ended: content from `file`, unsaved changes of `path`.
  Expected<void> recover(const QString& file, const QString& path);

 signals:
  void changed(gyre::ElementId id);  ///< name, type or a field of one element
  void structureChanged();           ///< elements came, went, changed places, or were switched on or off
  void replaced();                   ///< another model altogether
  void edited();                     ///< after any of the above except replaced()
  void saved();                      ///< the file at path() holds the model
  void titleChanged();               ///< title(), path() or isModified()

 private:
  friend class EditCommand;
  void reapply(const Edit& edit);  ///< undo and redo
  void announce(const Edit& edit);
  FileRoles sources() const;
  void replace(Model model, const QString& path, bool clean = true);

  const TypeList& types_;
  Model model_;
  QString path_;
  QStringList sources_;  ///< what a model without a file of its own was made from
  QUndoStack history_;
  int gesture_ = 0;
  int replacements_ = 0;
  bool replacing_ = false;
  bool saving_ = false;
  bool reapplying_ = false;
  mutable std::shared_ptr<const Model> snapshot_;
};

}  // namespace gyre::ui

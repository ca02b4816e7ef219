#pragma once
// The file a document belongs to: where its model comes from, and where it is saved.

#include "core/error.h"
#include "io/file_roles.h"
#include "model/model.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace gyre::ui {

class ModelDocument;

class DocumentFile : public QObject {
  Q_OBJECT
 public:
  explicit DocumentFile(ModelDocument& document);

  /// Empty until the model has a file of its own; a model begun from an example has none.
  QString path() const { return path_; }
  /// The files that are read here, which nothing but saving may write: that of the model, and the one it was made from
  /// by an import or as a copy of an example.
  FileRoles inputs() const;
  /// File name, else the model's own name, else "Untitled".
  QString title() const;
  bool isSaving() const { return saving_; }
  /// What comes is another state of the same file.
  bool isReloading() const { return reloading_; }

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
  Expected<void> reload();
  /// Takes over what was being edited when the program ended: content from `file`, unsaved changes of `path`.
  Expected<void> recover(const QString& file, const QString& path);

 signals:
  void saved();         ///< the file at path() holds the model
  void titleChanged();  ///< title(), path() or whether the model is modified

 private:
  FileRoles sources() const;
  void replace(Model model, const QString& path, bool clean = true);

  ModelDocument& document_;
  QString path_;
  QStringList sources_;  ///< what a model without a file of its own was made from
  int replacements_ = 0;
  bool saving_ = false;
  bool reloading_ = false;
};

}  // namespace gyre::ui

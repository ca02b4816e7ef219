#pragma once
// The commands that change what a model consists of: insert, delete, duplicate, mirror, align, copy and paste,
// switch on and off, reorder. Each is one step of the history; the Edit menu, the context menus and the keyboard share
// them.

#include "document/body_preset.h"
#include "document/duplication.h"
#include "document/model_document.h"
#include "document/selection.h"

#include <QAction>
#include <QMenu>

namespace gyre::ui {

class EditCommands : public QObject {
  Q_OBJECT
 public:
  EditCommands(ModelDocument& document, Selection& selection, QWidget* window);

  QAction *insert, *rename, *remove, *duplicate, *pattern, *mirror, *align;
  QAction *cut, *copy, *paste, *selectAll, *enable, *moveUp, *moveDown;

  void insertType(const TypeInfo& type, const BodyPreset* preset = nullptr) {
    insertBetween(type, selection_.elements(), preset);
  }
  /// @param selected, preset  as insertionOf() takes them
  void insertBetween(const TypeInfo& type, const std::vector<ElementId>& selected, const BodyPreset* preset = nullptr);
  /// Off while no model is shown.
  void setActive(bool on);
  /// What can be done with the selection.
  void fill(QMenu& menu) const;

 signals:
  void insertRequested();                    ///< something is to be chosen from the catalogue
  void renameRequested(gyre::ElementId id);  ///< its name is to be edited
  void inserted(gyre::ElementId id);
  void copied();
  void noted(const QString& text);  ///< what happened beyond what was asked for
  void failed(const gyre::Error& error);

 private:
  std::vector<ElementId> chosen() const;  ///< without the model's own settings
  bool submit(Edit edit, const QString& text);
  void add(Copies copies, const QString& text);
  void removeSelected(const QString& verb);
  bool confirmed(const std::vector<ElementId>& ids, const std::vector<ElementId>& also);
  void copySelected();
  void pasteElements();
  void mirrorSelected();
  void alignSelected();
  void toggleEnabled();
  void shift(int direction);
  void refresh();

  ModelDocument& document_;
  Selection& selection_;
  QWidget* window_;
  bool active_ = true;
};

}  // namespace gyre::ui

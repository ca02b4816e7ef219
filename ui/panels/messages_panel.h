#pragma once
// What went wrong or is worth knowing, newest last. A click selects the element concerned; rows can be copied.

#include "core/error.h"
#include "document/model_document.h"
#include "document/selection.h"

#include <QTreeWidget>

namespace gyre::ui {

class MessagesPanel : public QWidget {
  Q_OBJECT
 public:
  MessagesPanel(ModelDocument& document, Selection& selection, QWidget* parent = nullptr);

  void addError(const Error& error);
  void addNote(const QString& text);
  /// These go with the run.
  void addErrorOfRun(const Error& error);
  void addNoteOfRun(const QString& text);
  void forgetRun();
  void clear();
  int count() const { return list_->topLevelItemCount(); }
  QString text(int row) const;

 private:
  void add(const QString& iconName, const QString& time, const QString& element, const QString& text, bool ofRun);
  void add(const Error& error, bool ofRun);
  void showColumns();
  void copySelected() const;

  ModelDocument& document_;
  Selection& selection_;
  QTreeWidget* list_;
  QWidget* empty_;
};

}  // namespace gyre::ui

#pragma once
// Type to search the catalogue, Enter inserts: bodies, joints and forces by name, id or what they are good for. Over
// the window until something is chosen, Esc is pressed or something else gets the focus.

#include "document/model_document.h"
#include "document/selection.h"

#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTreeWidget>

namespace gyre::ui {

class InsertPalette : public QFrame {
  Q_OBJECT
 public:
  InsertPalette(ModelDocument& document, Selection& selection, QWidget* window);
  void open();

  QLineEdit* searchField() const { return search_; }
  QTreeWidget* list() const { return list_; }

 signals:
  void chosen(const gyre::TypeInfo& type);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void find(const QString& text);
  void describe();
  void accept();
  void giveBack();
  const TypeInfo* current() const;

  ModelDocument& document_;
  Selection& selection_;
  QLineEdit* search_;
  QTreeWidget* list_;
  QLabel* help_;
  QPointer<QWidget> before_;  ///< had the focus
};

}  // namespace gyre::ui

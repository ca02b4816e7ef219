#pragma once
// The model tree with its search field. F2 renames in place; the selection is that of the window.

#include "document/selection.h"
#include "panels/model_tree_model.h"

#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTreeView>

namespace gyre::ui {

class ModelTree : public QWidget {
  Q_OBJECT
 public:
  ModelTree(ModelDocument& document, Selection& selection, QWidget* parent = nullptr);
  QTreeView* view() const { return view_; }
  QLineEdit* searchField() const { return search_; }

 signals:
  void renameFailed(const gyre::Error& error);

 private:
  void followSelection();
  void openGroups();

  ModelDocument& document_;
  Selection& selection_;
  ModelTreeModel* elements_;
  QSortFilterProxyModel* filtered_;
  QLineEdit* search_;
  QTreeView* view_;
};

}  // namespace gyre::ui

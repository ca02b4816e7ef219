#pragma once
// The model tree with its search field. F2 renames in place, Enter goes to the properties. In the search, Enter selects
// what was found first, Ctrl+Enter adds it to the selection, Down goes through what was found, Esc ends it. The
// selection is that of the window; Ctrl and Shift select several.

#include "document/selection.h"
#include "panels/model_tree_model.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>

namespace gyre::ui {

class ModelTree : public QWidget {
  Q_OBJECT
 public:
  ModelTree(ModelDocument& document, Selection& selection, QWidget* parent = nullptr);
  QTreeView* view() const { return view_; }
  QLineEdit* searchField() const { return search_; }
  /// A button beside the search field.
  void addButton(QAction* action);
  /// Edits the name in place.
  void rename(ElementId id);
  void enter() { view_->setFocus(Qt::OtherFocusReason); }
  /// Ends a search: what has come is not hidden by it.
  void showAll();

 signals:
  void failed(const gyre::Error& error);
  void entered();                           ///< Enter on an element
  void menuRequested(const QPoint& where);  ///< on the screen

 protected:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void search(const QString& text);
  QModelIndex firstFound() const;
  void takeFound(bool adds);
  void followSelection();
  void takeSelection();
  void openGroups();
  void restoreGroups();

  ModelDocument& document_;
  Selection& selection_;
  ModelTreeModel* elements_;
  QSortFilterProxyModel* filtered_;
  QLineEdit* search_;
  QTreeView* view_;
  QHBoxLayout* top_;
  std::vector<bool> open_;  ///< groups, as the user left them
  int scrolled_ = 0;
  bool following_ = false;  ///< the view's selection is being set, not made
};

}  // namespace gyre::ui

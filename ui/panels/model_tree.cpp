#include "panels/model_tree.h"

#include "theme/icons.h"

#include <QVBoxLayout>

namespace gyre::ui {

ModelTree::ModelTree(ModelDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      elements_(new ModelTreeModel(document, this)),
      filtered_(new QSortFilterProxyModel(this)),
      search_(new QLineEdit(this)),
      view_(new QTreeView(this)) {
  search_->setPlaceholderText(tr("Search"));
  search_->setClearButtonEnabled(true);
  search_->addAction(icon("search"), QLineEdit::LeadingPosition);
  filtered_->setSourceModel(elements_);
  filtered_->setRecursiveFilteringEnabled(true);
  filtered_->setFilterCaseSensitivity(Qt::CaseInsensitive);
  view_->setModel(filtered_);
  view_->setHeaderHidden(true);
  view_->setUniformRowHeights(true);
  view_->setIndentation(16);
  view_->setEditTriggers(QAbstractItemView::EditKeyPressed);
  view_->setTextElideMode(Qt::ElideMiddle);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  auto* top = new QVBoxLayout;
  top->setContentsMargins(8, 8, 8, 8);
  top->addWidget(search_);
  layout->addLayout(top);
  layout->addWidget(view_);

  connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
    filtered_->setFilterFixedString(text);
    if (!text.isEmpty()) view_->expandAll();
    followSelection();
  });
  connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
    if (const auto id = elements_->elementAt(filtered_->mapToSource(now))) selection_.select(id);
  });
  connect(&selection_, &Selection::changed, this, &ModelTree::followSelection);
  connect(elements_, &QAbstractItemModel::modelReset, this, &ModelTree::openGroups);
  connect(elements_, &ModelTreeModel::renameFailed, this, &ModelTree::renameFailed);
  openGroups();
}

void ModelTree::followSelection() {
  const auto id = selection_.element();
  const QModelIndex at = id ? filtered_->mapFromSource(elements_->indexOf(*id)) : QModelIndex();
  if (at == view_->currentIndex()) return;
  if (at.isValid()) {
    view_->setCurrentIndex(at);
    view_->scrollTo(at);
  } else {
    view_->selectionModel()->clear();
  }
}

void ModelTree::openGroups() {
  // A group with hundreds of rows would push the others out of sight.
  for (int row = 0; row < elements_->rowCount(); ++row) {
    const QModelIndex group = elements_->index(row, 0);
    view_->setExpanded(filtered_->mapFromSource(group), elements_->rowCount(group) <= 40);
  }
  followSelection();
}

}  // namespace gyre::ui

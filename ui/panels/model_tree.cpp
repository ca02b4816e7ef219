#include "panels/model_tree.h"

#include "theme/icons.h"

#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <unordered_set>

namespace gyre::ui {
namespace {

constexpr int kMostOpen = 40;  // rows: a group with hundreds would push the others out of sight

}  // namespace

ModelTree::ModelTree(ModelDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      elements_(new ModelTreeModel(document, this)),
      filtered_(new QSortFilterProxyModel(this)),
      search_(new QLineEdit(this)),
      view_(new QTreeView(this)),
      top_(new QHBoxLayout) {
  setMinimumWidth(192);
  search_->setPlaceholderText(tr("Search"));
  search_->setAccessibleName(tr("Search the model"));
  view_->setAccessibleName(tr("Model"));
  search_->setClearButtonEnabled(true);
  search_->addAction(icon("search"), QLineEdit::LeadingPosition);
  search_->installEventFilter(this);
  filtered_->setSourceModel(elements_);
  filtered_->setRecursiveFilteringEnabled(true);
  filtered_->setFilterCaseSensitivity(Qt::CaseInsensitive);
  view_->setModel(filtered_);
  view_->setHeaderHidden(true);
  view_->setUniformRowHeights(true);
  view_->setIndentation(16);
  view_->setEditTriggers(QAbstractItemView::EditKeyPressed);
  view_->setTextElideMode(Qt::ElideMiddle);
  view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  view_->setDragDropMode(QAbstractItemView::InternalMove);
  view_->setContextMenuPolicy(Qt::CustomContextMenu);
  view_->installEventFilter(this);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  top_->setContentsMargins(8, 8, 8, 8);
  top_->setSpacing(4);
  top_->addWidget(search_);
  layout->addLayout(top_);
  layout->addWidget(view_);

  connect(search_, &QLineEdit::textChanged, this, &ModelTree::search);
  connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ModelTree::takeSelection);
  connect(view_, &QWidget::customContextMenuRequested, this,
          [this](const QPoint& at) { emit menuRequested(view_->viewport()->mapToGlobal(at)); });
  connect(&selection_, &Selection::changed, this, &ModelTree::followSelection);
  const auto remember = [this](const QModelIndex& proxy, bool open) {
    const QModelIndex group = filtered_->mapToSource(proxy);
    if (search_->text().isEmpty() && !group.parent().isValid() && group.row() < static_cast<int>(open_.size()))
      open_[static_cast<std::size_t>(group.row())] = open;
  };
  connect(view_, &QTreeView::expanded, this, [remember](const QModelIndex& at) { remember(at, true); });
  connect(view_, &QTreeView::collapsed, this, [remember](const QModelIndex& at) { remember(at, false); });
  connect(elements_, &QAbstractItemModel::modelAboutToBeReset, this,
          [this] { scrolled_ = view_->verticalScrollBar()->value(); });
  connect(elements_, &QAbstractItemModel::modelReset, this, &ModelTree::restoreGroups);
  connect(&document_, &ModelDocument::replaced, this, &ModelTree::openGroups);
  connect(elements_, &ModelTreeModel::renameFailed, this, &ModelTree::failed);
  openGroups();
}

/// Groups were opened, and so rows laid out, before the view had its style: in Qt 6.8 without a height.
void ModelTree::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  view_->doItemsLayout();
}

void ModelTree::addButton(QAction* action) {
  auto* button = new QToolButton(this);
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonIconOnly);
  button->setFocusPolicy(Qt::TabFocus);
  top_->addWidget(button);
}

void ModelTree::rename(ElementId id) {
  search_->clear();
  const QModelIndex at = filtered_->mapFromSource(elements_->indexOf(id));
  if (!at.isValid()) return;
  view_->scrollTo(at);
  view_->setFocus(Qt::OtherFocusReason);
  view_->edit(at);
}

void ModelTree::search(const QString& text) {
  {
    // Rows that are filtered away stay selected.
    const QScopedValueRollback following(following_, true);
    filtered_->setFilterFixedString(text);
  }
  if (text.isEmpty()) restoreGroups();
  else view_->expandAll();
  followSelection();
}

void ModelTree::takeSelection() {
  if (following_) return;
  std::vector<ElementId> shown;
  QModelIndexList rows = view_->selectionModel()->selectedIndexes();
  std::sort(rows.begin(), rows.end(), [](const QModelIndex& a, const QModelIndex& b) {
    return std::pair(a.parent().row(), a.row()) < std::pair(b.parent().row(), b.row());
  });
  for (const QModelIndex& row : rows)
    if (const auto id = elements_->elementAt(filtered_->mapToSource(row))) shown.push_back(*id);
  // What was selected before keeps its place: the order counts.
  std::vector<ElementId> ids = selection_.elements();
  const std::unordered_set<ElementId> before(ids.begin(), ids.end()), now(shown.begin(), shown.end());
  std::erase_if(ids, [&](ElementId id) { return !now.contains(id); });
  for (const ElementId id : shown)
    if (!before.contains(id)) ids.push_back(id);
  const QScopedValueRollback following(following_, true);
  selection_.select(std::move(ids));
}

void ModelTree::followSelection() {
  if (following_) return;
  const QScopedValueRollback following(following_, true);
  QItemSelection rows;
  QModelIndex last;
  for (const ElementId id : selection_.elements()) {
    const QModelIndex at = filtered_->mapFromSource(elements_->indexOf(id));
    if (!at.isValid()) continue;
    rows.select(at, at);
    last = at;
  }
  if (!last.isValid()) return view_->selectionModel()->clear();
  // Where Shift goes on from; not by the view, which would add what Shift, held in the viewport, selects in a tree.
  view_->selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
  view_->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
  view_->scrollTo(last);
}

void ModelTree::openGroups() {
  open_.clear();
  for (int row = 0; row < elements_->rowCount(); ++row)
    open_.push_back(elements_->rowCount(elements_->index(row, 0)) <= kMostOpen &&
                    !elements_->isIdle(elements_->index(row, 0)));
  restoreGroups();
}

void ModelTree::restoreGroups() {
  if (search_->text().isEmpty())
    for (int row = 0; row < static_cast<int>(open_.size()); ++row)
      view_->setExpanded(filtered_->mapFromSource(elements_->index(row, 0)), open_[static_cast<std::size_t>(row)]);
  else view_->expandAll();
  view_->verticalScrollBar()->setValue(scrolled_);
  followSelection();
}

QModelIndex ModelTree::firstFound() const {
  QModelIndex at = filtered_->index(0, 0);
  while (at.isValid() && !(at.flags() & Qt::ItemIsSelectable)) at = view_->indexBelow(at);
  return at;
}

/// The first element that was found is selected, or added to what is.
void ModelTree::takeFound(bool adds) {
  const auto found = elements_->elementAt(filtered_->mapToSource(firstFound()));
  if (!found) return;
  std::vector<ElementId> ids = adds ? selection_.elements() : std::vector<ElementId>{};
  std::erase_if(ids, [found](ElementId id) { return id == *found || id < firstFreeId; });
  ids.push_back(*found);
  selection_.select(std::move(ids));
  showAll();
  enter();
}

void ModelTree::showAll() { search_->clear(); }

bool ModelTree::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key == Qt::Key_Escape && !search_->text().isEmpty()) {
    showAll();
    return true;
  }
  if (watched == search_ && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
    takeFound(static_cast<QKeyEvent*>(event)->modifiers().testFlag(Qt::ControlModifier));
    return true;
  }
  if (watched == search_ && key == Qt::Key_Down) {
    if (const QModelIndex at = firstFound(); at.isValid()) view_->setCurrentIndex(at);
    enter();
    return true;
  }
  // The Return that ends a renaming comes here, too.
  const QModelIndex at = view_->currentIndex();
  const bool enters = watched == view_ && (key == Qt::Key_Return || key == Qt::Key_Enter);
  if (enters && at.isValid() && !view_->indexWidget(at)) {
    emit entered();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_model_tree.cpp"

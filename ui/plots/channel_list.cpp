#include "plots/channel_list.h"

#include "plots/channel_model.h"
#include "theme/icons.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace gyre::ui {

namespace {

/// Finds by the whole name of a channel, "rod 1.x", each word somewhere in it.
class ChannelFilter : public QSortFilterProxyModel {
 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;
  void setWords(const QStringList& words) {
    words_ = words;
    invalidateFilter();
  }

 protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const QString name = index.data(parent.isValid() ? int(ChannelModel::nameRole) : int(Qt::DisplayRole)).toString();
    return std::all_of(words_.begin(), words_.end(),
                       [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
  }

 private:
  QStringList words_;
};

}  // namespace

ChannelList::ChannelList(QWidget* parent)
    : QWidget(parent),
      model_(new ChannelModel(this)),
      filter_(new ChannelFilter(this)),
      search_(new QLineEdit),
      tree_(new QTreeView) {
  filter_->setSourceModel(model_);
  filter_->setRecursiveFilteringEnabled(true);
  search_->setPlaceholderText(tr("Search channels"));
  search_->setAccessibleName(search_->placeholderText());
  tree_->setAccessibleName(tr("Channels"));
  search_->setClearButtonEnabled(true);
  search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  tree_->setModel(filter_);
  tree_->setHeaderHidden(true);
  tree_->setUniformRowHeights(true);
  tree_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  tree_->setDragEnabled(true);
  tree_->setDragDropMode(QAbstractItemView::DragOnly);
  tree_->setExpandsOnDoubleClick(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 0);
  layout->setSpacing(8);
  layout->addWidget(search_);
  layout->addWidget(tree_, 1);

  search_->installEventFilter(this);
  connect(search_, &QLineEdit::textChanged, this, &ChannelList::search);
  connect(tree_, &QTreeView::activated, this, [this] { emit channelsActivated(selectedChannels()); });
  connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
    if (index.isValid()) emit elementSelected(ElementId{index.data(ChannelModel::elementRole).toUInt()});
  });
}

void ChannelList::setRecording(const std::shared_ptr<const Recording>& recording) {
  const auto sameChannel = [](const Channel& a, const Channel& b) {
    return a.element == b.element && a.name == b.name && a.unit == b.unit;
  };
  // Most edits leave the channels as they are; a large model has tens of thousands.
  const bool same = recording && recording_ &&
                    std::equal(recording->channels().begin(), recording->channels().end(),
                               recording_->channels().begin(), recording_->channels().end(), sameChannel);
  recording_ = recording;
  if (same) return;
  model_->setChannels(recording ? recording->channels() : std::vector<Channel>());
  search(search_->text());
  // It was of another model: nothing of this one would be seen.
  if (recording && filter_->rowCount() == 0) search_->clear();
}

void ChannelList::enter() {
  search_->setFocus(Qt::ShortcutFocusReason);
  search_->selectAll();
}

QStringList ChannelList::selectedChannels() const {
  QModelIndexList sources;
  for (const QModelIndex& index : tree_->selectionModel()->selectedIndexes()) sources << filter_->mapToSource(index);
  return model_->namesAt(sources);
}

/// The first channel that was found: its row, not that of its element.
QModelIndex ChannelList::firstFound() const {
  QModelIndex at = filter_->index(0, 0);
  while (at.isValid() && filter_->hasChildren(at)) at = filter_->index(0, 0, at);
  return at;
}

bool ChannelList::eventFilter(QObject* watched, QEvent* event) {
  const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
  const bool plots = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (!plots && key != Qt::Key_Down) return QWidget::eventFilter(watched, event);
  const bool searching = !search_->text().isEmpty();
  const QModelIndex at = searching ? firstFound() : tree_->currentIndex();
  if (at.isValid()) tree_->setCurrentIndex(at);
  tree_->setFocus(Qt::OtherFocusReason);
  if (plots && searching && at.isValid()) emit channelsActivated(selectedChannels());
  return true;
}

void ChannelList::search(const QString& text) {
  static_cast<ChannelFilter*>(filter_)->setWords(text.split(QLatin1Char(' '), Qt::SkipEmptyParts));
  if (text.isEmpty()) {
    tree_->collapseAll();
  } else {
    tree_->expandAll();
  }
}

}  // namespace gyre::ui

#include "moc_channel_list.cpp"

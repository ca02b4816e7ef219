#include "plots/channel_model.h"

#include "plots/channel_mime.h"
#include "plots/curve_titles.h"

#include <QHash>

namespace gyre::ui {

namespace {

/// The internal id of an index: 0 for a group, else one more than the row of its group.
int groupOf(const QModelIndex& index) { return static_cast<int>(index.internalId()) - 1; }

}  // namespace

void ChannelModel::setChannels(const std::vector<Channel>& channels) {
  beginResetModel();
  groups_.clear();
  QHash<QString, std::size_t> places;
  for (std::size_t i = 1; i < channels.size(); ++i) {
    const QString name = QString::fromStdString(channels[i].name);
    const QString group = channelGroup(name).isEmpty() ? tr("run") : channelGroup(name);
    const auto known = places.constFind(group);
    const std::size_t place = known != places.constEnd() ? *known : groups_.size();
    if (place == groups_.size()) {
      places.insert(group, place);
      groups_.push_back({group, channels[i].element, {}});
    }
    Group& owner = groups_[place];
    owner.quantities.push_back({name, channelQuantity(name), QString::fromStdString(channels[i].unit)});
  }
  endResetModel();
}

QStringList ChannelModel::namesAt(const QModelIndexList& indexes) const {
  QStringList names;
  const auto add = [&](const QString& name) {
    if (!names.contains(name)) names << name;
  };
  for (const QModelIndex& index : indexes) {
    if (index.internalId() != 0) {
      add(index.data(nameRole).toString());
    } else {
      for (const Quantity& q : groups_[static_cast<std::size_t>(index.row())].quantities) add(q.name);
    }
  }
  return names;
}

QModelIndex ChannelModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : 0);
}

QModelIndex ChannelModel::parent(const QModelIndex& index) const {
  return index.isValid() && index.internalId() != 0 ? createIndex(groupOf(index), 0, quintptr{0}) : QModelIndex();
}

int ChannelModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return static_cast<int>(groups_.size());
  if (parent.internalId() != 0 || parent.column() > 0) return 0;
  return static_cast<int>(groups_[static_cast<std::size_t>(parent.row())].quantities.size());
}

int ChannelModel::columnCount(const QModelIndex&) const { return 1; }

QVariant ChannelModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (index.internalId() == 0) {
    const Group& group = groups_[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole) return group.label;
    if (role == elementRole) return group.element.value;
    return {};
  }
  const Group& group = groups_[static_cast<std::size_t>(groupOf(index))];
  const Quantity& quantity = group.quantities[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
      return quantity.unit.isEmpty() ? quantity.label : QStringLiteral("%1 [%2]").arg(quantity.label, quantity.unit);
    case Qt::ToolTipRole: return tr("%1: drag onto a plot, or double-click").arg(quantity.name);
    case nameRole: return quantity.name;
    case elementRole: return group.element.value;
    default: return {};
  }
}

Qt::ItemFlags ChannelModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags usual = QAbstractItemModel::flags(index);
  return index.isValid() ? usual | Qt::ItemIsDragEnabled : usual;
}

QStringList ChannelModel::mimeTypes() const { return {QLatin1String(channelMimeType)}; }

QMimeData* ChannelModel::mimeData(const QModelIndexList& indexes) const { return toMimeData(namesAt(indexes)); }

}  // namespace gyre::ui

#include "moc_channel_model.cpp"

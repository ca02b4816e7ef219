#include "panels/model_tree_model.h"

#include "panels/element_icon.h"
#include "theme/icons.h"
#include "viewport/body_colors.h"

#include <algorithm>

namespace gyre::ui {
namespace {

// Top level: two settings, then the groups. An index below a group carries the group's number + 1 as its id.
constexpr std::array kSettings{documentId, simulationId};
constexpr int kSettingCount = static_cast<int>(kSettings.size());
constexpr std::array kCategories{Category::body, Category::joint, Category::force};

}  // namespace

ModelTreeModel::ModelTreeModel(ModelDocument& document, QObject* parent)
    : QAbstractItemModel(parent), document_(document) {
  reload();
  connect(&document_, &ModelDocument::replaced, this, &ModelTreeModel::reload);
  connect(&document_, &ModelDocument::structureChanged, this, &ModelTreeModel::reload);
  connect(&document_, &ModelDocument::changed, this, [this](ElementId id) {
    if (const QModelIndex at = indexOf(id); at.isValid()) emit dataChanged(at, at);
  });
}

void ModelTreeModel::reload() {
  beginResetModel();
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    groups_[g].clear();
    for (const Element* e : document_.model().of(kCategories[g])) groups_[g].push_back(e->id);
  }
  endResetModel();
}

bool ModelTreeModel::isGroup(const QModelIndex& index) const {
  return index.isValid() && index.internalId() == 0 && index.row() >= kSettingCount;
}

std::optional<ElementId> ModelTreeModel::elementAt(const QModelIndex& index) const {
  if (!index.isValid() || isGroup(index)) return std::nullopt;
  const auto row = static_cast<std::size_t>(index.row());
  return index.internalId() == 0 ? kSettings[row] : groups_[index.internalId() - 1][row];
}

QModelIndex ModelTreeModel::indexOf(ElementId id) const {
  for (int i = 0; i < kSettingCount; ++i)
    if (kSettings[static_cast<std::size_t>(i)] == id) return index(i, 0);
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    const auto it = std::find(groups_[g].begin(), groups_[g].end(), id);
    if (it != groups_[g].end()) return createIndex(static_cast<int>(it - groups_[g].begin()), 0, g + 1);
  }
  return {};
}

QModelIndex ModelTreeModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() - kSettingCount + 1) : 0);
}

QModelIndex ModelTreeModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == 0) return {};
  return createIndex(kSettingCount + static_cast<int>(child.internalId()) - 1, 0, quintptr{0});
}

int ModelTreeModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return kSettingCount + static_cast<int>(groups_.size());
  return isGroup(parent) ? static_cast<int>(groups_[static_cast<std::size_t>(parent.row() - kSettingCount)].size()) : 0;
}

int ModelTreeModel::columnCount(const QModelIndex&) const { return 1; }

QVariant ModelTreeModel::data(const QModelIndex& index, int role) const {
  if (isGroup(index)) {
    const auto g = static_cast<std::size_t>(index.row() - kSettingCount);
    const QStringList names{tr("Bodies"), tr("Joints"), tr("Forces")};
    if (role == Qt::DisplayRole) return QString("%1  (%2)").arg(names[static_cast<int>(g)]).arg(groups_[g].size());
    return {};
  }
  const auto id = elementAt(index);
  const Element* e = id ? document_.model().find(*id) : nullptr;
  if (!e) return {};
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
      if (e->id == documentId) return tr("Model");
      if (e->id == simulationId) return tr("Simulation");
      return QString::fromStdString(e->name);
    case Qt::DecorationRole:
      if (e->type->category == Category::body) {
        const auto name = e->type->find("orientation") ? (e->type->find("pivot") ? "pivot" : "body") : "particle";
        return icon(name, bodyColor(index.row()));
      }
      return elementIcon(*e->type);
    case Qt::ToolTipRole: return QString::fromStdString(e->type->label);
    default: return {};
  }
}

bool ModelTreeModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  const auto id = elementAt(index);
  const Element* e = id ? document_.model().find(*id) : nullptr;
  if (role != Qt::EditRole || !e) return false;
  const std::string name = value.toString().trimmed().toStdString();
  if (name == e->name) return true;
  const auto done = document_.submit({Rename{*id, name}}, tr("rename %1").arg(QString::fromStdString(e->name)));
  if (!done) emit renameFailed(done.error());
  return done.has_value();
}

Qt::ItemFlags ModelTreeModel::flags(const QModelIndex& index) const {
  if (!index.isValid()) return Qt::NoItemFlags;
  if (isGroup(index)) return Qt::ItemIsEnabled;
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  if (index.internalId() != 0) flags |= Qt::ItemIsEditable;
  return flags;
}

}  // namespace gyre::ui

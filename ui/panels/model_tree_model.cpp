#include "panels/model_tree_model.h"

#include "bodies/body.h"
#include "document/edit_text.h"
#include "language/translated.h"
#include "model/contact_filter.h"
#include "model/references.h"
#include "panels/element_icon.h"
#include "scene/body_colors.h"
#include "theme/icons.h"
#include "theme/theme.h"

#include <QFont>
#include <QMimeData>

#include <algorithm>

namespace gyre::ui {
namespace {

// Top level: two settings, then the groups. An index below a group carries the group's number + 1 as its id.
constexpr std::array kSettings{documentId, simulationId};
constexpr int kSettingCount = static_cast<int>(kSettings.size());
constexpr std::array kCategories{Category::body,  Category::joint, Category::force,
                                 Category::point, Category::frame, Category::parameter};
constexpr std::size_t kContactGroup = kCategories.size();
constexpr std::array kContactSettings{contactId, groundId};
constexpr std::array kContactCategories{Category::material, Category::contactPair, Category::contactFilter};
const QString kMime = QStringLiteral("application/x-gyre-element-ids");

bool isFilter(const Element& e) { return e.type->category == Category::contactFilter; }

/// @pre isFilter(e)
bool touches(const Element& e) { return e.as<ContactFilter>().rule == FilterRule::touch; }

QIcon iconOf(const Element& e) { return isFilter(e) && touches(e) ? icon("contact") : elementIcon(*e.type); }

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
  for (std::size_t g = 0; g < kContactGroup; ++g) {
    groups_[g].clear();
    for (const Element* e : document_.model().of(kCategories[g])) groups_[g].push_back(e->id);
  }
  groups_[kContactGroup].assign(kContactSettings.begin(), kContactSettings.end());
  for (const Category c : kContactCategories)
    for (const Element* e : document_.model().of(c)) groups_[kContactGroup].push_back(e->id);
  off_ = switchedOff(document_.model());
  endResetModel();
}

bool ModelTreeModel::isGroup(const QModelIndex& index) const {
  return index.isValid() && index.internalId() == 0 && index.row() >= kSettingCount;
}

bool ModelTreeModel::isIdle(const QModelIndex& group) const {
  return isGroup(group) && group.row() == kSettingCount + static_cast<int>(kContactGroup) &&
         groups_[kContactGroup].size() == kContactSettings.size() && !document_.model().contact().enabled &&
         document_.model().groundShapes().empty();
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
    const QStringList names{tr("Bodies"), tr("Joints"),     tr("Forces"), tr("Points"),
                            tr("Frames"), tr("Parameters"), tr("Contact")};
    const std::size_t count = groups_[g].size() - (g == kContactGroup ? kContactSettings.size() : 0);
    if (role == Qt::DisplayRole) return QString("%1  (%2)").arg(names[static_cast<int>(g)]).arg(count);
    return {};
  }
  const auto id = elementAt(index);
  const Element* e = id ? document_.model().find(*id) : nullptr;
  if (!e) return {};
  return elementData(*e, index.row(), role);
}

QVariant ModelTreeModel::elementData(const Element& e, int row, int role) const {
  const bool off = off_.contains(e.id) || (e.id == contactId && !document_.model().contact().enabled);
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
      if (e.id == documentId) return tr("Model");
      if (e.id == simulationId) return tr("Simulation");
      if (e.id == contactId) return tr("Contact");
      if (e.id == groundId) return tr("Ground");
      if (isFilter(e) && role == Qt::DisplayRole)
        return (touches(e) ? tr("%1: touch") : tr("%1: ignore")).arg(QString::fromStdString(e.name));
      return QString::fromStdString(e.name);
    case Qt::DecorationRole:
      if (e.type->category == Category::body) {
        return icon(bodyType(e).icon, off ? currentTheme().textDisabled : toQColor(bodyColor(e, row)));
      }
      if (e.type->category == Category::point && !off) return icon("point", toQColor(pointColor(row)));
      return off ? QIcon(iconOf(e).pixmap(16, 16, QIcon::Disabled)) : iconOf(e);
    case Qt::ForegroundRole: return off ? QVariant(currentTheme().textDisabled) : QVariant();
    case Qt::FontRole: {
      if (!off) return {};
      QFont slanted;
      slanted.setItalic(true);
      return slanted;
    }
    case Qt::ToolTipRole: {
      const QString label = translated(e.type->label);
      if (!off) return label;
      if (e.id == contactId) return tr("%1: bodies pass through each other").arg(label);
      return e.enabled ? tr("%1, off because something it hangs on is disabled").arg(label)
                       : tr("%1, disabled").arg(label);
    }
    default: return {};
  }
}

bool ModelTreeModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  const auto id = elementAt(index);
  const Element* e = id ? document_.model().find(*id) : nullptr;
  if (role != Qt::EditRole || !e) return false;
  const std::string name = value.toString().trimmed().toStdString();
  if (name == e->name) return true;
  const auto done = document_.submit(
      {Rename{*id, name}}, tr("Rename %1 to %2").arg(QString::fromStdString(e->name), QString::fromStdString(name)));
  if (!done) emit renameFailed(done.error());
  return done.has_value();
}

Qt::ItemFlags ModelTreeModel::flags(const QModelIndex& index) const {
  if (!index.isValid()) return Qt::NoItemFlags;
  if (isGroup(index)) return Qt::ItemIsEnabled | Qt::ItemIsDropEnabled;
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  const auto id = elementAt(index);
  const Element* e = id ? document_.model().find(*id) : nullptr;
  if (!e || e->id < firstFreeId) return flags;
  if (!e->type->isBetween()) flags |= Qt::ItemIsEditable;
  // The group of contact holds several categories, between which nothing can move.
  if (index.internalId() != kContactGroup + 1) flags |= Qt::ItemIsDragEnabled;
  return flags;
}

QStringList ModelTreeModel::mimeTypes() const { return {kMime}; }

QMimeData* ModelTreeModel::mimeData(const QModelIndexList& indexes) const {
  QStringList ids;
  for (const QModelIndex& index : indexes)
    if (const auto id = elementAt(index)) ids << QString::number(id->value);
  auto* data = new QMimeData;  // the drag owns it
  data->setData(kMime, ids.join(' ').toLatin1());
  return data;
}

std::vector<ElementId> ModelTreeModel::dragged(const QMimeData& data, const QModelIndex& group) const {
  if (!isGroup(group) || group.row() == kSettingCount + static_cast<int>(kContactGroup) || !data.hasFormat(kMime))
    return {};
  std::unordered_set<ElementId> ids;
  for (const QByteArray& id : data.data(kMime).split(' ')) ids.insert(ElementId{id.toUInt()});
  std::vector<ElementId> out;
  for (const ElementId id : groups_[static_cast<std::size_t>(group.row() - kSettingCount)])
    if (ids.contains(id)) out.push_back(id);
  return out.size() == ids.size() ? out : std::vector<ElementId>{};
}

bool ModelTreeModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex& parent) const {
  return !dragged(*data, parent).empty();
}

bool ModelTreeModel::dropMimeData(const QMimeData* data, Qt::DropAction, int row, int, const QModelIndex& parent) {
  const std::vector<ElementId> ids = dragged(*data, parent);
  if (ids.empty()) return false;
  std::vector<ElementId> order = groups_[static_cast<std::size_t>(parent.row() - kSettingCount)];
  const auto at = order.begin() + (row < 0 ? static_cast<std::ptrdiff_t>(order.size()) : row);
  const auto isDragged = [&](ElementId id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); };
  // Those before the drop that stay, the dragged ones, those behind it that stay.
  std::stable_partition(order.begin(), at, [&](ElementId id) { return !isDragged(id); });
  std::stable_partition(at, order.end(), isDragged);
  // The places of the group among all elements are filled in the new order, from the front.
  Model after = document_.model();
  Compound edit;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto now = after.of(kCategories[static_cast<std::size_t>(parent.row() - kSettingCount)]);
    if (now[i]->id == order[i]) continue;
    const Edit move{Move{order[i], static_cast<std::size_t>(now[i] - after.elements().data())}};
    (void)after.apply(move);
    edit.edits.push_back(move);
  }
  if (edit.edits.empty()) return false;
  return document_.submit({std::move(edit)}, tr("Move %1").arg(namesOf(document_.model(), ids))).has_value();
}

}  // namespace gyre::ui

#include "moc_model_tree_model.cpp"

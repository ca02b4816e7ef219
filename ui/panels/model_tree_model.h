#pragma once
// The elements of the document as a tree: model and simulation settings, then bodies, joints, forces, parameters and
// what belongs to contact: its settings, the ground, materials and pairs. Elements of one category can be dragged to
// another place in their group, which is the order of the file.

#include "document/model_document.h"

#include <QAbstractItemModel>

#include <array>
#include <unordered_set>
#include <vector>

namespace gyre::ui {

class ModelTreeModel : public QAbstractItemModel {
  Q_OBJECT
 public:
  explicit ModelTreeModel(ModelDocument& document, QObject* parent = nullptr);

  std::optional<ElementId> elementAt(const QModelIndex& index) const;
  QModelIndex indexOf(ElementId id) const;
  /// A group that need not be looked at: of contact, in a model that has none.
  bool isIdle(const QModelIndex& group) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QStringList mimeTypes() const override;
  QMimeData* mimeData(const QModelIndexList& indexes) const override;
  Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
  bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                       const QModelIndex& parent) const override;
  bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                    const QModelIndex& parent) override;

 signals:
  void renameFailed(const gyre::Error& error);

 private:
  void reload();
  bool isGroup(const QModelIndex& index) const;
  QVariant elementData(const Element& e, int row, int role) const;
  /// The elements being dragged, in the order of the model; empty where they cannot go into this group.
  std::vector<ElementId> dragged(const QMimeData& data, const QModelIndex& group) const;

  ModelDocument& document_;
  std::array<std::vector<ElementId>, 7> groups_;  ///< bodies, joints, forces, points, frames, parameters, contact
  std::unordered_set<ElementId> off_;             ///< take no part in the equations
};

}  // namespace gyre::ui

#pragma once
// The elements of the document as a tree: model and simulation settings, then bodies, joints and forces.

#include "document/model_document.h"

#include <QAbstractItemModel>

#include <array>
#include <vector>

namespace gyre::ui {

class ModelTreeModel : public QAbstractItemModel {
  Q_OBJECT
 public:
  explicit ModelTreeModel(ModelDocument& document, QObject* parent = nullptr);

  std::optional<ElementId> elementAt(const QModelIndex& index) const;
  QModelIndex indexOf(ElementId id) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 signals:
  void renameFailed(const gyre::Error& error);

 private:
  void reload();
  bool isGroup(const QModelIndex& index) const;

  ModelDocument& document_;
  std::array<std::vector<ElementId>, 3> groups_;  ///< bodies, joints, forces
};

}  // namespace gyre::ui

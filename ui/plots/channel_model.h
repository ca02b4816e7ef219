#pragma once
// The channels of a recording as a tree: an element and its quantities, "rod 1" and "x", "y", ...

#include <QAbstractItemModel>  // first: moc cannot parse <compare> before it has met a Qt header

#include "system/channel.h"

#include <QStringList>
#include <vector>

namespace gyre::ui {

class ChannelModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Roles { nameRole = Qt::UserRole, elementRole };
  using QAbstractItemModel::QAbstractItemModel;

  /// The first channel is time, which every plot has anyway: it is not listed.
  void setChannels(const std::vector<Channel>& channels);
  /// The channels of these places; those of an element for the element itself.
  QStringList namesAt(const QModelIndexList& indexes) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QStringList mimeTypes() const override;
  QMimeData* mimeData(const QModelIndexList& indexes) const override;

 private:
  struct Quantity {
    QString name;  ///< of the channel
    QString label;
    QString unit;
  };
  struct Group {
    QString label;
    ElementId element;
    std::vector<Quantity> quantities;
  };
  std::vector<Group> groups_;
};

}  // namespace gyre::ui

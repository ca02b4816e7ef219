#pragma once
// The islands of one solve of contacts, a line each: what they are made of, who solved them, how far, and why so.

#include "contacts/contact_moment.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>
#include <vector>

namespace gyre::ui {

class IslandTable : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { bodies, merit, contacts, rows, sweeps, iterations, method, reason, columns };
  /// What lines are sorted by.
  static constexpr int sortRole = Qt::UserRole;

  using QAbstractTableModel::QAbstractTableModel;

  /// @param names  of ground and the bodies of the run
  void setBodies(QStringList names) { names_ = std::move(names); }
  void show(const ContactMoment& moment);
  const std::optional<LoggedSolve>& solve() const { return solve_; }
  /// Of an island that contacts act on, ascending; the first names it from row to row.
  const std::vector<std::int32_t>& bodiesOf(int island) const { return bodies_[static_cast<std::size_t>(island)]; }
  /// The island that this body names; none: there is no such island now.
  std::optional<int> islandOf(std::int32_t body) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString text(int island, int column) const;
  QVariant sortKey(int island, int column) const;
  QString nameOf(int island) const;

  QStringList names_;
  std::optional<LoggedSolve> solve_;
  std::shared_ptr<const Recording> recording_;  ///< that the solve lies in
  std::vector<std::vector<std::int32_t>> bodies_;
};

}  // namespace gyre::ui

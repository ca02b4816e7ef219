#pragma once
// The islands of one solve of contacts, a line each: what they are made of, who solved them, how far, and why so.

#include "contacts/contact_moment.h"
#include "run/body_islands.h"

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

  /// @param model  of the run
  void setModel(const Model& model);
  /// Shows one of the solves of the step that led there: the chosen one or the last before it; without a choice the
  /// first that did not reach its merit, else the last.
  void show(const ContactMoment& moment, std::optional<int> chosen);
  const std::optional<LoggedSolve>& solve() const { return solve_; }
  /// Which of the solves of its step it is.
  int number() const { return number_; }
  const std::vector<LoggedSolve>& solves() const { return solves_; }
  /// Bodies of an island, ascending, those that only joints hold to it included; the first names it from row to row.
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

  QStringList names_;  ///< of the bodies
  std::optional<BodyIslands> connections_;
  std::vector<LoggedSolve> solves_;
  int number_ = 0;
  std::optional<LoggedSolve> solve_;            ///< of these
  std::shared_ptr<const Recording> recording_;  ///< that they lie in
  std::vector<std::vector<std::int32_t>> bodies_;
};

}  // namespace gyre::ui

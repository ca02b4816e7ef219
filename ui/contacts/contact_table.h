#pragma once
// The contacts of one row of a run as a table, a line each, in any order. Texts are made when a line is seen, so that
// thousands of contacts may change many times a second.

#include "contacts/contact_moment.h"
#include "run/load_uniqueness.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace gyre::ui {

class ContactTable : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { bodies, state, normal, friction, approach, slip, gap, work, columns };

  using QAbstractTableModel::QAbstractTableModel;

  /// @param names  of ground and the bodies of the run
  void setBodies(QStringList names) { names_ = std::move(names); }
  /// @param chosen  bodies of the run whose contacts stand out
  /// @param only    the others are left out
  void show(const ContactMoment& moment, std::vector<std::int32_t> chosen, bool only);
  /// What determines the loads of the contacts of the row; forgotten with it.
  void setLoads(std::vector<LoadState> loads);
  /// How many loads the laws leave open; 0 where that is not known.
  std::size_t sharedLoads() const;
  bool showsOnlyChosen() const { return only_; }

  const ContactMoment& moment() const { return moment_; }
  const LoggedContact& contact(int line) const { return contacts()[indexAt(line)]; }
  /// Its place in the recorded row.
  std::size_t indexAt(int line) const { return order_[static_cast<std::size_t>(line)]; }
  /// The line of the contact of the same bodies and features; none where it is not among them now.
  std::optional<int> lineOf(const LoggedContact& contact) const;
  /// The lines' contacts, in the order of the row.
  std::vector<std::size_t> shown() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  void sort(int column, Qt::SortOrder order) override;

 private:
  std::span<const LoggedContact> contacts() const { return moment_.contacts(); }
  bool isChosen(const LoggedContact& c) const;
  QString text(const LoggedContact& c, int column) const;
  QVariant decoration(std::size_t contact, int column) const;
  QString tip(std::size_t contact, int column) const;
  QString loadTip(std::size_t contact) const;
  bool isShared(std::size_t contact) const;
  QString nameOf(std::int32_t body) const { return names_.value(body + 1); }
  void refresh();
  void arrange();

  ContactMoment moment_;
  QStringList names_;
  std::vector<std::int32_t> chosen_;  ///< sorted
  bool only_ = false;
  int sortedBy_ = -1;
  Qt::SortOrder sortOrder_ = Qt::AscendingOrder;
  std::vector<std::size_t> order_;      ///< of the lines
  std::vector<LoadState> loads_;        ///< of the contacts of the row; empty: not known
  std::array<double, columns> most_{};  ///< largest magnitude of each column
};

}  // namespace gyre::ui

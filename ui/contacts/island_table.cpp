#include "contacts/island_table.h"

#include "figure/readable_number.h"
#include "theme/icons.h"
#include "theme/theme.h"

#include <algorithm>
#include <array>

namespace gyre::ui {

namespace {

int numberWithoutChoice(const std::vector<LoggedSolve>& solves) {
  const auto missed = [](const LoggedSolve& s) { return s.wanted > 0 && !s.reached; };
  const auto found = std::find_if(solves.begin(), solves.end(), missed);
  return static_cast<int>(found == solves.end() ? solves.size() - 1 : found - solves.begin());
}

}  // namespace

void IslandTable::setModel(const Model& model) {
  names_.clear();
  for (const Element* body : model.active(Category::body)) names_ << QString::fromStdString(body->name);
  connections_.emplace(model);
}

void IslandTable::show(const ContactMoment& moment, std::optional<int> chosen) {
  const SolverLog* log = moment.recording ? moment.recording->solver() : nullptr;
  solves_ = log ? log->row(moment.row) : std::vector<LoggedSolve>();
  const int last = static_cast<int>(solves_.size()) - 1;
  std::optional<LoggedSolve> solve;
  if (last >= 0) {
    number_ = chosen ? std::min(*chosen, last) : numberWithoutChoice(solves_);
    solve = solves_[static_cast<std::size_t>(number_)];
  }
  const int before = rowCount(), after = solve ? static_cast<int>(solve->islands.size()) : 0;
  if (after > before) beginInsertRows({}, before, after - 1);
  if (after < before) beginRemoveRows({}, after, before - 1);
  recording_ = moment.recording;
  solve_ = solve;
  bodies_.assign(static_cast<std::size_t>(after), {});
  if (solve && connections_) bodies_ = connections_->of(*solve, moment.contacts());
  if (after > before) endInsertRows();
  if (after < before) endRemoveRows();
  if (after > 0) emit dataChanged(index(0, 0), index(after - 1, columns - 1));
}

std::optional<int> IslandTable::islandOf(std::int32_t body) const {
  const auto found =
      std::find_if(bodies_.begin(), bodies_.end(), [&](const auto& of) { return !of.empty() && of.front() == body; });
  if (found == bodies_.end()) return std::nullopt;
  return static_cast<int>(found - bodies_.begin());
}

int IslandTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !solve_ ? 0 : static_cast<int>(solve_->islands.size());
}

QString IslandTable::nameOf(int island) const {
  const std::vector<std::int32_t>& all = bodiesOf(island);
  if (all.empty()) return {};
  const QString first = names_.value(all.front());
  return all.size() == 1 ? first : tr("%1 and %n more", nullptr, static_cast<int>(all.size()) - 1).arg(first);
}

QString IslandTable::text(int island, int column) const {
  const LocalIsland& i = solve_->islands[static_cast<std::size_t>(island)];
  switch (column) {
    case bodies: return nameOf(island);
    case contacts: return QString::number(i.contacts);
    case rows: return QString::number(i.rows);
    case method: return QString::fromStdString(methodName(i.method));
    case sweeps: return QString::number(i.sweeps);
    case iterations: return QString::number(i.iterations);
    case merit: return compactNumber(i.merit, 2);
    default: return QString::fromStdString(explanation(i));
  }
}

QVariant IslandTable::sortKey(int island, int column) const {
  const LocalIsland& i = solve_->islands[static_cast<std::size_t>(island)];
  switch (column) {
    case bodies: return island;
    case contacts: return i.contacts;
    case rows: return i.rows;
    case sweeps: return i.sweeps;
    case iterations: return i.iterations;
    case merit: return i.merit;
    default: return text(island, column);
  }
}

QVariant IslandTable::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const LocalIsland& island = solve_->islands[static_cast<std::size_t>(index.row())];
  const bool fails = index.column() == merit && !island.reached && solve_->wanted > 0;
  switch (role) {
    case Qt::DisplayRole: return text(index.row(), index.column());
    case sortRole: return sortKey(index.row(), index.column());
    case Qt::DecorationRole:
      if (index.column() != merit || solve_->wanted <= 0) return {};
      return island.reached ? icon("checkmark", currentTheme().success) : icon("warning", currentTheme().warning);
    case Qt::ToolTipRole:
      return fails ? tr("Not reached: %1 was asked for. More sweeps, or another solver, may do it.")
                         .arg(compactNumber(solve_->wanted, 2))
                   : text(index.row(), reason);
    case Qt::AccessibleTextRole:
      return fails ? tr("%1, not reached").arg(text(index.row(), merit)) : text(index.row(), index.column());
    case Qt::TextAlignmentRole: {
      const bool isWords = index.column() == bodies || index.column() == method || index.column() == reason;
      return QVariant::fromValue((isWords ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    default: return {};
  }
}

QVariant IslandTable::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  static constexpr std::array<const char*, columns> titles{
      QT_TR_NOOP("Island"), QT_TR_NOOP("Merit"),      QT_TR_NOOP("Contacts"), QT_TR_NOOP("Rows"),
      QT_TR_NOOP("Sweeps"), QT_TR_NOOP("Iterations"), QT_TR_NOOP("Method"),   QT_TR_NOOP("Why")};
  static constexpr std::array<const char*, columns> tips{
      QT_TR_NOOP("Bodies that contacts and joints connect without the ground; a click selects them"),
      QT_TR_NOOP("What is left of the violation of the laws, as a share of what there was to remove, squared"),
      QT_TR_NOOP("Contacts that took part in the solve; none: joints alone, where these are iterated over, too"),
      QT_TR_NOOP("Unknowns: three forces of each contact, moments of rolling and spinning friction, and the rows of "
                 "joints where these are iterated over"),
      QT_TR_NOOP("Of Gauss-Seidel"),
      QT_TR_NOOP("Of the other method"),
      QT_TR_NOOP("That gave the result"),
      QT_TR_NOOP("Why this method solved it")};
  const auto i = static_cast<std::size_t>(section);
  switch (role) {
    case Qt::DisplayRole: return tr(titles[i]);
    case Qt::ToolTipRole: return tr(tips[i]);
    case Qt::TextAlignmentRole: {
      const bool isWords = section == bodies || section == method || section == reason;
      return QVariant::fromValue((isWords ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    default: return {};
  }
}

}  // namespace gyre::ui

#include "moc_island_table.cpp"

#include "newton/iterate_table.h"

#include "figure/readable_number.h"

#include <array>
#include <cmath>

namespace gyre::ui {
namespace {

/// Empty where there is none.
QString measured(double x) { return std::isnan(x) ? QString() : compactNumber(x, 3); }

bool isWords(int column) { return column == IterateTable::matrix || column == IterateTable::worst; }

}  // namespace

void IterateTable::show(std::vector<LoggedAttempt> step, const NewtonLog* log) {
  std::vector<Line> lines;
  for (std::size_t a = 0; a < step.size(); ++a)
    for (std::size_t i = 0; i < step[a].iterates.size(); ++i) lines.push_back({a, i});
  const int before = rowCount(), after = static_cast<int>(lines.size());
  if (after > before) beginInsertRows({}, before, after - 1);
  if (after < before) beginRemoveRows({}, after, before - 1);
  step_ = std::move(step);
  lines_ = std::move(lines);
  log_ = log;
  if (after > before) endInsertRows();
  if (after < before) endRemoveRows();
  if (after > 0) emit dataChanged(index(0, 0), index(after - 1, columns - 1));
}

std::string IterateTable::elementOf(int line) const {
  return log_->nameOf(iterate(lines_[static_cast<std::size_t>(line)]).worst).element;
}

int IterateTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QString IterateTable::text(const Line& line, int column) const {
  const LoggedIterate& i = iterate(line);
  const NewtonAttempt& attempt = step_[line.attempt].attempt;
  switch (column) {
    case iteration: return QString::number(line.iterate + 1);
    case stepSize: return tr("%1 s").arg(compactNumber(attempt.h, 3));
    case update: return compactNumber(i.update, 3);
    case contraction: return measured(i.contraction);
    case dynamics: return compactNumber(i.residual.dynamics, 3);
    case contact: return compactNumber(i.residual.contact, 3);
    case position: return compactNumber(i.residual.position, 3);
    case velocity: return compactNumber(i.residual.velocity, 3);
    case condition: return measured(i.condition);
    case matrix: return i.madeMatrix ? tr("new") : tr("kept");
    case share: return compactNumber(i.share, 3);
    default: {
      const RowName name = log_->nameOf(i.worst);
      return tr("%1, %2").arg(QString::fromStdString(name.element), QString::fromStdString(name.equation));
    }
  }
}

QVariant IterateTable::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  switch (role) {
    case Qt::DisplayRole: return text(lines_[static_cast<std::size_t>(index.row())], index.column());
    case Qt::TextAlignmentRole:
      return QVariant::fromValue((isWords(index.column()) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default: return {};
  }
}

QVariant IterateTable::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  static constexpr std::array<const char*, columns> titles{
      QT_TR_NOOP("Iteration"), QT_TR_NOOP("Step"),    QT_TR_NOOP("Update"),   QT_TR_NOOP("Contraction"),
      QT_TR_NOOP("Dynamics"),  QT_TR_NOOP("Contact"), QT_TR_NOOP("Position"), QT_TR_NOOP("Velocity"),
      QT_TR_NOOP("Condition"), QT_TR_NOOP("Matrix"),  QT_TR_NOOP("Share"),    QT_TR_NOOP("Worst")};
  static constexpr std::array<const char*, columns> tips{
      QT_TR_NOOP("Of the attempt at the step; a step that failed is tried again with half the size"),
      QT_TR_NOOP("Size of the step that was tried"),
      QT_TR_NOOP("Correction that the residual calls for, by the test of the method: 1 and less passes"),
      QT_TR_NOOP("Of the update, over the one before"),
      QT_TR_NOOP("Largest residual of the equations of motion of bodies that nothing touches [N, N m]"),
      QT_TR_NOOP("Largest residual of the equations of motion of bodies that something touches [N, N m]"),
      QT_TR_NOOP("Largest residual of the constraints of positions [m, rad]"),
      QT_TR_NOOP("Largest residual of the constraints of velocities, of nonholonomic joints [m/s, rad/s]"),
      QT_TR_NOOP("Estimate of the condition of the matrix of the iteration, where it was made"),
      QT_TR_NOOP("Whether it was made here or kept from before"),
      QT_TR_NOOP("Of the correction that was taken; 0: the state was accepted as it stood"),
      QT_TR_NOOP("Element and equation whose unknown is corrected most, by the test; a click selects the element")};
  const auto i = static_cast<std::size_t>(section);
  switch (role) {
    case Qt::DisplayRole: return tr(titles[i]);
    case Qt::ToolTipRole: return tr(tips[i]);
    case Qt::TextAlignmentRole:
      return QVariant::fromValue((isWords(section) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default: return {};
  }
}

}  // namespace gyre::ui

#include "moc_iterate_table.cpp"

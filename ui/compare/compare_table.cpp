#include "compare/compare_table.h"

#include "figure/readable_number.h"
#include "run/method_variant.h"
#include "theme/run_look.h"
#include "theme/theme.h"

#include <QDeadlineTimer>
#include <QFont>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <array>
#include <utility>

namespace gyre::ui {
namespace {

constexpr int takingMeasures = 4;  // of a frame, for new rows [ms]
constexpr std::size_t rowsMeasuredAtOnce = 64;
constexpr int swatchWidth = 18, swatchHeight = 12;  // [pixels]

/// Its stroke, too, where the colour alone does not tell it from all others.
QPixmap swatch(const RunLook& look) {
  QPixmap out(swatchWidth, swatchHeight);
  if (look.line == Qt::SolidLine) {
    out.fill(look.color);
    return out;
  }
  out.fill(Qt::transparent);
  QPainter painter(&out);
  const int piece = look.line == Qt::DashLine ? 5 : 2;
  constexpr int gap = 2;
  for (int x = 0; x < swatchWidth; x += piece + gap)
    painter.fillRect(x, swatchHeight / 4, std::min(piece, swatchWidth - x), swatchHeight / 2, look.color);
  return out;
}

QString joined(const std::vector<std::string>& changes) {
  QStringList out;
  for (const std::string& change : changes) out << QString::fromStdString(change);
  return out.join(QStringLiteral(", "));
}

bool isLeftAligned(int column) { return column <= CompareTable::state; }

}  // namespace

std::vector<std::string> changesIn(const QString& text) {
  std::vector<std::string> out;
  for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
    if (const QString change = part.trimmed(); !change.isEmpty()) out.push_back(change.toStdString());
  return out;
}

CompareTable::CompareTable(ModelDocument& document, RunSet& runs, LockstepController& lockstep, QObject* parent)
    : QAbstractTableModel(parent), document_(document), runs_(runs), lockstep_(lockstep) {
  connect(&lockstep_, &LockstepController::replaced, this, &CompareTable::takeRuns);
  connect(&runs_, &RunSet::othersChanged, this, &CompareTable::takeRuns);
}

void CompareTable::setContestants(std::vector<Contestant> contestants) {
  beginResetModel();
  contestants_ = std::move(contestants);
  faults_.assign(contestants_.size(), QString());
  endResetModel();
  emit contestantsChanged();
}

void CompareTable::freeColors() {
  for (Contestant& c : contestants_) {
    const auto hasIt = [&](const RunPtr& run) { return run->color == c.color; };
    if (std::none_of(runs_.kept().all().begin(), runs_.kept().all().end(), hasIt)) continue;
    std::vector<int> taken;
    for (const Contestant& other : contestants_) taken.push_back(other.color);
    c.color = runs_.freeColor(taken);
  }
  if (rowCount() > 0) emit dataChanged(index(0, method), index(rowCount() - 1, method), {Qt::DecorationRole});
}

void CompareTable::add(const std::string& id) { add(Contestant{.method = id}); }

void CompareTable::add(const QString& file, std::shared_ptr<const Model> model) {
  const std::string id = model->simulation().type->id;
  add(Contestant{.method = id, .file = file, .model = std::move(model)});
}

void CompareTable::add(Contestant contestant) {
  const auto line = static_cast<int>(contestants_.size());
  if (line >= mostLines) return;
  std::vector<int> taken;
  for (const Contestant& c : contestants_) taken.push_back(c.color);
  contestant.color = runs_.freeColor(taken);
  beginInsertRows({}, line, line);
  contestants_.push_back(std::move(contestant));
  faults_.emplace_back();
  endInsertRows();
  emit contestantsChanged();
}

void CompareTable::remove(int line) {
  if (line < 0 || line >= rowCount()) return;
  if (!isContestant(line)) return runs_.kept().remove(keptOf(line));
  beginRemoveRows({}, line, line);
  contestants_.erase(contestants_.begin() + line);
  faults_.erase(faults_.begin() + line);
  endRemoveRows();
  emit contestantsChanged();
}

std::optional<std::size_t> CompareTable::placeOf(std::size_t line) const {
  const std::vector<RunPtr>& made = lockstep_.runs();
  const QString name = contestants_[line].name();
  for (std::size_t i = 0; i < made.size(); ++i)
    if (made[i]->name == name && made[i]->color == contestants_[line].color) return i;
  return std::nullopt;
}

RunPtr CompareTable::runOf(int line) const {
  if (line < 0 || line >= rowCount()) return nullptr;
  if (!isContestant(line)) return keptOf(line);
  const auto place = placeOf(static_cast<std::size_t>(line));
  return place ? lockstep_.runs()[*place] : nullptr;
}

QString CompareTable::faultOf(int line) const {
  return isContestant(line) ? faults_[static_cast<std::size_t>(line)] : QString();
}

/// Measures go on where they are still of the same two runs.
void CompareTable::takeRuns() {
  if (kept_ != runs_.kept().all()) {
    beginResetModel();
    kept_ = runs_.kept().all();
    endResetModel();
  }
  const RunPtr baseline = runs_.baseline();
  std::vector<Measured> before = std::exchange(measures_, {});
  const auto take = [&](const RunPtr& run, const RunPtr& other) {
    const auto same = std::find_if(before.begin(), before.end(),
                                   [&](const Measured& m) { return m.run == run && m.baseline == other; });
    if (same != before.end()) measures_.push_back(std::move(*same));
    else measures_.push_back({run, other, {run->recording, other && other != run ? other->recording : nullptr}});
  };
  // Rows of the same number are of the same time only among those in lockstep.
  for (const RunPtr& run : lockstep_.runs()) take(run, lockstep_.has(baseline) ? baseline : lockstep_.runs().front());
  for (const RunPtr& run : kept_) take(run, nullptr);
  refresh();
}

bool CompareTable::refresh() {
  const QDeadlineTimer deadline(takingMeasures, Qt::PreciseTimer);
  bool more = false;
  do {
    more = false;
    for (Measured& m : measures_) more |= m.measures.append(rowsMeasuredAtOnce) > 0;
  } while (more && !deadline.hasExpired());
  // Not of the changes: what is being typed there would be lost.
  if (rowCount() > 0) emit dataChanged(index(0, method), index(rowCount() - 1, method));
  if (rowCount() > 0) emit dataChanged(index(0, state), index(rowCount() - 1, columns - 1));
  return more;
}

int CompareTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(contestants_.size() + kept_.size());
}

QString CompareTable::stateText(std::size_t line) const {
  if (!faults_[line].isEmpty()) return tr("not possible");
  const auto place = placeOf(line);
  if (!place) return lockstep_.isCompiling() ? tr("being compiled") : QString();
  const LockstepProgress& p = lockstep_.progress()[*place];
  switch (p.state) {
    case RunState::failed: return tr("failed at %1 s").arg(compactNumber(p.time, 4));
    case RunState::finished: return tr("done");
    case RunState::paused: return tr("paused at %1 s").arg(compactNumber(p.time, 4));
    default: return tr("%1 s").arg(compactNumber(p.time, 4));
  }
}

const RunMeasures* CompareTable::measuresOf(const RunPtr& run) const {
  const auto it = std::find_if(measures_.begin(), measures_.end(), [&](const Measured& m) { return m.run == run; });
  return it == measures_.end() ? nullptr : &it->measures;
}

QString CompareTable::measured(const RunPtr& run, int column) const {
  const RunMeasures* m = run ? measuresOf(run) : nullptr;
  if (!m) return {};
  if (column == energy) return readableNumber(m->energy(), 3);
  if (column == drift) return readableNumber(m->drift(), 3);
  if (run == runs_.baseline()) return tr("baseline");
  if (!m->distance()) return {};
  return readableNumber(column == position ? m->distance()->position() : m->distance()->orientation(), 3);
}

QString CompareTable::ofKept(const RunPtr& run, int column) const {
  switch (column) {
    case method: return run->name;
    case state: return tr("kept, %1 s").arg(compactNumber(run->recordedUntil(), 4));
    case changes:
    case steps:
    case factorizations:
    case cpu: return {};
    default: return measured(run, column);
  }
}

QString CompareTable::text(int row, int column) const {
  if (!isContestant(row)) return ofKept(keptOf(row), column);
  const auto line = static_cast<std::size_t>(row);
  const auto place = placeOf(line);
  switch (column) {
    case method: return Contestant{.method = contestants_[line].method, .file = contestants_[line].file}.name();
    case changes: return joined(contestants_[line].changes);
    case state: return stateText(line);
    case steps: return place ? QString::number(lockstep_.progress()[*place].steps) : QString();
    case factorizations: return place ? QString::number(lockstep_.progress()[*place].work.factorizations) : QString();
    case cpu: return place ? readableNumber(lockstep_.progress()[*place].cpu, 3) : QString();
    default: return measured(runOf(row), column);
  }
}

QString CompareTable::tip(int row, int column) const {
  if (!isContestant(row)) return keptOf(row)->name;
  const auto line = static_cast<std::size_t>(row);
  if (!faults_[line].isEmpty()) return faults_[line];
  const auto place = placeOf(line);
  if (place && lockstep_.progress()[*place].error)
    return QString::fromStdString(lockstep_.progress()[*place].error->text());
  if (column == changes) return tr("What is changed of the method and the model, such as: rho_inf=0.5, step=1 ms");
  return {};
}

bool CompareTable::isFault(int row) const {
  if (!isContestant(row)) return false;
  const auto place = placeOf(static_cast<std::size_t>(row));
  return !faultOf(row).isEmpty() || (place && lockstep_.progress()[*place].error);
}

QVariant CompareTable::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const int row = index.row();
  const bool first = index.column() == method;
  switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::EditRole: return index.column() == changes ? text(row, changes) : QVariant();
    case Qt::ToolTipRole: return tip(row, index.column());
    case Qt::DecorationRole: {
      const int color = isContestant(row) ? contestants_[static_cast<std::size_t>(row)].color : keptOf(row)->color;
      return first ? QVariant(swatch(runLook(currentTheme(), color))) : QVariant();
    }
    case Qt::CheckStateRole: {
      const RunPtr run = first ? runOf(row) : nullptr;
      if (!run) return {};
      return run->isVisible ? Qt::Checked : Qt::Unchecked;
    }
    case Qt::FontRole: {
      if (!first) return {};
      QFont font;
      const RunPtr run = runOf(row);
      font.setBold(run && run == runs_.shown().run());
      return font;
    }
    case Qt::ForegroundRole:
      return index.column() == state && isFault(row) ? QVariant(currentTheme().error) : QVariant();
    case Qt::TextAlignmentRole:
      return QVariant::fromValue((isLeftAligned(index.column()) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default: return {};
  }
}

bool CompareTable::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (!index.isValid()) return false;
  const auto line = static_cast<std::size_t>(index.row());
  if (role == Qt::CheckStateRole) {
    const RunPtr run = runOf(index.row());
    if (run) runs_.setVisible(run, value.toInt() == Qt::Checked);
    return run != nullptr;
  }
  if (role != Qt::EditRole || index.column() != changes || !isContestant(index.row())) return false;
  contestants_[line].changes = changesIn(value.toString());
  const Contestant& c = contestants_[line];
  const auto variant = methodVariant(c.model ? *c.model : document_.model(), c.method, c.changes, document_.types());
  faults_[line] = variant ? QString() : QString::fromStdString(variant.error().text());
  emit dataChanged(this->index(index.row(), 0), this->index(index.row(), columns - 1));
  emit contestantsChanged();
  return true;
}

Qt::ItemFlags CompareTable::flags(const QModelIndex& index) const {
  Qt::ItemFlags out = QAbstractTableModel::flags(index);
  if (index.column() == changes && isContestant(index.row())) out |= Qt::ItemIsEditable;
  if (index.column() == method && runOf(index.row())) out |= Qt::ItemIsUserCheckable;
  return out;
}

QVariant CompareTable::headerData(int section, Qt::Orientation direction, int role) const {
  if (direction != Qt::Horizontal) return {};
  static constexpr std::array<const char*, columns> titles{
      QT_TR_NOOP("Method"),           QT_TR_NOOP("Changes"),  QT_TR_NOOP("State"),     QT_TR_NOOP("Steps"),
      QT_TR_NOOP("Factorizations"),   QT_TR_NOOP("CPU [s]"),  QT_TR_NOOP("Apart [m]"), QT_TR_NOOP("Apart [rad]"),
      QT_TR_NOOP("Energy error [J]"), QT_TR_NOOP("Drift [m]")};
  static constexpr std::array<const char*, columns> tips{
      QT_TR_NOOP("Integrator; bold: its bodies are drawn solid; ticked: its ghost and its curves are drawn"),
      QT_TR_NOOP("What is changed of the method and the model, such as: rho_inf=0.5, step=1 ms"),
      QT_TR_NOOP("How far it has come, or why it did not"),
      QT_TR_NOOP("Accepted steps"),
      QT_TR_NOOP("Of matrices"),
      QT_TR_NOOP("Processor time of the steps"),
      QT_TR_NOOP("Largest distance of a body from where it is in the baseline"),
      QT_TR_NOOP("Largest angle between a body's orientation and that in the baseline"),
      QT_TR_NOOP("Largest energy that the method itself made or lost: what is there, less what there was and was done"),
      QT_TR_NOOP("Largest violation of position constraints")};
  const auto i = static_cast<std::size_t>(section);
  switch (role) {
    case Qt::DisplayRole: return tr(titles[i]);
    case Qt::ToolTipRole: return tr(tips[i]);
    case Qt::TextAlignmentRole:
      return QVariant::fromValue((isLeftAligned(section) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default: return {};
  }
}

}  // namespace gyre::ui

#include "moc_compare_table.cpp"

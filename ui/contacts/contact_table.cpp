#include "contacts/contact_table.h"

#include "figure/readable_number.h"
#include "run/contact_values.h"
#include "theme/icons.h"
#include "theme/theme.h"
#include "viewport/viewport_colors.h"

#include <QFont>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

/// In the unit of its column.
double value(const LoggedContact& c, int column) {
  switch (column) {
    case ContactTable::gap: return 1e3 * static_cast<double>(c.gap);
    case ContactTable::normal: return normalForce(c);
    case ContactTable::friction: return frictionForce(c);
    case ContactTable::approach: return approachSpeed(c);
    case ContactTable::slip: return slipSpeed(c);
    case ContactTable::state: return static_cast<double>(c.kind);
    case ContactTable::work: return 1e3 * static_cast<double>(c.work);
    default: return 0;
  }
}

/// A number of a column whose largest is `most`, with as many decimals as give that one four digits, four at most.
QString besides(double x, double most) {
  constexpr double nothing = 1e-6, small = 2e-3;
  if (most < nothing) return QStringLiteral("0");
  if (most < small) return compactNumber(x, 3);
  const int decimals = std::clamp(3 - static_cast<int>(std::floor(std::log10(most))), 0, 4);
  if (std::abs(x) < 0.5 * std::pow(10, -decimals)) return QStringLiteral("0");
  return QString::number(x, 'f', decimals).replace(QLatin1Char('-'), QChar(0x2212));
}

/// As it is drawn in the viewport, and told apart without its colour, too.
QPixmap stateDot(ContactState::Kind kind) {
  const Theme& t = currentTheme();
  constexpr int side = 12, ratio = 4;
  QPixmap dot(side * ratio, side * ratio);
  dot.setDevicePixelRatio(ratio);
  dot.fill(Qt::transparent);
  QPainter painter(&dot);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor color = viewportColors(t.dark).ofContact(kind);
  painter.setPen(QPen(color, 1.6));
  painter.setBrush(kind == ContactState::Kind::open ? QBrush(Qt::NoBrush) : QBrush(color));
  if (kind == ContactState::Kind::slip)
    painter.drawPolygon(QPolygonF({QPointF(2, 2.2), QPointF(10.4, 6), QPointF(2, 9.8)}));
  else painter.drawEllipse(QPointF(6, 6), 3.8, 3.8);
  return dot;
}

}  // namespace

void ContactTable::show(const ContactMoment& moment, std::vector<std::int32_t> chosen, bool only) {
  if (!(moment == moment_)) loads_.clear();
  moment_ = moment;
  chosen_ = std::move(chosen);
  std::sort(chosen_.begin(), chosen_.end());
  only_ = only;
  refresh();
}

void ContactTable::setLoads(std::vector<LoadState> loads) {
  loads_ = std::move(loads);
  if (rowCount() > 0) emit dataChanged(index(0, normal), index(rowCount() - 1, normal));
}

bool ContactTable::isShared(std::size_t contact) const {
  return contact < loads_.size() && (loads_[contact] == LoadState::inSum || loads_[contact] == LoadState::free);
}

std::size_t ContactTable::sharedLoads() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < loads_.size(); ++i) count += isShared(i);
  return count;
}

bool ContactTable::isChosen(const LoggedContact& c) const {
  return std::binary_search(chosen_.begin(), chosen_.end(), c.body1) ||
         std::binary_search(chosen_.begin(), chosen_.end(), c.body2);
}

/// Lines are added and taken away at the end; which contact stands on which line the views ask for anyway.
void ContactTable::refresh() {
  const int before = rowCount();
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < contacts().size(); ++i)
    if (!only_ || isChosen(contacts()[i])) order.push_back(i);
  const int after = static_cast<int>(order.size());
  if (after > before) beginInsertRows({}, before, after - 1);
  if (after < before) beginRemoveRows({}, after, before - 1);
  order_ = std::move(order);
  arrange();
  if (after > before) endInsertRows();
  if (after < before) endRemoveRows();
  if (after > 0) emit dataChanged(index(0, 0), index(after - 1, columns - 1));
}

void ContactTable::arrange() {
  most_.fill(0);
  for (const LoggedContact& c : contacts())
    for (int k = bodies + 1; k < columns; ++k) {
      double& most = most_[static_cast<std::size_t>(k)];
      most = std::max(most, std::abs(value(c, k)));
    }
  if (sortedBy_ < 0) return;
  std::vector<double> keys(contacts().size());
  if (sortedBy_ != bodies)
    for (const std::size_t i : order_) keys[i] = value(contacts()[i], sortedBy_);
  else
    for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = static_cast<double>(i);  // the log is sorted by bodies
  const bool up = sortOrder_ == Qt::AscendingOrder;
  std::stable_sort(order_.begin(), order_.end(),
                   [&](std::size_t a, std::size_t b) { return up ? keys[a] < keys[b] : keys[a] > keys[b]; });
}

void ContactTable::sort(int column, Qt::SortOrder order) {
  sortedBy_ = column;
  sortOrder_ = order;
  emit layoutAboutToBeChanged();
  const QModelIndexList before = persistentIndexList();
  const std::vector<std::size_t> were = order_;
  std::sort(order_.begin(), order_.end());
  arrange();
  std::vector<int> lines(contacts().size(), -1);
  for (std::size_t line = 0; line < order_.size(); ++line) lines[order_[line]] = static_cast<int>(line);
  QModelIndexList after;
  for (const QModelIndex& i : before) after << index(lines[were[static_cast<std::size_t>(i.row())]], i.column());
  changePersistentIndexList(before, after);
  emit layoutChanged();
}

std::optional<int> ContactTable::lineOf(const LoggedContact& wanted) const {
  const auto found =
      std::find_if(order_.begin(), order_.end(), [&](std::size_t i) { return sameContact(contacts()[i], wanted); });
  if (found == order_.end()) return std::nullopt;
  return static_cast<int>(found - order_.begin());
}

std::vector<std::size_t> ContactTable::shown() const {
  std::vector<std::size_t> out = order_;
  std::sort(out.begin(), out.end());
  return out;
}

int ContactTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(order_.size());
}

QString ContactTable::text(const LoggedContact& c, int column) const {
  if (column == bodies) return tr("%1 – %2", "two bodies").arg(nameOf(c.body1), nameOf(c.body2));
  if (column == state) return tr(stateText(c.kind));
  return besides(value(c, column), most_[static_cast<std::size_t>(column)]);
}

QVariant ContactTable::decoration(std::size_t contact, int column) const {
  if (column == work && contacts()[contact].gains) return icon("warning", currentTheme().warning);
  if (column == normal && isShared(contact)) return icon("not-judged", currentTheme().textMuted);
  if (column == state) return stateDot(contacts()[contact].kind);
  return {};
}

QString ContactTable::tip(std::size_t contact, int column) const {
  const LoggedContact& c = contacts()[contact];
  if (column == work && c.gains)
    return tr("This contact brought energy in: %1 mJ. Newton's law of restitution does so where bodies slip in "
              "opposite "
              "directions before and after an impact with friction (Kane 1984). Less restitution or less friction "
              "helps.")
        .arg(compactNumber(1e3 * static_cast<double>(c.work), 3));
  if (column == normal && isShared(contact)) return loadTip(contact);
  if (column == friction && c.kind != ContactState::Kind::open)
    return tr("At most %1 N before it slips: coefficient %2")
        .arg(compactNumber(static_cast<double>(c.friction) * normalForce(c), 4),
             compactNumber(static_cast<double>(c.friction), 3));
  return {};
}

QString ContactTable::loadTip(std::size_t contact) const {
  const LoggedContact& c = contacts()[contact];
  if (loads_[contact] == LoadState::free)
    return tr(
        "This load is not the only one possible, nor is the sum over the two bodies: rigid bodies may share loads "
        "in other ways, or be jammed more or less, with the same motion.");
  Vec3 sum = Vec3::Zero();
  for (const LoggedContact& other : contacts())
    if (other.body1 == c.body1 && other.body2 == c.body2) sum += toVec3(other.force);
  return tr("This load is not the only one possible: rigid bodies may share it among their contacts in other ways, "
            "with "
            "the same motion. The sum over the two bodies is: %1 N.")
      .arg(compactNumber(sum.norm(), 4));
}

QVariant ContactTable::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const std::size_t number = indexAt(index.row());
  const LoggedContact& c = contacts()[number];
  const int column = index.column();
  switch (role) {
    case Qt::DisplayRole: return text(c, column);
    case Qt::DecorationRole: return decoration(number, column);
    case Qt::ToolTipRole: return tip(number, column);
    case Qt::TextAlignmentRole:
      if (column == bodies || column == state) return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
      return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole:
      if (column == bodies && !only_ && isChosen(c)) {
        QFont bold;
        bold.setBold(true);
        return bold;
      }
      return {};
    case Qt::AccessibleTextRole:
      if (column == normal && isShared(number)) return tr("%1, not unique").arg(text(c, column));
      return c.gains && column == work ? tr("%1, brought energy in").arg(text(c, column)) : text(c, column);
    default: return {};
  }
}

QVariant ContactTable::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  static constexpr std::array<const char*, columns> titles{
      QT_TR_NOOP("Bodies"),         QT_TR_NOOP("State"),      QT_TR_NOOP("Normal [N]"), QT_TR_NOOP("Friction [N]"),
      QT_TR_NOOP("Approach [m/s]"), QT_TR_NOOP("Slip [m/s]"), QT_TR_NOOP("Gap [mm]"),   QT_TR_NOOP("Work [mJ]")};
  static constexpr std::array<const char*, columns> tips{
      QT_TR_NOOP("Body 1 and body 2: forces act on the second, normals point to it"),
      QT_TR_NOOP("Whether it sticks, slips, or is open: near, but without a force"),
      QT_TR_NOOP("Force on body 2 along the normal, mean of the step"),
      QT_TR_NOOP("Force on body 2 across the normal, mean of the step"),
      QT_TR_NOOP("How fast the surfaces come closer along the normal, at the end of the step; below zero they part"),
      QT_TR_NOOP("Speed of body 2 against body 1 across the normal, at the end of the step"),
      QT_TR_NOOP("Between the surfaces, below zero they overlap: in the middle of the step by methods that step over "
                 "impacts, else at its end"),
      QT_TR_NOOP("Energy that both bodies gained by the contact in the step")};
  const auto i = static_cast<std::size_t>(section);
  switch (role) {
    case Qt::DisplayRole: return tr(titles[i]);
    case Qt::ToolTipRole: return tr(tips[i]);
    case Qt::TextAlignmentRole:
      return QVariant::fromValue((section == bodies || section == state ? Qt::AlignLeft : Qt::AlignRight) |
                                 Qt::AlignVCenter);
    default: return {};
  }
}

}  // namespace gyre::ui

#include "moc_contact_table.cpp"

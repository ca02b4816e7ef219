#include "ledger/energy_book.h"

#include "model/element.h"
#include "run/column_named.h"

#include <QDeadlineTimer>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

namespace gyre::ui {
namespace {

constexpr std::size_t rowsAtOnce = 4096;
constexpr int takingTime = 6;  // of a frame [ms]

std::size_t indexOf(LedgerBand band) { return static_cast<std::size_t>(band); }

/// The band of which a channel "energy.X" is a term, and its sign.
struct WholeTerm {
  const char* channel;
  LedgerBand band;
  double factor;
};
constexpr WholeTerm wholeTerms[] = {{"energy.potential", LedgerBand::potential, 1},
                                    {"energy.elastic", LedgerBand::elastic, 1},
                                    {"energy.kinetic", LedgerBand::kinetic, 1},
                                    {"energy.dissipated", LedgerBand::heat, 1},
                                    {"energy.contact_friction", LedgerBand::friction, -1},
                                    {"energy.contact_normal", LedgerBand::impacts, -1},
                                    {"energy.numerical", LedgerBand::method, 1},
                                    {"energy.work", LedgerBand::broughtIn, 1},
                                    {"energy.contact_correction", LedgerBand::broughtIn, 1}};

struct PartTerm {
  const char* quantity;
  LedgerBand band;
  double factor;
};
constexpr PartTerm partTerms[] = {{"kinetic", LedgerBand::kinetic, 1},        {"potential", LedgerBand::potential, 1},
                                  {"elastic", LedgerBand::elastic, 1},        {"dissipated", LedgerBand::heat, 1},
                                  {"work", LedgerBand::broughtIn, 1},         {"normal_work", LedgerBand::impacts, -1},
                                  {"friction_work", LedgerBand::friction, -1}};
constexpr const char* contactPrefix = "contact.";

}  // namespace

void EnergyBook::setRecording(std::shared_ptr<const Recording> recording) {
  *this = {};
  recording_ = std::move(recording);
  if (!recording_) return;
  for (const WholeTerm& term : wholeTerms)
    if (const auto column = columnNamed(*recording_, term.channel))
      terms_[indexOf(term.band)].push_back({*column, term.factor});
  const auto treeOf = [](const std::vector<ExtremesTree::Term>& sum) {
    return ExtremesTree(sum.front().column, {sum.begin() + 1, sum.end()});
  };
  if (terms_[indexOf(LedgerBand::potential)].empty() || terms_[indexOf(LedgerBand::broughtIn)].empty()) {
    recording_.reset();  // of something else
    return;
  }
  std::vector<ExtremesTree::Term> sum;
  for (std::size_t band = 0; band < stackedBands; ++band) {
    sum.insert(sum.end(), terms_[band].begin(), terms_[band].end());
    tops_.push_back(treeOf(sum));
  }
  owed_ = treeOf(terms_[indexOf(LedgerBand::broughtIn)]);
  seen_[indexOf(LedgerBand::method)] = true;
  findParts();
}

/// Behind all others stand the columns of elements (run/energy_columns.h), the hand's last.
void EnergyBook::findParts() {
  const auto mouseSpring = columnNamed(*recording_, "energy.hand");
  tellsParts_ = mouseSpring.has_value();
  if (!mouseSpring) return;
  const std::vector<Channel>& channels = recording_->channels();
  parts_.push_back({*mouseSpring, LedgerBand::broughtIn, 1, {}, {}});
  for (std::size_t c = *mouseSpring; c-- > 0;) {
    const std::string& name = channels[c].name;
    const std::size_t dot = name.rfind('.');
    const std::string_view quantity = std::string_view(name).substr(dot + 1);
    const auto term = std::ranges::find_if(partTerms, [&](const PartTerm& t) { return quantity == t.quantity; });
    if (channels[c].element == documentId || channels[c].unit != "J" || term == std::end(partTerms)) break;
    parts_.push_back({c, term->band, term->factor, {channels[c].element}, QString::fromStdString(name.substr(0, dot))});
  }
  nameContacts();
}

/// "contact.A-B" is of the body B: the rest of its name is that of A, which may have hyphens of its own.
void EnergyBook::nameContacts() {
  QHash<QString, ElementId> bodies;
  QHash<quint32, QString> names;
  for (const Column& part : parts_) {
    if (part.band != LedgerBand::kinetic) continue;
    bodies.insert(part.name, part.elements.front());
    names.insert(part.elements.front().value, part.name);
  }
  for (Column& part : parts_) {
    if (part.elements.empty() || !names.contains(part.elements.front().value)) continue;
    if (!part.name.startsWith(QLatin1String(contactPrefix)) || part.band == LedgerBand::kinetic) continue;
    const QString whole = part.name.mid(static_cast<qsizetype>(std::strlen(contactPrefix)));
    const QString& second = names[part.elements.front().value];
    if (whole == second) {
      part.name = whole;
      continue;
    }
    const QString first = whole.chopped(second.size() + 1);
    part.name = first + QStringLiteral(" \u2013 ") + second;
    if (const auto found = bodies.constFind(first); found != bodies.cend())
      part.elements.insert(part.elements.begin(), *found);
  }
}

bool EnergyBook::takeNewRows() {
  if (!recording_) return false;
  const QDeadlineTimer deadline(takingTime, Qt::PreciseTimer);
  const std::size_t before = rows_;
  do {
    std::size_t taken = owed_.append(*recording_, rowsAtOnce);
    for (ExtremesTree& top : tops_) {
      // Rows may have come in between: all trees end at the same one.
      if (top.rows() < owed_.rows()) top.append(*recording_, owed_.rows() - top.rows());
    }
    for (; rows_ < owed_.rows(); ++rows_) see(rows_);
    isBehind_ = taken == rowsAtOnce;
  } while (isBehind_ && !deadline.hasExpired());
  return rows_ > before;
}

void EnergyBook::see(std::size_t row) {
  for (std::size_t band = 0; band < ledgerBands; ++band) {
    if (seen_[band] || terms_[band].empty()) continue;
    const auto at = static_cast<LedgerBand>(band);
    seen_[band] = at == LedgerBand::potential ? raw(at, row) != raw(at, 0) : raw(at, row) != 0;
  }
}

AxisRange EnergyBook::timeRange() const {
  if (rows_ == 0) return {};
  return {recording_->time(0), recording_->time(rows_ - 1)};
}

double EnergyBook::raw(LedgerBand band, std::size_t row) const {
  double sum = 0;
  for (const ExtremesTree::Term& term : terms_[indexOf(band)]) sum += term.factor * recording_->at(row, term.column);
  return sum;
}

/// Lowest potential energy so far.
double EnergyBook::lowest() const {
  const Extremes all = tops_[indexOf(LedgerBand::potential)].over(*recording_, 0, rows_);
  return all.empty() ? 0 : all.minimum;
}

std::size_t EnergyBook::rowOfLowest() const {
  const ExtremesTree& tree = tops_[indexOf(LedgerBand::potential)];
  const double least = lowest();
  std::size_t begin = 0, end = rows_;
  while (end - begin > 1) {
    const std::size_t middle = begin + (end - begin) / 2;
    (tree.over(*recording_, begin, middle).minimum <= least ? end : begin) = middle;
  }
  return begin;
}

double EnergyBook::value(LedgerBand band, std::size_t row) const {
  return band == LedgerBand::potential ? raw(band, row) - lowest() : raw(band, row);
}

double EnergyBook::atStart() const {
  return value(LedgerBand::potential, 0) + raw(LedgerBand::elastic, 0) + raw(LedgerBand::kinetic, 0);
}

double EnergyBook::top(LedgerBand band, std::size_t row) const {
  return tops_[indexOf(band)].value(*recording_, row) - lowest();
}

Extremes EnergyBook::extremes(const AxisRange& time) const {
  Extremes out;
  if (rows_ == 0) return out;
  const std::vector<std::size_t> borders = pixelBorders(*recording_, rows_, time.low, time.high, 1);
  const std::size_t begin = borders.front() > 0 ? borders.front() - 1 : 0, end = std::min(rows_, borders.back() + 1);
  const auto add = [&](const ExtremesTree& tree, double by) {
    const Extremes of = tree.over(*recording_, begin, end);
    if (of.empty()) return;
    out.add(of.minimum + by);
    out.add(of.maximum + by);
  };
  for (const ExtremesTree& top : tops_) add(top, -lowest());
  add(owed_, atStart());
  out.add(0);
  return out;
}

std::vector<CurvePoint> EnergyBook::shifted(const ExtremesTree& tree, const AxisRange& time, std::size_t pixels,
                                            double by) const {
  std::vector<CurvePoint> points =
      reduce(*recording_, tree, pixelBorders(*recording_, rows_, time.low, time.high, pixels), false);
  for (CurvePoint& point : points) point.value += by;
  return points;
}

std::vector<CurvePoint> EnergyBook::edge(LedgerBand band, const AxisRange& time, std::size_t pixels) const {
  return shifted(tops_[indexOf(band)], time, pixels, -lowest());
}

std::vector<CurvePoint> EnergyBook::owedEdge(const AxisRange& time, std::size_t pixels) const {
  return shifted(owed_, time, pixels, atStart());
}

std::vector<EnergyBook::Part> EnergyBook::parts(LedgerBand band, std::size_t row) const {
  std::vector<Part> out;
  const std::size_t from = band == LedgerBand::potential ? rowOfLowest() : 0;
  for (const Column& part : parts_) {
    if (part.band != band) continue;
    double value = part.factor * recording_->at(row, part.column);
    if (band == LedgerBand::potential) value -= recording_->at(from, part.column);
    if (value == 0 && band != LedgerBand::kinetic && band != LedgerBand::potential) continue;
    out.push_back({part.elements, part.name, value});
  }
  std::ranges::stable_sort(out, [](const Part& a, const Part& b) { return std::abs(a.value) > std::abs(b.value); });
  return out;
}

}  // namespace gyre::ui

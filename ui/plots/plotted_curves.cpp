#include "plots/plotted_curves.h"

#include "model/element.h"

#include <QDeadlineTimer>

#include <algorithm>

namespace gyre::ui {

namespace {

constexpr int takingTime = 8;             ///< of a frame, for new rows [ms]
constexpr std::size_t rowsAtOnce = 4096;  ///< of one curve

/// What a step has to say of itself, as against what it has led to.
bool isOfSteps(const Channel& channel) {
  return channel.element == documentId && (channel.name.starts_with("step.") || channel.name == "newton.iterations");
}

}  // namespace

bool PlottedCurves::isKnown(const QString& name) const { return canPlot(*rows_.run(), name); }

bool PlottedCurves::hasFormulas() const {
  const bool any = std::any_of(curves_.begin(), curves_.end(), [](const PlottedCurve& c) { return c.isFormula; });
  return rows_.run() && (any || (across_ && across_->isFormula));
}

bool PlottedCurves::chooseRows() {
  for (PlottedCurve& curve : curves_) curve.isFormula = rows_.run() && columnOf(rows_.run(), curve.name) < 0;
  if (across_) across_->isFormula = rows_.run() && columnOf(rows_.run(), across_->name) < 0 && isKnown(across_->name);
  QStringList names;
  for (const PlottedCurve& curve : curves_) names << curve.name;
  if (across_ && !names.contains(across_->name)) names << across_->name;
  if (!rows_.choose(names, hasFormulas())) return false;
  for (PlottedCurve& curve : curves_) findColumns(curve);
  if (across_) findColumns(*across_);
  chooseShown();
  return true;
}

void PlottedCurves::findColumns(PlottedCurve& curve) const {
  curve.column = columnOf(rows_.own().get(), curve.name);
  if (curve.column > 0) {
    const Channel& channel = rows_.own()->channels()[static_cast<std::size_t>(curve.column)];
    curve.unit = QString::fromStdString(channel.unit);
    curve.ofSteps = isOfSteps(channel);
  }
  findKeptColumn(curve);
}

void PlottedCurves::findKeptColumn(PlottedCurve& curve) const {
  curve.keptColumn = columnOf(rows_.kept().get(), curve.name);
  if (curve.keptColumn <= 0) return;
  const auto column = static_cast<std::size_t>(curve.keptColumn);
  const bool sameUnit = curve.column <= 0 || rows_.kept()->channels()[column].unit == curve.unit.toStdString();
  curve.keptColumn = sameUnit ? curve.keptColumn : -1;
  curve.keptTree = ExtremesTree(column);
}

void PlottedCurves::chooseShown() {
  difference_.reset();
  if (isDifference_) makeDifference();
  for (PlottedCurve& curve : curves_) restart(curve);
  if (across_) restart(*across_);
}

void PlottedCurves::makeDifference() {
  std::vector<RunDifference::Pair> pairs;
  for (PlottedCurve& curve : curves_) {
    curve.shown = -1;
    if (curve.column <= 0 || curve.keptColumn <= 0) continue;
    auto own = static_cast<std::size_t>(curve.column), kept = static_cast<std::size_t>(curve.keptColumn);
    if (rows_.runIsBaseline()) std::swap(own, kept);
    pairs.push_back({own, kept, curve.ofSteps});
    curve.shown = static_cast<int>(pairs.size());
  }
  if (!rows_.kept() || !rows_.own() || rows_.isOneRun() || pairs.empty()) return;
  if (auto made = RunDifference::create(rows_.compared(), rows_.baseline(), std::move(pairs)))
    difference_ = std::move(*made);
}

void PlottedCurves::restart(PlottedCurve& curve) const {
  if (!isDifference_) curve.shown = curve.column;
  else if (!difference_) curve.shown = -1;
  if (curve.shown <= 0) return;
  const auto column = static_cast<std::size_t>(curve.shown);
  curve.tree = ExtremesTree(column, magnitudes_);
  if (difference_) curve.uncertainty = ExtremesTree(difference_->uncertaintyOf(column - 1));
}

void PlottedCurves::setDifference(bool on, bool magnitudes) {
  const bool anew = on != std::exchange(isDifference_, on);
  const bool otherValues = (on && magnitudes) != std::exchange(magnitudes_, on && magnitudes);
  if (anew) return chooseShown();
  if (!otherValues) return;
  for (PlottedCurve& curve : curves_) restart(curve);
}

std::optional<NoDifference> PlottedCurves::lack() const {
  if (!isDifference_ || difference_) return std::nullopt;
  if (!rows_.kept()) return NoDifference::noKeptRun;
  if (rows_.isOneRun()) return NoDifference::isTheKeptRun;
  const auto isCommon = [](const PlottedCurve& c) { return c.column > 0 && c.keptColumn > 0; };
  const bool any = std::any_of(curves_.begin(), curves_.end(), isCommon);
  return any ? NoDifference::noMemory : NoDifference::noCommonChannel;
}

std::optional<double> PlottedCurves::baselineEnd() const {
  if (!difference_ || !difference_->hasEnded()) return std::nullopt;
  return rows_.baseline()->time(rows_.baseline()->rows() - 1);
}

std::shared_ptr<const Recording> PlottedCurves::shown() const {
  if (!isDifference_) return rows_.own();
  return difference_ ? difference_->recording() : nullptr;
}

void PlottedCurves::setRecording(std::shared_ptr<const Recording> recording) {
  rows_.setRun(std::move(recording));
  if (rows_.run()) sortOut();
  if (!chooseRows()) chooseShown();
}

void PlottedCurves::sortOut() {
  for (Absent& absent : std::exchange(absent_, {})) {
    const auto place = std::min(absent.place, curves_.size());
    curves_.insert(curves_.begin() + static_cast<std::ptrdiff_t>(place), std::move(absent.curve));
  }
  for (std::size_t i = 0; i < curves_.size(); ++i)
    if (!isKnown(curves_[i].name)) absent_.push_back({i, curves_[i]});
  std::erase_if(curves_, [this](const PlottedCurve& c) { return !isKnown(c.name); });
}

void PlottedCurves::setKept(std::shared_ptr<const Recording> recording, KeptRole role) {
  if (!rows_.setKept(std::move(recording), role) || chooseRows()) return;
  for (PlottedCurve& curve : curves_) findKeptColumn(curve);
  if (isDifference_) chooseShown();
}

int PlottedCurves::freeColor() const {
  int color = firstColor_;
  const auto used = [&](const PlottedCurve& c) { return c.color == color; };
  const auto kept = [&](const Absent& a) { return a.curve.color == color; };
  while (std::any_of(curves_.begin(), curves_.end(), used) || std::any_of(absent_.begin(), absent_.end(), kept))
    ++color;
  return color;
}

void PlottedCurves::add(int column) {
  if (!rows_.run() || column <= 0 || static_cast<std::size_t>(column) >= rows_.run()->columns()) return;
  add(QString::fromStdString(rows_.run()->channels()[static_cast<std::size_t>(column)].name));
}

void PlottedCurves::add(const QString& name) {
  if (std::any_of(curves_.begin(), curves_.end(), [&](const PlottedCurve& c) { return c.name == name; })) return;
  if (!rows_.run() || !isKnown(name)) return;
  curves_.push_back({.name = name, .unit = {}, .color = freeColor()});
  if (chooseRows()) return;
  findColumns(curves_.back());
  if (isDifference_) chooseShown();
  else restart(curves_.back());
}

void PlottedCurves::replace(const QString& name, const QString& other) {
  const auto at = std::find_if(curves_.begin(), curves_.end(), [&](const PlottedCurve& c) { return c.name == name; });
  const bool isThere =
      std::any_of(curves_.begin(), curves_.end(), [&](const PlottedCurve& c) { return c.name == other; });
  if (at == curves_.end() || isThere || !rows_.run() || !isKnown(other)) return;
  *at = {.name = other, .unit = {}, .color = at->color};
  if (chooseRows()) return;
  findColumns(*at);
  chooseShown();
}

void PlottedCurves::setNames(const QStringList& names) {
  curves_.clear();
  absent_.clear();
  for (const QString& name : names)
    if (!rows_.run() || isKnown(name)) curves_.push_back({.name = name, .unit = {}, .color = freeColor()});
  if (chooseRows()) return;
  for (PlottedCurve& curve : curves_) findColumns(curve);
  chooseShown();
}

void PlottedCurves::remove(const QString& name) {
  std::erase_if(curves_, [&](const PlottedCurve& c) { return c.name == name; });
  chooseRows();
}

void PlottedCurves::setHorizontal(const QString& name) {
  if (name == horizontal()) return;
  across_.reset();
  if (!name.isEmpty()) across_ = PlottedCurve{.name = name, .unit = {}};
  if (chooseRows() || !across_) return;
  findColumns(*across_);
  restart(*across_);
}

QString PlottedCurves::horizontal() const { return across_ ? across_->name : QString(); }

const PlottedCurve* PlottedCurves::horizontalCurve() const {
  return across_ && across_->shown > 0 ? &*across_ : nullptr;
}

void PlottedCurves::clear() {
  curves_.clear();
  absent_.clear();
  chooseRows();
}

bool PlottedCurves::takeNewRows() {
  const auto drawn = shown();
  if (!drawn) return false;
  const QDeadlineTimer deadline(takingTime, Qt::PreciseTimer);
  bool any = false;
  do {
    isBehind_ = rows_.append(rowsAtOnce);
    isBehind_ |= difference_ && difference_->append(rowsAtOnce, rows_.baselineGrows()) > 0;
    for (PlottedCurve& curve : curves_) isBehind_ |= takeRows(curve, *drawn);
    if (across_) isBehind_ |= takeRows(*across_, *drawn);
    any |= isBehind_;
  } while (isBehind_ && !deadline.hasExpired());
  return any;
}

bool PlottedCurves::takeRows(PlottedCurve& curve, const Recording& drawn) {
  bool any = false;
  if (curve.shown > 0) any |= curve.tree.append(drawn, rowsAtOnce) > 0;
  if (curve.shown > 0 && difference_) any |= curve.uncertainty.append(drawn, rowsAtOnce) > 0;
  if (curve.keptColumn > 0 && showsKept()) any |= curve.keptTree.append(*rows_.kept(), rowsAtOnce) > 0;
  return any;
}

void PlottedCurves::takeAllRows() {
  while (takeNewRows() && isBehind_) {
  }
}

std::size_t PlottedCurves::rows() const {
  const auto drawn = shown();
  if (!drawn || curves_.empty()) return 0;
  std::size_t least = drawn->rows();
  for (const PlottedCurve& curve : curves_) {
    if (curve.shown > 0) least = std::min(least, curve.tree.rows());
    if (curve.shown > 0 && difference_) least = std::min(least, curve.uncertainty.rows());
  }
  if (horizontalCurve()) least = std::min(least, across_->tree.rows());
  return least;
}

bool PlottedCurves::showsKept() const {
  return !isDifference_ && rows_.drawsKept() &&
         std::any_of(curves_.begin(), curves_.end(), [](const PlottedCurve& c) { return c.keptColumn > 0; });
}

std::size_t PlottedCurves::keptRows() const {
  if (!showsKept()) return 0;
  std::size_t least = rows_.kept()->rows();
  for (const PlottedCurve& curve : curves_)
    if (curve.keptColumn > 0) least = std::min(least, curve.keptTree.rows());
  if (across_ && across_->keptColumn > 0) least = std::min(least, across_->keptTree.rows());
  return least;
}

}  // namespace gyre::ui

#include "plots/plotted_curves.h"

#include <QDeadlineTimer>

#include <algorithm>

namespace gyre::ui {

namespace {

constexpr int takingTime = 8;             ///< of a frame, for new rows [ms]
constexpr std::size_t rowsAtOnce = 4096;  ///< of one curve

/// The one value of all, or empty when they differ.
template <class Of>
QString common(const std::vector<PlottedCurve>& curves, Of of) {
  const QString first = of(curves.front());
  for (const PlottedCurve& curve : curves) {
    if (of(curve) != first) return {};
  }
  return first;
}

/// The column of a channel; -1 when there is none of that name.
int columnOf(const Recording* recording, const QString& name) {
  const std::string wanted = name.toStdString();
  for (std::size_t column = 1; recording && column < recording->columns(); ++column)
    if (recording->channels()[column].name == wanted) return static_cast<int>(column);
  return -1;
}

/// What a step has to say of itself, as against what it has led to.
bool isOfSteps(const Channel& channel) { return channel.element == documentId && channel.name.starts_with("step."); }

/// The rows of a recording that some curves can show, in a window of time.
struct Rows {
  Rows(const Recording& from, std::size_t rows, const AxisRange& time, std::size_t pixels)
      : recording(from), borders(pixelBorders(from, rows, time.low, time.high, pixels)) {
    // Before the first row there is no step.
    afterFirst = borders;
    for (std::size_t& border : afterFirst) border = std::max<std::size_t>(border, std::min<std::size_t>(1, rows));
  }

  Extremes extremes(const ExtremesTree& tree, bool ofSteps) const {
    const auto& shown = ofSteps ? afterFirst : borders;
    return tree.over(recording, shown.front(), shown.back());
  }

  std::vector<CurvePoint> points(const ExtremesTree& tree, bool ofSteps, bool positiveOnly) const {
    std::vector<CurvePoint> drawn = reduce(recording, tree, ofSteps ? afterFirst : borders, positiveOnly);
    // What the first step has to say holds since the start.
    if (ofSteps && drawn.size() > 1 && drawn[0].time == recording.time(0)) drawn[0].value = drawn[1].value;
    return drawn;
  }

  const Recording& recording;
  std::vector<std::size_t> borders, afterFirst;
};

/// Maps points to pixels, breaks the line where a value has no place, and keeps lone points visible.
/// @param stairs  a value holds since the point before
QPolygonF toPixels(const std::vector<CurvePoint>& points, const PlotWindow& window, const QSizeF& size, bool stairs) {
  constexpr double farAway = 1e6;  // beyond any screen, within single precision
  // Lines of less than a pixel come out ragged.
  const auto sameSpot = [](QPointF d) { return std::abs(d.x()) < 1 && std::abs(d.y()) < 0.6; };
  QPolygonF result;
  result.reserve(static_cast<qsizetype>(points.size()) + 2);
  qsizetype begin = 0;  // of the unbroken piece
  const auto endPiece = [&] {
    if (result.size() - begin != 1) return;
    const QPointF lone = result.back();
    result.back().rx() -= 1;
    result << lone + QPointF(1, 0);
  };
  for (const CurvePoint& point : points) {
    const double value = window.onAxis(point.value);
    const QPointF pixel(window.time.toUnit(point.time) * size.width(),
                        std::clamp(window.value.toUnit(value) * size.height(), -farAway, farAway));
    if (std::isfinite(value)) {
      if (result.size() > begin && sameSpot(pixel - result.back())) continue;
      if (stairs && result.size() > begin) result << QPointF(result.back().x(), pixel.y());
      result << pixel;
    } else if (result.size() > begin) {
      endPiece();
      result << QPointF(result.back().x(), std::nan(""));
      begin = result.size();
    }
  }
  endPiece();
  return result;
}

}  // namespace

QString channelGroup(const QString& name) {
  const qsizetype dot = name.lastIndexOf(QLatin1Char('.'));
  return dot < 0 ? QString() : name.left(dot);
}

QString channelQuantity(const QString& name) { return name.mid(name.lastIndexOf(QLatin1Char('.')) + 1); }

QColor keptColor(const Theme& theme, int color) { return mixed(theme.plotBackground, theme.curve(color), 0.45F); }

void PlottedCurves::findColumns(PlottedCurve& curve) const {
  curve.column = columnOf(recording_.get(), curve.name);
  curve.keptColumn = columnOf(kept_.get(), curve.name);
  if (curve.column > 0) {
    const auto column = static_cast<std::size_t>(curve.column);
    curve.unit = QString::fromStdString(recording_->channels()[column].unit);
    curve.ofSteps = isOfSteps(recording_->channels()[column]);
    curve.tree = ExtremesTree(column);
  }
  if (curve.keptColumn > 0) curve.keptTree = ExtremesTree(static_cast<std::size_t>(curve.keptColumn));
}

void PlottedCurves::setRecording(std::shared_ptr<const Recording> recording) {
  recording_ = std::move(recording);
  for (PlottedCurve& curve : curves_) findColumns(curve);
  if (recording_) std::erase_if(curves_, [](const PlottedCurve& c) { return c.column <= 0; });
}

void PlottedCurves::setKept(std::shared_ptr<const Recording> recording) {
  kept_ = std::move(recording);
  for (PlottedCurve& curve : curves_) {
    curve.keptColumn = columnOf(kept_.get(), curve.name);
    if (curve.keptColumn > 0) curve.keptTree = ExtremesTree(static_cast<std::size_t>(curve.keptColumn));
  }
}

int PlottedCurves::freeColor() const {
  int color = firstColor_;
  const auto used = [&](const PlottedCurve& c) { return c.color == color; };
  while (std::any_of(curves_.begin(), curves_.end(), used)) ++color;
  return color;
}

void PlottedCurves::add(int column) {
  if (!recording_ || column <= 0 || static_cast<std::size_t>(column) >= recording_->columns()) return;
  add(QString::fromStdString(recording_->channels()[static_cast<std::size_t>(column)].name));
}

void PlottedCurves::add(const QString& name) {
  if (std::any_of(curves_.begin(), curves_.end(), [&](const PlottedCurve& c) { return c.name == name; })) return;
  PlottedCurve curve{.name = name, .unit = {}, .color = freeColor()};
  findColumns(curve);
  if (curve.column > 0) curves_.push_back(std::move(curve));
}

void PlottedCurves::setNames(const QStringList& names) {
  curves_.clear();
  for (const QString& name : names) {
    PlottedCurve curve{.name = name, .unit = {}, .color = freeColor()};
    findColumns(curve);
    if (curve.column > 0 || !recording_) curves_.push_back(std::move(curve));
  }
}

void PlottedCurves::remove(const QString& name) {
  std::erase_if(curves_, [&](const PlottedCurve& c) { return c.name == name; });
}

bool PlottedCurves::takeNewRows() {
  if (!recording_) return false;
  const QDeadlineTimer deadline(takingTime, Qt::PreciseTimer);
  bool any = false;
  do {
    isBehind_ = false;
    for (PlottedCurve& curve : curves_) {
      if (curve.column > 0) isBehind_ |= curve.tree.append(*recording_, rowsAtOnce) > 0;
      if (curve.keptColumn > 0 && showsKept()) isBehind_ |= curve.keptTree.append(*kept_, rowsAtOnce) > 0;
    }
    any |= isBehind_;
  } while (isBehind_ && !deadline.hasExpired());
  return any;
}

std::size_t PlottedCurves::rows() const {
  if (!recording_ || curves_.empty()) return 0;
  std::size_t least = recording_->rows();
  for (const PlottedCurve& curve : curves_) least = std::min(least, curve.tree.rows());
  return least;
}

bool PlottedCurves::areCounts() const {
  return !curves_.empty() && std::all_of(curves_.begin(), curves_.end(),
                                         [](const PlottedCurve& c) { return c.ofSteps && c.unit.isEmpty(); });
}

bool PlottedCurves::showsKept() const {
  return kept_ && recording_ && kept_ != recording_ &&
         std::any_of(curves_.begin(), curves_.end(), [](const PlottedCurve& c) { return c.keptColumn > 0; });
}

std::size_t PlottedCurves::keptRows() const {
  if (!showsKept()) return 0;
  std::size_t least = kept_->rows();
  for (const PlottedCurve& curve : curves_)
    if (curve.keptColumn > 0) least = std::min(least, curve.keptTree.rows());
  return least;
}

AxisRange PlottedCurves::timeRange() const {
  const std::size_t n = rows(), kept = keptRows();
  if (n + kept == 0) return {0, 1};
  AxisRange range = n > 0 ? AxisRange{recording_->time(0), recording_->time(n - 1)}
                          : AxisRange{kept_->time(0), kept_->time(kept - 1)};
  if (kept > 0) range = {std::min(range.low, kept_->time(0)), std::max(range.high, kept_->time(kept - 1))};
  return range.resolvable() ? range : AxisRange{range.low, range.low + 1};
}

Extremes PlottedCurves::extremes(const AxisRange& time) const {
  Extremes result;
  if (const std::size_t n = rows(); n > 0) {
    const Rows shown(*recording_, n, time, 1);
    for (const PlottedCurve& curve : curves_) result.add(shown.extremes(curve.tree, curve.ofSteps));
  }
  if (const std::size_t n = keptRows(); n > 0) {
    const Rows shown(*kept_, n, time, 1);
    for (const PlottedCurve& curve : curves_)
      if (curve.keptColumn > 0) result.add(shown.extremes(curve.keptTree, curve.ofSteps));
  }
  return result;
}

std::vector<CurveShape> PlottedCurves::shapes(const PlotWindow& window, const QSizeF& size, const Theme& theme) const {
  std::vector<CurveShape> result;
  const auto pixels = static_cast<std::size_t>(std::max(1.0, size.width()));
  const auto add = [&](const Rows& rows, const ExtremesTree& tree, bool ofSteps, const QColor& color) {
    result.push_back({toPixels(rows.points(tree, ofSteps, window.logarithmic), window, size, ofSteps), color});
  };
  if (const std::size_t n = keptRows(); n > 0) {
    const Rows shown(*kept_, n, window.time, pixels);
    for (const PlottedCurve& curve : curves_)
      if (curve.keptColumn > 0) add(shown, curve.keptTree, curve.ofSteps, keptColor(theme, curve.color));
  }
  if (const std::size_t n = rows(); n > 0) {
    const Rows shown(*recording_, n, window.time, pixels);
    for (const PlottedCurve& curve : curves_) add(shown, curve.tree, curve.ofSteps, theme.curve(curve.color));
  }
  return result;
}

QStringList PlottedCurves::namesWithNonPositive(const AxisRange& time) const {
  QStringList names;
  const std::size_t n = rows();
  if (n == 0) return names;
  const Rows shown(*recording_, n, time, 1);
  for (const PlottedCurve& curve : curves_)
    if (shown.extremes(curve.tree, curve.ofSteps).minimum <= 0) names << curve.name;
  return names;
}

QString PlottedCurves::valueTitle() const {
  if (curves_.empty()) return {};
  const QString unit = common(curves_, [](const PlottedCurve& c) { return c.unit; });
  QString what = common(curves_, [](const PlottedCurve& c) { return channelQuantity(c.name); });
  if (what.isEmpty()) what = common(curves_, [](const PlottedCurve& c) { return channelGroup(c.name); });
  if (!unit.isEmpty()) return (what + QStringLiteral(" [%1]").arg(unit)).trimmed();
  QStringList units;
  for (const PlottedCurve& curve : curves_) {
    const QString shown = curve.unit.isEmpty() ? QStringLiteral("1") : curve.unit;
    if (!units.contains(shown)) units << shown;
  }
  return units.size() == 1 ? what : QStringLiteral("[%1]").arg(units.join(QStringLiteral("], [")));
}

QString PlottedCurves::title() const {
  if (curves_.empty()) return {};
  if (curves_.size() == 1) return curves_.front().name;
  const QString group = common(curves_, [](const PlottedCurve& c) { return channelGroup(c.name); });
  if (!group.isEmpty()) return group;
  return common(curves_, [](const PlottedCurve& c) { return channelQuantity(c.name); });
}

}  // namespace gyre::ui

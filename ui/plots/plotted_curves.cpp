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

/// Maps points to pixels, breaks the line where a value has no place, and keeps lone points visible.
QPolygonF toPixels(const std::vector<CurvePoint>& points, const PlotWindow& window, const QSizeF& size) {
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
  int color = 0;
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
    const auto borders = pixelBorders(*recording_, n, time.low, time.high, 1);
    for (const PlottedCurve& curve : curves_) result.add(curve.tree.over(*recording_, borders[0], borders[1]));
  }
  if (const std::size_t n = keptRows(); n > 0) {
    const auto borders = pixelBorders(*kept_, n, time.low, time.high, 1);
    for (const PlottedCurve& curve : curves_)
      if (curve.keptColumn > 0) result.add(curve.keptTree.over(*kept_, borders[0], borders[1]));
  }
  return result;
}

std::vector<CurveShape> PlottedCurves::shapes(const PlotWindow& window, const QSizeF& size, const Theme& theme) const {
  std::vector<CurveShape> result;
  const auto pixels = static_cast<std::size_t>(std::max(1.0, size.width()));
  if (const std::size_t n = keptRows(); n > 0) {
    const auto borders = pixelBorders(*kept_, n, window.time.low, window.time.high, pixels);
    for (const PlottedCurve& curve : curves_)
      if (curve.keptColumn > 0)
        result.push_back({toPixels(reduce(*kept_, curve.keptTree, borders, window.logarithmic), window, size),
                          keptColor(theme, curve.color)});
  }
  if (const std::size_t n = rows(); n > 0) {
    const auto borders = pixelBorders(*recording_, n, window.time.low, window.time.high, pixels);
    for (const PlottedCurve& curve : curves_)
      result.push_back({toPixels(reduce(*recording_, curve.tree, borders, window.logarithmic), window, size),
                        theme.curve(curve.color)});
  }
  return result;
}

QStringList PlottedCurves::namesWithNonPositive(const AxisRange& time) const {
  QStringList names;
  const std::size_t n = rows();
  if (n == 0) return names;
  const auto borders = pixelBorders(*recording_, n, time.low, time.high, 1);
  for (const PlottedCurve& curve : curves_) {
    if (curve.tree.over(*recording_, borders[0], borders[1]).minimum <= 0) names << curve.name;
  }
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

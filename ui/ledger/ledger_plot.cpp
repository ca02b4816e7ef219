#include "ledger/ledger_plot.h"

#include "figure/plot_gestures.h"
#include "figure/plot_surface.h"
#include "figure/readable_number.h"
#include "ledger/ledger_colors.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr int pixelsPerTime = 80, pixelsPerValue = 36;
constexpr double reachOfLine = 4;               // how near to the line the mouse must be [pixels]
constexpr float plain = 0.78F, beside = 0.30F;  // opacity of bands, and of those beside a chosen one

constexpr LedgerBand bandOf(std::size_t i) { return static_cast<LedgerBand>(i); }

}  // namespace

LedgerPlot::LedgerPlot(const EnergyBook& book, QWidget* parent)
    : PaintedFigure({.objectName = QStringLiteral("energyLedger"),
                     .pixelsPerTick = pixelsPerTime,
                     .pixelsPerTickUp = pixelsPerValue},
                    parent),
      book_(book) {
  setMinimumSize(260, 140);
  surface().setAccessibleName(tr("Energy of the run over time, as stacked bands"));
  surface().gestures().takeCursor();
  connect(&surface().gestures(), &PlotGestures::cursorDragged, this,
          [this](double unit) { emit cursorDragged(inSight().x.fromUnit(unit)); });
  connect(&surface().gestures(), &PlotGestures::clicked, this, [this](QPointF place) {
    if (const auto band = bandAt(place)) emit chosen(*band);
  });
  setDark(look().dark);
}

bool LedgerPlot::hasPicture() const { return book_.rows() > 0; }

QString LedgerPlot::pictureTitle() const { return tr("Energy"); }

FigureWords LedgerPlot::words() const {
  return {.hasAxes = hasPicture(), .horizontal = tr("time [s]"), .value = tr("energy [J]")};
}

/// The values are those of the time in sight.
AxesWindow LedgerPlot::all() const {
  AxisRange time = hasPicture() ? book_.timeRange() : AxisRange{};
  if (!time.resolvable()) time.high = time.low + 1;
  const AxisRange& shown = sight().fitsX() ? time : inSight().x;
  return {.x = time, .y = fittedValues(book_.extremes(shown), false).value_or(AxisRange{0, 1})};
}

void LedgerPlot::draw() {
  PaintedFigure::draw();
  placeCursor();
}

QPolygonF LedgerPlot::polygonOf(const std::vector<CurvePoint>& points) const {
  QPolygonF out;
  out.reserve(static_cast<qsizetype>(points.size()));
  for (const CurvePoint& p : points) out << placeOf(p.time, p.value);
  return out;
}

void LedgerPlot::fillBetween(QPainter& painter, const QPolygonF& low, const QPolygonF& high, LedgerBand band) const {
  QPolygonF area = high;
  for (auto p = low.crbegin(); p != low.crend(); ++p) area << *p;
  QColor color = colorOf(band, look());
  color = mixed(look().plotBackground, color, chosen_ && chosen_ != band ? beside : plain);
  painter.setPen(Qt::NoPen);
  painter.setBrush(band == LedgerBand::method ? QBrush(colorOf(band, look()), Qt::BDiagPattern) : QBrush(color));
  painter.drawPolygon(area);
}

void LedgerPlot::paintDrawing(QPainter& painter) {
  const QRectF area = surface().plotArea();
  const AxisRange& time = inSight().x;
  const auto pixels = static_cast<std::size_t>(std::max(1.0, area.width()));
  painter.setClipRect(area, Qt::IntersectClip);
  const double zero = placeOf(0, 0).y();
  QPolygonF low({{area.left(), zero}, {area.right(), zero}});
  std::vector<std::pair<QPolygonF, LedgerBand>> edges;
  for (std::size_t i = 0; i < stackedBands; ++i) {
    if (!book_.has(bandOf(i))) continue;
    QPolygonF high = polygonOf(book_.edge(bandOf(i), time, pixels));
    if (edges.empty() && !high.isEmpty()) low = QPolygonF({{high.first().x(), zero}, {high.last().x(), zero}});
    fillBetween(painter, low, high, bandOf(i));
    edges.emplace_back(high, bandOf(i));
    low = std::move(high);
  }
  const QPolygonF owed = polygonOf(book_.owedEdge(time, pixels));
  if (!edges.empty()) fillBetween(painter, low, owed, LedgerBand::method);
  painter.setBrush(Qt::NoBrush);
  for (const auto& [edge, band] : edges) {
    painter.setPen(QPen(mixed(look().plotBackground, colorOf(band, look()), chosen_ && chosen_ != band ? 0.6F : 1), 1));
    painter.drawPolyline(edge);
  }
  painter.setPen(QPen(colorOf(LedgerBand::broughtIn, look()), chosen_ == LedgerBand::broughtIn ? 3 : 1.5));
  painter.drawPolyline(owed);
}

std::size_t LedgerPlot::rowAt(QPointF place) const {
  const double t = inSight().x.fromUnit(surface().toUnit(place).x());
  return std::min(book_.recording()->rowAt(t), book_.rows() - 1);
}

std::optional<LedgerBand> LedgerPlot::bandAt(QPointF place) const {
  const QRectF area = surface().plotArea();
  if (book_.rows() == 0 || !area.contains(place)) return std::nullopt;
  const auto& [time, value, logTime, logValue] = inSight();
  const QPointF unit = surface().toUnit(place);
  const double t = time.fromUnit(unit.x()), E = value.fromUnit(unit.y()), pixel = time.span() / area.width();
  if (t < book_.timeRange().low - pixel || t > book_.timeRange().high + pixel) return std::nullopt;
  const std::size_t row = rowAt(place);
  const double owed = book_.owed(row);
  if (std::abs(unit.y() - value.toUnit(owed)) * area.height() <= reachOfLine) return LedgerBand::broughtIn;
  double low = 0;
  for (std::size_t i = 0; i < stackedBands; ++i) {
    if (!book_.has(bandOf(i))) continue;
    const double high = book_.top(bandOf(i), row);
    if (E >= std::min(low, high) && E <= std::max(low, high)) return bandOf(i);
    low = high;
  }
  if (E >= std::min(low, owed) && E <= std::max(low, owed)) return LedgerBand::method;
  return std::nullopt;
}

QString LedgerPlot::tipAt(QPointF place) const {
  const auto band = bandAt(place);
  if (!band) return {};
  const std::size_t row = rowAt(place);
  return tr("%1: %2 J at %3 s\n%4")
      .arg(nameOf(*band), compactNumber(book_.value(*band, row), 4), compactNumber(book_.recording()->time(row), 4),
           explanationOf(*band));
}

QString LedgerPlot::description() const {
  if (book_.rows() == 0) return tr("No run yet");
  const double t = cursor_.value_or(book_.timeRange().high);
  const std::size_t row = std::min(book_.recording()->rowAt(t), book_.rows() - 1);
  QStringList words;
  for (std::size_t i = 0; i < ledgerBands; ++i)
    if (book_.has(bandOf(i)))
      words << tr("%1 %2 J").arg(nameOf(bandOf(i)), compactNumber(book_.value(bandOf(i), row), 4));
  return tr("At %1 s: %2").arg(compactNumber(book_.recording()->time(row), 4), words.join(QStringLiteral(", ")));
}

void LedgerPlot::setCursor(double time) {
  cursor_ = std::isnan(time) ? std::nullopt : std::optional(time);
  placeCursor();
}

void LedgerPlot::placeCursor() {
  if (!cursor_ || book_.rows() == 0 || isOnPaper_) return surface().setTimeCursor(std::nullopt);
  surface().setTimeCursor(inSight().x.toUnit(*cursor_) * surface().plotArea().width(),
                          tr("%1 s").arg(compactNumber(*cursor_, 4)));
}

void LedgerPlot::setOnPaper(bool on) { isOnPaper_ = on; }

void LedgerPlot::choose(std::optional<LedgerBand> band) {
  if (chosen_ == band) return;
  chosen_ = band;
  draw();
}

}  // namespace gyre::ui

#include "moc_ledger_plot.cpp"

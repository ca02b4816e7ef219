#include "ledger/ledger_plot.h"

#include "ledger/ledger_colors.h"
#include "plots/plot_surface.h"
#include "theme/theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr int pixelsPerTime = 80, pixelsPerValue = 36;
constexpr double pullPoint = 4;                 // how near to the cursor or the line the mouse must be [pixels]
constexpr double click = 4;                     // how far the mouse may move in one
constexpr float plain = 0.78F, beside = 0.30F;  // opacity of bands, and of those beside a chosen one

constexpr LedgerBand bandOf(std::size_t i) { return static_cast<LedgerBand>(i); }

}  // namespace

LedgerPlot::LedgerPlot(const EnergyBook& book, QWidget* parent)
    : QWidget(parent), book_(book), theme_(&currentTheme()), surface_(new PlotSurface(this)) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  setMinimumSize(260, 140);
  surface_->setObjectName(QStringLiteral("energyLedger"));
  surface_->setAccessibleName(tr("Energy of the run over time, as stacked bands"));
  surface_->setDescription([this] { return description(); });
  surface_->setTheme(*theme_);
  surface_->installEventFilter(this);
  connect(surface_, &PlotSurface::zoomed, this,
          [this](ZoomAxes, double factor, QPointF about) { zoom(factor, about.x()); });
  connect(surface_, &PlotSurface::panned, this, [this](QPointF delta) { pan(delta.x()); });
  connect(surface_, &PlotSurface::fitRequested, this, &LedgerPlot::restart);
  connect(surface_, &PlotSurface::cursorDragged, this,
          [this](double unit) { emit cursorDragged(time_.fromUnit(unit)); });
}

void LedgerPlot::restart() {
  following_ = true;
  refresh();
}

void LedgerPlot::refresh() {
  fitRange();
  draw();
}

void LedgerPlot::zoom(double factor, double about) {
  const AxisRange zoomed = time_.zoomed(factor, about);
  if (zoomed.span() >= book_.timeRange().span()) return restart();
  if (!zoomed.resolvable()) return;
  time_ = zoomed;
  following_ = false;
  refresh();
}

void LedgerPlot::pan(double units) {
  if (following_) return;
  time_ = time_.shifted(units);
  refresh();
}

void LedgerPlot::fitRange() {
  if (following_ && book_.rows() > 0) time_ = book_.timeRange();
  if (!time_.resolvable()) time_ = {time_.low, time_.low + 1};
  value_ = fittedValues(book_.extremes(time_), false).value_or(AxisRange{0, 1});
}

PlotAnnotations LedgerPlot::annotations() const {
  PlotAnnotations notes;
  if (book_.rows() == 0) return notes;
  const QSizeF size = surface_->plotArea().size();
  const AxisTicks times = placedTicks(time_, AxisScale::linear,
                                      std::max(2, static_cast<int>(size.width()) / pixelsPerTime), size.width()),
                  values = placedTicks(value_, AxisScale::linear,
                                       std::max(2, static_cast<int>(size.height()) / pixelsPerValue), size.height());
  notes.timeTicks = times.ticks;
  notes.valueTicks = values.ticks;
  notes.timeTitle = withFactor(tr("time [s]"), times);
  notes.valueTitle = withFactor(tr("energy [J]"), values);
  return notes;
}

void LedgerPlot::draw() {
  surface_->reserveLabels(annotations().valueTicks);
  PlotAnnotations notes = annotations();  // the labels decide how wide the plot is
  picture_ = QPixmap(size() * devicePixelRatioF());
  picture_.setDevicePixelRatio(devicePixelRatioF());
  picture_.fill(theme_->plotBackground);
  QPainter painter(&picture_);
  const QRectF area = surface_->plotArea();
  painter.translate(area.bottomLeft());
  painter.setClipRect(QRectF(0, -area.height(), area.width() + 1, area.height() + 1));
  if (book_.rows() > 0) {
    drawGrid(painter, notes);
    drawBands(painter);
    painter.setPen(QPen(theme_->axis, 1));
    painter.drawLine(QPointF(0.5, 0), QPointF(0.5, -area.height()));
    painter.drawLine(QPointF(0, -0.5), QPointF(area.width(), -0.5));
  }
  surface_->setAnnotations(std::move(notes));
  placeCursor();
  update();
}

void LedgerPlot::drawGrid(QPainter& painter, const PlotAnnotations& notes) const {
  const QSizeF size = surface_->plotArea().size();
  painter.setPen(QPen(theme_->grid, 1));
  for (const Tick& tick : notes.timeTicks)
    painter.drawLine(QPointF(std::round(tick.position) + 0.5, 0),
                     QPointF(std::round(tick.position) + 0.5, -size.height()));
  for (const Tick& tick : notes.valueTicks)
    painter.drawLine(QPointF(0, 0.5 - std::round(tick.position)),
                     QPointF(size.width(), 0.5 - std::round(tick.position)));
}

/// In pixels from the lower left corner of the plot area, y downwards.
QPolygonF LedgerPlot::polygonOf(const std::vector<CurvePoint>& points) const {
  const QSizeF size = surface_->plotArea().size();
  QPolygonF out;
  out.reserve(static_cast<qsizetype>(points.size()));
  for (const CurvePoint& p : points)
    out << QPointF(time_.toUnit(p.time) * size.width(), -value_.toUnit(p.value) * size.height());
  return out;
}

void LedgerPlot::fillBetween(QPainter& painter, const QPolygonF& low, const QPolygonF& high, LedgerBand band) const {
  QPolygonF area = high;
  for (auto p = low.crbegin(); p != low.crend(); ++p) area << *p;
  QColor color = colorOf(band, *theme_);
  color = mixed(theme_->plotBackground, color, chosen_ && chosen_ != band ? beside : plain);
  painter.setPen(Qt::NoPen);
  painter.setBrush(band == LedgerBand::method ? QBrush(colorOf(band, *theme_), Qt::BDiagPattern) : QBrush(color));
  painter.drawPolygon(area);
}

void LedgerPlot::drawBands(QPainter& painter) const {
  const QSizeF size = surface_->plotArea().size();
  const auto pixels = static_cast<std::size_t>(std::max(1.0, size.width()));
  painter.setRenderHint(QPainter::Antialiasing);
  const double zero = -value_.toUnit(0) * size.height();
  QPolygonF low({{0, zero}, {size.width(), zero}});
  std::vector<std::pair<QPolygonF, LedgerBand>> edges;
  for (std::size_t i = 0; i < stackedBands; ++i) {
    if (!book_.has(bandOf(i))) continue;
    QPolygonF high = polygonOf(book_.edge(bandOf(i), time_, pixels));
    if (edges.empty() && !high.isEmpty()) low = QPolygonF({{high.first().x(), zero}, {high.last().x(), zero}});
    fillBetween(painter, low, high, bandOf(i));
    edges.emplace_back(high, bandOf(i));
    low = std::move(high);
  }
  const QPolygonF owed = polygonOf(book_.owedEdge(time_, pixels));
  if (!edges.empty()) fillBetween(painter, low, owed, LedgerBand::method);
  painter.setBrush(Qt::NoBrush);
  for (const auto& [edge, band] : edges) {
    painter.setPen(
        QPen(mixed(theme_->plotBackground, colorOf(band, *theme_), chosen_ && chosen_ != band ? 0.6F : 1), 1));
    painter.drawPolyline(edge);
  }
  painter.setPen(QPen(colorOf(LedgerBand::broughtIn, *theme_), chosen_ == LedgerBand::broughtIn ? 3 : 1.5));
  painter.drawPolyline(owed);
}

std::optional<LedgerBand> LedgerPlot::bandAt(QPointF place) const {
  const QRectF area = surface_->plotArea();
  if (book_.rows() == 0 || !area.contains(place)) return std::nullopt;
  const double t = time_.fromUnit((place.x() - area.left()) / area.width());
  const double unit = (area.bottom() - place.y()) / area.height(), E = value_.fromUnit(unit);
  const double pixel = time_.span() / area.width();
  if (t < book_.timeRange().low - pixel || t > book_.timeRange().high + pixel) return std::nullopt;
  const std::size_t row = std::min(book_.recording()->rowAt(t), book_.rows() - 1);
  const double owed = book_.owed(row);
  if (std::abs(unit - value_.toUnit(owed)) * area.height() <= pullPoint) return LedgerBand::broughtIn;
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
  const QRectF area = surface_->plotArea();
  const double t = time_.fromUnit((place.x() - area.left()) / area.width());
  const std::size_t row = std::min(book_.recording()->rowAt(t), book_.rows() - 1);
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
  if (!cursor_ || book_.rows() == 0) return surface_->setTimeCursor(std::nullopt);
  surface_->setTimeCursor(time_.toUnit(*cursor_) * surface_->plotArea().width(),
                          tr("%1 s").arg(compactNumber(*cursor_, 4)));
}

void LedgerPlot::choose(std::optional<LedgerBand> band) {
  if (chosen_ == band) return;
  chosen_ = band;
  draw();
}

void LedgerPlot::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_->plotBackground);
  painter.drawPixmap(0, 0, picture_);
}

void LedgerPlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  surface_->resize(size());
  refresh();
}

void LedgerPlot::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::StyleChange || theme_ == &currentTheme()) return;
  theme_ = &currentTheme();
  surface_->setTheme(*theme_);
  draw();
}

/// A click is for bands, where the surface would draw a box to zoom to; beside the cursor it is the surface's.
bool LedgerPlot::eventFilter(QObject* watched, QEvent* event) {
  if (watched != surface_) return false;
  switch (event->type()) {
    case QEvent::ToolTip: {
      const auto* help = static_cast<QHelpEvent*>(event);
      QToolTip::showText(help->globalPos(), tipAt(help->pos()), surface_);
      return true;
    }
    case QEvent::MouseButtonPress: {
      const auto* mouse = static_cast<QMouseEvent*>(event);
      const double cursor = cursor_ ? time_.toUnit(*cursor_) * surface_->plotArea().width() : -100;
      if (mouse->button() != Qt::LeftButton) return false;
      if (std::abs(mouse->position().x() - surface_->plotArea().left() - cursor) <= pullPoint) return false;
      pressed_ = mouse->position();
      surface_->setFocus(Qt::MouseFocusReason);
      return true;
    }
    case QEvent::MouseMove: return pressed_.has_value();
    case QEvent::MouseButtonRelease: {
      const auto* mouse = static_cast<QMouseEvent*>(event);
      if (!pressed_) return false;
      const QPointF way = mouse->position() - *std::exchange(pressed_, std::nullopt);
      if (std::abs(way.x()) + std::abs(way.y()) > click) return true;
      if (const auto band = bandAt(mouse->position())) emit chosen(*band);
      return true;
    }
    default: return false;
  }
}

}  // namespace gyre::ui

#include "moc_ledger_plot.cpp"

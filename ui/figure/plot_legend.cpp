#include "figure/plot_legend.h"

#include <QPainter>

#include <algorithm>

namespace gyre::ui {

namespace {

constexpr int legendGap = 8;
constexpr int solidSwatch = 16, dashedSwatch = 28;  ///< a stroke shows on a longer line

/// Values change at every frame: each gets room for the usual ones, so that nothing moves.
int valueWidth(const QFontMetrics& metrics, const QString& value) {
  const int usual = metrics.horizontalAdvance(QStringLiteral("−888.888"));
  const qsizetype space = value.indexOf(QLatin1Char(' '));
  const int unit = space < 0 ? 0 : metrics.horizontalAdvance(value.mid(space));
  return std::max(metrics.horizontalAdvance(value), usual + unit);
}

/// The largest value grows as the run does.
int normWidth(const QFontMetrics& metrics, const QString& norm) {
  return std::max(metrics.horizontalAdvance(norm), metrics.horizontalAdvance(QStringLiteral("max 8.88×10⁻⁸")));
}

constexpr int shadeWidth = 26, barHeight = 8;  ///< of one colour of a bar
constexpr int barRim = 20;                     ///< for half of the numbers at its ends

int barWidth(const LegendEntry& entry) {
  return entry.shades.empty() ? 0 : shadeWidth * static_cast<int>(entry.shades.size()) + 2 * barRim;
}

int swatchWidth(const LegendEntry& entry) { return entry.line == Qt::SolidLine ? solidSwatch : dashedSwatch; }

/// The line and what is left free beside it.
int markWidth(const LegendEntry& entry) { return entry.color.isValid() ? swatchWidth(entry) + legendGap / 2 : 0; }

}  // namespace

PlotLegend::PlotLegend(QWidget* parent) : QWidget(parent), theme_(&lightTheme()) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void PlotLegend::setTheme(const Theme& theme) {
  theme_ = &theme;
  update();
}

void PlotLegend::setEntries(std::vector<LegendEntry> entries) {
  const int before = heightForWidth(width());
  entries_ = std::move(entries);
  if (heightForWidth(width()) != before) updateGeometry();
  update();
}

int PlotLegend::heightOfRow() const {
  const auto hasBar = [](const LegendEntry& entry) { return !entry.shades.empty(); };
  return QFontMetrics(font()).height() + 4 + (std::ranges::any_of(entries_, hasBar) ? barHeight + 2 : 0);
}

std::vector<QRect> PlotLegend::layoutEntries(int width, Detail detail) const {
  const QFontMetrics names(font()), numbers(tabularFont(font()));
  const int height = heightOfRow();
  std::vector<QRect> rects;
  int x = legendGap, y = 0;
  for (const LegendEntry& entry : entries_) {
    int w = markWidth(entry) + names.horizontalAdvance(entry.name) + barWidth(entry);
    if (detail != Detail::none && !entry.value.isEmpty()) w += legendGap + valueWidth(numbers, entry.value);
    if (detail == Detail::norms && !entry.norm.isEmpty()) w += legendGap + normWidth(numbers, entry.norm);
    if (x > legendGap && x + w > width - legendGap) {
      x = legendGap;
      y += height;
    }
    rects.emplace_back(x, y, w, height);
    x += w + 2 * legendGap;
  }
  return rects;
}

PlotLegend::Detail PlotLegend::detailFor(int width) const {
  constexpr int rows = 3;  // more would take the room of the curves
  for (const Detail detail : {Detail::norms, Detail::values}) {
    const auto rects = layoutEntries(width, detail);
    const bool isNarrow = std::any_of(rects.begin(), rects.end(), [&](const QRect& r) { return r.right() > width; });
    if (isNarrow && detail == Detail::norms) continue;  // names have their letters first
    if (rects.empty() || rects.back().bottom() < rows * rects.front().height()) return detail;
  }
  return Detail::none;
}

std::vector<QRect> PlotLegend::layoutEntries(int width) const { return layoutEntries(width, detailFor(width)); }

int PlotLegend::heightForWidth(int width) const {
  const auto rects = layoutEntries(std::max(width, 120));
  return rects.empty() ? 0 : rects.back().bottom() + 1;
}

QString PlotLegend::nameAt(QPoint position) const {
  const auto rects = layoutEntries(width());
  for (std::size_t i = 0; i < rects.size(); ++i) {
    if (rects[i].contains(position)) return entries_[i].name;
  }
  return {};
}

void PlotLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Detail detail = detailFor(width());
  const auto rects = layoutEntries(width(), detail);
  for (std::size_t i = 0; i < rects.size(); ++i) {
    painter.setOpacity(entries_[i].shown ? 1.0 : 0.35);
    paintMark(painter, entries_[i], rects[i]);
    paintWords(painter, entries_[i], rects[i].adjusted(markWidth(entries_[i]), 0, 0, 0), detail);
    paintBar(painter, entries_[i], rects[i]);
  }
}

/// At the right end of its place, with as many numbers below it as have room.
void PlotLegend::paintBar(QPainter& painter, const LegendEntry& entry, QRect place) const {
  if (entry.shades.empty()) return;
  const QFontMetrics numbers(tabularFont(font()));
  place.setRight(std::min(place.right(), width() - 1));
  const int count = static_cast<int>(entry.shades.size());
  const int each = std::max(4, std::min(shadeWidth, (place.width() - 2 * barRim) / count));
  const int left = place.right() + 1 - barRim - each * count, top = place.top() + 2;
  painter.setPen(Qt::NoPen);
  for (int i = 0; i < count; ++i) {
    painter.setBrush(entry.shades[static_cast<std::size_t>(i)]);
    painter.drawRect(QRect(left + each * i, top, each, barHeight));
  }
  int widest = 0;
  for (const QString& bound : entry.bounds) widest = std::max(widest, numbers.horizontalAdvance(bound));
  const int stride = std::max(1, (widest + legendGap + each - 1) / each);
  painter.setFont(tabularFont(font()));
  painter.setPen(theme_->textMuted);
  for (int i = 0; i < entry.bounds.size(); i += stride)
    painter.drawText(QRect(left + each * i - widest, top + barHeight, 2 * widest, place.bottom() - top - barHeight),
                     Qt::AlignHCenter | Qt::AlignVCenter, entry.bounds[i]);
}

void PlotLegend::paintMark(QPainter& painter, const LegendEntry& entry, const QRect& r) const {
  if (!entry.color.isValid()) return;
  const QPointF left(r.left() + 2, r.center().y() + 0.5),
      right(r.left() + swatchWidth(entry) - 2, r.center().y() + 0.5);
  const bool solid = entry.line == Qt::SolidLine;
  painter.setPen(QPen(entry.color, entry.marker == Marker::none && solid ? 3 : 1.5, entry.line,
                      solid ? Qt::RoundCap : Qt::FlatCap));
  painter.drawLine(left, right);
  drawMarker(painter, entry.marker, (left + right) / 2, 4, entry.color, theme_->plotBackground);
}

void PlotLegend::paintWords(QPainter& painter, const LegendEntry& entry, QRect text, Detail detail) const {
  const QFontMetrics names(font()), numbers(tabularFont(font()));
  const bool hasValue = detail != Detail::none && !entry.value.isEmpty();
  const bool hasNorm = detail == Detail::norms && !entry.norm.isEmpty();
  const int value = hasValue ? legendGap + valueWidth(numbers, entry.value) : 0;
  const int norm = hasNorm ? legendGap + normWidth(numbers, entry.norm) : 0;
  painter.setFont(font());
  painter.setPen(entry.color.isValid() ? theme_->text : theme_->textMuted);
  // One that is longer than the plot is wide ends in dots; its numbers are whole.
  const int room = std::max(32, width() - text.left() - legendGap - value - norm);
  const QString name = names.elidedText(entry.name, Qt::ElideRight, room);
  painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, name);
  painter.setFont(tabularFont(font()));
  painter.setPen(theme_->textMuted);
  text.setLeft(text.left() + std::min(room, names.horizontalAdvance(entry.name)) + legendGap);
  if (hasValue) painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, entry.value);
  text.setLeft(text.left() + value);
  if (hasNorm) painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, entry.norm);
}

void PlotLegend::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  updateGeometry();  // its height depends on its width
}

}  // namespace gyre::ui

#include "moc_plot_legend.cpp"

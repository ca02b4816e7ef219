#include "plots/plot_legend.h"

#include <QPainter>

#include <algorithm>

namespace gyre::ui {

namespace {

constexpr int legendGap = 8;
constexpr int swatch = 16;

/// Values change at every frame: each gets room for the usual ones, so that nothing moves.
int valueWidth(const QFontMetrics& metrics, const QString& value) {
  const int usual = metrics.horizontalAdvance(QStringLiteral("−888.888"));
  const qsizetype space = value.indexOf(QLatin1Char(' '));
  const int unit = space < 0 ? 0 : metrics.horizontalAdvance(value.mid(space));
  return std::max(metrics.horizontalAdvance(value), usual + unit);
}

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

std::vector<QRect> PlotLegend::layoutEntries(int width, bool withValues) const {
  const QFontMetrics names(font()), numbers(tabularFont(font()));
  const int height = names.height() + 4;
  std::vector<QRect> rects;
  int x = legendGap, y = 0;
  for (const LegendEntry& entry : entries_) {
    int w = swatch + legendGap / 2 + names.horizontalAdvance(entry.name);
    if (withValues && !entry.value.isEmpty()) w += legendGap + valueWidth(numbers, entry.value);
    if (x > legendGap && x + w > width - legendGap) {
      x = legendGap;
      y += height;
    }
    rects.emplace_back(x, y, w, height);
    x += w + 2 * legendGap;
  }
  return rects;
}

bool PlotLegend::valuesFit(int width) const {
  constexpr int rows = 3;  // more would take the room of the curves
  const auto rects = layoutEntries(width, true);
  return rects.empty() || rects.back().bottom() < rows * rects.front().height();
}

std::vector<QRect> PlotLegend::layoutEntries(int width) const { return layoutEntries(width, valuesFit(width)); }

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
  const bool values = valuesFit(width());
  const auto rects = layoutEntries(width(), values);
  for (std::size_t i = 0; i < rects.size(); ++i) {
    const QRect& r = rects[i];
    const QPointF left(r.left() + 2, r.center().y() + 0.5), right(r.left() + swatch - 2, r.center().y() + 0.5);
    painter.setOpacity(entries_[i].shown ? 1.0 : 0.35);
    const bool solid = entries_[i].line == Qt::SolidLine;
    painter.setPen(QPen(entries_[i].color, entries_[i].marker == Marker::none && solid ? 3 : 1.5, entries_[i].line,
                        solid ? Qt::RoundCap : Qt::FlatCap));
    painter.drawLine(left, right);
    drawMarker(painter, entries_[i].marker, (left + right) / 2, 4, entries_[i].color, theme_->plotBackground);
    const QRect text = r.adjusted(swatch + legendGap / 2, 0, 0, 0);
    painter.setFont(font());
    painter.setPen(theme_->text);
    // One that is longer than the plot is wide ends in dots.
    const int room = std::max(32, width() - text.left() - legendGap);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font()).elidedText(entries_[i].name, Qt::ElideRight, room));
    if (!values) continue;
    painter.setFont(tabularFont(font()));
    painter.setPen(theme_->textMuted);
    const int used = QFontMetrics(font()).horizontalAdvance(entries_[i].name) + legendGap;
    painter.drawText(text.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, entries_[i].value);
  }
}

void PlotLegend::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  updateGeometry();  // its height depends on its width
}

}  // namespace gyre::ui

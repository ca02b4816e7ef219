#include "plots/plot_legend.h"

#include <QPainter>

namespace gyre::ui {

namespace {

constexpr int gap = 8;
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

std::vector<QRect> PlotLegend::layoutEntries(int width) const {
  const QFontMetrics names(font()), numbers(tabularFont(font()));
  const int height = names.height() + 4;
  std::vector<QRect> rects;
  int x = gap, y = 0;
  for (const LegendEntry& entry : entries_) {
    int w = swatch + gap / 2 + names.horizontalAdvance(entry.name);
    if (!entry.value.isEmpty()) w += gap + valueWidth(numbers, entry.value);
    if (x > gap && x + w > width - gap) {
      x = gap;
      y += height;
    }
    rects.emplace_back(x, y, w, height);
    x += w + 2 * gap;
  }
  return rects;
}

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
  const auto rects = layoutEntries(width());
  for (std::size_t i = 0; i < rects.size(); ++i) {
    const QRect& r = rects[i];
    painter.setPen(QPen(entries_[i].color, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(r.left() + 2, r.center().y() + 0.5), QPointF(r.left() + swatch - 2, r.center().y() + 0.5));
    const QRect text = r.adjusted(swatch + gap / 2, 0, 0, 0);
    painter.setFont(font());
    painter.setPen(theme_->text);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, entries_[i].name);
    painter.setFont(tabularFont(font()));
    painter.setPen(theme_->textMuted);
    const int used = QFontMetrics(font()).horizontalAdvance(entries_[i].name) + gap;
    painter.drawText(text.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, entries_[i].value);
  }
}

void PlotLegend::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  updateGeometry();  // its height depends on its width
}

}  // namespace gyre::ui

#include "panels/function_preview.h"

#include "figure/axis_ticks.h"
#include "panels/number_edit.h"
#include "theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace gyre::ui {
namespace {

constexpr int sampleCount = 241;

/// Where an expression is looked at: tables say it themselves.
std::pair<double, double> usualRange(Quantity q) {
  switch (q) {
    case Quantity::time: return {0, 2};
    case Quantity::length: return {-0.1, 0.1};
    case Quantity::angle: return {-std::numbers::pi, std::numbers::pi};
    default: return {-1, 1};
  }
}

QString withUnit(double x, Quantity q) {
  const QString unit = printedUnit(siSymbol(q));
  return compactNumber(x, 4) + (unit.isEmpty() ? QString() : " " + unit);
}

}  // namespace

FunctionPreview::FunctionPreview(Argument argument, Quantity quantity, QWidget* parent)
    : QWidget(parent), argument_(std::move(argument)), quantity_(quantity) {
  setFixedHeight(112);
}

void FunctionPreview::show(const Function& f) {
  function_ = f;
  samples_.clear();
  update();
  const auto compiled = CompiledFunction::compile(f, argument_);
  if (!compiled) return;
  std::tie(low_, high_) = usualRange(argument_.quantity);
  if (!f.table.empty()) {
    const double margin = 0.1 * (f.table.back().x - f.table.front().x);
    low_ = f.table.front().x - margin;
    high_ = f.table.back().x + margin;
  }
  bool any = false;
  for (int i = 0; i < sampleCount; ++i) {
    const double y = (*compiled)(low_ + (high_ - low_) * i / (sampleCount - 1));
    samples_.push_back(y);
    if (!std::isfinite(y)) continue;
    bottom_ = any ? std::min(bottom_, y) : y;
    top_ = any ? std::max(top_, y) : y;
    any = true;
  }
  if (!any) samples_.clear();
  if (top_ - bottom_ <= 1e-12 * std::abs(top_)) {  // level: in the middle
    const double room = std::max(std::abs(top_), 1.0);
    top_ += room;
    bottom_ -= room;
  }
}

QRectF FunctionPreview::plotArea() const {
  const int line = fontMetrics().height();
  return QRectF(rect()).adjusted(8.5, line + 6.5, -8.5, -line - 6.5);
}

void FunctionPreview::paintEvent(QPaintEvent*) {
  const Theme& t = currentTheme();
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.setPen(t.border);
  p.setBrush(t.plotBackground);
  p.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  if (samples_.empty()) return;
  const QRectF area = plotArea();
  const auto at = [&](double x, double y) {
    return QPointF(area.left() + (x - low_) / (high_ - low_) * area.width(),
                   area.bottom() - (y - bottom_) / (top_ - bottom_) * area.height());
  };
  p.setPen(QPen(t.grid, 1));
  if (bottom_ < 0 && top_ > 0) p.drawLine(at(low_, 0), at(high_, 0));
  if (low_ < 0 && high_ > 0) p.drawLine(at(0, bottom_), at(0, top_));

  QPainterPath path;
  bool down = false;
  for (int i = 0; i < sampleCount; ++i) {
    const double y = samples_[static_cast<std::size_t>(i)];
    if (!std::isfinite(y)) down = false;
    else {
      const QPointF point = at(low_ + (high_ - low_) * i / (sampleCount - 1), y);
      if (std::exchange(down, true)) path.lineTo(point);
      else path.moveTo(point);
    }
  }
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(t.curve(0), 1.5));
  p.drawPath(path);
  p.setPen(Qt::NoPen);
  p.setBrush(t.curve(0));
  for (const TablePoint& point : function_.table) p.drawEllipse(at(point.x, point.y), 2.5, 2.5);

  p.setPen(t.textMuted);
  p.setFont(tabularFont(font()));
  const QRectF words = QRectF(rect()).adjusted(8, 4, -8, -4);
  p.drawText(words, Qt::AlignLeft | Qt::AlignTop,
             tr("%1 to %2").arg(compactNumber(bottom_, 4), withUnit(top_, quantity_)));
  p.drawText(
      words, Qt::AlignRight | Qt::AlignBottom,
      tr("%1 = %2 to %3")
          .arg(QString::fromStdString(argument_.name), compactNumber(low_, 4), withUnit(high_, argument_.quantity)));
}

}  // namespace gyre::ui

#include "moc_function_preview.cpp"

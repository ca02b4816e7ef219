#include "panels/function_preview.h"

#include "figure/readable_number.h"
#include "flexible/along_line.h"
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

bool isAlongLine(const Argument& argument) { return argument.name == alongLineArgument.name; }

/// Where an expression is looked at: tables say it themselves.
AxisRange usualRange(const Argument& argument) {
  if (isAlongLine(argument)) return {0, 1};
  switch (argument.quantity) {
    case Quantity::time: return {0, 2};
    case Quantity::length: return {-0.1, 0.1};
    case Quantity::angle: return {-std::numbers::pi, std::numbers::pi};
    default: return {-1, 1};
  }
}

double variableAt(const AxisRange& range, int sample) { return range.low + range.span() * sample / (sampleCount - 1); }

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
  shown_.x = usualRange(argument_);
  if (!f.table.empty() && !isAlongLine(argument_)) {
    const double margin = 0.1 * (f.table.back().x - f.table.front().x);
    shown_.x = {f.table.front().x - margin, f.table.back().x + margin};
  }
  AxisRange& values = shown_.y;
  bool any = false;
  for (int i = 0; i < sampleCount; ++i) {
    const double y = (*compiled)(variableAt(shown_.x, i));
    samples_.push_back(y);
    if (!std::isfinite(y)) continue;
    values = any ? AxisRange{std::min(values.low, y), std::max(values.high, y)} : AxisRange{y, y};
    any = true;
  }
  if (!any) samples_.clear();
  if (values.span() <= 1e-12 * std::abs(values.high)) {  // level: in the middle
    const double room = std::max(std::abs(values.high), 1.0);
    values = {values.low - room, values.high + room};
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
  const AxisRange &variable = shown_.x, &values = shown_.y;
  const auto at = [&](double x, double y) {
    const QPointF unit = shown_.toUnit(x, y);
    return QPointF(area.left() + unit.x() * area.width(), area.bottom() - unit.y() * area.height());
  };
  p.setPen(QPen(t.grid, 1));
  if (values.low < 0 && values.high > 0) p.drawLine(at(variable.low, 0), at(variable.high, 0));
  if (variable.low < 0 && variable.high > 0) p.drawLine(at(0, values.low), at(0, values.high));

  QPainterPath path;
  bool down = false;
  for (int i = 0; i < sampleCount; ++i) {
    const double y = samples_[static_cast<std::size_t>(i)];
    if (!std::isfinite(y)) down = false;
    else {
      const QPointF point = at(variableAt(variable, i), y);
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
             tr("%1 to %2").arg(compactNumber(values.low, 4), withUnit(values.high, quantity_)));
  p.drawText(words, Qt::AlignRight | Qt::AlignBottom,
             tr("%1 = %2 to %3")
                 .arg(QString::fromStdString(argument_.name), compactNumber(variable.low, 4),
                      withUnit(variable.high, argument_.quantity)));
}

}  // namespace gyre::ui

#include "moc_function_preview.cpp"

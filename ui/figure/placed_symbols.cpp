#include "figure/placed_symbols.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>

namespace gyre::ui {

namespace {

constexpr double symbolRadius = 3.5, symbolReach = 7;  // [pixels]

}  // namespace

QString PlacedSymbols::textAt(QPointF position, const PlotPaper& paper) const {
  const auto distance = [&](const PlacedSymbol& symbol) {
    return QLineF(paper.place(symbol.place), position).length();
  };
  const auto nearest = std::ranges::min_element(symbols_, {}, distance);
  return nearest != symbols_.end() && distance(*nearest) <= symbolReach ? nearest->text : QString();
}

void PlacedSymbols::paint(QPainter& painter, const PlotPaper& paper) const {
  const QRectF area = paper.area.adjusted(-1, -1, 1, 1);
  for (const PlacedSymbol& symbol : symbols_)
    if (const QPointF at = paper.place(symbol.place); area.contains(at))
      drawMarker(painter, symbol.shape, at, symbolRadius, symbol.color, paper.theme->plotBackground);
}

}  // namespace gyre::ui

#pragma once
// Small shapes over what a figure draws; the text of one is told where the mouse rests on it.

#include "figure/marker.h"
#include "figure/plot_axes.h"

#include <vector>

namespace gyre::ui {

struct PlacedSymbol {
  QPointF place;  ///< pixels of the plot area, y upwards
  Marker shape;
  QColor color;
  QString text;
};

class PlacedSymbols {
 public:
  void set(std::vector<PlacedSymbol> symbols) { symbols_ = std::move(symbols); }
  const std::vector<PlacedSymbol>& all() const { return symbols_; }
  /// The text of the nearest symbol; empty where none is near.
  QString textAt(QPointF position, const PlotPaper& paper) const;
  void paint(QPainter& painter, const PlotPaper& paper) const;

 private:
  std::vector<PlacedSymbol> symbols_;
};

}  // namespace gyre::ui

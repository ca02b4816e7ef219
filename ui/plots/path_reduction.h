#pragma once
// The path of a point (x, y) over the rows of a recording as a line on the screen. x need not grow, so that pixel
// columns do not reduce it (curve_reduction.h); instead a piece of the path from one spot of the screen to another is
// drawn once, however often the path comes by, and one outside of the window not at all. A spot is a pixel wide, or
// wider where the path would have more than `mostPoints` points; one that has so many nevertheless fills its area, and
// from then on only pieces that lead to a new spot are drawn. Rows are taken in once, as they come, as long as the
// window stays.

#include "figure/axes_window.h"

#include <QPolygonF>
#include <QSizeF>

#include <cstdint>
#include <optional>
#include <unordered_set>

namespace gyre::ui {

class PathReduction {
 public:
  static constexpr qsizetype mostPoints = 40000;

  /// @param x, y  columns
  PathReduction(std::size_t x, std::size_t y, const AxesWindow& window, const QSizeF& size)
      : x_(x), y_(y), window_(window), size_(size) {}

  /// Takes in rows that are new, at most so many; returns how many it took.
  std::size_t append(const Recording& recording, std::size_t rows, std::size_t maxRows);
  std::size_t rows() const { return rows_; }
  /// In pixels of the plot area, y upwards; points that are not finite break the line.
  const QPolygonF& points() const { return points_; }

 private:
  void add(double x, double y);
  void addPiece(QPointF a, QPointF b);
  bool isPastOneSide(QPointF a, QPointF b) const;
  std::optional<std::uint64_t> spotOf(QPointF p) const;
  void coarsen();

  std::size_t x_, y_;
  AxesWindow window_;
  QSizeF size_;
  double spot_ = 1;
  std::size_t rows_ = 0;
  std::optional<QPointF> last_;
  bool penDown_ = false;
  QPolygonF points_;
  std::unordered_set<std::uint64_t> drawn_;    ///< pairs of spots
  std::unordered_set<std::uint64_t> visited_;  ///< spots
};

}  // namespace gyre::ui

#pragma once
// Reduces a column of a recording to what a plot can show: the extremes of each pixel column of the plot.
// However long the run, no minimum and no maximum is lost, and the cost of a frame is proportional to the rows
// that are new plus the number of pixel columns. Source: Jugel et al., "M4: A Visualization-Oriented Time Series
// Data Aggregation", VLDB 2014 (first, minimum, maximum and last value of a pixel column draw its line exactly).

#include "figure/extremes.h"
#include "run/recording.h"

#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace gyre::ui {

/// The extremes of one column over any range of rows, in logarithmic time: a tree of extremes over blocks of rows,
/// appended to as rows come. It takes a quarter of the memory of the column itself.
class ExtremesTree {
 public:
  static constexpr std::size_t leafRows = 16;  ///< rows of a block of the lowest level
  static constexpr std::size_t fanOut = 4;     ///< blocks of one level that make a block of the next

  /// @param ofMagnitudes  takes the values without their signs
  explicit ExtremesTree(std::size_t column, bool ofMagnitudes = false) : column_(column), ofMagnitudes_(ofMagnitudes) {}
  /// A column and what is added to it.
  struct Term {
    std::size_t column;
    double factor;
  };
  ExtremesTree(std::size_t column, std::vector<Term> more) : column_(column), more_(std::move(more)) {}

  /// What the curve has at a row.
  double value(const Recording& recording, std::size_t row) const {
    double x = recording.at(row, column_);
    for (const Term& term : more_) x += term.factor * recording.at(row, term.column);
    return ofMagnitudes_ ? std::abs(x) : x;
  }
  std::size_t rows() const { return rows_; }

  /// Takes in rows published since the last call, at most maxRows of them; returns how many it took.
  std::size_t append(const Recording& recording, std::size_t maxRows);

  /// Extremes of the rows [begin, end). @pre end <= rows()
  Extremes over(const Recording& recording, std::size_t begin, std::size_t end) const;

  /// Bytes held.
  std::size_t memory() const;

 private:
  void close(std::size_t level, const Extremes& block);

  std::size_t column_;
  bool ofMagnitudes_ = false;
  std::vector<Term> more_;
  std::size_t rows_ = 0;
  Extremes open_;                              ///< of the rows after the last full leaf
  std::vector<std::vector<Extremes>> levels_;  ///< full blocks only
};

/// A piece of a curve in one pixel column.
struct CurvePoint {
  double time;
  double value;
};

/// The rows at the borders of the pixel columns of [t0, t1]: pixel column i holds the rows [borders[i], borders[i+1]).
/// The first and last entries bound the rows inside the window.
std::vector<std::size_t> pixelBorders(const Recording& recording, std::size_t rows, double t0, double t1,
                                      std::size_t pixels);

/// The curve in the window of these borders: every row when there are few, else first, extremes and last of each pixel
/// column; plus the row before and the row after, so that lines run to the edges of the plot. With `positiveOnly`
/// (logarithmic axis) the extremes are those of positive values; other points are given as they are and are the
/// caller's to leave out.
std::vector<CurvePoint> reduce(const Recording& recording, const ExtremesTree& tree,
                               const std::vector<std::size_t>& borders, bool positiveOnly);

}  // namespace gyre::ui

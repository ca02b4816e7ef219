#pragma once
// What a recorded quantity is like over a range of time: the line through its rows, weighted by time, so that unequal
// steps do not count more where they are short,
//   mean = 1/T int x dt,   rms^2 = 1/T int x^2 dt,   deviation^2 = 1/T int (x - mean)^2 dt = rms^2 - mean^2,
// exact for that line. Summed as means and deviations of parts are merged (West 1979, "Updating mean and variance
// estimates", Comm. ACM 22), which does not cancel where the mean is large. A range that ends between rows is cut
// there.

#include <cstddef>
#include <limits>
#include <optional>

namespace gyre {

struct RangeStatistics {
  double from = 0, to = 0;  ///< what the rows cover of the range [s]
  double minimum = std::numeric_limits<double>::infinity(), minimumAt = 0;
  double maximum = -std::numeric_limits<double>::infinity(), maximumAt = 0;
  double mean = 0, rms = 0, deviation = 0;
  std::size_t rows = 0;  ///< within the range
  bool hasGaps = false;  ///< values that are not finite are left out, and the time to their neighbours
  double peakToPeak() const { return maximum - minimum; }
};

class RangeStatisticsSum {
 public:
  /// @param holds  each value holds for the step that ended with it: a staircase instead of a line
  RangeStatisticsSum(double from, double to, bool holds) : from_(from), to_(to), holds_(holds) {}

  /// Rows in their order, from the last one before the range to the first one after it.
  void add(double t, double x);
  /// Nothing where no row lies in the range or on either side.
  std::optional<RangeStatistics> result() const;

 private:
  struct Point {
    double t, x;
  };
  void look(const Point& p);
  void addStep(const Point& a, const Point& b);

  double from_, to_;
  bool holds_;
  std::optional<Point> last_;
  RangeStatistics out_;
  bool any_ = false;
  double time_ = 0, mean_ = 0, squares_ = 0;  ///< squares: of what lies beside the mean, times time
};

}  // namespace gyre

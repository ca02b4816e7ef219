#pragma once
// The curves of a plot over another quantity than time: kept between drawings, so that a frame takes in what is new.

#include "figure/curve_canvas.h"
#include "plots/path_reduction.h"
#include "theme/run_look.h"

#include <QDeadlineTimer>

#include <memory>
#include <vector>

namespace gyre::ui {

/// One of them: which columns of which rows.
struct PathCurve {
  std::shared_ptr<const Recording> recording;
  std::size_t rows = 0;  ///< that there are of both
  std::size_t x = 0, y = 0;
  RunLook look;

  bool isSamePath(const PathCurve& other) const { return recording == other.recording && x == other.x && y == other.y; }
};

class XyPaths {
 public:
  /// Goes on where it stopped if nothing but the number of rows has changed.
  /// @return what there is when the time is over
  std::vector<CurveShape> shapes(const std::vector<PathCurve>& curves, const AxesWindow& window, const QSizeF& size,
                                 QDeadlineTimer deadline);
  /// All rows have been taken in.
  bool isWhole() const { return whole_; }

 private:
  std::vector<PathCurve> curves_;
  std::vector<PathReduction> paths_;
  AxesWindow window_;
  QSizeF size_;
  bool whole_ = true;
};

}  // namespace gyre::ui

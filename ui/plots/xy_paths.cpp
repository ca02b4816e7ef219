#include "plots/xy_paths.h"

#include <algorithm>

namespace gyre::ui {

std::vector<CurveShape> XyPaths::shapes(const std::vector<PathCurve>& curves, const AxesWindow& window,
                                        const QSizeF& size, QDeadlineTimer deadline) {
  constexpr std::size_t piece = 4096;  // rows
  const bool same = window.x == window_.x && window.y == window_.y && size == size_ && window.logY == window_.logY &&
                    std::equal(curves.begin(), curves.end(), curves_.begin(), curves_.end(),
                               [](const PathCurve& a, const PathCurve& b) { return a.isSamePath(b); });
  curves_ = curves;
  window_ = window;
  size_ = size;
  if (!same) {
    paths_.clear();
    for (const PathCurve& curve : curves_) paths_.emplace_back(curve.x, curve.y, window, size);
  }
  do {
    whole_ = true;
    for (std::size_t i = 0; i < curves_.size(); ++i)
      whole_ &= paths_[i].append(*curves_[i].recording, curves_[i].rows, piece) < piece;
  } while (!whole_ && !deadline.hasExpired());
  std::vector<CurveShape> out;
  for (std::size_t i = 0; i < curves_.size(); ++i)
    out.push_back({paths_[i].points(), curves_[i].look.color, curves_[i].look.line});
  return out;
}

}  // namespace gyre::ui

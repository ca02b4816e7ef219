#pragma once
// An axis from one number to another with its ticks, at 1, 2 or 5 times a power of ten, or at powers of ten.

#include <string>
#include <vector>

namespace gyre {

class PlotAxis {
 public:
  /// Widened so that it has a length.
  /// @pre both positive where it is logarithmic
  PlotAxis(double least, double most, bool logarithmic);

  /// 0 at the lower end, 1 at the upper.
  double place(double value) const;

  struct Tick {
    double value;
    std::string label;
  };
  /// About `wanted` of them.
  std::vector<Tick> ticks(int wanted) const;

 private:
  std::vector<Tick> linearTicks(int wanted) const;
  std::vector<Tick> decades(int wanted) const;

  double least_, most_;  ///< on a logarithmic axis their logarithms
  bool logarithmic_;
};

}  // namespace gyre

#pragma once
// How the time that work takes grows with its size.

#include <algorithm>
#include <ctime>

namespace gyre::test {

/// Processor time of work(4 n) over that of work(n): 4 where it is linear, 16 where it is quadratic.
template <class F>
double growthOfCost(int n, F work) {
  const auto shortest = [&](int size) {
    double best = 1e9;
    for (int repeat = 0; repeat < 2; ++repeat) {
      const std::clock_t start = std::clock();
      work(size);
      best = std::min(best, static_cast<double>(std::clock() - start));
    }
    return std::max(best, 1.0);
  };
  const double once = shortest(n);
  return shortest(4 * n) / once;
}

}  // namespace gyre::test

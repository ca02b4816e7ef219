#include "study/latin_hypercube.h"

#include <numeric>
#include <random>
#include <utility>

namespace gyre {

std::vector<std::vector<double>> latinHypercube(std::size_t count, std::size_t dimensions, std::uint64_t seed) {
  std::mt19937_64 random(seed);  // whose numbers the standard fixes, unlike those of its distributions
  std::vector<std::vector<double>> points(count, std::vector<double>(dimensions));
  std::vector<std::size_t> slice(count);
  for (std::size_t j = 0; j < dimensions; ++j) {
    std::iota(slice.begin(), slice.end(), std::size_t{0});
    for (std::size_t i = count; i > 1; --i) std::swap(slice[i - 1], slice[random() % i]);
    for (std::size_t i = 0; i < count; ++i) {
      const double inside = static_cast<double>(random() >> 11) * 0x1p-53;
      points[i][j] = (static_cast<double>(slice[i]) + inside) / static_cast<double>(count);
    }
  }
  return points;
}

}  // namespace gyre
